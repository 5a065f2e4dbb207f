import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  /** Ports of those that answer behind it, in turn. */
  readonly behind: number[];
  close(): Promise<void>;
}

/** One address in front of several processes; unreachable ones are skipped, as a balancer with health checks does. */
export async function startBalancer(): Promise<Balancer> {
  const behind: number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => forward(behind.length));
    const forward = (tries: number): void => {
      const port = behind[turn++ % behind.length];
      if (tries === 0 || port === undefined) return void outgoing.writeHead(502).end();
      const { method, headers, url: path } = incoming;
      const passing = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passing.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? forward(tries - 1) : outgoing.destroy(),
      );
      passing.end(Buffer.concat(parts));
    };
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    behind,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
