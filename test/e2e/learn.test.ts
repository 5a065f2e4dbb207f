import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lessonsOf } from '../../src/engine/lesson.ts';
import { randomFrom, type Random } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { openPanel } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const MARK = '👉';
const tipOn = (panel: PageMessage): string | null => /^> 💡 (?<tip>.*)$/mu.exec(textOf(panel))?.groups?.['tip'] ?? null;
const stepOn = (panel: PageMessage): string | null =>
  /^> 📘 \*\*(?<step>[^*]+)\*\*/mu.exec(textOf(panel))?.groups?.['step'] ?? null;
const labelsOn = (panel: PageMessage): readonly string[] => controlsOf(panel).buttons.map(({ label }) => label);
const learn = (person: SimulatedPerson, game?: string): Promise<PageMessage> =>
  finalMessage(person.slash(harness.channel, '/parley learn', game === undefined ? {} : { game }));

async function clickLabel(person: SimulatedPerson, page: PageMessage, start: string): Promise<PageMessage> {
  const found = controlsOf(page).buttons.find(({ label }) => label.startsWith(start));
  if (!found) throw new Error(`no button ${start} on\n${textOf(page)}`);
  return finalMessage(person.click(page.id, found.id));
}
const pressed = async (person: SimulatedPerson, page: PageMessage, verb: string): Promise<PageMessage> =>
  finalMessage(person.click(page.id, controlsOf(page).buttons.find((button) => button.verb === verb)?.id ?? ''));

/** Follows the marked buttons to the end; gives the last page and the number of clicks. */
async function followMarks(
  person: SimulatedPerson,
  first: PageMessage,
): Promise<{ readonly end: PageMessage; readonly clicks: number }> {
  let page = first;
  let clicks = 0;
  for (; stepOn(page) !== null; clicks++) {
    expect(labelsOn(page).filter((label) => label.startsWith(MARK))).toHaveLength(1);
    page = await clickLabel(person, page, MARK);
  }
  return { end: page, clicks };
}

/** The values chosen at first in the menus of a form. */
const chosenIn = (form: unknown): readonly string[] =>
  [...JSON.stringify(form).matchAll(/\{[^{}]*"value":"(?<value>[^"]+)"[^{}]*"default":true[^{}]*\}/gu)].map(
    ({ groups }) => groups?.['value'] ?? '',
  );

describe.each(lessonsOf(games.values()).map(({ family }) => family.id))('the lesson of %s', (family) => {
  it('is won by the marked buttons alone, in both languages, and offers what comes next', async () => {
    const { anna, ben } = harness;
    const [english, german] = [
      await followMarks(anna, await learn(anna, family)),
      await followMarks(ben, await learn(ben, family)),
    ];
    expect(textOf(english.end)).toContain('You won!');
    expect(textOf(german.end)).toContain('Gewonnen!');
    expect(english.clicks).toBe(german.clicks);
    expect(english.clicks).toBeLessThanOrEqual(60);
    expect(labelsOn(english.end).slice(0, 3)).toEqual(['Play Fair Computer', 'Challenge Friend…', 'Today’s Puzzle']);
    const opened = await anna.click(english.end.id, buttonOf(english.end, 'challenge-form'));
    const { game, variant } = (await harness.matches.lessons(anna.id)).find((each) => each.family.id === family) ?? {};
    expect(opened.kind === 'modal' && chosenIn(opened.modal)).toContain(`${game}.${variant}`);
    const match = await clickLabel(anna, english.end, 'Play Fair');
    expect(textOf(match)).toContain('Your match is starting');
    const [{ sheet } = { sheet: null }] = await harness.matches.list(anna.id);
    expect(sheet?.players.map(({ name }) => name)).toContain('Computer (Fair)');
  });
});

/** Clicks anything on a page but the mark. */
async function clickElsewhere(person: SimulatedPerson, page: PageMessage, random: Random): Promise<PageMessage> {
  const others = controlsOf(page).buttons.filter(({ label }) => !label.startsWith(MARK));
  const any = others[random.below(others.length)];
  return any ? finalMessage(person.click(page.id, any.id)) : page;
}

it('a learner who clicks anywhere else is never stuck and still sees the step', async () => {
  const { anna, channel } = harness;
  const random = randomFrom({ seed: 'wanderer', drawn: 0 });
  let page = await learn(anna, 'dice');
  for (let step = 1; step <= 14; step++) {
    for (const typed of ['end', 'build city 12', 'nonsense']) {
      const refused = await finalMessage(
        anna.slash(channel, '/choose', { answer: typed }).catch(() => Promise.reject(new Error(typed))),
      );
      expect(textOf(refused).length).toBeGreaterThan(0);
    }
    const aside = await clickElsewhere(anna, page, random);
    const here = stepOn(aside) === null ? await learn(anna) : aside;
    expect(labelsOn(here).some((label) => label.startsWith(MARK)) || stepOn(here) !== null).toBe(true);
    page = await clickLabel(anna, await finalMessage(anna.slash(channel, '/parley learn')), MARK);
  }
  expect(textOf(page)).toContain('You won!');
});

