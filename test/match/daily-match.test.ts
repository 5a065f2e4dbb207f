import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { dailyMatches } from '../../src/match/lobby/daily-match.ts';
import { figuresOfScore, scoreOfFigures } from '../../src/match/lobby/daily-score.ts';
import { dayAt, rankOf } from '../../src/match/lobby/daily-seed.ts';
import type { Panel, UserRef } from '../../src/match/matches.ts';
import { struggle } from '../../src/games/struggle/game.ts';
import { toy } from '../toy/toy-game.ts';
import { anna, ben, createHarness, home, type MatchHarness } from './harness.ts';

const NOON = Date.parse('2026-11-17T12:00:00Z');

function house(...offered: readonly AnyGame[]): MatchHarness {
  const at = createHarness({}, 1, undefined, offered);
  at.runtime.time = NOON;
  return at;
}

const today = (at: MatchHarness, game: string, player: UserRef = anna, options = {}): Promise<Panel> =>
  at.matches.solo({ game, options, player, level: 'strong', dailySeed: true, home, token: null });

/** Plays with these answers, by the number of the choice; the fallback once they are used up. */
async function played(at: MatchHarness, id: string, user: string, picks: readonly number[], most = Infinity) {
  const positions: unknown[] = [];
  for (let answers = 0; answers < most; answers++) {
    const { question, seq } = await at.matches.panel(id, user);
    if (!question) break;
    const choice = question.choices[(picks[answers] ?? 0) % Math.max(1, question.choices.length)];
    const single = question.min <= 1 && question.max === 1 && choice !== undefined && answers < picks.length;
    await at.matches.answer(id, user, seq, single ? [choice] : question.fallback, null);
    const sheet = await at.store.load(id);
    positions.push([sheet?.match, sheet?.answers]);
  }
  return positions;
}

test('there is one match of the day per family, and one per variant that is played alone', () => {
  expect(dailyMatches(games).map(({ id, variant, seats }) => [id, variant, seats])).toEqual([
    ['rivals', 'intro', 2],
    ['settlers', 'classic', 3],
    ['cities-and-knights', 'cities-and-knights', 2],
    ['dice', 'island-one', 1],
    ['island-two', 'island-two', 1],
    ['extra', 'extra', 1],
    ['struggle', 'struggle', 2],
  ]);
});

test.each([
  ['struggle', {}, 30],
  ['rivals', {}, 30],
  ['settlers', { variant: 'cities-and-knights' }, 14],
  ['dice', { variant: 'island-two' }, 30],
  ['dice', { variant: 'extra' }, 20],
])('the same choices lead two people to the same positions: %s %o', async (game, options, answers) => {
  const at = house(games.get(game) as AnyGame);
  const [one, other] = [await today(at, game, anna, options), await today(at, game, ben, options)];
  expect(one.id).not.toBe(other.id);
  expect(other.sheet.commitment).toBe(one.sheet.commitment);
  const picks = Array.from({ length: answers }, (_, index) => (index * 7) % 5);
  const positions = await played(at, one.id, anna.id, picks, answers);
  expect(positions.length).toBeGreaterThan(3);
  expect(await played(at, other.id, ben.id, picks, answers)).toEqual(positions);
});

test('each match of the day has its own deal, and the next day another one', async () => {
  const at = house(toy, struggle);
  const [one, other] = [await today(at, 'toy'), await today(at, 'struggle')];
  expect(one.sheet.commitment).not.toBe(other.sheet.commitment);
  at.runtime.time += DAY;
  expect((await today(at, 'toy')).sheet.commitment).not.toBe(one.sheet.commitment);
});

