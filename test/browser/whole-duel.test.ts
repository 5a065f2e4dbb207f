import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { answer, isAsked, newestMessage, newestTurn, openPanel, panelOf, type Picture, playComputer, pressPanel } from './window.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house?.close());

/** Builds and plays what it can; true when there was something. */
async function doMore(page: Page): Promise<boolean> {
  const menus = panelOf(page).locator('.select-button:not([disabled])');
  for (let index = 0; index < (await menus.count()); index++) {
    await menus.nth(index).click();
    const deed = page.getByRole('option', { name: /^(Build|Play) / }).first();
    if ((await deed.count()) > 0) {
      await pressPanel(page, deed);
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

const canEnd = async (page: Page): Promise<boolean> => (await panelOf(page).locator('[data-custom-id*=":pick:end"]').count()) > 0;

describe('a whole Duel against the computer, in the page', () => {
  it('is played by clicking to its last turn', { timeout: 600_000 }, async () => {
    const page = await house.open('Anna');
    await playComputer(page, /Duel/);
    await openPanel(page, newestTurn(page));
    const pressed: string[] = [];
    while (await isAsked(page)) {
      if ((await canEnd(page)) && (await doMore(page))) pressed.push('more');
      else pressed.push(await answer(page));
    }
    expect(pressed.length).toBeGreaterThan(60);
    await expect.poll(() => newestMessage(page).innerText()).toMatch(/^.*wins\.[^]*won the match with 1[34] victory points[^]*Rematch/m);
    const picture = newestMessage(page).locator('.gallery img');
    await expect.poll(() => picture.evaluate(({ naturalWidth }: Picture) => naturalWidth)).toBeGreaterThan(400);
    expect(await page.locator('.messages').innerText()).not.toContain('\\');
    expect(house.faults).toEqual([]);
  });
});
