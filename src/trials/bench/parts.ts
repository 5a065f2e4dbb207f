import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { benchFolder } from './folder.ts';

/** A process of the bot for a measurement. */
export interface BenchPart {
  /** Seconds from its start until it was up. */
  readonly started: number;
  leave(): Promise<void>;
}

const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const program = fileURLToPath(new URL(`../part${ending}`, import.meta.url));

export const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';

export async function startPart(api: string, settings: Readonly<Record<string, string>>): Promise<BenchPart> {
  const begun = performance.now();
  const env = { ...process.env, DISCORD_TOKEN: TOKEN, DATA_DIR: benchFolder(), LOG_LEVEL: 'error', ...settings };
  const child: ChildProcess = spawn(process.execPath, [program, api], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  if (!child.stdout) throw new Error('nothing is heard of it');
  for await (const line of createInterface({ input: child.stdout })) if (line === 'up') break;
  return {
    started: (performance.now() - begun) / 1_000,
    async leave() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
