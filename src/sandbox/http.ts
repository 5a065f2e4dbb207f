import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { AttachmentStore } from './attachments.ts';
import type { PageServer } from './page-server/page-server.ts';
import { serveAttachment, serveEmoji, serveFile } from './page-server/static-files.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { OAuthServer } from './oauth.ts';
import type { RestServer } from './rest/rest-server.ts';
import type { DiscordWorld } from './discord-world.ts';

export interface HttpServices {
  readonly world: DiscordWorld;
  readonly store: AttachmentStore;
  readonly rest: RestServer;
  readonly oauth: OAuthServer;
  readonly gateway: Gateway;
  readonly pageServer: PageServer;
  readonly pageFolder: string;
  readonly report: (error: unknown) => void;
  /** Answers requests for other pages on the same port; returns whether it did. */
  readonly otherPages: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens one loopback port for the API, the gateway, the page and its files. */
export async function listen(parts: HttpServices, port: number): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void serve(parts, request, response).catch((error: unknown) => {
      parts.report(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end('{"message":"500: Internal Server Error","code":0}');
    });
  });
  // Longer than any client keeps an idle connection, so that none closes just as it is reused.
  server.keepAliveTimeout = 65_000;
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 40 * 1024 * 1024 });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const path = url.pathname.replace(/\/$/, '');
    if (!isTrustedOrigin(request)) return refuseUpgrade(socket, '403 Forbidden');
    if (path !== '/gateway' && path !== '/page') return refuseUpgrade(socket, '404 Not Found');
    sockets.handleUpgrade(request, socket, head, (line) => {
      if (path === '/gateway') parts.gateway.accept(line, url.searchParams.get('compress') === 'zlib-stream');
      else parts.pageServer.open(line, url.searchParams.get('as') ?? '');
    });
  });
  await start(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const line of sockets.clients) line.terminate();
        sockets.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

function start(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

async function serve(parts: HttpServices, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isTrustedOrigin(request)) {
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Only this machine may come in.');
    return;
  }
  const url = new URL(request.url ?? '/', 'http://local');
  const path = url.pathname;
  if (parts.otherPages(request, response)) return;
  if (await parts.oauth.handle(request, response, url)) return;
  if (path.startsWith('/api/')) return parts.rest.handle(request, response, url);
  if (path.startsWith('/page-api/')) return parts.pageServer.handle(request, response, path);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (path.startsWith('/attachments/')) return serveAttachment(response, parts.store, url);
  if (path.startsWith('/emojis/')) return serveEmoji(response, parts.store, (id) => parts.world.emojis.has(id), path);
  return serveFile(response, parts.pageFolder, path);
}

/** Checks Host and Origin. Other websites could reach a loopback port by a name that points here. */
function isTrustedOrigin(request: IncomingMessage): boolean {
  const host = request.headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return false;
  const { origin } = request.headers;
  return origin === undefined || origin === `http://${host}`;
}
