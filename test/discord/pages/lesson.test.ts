import { expect, it } from 'vitest';
import { lessonsOf } from '../../../src/engine/lesson.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { type Language, languages } from '../../../src/engine/text.ts';
import { games } from '../../../src/games/index.ts';
import { panelPage } from '../../../src/discord/pages/panel.ts';
import type { Panel } from '../../../src/match/matches.ts';
import { anna, createHarness, home } from '../../match/harness.ts';

const everyGame = [...games.values()];
const families = lessonsOf(everyGame).map(({ family }) => family.id);
/** Lines about what happened, above the picture of a step. */
const MOST_NEWS = 5;

/** Plays a lesson by its steps; gives the panel of each. */
async function panelsOf(family: string): Promise<readonly Panel[]> {
  const { matches } = createHarness({}, 1, undefined, everyGame);
  const panels: Panel[] = [];
  let panel = await matches.learn({ player: anna, family, restart: false, home, token: null });
  for (; panel.lesson; panel = await matches.answer(panel.id, anna.id, panel.seq, panel.lesson.answer, null))
    panels.push(panel);
  return panels;
}

it.each(families)('the lesson of %s tells little above each step, and points to no log', async (family) => {
  for (const panel of await panelsOf(family))
    for (const language of languages) {
      const page = JSON.stringify(panelPage({ panel, language }).components);
      expect(page).toContain(panel.lesson?.text[language]);
      expect(page.match(/›/gu)?.length ?? 0).toBeLessThanOrEqual(MOST_NEWS);
      expect(page).not.toMatch(/in the log|im Verlauf/u);
    }
});

it('the marked button says what becomes of all dice, also where only one is rolled again', async () => {
  const [, second] = await panelsOf('dice');
  expect(second && JSON.stringify(panelPage({ panel: second, language: 'en' }).components)).toContain(
    '👉 Keep 2 brick, 2 lumber, 1 wool, roll 1 gold again',
  );
});

/** The labels of a row of disabled buttons. */
const disabledIn = (row: unknown): readonly string[] =>
  (
    (row as { readonly components?: readonly { readonly disabled?: boolean; readonly label?: string }[] }).components ??
    []
  ).flatMap(({ disabled, label }) => (disabled && label !== undefined ? [label] : []));

it.each(families)('the step of %s takes the place of the question, above few other choices', async (family) => {
  for (const panel of await panelsOf(family))
    for (const language of languages) {
      const [container] = panelPage({ panel, language }).components as readonly {
        readonly components: readonly unknown[];
      }[];
      const parts = container?.components ?? [];
      const question = panel.game.text.question(panel.view, panel.question as Decision)[language];
      expect(JSON.stringify(parts)).not.toContain(JSON.stringify(`**${question}**`));
      const rows = parts.map(disabledIn).filter(({ length }) => length > 0);
      expect(rows.length).toBeLessThanOrEqual(1);
      // About as much as a phone shows beside each other.
      expect(rows.flat().join(' ').length).toBeLessThanOrEqual(45);
    }
});

/** A picture above a question, as far as the page looks at it. */
const boardImage = (badges: readonly (readonly [string, number])[] = []) => ({
  file: { name: 'part.png', type: 'image/png', data: Buffer.alloc(0), alt: '' },
  alt: '',
  badges: new Map(badges),
});

it.each(families)(
  'the head of the lesson of %s says what it is and what the last step did, and no more',
  async (family) => {
    const told: string[] = [];
    for (const panel of await panelsOf(family)) {
      const page = JSON.stringify(panelPage({ panel, language: 'en', boardImage: boardImage() }).components);
      const [, head = ''] = /"content":"([^"]*)"/u.exec(page) ?? [];
      const [title, ...news] = head.split('\\n');
      expect(title).toMatch(/^\*\*Lesson: [^*]+\*\*$/u);
      expect(news.filter((line) => !line.startsWith('›'))).toEqual([]);
      told.push(...news);
    }
    // The dice of the lesson are all different.
    const rolls = told.filter((line) => /rolled \d|rolled again/u.test(line));
    expect(new Set(rolls).size).toBe(rolls.length);
  },
);

it.each(families)('the goal of %s comes first, and then stays below each step', async (family) => {
  for (const [at, panel] of (await panelsOf(family)).entries()) {
    const { goal, text } = panel.lesson ?? {};
    const page = JSON.stringify(panelPage({ panel, language: 'de' }).components);
    const [first, second] = [page.indexOf(goal?.de ?? '?'), page.indexOf(text?.de ?? '?')];
    expect(Math.min(first, second)).toBeGreaterThan(0);
    expect(first < second).toBe(at === 0);
  }
});

it('a place that a step tells of has its number on the picture and in the sentence', async () => {
  const panel = (await panelsOf('settlers')).find(({ lesson }) => lesson?.place === 'h11');
  if (!panel?.lesson) throw new Error('no step marks a place');
  const page = JSON.stringify(panelPage({ panel, language: 'en', boardImage: boardImage([['h11', 1]]) }).components);
  expect(page).toContain(`① ${panel.lesson.text.en}`);
});

it('the marked button counts the cards that are paid', async () => {
  const panel = (await panelsOf('struggle')).find(({ lesson }) => lesson?.answer.join() === 'grain,grain,ore,ore,ore');
  if (!panel) throw new Error('nothing is paid like that');
  const page = (language: Language): string => JSON.stringify(panelPage({ panel, language }).components);
  expect(page('en')).toContain('👉 Pay 2 grain, 3 ore');
  expect(page('de')).toContain('👉 2 Getreide, 3 Erz zahlen');
});
