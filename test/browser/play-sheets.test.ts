import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { axeViolations } from './accessibility.ts';
import { openPlayTable, type PlayTable, playUntil } from './play-table.ts';
import { positionOn, versionOf } from './touch-answer.ts';

let table: PlayTable;
let anna: SimulatedPerson;
let ben: SimulatedPerson;

beforeAll(async () => {
  table = await openPlayTable();
  ({ anna, ben } = table.harness);
});
afterAll(async () => table?.close());
afterEach(() => expect(table.faults).toEqual([]));

/** Adds one of a part of the form: by its switch, or its counter. */
async function addPart(page: Page, field: number, part: number): Promise<void> {
  const at = page.locator('.offer-form fieldset').nth(field).locator('.counters > *').nth(part);
  const inner = at.locator('button');
  await ((await inner.count()) > 0 ? inner.nth(1) : at).tap();
}

describe('beside the board', () => {
  it('a trade is offered from the tray, and the other one is asked', async () => {
    const id = await table.start({ game: 'settlers', options: { variant: 'two' } }, [anna, ben]);
    await playUntil(table, id, anna, (_, choices) => choices.includes('offer'));
    const [page, other] = [await table.open(anna, id), await table.open(ben, id)];
    const { question } = await positionOn(page, id);
    await page.locator('[data-slot=trade]').tap();
    await page.locator('dialog[open]').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const send = page.getByRole('button', { name: 'Send Offer' });
    expect(await send.isDisabled()).toBe(true);
    const [gives = [], wants = []] = (question?.form?.fields ?? []).map(({ options }) => [
      ...new Set(options.map(({ picks: [first = ''] }) => first.split(' ')[1])),
    ]);
    await addPart(page, 0, 0);
    await addPart(
      page,
      1,
      wants.findIndex((sort) => sort !== gives[0]),
    );
    const before = await versionOf(page);
    await send.tap();
    await expect.poll(() => versionOf(page)).not.toBe(before);
    await other.locator('.question.private').waitFor();
    expect(await other.locator('.offer-lines li').count()).toBeGreaterThan(0);
    expect(await axeViolations(other)).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it('a hint is shown and played, and a standing order kept', async () => {
    const { matches, guild, channel } = table.harness;
    const { id } = await matches.solo({
      game: 'struggle',
      player: { id: anna.id, name: 'Anna' },
      level: 'gentle',
      home: { guild, parent: channel, language: 'en' },
      token: null,
    });
    const page = await table.open(anna, id);
    await page.locator('[data-slot=hint]').tap();
    await page.locator('.hint-card').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const before = await versionOf(page);
    await page.getByRole('button', { name: 'Do It' }).tap();
    await expect.poll(() => versionOf(page)).not.toBe(before);
    await page.locator('#tab-orders').tap();
    const order = page.locator('.order select').first();
    const setting = (await order.locator('option').nth(1).getAttribute('value')) ?? '';
    await order.selectOption(setting);
    const kept = async () => Object.values((await matches.profile(anna.id)).orders).map((each) => each?.setting);
    await expect.poll(kept).toEqual([setting]);
    await page.context().close();
  });

  it('a deck is chosen by one touch', async () => {
    const id = await table.start({ game: 'rivals', options: { variant: 'tournament' } }, [anna, ben]);
    const page = await table.open(anna, id);
    const decks = page.getByRole('group', { name: 'Choose a deck' });
    expect(await axeViolations(page)).toEqual([]);
    await decks.locator('.choice').first().tap();
    await expect.poll(() => decks.count()).toBe(0);
    await page.context().close();
  });

  it('the next match that waits is one touch away, and a match that is over shows who won', async () => {
    const ids = [
      await table.start({ game: 'rivals', options: { variant: 'intro' } }, [anna, ben]),
      await table.start({ game: 'dice', options: { variant: 'island-one' } }, [anna, ben]),
    ];
    const [first = '', second = ''] = ids;
    await playUntil(table, first, ben, () => true);
    await playUntil(table, second, anna, () => true);
    const page = await table.open(anna, first);
    const { next } = await positionOn(page, first);
    await page.locator('.next-match').tap();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/play/m/${next}`);
    await page.goBack();
    await page.locator('.next-match').waitFor();
    await table.harness.matches.resign(first, ben.id, null);
    await page.locator('.result').waitFor();
    expect(await page.locator('#result-text').innerText()).toBe('Anna wins.');
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
