import { DoubleElimination, RoundRobin, SingleElimination } from 'tournament-pairings';
import type { BracketSlot } from './competition.ts';

/** Elimination with two lives needs this many people; fewer play with one. */
const LEAST_DOUBLE = 4;

/**
 * Returns the rounds of a double round robin in Berger's order: everyone meets everyone twice, with seats swapped the
 * second time.
 */
export function bergerRounds(entrants: readonly number[]): readonly (readonly (readonly [number, number])[])[] {
  const rounds: (readonly [number, number])[][] = [];
  for (const { round, player1, player2 } of RoundRobin(entrants.map(String), 1, true)) {
    if (player1 === null || player2 === null) continue;
    (rounds[round - 1] ??= []).push([Number(player1), Number(player2)]);
  }
  return [...rounds, ...rounds.map((pairs) => pairs.map(([one, other]) => [other, one] as const))];
}

/** Returns an elimination bracket for entrants in the order of their strength; the strongest get the byes. */
export function drawBracket(entrants: readonly number[], double: boolean): readonly BracketSlot[] {
  const people = entrants.map(String);
  const matches =
    double && people.length >= LEAST_DOUBLE
      ? DoubleElimination(people, 1, true)
      : SingleElimination(people, 1, false, true);
  const idOf = ({ round, match }: { readonly round: number; readonly match: number }): string => `${round}.${match}`;
  const feeders = new Map<string, string[]>();
  for (const match of matches)
    for (const next of [match.win, match.loss])
      if (next) feeders.set(idOf(next), [...(feeders.get(idOf(next)) ?? []), idOf(match)]);
  // The package numbers the losers' rounds last; the round here is the longest way to get there.
  const depths = new Map<string, number>();
  const depth = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const found = 1 + Math.max(0, ...(feeders.get(id) ?? []).map(depth));
    depths.set(id, found);
    return found;
  };
  return matches
    .map((match) => ({
      id: idOf(match),
      round: depth(idOf(match)),
      seats: [match.player1, match.player2].flatMap((player) =>
        player === null || player === undefined ? [] : [Number(player)],
      ),
      win: match.win ? idOf(match.win) : null,
      loss: match.loss ? idOf(match.loss) : null,
    }))
    .toSorted((a, b) => a.round - b.round);
}
