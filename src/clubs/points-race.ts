import { AHEAD } from './meetings.ts';
import { sharesOf } from './placings.ts';

/** The number of members in each set of up to eight. */
const SIZES = Uint8Array.from({ length: 256 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
});
export const sizeOf = (set: number): number => SIZES[set] ?? 0;

/**
 * Who can be kept at or below a number of points at once, or brought to it at once. Sets of members are bit masks.
 *
 * A group stays below best if all others finish ahead of it wherever they meet; its members share the points of their
 * meetings with each other. So every part of the group has to take some points, and none may have to take too many. If
 * at most two members meet in a match, that is sufficient, because two can share their points in any way (Hall's
 * theorem). If three or four do, the ways to share them are tried. The same holds for a group that stays above.
 */
export class PointsRace {
  readonly #totals: readonly number[];
  readonly #matches: readonly number[];
  /** By part: the points its open matches give it at least and at most. */
  readonly #least: readonly number[];
  readonly #most: readonly number[];

  constructor(totals: readonly number[], matches: readonly number[]) {
    [this.#totals, this.#matches] = [totals, matches];
    [this.#least, this.#most] = shareLimits(totals.length, matches);
  }

  /** Returns how many others can finish at least `gap` points below `self`, who wins everything. */
  mostBelow(self: number, gap: number): number {
    const line = (this.#totals[self] ?? 0) + (this.#most[1 << self] ?? 0);
    return this.#largest(self, line - gap, true);
  }

  /** Returns how many others can finish at least `gap` points above `self`, who loses everything. */
  mostAbove(self: number, gap: number): number {
    return this.#largest(self, (this.#totals[self] ?? 0) + gap, false);
  }

  #largest(self: number, line: number, below: boolean): number {
    const sets = 1 << this.#totals.length;
    const room = roomOf(this.#totals, line, below);
    const limit = below ? this.#least : this.#most;
    const possible = new Uint8Array(sets);
    possible[0] = 1;
    const bySize: number[][] = this.#totals.map(() => []);
    for (let group = 1; group < sets; group++) {
      if (group & (1 << self)) continue;
      let parts = true;
      for (let rest = group; parts && rest > 0; rest &= rest - 1) parts = possible[group & ~(rest & -rest)] === 1;
      if (!parts || !isEnough(room[group] ?? 0, limit[group] ?? 0, below)) continue;
      possible[group] = 1;
      bySize[sizeOf(group)]?.push(group);
    }
    const largest = bySize.findLastIndex((groups) => groups.some((group) => this.#canShare(group, line, below)));
    return Math.max(0, largest);
  }

  /** Returns whether a group can share the points of matches in which three or four of it meet. */
  #canShare(group: number, line: number, below: boolean): boolean {
    const large = this.#matches.filter((match) => sizeOf(match & group) > 2);
    if (large.length === 0) return true;
    const tried = new Set<string>();
    const share = (shared: number, totals: readonly number[]): boolean => {
      const key = `${shared} ${totals.join(' ')}`;
      if (tried.has(key)) return false;
      tried.add(key);
      if (!this.#fits(totals, large.slice(0, shared), group, line, below)) return false;
      const match = large[shared];
      if (match === undefined) return true;
      const members = totals.flatMap((_, member) => (match & group & (1 << member) ? [member] : []));
      // The others at the table finish behind a group that is to stay above.
      const free = below ? 0 : AHEAD * (sizeOf(match) - members.length);
      return sharesOf(members.length).some((shares) => {
        const after = [...totals];
        for (const [index, member] of members.entries())
          after[member] = (after[member] ?? 0) + free + (shares[index] ?? 0);
        return share(shared + 1, after);
      });
    };
    return share(0, this.#totals);
  }

  /** Returns whether no part of a group must take too many points, or lacks some, once some matches are shared. */
  #fits(totals: readonly number[], shared: readonly number[], group: number, line: number, below: boolean): boolean {
    // Nothing changed for parts outside of the last match.
    const last = shared.at(-1);
    if (last === undefined) return true;
    const room = roomOf(totals, line, below);
    const limit = below ? this.#least : this.#most;
    for (let part = group; part > 0; part = (part - 1) & group) {
      if ((part & last) === 0) continue;
      let rest = limit[part] ?? 0;
      for (const match of shared) rest -= below ? leastPointsOf(match, part) : mostPointsOf(match, part);
      if (!isEnough(room[part] ?? 0, rest, below)) return false;
    }
    return true;
  }
}

/** Returns the points that a match gives a part at least, behind everyone else. */
export function leastPointsOf(match: number, part: number): number {
  const inside = sizeOf(match & part);
  return (inside * (inside - 1) * AHEAD) / 2;
}

/** Returns the points that a match gives a part at most, ahead of everyone else. */
export function mostPointsOf(match: number, part: number): number {
  const inside = sizeOf(match & part);
  return leastPointsOf(match, part) + inside * (sizeOf(match) - inside) * AHEAD;
}

/** Returns by part: the points below the line that it may still take, or those that it lacks. */
function roomOf(totals: readonly number[], line: number, below: boolean): readonly number[] {
  const room = [0];
  for (let part = 1; part < 1 << totals.length; part++) {
    const gap = line - (totals[31 - Math.clz32(part & -part)] ?? 0);
    room[part] = (room[part & (part - 1)] ?? 0) + (below ? gap : Math.max(0, gap));
  }
  return room;
}

const isEnough = (room: number, limit: number, below: boolean): boolean => (below ? room >= limit : room <= limit);

/** Returns by part the points that its open matches give it at least and at most. */
function shareLimits(members: number, matches: readonly number[]): readonly [number[], number[]] {
  const parts = [...Array.from({ length: 1 << members }).keys()];
  const sum = (give: (match: number, part: number) => number): number[] =>
    parts.map((part) => {
      let points = 0;
      for (const match of matches) points += give(match, part);
      return points;
    });
  return [sum(leastPointsOf), sum(mostPointsOf)];
}
