import { expect, it } from 'vitest';
import { lessonsOf } from '../../../src/engine/lesson.ts';
import { languages } from '../../../src/engine/text.ts';
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
