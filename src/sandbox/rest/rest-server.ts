import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultInjector, FaultDecision } from '../fault-injector.ts';
import type { RequestLog } from '../request-log.ts';
import { ApiError, apiError } from '../api-error.ts';
import { checkSchema } from '../validation/schema.ts';
import { applicationRoutes } from './application-routes.ts';
import { readBody, type ParsedBody } from './body-reader.ts';
import { commandRoutes } from './command-routes.ts';
import { SandboxRateLimiter, type RateLimits } from './sandbox-rate-limiter.ts';
import { messageRoutes } from './message-routes.ts';
import { reactionRoutes } from './reaction-routes.ts';
import { userRoutes } from './user-routes.ts';
import { Router, type RestAnswer, type RestContext, type MatchedRoute } from './router.ts';
import { threadRoutes } from './thread-routes.ts';

export interface RestOptions {
  readonly token: string;
  readonly rateLimits: RateLimits;
  readonly faults: FaultInjector;
  readonly requestLog: RequestLog;
  readonly validateResponses: boolean;
}

interface HttpReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers: Record<string, string>;
  readonly code: number;
}

/** Codes for an invalid body, as opposed to an invalid state. */
const formCodes = new Set([50035, 50006, 50109]);
const nothingRead: ParsedBody = { body: undefined, uploads: [] };

/** HTTP API under /api/v10. */
export class RestServer {
  private readonly api: RestContext;
  private readonly options: RestOptions;
  private readonly router: Router;
  private readonly limiter: SandboxRateLimiter;

  constructor(api: RestContext, options: RestOptions) {
    this.api = api;
    this.options = options;
    this.limiter = new SandboxRateLimiter(options.rateLimits);
    this.router = new Router([
      ...messageRoutes(api),
      ...reactionRoutes(api),
      ...threadRoutes(api),
      ...commandRoutes(api),
      ...applicationRoutes(api),
      ...userRoutes(api),
    ]);
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
    const found = this.router.find(method, path.split('/').slice(1).map(decode));
    const { faults, requestLog: journal } = this.options;
    let read = nothingRead;
    let reply: HttpReply;
    try {
      read = await readBody(request);
      const verdict = faults.decide(method, path);
      if (verdict.delay > 0) await sleep(verdict.delay);
      if (verdict.limit !== null)
        reply = rateLimitReply(verdict.limit, { 'X-RateLimit-Scope': verdict.limit.global ? 'global' : 'shared' });
      else if (verdict.fail !== null) {
        if (verdict.fail.afterEffect) this.run(found, request, url, read);
        reply = injectedFailure(verdict.fail);
      } else reply = this.run(found, request, url, read);
    } catch (error) {
      reply = errorReply(error);
    }
    if (formCodes.has(reply.code) && reply.status === 400) {
      const { problems, message } = reply.body instanceof ApiError ? reply.body : { problems: [], message: '' };
      journal.addViolation('request', method, path, reply.code, problems, read.body, message);
    }
    if (found === null)
      journal.addViolation('request', method, path, 0, [], read.body, 'The sandbox knows no such route.');
    journal.addRequest({
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

  private run(found: MatchedRoute | null, request: IncomingMessage, url: URL, read: ParsedBody): HttpReply {
    let headers: Readonly<Record<string, string>> = {};
    try {
      if (found === null) throw apiError('notFound');
      if (found.route.open !== true && request.headers.authorization !== `Bot ${this.options.token}`) {
        throw apiError('unauthorized');
      }
      const limits = this.limiter.count(found, Date.now());
      headers = limits.headers;
      // New conversations have their own limit, with Discord's own error.
      if (limits.refused !== null && found.route.bucket === 'dm-open') throw apiError('dmsTooFast');
      if (limits.refused !== null) return rateLimitReply(limits.refused, headers);
      const answer = found.route.handle({ params: found.params, query: url.searchParams, ...read });
      return this.validateResponse(request.method ?? 'GET', url.pathname, answer, headers);
    } catch (error) {
      const reply = errorReply(error);
      return { ...reply, headers: { ...headers, ...reply.headers } };
    }
  }

  /** Checks that an answer is one Discord could give. */
  private validateResponse(
    method: string,
    path: string,
    answer: RestAnswer,
    headers: Readonly<Record<string, string>>,
  ): HttpReply {
    const { schema, body } = answer;
    const items: readonly unknown[] = Array.isArray(body) ? body : [body];
    const wrong =
      schema === undefined || !this.options.validateResponses
        ? []
        : items.flatMap((item, index) => checkSchema(schema, item, Array.isArray(body) ? [index] : []));
    if (wrong.length > 0) {
      this.options.requestLog.addViolation('answer', method, path, 0, wrong, body);
      return injectedFailure({ status: 500, code: 0 });
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

function errorReply(error: unknown): HttpReply {
  if (!(error instanceof ApiError)) throw error;
  const headers: Record<string, string> = error.retryAfter === null ? {} : { 'Retry-After': String(error.retryAfter) };
  return { status: error.status, body: error, headers, code: error.code };
}

function injectedFailure({ status, code }: { readonly status: number; readonly code: number }): HttpReply {
  const message = code === 0 ? `${status}: Internal Server Error` : `Refused on demand (${code})`;
  return { status, body: { message, code }, headers: {}, code };
}

function rateLimitReply(
  limit: NonNullable<FaultDecision['limit']>,
  headers: Readonly<Record<string, string>>,
): HttpReply {
  const extra = limit.global ? { 'X-RateLimit-Global': 'true' } : {};
  return {
    status: 429,
    body: { message: 'You are being rate limited.', code: 0, retry_after: limit.retryAfter, global: limit.global },
    headers: { ...headers, ...extra, 'Retry-After': String(limit.retryAfter) },
    code: 0,
  };
}

function send(response: ServerResponse, reply: HttpReply): void {
  const body = reply.body instanceof ApiError ? reply.body.body() : reply.body;
  if (body === undefined) {
    response.writeHead(reply.status, reply.headers).end();
    return;
  }
  const text = JSON.stringify(body);
  const headers = { ...reply.headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(reply.status, headers).end(text);
}
