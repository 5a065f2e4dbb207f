import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { MatchRequest, Matches } from '../../src/match/index.ts';
import { updateRatings } from '../../src/match/result/update-ratings.ts';
import { defaultLimits } from '../../src/match/limits.ts';
import { matchResultOf } from '../../src/match/result/match-result.ts';
import type { FinishedMatch } from '../../src/match/stored-match.ts';
import { RatingTable } from '../../src/ratings/rating-table.ts';
import { byEnd, type MatchResult, seatOfPerson } from '../../src/ratings/result.ts';
import { randomResults, sampleResult } from '../ratings/samples.ts';
import { games } from '../../src/games/index.ts';
import { toy } from '../toy/toy-game.ts';
import {
  anna,
  ben,
  createHarness,
  home,
  type MatchHarness,
  playUntil,
  postsIn,
  seededRandom,
  startedMatch,
  userAt,
} from './harness.ts';

const DAY = 86_400_000;

/** Plays a match to its end and returns its result. */
async function finishedMatch(
  at: MatchHarness,
  request: Partial<MatchRequest> = { rated: true },
  seed = 'play',
): Promise<MatchResult> {
  const { id } = await startedMatch(at, request);
  at.runtime.time += DAY;
  await playUntil(at, id, () => false, seededRandom(seed));
  const { sheet } = (await at.store.finished(id)) as FinishedMatch;
  const [listed] = await at.store.results.get([{ id, end: sheet.endedAt ?? 0 }]);
  if (!listed) throw new Error('no result');
  return listed.result;
}

const ratingOf = async (matches: Matches, person: string): Promise<number | undefined> =>
  (await matches.playerProfile(person, person)).figures?.families[0]?.rating?.points;

describe('a result', () => {
  it('says who played, how it ended and which place everyone took', async () => {
    const at = createHarness();
    const result = await finishedMatch(at);
    const { sheet } = (await at.store.finished(result.id)) as FinishedMatch;
    expect(result).toMatchObject({
      game: 'toy',
      family: 'toy',
      ending: 'played',
      rated: true,
      server: 'g',
      start: sheet.startedAt,
      end: sheet.endedAt,
    });
    const ranking = sheet.ending && 'ranking' in sheet.ending ? sheet.ending.ranking : [];
    for (const [index, seats] of ranking.entries())
      for (const seat of seats) expect(seatOfPerson(result, userAt(sheet, seat))?.place).toBe(index + 1);
    expect(result.turns).toBeGreaterThanOrEqual(2 * result.fewest);
  });

  it('is the same when it is made from the record, also from one without a tally', async () => {
    const at = createHarness();
    const result = await finishedMatch(at);
    const finished = (await at.store.finished(result.id)) as FinishedMatch;
    expect(matchResultOf(toy, finished)).toEqual(result);
    const { tally: _tally, ...older } = finished.sheet;
    const again = matchResultOf(toy, { ...finished, sheet: older });
    expect({ ...again, seats: [] }).toEqual({ ...result, seats: [] });
  });

  it('says who had the first turn, as the start of the match did', async () => {
    const firsts = new Set<number | undefined>();
    for (const seeds of [1, 2, 3, 4, 5, 6]) {
      const at = createHarness({}, seeds, undefined, [...games.values()]);
      const { id } = await startedMatch(at, { game: 'struggle' });
      const started = postsIn(at).find((post) => post.kind === 'start');
      await playUntil(at, id, ({ tally }) => (tally?.fewest ?? 0) >= 1);
      await at.matches.resign(id, ben.id, null);
      const finished = (await at.store.finished(id)) as FinishedMatch;
      const first = matchResultOf(games.get('struggle') as AnyGame, finished)?.first;
      expect(first).toBe(started?.kind === 'start' ? started.detail.first : null);
      firsts.add(first);
    }
    expect(firsts).toEqual(new Set([0, 1]));
  });

  it('doesn’t exist for a match without a ranking', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await at.matches.purge(ben.id);
    expect(await at.store.finished(id)).not.toBeNull();
    expect(await at.store.results.of(anna.id, 0)).toEqual([]);
  });
});

