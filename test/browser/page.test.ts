import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { type AppHarness, startApp, phone } from './app-harness.ts';
import {
  answerOnPanel,
  changePanel,
  channel,
  composer,
  isAsked,
  newestMessage,
  newestTurn,
  openPanel,
  panelOf,
  type PageImage,
  playComputer,
  useCommand,
} from './page-actions.ts';

let app: AppHarness;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => app?.close());

const title = (page: Page) => page.locator('h1').innerText();
const hasFocus = async (place: Locator) => (await place.and(place.page().locator(':focus')).count()) === 1;
const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Goes on until a menu is on the panel; true when there is one. */
async function reachMenu(page: Page): Promise<boolean> {
  await openPanel(page, newestTurn(page));
  for (let steps = 0; steps < 60 && (await isAsked(page)); steps++) {
    if ((await panelOf(page).locator('.select-button:not([disabled])').count()) > 0) return true;
    await answerOnPanel(page);
  }
  return false;
}

describe('one window', () => {
  it('shows at first what this is, and three ways in', async () => {
    const anna = await app.open('Anna');
    const ways = anna.locator('.ways-in');
    await expect
      .poll(() => ways.locator('img').evaluate(({ naturalWidth }: PageImage) => naturalWidth))
      .toBeGreaterThan(0);
    const [second] = await Promise.all([
      anna.context().waitForEvent('page'),
      ways.getByRole('link', { name: 'Play as two people' }).click(),
    ]);
    await second.locator('.composer').waitFor();
    expect(await second.title()).toContain('Ben');
    // Ben speaks German.
    expect(await second.locator('.ways-in img').getAttribute('src')).toContain('board-de');
    await ways.getByRole('button', { name: 'Play a match' }).click();
    await ways.getByRole('button', { name: /Introductory/ }).waitFor();
    expect(await ways.getByRole('heading').allInnerTexts()).toContain('CATAN');
    await ways.getByRole('button', { name: 'Learn the game' }).click();
    await panelOf(anna)
      .getByRole('button', { name: /Rivals/ })
      .click();
    await expect.poll(() => panelOf(anna).innerText()).toContain('Step 1 of');
  });

  it('needs two clicks to play against the computer', async () => {
    const anna = await app.open('Anna');
    await playComputer(anna, /Introductory/);
    expect(await title(anna)).toContain('Anna');
    await openPanel(anna, newestTurn(anna));
    expect(await isAsked(anna)).toBe(true);
  });

  it('shows another person what that person sees', async () => {
    const page = await app.open('Anna');
    await channel(page, /Parley/).waitFor();
    const switchTo = async (name: string) => {
      await page.getByRole('button', { name: /Switch person|Person wechseln/ }).click();
      await page
        .getByRole('group', { name: /Switch person|Person wechseln/ })
        .getByRole('button', { name })
        .click();
      await expect.poll(() => page.title()).toContain(name);
    };
    await switchTo('Clara');
    expect(await channel(page, /Parley/).count()).toBe(0);
    expect(await page.locator('article.ephemeral').count()).toBe(0);
    await switchTo('Anna');
    await channel(page, /Parley/).waitFor();
  });

  it('takes in new people', async () => {
    const page = await app.open('Clara');
    await page.getByRole('button', { name: /Switch person/ }).click();
    await page.getByLabel('New person’s name').fill('Dora');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => page.locator('.members').innerText()).toContain('Dora');
    const dora = await app.open('Dora');
    expect(await title(dora)).toBe('games');
  });

  it('speaks German to whoever wants it', async () => {
    const page = await app.open('Ben');
    await composer(page).fill('/');
    expect(await page.getByRole('listbox').innerText()).toContain('Fordere');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.getByRole('button', { name: 'Gegen den Computer spielen' }).count()).toBe(1);
  });
});

describe('the thread of others', () => {
  it('is not where one is taken, whatever one does at that time', async () => {
    const clara = await app.open('Clara');
    await useCommand(clara, 'parley help');
    await newestMessage(clara).waitFor();
    const dora = await app.open('Dora');
    await playComputer(dora, /Introductory/);
    await channel(clara, /Dora/).waitFor();
    expect(await title(clara)).toBe('games');
  });
});

describe('the list of members', () => {
  it('makes room where there is little', async () => {
    const clara = await app.open('Clara');
    await clara.locator('.members').waitFor();
    await clara.setViewportSize(phone);
    await expect.poll(() => clara.locator('.members').count()).toBe(0);
  });
});

describe('talking', () => {
  it('mentions people and counts what they have not read', async () => {
    const anna = await app.open('Anna');
    const ben = await app.open('Ben');
    await channel(anna, 'general').click();
    await composer(anna).pressSequentially('Well met \\*here\\*, @Be');
    await anna.getByRole('option', { name: 'Ben' }).waitFor();
    await composer(anna).press('Enter');
    await composer(anna).press('Enter');
    await expect.poll(() => newestMessage(anna).innerText()).toContain('Well met *here*, @Ben');
    await expect.poll(() => channel(ben, /general/).innerText()).toContain('1');
    expect(await ben.title()).toMatch(/^\(\d+\)/);
    await channel(ben, /general/).click();
    await expect
      .poll(() =>
        channel(ben, /general/)
          .locator('.count')
          .count(),
      )
      .toBe(0);
    expect(await newestMessage(ben).getAttribute('class')).toContain('mentions-me');
    await newestMessage(ben).hover();
    await newestMessage(ben).getByRole('button', { name: 'Antworten' }).click();
    await composer(ben).fill('Likewise');
    await composer(ben).press('Enter');
    await expect.poll(() => newestMessage(anna).innerText()).toMatch(/Well met \*here\*[^]*Likewise/);
  });
});

