import type { SpecSchema } from 'discord-api-spec/zod';
import type { Gateway } from '../gateway/gateway.ts';
import type { Endpoint } from '../interactions/endpoint.ts';
import type { Interactions } from '../interactions/registry.ts';
import type { Core } from '../messages.ts';
import type { Id, Message } from '../model.ts';
import type { Upload } from '../rules/body.ts';

/** What the handlers of the REST API work on. */
export interface Api extends Core {
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly endpoint: Endpoint;
  /** Shards recommended by /gateway/bot. */
  readonly shards: number;
  /** The install types switched on for the application: 0 on servers, 1 for people. */
  readonly installs: readonly number[];
  /** Messages by nonce, for `enforce_nonce`. */
  readonly nonces: Map<string, Message>;
  /** When messages older than an hour were edited, by channel. */
  readonly oldEdits: Map<Id, number[]>;
}

export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Discord's schema for the answer; for a list, of each item. */
  readonly schema?: SpecSchema;
}

export interface Route {
  readonly method: string;
  /** `/channels/:channel/messages`; parts with a colon are parameters. */
  readonly pattern: string;
  /** Needs the bot's token. Interaction routes carry their own. */
  readonly open?: boolean;
  /** Name of the rate-limit bucket; null for none (callbacks). */
  readonly bucket: string | null;
  readonly handle: (call: Call) => Answer;
}

export interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export const nothing: Answer = { status: 204 };

/** Finds routes by method and number of parts; fixed parts win over parameters by their order in the list. */
export class Router {
  private readonly byShape = new Map<string, { readonly route: Route; readonly parts: readonly string[] }[]>();

  constructor(routes: readonly Route[]) {
    for (const route of routes) {
      const parts = route.pattern.split('/').slice(1);
      const key = `${route.method} ${parts.length}`;
      const list = this.byShape.get(key) ?? [];
      list.push({ route, parts });
      this.byShape.set(key, list);
    }
  }

  find(method: string, parts: readonly string[]): Found | null {
    for (const candidate of this.byShape.get(`${method} ${parts.length}`) ?? []) {
      const params: Record<string, string> = {};
      const fits = candidate.parts.every((part, index) => {
        const actual = parts[index] ?? '';
        if (!part.startsWith(':')) return part === actual;
        params[part.slice(1)] = actual;
        return actual !== '';
      });
      if (fits) return { route: candidate.route, params };
    }
    return null;
  }
}

/** Routes are only reached with their parameters filled, so an empty text cannot happen. */
export const param = (call: Call, name: string): string => call.params[name] ?? '';
