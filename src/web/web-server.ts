import type { AddressInfo } from 'node:net';
import { createHttpServer, type HttpTimeouts } from '../http-server.ts';
import type { WebHandler } from './web-handler.ts';

export interface WebServer {
  readonly port: number;
  /** Throws while no requests can arrive. */
  checkListening(): void;
  close(): Promise<void>;
}

/** Listens for viewers of the match page. */
export async function startWebServer(
  { host, port, limits }: { readonly host: string; readonly port: number; readonly limits?: HttpTimeouts },
  handler: WebHandler,
): Promise<WebServer> {
  const server = createHttpServer((request, response) => handler.handle(request, response), limits);
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
