import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a person does at the page, by the same buttons and fields. */

/** Of an image in the page. */
export interface PageImage {
  readonly naturalWidth: number;
  readonly src: string;
}

export const composer = (page: Page): Locator => page.locator('.composer > input');
export const channel = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation').getByRole('button', { name });
export const newestMessage = (page: Page): Locator => page.locator('.messages article').last();
/** Text of the panel, without the reply line above it, which changes on its own. */
export const panelOf = (page: Page): Locator => page.locator('article.ephemeral').last().locator('.message-body');

/** What its buttons and menus are for at present: they name the question they belong to. */
async function controlsOn(page: Page): Promise<string> {
  const offered = await panelOf(page)
    .locator('[data-custom-id]')
    .evaluateAll<readonly string[], PageControl>((all) => all.map(({ dataset }) => dataset.customId));
  return offered.join(' ');
}

interface PageControl {
  readonly dataset: { readonly customId: string };
}

/** Does something that the panel answers to, and waits until it has. */
export async function changePanel(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await controlsOn(page);
  await act();
  await expect.poll(() => controlsOn(page)).not.toBe(before);
}

/** Presses a button that answers with a new panel. */
export async function openPanel(page: Page, button: Locator): Promise<void> {
  const before = await page.locator('article.ephemeral').count();
  await button.click();
  await expect.poll(() => page.locator('article.ephemeral:not(:has(.thinking))').count()).toBeGreaterThan(before);
}

export const clickOnPanel = async (page: Page, button: Locator): Promise<void> =>
  changePanel(page, async () => button.click());

/** What a button is for stays the same, whatever it says and in whichever language. */
const forVerb = (page: Page, verb: string): Locator =>
  panelOf(page).locator(`[data-custom-id*=":${verb}"]:not([disabled])`);
const verbs = ['pick:', 'menu:', 'answer', 'set', 'confirm'] as const;

export const isAsked = async (page: Page): Promise<boolean> =>
  (await Promise.all(verbs.map((verb) => forVerb(page, verb).count()))).some((count) => count > 0);

/** What is pressed where it is offered; after these comes the first thing there is. */
const preferred = ['pick:roll', 'pick:end', 'pick:pass', 'confirm', 'pick:', 'answer:'] as const;

/** Answers the open question and says what was pressed. */
export async function answerOnPanel(page: Page): Promise<string> {
  for (const verb of preferred) {
    const button = forVerb(page, verb).first();
    if ((await button.count()) === 0) continue;
    const said = await button.innerText();
    await clickOnPanel(page, button);
    return said;
  }
  await forVerb(page, 'menu').or(forVerb(page, 'answer')).or(forVerb(page, 'set')).first().getByRole('button').click();
  const options = page.getByRole('option');
  const said = await options.first().innerText();
  const done = page.locator('.select-foot button');
  await changePanel(page, async () => {
    if ((await done.count()) === 0) return options.first().click();
    for (let next = 0; await done.isDisabled(); next++) await options.nth(next).click();
    return done.click();
  });
  return said;
}

/** Plays until nothing more is asked of this person. */
export async function playPageUntilIdle(page: Page): Promise<readonly string[]> {
  const done: string[] = [];
  await openPanel(page, newestTurn(page));
  while (await isAsked(page)) {
    done.push(await answerOnPanel(page));
    if (done.length > 40) throw new Error(`this turn does not end: ${done.join(', ')}`);
  }
  return done;
}

export const newestTurn = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Play Turn|Zug spielen)$/ }).last();

/** Two clicks, and a match against the computer has begun. */
export async function playComputer(page: Page, variant: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.getByRole('group', { name: 'Play against the computer' }).getByRole('button', { name: variant }).click();
  await newestTurn(page).waitFor();
}

/** Types a command and fills its options, by label. */
export async function useCommand(
  page: Page,
  command: string,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await composer(page).fill(`/${command}`);
  await page.getByRole('listbox').getByRole('option').first().click();
  const form = page.locator('.slash-form');
  for (const [label, choice] of Object.entries(options)) {
    await form.locator('label', { hasText: label }).first().locator('select').selectOption({ label: choice });
  }
  await form.locator('button[type="submit"]').click();
}
