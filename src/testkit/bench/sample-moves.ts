import type { Commit, Store } from '../../match/ports.ts';
import type { StoredMatch } from '../../match/stored-match.ts';
import { createStore } from '../../store/store.ts';
import { type SampleMatch, sampleMatches } from '../sample-matches.ts';
import { silentLog } from '../silent-log.ts';
import { startBenchServer } from './bench-server.ts';

/** Plays matches on a store, closes it, and returns every change made and the matches. */
export async function recordMoves(
  store: Store,
  matches: number,
): Promise<{ readonly moves: readonly Commit[]; readonly samples: readonly SampleMatch[] }> {
  const moves: Commit[] = [];
  const samples = await sampleMatches({ ...store, commit: (move) => (moves.push(move), store.commit(move)) }, matches);
  await store.close();
  return { moves, samples };
}

/** Returns every change of this many matches, and the final state of one. */
export async function sampleMoves(
  matches: number,
): Promise<{ readonly moves: readonly Commit[]; readonly sheet: StoredMatch }> {
  const server = await startBenchServer();
  const { moves, samples } = await recordMoves(createStore({ redis: server.connect(), log: silentLog }), matches);
  await server.stop();
  const [sample] = samples;
  if (!sample) throw new Error('no match was played');
  return { moves, sheet: sample.sheet };
}
