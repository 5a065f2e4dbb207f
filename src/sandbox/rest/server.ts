import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults, Verdict } from '../faults.ts';
import type { Journal } from '../journal.ts';
import { Refusal, refuse } from '../refusal.ts';
import { checkSchema } from '../rules/schema.ts';
import { applicationRoutes } from './application-routes.ts';
import { readBody, type ReadBody } from './body-reader.ts';
import { commandRoutes } from './command-routes.ts';
import { Limiter, type RateLimits } from './limits.ts';
import { messageRoutes } from './message-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { Router, type Answer, type Api, type Found } from './route.ts';
import { threadRoutes } from './thread-routes.ts';

export interface RestOptions {
  readonly token: string;
  readonly rateLimits: RateLimits;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly checksItself: boolean;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers: Record<string, string>;
  readonly code: number;
}

/** Codes that mean the body itself was wrong, as opposed to the state of things. */
const formCodes = new Set([50035, 50006, 50109]);
const nothingRead: ReadBody = { body: undefined, uploads: [] };

/** The HTTP API under /api/v10. */
export class RestServer {
  private readonly api: Api;
  private readonly options: RestOptions;
  private readonly router: Router;
  private readonly limiter: Limiter;

  constructor(api: Api, options: RestOptions) {
    this.api = api;
    this.options = options;
    this.limiter = new Limiter(options.rateLimits);
    this.router = new Router([
      ...messageRoutes(api),
      ...threadRoutes(api),
      ...commandRoutes(api),
      ...applicationRoutes(api),
      ...peopleRoutes(api),
    ]);
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
    const found = this.router.find(method, path.split('/').slice(1).map(decode));
    const { faults, journal } = this.options;
    let read = nothingRead;
    let reply: Reply;
    try {
      read = await readBody(request);
      const verdict = faults.judge(method, path);
      if (verdict.delay > 0) await sleep(verdict.delay);
      if (verdict.limit !== null) reply = tooMany(verdict.limit, { 'X-RateLimit-Scope': verdict.limit.global ? 'global' : 'shared' });
      else if (verdict.fail !== null) {
        if (verdict.fail.afterEffect) this.run(found, request, url, read);
        reply = failure(verdict.fail);
      } else reply = this.run(found, request, url, read);
    } catch (error) {
      reply = refused(error);
    }
    if (formCodes.has(reply.code) && reply.status === 400) {
      const { problems, message } = reply.body instanceof Refusal ? reply.body : { problems: [], message: '' };
      journal.violation('request', method, path, reply.code, problems, read.body, message);
    }
    if (found === null) journal.violation('request', method, path, 0, [], read.body, 'The sandbox knows no such route.');
    journal.request({
      method,
      route: found?.route.pattern ?? null,
      path,
      status: reply.status,
      code: reply.code,
      body: read.body,
      files: read.uploads.map((file) => ({ filename: file.filename, size: file.bytes.length })),
      at: this.api.world.clock.now(),
    });
    send(response, reply);
  }

  private run(found: Found | null, request: IncomingMessage, url: URL, read: ReadBody): Reply {
    let headers: Readonly<Record<string, string>> = {};
    try {
      if (found === null) throw refuse('notFound');
      if (found.route.open !== true && request.headers.authorization !== `Bot ${this.options.token}`) {
        throw refuse('unauthorized');
      }
      const limits = this.limiter.count(found, Date.now());
      headers = limits.headers;
      // New conversations are counted apart, and refused as if they were forbidden.
      if (limits.refused !== null && found.route.bucket === 'dm-open') throw refuse('dmsTooFast');
      if (limits.refused !== null) return tooMany(limits.refused, headers);
      const answer = found.route.handle({ params: found.params, query: url.searchParams, ...read });
      return this.checkAnswer(request.method ?? 'GET', url.pathname, answer, headers);
    } catch (error) {
      const reply = refused(error);
      return { ...reply, headers: { ...headers, ...reply.headers } };
    }
  }

  /** The sandbox must not teach a bot things Discord would never say. */
  private checkAnswer(method: string, path: string, answer: Answer, headers: Readonly<Record<string, string>>): Reply {
    const { schema, body } = answer;
    const items: readonly unknown[] = Array.isArray(body) ? body : [body];
    const wrong = schema === undefined || !this.options.checksItself ? [] : items.flatMap((item, index) => checkSchema(schema, item, Array.isArray(body) ? [index] : []));
    if (wrong.length > 0) {
      this.options.journal.violation('answer', method, path, 0, wrong, body);
      return failure({ status: 500, code: 0 });
    }
    return { status: answer.status, body, headers: { ...headers }, code: 0 };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function refused(error: unknown): Reply {
  if (!(error instanceof Refusal)) throw error;
  const headers: Record<string, string> = error.retryAfter === null ? {} : { 'Retry-After': String(error.retryAfter) };
  return { status: error.status, body: error, headers, code: error.code };
}

function failure({ status, code }: { readonly status: number; readonly code: number }): Reply {
  const message = code === 0 ? `${status}: Internal Server Error` : `Refused on demand (${code})`;
  return { status, body: { message, code }, headers: {}, code };
}

function tooMany(limit: NonNullable<Verdict['limit']>, headers: Readonly<Record<string, string>>): Reply {
  const extra = limit.global ? { 'X-RateLimit-Global': 'true' } : {};
  return {
    status: 429,
    body: { message: 'You are being rate limited.', code: 0, retry_after: limit.retryAfter, global: limit.global },
    headers: { ...headers, ...extra, 'Retry-After': String(limit.retryAfter) },
    code: 0,
  };
}

function send(response: ServerResponse, reply: Reply): void {
  const body = reply.body instanceof Refusal ? reply.body.body() : reply.body;
  if (body === undefined) {
    response.writeHead(reply.status, reply.headers).end();
    return;
  }
  const text = JSON.stringify(body);
  const headers = { ...reply.headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(reply.status, headers).end(text);
}
