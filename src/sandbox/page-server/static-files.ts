import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { AttachmentStore } from '../attachments.ts';
import { detectFileType } from '../file-type.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const plainText = { 'Content-Type': 'text/plain; charset=utf-8', ...common };

/** Serves the page's files: only known types, only from inside the folder. */
export async function serveFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const relative = normalize(path === '/' ? '/index.html' : path);
  const type = contentTypes[extname(relative)];
  const file = join(folder, relative);
  const inside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  const bytes =
    type === undefined || !inside || relative.includes('\0') ? null : await readFile(file).catch(() => null);
  if (bytes === null || type === undefined) {
    response.writeHead(404, plainText).end('There is nothing here.');
    return;
  }
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': pagePolicy,
    ...common,
  };
  response.writeHead(200, headers).end(bytes);
}

/** Serves an attachment with a signed address; anything but a picture is a download. */
export function serveAttachment(response: ServerResponse, store: AttachmentStore, url: URL): void {
  const [, , , id = '', name = ''] = url.pathname.split('/');
  const bytes = store.opens(url.pathname, url.searchParams) ? store.get(id) : null;
  sendBytes(response, bytes, name, url.searchParams.has('page'));
}

export function serveEmoji(
  response: ServerResponse,
  store: AttachmentStore,
  known: (id: string) => boolean,
  path: string,
): void {
  const id = /^\/emojis\/(\d+)\.(?:png|webp|gif)$/.exec(path)?.[1] ?? '';
  sendBytes(response, known(id) ? store.get(id) : null, 'emoji.png', true);
}

function sendBytes(response: ServerResponse, bytes: Buffer | null, encodedName: string, cache: boolean): void {
  if (bytes === null) {
    response.writeHead(404, plainText).end('This content is no longer available.');
    return;
  }
  const { contentType } = detectFileType(bytes, decodeURIComponent(encodedName));
  const picture = contentType.startsWith('image/');
  response.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': bytes.length,
    'Content-Disposition': `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': cache ? 'private, max-age=31536000, immutable' : 'no-store',
    ...common,
  });
  response.end(bytes);
}
