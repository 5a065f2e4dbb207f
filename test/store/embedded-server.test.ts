import { createServer, Server, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { expect, it, vi } from 'vitest';
import { startEmbeddedServer } from '../../src/store/embedded-server.ts';

it('the embedded server takes another port when somebody else was faster', async () => {
  const faster = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const _ of String(data).matchAll(/^\*/gm)) socket.write('-ERR this is something else\r\n');
    });
  });
  const close = Server.prototype.close;
  let taken = 0;
  // Right after the free port was found, before the server listens on it.
  const closing = vi.spyOn(Server.prototype, 'close').mockImplementationOnce(function (this: Server, done) {
    const { port } = this.address() as { port: number };
    taken = port;
    return close.call(this, () => faster.listen(port, '127.0.0.1', () => done?.()));
  });
  const said = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const server = await startEmbeddedServer();
  closing.mockRestore();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.stringContaining('EADDRINUSE'));
  said.mockRestore();
  const redis = new Redis(server.url);
  expect(await redis.ping()).toBe('PONG');
  expect(Number(new URL(server.url).port)).not.toBe(taken);
  redis.disconnect();
  await server.stop();
  faster.close();
});

it('the embedded server says so when no answer comes', async () => {
  const open: (Server | Socket)[] = [];
  const close = Server.prototype.close;
  const free = vi.spyOn(Server.prototype, 'close').mockImplementation(function (this: Server, done) {
    const address = this.address() as { port: number } | null;
    if (!address) return close.call(this, done);
    const silent = createServer((socket) => open.push(socket));
    open.push(silent);
    return close.call(this, () => silent.listen(address.port, '127.0.0.1', () => done?.()));
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(startEmbeddedServer(50)).rejects.toThrow(
    "The embedded Redis started but doesn't answer: start again, install redis-server, or set REDIS_URL.",
  );
  free.mockRestore();
  said.mockRestore();
  for (const each of open)
    if (each instanceof Server) each.close();
    else each.destroy();
});
