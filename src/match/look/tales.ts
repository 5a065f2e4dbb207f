import type { AnyGame } from '../../engine/game/index.ts';
import { Diverged } from '../../engine/match.ts';
import type { Past } from '../sheet.ts';
import { sumOf } from '../sum.ts';
import { remembering } from './remembered.ts';
import { type Passage, retell } from './story.ts';

/** A match that is to be told from its beginning. */
export interface Tale extends Pick<Past, 'seed' | 'history'> {
  readonly game: AnyGame;
  readonly sheet: Pick<Past['sheet'], 'id' | 'terms' | 'players'>;
}

/** Tells matches again, answer by answer, as far as today's rules still tell them the same. */
export type Tales = (tale: Tale) => Promise<readonly Passage[]>;

/** Answers told in a row, before whoever waits has their turn: some ten milliseconds where a game is slowest. */
const AT_ONCE = 24;
/** Whoever looks back asks for several things about the same match. A long one takes ten megabytes. */
const KEPT = 2;

/** The last ones are kept, each for the answers it was told with. */
export function createTales(): Tales {
  const kept = remembering<readonly Passage[]>(KEPT);
  return async (tale) => kept(`${tale.sheet.id} ${sumOf(JSON.stringify(tale.history))}`, async () => told(tale));
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
