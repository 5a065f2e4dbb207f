import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every answer. */
export const securityHeaders = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** What may be kept: nothing; a copy to ask about; or, for files named after their content, forever. */
export const caching = {
  never: 'no-store',
  ask: 'private, no-cache',
  forever: 'public, max-age=31536000, immutable',
} as const;

export interface WebResponse {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly cache: (typeof caching)[keyof typeof caching];
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Smaller bodies aren't worth compressing. */
const COMPRESS_FROM = 1_000;
const compressNow = promisify(gzip);
/** Files are kept as they are sent. */
const compressedFiles = new WeakMap<Buffer, Promise<Buffer>>();

async function compress(body: string | Buffer, cache: WebResponse['cache']): Promise<Buffer> {
  if (typeof body === 'string' || cache !== caching.forever) return compressNow(body);
  const compressed = compressedFiles.get(body) ?? compressNow(body);
  compressedFiles.set(body, compressed);
  return compressed;
}

export const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');

export const digestOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Sends an answer, compressed if that helps; only its header to those who ask for no more. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  reply: WebResponse,
): Promise<void> {
  const { status, type, body = '', cache, headers } = reply;
  const etag = cache === caching.ask ? `"${digestOf(body)}"` : null;
  const known = etag !== null && status === 200 && request.headers['if-none-match'] === etag;
  const isText = type !== undefined && !/^(image\/(?!svg)|font\/)/.test(type);
  const zipped = isText && body.length >= COMPRESS_FROM && acceptsGzip(request);
  const bytes = zipped ? await compress(body, cache) : Buffer.from(body);
  if (response.destroyed) return;
  response.writeHead(known ? 304 : status, {
    ...securityHeaders,
    'cache-control': cache,
    ...(type !== undefined && { 'content-type': type }),
    vary: 'accept-encoding, accept-language',
    ...(zipped && { 'content-encoding': 'gzip' }),
    ...(etag !== null && { etag }),
    ...(!known && { 'content-length': bytes.length }),
    ...headers,
  });
  response.end(known || request.method === 'HEAD' ? undefined : bytes);
}
