import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { handicapIn } from '../../src/engine/handicap.ts';
import { localAnalyst } from '../../src/bots/analyst.ts';
import { replayRecord } from '../../src/match/view/replay-record.ts';
import { anna, ben, createHarness, home, type MatchHarness, playUntil, storedMatchOf } from './harness.ts';

const clara = { id: 'u-clara', name: 'Clara' };
const harness = (): MatchHarness => createHarness({}, 1, localAnalyst, [...games.values()]);
const challenge = async (at: MatchHarness, wish: object): Promise<string> =>
  (await at.matches.challenge({ game: 'struggle', challenger: anna, opponents: [ben], home, token: null, ...wish })).id;

/** Returns the id of the person with the handicap. */
async function helped(at: MatchHarness, id: string): Promise<string | null> {
  const { terms, players } = (await at.store.load(id)) ?? (await at.store.finished(id))?.sheet ?? expect.fail('gone');
  const player = players[handicapIn(terms.options)?.seat ?? -1];
  return player?.kind === 'person' ? player.id : null;
}

it('stays with its person when seats are drawn, in the record and in the rematch', async () => {
  for (const [seat, person] of [
    ['red', anna],
    ['blue', ben],
    ['orange', clara],
  ] as const) {
    const at = harness();
    const id = await challenge(at, { opponents: [ben, clara], options: { handicap: `${seat} points-4` } });
    expect(await helped(at, id)).toBe(person.id);
    await at.matches.accept(id, ben.id, null);
    await at.matches.accept(id, clara.id, null);
    expect(await helped(at, id)).toBe(person.id);
    await playUntil(at, id, () => false);
    const text = await at.matches.record(id);
    expect(text).toMatch(/"handicap":"\w+ points-4"/);
    expect(replayRecord(games, text).seats).toBe(3);
    expect(() => replayRecord(games, text.replace(/"handicap":"\w+ /, '"handicap":"white '))).toThrow(/options/);
    const rematch = await at.matches.rematch(id, clara.id, null);
    expect(await helped(at, rematch.id)).toBe(person.id);
  }
});

it('is dropped with the seat of someone who leaves, and with a variant that doesn’t have it', async () => {
  const at = harness();
  const id = await challenge(at, { opponents: [ben, clara], options: { handicap: 'orange points-2' } });
  await at.matches.decline(id, ben.id, null);
  expect(await helped(at, id)).toBe(clara.id);
  await at.matches.propose(id, anna.id, { seats: 2 }, null);
  expect(await helped(at, id)).toBe(clara.id);
  await at.matches.propose(id, anna.id, { seats: 3 }, null);
  await at.matches.decline(id, clara.id, null);
  expect(await helped(at, id)).toBeNull();
  const dice = await challenge(at, { game: 'dice', options: { variant: 'extra', handicap: 'blue points-2' } });
  await at.matches.propose(dice, anna.id, { options: { variant: 'island-two' } }, null);
  expect(await helped(at, dice)).toBe(ben.id);
  await at.matches.propose(dice, anna.id, { options: { variant: 'island-one' } }, null);
  expect(await helped(at, dice)).toBeNull();
});

it('is refused in words where it doesn’t fit', async () => {
  const at = harness();
  const refused = { kind: 'terms' };
  for (const handicap of ['blue points-9', 'points-1', 'white points-1', 5, { seat: 1 }])
    await expect(challenge(at, { options: { handicap } })).rejects.toMatchObject(refused);
  await expect(challenge(at, { rated: true, options: { handicap: 'blue points-1' } })).rejects.toMatchObject({
    reason: { en: expect.stringContaining('can’t be rated') as string },
  });
  const id = await challenge(at, { options: { handicap: 'blue points-1' } });
  await expect(at.matches.propose(id, anna.id, { rated: true }, null)).rejects.toMatchObject(refused);
  await at.matches.propose(id, anna.id, { rated: true, options: { handicap: undefined } }, null);
  expect((await storedMatchOf(at, id)).terms.rated).toBe(true);
  const alone = { game: 'dice', player: anna, level: 'fair', seats: 1, home, token: null };
  await expect(
    at.matches.solo({ ...alone, options: { variant: 'island-one', handicap: 'red score-40' } }),
  ).rejects.toMatchObject(refused);
});

it('is suggested by the ratings of both, for the weaker one', async () => {
  const at = harness();
  const id = await challenge(at, { game: 'rivals' });
  const suggested = async (mu: number, sigma = 1): Promise<string | null> => {
    const rating = (person: string) =>
      person === anna.id
        ? { mu, sigma, at: at.runtime.time, matches: 40 }
        : { mu: 25, sigma: 1, at: at.runtime.time, matches: 40 };
    at.store.results.ratings = async (_family, people) => people.map(rating);
    return at.matches.suggestedHandicap(id);
  };
  expect(await suggested(25)).toBeNull();
  expect(await suggested(31)).toMatch(/^blue /);
  expect(await suggested(19)).toMatch(/^red /);
  // A lead of 288 points, with an uncertainty of 196 and of 291.
  expect(await suggested(31, 4)).toMatch(/^blue /);
  expect(await suggested(31, 6)).toBeNull();
});
