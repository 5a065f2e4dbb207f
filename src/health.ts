import { createServer } from 'node:http';
import { StartFault } from './environment.ts';

/** Answers `GET /health` with 200 while the bot can do its work, for Docker and other keepers. The result stops it. */
export async function startHealth(port: number, isWell: () => Promise<void>): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/health') {
      response.writeHead(404).end();
      return;
    }
    isWell().then(
      () => response.writeHead(200, { 'content-type': 'text/plain' }).end('well\n'),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('the store does not answer\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new StartFault(`Port ${port} is taken: choose another with HEALTH_PORT.`)));
    server.listen(port, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
