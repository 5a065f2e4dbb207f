import type { AnyGame } from '../../engine/game/index.ts';
import { Diverged } from '../../engine/match.ts';
import type { Past } from '../sheet.ts';
import { type Passage, retell } from './story.ts';

/** A match that is to be told from its beginning. */
export interface Tale extends Pick<Past, 'seed' | 'history'> {
  readonly game: AnyGame;
  readonly sheet: Pick<Past['sheet'], 'id' | 'status' | 'terms' | 'players'>;
}

/** Tells matches again, answer by answer, as far as today's rules still tell them the same. */
export type Tales = (tale: Tale) => Promise<readonly Passage[]>;

/** Answers told in a row, before whoever waits has their turn: some ten milliseconds where a game is slowest. */
const AT_ONCE = 24;
/** Whoever looks back asks for several things about the same match. A long one takes ten megabytes. */
const KEPT = 2;

/** The last ones that are over are kept: nothing changes about them any more. */
export function createTales(): Tales {
  const kept = new Map<string, Promise<readonly Passage[]>>();
  return async (tale) => {
    const { id, status } = tale.sheet;
    if (status !== 'over') return told(tale);
    const known = kept.get(id) ?? told(tale);
    kept.delete(id);
    kept.set(id, known);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    return known;
  };
}

async function told({ game, sheet, seed, history }: Tale): Promise<readonly Passage[]> {
  const passages: Passage[] = [];
  try {
    for (const passage of retell(game, sheet.terms.options, sheet.players.length, seed, history)) {
      if (passages.push(passage) % AT_ONCE === 0) await othersFirst();
    }
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
  }
  return passages;
}

const othersFirst = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
