import { createServer } from 'node:http';
import { proxyRequests } from '@discordjs/proxy';
// Not by way of discord.js, whose errors the proxy would not know.
import { REST, type RESTOptions } from '@discordjs/rest';

export interface Proxy {
  close(): Promise<void>;
}

/**
 * One place through which all processes speak to Discord, so that its limits are kept together. What it may not send now it
 * refuses, and the one who asked waits: tried again in here, a request would lose its body.
 */
export async function startProxy(at: { readonly host: string; readonly port: number }, options: Partial<RESTOptions> = {}): Promise<Proxy> {
  const rest = new REST({ version: '10', handlerSweepInterval: 60_000, ...options, retries: 0, rejectOnRateLimit: () => true });
  const forward = proxyRequests(rest);
  const server = createServer((request, response) => {
    void (async () => forward(request, response))().catch(() => (response.headersSent ? response.end() : response.writeHead(502).end()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
