import { expect, test } from 'vitest';
import { sampleMatches, tables } from '../../src/trials/sample-matches.ts';
import { memoryStore } from '../match/memory.ts';

test('the samples of a store are open matches of every variant with every number of seats', async () => {
  const samples = await sampleMatches(memoryStore(), tables.length);
  const played = samples.map(({ sheet: { terms, players } }) => `${String(terms.options['variant'])} ${players.length}`);
  expect(played.toSorted()).toEqual(tables.map(({ wish, seats }) => `${wish.options.variant} ${seats}`).toSorted());
  for (const { sheet, history } of samples) {
    expect(sheet.status).toBe('open');
    expect(history.length).toBeGreaterThan(0);
  }
}, 180_000);
