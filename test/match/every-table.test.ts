import { expect, test } from 'vitest';
import { lookBack, opponents } from '../../src/bots/index.ts';
import { figuresScene, figuresWords, statsPage } from '../../src/discord/pages/stats.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { languages } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import { createMatches, type Matches } from '../../src/match/index.ts';
import { preflight } from '../../src/trials/preflight-report.ts';
import { sampleMatches, tables } from '../../src/trials/sample-matches.ts';
import { verifyRecord } from '../../src/trials/verify-record.ts';
import { memoryStore, testClock, testWorld } from './memory.ts';
import { userAt } from './table.ts';

/** All but the first give up, which ends the match with that one in front; alone it ends without anybody. */
async function end(matches: Matches, id: string, people: readonly string[]): Promise<void> {
  for (const user of people.length === 1 ? people : people.slice(1)) await matches.resign(id, user, null);
}

test('every variant with every number of seats is looked through before an update, recorded, verified, replayed, counted and played again', async () => {
  const store = memoryStore();
  const matches = createMatches({ store, world: testWorld(), clock: testClock(), games, bots: opponents, judge: lookBack, report: () => {} });
  const samples = await sampleMatches(store, tables.length, 'every table');
  const played = samples.map(({ sheet: { terms, players } }) => `${String(terms.options['variant'])} ${players.length}`);
  expect(played.toSorted()).toEqual(tables.map(({ wish, seats }) => `${wish.options.variant} ${seats}`).toSorted());
  expect(await preflight(store, games)).toEqual({ matches: tables.length, findings: [] });
  for (const { sheet: { id, players, terms }, history } of samples) {
    const game = games.get(terms.game) as AnyGame;
    const people = players.map((_, seat) => userAt({ players }, seat));
    const [first = ''] = people;
    await end(matches, id, people);
    const [past] = await matches.pastOf(first, 1);
    if (!past) throw new Error(`${id} is not over`);
    const ranking = past.sheet.ending && 'ranking' in past.sheet.ending ? past.sheet.ending.ranking : null;
    expect(ranking?.[0] ?? [0]).toEqual([0]);

    const record = await matches.record(id);
    expect(verifyRecord(games, record)).toMatch(/^OK: /);
    const replayed = await matches.replay(id, null, Math.floor(history.length / 2));
    expect(replayed.sheet.players).toHaveLength(people.length);
    expect((await matches.log(id, null)).length).toBeGreaterThan(0);

    const figures = await matches.figures(id);
    expect(figures.points).toHaveLength(people.length);
    expect(figuresScene(game, past, figures).people).toHaveLength(people.length);
    for (const language of languages) {
      expect(figuresWords(game, past, figures, language)).not.toBe('');
      const { components } = statsPage({ id: first, name: 'Anna' }, [past], null, await matches.streak(first), language);
      const text = JSON.stringify(components);
      for (const { name } of people.length === 1 ? [] : players.slice(1)) expect(text).toContain(name);
    }

    const again = await matches.rematch(id, first, null);
    for (const user of people.slice(1)) await matches.accept(again.id, user, null);
    const sheet = await store.load(again.id);
    expect([sheet?.status, sheet?.previous, sheet?.players.length]).toEqual(['open', id, people.length]);
  }
}, 180_000);
