import { describe, expect, it } from 'vitest';
import { bounds } from '../../src/clubs/bounds.ts';
import type { Fixture } from '../../src/clubs/competition.ts';
import { meetingsOf } from '../../src/clubs/meetings.ts';
import { placingsOf } from '../../src/clubs/placings.ts';
import { totalPoints } from '../../src/clubs/rank-members.ts';
import { chanceFrom } from './season.ts';

const play = (fixture: Fixture, places: readonly number[]): Fixture => ({
  ...fixture,
  outcome: { places, at: 0, by: 'played' },
});

/** Tries every outcome: the best place with ties on points for someone, and the worst with ties against them. */
function tryEverything(members: readonly number[], fixtures: readonly Fixture[]): (readonly [number, number])[] {
  const open = fixtures.filter(({ outcome }) => !outcome);
  const best = members.map(() => members.length);
  const worst = members.map(() => 1);
  const walk = (at: number, decided: readonly Fixture[]): void => {
    const fixture = open[at];
    if (fixture) {
      for (const places of placingsOf(fixture.seats.length)) walk(at + 1, [...decided, play(fixture, places)]);
      return;
    }
    const meetings = meetingsOf(members, decided);
    const totals = members.map((_, member) => totalPoints(meetings, member));
    for (const [member, own] of totals.entries()) {
      best[member] = Math.min(best[member] ?? 0, 1 + totals.filter((each) => each > own).length);
      worst[member] = Math.max(worst[member] ?? 0, totals.filter((each) => each >= own).length);
    }
  };
  walk(
    0,
    fixtures.filter(({ outcome }) => outcome),
  );
  return members.map((_, member) => [best[member] ?? 0, worst[member] ?? 0]);
}

/** A random season of a division with a number of matches open. */
function someSeason(seed: number, members: number, seats: number, open: number): Fixture[] {
  const chance = chanceFrom(seed);
  const count = open + Math.floor(chance() * 14);
  return Array.from({ length: count }, (_, n) => {
    const table = Array.from({ length: members }, (_each, member) => ({ member, luck: chance() }))
      .sort((a, b) => a.luck - b.luck)
      .slice(0, seats)
      .map(({ member }) => member);
    const fixture: Fixture = { id: `${n}`, round: 1, division: 0, seats: table };
    const ways = placingsOf(seats);
    return n < open ? fixture : play(fixture, ways[Math.floor(chance() * ways.length)] ?? []);
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
    'are those of all outcomes on points, at tables of %i with %i people and %i open matches',
    (seats, people, open, times) => {
      const members = Array.from({ length: people }, (_, n) => n);
      for (let seed = 1; seed <= times; seed++) {
        const fixtures = someSeason(seed * 31 + seats, people, seats, open);
        expect(bounds(members, fixtures, meetingsOf(members, fixtures), members)).toEqual(
          tryEverything(members, fixtures),
        );
      }
    },
  );

  it('include tie-breaks when few matches are open', () => {
    // Three people with a win each against the next; the strongest by rating is first of the three.
    const members = [0, 1, 2];
    const pair = (id: string, seats: readonly number[]): Fixture => ({ id, round: 1, division: 0, seats });
    const circle = [play(pair('a', [0, 1]), [1, 2]), play(pair('b', [1, 2]), [1, 2]), play(pair('c', [2, 0]), [1, 2])];
    expect(bounds(members, circle, meetingsOf(members, circle), members)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    const open = [...circle.slice(0, 2), pair('c', [2, 0])];
    // If the last match ends like the circle, all are level, and the rating decides.
    expect(bounds(members, open, meetingsOf(members, open), members)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });
});
