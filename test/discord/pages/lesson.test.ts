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

it('a place that a step tells of has its number on the picture and in the sentence', async () => {
  const panel = (await panelsOf('settlers')).find(({ lesson }) => lesson?.place === 'h11');
  if (!panel?.lesson) throw new Error('no step marks a place');
  const boardImage = {
    file: { name: 'part.png', type: 'image/png', data: Buffer.alloc(0), alt: '' },
    alt: '',
    badges: new Map([['h11', 1]]),
  };
  const page = JSON.stringify(panelPage({ panel, language: 'en', boardImage }).components);
  expect(page).toContain(`① ${panel.lesson.text.en}`);
});

it('the marked button counts the cards that are paid', async () => {
  const panel = (await panelsOf('struggle')).find(({ lesson }) => lesson?.answer.join() === 'wool,wool,grain,ore');
  if (!panel) throw new Error('nothing is paid like that');
  const page = (language: Language): string => JSON.stringify(panelPage({ panel, language }).components);
  expect(page('en')).toContain('👉 Pay 2 wool, 1 grain, 1 ore');
  expect(page('de')).toContain('👉 2 Wolle, 1 Getreide, 1 Erz zahlen');
});