describe('ratings', () => {
  it('change with a rated match, and the match says by how much', async () => {
    const at = createHarness();
    const { id, end, seats } = await finishedMatch(at);
    const change = await at.matches.ratingChange(id, end);
    expect(change).toMatchObject({ seats: seats.map(() => ({ provisional: true })) });
    const changes = change && 'seats' in change ? change.seats.map((seat) => seat.change) : [];
    expect(changes.reduce((sum, each) => sum + each, 0)).toBe(0);
    const winner = seats.findIndex(({ place }) => place === 1);
    expect(changes[winner]).toBeGreaterThan(0);
    const { person } = seats[winner] as { person: string };
    expect(await ratingOf(at.matches, person)).toBe(1500 + (changes[winner] ?? 0));
  });

  it('stay as they are after a friendly match, one against computers, and an early resignation', async () => {
    const at = createHarness();
    const friendly = await finishedMatch(at, { rated: false });
    expect(await at.matches.ratingChange(friendly.id, friendly.end)).toBeNull();
    const { id } = await startedMatch(at, { rated: true });
    await at.matches.resign(id, ben.id, null);
    const { sheet } = (await at.store.finished(id)) as FinishedMatch;
    expect(await at.matches.ratingChange(id, sheet.endedAt ?? 0)).toEqual({ reason: 'early' });
    expect(await ratingOf(at.matches, anna.id)).toBeUndefined();
  });

  it('are those of all results in order, however late some come', async () => {
    const { store } = createHarness();
    const results = randomResults(150, 6, 'late');
    const random = seededRandom('late');
    const arriving = results.toSorted((a, b) => byEnd(a, b) + (random.below(3) - 1) * 6 * 3_600_000);
    for (const result of arriving) {
      await store.results.record(result);
      if (random.below(3) === 0) await updateRatings({ store, limits: defaultLimits });
    }
    await updateRatings({ store, limits: defaultLimits });
    const table = new RatingTable();
    for (const result of results) table.apply(result);
    let rated = 0;
    for (const { family, person, rating } of table.ratings()) {
      expect(await store.results.ratings(family, [person])).toEqual([rating]);
      rated++;
    }
    expect(rated).toBeGreaterThan(10);
  });

  it('are updated once when several processes do so at once', async () => {
    const { store } = createHarness();
    const results = randomResults(80, 5, 'at once');
    for (const result of results) await store.results.record(result);
    await Promise.all(Array.from({ length: 4 }, () => updateRatings({ store, limits: defaultLimits })));
    const table = new RatingTable();
    for (const result of results) table.apply(result);
    for (const { family, person, rating } of table.ratings())
      expect(await store.results.ratings(family, [person])).toEqual([rating]);
  });

  it('of the others stay when someone deletes their data, who then has none', async () => {
    const at = createHarness();
    await finishedMatch(at);
    const before = await ratingOf(at.matches, anna.id);
    await at.matches.purge(ben.id);
    expect(await ratingOf(at.matches, anna.id)).toBe(before);
    expect(await ratingOf(at.matches, ben.id)).toBeUndefined();
    const kept = await at.store.results.get(await at.store.results.of(anna.id, 0));
    expect(JSON.stringify(kept)).not.toContain(ben.id);
    expect(kept).toHaveLength(1);
  });

  it('count a rated match that someone leaves by deleting their data', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at, { rated: true });
    await playUntil(at, id, ({ tally }) => (tally?.fewest ?? 0) >= 3);
    at.runtime.time += DAY;
    await at.matches.purge(ben.id);
    const { sheet } = (await at.store.finished(id)) as FinishedMatch;
    const change = await at.matches.ratingChange(id, sheet.endedAt ?? 0);
    const seat = sheet.players.findIndex((player) => player.kind === 'person' && player.id === anna.id);
    expect(change && 'seats' in change && change.seats[seat]?.change).toBeGreaterThan(0);
    expect(await at.store.results.of(ben.id, 0)).toEqual([]);
  });
});

describe('a rated match', () => {
  it('is refused with house rules or computers', async () => {
    const at = createHarness({}, 1, undefined, [toy, ...games.values()]);
    const challenge = { game: 'toy', challenger: anna, opponents: [ben], home, token: null, rated: true } as const;
    await expect(
      at.matches.challenge({ ...challenge, options: { variant: 'crowd' }, computers: ['gentle'] }),
    ).rejects.toMatchObject({ kind: 'terms' });
    const settlers = { ...challenge, game: 'settlers', options: { variant: 'two', friendlyRobber: true } };
    await expect(at.matches.challenge(settlers)).rejects.toMatchObject({ kind: 'terms' });
    await expect(at.matches.challenge({ ...challenge, options: { flow: 'strict' } })).resolves.toBeDefined();
  });
});

