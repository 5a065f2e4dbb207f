import { loadavg } from 'node:os';
import { startSandbox } from '../../sandbox/index.ts';
import { benchServers, benchUnsent } from './crowded.ts';
import { benchGrowth } from './growth.ts';
import { TOKEN, startPart } from './parts.ts';
import { playedMoves } from './played.ts';
import { benchProcesses, benchShares } from './processes.ts';
import type { Row } from './row.ts';
import { type BenchServer, startBenchCluster, startBenchServer } from './server.ts';

/** What grows, what does not, and where the time goes: on one Redis, and on three masters with three replicas. */
export async function benchScale(): Promise<Row[]> {
  const busy: Row = { name: 'how busy the machine was before (load)', value: loadavg()[0] ?? 0, unit: '' };
  const { moves, sheet } = await playedMoves(12);
  const rows: Row[] = [busy, ...(await benchShares())];
  const places = [['one Redis', startBenchServer], ['cluster', startBenchCluster]] as const;
  for (const [where, start] of places) {
    const server = await start();
    try {
      rows.push(...(await benchProcesses(server, where)));
      const before = await startWorker(server);
      rows.push(...(await benchGrowth(server, where, moves, sheet)));
      rows.push({ name: `start of a worker, 1,000,000 matches against few, ${where}`, value: await startWorker(server), unit: 's', floor: before });
    } finally {
      await server.stop();
    }
  }
  rows.push(...(await benchUnsent()), ...(await benchServers()));
  return [...rows, { ...busy, name: 'how busy the machine was after (load)', value: loadavg()[0] ?? 0 }];
}

/** Seconds until a worker is up: nothing it has to look through may grow with the matches. */
async function startWorker({ settings }: BenchServer): Promise<number> {
  const sandbox = await startSandbox({ token: TOKEN });
  const part = await startPart(sandbox.api, { ...settings, ROLE: 'worker' });
  await part.leave();
  await sandbox.close();
  return part.started;
}
