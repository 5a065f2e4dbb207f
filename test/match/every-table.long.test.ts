import { expect, test } from 'vitest';
import { localAnalyst, opponents } from '../../src/bots/index.ts';
import { statsScene, statsText, statsPage } from '../../src/discord/pages/stats.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { languages } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import { createMatches, type Matches } from '../../src/match/index.ts';
import { preflight } from '../../src/testkit/preflight.ts';
import { sampleMatches, allTables } from '../../src/testkit/sample-matches.ts';
import { reportRecord } from '../../src/testkit/report-record.ts';
import { memoryStore, testClock, testRuntime } from './memory-store.ts';
import { userAt } from './harness.ts';

/** All but the first give up, which ends the match with that one in front; alone it ends without anybody. */
async function end(matches: Matches, id: string, people: readonly string[]): Promise<void> {
  for (const user of people.length === 1 ? people : people.slice(1)) await matches.resign(id, user, null);
}

test('every variant with every number of seats is looked through before an update, recorded, verified, replayed, counted and played again', async () => {
  const store = memoryStore();
  const matches = createMatches({
    store,
    runtime: testRuntime(),
    clock: testClock(),
    games,
    bots: opponents,
    analyst: localAnalyst,
    report: () => {},
  });
  const samples = await sampleMatches(store, allTables.length, 'every table');
  const played = samples.map(
    ({ sheet: { terms, players } }) => `${String(terms.options['variant'])} ${players.length}`,
  );
  expect(played.toSorted()).toEqual(allTables.map(({ wish, seats }) => `${wish.options.variant} ${seats}`).toSorted());
  expect(await preflight(store, games)).toEqual({ matches: allTables.length, findings: [] });
  for (const {
    sheet: { id, players, terms },
    history,
  } of samples) {
    const game = games.get(terms.game) as AnyGame;
    const people = players.map((_, seat) => userAt({ players }, seat));
    const [first = ''] = people;
    await end(matches, id, people);
    const [past] = await matches.finishedOf(first, 1);
    if (!past) throw new Error(`${id} is not over`);
    const ranking = past.sheet.ending && 'ranking' in past.sheet.ending ? past.sheet.ending.ranking : null;
    expect(ranking?.[0] ?? [0]).toEqual([0]);

    const record = await matches.record(id);
    expect(reportRecord(games, record)).toMatch(/^OK: /);
    const replayed = await matches.replay(id, null, Math.floor(history.length / 2));
    expect(replayed.sheet.players).toHaveLength(people.length);
    expect((await matches.log(id, null)).length).toBeGreaterThan(0);

    const figures = await matches.stats(id);
    expect(figures.points).toHaveLength(people.length);
    expect(statsScene(game, past, figures).people).toHaveLength(people.length);
    for (const language of languages) {
      expect(statsText(game, past, figures, language)).not.toBe('');
      const { components } = statsPage(
        { id: first, name: 'Anna' },
        await matches.personalRecord(first, first, null),
        null,
        [],
        new Map(),
        language,
      );
      const text = JSON.stringify(components);
      for (const user of people.slice(1)) expect(text).toContain(`<@${user}>`);
    }

    const again = await matches.rematch(id, first, null);
    for (const user of people.slice(1)) await matches.accept(again.id, user, null);
    const sheet = await store.load(again.id);
    expect([sheet?.status, sheet?.previous, sheet?.players.length]).toEqual(['open', id, people.length]);
  }
}, 180_000);
