import type { AddressInfo } from 'node:net';
import { createHttpServer, type HttpTimeouts } from '../http-server.ts';
import type { WebHandler } from './web-handler.ts';

export interface WebServer {
  readonly port: number;
  /** Throws while no requests can arrive. */
  checkListening(): void;
  close(): Promise<void>;
}

interface WebAddress {
  readonly host: string;
  readonly port: number;
  readonly limits?: HttpTimeouts;
  /** Milliseconds without a byte in either direction after which a connection is closed. */
  readonly idle?: number;
}

/** Longer than any answer takes; open streams get a sign of life more often. */
const IDLE = 120_000;

/** Listens for viewers of the match page. */
export async function startWebServer(
  { host, port, limits, idle = IDLE }: WebAddress,
  handler: Pick<WebHandler, 'handle' | 'close'>,
): Promise<WebServer> {
  const server = createHttpServer((request, response) => handler.handle(request, response), limits);
  // Otherwise a client that asks for files and reads none of them would keep its connections forever.
  server.setTimeout(idle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    checkListening() {
      if (!server.listening) throw new Error('not listening');
    },
    close: () =>
      new Promise((resolve) => {
        handler.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
