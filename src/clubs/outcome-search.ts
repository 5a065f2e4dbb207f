import { AHEAD } from './meetings.ts';
import { placingsOf } from './placings.ts';
import { leastPointsOf, mostPointsOf, sizeOf } from './points-race.ts';
import { compareMembers, type Scores } from './rank-members.ts';

/** Up to this many outcomes of the open matches are tried for someone; nearly all of them are ruled out early. */
const MOST_OUTCOMES = 5_000_000;

/** A match still to be tried: its members by index, and the places in which it can end. */
interface OpenMatch {
  readonly members: readonly number[];
  readonly ways: readonly (readonly number[])[];
}

/** Returns how many can finish behind someone, if it is between two numbers; null if there are too many outcomes. */
export const mostBehind = (
  scores: Scores,
  tables: readonly (readonly number[])[],
  self: number,
  range: readonly [least: number, most: number],
): number | null => tryOutcomes(scores, tables, self, range, true);

/** Returns how many can finish ahead of someone, if it is between two numbers; null if there are too many outcomes. */
export const mostAhead = (
  scores: Scores,
  tables: readonly (readonly number[])[],
  self: number,
  range: readonly [least: number, most: number],
): number | null => tryOutcomes(scores, tables, self, range, false);

/**
 * Tries outcomes of the open matches, tie-breaks included. Someone does best by winning all of their own alone, and
 * worst by losing them all, however the others at the table finish, so nothing else is tried there.
 */
function tryOutcomes(
  scores: Scores,
  tables: readonly (readonly number[])[],
  self: number,
  [least, most]: readonly [least: number, most: number],
  behind: boolean,
): number | null {
  const open = tables.map((members) => openMatch(members, self, behind));
  if (open.reduce((product, { ways }) => product * ways.length, 1) > MOST_OUTCOMES) return null;
  // Their own matches come first: afterwards their points are known.
  open.sort((a, b) => a.ways.length - b.ways.length);
  const table = new RunningTable(scores, self, behind, open);
  let found = least;
  const walk = (at: number): void => {
    const match = open[at];
    if (!match) {
      found = Math.max(found, table.count());
      return;
    }
    for (const places of match.ways) {
      table.add(match.members, places, 1);
      if (table.mayReach(found + 1, at + 1)) walk(at + 1);
      table.add(match.members, places, -1);
      if (found >= most) return;
    }
  };
  walk(0);
  return found;
}

/** Returns the ways in which a match can end; someone who is in it wins it alone, or loses it alone. */
function openMatch(members: readonly number[], self: number, wins: boolean): OpenMatch {
  const seat = members.indexOf(self);
  if (seat === -1) return { members, ways: placingsOf(members.length) };
  return {
    members,
    ways: placingsOf(members.length - 1).map((places) =>
      (wins ? places.map((place) => place + 1) : places).toSpliced(seat, 0, wins ? 1 : members.length),
    ),
  };
}

/** A table to which matches are added and taken away again. */
class RunningTable {
  readonly #scores: {
    readonly points: readonly number[][];
    readonly totals: number[];
    readonly won: number[];
    readonly strength: readonly number[];
  };
  readonly #self: number;
  readonly #behind: boolean;
  /** The points that they end up with. */
  readonly #line: number;
  /** Groups of others by size, as bit masks. */
  readonly #groups: readonly (readonly number[])[];
  /** By match and group: the points it takes at least, or at most, from that match on. */
  readonly #toCome: readonly (readonly number[])[];

  constructor(scores: Scores, self: number, behind: boolean, open: readonly OpenMatch[]) {
    const { points, totals, strength } = scores;
    this.#scores = { points: points.map((row) => [...row]), totals: [...totals], won: [...scores.won], strength };
    [this.#self, this.#behind] = [self, behind];
    const won = behind ? open.filter(({ members }) => members.includes(self)) : [];
    this.#line = won.reduce((sum, { members }) => sum + AHEAD * (members.length - 1), totals[self] ?? 0);
    const groups = Array.from({ length: 1 << totals.length }, (_, group) => group);
    this.#groups = totals.map((_, size) => groups.filter((group) => sizeOf(group) === size && !(group & (1 << self))));
    const toCome = [groups.map(() => 0)];
    for (const { members } of open.toReversed()) {
      const match = members.reduce((mask, member) => mask | (1 << member), 0);
      toCome.unshift(
        groups.map(
          (group) => (toCome[0]?.[group] ?? 0) + (behind ? leastPointsOf(match, group) : mostPointsOf(match, group)),
        ),
      );
    }
    this.#toCome = toCome;
  }

  /** Adds a match, or takes it away if `sign` is -1. */
  add(members: readonly number[], places: readonly number[], sign: number): void {
    const { points, totals, won } = this.#scores;
    let [winner, winners] = [-1, 0];
    for (let seat = 0; seat < members.length; seat++) {
      const [one, own] = [members[seat] ?? 0, places[seat] ?? 0];
      if (own === 1) [winner, winners] = [one, winners + 1];
      const row = points[one] ?? [];
      for (let other = 0; other < members.length; other++) {
        const place = places[other] ?? 0;
        if (other === seat || place < own) continue;
        const rival = members[other] ?? 0;
        const more = sign * (place > own ? AHEAD : AHEAD / 2);
        row[rival] = (row[rival] ?? 0) + more;
        totals[one] = (totals[one] ?? 0) + more;
      }
    }
    if (winners === 1) won[winner] = (won[winner] ?? 0) + sign;
  }

  /** Counts who is behind, or ahead. */
  count(): number {
    let count = 0;
    for (let other = 0; other < this.#scores.totals.length; other++)
      if (other !== this.#self && compareMembers(this.#scores, this.#self, other) < 0 === this.#behind) count++;
    return count;
  }

  /** Returns whether this many may still end up behind, or ahead, by the points that the matches from one on can give. */
  mayReach(count: number, from: number): boolean {
    const { totals } = this.#scores;
    const behind = this.#behind;
    const toCome = this.#toCome[from] ?? [];
    return (this.#groups[count] ?? []).some((group) => {
      let room = 0;
      for (let member = 0; member < totals.length; member++) {
        if (!(group & (1 << member))) continue;
        const gap = this.#line - (totals[member] ?? 0);
        if (behind ? gap < 0 : gap > (toCome[1 << member] ?? 0)) return false;
        room += behind ? gap : Math.max(0, gap);
      }
      const points = toCome[group] ?? 0;
      return behind ? room >= points : room <= points;
    });
  }
}