describe('a right click on a name', () => {
  it('offers what the app can do with that person', async () => {
    const anna = await app.open('Anna');
    await channel(anna, 'games').click();
    await anna.locator('.members').getByRole('button', { name: 'Clara' }).click({ button: 'right' });
    await anna.getByRole('group', { name: 'Clara' }).getByRole('button', { name: 'Challenge' }).click();
    // Whether the answer stands above or below the card depends on which of the two was quicker.
    await expect
      .poll(async () => (await anna.locator('article.ephemeral').allInnerTexts()).join())
      .toContain('on its way');
  });
});

describe('forms', () => {
  it('change the terms of a challenge', async () => {
    const anna = await app.open('Anna');
    await useCommand(anna, 'challenge', { opponent: 'Clara' });
    const clara = await app.open('Clara');
    await clara.getByRole('button', { name: 'Propose Changes' }).last().click();
    const dialog = clara.getByRole('dialog');
    await dialog.waitFor();
    expect(await accessibilityViolations(clara)).toEqual([]);
    await dialog.locator('.select-button').nth(1).click();
    const offered = clara.getByRole('listbox').getByRole('option');
    const chosen = await offered.last().locator('.select-words > span').innerText();
    await offered.last().click();
    expect(await dialog.innerText()).toContain(chosen);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => anna.locator('.messages').innerText()).toMatch(/proposes/);
  });
});

describe('a phone', () => {
  it('shows everything within its width', async () => {
    const page = await app.open('Clara', phone);
    await playComputer(page, /Introductory/);
    expect(await sideways(page)).toBe(0);
    const board = page.locator('.gallery img').last();
    await expect.poll(() => board.evaluate(({ naturalWidth }: PageImage) => naturalWidth)).toBeGreaterThan(0);
    expect((await board.boundingBox())?.width).toBeLessThanOrEqual(phone.width);
    expect(await reachMenu(page)).toBe(true);
    await panelOf(page).locator('.select-button:not([disabled])').first().click();
    // Pictures that load meanwhile move the messages; the menu comes to rest inside the window.
    const menu = async () => (await page.locator('.select-menu').boundingBox()) ?? { y: -1, height: 0 };
    await expect.poll(async () => (await menu()).y).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => menu().then(({ y, height }) => y + height)).toBeLessThanOrEqual(phone.height);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Show channels/ }).click();
    await channel(page, /Parley/).click();
    await expect.poll(() => title(page)).toBe('Parley');
    expect(await sideways(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('is enough to challenge somebody', async () => {
    const page = await app.open('Anna');
    const { keyboard } = page;
    await keyboard.type('/cha');
    expect(await hasFocus(composer(page))).toBe(true);
    await page.getByRole('option', { name: /^\/challenge/ }).waitFor();
    await keyboard.press('Enter');
    await page.locator('.slash-form').waitFor();
    expect(await hasFocus(page.locator('.slash-form select').first())).toBe(true);
    await keyboard.type('Cl');
    // Past the pace and the game.
    for (let tab = 0; tab < 3; tab++) await keyboard.press('Tab');
    await keyboard.type('duel');
    await keyboard.press('Enter');
    await expect.poll(() => page.getByRole('combobox', { name: 'variant' }).inputValue()).toContain('Duel');
    await keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.messages').innerText())
      .toMatch(/Clara, Anna challenges you to a match\.\s+The Rivals for Catan · The Duel of the Princes/);
    await expect.poll(() => hasFocus(composer(page))).toBe(true);
  });

  it('is enough for menus', async () => {
    const page = await app.open('Dora');
    await playComputer(page, /Introductory/);
    expect(await reachMenu(page)).toBe(true);
    await panelOf(page).locator('.select-button:not([disabled])').first().focus();
    await changePanel(page, async () => {
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    });
  });
});

describe('the views', () => {
  it('hold no serious barrier for anybody', async () => {
    const page = await app.open('Anna');
    await newestMessage(page).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await composer(page).fill('/');
    await page.getByRole('listbox').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await composer(page).fill('/challenge');
    await composer(page).press('Enter');
    await page.locator('.slash-form').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await channel(page, /· Intro/)
      .first()
      .click();
    await openPanel(page, newestTurn(page));
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.locator('.picture').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Switch person/ }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await channel(page, /Parley/).click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it.each([{ width: 1280, height: 800 }, phone])('keep the button that sends a command in sight: %o', async (size) => {
    const page = await app.open('Anna', size);
    await composer(page).fill('/challenge');
    await composer(page).press('Enter');
    const send = page.locator('.slash-form button[type="submit"]');
    await send.waitFor();
    const form = page.locator('.slash-form');
    const bottom = async (place: Locator): Promise<number> => {
      const box = await place.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    expect(await bottom(send)).toBeLessThanOrEqual(await bottom(form));
    expect(await bottom(form)).toBeLessThanOrEqual(size.height);
    await form.getByRole('combobox', { name: 'rated' }).selectOption({ label: 'True' });
  });

  it('met no error', () => {
    expect(app.faults).toEqual([]);
  });
});
