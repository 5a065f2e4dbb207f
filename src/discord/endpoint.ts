import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type APIInteraction,
  type APIPingInteraction,
  type APIWebhookEvent,
  ApplicationIntegrationType,
  ApplicationWebhookEventType,
  ApplicationWebhookType,
  InteractionResponseType,
  InteractionType,
} from 'discord.js';
import { createHttpServer, type HttpTimeouts } from '../http-server.ts';
import type { InteractionSource } from './interaction-source.ts';
import type { Log } from '../match/ports.ts';

/** Who installed the app: a server, or a person for themselves. */
export interface Authorization {
  readonly guild: string | null;
  readonly user: string;
  readonly locale: string | null;
}

export interface EndpointOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Log;
  /** Returns the application's public key in hexadecimal digits; called when the endpoint opens. */
  readonly verifyKey: () => Promise<string>;
  readonly onInteraction: (interaction: APIInteraction) => void;
  /** Called when a server or a person installed the app, if Discord's webhook events are posted here as well. */
  readonly onAuthorized?: (authorization: Authorization) => void;
  readonly now: () => number;
  readonly limits?: HttpTimeouts;
}

/** Larger than anything Discord sends. */
const MAX_BODY = 1_000_000;
/** Older signatures are replays. Clocks may differ. */
const MAX_AGE = 5 * 60_000;
/** Minimum interval between log lines about valid signatures with a wrong time. */
const HOUR = 60 * 60_000;

/**
 * Receives interactions by HTTP: Discord posts them, signed, to any process behind the same address. Each is
 * acknowledged with 202 at once and answered through Discord's callback, like one from the gateway.
 */
export function createEndpoint({
  host,
  port,
  log,
  verifyKey,
  onInteraction,
  onAuthorized = () => undefined,
  now,
  limits,
}: EndpointOptions): InteractionSource {
  let key: KeyObject | null = null;
  let quietUntil = -Infinity;

  /** Returns whether Discord signed the request recently. */
  function isAuthentic(request: IncomingMessage, body: Buffer): boolean {
    const signed = key && signedAt(key, request, body);
    if (signed === null) return false;
    const off = now() - signed;
    if (Math.abs(off) <= MAX_AGE) return true;
    if (now() >= quietUntil) {
      quietUntil = now() + HOUR;
      const text = `${Math.round(Math.abs(off) / 1_000)} s in the ${off > 0 ? 'past' : 'future'}`;
      log.warn(
        {},
        `An interaction was refused: its signature is right, but its time is ${text}. Check the clock of Redis and of this machine.`,
      );
    }
    return false;
  }

  const server = createHttpServer((request, response) => {
    const end = (status: number, body?: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
    if (request.method !== 'POST') return end(405);
    readBody(request).then(
      (body) => {
        if (body === null) return end(413);
        if (!isAuthentic(request, body)) return end(401);
        const event = webhookEvent(body);
        if (event) {
          end(204);
          if (event.authorization) onAuthorized(event.authorization);
          return;
        }
        const interaction = parse(body);
        if (!interaction) return end(400);
        if (interaction.type === InteractionType.Ping) return end(200, { type: InteractionResponseType.Pong });
        end(202);
        onInteraction(interaction);
      },
      () => request.destroy(),
    );
  }, limits);

  return {
    async start() {
      key = keyOf(await verifyKey());
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      log.info({ port }, 'listening for interactions by HTTP');
    },
    checkConnected() {
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
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hex, 'hex').toString('base64url') },
    format: 'jwk',
  });

/** Returns when a request was signed with this key, in milliseconds; null if it wasn't. */
function signedAt(key: KeyObject, { headers }: IncomingMessage, body: Buffer): number | null {
  const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^[0-9a-f]{128}$/i.test(signature))
    return null;
  if (!/^\d{1,12}$/.test(timestamp)) return null;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
    ? Number(timestamp) * 1_000
    : null;
}

/** Reads the body; null if it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Reads a webhook event: a ping of type 0, or an event of type 1. Null if it is something else. */
function webhookEvent(body: Buffer): { readonly authorization: Authorization | null } | null {
  try {
    const value = JSON.parse(body.toString()) as Partial<APIWebhookEvent> | null;
    if (value?.type === ApplicationWebhookType.Ping) return { authorization: null };
    if (value?.type !== ApplicationWebhookType.Event || !('event' in value) || !value.event) return null;
    const { event } = value;
    if (event.type !== ApplicationWebhookEventType.ApplicationAuthorized) return { authorization: null };
    const { guild, user, integration_type: installed } = event.data;
    return {
      authorization: {
        guild: installed === ApplicationIntegrationType.GuildInstall ? (guild?.id ?? null) : null,
        user: user.id,
        locale: user.locale ?? null,
      },
    };
  } catch {
    return null;
  }
}

function parse(body: Buffer): APIInteraction | APIPingInteraction | null {
  try {
    const value = JSON.parse(body.toString()) as { type?: unknown } | null;
    return typeof value?.type === 'number' ? (value as APIInteraction) : null;
  } catch {
    return null;
  }
}
