import type { Commit } from '../../match/ports.ts';
import type { Sheet } from '../../match/sheet.ts';
import { createStore } from '../../store/store.ts';
import { sampleMatches } from '../sample-matches.ts';
import { silent as log } from '../silent.ts';
import { startBenchServer } from './server.ts';

/** Every change of so many matches, and one of them as it stands at the end. */
export async function playedMoves(matches: number): Promise<{ readonly moves: readonly Commit[]; readonly sheet: Sheet }> {
  const moves: Commit[] = [];
  const server = await startBenchServer();
  const store = createStore({ redis: server.connect(), log });
  const [sample] = await sampleMatches({ ...store, commit: (move) => (moves.push(move), store.commit(move)) }, matches);
  await store.close();
  await server.stop();
  if (!sample) throw new Error('no match was played');
  return { moves, sheet: sample.sheet };
}
