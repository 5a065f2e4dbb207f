import { describe, expect, it } from 'vitest';
import { bounds } from '../../src/clubs/bounds.ts';
import type { Fixture } from '../../src/clubs/competition.ts';
import { meetingsOf } from '../../src/clubs/meetings.ts';
import { bergerRounds } from '../../src/clubs/pairings.ts';
import { placingsOf } from '../../src/clubs/placings.ts';
import { rankMembers, scoresOf, totalPoints } from '../../src/clubs/rank-members.ts';
import { chanceFrom } from './season.ts';

const play = (fixture: Fixture, places: readonly number[]): Fixture => ({
  ...fixture,
  outcome: { places, at: 0, by: 'played' },
});

const pair = (id: string, seats: readonly number[]): Fixture => ({ id, round: 1, division: 0, seats });

const boundsOf = (members: readonly number[], fixtures: readonly Fixture[], strength = members) =>
  members.map((member) =>
    bounds(
      scoresOf(meetingsOf(members, fixtures), strength),
      fixtures.flatMap(({ seats, outcome }) => (outcome ? [] : [seats])),
      member,
    ),
  );

interface Range {
  best: number;
  worst: number;
}

/** Tries every outcome and returns the best and the worst place of everyone, as the table ranks them. */
function tryEverything(members: readonly number[], fixtures: readonly Fixture[], strength: readonly number[]): Range[] {
  const open = fixtures.filter(({ outcome }) => !outcome);
  const ranges = members.map((): Range => ({ best: members.length, worst: 1 }));
  const walk = (at: number, decided: readonly Fixture[]): void => {
    const fixture = open[at];
    if (fixture) {
      for (const places of placingsOf(fixture.seats.length)) walk(at + 1, [...decided, play(fixture, places)]);
      return;
    }
    for (const [index, member] of rankMembers(meetingsOf(members, decided), strength).entries())
      widen(ranges[member], index + 1, index + 1);
  };
  walk(
    0,
    fixtures.filter(({ outcome }) => outcome),
  );
  return ranges;
}

function widen(range: Range | undefined, best: number, worst: number): void {
  if (range) [range.best, range.worst] = [Math.min(range.best, best), Math.max(range.worst, worst)];
}

/** Tries all points that matches of two can give, and returns the places if ties on points fall either way. */
function placesOnPoints(members: readonly number[], decided: readonly Fixture[], open: readonly Fixture[]): Range[] {
  const meetings = meetingsOf(members, decided);
  let reached = new Map([['', members.map((_, member) => totalPoints(meetings, member))]]);
  for (const { seats } of open) {
    const next = new Map<string, number[]>();
    for (const totals of reached.values())
      for (const points of [0, 1, 2]) {
        const after = totals.map((total, member) =>
          member === seats[0] ? total + points : member === seats[1] ? total + 2 - points : total,
        );
        next.set(after.join(' '), after);
      }
    reached = next;
  }
  const ranges = members.map((): Range => ({ best: members.length, worst: 1 }));
  for (const totals of reached.values())
    for (const [member, own] of totals.entries())
      widen(
        ranges[member],
        1 + totals.filter((each) => each > own).length,
        totals.filter((each) => each >= own).length,
      );
  return ranges;
}

/** Returns people in a random order. */
const shuffled = (members: number, chance: () => number): readonly number[] =>
  Array.from({ length: members }, (_, member) => ({ member, luck: chance() }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ member }) => member);

/** A random season of a division with a number of matches open. */
function someSeason(chance: () => number, members: number, seats: number, open: number): Fixture[] {
  const count = open + Math.floor(chance() * 14);
  return Array.from({ length: count }, (_, n) => {
    const fixture = pair(`${n}`, shuffled(members, chance).slice(0, seats));
    const ways = placingsOf(seats);
    return n < open ? fixture : play(fixture, ways[Math.floor(chance() * ways.length)] ?? []);
  });
}

