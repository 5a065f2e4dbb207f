import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { picksOf } from '../../src/engine/answers.ts';
import type { Answer } from '../../src/engine/script.ts';
import type { PlayChoice, PlayPosition } from '../../src/web/play/play-api.ts';
import { asksOnlyForPlace, modelOf, placeOf } from '../../src/web/page/play/question-model.ts';
import { countOf } from '../../src/engine/picks.ts';

/** What a person does at the board, by the same touches. */

/** Reads the position as the page does. */
export const positionOn = async (page: Page, match: string): Promise<PlayPosition> =>
  page.evaluate<PlayPosition>(`fetch('/play/m/${match}/position.json').then((response) => response.json())`);

export const versionOf = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-version');

const quoted = (id: string): string => `"${id.replaceAll('"', '\\"')}"`;
const choiceIn = (within: Locator, id: string): Locator => within.locator(`[data-choice=${quoted(id)}]`);
const sheetOf = (page: Page): Locator => page.locator('dialog[open]');

/** Touches a lit place; in a crowd, the first touch only comes closer. */
export async function touchPlace(page: Page, place: string): Promise<number> {
  const lit = page.locator(`.lit[data-place=${quoted(place)}]`).first();
  await lit.waitFor();
  const before = await versionOf(page);
  for (let touches = 1; touches <= 4; touches++) {
    await page.locator('.board-frame').scrollIntoViewIfNeeded();
    if (!(await isInFrame(page, lit))) await page.getByRole('button', { name: 'Show the whole board' }).tap();
    await settled(lit);
    const box = await lit.boundingBox();
    if (!box) throw new Error(`${place} is nowhere`);
    const scale = await page.locator('.board-sheet').getAttribute('style');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    // Something opens, the match moves on, or the board comes closer.
    await expect
      .poll(
        async () =>
          (await sheetOf(page).count()) > 0 ||
          (await versionOf(page)) !== before ||
          (await lit.count()) === 0 ||
          (await lit.getAttribute('aria-pressed')) === 'true' ||
          (await page.locator('.board-sheet').getAttribute('style')) !== scale,
      )
      .toBe(true);
    const closer = (await page.locator('.board-sheet').getAttribute('style')) !== scale;
    const still = (await sheetOf(page).count()) === 0 && (await versionOf(page)) === before;
    if (!closer || !still) return touches;
  }
  throw new Error(`${place} can't be touched`);
}

/** Waits until something has been in the same spot for some frames: a new question can change the size of the board. */
const settled = async (target: Locator): Promise<void> =>
  target.evaluate(`(element) => new Promise((resolve) => {
    let [last, same] = ['', 0];
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      same = now === last ? same + 1 : 0;
      last = now;
      if (same === 3) resolve();
      else requestAnimationFrame(look);
    };
    look();
  })`);

/** Returns whether the middle of a place is in the part of the board that is shown. */
async function isInFrame(page: Page, place: Locator): Promise<boolean> {
  const [frame, box] = [await page.locator('.board-frame').boundingBox(), await place.boundingBox()];
  if (!frame || !box) return false;
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
}

/** Answers the open question by touch and waits until the page shows what follows. Returns the touches it took. */
export async function touchAnswer(page: Page, match: string, answer: Answer): Promise<number> {
  const position = await positionOn(page, match);
  await expect.poll(() => versionOf(page)).toBe(String(position.version));
  const { question } = position;
  if (!question) throw new Error('nothing is asked');
  const touches =
    question.max > 1 ? await touchPicks(page, position, answer) : await touchChoice(page, position, answer);
  await expect.poll(() => versionOf(page)).not.toBe(String(position.version));
  return touches;
}

async function touchChoice(page: Page, { question }: PlayPosition, [id = '']: Answer): Promise<number> {
  if (!question) throw new Error('nothing is asked');
  const model = modelOf(question);
  const choice = question.choices.find((each) => each.id === id) as PlayChoice;
  const place = placeOf(choice);
  if (model.slots.dice.includes(choice)) return tap(page.locator('[data-slot=dice]'));
  if (model.slots.end.includes(choice)) return tap(page.locator('[data-slot=end]'));
  if (model.slots.trade.includes(choice) && place === undefined) {
    const touches = await tap(page.locator('[data-slot=trade]'));
    return touches + (await tap(choiceIn(sheetOf(page), id)));
  }
  if (model.buttons.includes(choice)) return tap(choiceIn(page.locator('.question'), id));
  const menu = model.menus.find(({ choices }) => choices.includes(choice));
  if (menu) {
    const touches = await tap(page.locator('.choice.menu').nth(model.menus.indexOf(menu)));
    return touches + (await tap(choiceIn(sheetOf(page), id)));
  }
  if (place === undefined) throw new Error(`no way to ${id}`);
  if (asksOnlyForPlace(question)) return touchPlace(page, place);
  const { card } = choice;
  const inHand = card === undefined ? null : page.locator(`#tab-panel [data-card=${quoted(card)}]`).first();
  let touches = 0;
  if (inHand && (await inHand.count()) > 0) {
    touches += await tap(inHand);
    await page.locator('.holding').waitFor();
  }
  touches += await touchPlace(page, place);
  return (await sheetOf(page).count()) > 0 ? touches + (await tap(choiceIn(sheetOf(page), id))) : touches;
}

/** Brings the proposed picks to those of the answer and sends them. */
async function touchPicks(page: Page, { question }: PlayPosition, answer: Answer): Promise<number> {
  if (!question) throw new Error('nothing is asked');
  const picking = page.locator('.question .picking');
  const wanted = picksOf(answer);
  if (wanted.length === 0 || wanted[0] === question.standalone)
    return tap(choiceIn(page.locator('.question'), wanted[0] ?? 'pass'));
  let touches = 0;
  for (const more of [false, true])
    for (const { id, limit } of question.choices) {
      const by = countOf(wanted, id) - countOf(question.proposed, id);
      if (more ? by <= 0 : by >= 0) continue;
      const one = choiceIn(picking, id);
      const button = limit === 1 ? one : one.locator('button').nth(more ? 1 : 0);
      for (let count = Math.abs(by); count > 0; count--) touches += await tap(button);
    }
  return touches + (await tap(picking.locator('.confirm')));
}

async function tap(target: Locator): Promise<number> {
  await target.tap();
  return 1;
}