describe('a profile', () => {
  it('is shown to everyone, to people met, or to no one, and always to oneself', async () => {
    const at = createHarness();
    await finishedMatch(at);
    const seenBy = async (asker: string): Promise<boolean> =>
      (await at.matches.playerProfile(asker, anna.id)).figures !== null;
    expect(await seenBy('stranger')).toBe(true);
    await at.matches.settings(anna.id, { profileFor: 'opponents' });
    expect([await seenBy('stranger'), await seenBy(ben.id), await seenBy(anna.id)]).toEqual([false, true, true]);
    await at.matches.settings(anna.id, { profileFor: 'nobody' });
    expect([await seenBy('stranger'), await seenBy(ben.id), await seenBy(anna.id)]).toEqual([false, false, true]);
    expect((await at.matches.playerProfile(ben.id, anna.id)).against?.total).not.toEqual([0, 0, 0]);
  });

  it('is hidden from people one blocked', async () => {
    const at = createHarness();
    await at.matches.block(anna.id, ben.id, true);
    expect((await at.matches.playerProfile(ben.id, anna.id)).figures).toBeNull();
  });

  it('names the open matches of both and whose turn it is', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const sheet = await playUntil(at, id, ({ waits }) => waits.length === 1);
    const awaited = userAt(sheet ?? { players: [] }, sheet?.waits[0]?.seat ?? 0);
    const { open } = await at.matches.playerProfile(anna.id, ben.id);
    expect(open).toEqual([{ id, awaited: awaited === anna.id ? 'asker' : 'person' }]);
  });

  it('shows no response time to anyone who hides it', async () => {
    const at = createHarness();
    await finishedMatch(at);
    expect((await at.matches.playerProfile(ben.id, anna.id)).figures?.responseTime).toBeGreaterThan(0);
    await at.matches.settings(anna.id, { untimed: true });
    expect((await at.matches.playerProfile(ben.id, anna.id)).figures?.responseTime).toBeNull();
  });
});

describe('a ranking', () => {
  it('lists the people who played on the server, without those who stay out', async () => {
    const at = createHarness();
    await finishedMatch(at);
    const listed = async (guild: string): Promise<readonly string[]> =>
      (await at.matches.ranking(guild, 'toy')).people.map(({ person }) => person).toSorted();
    expect(await listed('g')).toEqual([anna.id, ben.id]);
    expect(await listed('other')).toEqual([]);
    await at.matches.settings(anna.id, { unranked: true });
    expect(await listed('g')).toEqual([ben.id]);
    await at.matches.settings(anna.id, { unranked: false });
    expect(await listed('g')).toEqual([anna.id, ben.id]);
    await at.matches.purge(ben.id);
    expect(await listed('g')).toEqual([anna.id]);
  });
});

describe('a personal record', () => {
  it('tells rated from friendly matches, and people by id', async () => {
    const at = createHarness();
    const rated = await finishedMatch(at);
    const friendly = await finishedMatch(at, { rated: false }, 'other');
    const won = (result: MatchResult): number => (seatOfPerson(result, anna.id)?.place === 1 ? 1 : 0);
    await at.store.results.record(sampleResult('X', [anna.id, 'u-other-ben'], { rated: false, end: 1 }));
    expect(await at.matches.personalRecord(anna.id, anna.id, null)).toEqual({
      rated: [won(rated), 1 - won(rated), 0],
      friendly: [won(friendly) + 1, 1 - won(friendly), 0],
      opponents: [
        {
          opponent: { person: ben.id },
          rated: [won(rated), 1 - won(rated), 0],
          friendly: [won(friendly), 1 - won(friendly), 0],
        },
        { opponent: { person: 'u-other-ben' }, rated: [0, 0, 0], friendly: [1, 0, 0] },
      ],
    });
    expect((await at.matches.personalRecord(ben.id, anna.id, 'elsewhere')).opponents).toHaveLength(1);
    expect((await at.matches.personalRecord('stranger', anna.id, 'g')).opponents).toHaveLength(2);
    expect((await at.matches.personalRecord('stranger', anna.id, null)).opponents).toEqual([]);
    await at.matches.settings(anna.id, { profileFor: 'nobody' });
    expect((await at.matches.personalRecord('stranger', anna.id, 'g')).opponents).toEqual([]);
    expect((await at.matches.personalRecord(ben.id, anna.id, 'g')).opponents).toHaveLength(1);
  });
});
