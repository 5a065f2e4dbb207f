import { afterEach, expect, it } from 'vitest';
import { lessonsOf } from '../../../src/engine/lesson.ts';
import { games } from '../../../src/games/index.ts';
import { anna, home } from '../../match/harness.ts';
import type { WebHarness } from '../web-harness.ts';
import { freshToken, openPlayHarness, signedInBrowser } from './play-harness.ts';

let at: WebHarness;
afterEach(async () => at.close());

const families = lessonsOf(games.values()).map(({ family }) => family.id);

it.each(families)('the lesson of %s offers only its step in the browser, and is won there', async (family) => {
  at = await openPlayHarness();
  let panel = await at.matches.learn({ player: anna, family, restart: false, home, token: null });
  const browser = await signedInBrowser(at, anna.id, panel.id);
  while (panel.lesson) {
    const { seq, question } = await browser.position(panel.id);
    const { answer, text } = panel.lesson;
    expect(question).toMatchObject({ form: null, plans: [], planNote: null, invites: null, decks: null });
    expect(question?.choices.map(({ id }) => id)).toEqual([...new Set(answer)]);
    expect(question?.tip?.text).toEqual(text);
    const reply = await browser.act(panel.id, 'answer', { seq, answer, token: freshToken() });
    expect(reply.problem).toBeUndefined();
    panel = await at.matches.panel(panel.id, anna.id);
  }
  expect(panel.sheet.ending?.kind).toBe('won');
  expect(at.troubles).toEqual([]);
});