test('it is played against a fixed computer, without take-backs, hints and any choice of terms', async () => {
  const at = house(toy);
  const { id, sheet } = await today(at, 'toy', anna, { flow: 'strict' });
  expect(sheet.terms).toMatchObject({ rated: false, takebacks: false, clock: 'none', day: '2026-11-17' });
  expect(sheet.terms.options).toEqual((await today(at, 'toy', ben)).sheet.terms.options);
  expect(sheet.players.map((player) => player.kind === 'computer' && player.level)).toContain('fair');
  await expect(at.matches.hint(id, anna.id)).rejects.toThrow('match of the day');
  await expect(at.matches.share(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
});

test('two clicks at once begin one match, and two that end it count once', async () => {
  const at = house(toy);
  const both = await Promise.all([today(at, 'toy'), today(at, 'toy')]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  const [{ id }] = both;
  await Promise.allSettled([at.matches.resign(id, anna.id, 'one'), at.matches.resign(id, anna.id, 'two')]);
  await expect(today(at, 'toy')).rejects.toThrow('already played');
  expect((await at.matches.dailyList('g', 'toy', dayAt(NOON))).people).toHaveLength(1);
});

test('a match that was set aside as unreadable gives way to another one with the same deal', async () => {
  const at = house(toy);
  const { id, sheet } = await today(at, 'toy');
  await at.store.quarantine(id, 'damaged');
  expect(await at.matches.dailyResult(anna.id, 'toy')).toBeNull();
  const again = await today(at, 'toy');
  expect(again.id).not.toBe(id);
  expect(again.sheet.commitment).toBe(sheet.commitment);
  await at.matches.resign(again.id, anna.id, null);
  expect((await at.matches.dailyResult(anna.id, 'toy'))?.match).toBe(again.id);
});

test('only the first one counts, also after the data was deleted in the middle or at the end', async () => {
  for (const answers of [2, Infinity]) {
    const at = house(toy);
    const { id } = await today(at, 'toy');
    expect((await today(at, 'toy')).id).toBe(id);
    await played(at, id, anna.id, [], answers);
    await at.matches.purge(anna.id);
    await expect(today(at, 'toy')).rejects.toThrow('already played');
    at.runtime.time += DAY;
    expect((await today(at, 'toy')).sheet.status).toBe('open');
  }
});

test('a match over midnight counts for the day it began, whatever the time zone', async () => {
  const at = house(toy);
  at.runtime.time = Date.parse('2026-11-17T23:59:30Z');
  const { id } = await today(at, 'toy');
  at.runtime.time = Date.parse('2026-11-18T00:00:30Z');
  const next = await today(at, 'toy');
  expect(next.id).not.toBe(id);
  await played(at, id, anna.id, []);
  const list = async (day: string) => (await at.matches.dailyList('g', 'toy', day)).people.map(({ person }) => person);
  expect(await list('2026-11-17')).toEqual([anna.id]);
  expect(await list('2026-11-18')).toEqual([]);
});

test('who has finished is listed at once, how it went only when the day is over, and later matches not at all', async () => {
  const at = house(toy);
  const [one, other] = [await today(at, 'toy', ben), await today(at, 'toy', anna)];
  const late = await today(at, 'toy', { id: 'u-cleo', name: 'Cleo' });
  await played(at, one.id, ben.id, []);
  at.runtime.time += HOUR;
  await played(at, other.id, anna.id, [1, 1, 1, 1]);
  const day = dayAt(NOON);
  expect(await at.matches.dailyList('g', 'toy', day)).toEqual({
    people: [
      { person: ben.id, figures: null },
      { person: anna.id, figures: null },
    ],
    seed: null,
  });
  expect(await at.matches.leaderboard({ guild: 'g', game: 'toy', variant: 'short', day }, 9)).toEqual([]);
  const own = await at.matches.dailyResult(anna.id, 'toy');
  expect(own?.row).toMatch(/^[🟩🟨🟥]{8}$/u);
  await expect(at.matches.dailyResult(ben.id, 'toy', own?.match)).rejects.toMatchObject({ kind: 'not-a-player' });
  at.runtime.time = Date.parse('2026-11-19T00:00:00Z');
  await played(at, late.id, 'u-cleo', []);
  const open = await at.matches.dailyList('g', 'toy', day);
  expect(open.seed).toMatch(/^[\da-f]{64}$/u);
  expect(open.people).toHaveLength(2);
  const ranks = open.people.map(({ figures }) => rankOf(figures ?? []));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  await at.matches.settings(ben.id, { unranked: true });
  expect((await at.matches.dailyList('g', 'toy', day)).people.map(({ person }) => person)).toEqual([anna.id]);
});

test('it is no result of its players: ratings and records would tell it too early', async () => {
  const at = house(toy);
  const { id } = await today(at, 'toy');
  await at.matches.resign(id, anna.id, null);
  expect((await at.matches.dailyResult(anna.id, 'toy'))?.figures?.[0]).toBe(0);
  expect((await at.matches.personalRecord(ben.id, anna.id, 'g')).opponents).toEqual([]);
});

test('a win beats a loss, a fast win a slow one, and a loss with more points one with fewer', () => {
  const score = (won: boolean, turns: number, points: number, lead: number) => ({ won, turns, points, lead });
  const best = [
    score(true, 9, 7, 1),
    score(true, 12, 7, 4),
    score(true, 12, 7, 3),
    score(false, 9, 6, -1),
    score(false, 9, 2, -5),
  ];
  const ranks = best.map((each) => rankOf(figuresOfScore(each)));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(best.map((each) => scoreOfFigures(figuresOfScore(each)))).toEqual(best);
});
