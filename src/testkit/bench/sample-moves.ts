import type { Commit } from '../../match/ports.ts';
import type { StoredMatch } from '../../match/stored-match.ts';
import { createStore } from '../../store/store.ts';
import { sampleMatches } from '../sample-matches.ts';
import { silentLog } from '../silent-log.ts';
import { startBenchServer } from './bench-server.ts';

/** Returns every change of this many matches, and the final state of one. */
export async function sampleMoves(
  matches: number,
): Promise<{ readonly moves: readonly Commit[]; readonly sheet: StoredMatch }> {
  const moves: Commit[] = [];
  const server = await startBenchServer();
  const store = createStore({ redis: server.connect(), log: silentLog });
  const [sample] = await sampleMatches({ ...store, commit: (move) => (moves.push(move), store.commit(move)) }, matches);
  await store.close();
  await server.stop();
  if (!sample) throw new Error('no match was played');
  return { moves, sheet: sample.sheet };
}
