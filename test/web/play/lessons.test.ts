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

it('what a lesson taught in the browser isn’t told again in the first match, and each tip there is told once', async () => {
  at = await openPlayHarness();
  const { id, lesson } = await at.matches.learn({
    player: anna,
    family: 'struggle',
    restart: false,
    home,
    token: null,
  });
  const browser = await signedInBrowser(at, anna.id, id);
  await browser.position(id);
  const seen = async (): Promise<readonly string[]> => (await at.matches.profile(anna.id)).tips?.seen ?? [];
  expect(await seen()).toEqual(lesson?.topics.map((topic) => `struggle.${topic}`));

  const match = await at.matches.solo({ game: 'struggle', player: anna, level: 'gentle', home, token: null });
  const { question } = await browser.position(match.id);
  const tip = at.matches.games.get('struggle')?.text.tips.find(({ text }) => text.en === question?.tip?.text.en);
  expect(tip?.id).not.toBe(lesson?.topics[0]);
  expect(await seen()).toEqual([...(lesson?.topics ?? []), ...(tip ? [tip.id] : [])].map((name) => `struggle.${name}`));
  expect((await browser.position(match.id)).question?.tip?.text).toEqual(question?.tip?.text);
  expect(new Set(await seen()).size).toBe((await seen()).length);
});
