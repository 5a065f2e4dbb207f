import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type APIInteraction, type APIPingInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { createHttpServer, type HttpLimits } from '../http-server.ts';
import type { Door } from './door.ts';
import type { Log } from '../match/ports.ts';

export interface EndpointOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Log;
  /** The application's public key in hexadecimal digits; asked for when the door opens. */
  readonly verifyKey: () => Promise<string>;
  readonly onInteraction: (interaction: APIInteraction) => void;
  readonly now: () => number;
  readonly limits?: HttpLimits;
}

/** Nothing Discord sends is larger; whoever sends more is not Discord. */
const MOST = 1_000_000;
/** What was signed longer ago is a repetition by somebody else. Clocks may differ. */
const OLD = 5 * 60_000;
/** How often requests with a right signature and a wrong time are logged at most. */
const HOUR = 60 * 60_000;

/**
 * Interactions by HTTP: Discord posts them, signed, to any process behind the same address. Each is answered with 202 at once
 * and through Discord's callback, as one from the gateway is.
 */
export function createEndpoint({ host, port, log, verifyKey, onInteraction, now, limits }: EndpointOptions): Door {
  let key: KeyObject | null = null;
  let quietUntil = -Infinity;

  /** Signed by Discord, and not long ago. */
  function isAccepted(request: IncomingMessage, body: Buffer): boolean {
    const signed = key && signedAt(key, request, body);
    if (signed === null) return false;
    const off = now() - signed;
    if (Math.abs(off) <= OLD) return true;
    if (now() >= quietUntil) {
      quietUntil = now() + HOUR;
      const words = `${Math.round(Math.abs(off) / 1_000)} s in the ${off > 0 ? 'past' : 'future'}`;
      log.warn({}, `An interaction was refused: its signature is right, but its time is ${words}. Check the clock of Redis and of this machine.`);
    }
    return false;
  }

  const server = createHttpServer((request, response) => {
    const end = (status: number, body?: object): void => void response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
    if (request.method !== 'POST') return end(405);
    readBody(request).then((body) => {
      if (body === null) return end(413);
      if (!isAccepted(request, body)) return end(401);
      const interaction = parse(body);
      if (!interaction) return end(400);
      if (interaction.type === InteractionType.Ping) return end(200, { type: InteractionResponseType.Pong });
      end(202);
      onInteraction(interaction);
    }, () => request.destroy());
  }, limits);

  return {
    async start() {
      key = keyOf(await verifyKey());
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      log.info({ port }, 'waiting for interactions by HTTP');
    },
    look() {
      if (!server.listening) throw new Error('not listening');
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

const keyOf = (hex: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hex, 'hex').toString('base64url') }, format: 'jwk' });

/** When a request was signed with this key, in milliseconds; null when it wasn't. */
function signedAt(key: KeyObject, { headers }: IncomingMessage, body: Buffer): number | null {
  const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return null;
  if (!/^\d{1,12}$/.test(timestamp)) return null;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex')) ? Number(timestamp) * 1_000 : null;
}

/** Null when there is too much of it. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parse(body: Buffer): APIInteraction | APIPingInteraction | null {
  try {
    const value = JSON.parse(body.toString()) as { type?: unknown } | null;
    return typeof value?.type === 'number' ? (value as APIInteraction) : null;
  } catch {
    return null;
  }
}
