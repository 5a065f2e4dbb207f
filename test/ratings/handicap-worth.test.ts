import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { familyOf } from '../../src/engine/game/index.ts';
import { handicapsFor } from '../../src/engine/handicap.ts';
import { games } from '../../src/games/index.ts';
import { handicapFor } from '../../src/ratings/handicap-worth.ts';
import worths from '../../src/ratings/handicap-worth.json' with { type: 'json' };
import { contestChance } from '../../src/ratings/level-fit.ts';
import { POINTS_PER_MU } from '../../src/ratings/rating.ts';
import { type HandicapContest, withHandicapContest, worthsOf } from '../../src/testkit/handicap-contests.ts';
import type { StoredContest } from '../../src/testkit/level-contests.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`src/testkit/${file}`, 'utf8'));
const contests = read('handicap-contests.json') as readonly HandicapContest[];
const levels = read('level-contests.json') as readonly StoredContest[];

it('the stored worths follow from the stored contests', () => {
  expect(worthsOf(contests, levels)).toEqual(worths);
});

it('in every family, a handicap on offer brought uneven levels to 40 to 60 %', () => {
  const tallies = new Map<string, { family: string; games: number; wins: number }>();
  const families = new Set<string>();
  for (const { game, variant, red, blue, handicap, games: played, wins } of contests) {
    const { info } = games.get(game) ?? expect.fail(`no game ${game}`);
    if (red === blue || !handicapsFor(info.handicaps ?? [], variant).some(({ id }) => id === handicap)) continue;
    const key = [game, variant, red, blue, handicap].join(' ');
    const family = familyOf(info, variant).id;
    const before = tallies.get(key) ?? { games: 0, wins: 0 };
    tallies.set(key, { family, games: before.games + played, wins: before.wins + wins });
  }
  for (const { family, games: played, wins } of tallies.values())
    if (wins >= 0.4 * played && wins <= 0.6 * played) families.add(family);
  expect([...families].toSorted()).toEqual(['cities-and-knights', 'dice', 'rivals', 'settlers', 'struggle']);
});

it.each(Object.entries(worths))('%s: only what is offered is suggested, and more for a greater lead', (key, worth) => {
  const [game = '', variant = ''] = key.split(' ');
  const offered = handicapsFor(games.get(game)?.info.handicaps ?? [], variant).map(({ id }) => id);
  const points: Readonly<Record<string, number>> = worth;
  expect(handicapFor(game, variant, 99)).toBeNull();
  let before = 0;
  for (let lead = 100; lead <= 2000; lead += 10) {
    const id = handicapFor(game, variant, lead);
    if (id === null) continue;
    expect(offered).toContain(id);
    expect(points[id]).toBeGreaterThanOrEqual(before);
    before = points[id] ?? 0;
  }
  expect(before).toBeGreaterThan(0);
  // What makes up for a part of the lead only isn't called even.
  const most = Math.max(...Object.values(points));
  expect(points[handicapFor(game, variant, most + 130) ?? '']).toBe(most);
  expect(handicapFor(game, variant, most + 140)).toBeNull();
});

it.each([2, 3, 4])('the fit finds the lead that a handicap makes up for at tables of %i', (seats) => {
  const [game, variant, games, seed] = ['struggle', 'struggle', 1e6, 'x'];
  const level = (red: string, blue: string, lead: number): StoredContest => ({
    game,
    variant,
    seats,
    red,
    blue,
    seed,
    games,
    wins: games * contestChance(lead, seats),
  });
  const known = [level('fair', 'gentle', 8), level('strong', 'fair', 6)];
  const given = (red: string, blue: string, lead: number, handicap = 'points-2'): HandicapContest => ({
    ...level(red, blue, lead),
    handicap,
  });
  // Worth 5 μ between all levels.
  const found = worthsOf([given('fair', 'fair', 5), given('gentle', 'fair', -3), given('fair', 'strong', -1)], known);
  expect(found).toEqual({ 'struggle struggle': { 'points-2': 5 * POINTS_PER_MU } });
  // A share near 0 or 1 says nothing.
  expect(worthsOf([given('fair', 'fair', 30), given('fair', 'fair', 5, 'points-99')], known)).toEqual({});
});

it('a contest played again replaces the one with its seed', () => {
  const [first] = contests as readonly [HandicapContest];
  const again = withHandicapContest(contests, { ...first, wins: 1 });
  expect(again).toHaveLength(contests.length);
  expect(again[0]?.wins).toBe(1);
  expect(withHandicapContest(contests, { ...first, seed: 'other' })).toHaveLength(contests.length + 1);
});
