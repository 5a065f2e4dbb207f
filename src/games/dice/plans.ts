import type { Plan } from '../../engine/game/index.ts';
import type { Decision, Seat } from '../../engine/script.ts';
import { type Text, text } from '../../engine/text.ts';
import { imagine } from './imagine.ts';
import { makeMove } from './rules/build.ts';
import { helpedBuilds } from './rules/help.ts';
import { copyState, mapOf, type State } from './state.ts';
import { planText } from './texts/plans.ts';
import { standing } from './value.ts';
import type { View } from './view.ts';

/** One row of buttons: the best plan of all, and builds that jokers or gold make possible. */
const OFFERED = 5;
/** Positions looked at for the best plan. */
const MOST = 600;

/** What jokers and gold make possible, and what the computer would do with these dice. */
export function suggest(view: View, { key, seat }: Decision): readonly Plan[] {
  if (key !== 'build' || !view.players[seat]?.turn) return [];
  const state = imagine(view, '');
  const best = bestPlan(state, seat);
  const helped = helpedBuilds(state, seat).filter(({ moves }) => moves.length > 1);
  const worth = new Map(helped.map((each) => [each, standing(after(state, seat, each.moves), seat)]));
  const others = helped.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0)).filter(({ moves }) => moves.join() !== best.join());
  const plans = others.slice(0, best.length > 1 ? OFFERED - 1 : OFFERED).map(({ moves }): Plan => ({ moves, text: planText(moves), ...placed(state, moves) }));
  return best.length > 1 ? [{ moves: best, text: suggested(best), usual: true, ...placed(state, best) }, ...plans] : plans;
}

const suggested = (moves: readonly string[]): Text => {
  const said = planText(moves);
  return text((language) => `★ ${said[language]}`);
};

/** The place of the last build: what the help is for. Only roads of the shared map bear no number of their own. */
const placed = (state: State, moves: readonly string[]): Pick<Plan, 'place'> => {
  const [verb, kind, where] = moves.at(-1)?.split(' ') ?? [];
  return !mapOf(state).given && verb === 'build' && kind === 'road' && where !== undefined ? { place: `${kind} ${where}` } : {};
};

function after(state: State, seat: Seat, moves: readonly string[]): State {
  const copy = copyState(state);
  const table = { state: copy, random: { below: () => 0 }, tell: () => undefined, reveal: () => undefined };
  for (const move of moves) if (copy.phase === 'play') makeMove(table, seat, move);
  return copy;
}

/** The builds that leave the seat best, one after the other with the help they need; none when nothing is better than none. */
export function bestPlan(state: State, seat: Seat): readonly string[] {
  // Whatever order things are built in, they end up the same.
  const known = new Set<string>();
  let best: { readonly worth: number; readonly moves: readonly string[] } = { worth: standing(state, seat), moves: [] };
  const search = (at: State, moves: readonly string[]): void => {
    for (const build of at.phase === 'play' ? helpedBuilds(at, seat) : []) {
      const line = [...moves, ...build.moves];
      const name = line.toSorted().join();
      if (known.has(name)) continue;
      if (known.size >= MOST) return;
      known.add(name);
      const next = after(at, seat, build.moves);
      const worth = standing(next, seat);
      if (worth > best.worth) best = { worth, moves: line };
      search(next, line);
    }
  };
  search(state, []);
  return best.moves;
}
