import type { Decision } from '../../engine/script.ts';
import { faultOf } from './rules/faults.ts';
import { END } from './rules/moves.ts';
import { holderOf } from './rules/titles.ts';
import { mapOf, playerOf, type State } from './state.ts';
import { DICE, sumOf, titles } from './vocabulary.ts';

const lists = ['roads', 'settlements', 'cities', 'knights', 'castles', 'used'] as const;

/** What is wrong with a position; nothing where all is well. */
export function complaints(state: State): string[] {
  const found: string[] = [];
  const chart = mapOf(state);
  state.players.forEach((player, seat) => {
    for (const list of lists) if (new Set(player[list]).size !== player[list].length) found.push(`seat ${seat} has one of the ${list} twice`);
    const { turn } = player;
    if (turn && (sumOf(turn.dice) + turn.cup > DICE || turn.dice.some((count) => count < 0))) found.push(`seat ${seat} has too many dice or too few`);
  });
  const owned = state.players.flatMap(({ castles }) => castles);
  if (new Set(owned).size !== owned.length || owned.length > chart.castles) found.push('a castle has two owners');
  for (const title of titles) if (state.phase === 'play' && state.titles[title] !== holderOf(state, title)) found.push(`the ${title} lies wrong`);
  return found;
}

/** Why a move of a menu is not possible now; undefined where the question is no menu. */
export function violation(state: State, { key, seat }: Decision, id: string): object | null | undefined {
  return key === 'build' && id !== END && playerOf(state, seat).turn ? faultOf(state, seat, id) : undefined;
}
