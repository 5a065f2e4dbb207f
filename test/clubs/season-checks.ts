import { expect } from 'vitest';
import type { CompetitionSettings } from '../../src/clubs/competition.ts';
import { cupTable } from '../../src/clubs/cup-table.ts';
import { finishOrder } from '../../src/clubs/cup.ts';
import { ladderOrder } from '../../src/clubs/ladder-order.ts';
import { fixturesOf, leagueBounds, leagueTable } from '../../src/clubs/league-table.ts';
import { rebuildCompetition } from '../../src/clubs/rebuild.ts';
import { chanceFrom, competitionOf, SimulatedSeason } from './season.ts';

/** Seasons differ in size, shape and kills by their number. */
const LARGEST = 200;
const SMALLEST = 6;

export function playSeason(
  kind: 'ladder' | 'league' | 'cup',
  number: number,
  { kills = true, largest = LARGEST }: { readonly kills?: boolean; readonly largest?: number } = {},
): SimulatedSeason {
  const chance = chanceFrom(number * 7 + kind.length);
  const people = number % 100 === 0 ? largest : SMALLEST + Math.floor(chance() ** 3 * (largest - SMALLEST + 1));
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T;
  const seats = kind === 'ladder' ? 2 : pick([2, 2, 3, 4]);
  const settings: Partial<CompetitionSettings> = {
    seats,
    divisionSize: pick([4, 5, 6, 7, 8]),
    inRounds: chance() < 0.5,
    format: seats > 2 ? 'single' : pick(['single', 'double', 'swiss'] as const),
    days: kind === 'cup' ? 5 : 21,
    // Some variants for three and four can be played by two.
    leastSeats: seats === 2 ? 2 : pick([2, 3]),
  };
  const season = new SimulatedSeason(competitionOf(kind, people, settings), number, { kills, watch: narrowing() });
  season.play(60);
  return season;
}

/** Returns a check that the bounds of every table only narrow, and contain the place in the end. */
function narrowing(): (season: SimulatedSeason) => void {
  const known = new Map<number, readonly [number, number]>();
  let looks = 0;
  return ({ competition }) => {
    if (competition.kind !== 'league' || competition.divisions.length === 0) return;
    const isOver = competition.phase === 'over';
    looks++;
    for (const division of competition.divisions.keys()) {
      if (!isOver && (looks + division) % 8 !== 0) continue;
      for (const { entrant, place } of leagueTable(competition, division)) {
        const bounds = leagueBounds(competition, entrant) ?? { best: 0, worst: 0 };
        const [best, worst] = known.get(entrant) ?? [1, Infinity];
        if (bounds.best < best || bounds.worst > worst)
          throw new Error(`bounds of ${entrant} went from ${best}–${worst} to ${bounds.best}–${bounds.worst}`);
        if (isOver && (bounds.best !== place || bounds.worst !== place)) throw new Error('bounds are open at the end');
        known.set(entrant, [bounds.best, bounds.worst]);
      }
    }
  };
}

/** What holds for every season that is over. */
export function checkSeason({ competition, started, matches, facts, now }: SimulatedSeason): void {
  expect(competition.phase).toBe('over');
  expect(competition.endedAt).toBeLessThanOrEqual(competition.ends ?? 0);
  if (competition.kind === 'league')
    expect([competition.endedAt, now >= (competition.ends ?? 0)]).toEqual([competition.ends, true]);
  expect(competition.fixtures.filter(({ outcome }) => !outcome)).toEqual([]);
  expect(competition.pending).toEqual([]);
  const ids = competition.fixtures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set([...matches.values()].map(({ fixture }) => fixture)).size).toBe(started.size);
  // Every result is taken once, and all of them again give the same.
  expect(rebuildCompetition(competition, facts)).toEqual(competition);
  if (competition.kind === 'league') checkLeague(competition);
  else if (competition.kind === 'cup') checkCup(competition);
  else checkLadder(competition);
}

type Played = SimulatedSeason['competition'];

function checkLeague(competition: Played): void {
  expect(competition.divisions.flat().toSorted((a, b) => a - b)).toEqual([...competition.entrants.keys()]);
  for (const [division, members] of competition.divisions.entries()) {
    expect(members.length).toBeGreaterThanOrEqual(3);
    expect(members.length).toBeLessThanOrEqual(8);
    const fixtures = fixturesOf(competition, division);
    const meetings = members.map((one) =>
      members.map(
        (other) => fixtures.filter(({ seats }) => one !== other && seats.includes(one) && seats.includes(other)).length,
      ),
    );
    const counts = meetings.flatMap((row, one) => row.filter((_, other) => other !== one));
    if (competition.settings.seats === 2) expect(new Set(counts)).toEqual(new Set([2]));
    else expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    const each = members.map((one) => fixtures.filter(({ seats }) => seats.includes(one)).length);
    expect(new Set(each).size).toBe(1);
    const table = leagueTable(competition, division);
    expect(table.map(({ played }) => played)).toEqual(table.map(() => each[0]));
    const points = table.reduce((sum, row) => sum + row.points, 0);
    expect(points).toBe(fixtures.reduce((sum, { seats }) => sum + seats.length * (seats.length - 1), 0));
  }
}

function checkCup(competition: Played): void {
  const { settings, fixtures, entrants } = competition;
  const table = cupTable(competition);
  expect(table.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual([...entrants.keys()]);
  expect(table.filter(({ place }) => place === 1)).toHaveLength(1);
  if (settings.seats === 2 && settings.format === 'swiss') {
    for (const round of new Set(fixtures.map((fixture) => fixture.round))) {
      const playing = fixtures.filter((fixture) => fixture.round === round).flatMap(({ seats }) => seats);
      expect(new Set(playing).size).toBe(playing.length);
    }
    const pairs = fixtures
      .filter(({ seats }) => seats.length === 2)
      .map(({ seats }) => seats.toSorted((a, b) => a - b).join());
    expect(new Set(pairs).size).toBe(pairs.length);
    return;
  }
  const losses = new Map(entrants.map((_, entrant) => [entrant, 0]));
  for (const fixture of fixtures) {
    const order = finishOrder(competition, fixture);
    const losers = settings.seats === 2 ? order.slice(1) : [];
    for (const loser of losers) losses.set(loser, (losses.get(loser) ?? 0) + 1);
  }
  const lives = settings.format === 'double' ? 2 : 1;
  for (const { entrant, place } of table) {
    const lost = losses.get(entrant) ?? 0;
    if (settings.seats > 2) continue;
    if (place === 1) expect(lost).toBeLessThan(lives);
    // The finalist without a defeat loses one match only.
    else expect([lives, ...(place === 2 ? [1] : [])]).toContain(lost);
  }
}

function checkLadder(competition: Played): void {
  const order = ladderOrder(competition, competition.endedAt ?? 0);
  const active = competition.entrants.flatMap(({ out }, entrant) => (out ? [] : [entrant]));
  expect(order.toSorted((a, b) => a - b)).toEqual(active);
}