/** A double round robin in which any matches are open, and draws are common. */
function doubleRoundRobin(chance: () => number, members: number, open: number): Fixture[] {
  const pairs = bergerRounds(Array.from({ length: members }, (_, n) => n)).flat();
  const order = shuffled(pairs.length, chance);
  const ways = placingsOf(2);
  return pairs.map((seats, n) => {
    const fixture = pair(`${n}`, seats);
    return order.indexOf(n) < open ? fixture : play(fixture, ways[Math.floor(chance() * ways.length)] ?? []);
  });
}

describe('bounds', () => {
  it.each([
    [2, 5, 5, 25],
    [2, 7, 6, 8],
    [3, 6, 3, 8],
    [4, 7, 2, 8],
    [4, 5, 2, 8],
  ])(
    'are those of all outcomes, tie-breaks included, at tables of %i with %i people and %i open matches',
    (seats, people, open, times) => {
      const members = Array.from({ length: people }, (_, n) => n);
      for (let seed = 1; seed <= times; seed++) {
        const chance = chanceFrom(seed * 31 + seats);
        const fixtures = someSeason(chance, people, seats, open);
        const strength = shuffled(people, chance);
        const ranked = tryEverything(members, fixtures, strength);
        expect(boundsOf(members, fixtures, strength)).toEqual(ranked.map((range) => ({ ...range, exact: true })));
      }
    },
  );

  it.each([
    [3, 4],
    [4, 6],
    [5, 7],
  ])('are exact near the end of a double round robin of %i people with %i open matches', (people, open) => {
    const members = Array.from({ length: people }, (_, n) => n);
    for (let seed = 1; seed <= 12; seed++) {
      const chance = chanceFrom(seed);
      const fixtures = doubleRoundRobin(chance, people, open);
      const strength = shuffled(people, chance);
      const ranked = tryEverything(members, fixtures, strength);
      expect(boundsOf(members, fixtures, strength)).toEqual(ranked.map((range) => ({ ...range, exact: true })));
    }
  });

  it('say what points allow where there are too many outcomes to try, and are never too narrow', () => {
    const members = [0, 1, 2, 3, 4];
    let onPointsOnly = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const chance = chanceFrom(seed);
      // Matches without the last one, for whom all of them would have to be tried.
      const open = Array.from({ length: 18 }, (_, n) => pair(`open ${n}`, shuffled(4, chance).slice(0, 2)));
      const decided = someSeason(chance, 5, 2, 0);
      const strength = shuffled(5, chance);
      const found = boundsOf(members, [...decided, ...open], strength);
      const onPoints = placesOnPoints(members, decided, open);
      for (const [member, { best, worst, exact }] of found.entries()) {
        if (!exact) expect({ best, worst }).toEqual(onPoints[member]);
        if (!exact) onPointsOnly++;
      }
      for (let sample = 0; sample < 50; sample++) {
        const ways = placingsOf(2);
        const played = open.map((fixture) => play(fixture, ways[Math.floor(chance() * 3)] ?? []));
        for (const [index, member] of rankMembers(meetingsOf(members, [...decided, ...played]), strength).entries()) {
          expect(found[member]?.best).toBeLessThanOrEqual(index + 1);
          expect(found[member]?.worst).toBeGreaterThanOrEqual(index + 1);
        }
      }
    }
    expect(onPointsOnly).toBeGreaterThan(0);
  });

  it('know that points decide where no tie is needed, however many matches are open', () => {
    const members = [0, 1, 2, 3, 4, 5];
    const fixtures = doubleRoundRobin(chanceFrom(1), 6, 30);
    expect(boundsOf(members, fixtures)).toEqual(members.map(() => ({ best: 1, worst: 6, exact: true })));
  });

  it('include tie-breaks', () => {
    // Three people with a win each against the next; the strongest by rating is first of the three.
    const members = [0, 1, 2];
    const circle = [play(pair('a', [0, 1]), [1, 2]), play(pair('b', [1, 2]), [1, 2]), play(pair('c', [2, 0]), [1, 2])];
    const fixed = members.map((member) => ({ best: member + 1, worst: member + 1, exact: true }));
    expect(boundsOf(members, circle)).toEqual(fixed);
    // If the last match ends like the circle, all are level, and the rating decides.
    expect(boundsOf(members, [...circle.slice(0, 2), pair('c', [2, 0])])).toEqual(fixed);
  });
});
