import type { AnyGame } from '../../engine/game/index.ts';
import { ReplayDiverged } from '../../engine/replay.ts';
import type { FinishedMatch } from '../stored-match.ts';
import { fingerprint } from '../fingerprint.ts';
import { memoizeLast } from './memoize.ts';
import { type ReplayStep, replay } from './replay.ts';

/** A match that can be replayed from its start. */
export interface ReplaySource extends Pick<FinishedMatch, 'seed' | 'history'> {
  readonly game: AnyGame;
  readonly sheet: Pick<FinishedMatch['sheet'], 'id' | 'terms' | 'players'>;
}

/** Replays matches answer by answer, as far as the current rules allow. */
export type ReplayCache = (source: ReplaySource) => Promise<readonly ReplayStep[]>;

/** Answers replayed before yielding to others: some ten milliseconds in the slowest game. */
const STEPS_AT_ONCE = 24;
/** Cached matches, as a review asks several things about the same one. A long one takes ten megabytes. */
const KEPT = 2;

/** Creates a cache of the last replays, by their answers. */
export function createReplayCache(): ReplayCache {
  const kept = memoizeLast<readonly ReplayStep[]>(KEPT);
  return async (source) =>
    kept(`${source.sheet.id} ${fingerprint(JSON.stringify(source.history))}`, async () => replaySteps(source));
}

async function replaySteps({ game, sheet, seed, history }: ReplaySource): Promise<readonly ReplayStep[]> {
  const steps: ReplayStep[] = [];
  try {
    for (const step of replay(game, sheet.terms.options, sheet.players.length, seed, history)) {
      if (steps.push(step) % STEPS_AT_ONCE === 0) await yieldToOthers();
    }
  } catch (error) {
    if (!(error instanceof ReplayDiverged)) throw error;
  }
  return steps;
}

const yieldToOthers = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
