import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { benchFolder } from './bench-folder.ts';

export interface BotProcess {
  /** Seconds until it was up. */
  readonly started: number;
  stop(): Promise<void>;
}

const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const program = fileURLToPath(new URL(`../bot-program${ending}`, import.meta.url));

export const BENCH_TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';

export async function startBotProcess(api: string, settings: Readonly<Record<string, string>>): Promise<BotProcess> {
  const startedAt = performance.now();
  const env = { ...process.env, DISCORD_TOKEN: BENCH_TOKEN, DATA_DIR: benchFolder(), LOG_LEVEL: 'error', ...settings };
  const child: ChildProcess = spawn(process.execPath, [program, api], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  if (!child.stdout) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) if (line === 'up') break;
  return {
    started: (performance.now() - startedAt) / 1_000,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
