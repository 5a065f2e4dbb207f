import type { Decision } from '../../engine/script.ts';
import { violationOf } from './rules/violations.ts';
import { END } from './rules/moves.ts';
import { holderOf } from './rules/titles.ts';
import { mapOf, playerOf, type State } from './state.ts';
import { DICE, sumDice, titles } from './vocabulary.ts';

const lists = ['roads', 'settlements', 'cities', 'knights', 'castles', 'used'] as const;
/** Places of the shared map that only one player can take. */
const mapPlaces = ['roads', 'settlements', 'cities', 'knights'] as const;

/** Lists violated invariants of a position; empty if it is sound. */
export function invariantViolations(state: State): string[] {
  const found: string[] = [];
  const chart = mapOf(state);
  state.players.forEach((player, seat) => {
    for (const list of lists)
      if (new Set(player[list]).size !== player[list].length) found.push(`seat ${seat} has one of the ${list} twice`);
    const { turn } = player;
    if (turn && (sumDice(turn.dice) + turn.cup > DICE || turn.dice.some((count) => count < 0)))
      found.push(`seat ${seat} has too many dice or too few`);
  });
  const owned = state.players.flatMap(({ castles }) => castles);
  if (new Set(owned).size !== owned.length || owned.length > chart.castles) found.push('a castle has two owners');
  if (!chart.given)
    for (const list of mapPlaces) {
      const taken = state.players.flatMap((player) => player[list]);
      if (new Set(taken).size !== taken.length) found.push(`one of the ${list} has two owners`);
    }
  const titled = state.phase === 'play' && state.options.variant !== 'island-one';
  for (const title of titles)
    if (titled && state.titles[title] !== holderOf(state, title)) found.push(`the ${title} lies wrong`);
  return found;
}

/** Explains why a menu move is illegal; undefined if the question is no menu. */
export function moveViolation(state: State, { key, seat }: Decision, id: string): object | null | undefined {
  return key === 'build' && id !== END && playerOf(state, seat).turn ? violationOf(state, seat, id) : undefined;
}
