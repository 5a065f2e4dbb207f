import { expect, it } from 'vitest';
import { hintPage } from '../../src/discord/pages/hint.ts';
import { lineInWords } from '../../src/discord/parts/lines.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { panelWith, questionsOf } from './questions.ts';

const found = [...questionsOf(rivals, { variant: 'intro' }, 'hint')].find(({ decision }) => decision.key === 'action' && decision.choices.includes('end'));
if (!found) throw new Error('nobody came to act');
const { view, decision } = found;
const panel = panelWith(rivals, view, decision);

it('a hint says what comes later in the words of the buttons, as far as it is known', () => {
  const line = [['trade wool ore'], ['build settlement +3'], ['end'], ['stack-1'], ['build city -1']];
  const page = JSON.stringify(hintPage({ panel, line, better: 2, why: [] }, 'en'));
  expect(page).toContain('Then: Build Settlement +3 → End Turn');
  expect(page).not.toContain('`');
  expect(JSON.stringify(hintPage({ panel, line, better: 2, why: [] }, 'de'))).toContain('Danach: Siedlung bauen +3 → Zug beenden');
});

it('a line ends where something comes to light that nobody can know', () => {
  expect(lineInWords(panel, decision, [['end'], ['stack-1'], ['build city -1']], 'en')).toEqual(['End Turn']);
});
