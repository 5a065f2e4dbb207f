import type { MovePlan } from '../../engine/game/index.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { type Text, perLanguage } from '../../engine/text.ts';
import { determinize } from './determinize.ts';
import { makeMove } from './rules/build.ts';
import { assistedBuilds } from './rules/assisted-builds.ts';
import { copyState, mapOf, playerOf, type State, type Turn } from './state.ts';
import { planText, turnPlanText } from './texts/plans.ts';
import { rerollPlanText } from './texts/questions.ts';
import { ownValue } from './evaluate.ts';
import { evaluateExpected } from './evaluate-expected.ts';
import { END, STOP } from './rules/moves.ts';
import { faces, sumDice } from './vocabulary.ts';
import type { View } from './view.ts';

/** Number of plans suggested for builds. */
const OFFERED = 5;
/** Limit of positions examined for the best plan. */
const MOST = 600;

/**
 * Suggests which dice to roll again; then the computer's best builds with the end of the turn behind them, and builds
 * that need jokers or gold.
 */
export function suggestPlans(view: View, { key, seat }: Decision): readonly MovePlan[] {
  if (!view.players[seat]?.turn) return [];
  const state = determinize(view, '');
  if (key === 'reroll') {
    const picks = bestReroll(state, seat);
    const roll: MovePlan = { moves: [picks], text: starred(rerollPlanText(picks)), primary: true };
    return [...(picks.includes(STOP) ? keptTurn(state, seat) : []), roll];
  }
  if (key !== 'build') return [];
  const best = bestPlan(state, seat);
  const helped = assistedBuilds(state, seat).filter(({ moves }) => moves.length > 1);
  const worth = new Map(helped.map((each) => [each, ownValue(after(state, seat, each.moves), seat)]));
  const others = helped
    .toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
    .filter(({ moves }) => moves.join() !== best.join())
    .map(({ moves }): MovePlan => ({ moves: oneByOne(moves), text: planText(moves), ...placed(state, moves) }));
  return [...bestTurn(state, seat, best), ...others].slice(0, OFFERED);
}

/** Returns the best builds with the end of the turn, and without it where several moves belong to them. */
function bestTurn(state: State, seat: Seat, best: readonly string[]): readonly MovePlan[] {
  if (best.length === 0) return [];
  const builds = { moves: oneByOne(best), text: starred(planText(best)), ...placed(state, best) };
  // A build that ends the match leaves no turn to end.
  if (after(state, seat, best).phase !== 'play') return best.length > 1 ? [{ ...builds, primary: true }] : [];
  const turn: MovePlan = {
    moves: oneByOne([...best, END]),
    text: starred(turnPlanText(best)),
    primary: true,
    ...placed(state, best),
  };
  return best.length > 1 ? [turn, builds] : [turn];
}

/** Returns the rest of the turn with the dice as they are. */
function keptTurn(state: State, seat: Seat): readonly MovePlan[] {
  const kept = withTurn(state, seat, { rolling: false });
  const best = bestPlan(kept, seat);
  if (best.length === 0 || after(kept, seat, best).phase !== 'play') return [];
  return [{ moves: oneByOne([STOP, ...best, END]), text: starred(turnPlanText(best, true)), primary: true }];
}

const oneByOne = (moves: readonly string[]): MovePlan['moves'] => moves.map((move) => [move]);

const starred = (text: Text): Text => perLanguage((language) => `★ ${text[language]}`);

/** Place of the last build, if it is a road of the shared map; other sites show their own number. */
const placed = (state: State, moves: readonly string[]): Pick<MovePlan, 'place'> => {
  const [verb, kind, where] = moves.at(-1)?.split(' ') ?? [];
  return !mapOf(state).given && verb === 'build' && kind === 'road' && where !== undefined
    ? { place: `${kind} ${where}` }
    : {};
};

function after(state: State, seat: Seat, moves: readonly string[]): State {
  const copy = copyState(state);
  const table = { state: copy, random: { below: () => 0 }, emit: () => undefined, reveal: () => undefined };
  for (const move of moves) if (copy.phase === 'play') makeMove(table, seat, move);
  return copy;
}

/** Best sequence of builds with the help they need; empty if building nothing is best. */
function bestPlan(state: State, seat: Seat): readonly string[] {
  // Positions already reached in another order.
  const known = new Set<string>();
  let best: { readonly worth: number; readonly moves: readonly string[] } = { worth: ownValue(state, seat), moves: [] };
  const search = (at: State, moves: readonly string[]): void => {
    for (const build of at.phase === 'play' ? assistedBuilds(at, seat) : []) {
      const line = [...moves, ...build.moves];
      const name = line.toSorted().join();
      if (known.has(name)) continue;
      if (known.size >= MOST) return;
      known.add(name);
      const next = after(at, seat, build.moves);
      const worth = ownValue(next, seat);
      if (worth > best.worth) best = { worth, moves: line };
      search(next, line);
    }
  };
  search(state, []);
  return best.moves;
}

/** Picks the dice to roll again with the best expected outcome; equal ones keep more dice. */
function bestReroll(state: State, seat: Seat): Answer {
  const { dice } = playerOf(state, seat).turn as Turn;
  let best = {
    worth: evaluateExpected(withTurn(state, seat, { rolling: false }), seat),
    again: [] as readonly number[],
  };
  for (const again of subsetsOf(dice)) {
    const cup = sumDice(again);
    if (cup === 0) continue;
    const kept = dice.map((count, face) => count - (again[face] as number));
    const worth = evaluateExpected(withTurn(state, seat, { dice: kept, cup }), seat);
    if (worth > best.worth || (worth === best.worth && cup < sumDice(best.again))) best = { worth, again };
  }
  const picks = best.again.flatMap((count, face) => Array.from({ length: count }, () => faces[face] as string));
  return picks.length > 0 ? picks : [STOP];
}

function withTurn(state: State, seat: Seat, change: Partial<Turn>): State {
  const copy = copyState(state);
  Object.assign(playerOf(copy, seat).turn as Turn, change);
  return copy;
}

/** Every number of dice of each face, up to these. */
function subsetsOf(dice: readonly number[]): readonly (readonly number[])[] {
  return dice.reduce<readonly (readonly number[])[]>(
    (subsets, most) => subsets.flatMap((subset) => Array.from({ length: most + 1 }, (_, count) => [...subset, count])),
    [[]],
  );
}