/** Buttons that leave the lessons for something else. */
const LEAVING: ReadonlySet<string> = new Set(['lesson-match', 'challenge-form', 'puzzle', 'settings', 'web-page']);

/** Goes back to the marked button by the buttons on the page alone. */
async function findMark(person: SimulatedPerson, page: PageMessage): Promise<PageMessage> {
  let here = page;
  for (let clicks = 0; clicks < 5 && !labelsOn(here).some((label) => label.startsWith(MARK)); clicks++) {
    const { buttons } = controlsOf(here);
    const way = ['Continue Lesson', 'Catan Dice', 'All Lessons', 'Back'].find((start) =>
      buttons.some(({ label }) => label.startsWith(start)),
    );
    here = way
      ? await clickLabel(person, here, way)
      : await pressed(person, here, buttons.some(({ verb }) => verb === 'open') ? 'open' : 'no way back');
  }
  return here;
}

it('a learner who wanders through all pages finds the marked button by buttons alone, and wins', async () => {
  const { anna } = harness;
  const random = randomFrom({ seed: 'no commands', drawn: 0 });
  let page = await learn(anna, 'dice');
  const seen = new Set<string>();
  for (let click = 0; click < 60; click++) {
    const others = controlsOf(page).buttons.filter(({ verb, label }) => !label.startsWith(MARK) && !LEAVING.has(verb));
    const any = others[random.below(others.length)];
    if (any) {
      seen.add(any.verb);
      page = await finalMessage(anna.click(page.id, any.id));
    }
    if (random.below(3) === 0) page = await findMark(anna, page);
    if (random.below(6) === 0) page = await clickLabel(anna, await findMark(anna, page), MARK);
  }
  expect(seen.size).toBeGreaterThan(4);
  const { end } = await followMarks(anna, await findMark(anna, page));
  expect(textOf(end)).toContain('You won!');
});

it('a lesson is taken up where it was left, or started over', async () => {
  const { anna, ben } = harness;
  const list = await learn(anna);
  expect(labelsOn(list)).toHaveLength(5);
  const first = await clickLabel(anna, list, 'The Rivals');
  expect(stepOn(first)).toMatch(/^Step 1 of \d+$/u);
  const second = await clickLabel(anna, first, MARK);
  expect(stepOn(second)).toMatch(/^Step 2 of/u);
  // Everywhere in the match the step is still there.
  let aside = second;
  for (const verb of ['hand', 'open', 'board', 'open']) {
    aside = await pressed(anna, aside, verb);
    expect(stepOn(aside)).toMatch(/^Step 2 of/u);
  }
  expect(stepOn(await learn(anna))).toMatch(/^Step 2 of/u);

  const asked = await learn(anna, 'rivals');
  expect(textOf(asked)).toContain('step 2 of');
  expect(stepOn(await clickLabel(anna, asked, 'Continue'))).toMatch(/^Step 2 of/u);
  expect(stepOn(await clickLabel(anna, await learn(anna, 'rivals'), 'Start Over'))).toMatch(/^Step 1 of/u);

  // A second lesson leaves the first one open, and then there is a choice.
  await clickLabel(anna, await learn(anna, 'struggle'), MARK);
  await clickLabel(anna, await learn(anna, 'rivals'), MARK);
  expect(textOf(await learn(anna))).toContain('open at step 2 of');
  expect(await harness.matches.list(anna.id)).toEqual([]);
  expect(labelsOn(await learn(ben))).toHaveLength(5);
});

it('in a first match tips come, each once, until they are switched off', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { thread, mover } = await whoseMove(harness, id);
  const panel = await openPanel(mover, id, thread);
  const tip = tipOn(panel);
  expect(rivals.text.tips.flatMap(({ text }) => [text.en, text.de])).toContain(tip);
  expect(tipOn(await openPanel(mover, id, thread))).toBe(tip);
  const settings = await finalMessage(mover.slash(thread, '/parley settings'));
  const off = await pressed(mover, settings, 'tips');
  expect(tipOn(await openPanel(mover, id, thread))).toBeNull();
  await pressed(mover, off, 'tips');
  expect(tipOn(await openPanel(mover, id, thread))).toBe(tip);
});

it('the page of help leads to the lessons', async () => {
  const help = await finalMessage(harness.ben.slash(harness.channel, '/parley help'));
  const list = await pressed(harness.ben, help, 'learn');
  expect(textOf(list)).toContain('Lerne ein Spiel');
  expect(stepOn(await clickLabel(harness.ben, list, 'Catan Würfel'))).toMatch(/^Schritt 1 von \d+$/u);
});
