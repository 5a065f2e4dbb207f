import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../../src/games/rivals/cards/index.ts';
import type { CardId } from '../../src/games/rivals/cards/ids.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { cardTexts } from '../../src/games/rivals/texts/cards.ts';
import { cardsIn, recordReceived, type ReceivedFrames } from './received-frames.ts';
import { type AppHarness, startApp } from './app-harness.ts';
import {
  channel,
  newestTurn,
  openPanel,
  panelOf,
  type PageImage,
  playPageUntilIdle,
  clickOnPanel,
  useCommand,
} from './page-actions.ts';

let app: AppHarness;
let anna: Page;
let ben: Page;
let receivedFrames: Readonly<Record<'anna' | 'ben', ReceivedFrames>>;

beforeAll(async () => {
  app = await startApp();
  anna = await app.open('Anna');
  ben = await app.open('Ben');
  receivedFrames = { anna: recordReceived(anna), ben: recordReceived(ben) };
  // The ears were put on after the page was opened: it says everything once more.
  await Promise.all([anna.reload(), ben.reload()]);
});
afterAll(async () => app?.close());

const thread = /· Intro · /;

/** The cards in one's hand, as the board in words names them. */
async function handOf(page: Page): Promise<readonly string[]> {
  await openPanel(page, newestTurn(page));
  await clickOnPanel(page, panelOf(page).locator('[data-custom-id$=":board"]'));
  await clickOnPanel(page, panelOf(page).locator('[data-custom-id$=":text:0"]'));
  const hand = /(?:Your hand|Deine Hand): (.*)/.exec(await panelOf(page).innerText())?.[1];
  return cardsIn(hand ?? '');
}

/** What tips and events say to everyone. */
const common = cardsIn(
  [
    ...rivals.text.tips.map(({ text }) => text),
    ...Object.entries(cards).flatMap(([id, { kind }]) => (kind === 'event' ? [cardTexts[id as CardId].text] : [])),
  ]
    .map(({ en, de }) => `${en} ${de}`)
    .join('\n'),
);

/** Whether naming it tells of a hand: there is one only, and nobody speaks of it otherwise. */
const isTelling = (id: string): boolean => cards[id as CardId].copies.basic === 1 && !common.includes(id);

/** What is said, without the line above what is new. */
const messagesIn = (page: Page): Promise<string[]> => page.locator('.messages article').allInnerTexts();

describe('two people in two windows', () => {
  it('challenge and accept', async () => {
    await useCommand(anna, 'challenge', { opponent: 'Ben' });
    await ben.getByRole('button', { name: 'Accept Challenge' }).click();
    await expect.poll(() => ben.locator('h1').innerText()).toMatch(thread);
    await channel(anna, thread).click();
    await newestTurn(anna).waitFor();
  });

  it('play the first turns by clicking', async () => {
    // Who is not asked at the moment presses nothing; an event may ask either of them.
    const pressed = { anna: 0, ben: 0 };
    for (let round = 0; round < 12 && !(await anna.locator('.messages').innerText()).includes('Turn 5'); round++) {
      pressed.anna += (await playPageUntilIdle(anna)).length;
      pressed.ben += (await playPageUntilIdle(ben)).length;
    }
    // Two turns each, of two presses at least.
    expect(Math.min(pressed.anna, pressed.ben)).toBeGreaterThanOrEqual(4);
    await expect.poll(() => anna.locator('.messages').innerText()).toMatch(/Turn 5/);
    await expect.poll(() => ben.locator('.messages').innerText()).toMatch(/Turn 5/);
  });

  it('see the board', async () => {
    for (const page of [anna, ben]) {
      const board = page.locator('.messages article:not(.ephemeral) .gallery img').last();
      await expect.poll(() => board.evaluate(({ naturalWidth }: PageImage) => naturalWidth)).toBeGreaterThan(400);
      expect(await board.getAttribute('alt')).toMatch(/Anna: \d+ victory points/);
    }
  });

  it('never receive the other hand, under any name', async () => {
    const hands = { anna: await handOf(anna), ben: await handOf(ben) };
    expect(hands.anna.length).toBeGreaterThan(0);
    expect(hands.ben.length).toBeGreaterThan(0);
    await Promise.all([receivedFrames.anna.flush(), receivedFrames.ben.flush()]);
    const [ofAnna, ofBen] = [
      cardsIn(receivedFrames.anna.texts.join('\n')),
      cardsIn(receivedFrames.ben.texts.join('\n')),
    ];
    // Their own cards did arrive, so the names would be recognised.
    expect(ofAnna).toEqual(expect.arrayContaining([...hands.anna]));
    expect(ofBen).toEqual(expect.arrayContaining([...hands.ben]));
    expect(ofBen.filter((card) => hands.anna.includes(card) && isTelling(card))).toEqual([]);
    expect(ofAnna.filter((card) => hands.ben.includes(card) && isTelling(card))).toEqual([]);
  });

  it('never receive the address of the other’s pictures', async () => {
    for (const page of [anna, ben])
      await openPanel(page, page.locator('article:not(.ephemeral) [data-custom-id$=":hand"]').last());
    const own = async (page: Page) =>
      page
        .locator('article.ephemeral .gallery img')
        .evaluateAll((images: readonly PageImage[]) => images.map(({ src }) => src));
    const [ofAnna, ofBen] = [await own(anna), await own(ben)];
    const received = ({ texts, addresses }: ReceivedFrames) => [...texts, ...addresses].join('\n');
    const fileOf = (address: string) => new URL(address).pathname;
    expect(ofAnna.length * ofBen.length).toBeGreaterThan(0);
    expect(ofAnna.filter((address) => received(receivedFrames.ben).includes(fileOf(address)))).toEqual([]);
    expect(ofBen.filter((address) => received(receivedFrames.anna).includes(fileOf(address)))).toEqual([]);
  });

  it('are reminded when the time has passed', async () => {
    const turns = (await anna.locator('.messages').innerText()).matchAll(
      /(?:@|It’s )(Anna|Ben)(?:’s turn|, it’s your turn)/gu,
    );
    const waiting = [...turns].at(-1)?.[1];
    const page = waiting === 'Anna' ? anna : ben;
    await channel(page, /Parley/).click();
    const before = await page.locator('.messages article').count();
    await page.getByRole('button', { name: /Fast-forward|Vorspulen/ }).click();
    await page.getByRole('button', { name: /^(1 day|1 Tag)$/ }).click();
    await expect.poll(() => page.locator('.messages article').count()).toBeGreaterThan(before);
    expect(await page.locator('.messages article').last().innerText()).toMatch(/Half|Hälfte/i);
    await channel(page, thread).click();
  });

  it('find everything as it was after a reload', async () => {
    const before = await messagesIn(anna);
    await anna.reload();
    await expect.poll(() => messagesIn(anna)).toEqual(before);
  });

  it('meet no error on the way', () => {
    expect(app.faults).toEqual([]);
  });

  it('find everything as it was after the program was started again', async () => {
    const before = await messagesIn(ben);
    await app.restart();
    await expect.poll(() => ben.getByRole('status').count(), { timeout: 15_000 }).toBe(1);
    await ben.reload();
    await expect.poll(() => messagesIn(ben)).toEqual(before);
    await openPanel(ben, newestTurn(ben));
  });
});
