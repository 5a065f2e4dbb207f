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

export function startProgram(
  folder: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Program {
  const [program = '', ...rest] = words;
  const child = spawn(program === 'node' ? process.execPath : program, rest, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
  });
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

/** Below the ports that systems hand out, so that nobody is given one before it is used; away from those of other processes. */
const [LEAST, PORTS, APART] = [10_000, 20_000, 97];
let next = process.pid * APART;

/** A port nobody uses. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LEAST + (next++ % PORTS);
    const server = createServer();
    const listening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!listening) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
