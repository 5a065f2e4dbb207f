import type { SpecSchema } from 'discord-api-spec/zod';
import type { Gateway } from '../gateway/gateway.ts';
import type { InteractionEndpoint } from '../interactions/interaction-endpoint.ts';
import type { InteractionRegistry } from '../interactions/interaction-registry.ts';
import type { SandboxCore } from '../messages.ts';
import type { Id, Message } from '../model.ts';
import type { Upload } from '../validation/request-bodies.ts';

/** Context of the REST handlers. */
export interface RestContext extends SandboxCore {
  readonly interactions: InteractionRegistry;
  readonly gateway: Gateway;
  readonly endpoint: InteractionEndpoint;
  /** Shards recommended by /gateway/bot. */
  readonly shards: number;
  /** Number of sessions that may start within five seconds. */
  readonly concurrency: number;
  /** Enabled install types: 0 on servers, 1 for people. */
  readonly installs: readonly number[];
  /** Messages by nonce, for `enforce_nonce`. */
  readonly nonces: Map<string, Message>;
  /** Times of edits to messages older than an hour, by channel. */
  readonly oldEdits: Map<Id, number[]>;
}

export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** Discord's schema for the answer, or for each item of a list. */
  readonly schema?: SpecSchema;
}

export interface Route {
  readonly method: string;
  /** `/channels/:channel/messages`; parts with a colon are parameters. */
  readonly pattern: string;
  /** Whether the route needs no bot token, as interaction routes carry their own. */
  readonly open?: boolean;
  /** Name of the rate-limit bucket; null for none (callbacks). */
  readonly bucket: string | null;
  readonly handle: (call: RestCall) => RestAnswer;
}

export interface MatchedRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export const noContent: RestAnswer = { status: 204 };

/** Finds routes by method and number of parts; fixed parts come before parameters in the list. */
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

  find(method: string, parts: readonly string[]): MatchedRoute | null {
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

/** Returns a path parameter, which every matched route has. */
export const param = (call: RestCall, name: string): string => call.params[name] ?? '';
