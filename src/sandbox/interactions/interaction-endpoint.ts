import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Wire } from '../wire.ts';

/** Discord's ping interaction. */
const PING = { type: 1 };
/** Number of interactions between two tests with a wrong signature. */
const SIGNATURE_TEST_INTERVAL = 5;
const RESPONSE_TIMEOUT = 3_000;

/** Posts interactions to the application's address, signed with the sandbox's key. */
export class InteractionEndpoint {
  private readonly key = createPrivateKey(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  private address: string | null = null;
  private sent = 0;
  private readonly onRejected: (url: string, reason: string) => void;

  /** `lost` is called with the reason when an address is dropped. */
  constructor(lost: (url: string, reason: string) => void) {
    this.onRejected = lost;
  }

  /** Public key as 64 hexadecimal digits. */
  get verifyKey(): string {
    const { x = '' } = createPublicKey(this.key).export({ format: 'jwk' });
    return Buffer.from(x, 'base64url').toString('hex');
  }

  get url(): string | null {
    return this.address;
  }

  /** Sets the address if it answers a ping and refuses a wrong signature, as Discord does. */
  async setUrl(url: string | null): Promise<void> {
    if (url !== null) {
      const answer = await this.post(url, JSON.stringify(PING), true);
      const body = answer?.status === 200 ? ((await answer.json()) as { type?: unknown }) : {};
      if (body.type !== 1) throw new Error('The specified interactions endpoint URL could not be verified.');
      if ((await this.post(url, JSON.stringify(PING), false))?.status !== 401)
        throw new Error('The specified interactions endpoint URL takes wrong signatures.');
    }
    this.address = url;
  }

  /** Posts an interaction; false if it wasn't accepted. */
  async deliver(interaction: Wire): Promise<boolean> {
    if (this.address !== null && ++this.sent % SIGNATURE_TEST_INTERVAL === 0)
      await this.testSignatureCheck(this.address);
    const url = this.address;
    if (url === null) return false;
    const answer = await this.post(url, JSON.stringify(interaction), true);
    return answer?.status === 202;
  }

  /** Drops an address that accepts a wrong signature. No answer, or one from a proxy, proves nothing. */
  private async testSignatureCheck(url: string): Promise<void> {
    const status = (await this.post(url, JSON.stringify(PING), false))?.status ?? 500;
    if (status === 401 || status >= 500) return;
    this.address = null;
    this.onRejected(
      url,
      `a wrong signature was answered with ${status} instead of 401: interactions are not posted here any more`,
    );
  }

  private async post(url: string, body: string, right: boolean): Promise<Response | null> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = sign(null, Buffer.from(`${timestamp}${body}`), this.key);
    if (!right) signature[0] = (signature[0] ?? 0) ^ 1;
    const headers = {
      'content-type': 'application/json',
      'x-signature-timestamp': timestamp,
      'x-signature-ed25519': signature.toString('hex'),
    };
    return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(RESPONSE_TIMEOUT) }).catch(
      () => null,
    );
  }
}
