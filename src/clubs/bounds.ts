import { mostAhead, mostBehind } from './outcome-search.ts';
import { PointsRace } from './points-race.ts';
import type { Scores } from './rank-members.ts';

/**
 * The best and the worst place someone can still finish in. No other place is possible, and bounds only narrow, because
 * deciding a match only takes outcomes away.
 */
export interface PlaceBounds {
  readonly best: number;
  readonly worst: number;
  /**
   * Whether some outcome of the open matches leads to each of the two, tie-breaks included. Otherwise they say what
   * points allow: some outcome leads to each if ties on points fall that way.
   */
  readonly exact: boolean;
}

/** Returns the bounds of a member by index; `tables` are the members of the open matches. */
export function bounds(scores: Scores, tables: readonly (readonly number[])[], self: number): PlaceBounds {
  const { totals } = scores;
  const race = new PointsRace(
    totals,
    tables.map((table) => table.reduce((mask, member) => mask | (1 << member), 0)),
  );
  const [below, above] = [race.mostBelow(self, 0), race.mostAbove(self, 0)];
  // If as many can be ahead or behind without ties on points, tie-breaks don't matter; else they are tried.
  const [surelyBelow, surelyAbove] = [race.mostBelow(self, 1), race.mostAbove(self, 1)];
  const behind = surelyBelow === below ? below : mostBehind(scores, tables, self, [surelyBelow, below]);
  const ahead = surelyAbove === above ? above : mostAhead(scores, tables, self, [surelyAbove, above]);
  const [best, worst] = [totals.length - (behind ?? below), 1 + (ahead ?? above)];
  return { best, worst, exact: best === worst || (behind !== null && ahead !== null) };
}
