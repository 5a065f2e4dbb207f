import { loadavg } from 'node:os';
import { startSandbox } from '../../sandbox/index.ts';
import { benchServers, benchUnsent } from './unsent.ts';
import { benchGrowth } from './growth.ts';
import { BENCH_TOKEN, startBotProcess } from './bot-process.ts';
import { sampleMoves } from './sample-moves.ts';
import { benchProcesses, benchCostShares } from './processes.ts';
import type { BenchRow } from './result-table.ts';
import { type BenchServer, startBenchCluster, startBenchServer } from './bench-server.ts';

/** Measures what grows with the number of matches, on one Redis and on three masters with three replicas. */
export async function benchScale(): Promise<BenchRow[]> {
  const busy: BenchRow = { name: 'how busy the machine was before (load)', value: loadavg()[0] ?? 0, unit: '' };
  const { moves, sheet } = await sampleMoves(12);
  const rows: BenchRow[] = [busy, ...(await benchCostShares())];
  const places = [
    ['one Redis', startBenchServer],
    ['cluster', startBenchCluster],
  ] as const;
  for (const [where, start] of places) {
    const server = await start();
    try {
      rows.push(...(await benchProcesses(server, where)));
      const before = await startWorker(server);
      rows.push(...(await benchGrowth(server, where, moves, sheet)));
      rows.push({
        name: `start of a worker, 1,000,000 matches against few, ${where}`,
        value: await startWorker(server),
        unit: 's',
        floor: before,
      });
    } finally {
      await server.stop();
    }
  }
  rows.push(...(await benchUnsent()), ...(await benchServers()));
  return [...rows, { ...busy, name: 'how busy the machine was after (load)', value: loadavg()[0] ?? 0 }];
}

/** Returns the seconds until a worker is up, which must not grow with the matches. */
async function startWorker({ settings }: BenchServer): Promise<number> {
  const sandbox = await startSandbox({ token: BENCH_TOKEN });
  const part = await startBotProcess(sandbox.api, { ...settings, ROLE: 'worker' });
  await part.stop();
  await sandbox.close();
  return part.started;
}
