import { generateKeyPairSync, sign } from 'node:crypto';

/** A key as Discord has one for each application: its public half in hexadecimal digits, and requests signed with the other. */
export function createSigningKey(): {
  readonly hex: string;
  headers(body: string, at: number): Record<string, string>;
} {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    hex: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
    headers(body, at) {
      const timestamp = String(Math.floor(at / 1_000));
      return {
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      };
    },
  };
}
