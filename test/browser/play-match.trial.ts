import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { playUntilIdle } from '../../src/testkit/demo-player.ts';
import { addPerson } from '../e2e/match-helpers.ts';
import { sensibleMove } from '../web/play/sensible-answer.ts';
import { openPlayTable, type PlayTable } from './play-table.ts';
import { touchAnswer } from './touch-answer.ts';

let table: PlayTable;
let clara: SimulatedPerson;

beforeAll(async () => {
  table = await openPlayTable();
  clara = addPerson(table.harness, 'Clara');
});
afterAll(async () => table?.close());

const matches = [
  { game: 'struggle', variant: 'struggle', clara: true },
  { game: 'dice', variant: 'island-one', clara: true },
  // For two: one on the page, one in Discord.
  { game: 'rivals', variant: 'intro', clara: false },
  { game: 'settlers', variant: 'classic', clara: true },
  { game: 'settlers', variant: 'cities-and-knights', clara: true },
] as const;

describe('a whole match, two on the page and one in Discord', () => {
  it.each(matches)('of $game, $variant', async ({ game, variant, clara: three }) => {
    const { harness } = table;
    const { anna, ben } = harness;
    const people = three ? [anna, ben, clara] : [anna, clara];
    const id = await table.start({ game, options: { variant } }, people);
    const pages = new Map<string, Page>();
    for (const person of people) if (person !== clara) pages.set(person.id, await table.open(person, id));
    for (let answers = 0; ; answers++) {
      const sheet = await harness.sheet(id);
      if (answers % 25 === 0) process.stdout.write(`${variant}: ${answers} answers\n`);
      if (sheet.status !== 'open') break;
      const move = sensibleMove(sheet);
      if (!move || answers > 3_000) throw new Error('the match does not end');
      const player = sheet.players[move.decision.seat];
      const page = pages.get(player?.kind === 'person' ? player.id : '');
      if (page) await touchAnswer(page, id, move.answer);
      else {
        await harness.idle();
        await playUntilIdle(clara, sheet.home.channel ?? '');
        if ((await harness.sheet(id)).seq !== sheet.seq) continue;
        // A question in someone else's turn comes by direct message.
        const { seq } = await harness.matches.panel(id, clara.id);
        await harness.matches.answer(id, clara.id, seq, move.answer, null);
      }
    }
    for (const page of pages.values()) {
      await page.locator('.result').waitFor();
      await page.context().close();
    }
    expect(table.faults).toEqual([]);
  });
});
