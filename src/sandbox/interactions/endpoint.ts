import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Wire } from '../wire.ts';

/** Discord's word for "nothing but a test". */
const PING = { type: 1 };
/** After so many interactions a wrong signature is sent, to see whether it is refused. */
const TEST_EVERY = 5;
const PATIENCE = 3_000;

/** The address an application wants its interactions posted to, and the key that shows they come from here. */
export class Endpoint {
  private readonly key = createPrivateKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  private address: string | null = null;
  private sent = 0;
  private readonly lost: (url: string, reason: string) => void;

  /** `lost` is told when an address is not used any more, and why. */
  constructor(lost: (url: string, reason: string) => void) {
    this.lost = lost;
  }

  /** Sixty-four hexadecimal digits. */
  get verifyKey(): string {
    const { x = '' } = createPublicKey(this.key).export({ format: 'jwk' });
    return Buffer.from(x, 'base64url').toString('hex');
  }

  get url(): string | null {
    return this.address;
  }

  /** As on the application's page: an address is only taken when it answers a ping and refuses a wrong signature. */
  async choose(url: string | null): Promise<void> {
    if (url !== null) {
      const answer = await this.post(url, JSON.stringify(PING), true);
      const body = answer?.status === 200 ? ((await answer.json()) as { type?: unknown }) : {};
      if (body.type !== 1) throw new Error('The specified interactions endpoint URL could not be verified.');
      if ((await this.post(url, JSON.stringify(PING), false))?.status !== 401) throw new Error('The specified interactions endpoint URL takes wrong signatures.');
    }
    this.address = url;
  }

  /** Posts an interaction; false when nobody took it. */
  async deliver(interaction: Wire): Promise<boolean> {
    if (this.address !== null && ++this.sent % TEST_EVERY === 0) await this.test(this.address);
    const url = this.address;
    if (url === null) return false;
    const answer = await this.post(url, JSON.stringify(interaction), true);
    return answer?.status === 202;
  }

  /** Whoever takes a wrong signature loses the address. No answer, or one by a balancer with nobody behind it, tells nothing. */
  private async test(url: string): Promise<void> {
    const status = (await this.post(url, JSON.stringify(PING), false))?.status ?? 500;
    if (status === 401 || status >= 500) return;
    this.address = null;
    this.lost(url, `a wrong signature was answered with ${status} instead of 401: interactions are not posted here any more`);
  }

  private async post(url: string, body: string, right: boolean): Promise<Response | null> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = sign(null, Buffer.from(`${timestamp}${body}`), this.key);
    if (!right) signature[0] = (signature[0] ?? 0) ^ 1;
    const headers = { 'content-type': 'application/json', 'x-signature-timestamp': timestamp, 'x-signature-ed25519': signature.toString('hex') };
    return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  }
}
