import type { AnyGame, Bargain, Resting } from '../engine/game/index.ts';
import type { Answer } from '../engine/script.ts';
import type { Position } from './bot.ts';
import { type Depth, isSame, reach } from './plan.ts';
import type { Place } from './position.ts';
import type { Worth } from './worth.ts';

/** Tables on which it is supposed what the others hold, and trades whose turn is planned. */
const TABLES = 5;
const PLANNED = 3;
/** So much winning chance a trade must bring to be proposed, by how likely somebody agrees to it. */
const LEAST = 0.004;

/**
 * The next answer of a proposal to the others, if there is a trade that helps and that somebody is likely to agree to: null
 * otherwise. A trade is worth what the turn can be made after it.
 */
export function proposal(game: AnyGame, position: Position, seed: string, worth: Worth, how: Depth): Answer | null {
  const { seat, journal, view, choices, vain } = position;
  const { bargains, imagine } = game.mind;
  const said = journal.flatMap((known) => (known.seat === seat && 'answer' in known ? [known.answer] : []));
  if (!bargains) return null;
  // The same tables at every step of a proposal, so that it is the same one.
  const tables = Array.from({ length: TABLES }, (_, table) => imagine(view, `bargain ${table}`));
  const likely = new Map<string, Bargain<unknown> & { times: number }>();
  for (const table of tables) {
    for (const bargain of bargains(table, seat)) {
      const [first] = bargain.line;
      if (!first || first[0] === vain || !said.every((answer, step) => isSame(bargain.line[step], answer))) continue;
      if (said.length === 0 && !first.every((id) => choices.includes(id))) continue;
      const name = bargain.line.join(';');
      const known = likely.get(name);
      if (known) known.times++;
      else likely.set(name, { ...bargain, times: 1 });
    }
  }
  const ranked = [...likely.values()].sort((one, other) => other.times * other.gain - one.times * one.gain).slice(0, PLANNED);
  if (ranked.length === 0) return null;
  const most = (rest: unknown): number => reach(game, seat, startingAt(rest, seed), worth, how, seed);
  const now = most(tables[0]);
  const [best] = ranked.map(({ line, after, times }) => ({ line, gain: (times / TABLES) * (most(after) - now) })).sort((one, other) => other.gain - one.gain);
  return best && (said.length > 0 || best.gain > LEAST) ? (best.line[said.length] ?? null) : null;
}

const startingAt = (rest: unknown, seed: string): Place => ({ rest: { ...(rest as Resting), rng: { seed, drawn: 0 } }, journal: [], fell: [] });
