import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from '../../store/connect.ts';
import { freePort } from '../../store/embedded.ts';
import { findServer } from '../../store/private-server.ts';
import type { Connection } from '../../store/writer.ts';
import { benchFolder } from './folder.ts';

export interface BenchServer {
  connect(): Connection;
  /** Bytes in use. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** A redis-server of its own for a measurement, without a disk unless told otherwise. */
export async function startBenchServer(...settings: string[]): Promise<BenchServer> {
  const program = findServer(process.env['PATH'] ?? '');
  if (program === null) throw new Error('The store is measured on a redis-server or valkey-server, and there is none on the path.');
  const folder = benchFolder();
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--hz', '100', ...settings];
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const redis = open();
  await redis.ping();
  return {
    connect: open,
    memory: async () => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]),
    async stop() {
      redis.disconnect();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };

  function open(): Connection {
    const made = connect({ kind: 'url', url: `redis://127.0.0.1:${port}` }, 'worker');
    made.on('error', () => {});
    return made;
  }
}
