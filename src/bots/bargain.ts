import type { AnyGame, Bargain, Resting } from '../engine/game/index.ts';
import type { Answer } from '../engine/script.ts';
import type { Line, Position } from './bot.ts';
import { type Depth, isSame, reach } from './plan.ts';
import type { Place } from './position.ts';
import type { Worth } from './worth.ts';

/** Tables on which it is supposed what the others hold, and trades after which the turn is planned. */
const TABLES = 9;
const PLANNED = 6;
/** So much winning chance a trade must bring to be proposed, by how likely somebody agrees to it. */
const LEAST = 0.001;

/**
 * What is left to say of a proposal to the others, if there is a trade that helps and that somebody is likely to agree to: null
 * otherwise. A trade is worth what can be made of the turn after it.
 */
export function proposal(game: AnyGame, position: Position, seed: string, worth: Worth, how: Depth): Line | null {
  const { seat, view } = position;
  const { bargains } = game.mind;
  if (!bargains) return null;
  const said = position.journal.flatMap((known) => (known.seat === seat && 'answer' in known ? [known.answer] : []));
  // The same tables at every step of a proposal, so that it is the same one.
  const tables = Array.from({ length: TABLES }, (_, table): unknown => game.mind.imagine(view, `bargain ${table}`));
  const likely = counted(tables.flatMap((table) => bargains(table, seat)).filter(({ line }) => goesOn(line, said, position)));
  if (likely.length === 0) return null;
  const most = (rest: unknown): number => reach(game, seat, startingAt(rest, seed), worth, how, seed);
  const now = most(tables[0]);
  const gains = likely.slice(0, PLANNED).map(({ line, after, times }) => ({ line, gain: (times / TABLES) * (most(after) - now) }));
  const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one));
  return said.length > 0 || best.gain > LEAST ? { answers: best.line.slice(said.length), value: now + best.gain } : null;
}

/** Whether a line begins with what was said already, and can be gone on with here. */
function goesOn(line: readonly Answer[], said: readonly Answer[], { choices, vain }: Position): boolean {
  const next = line[said.length];
  return next !== undefined && said.every((answer, step) => isSame(line[step], answer)) && next.every((id) => choices.includes(id) && id !== vain);
}

/** Each with the number of tables on which it was found, the most promising first. */
function counted(found: readonly Bargain<unknown>[]): readonly (Bargain<unknown> & { readonly times: number })[] {
  const byLine = new Map<string, Bargain<unknown> & { times: number }>();
  for (const bargain of found) {
    const name = bargain.line.join(';');
    const known = byLine.get(name);
    if (known) known.times++;
    else byLine.set(name, { ...bargain, times: 1 });
  }
  return [...byLine.values()].sort((one, other) => other.times * other.gain - one.times * one.gain);
}

const startingAt = (rest: unknown, seed: string): Place => ({ rest: { ...(rest as Resting), rng: { seed, drawn: 0 } }, journal: [], fell: [] });
