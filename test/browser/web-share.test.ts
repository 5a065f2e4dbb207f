import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations } from './accessibility.ts';
import { type AppHarness, startApp } from './app-harness.ts';
import { boardOf } from './match-viewer.ts';
import { answerOnPanel, composer, newestTurn, openPanel, panelOf, playComputer } from './page-actions.ts';

let app: AppHarness;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => app?.close());

it('a match in the sandbox is shared by a link, and everyone who opens it sees the next move', async () => {
  const anna = await app.open('Anna');
  await playComputer(anna, /Introductory/);
  await newestTurn(anna).waitFor();
  await composer(anna).fill('/parley share');
  await anna.getByRole('listbox').getByRole('option').first().click();
  // The match is offered right away.
  await anna.locator('.slash-options').getByRole('option').first().click();
  await anna.locator('.slash-form button[type="submit"]').click();
  await panelOf(anna).getByRole('button', { name: 'Share Match' }).click();
  const link = panelOf(anna).locator('a[href*="/m/"]').first();
  await link.waitFor();
  const friend = await anna.context().newPage();
  await friend.goto((await link.getAttribute('href')) ?? '');
  await boardOf(friend).waitFor();
  await expect.poll(() => friend.getByRole('status').innerText()).toBe('Live');
  expect(await friend.locator('h1').innerText()).toContain('Anna');
  const log = friend.locator('.log');
  const before = await log.innerText();
  expect(await axeViolations(friend)).toEqual([]);
  await openPanel(anna, newestTurn(anna));
  // Some answers, such as one left over from the computer's turn, tell the public nothing.
  for (let answers = 0; answers < 5; answers++) {
    await answerOnPanel(anna);
    try {
      await expect.poll(() => log.innerText(), { timeout: 5_000 }).not.toBe(before);
      break;
    } catch {
      // The next answer may.
    }
  }
  expect(await log.innerText()).not.toBe(before);
  expect(app.faults).toEqual([]);
});
