import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The compiled program as a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  /** All it has said so far, on both channels. */
  said(): string;
  /** The first match in what it says; rejects when it ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Its exit code. */
  ended(): Promise<number | null>;
}

export function start(folder: string, words: readonly string[], environment: Readonly<Record<string, string>>): Program {
  const [program = '', ...rest] = words;
  const child = spawn(program === 'node' ? process.execPath : program, rest, { cwd: folder, env: { PATH: process.env['PATH'], ...environment } });
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ending = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    said: () => said,
    ended: async () => ending,
    until: async (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        void ending.then(() => reject(new Error(`it ended without saying ${String(pattern)}:\n${said}`)));
        look();
      }),
  };
}

/** A port nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
