import { expect, it } from 'vitest';
import { hintPage } from '../../src/discord/pages/hint.ts';
import { lineInWords } from '../../src/discord/parts/lines.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { entriesOf } from '../../src/discord/questions/entries.ts';
import { languages } from '../../src/engine/text.ts';
import { panelWith, questionsOf } from './questions.ts';

const found = [...questionsOf(rivals, { variant: 'intro' }, 'hint')].find(({ decision }) => decision.key === 'action' && decision.choices.includes('end'));
if (!found) throw new Error('nobody came to act');
const { view, decision } = found;
const panel = panelWith(rivals, view, decision);

it('a hint says what comes later in the words of the buttons, as far as it is known', () => {
  const line = [['trade wool ore'], ['build settlement +3'], ['end'], ['stack-1'], ['build city -1']];
  const page = JSON.stringify(hintPage({ panel, line, better: 2, than: 'nothing', why: [] }, 'en'));
  expect(page).toContain('Then: Build Settlement +3 → End Turn');
  expect(page).not.toContain('`');
  expect(JSON.stringify(hintPage({ panel, line, better: 2, than: 'nothing', why: [] }, 'de'))).toContain('Danach: Siedlung bauen +3 → Zug beenden');
});

it('a hint says how much better it is, and than what; where nothing is told apart it does not say', () => {
  const said = (better: 0 | 1 | 2 | 3, than: 'nothing' | 'else') =>
    (['en', 'de'] as const).map((language) => JSON.stringify(hintPage({ panel, line: [['end']], better, than, why: [] }, language)));
  const [en, de] = said(2, 'else');
  expect(en).toContain('That is clearly better than anything else.');
  expect(de).toContain('Das ist klar besser als alles andere.');
  const [some, etwas] = said(1, 'nothing');
  expect(some).toContain('That is a little better than doing nothing.');
  expect(etwas).toContain('Das ist etwas besser, als nichts zu tun.');
  for (const words of [...said(0, 'else'), ...said(0, 'nothing')]) expect(words).not.toMatch(/better|besser|good|gut/u);
});

it('a line ends where something comes to light that nobody can know', () => {
  expect(lineInWords(panel, decision, [['end'], ['stack-1'], ['build city -1']], 'en')).toEqual(['End Turn']);
});

it.each(['classic', 'cities-and-knights'])('the first pieces of %s are called in a hint what their buttons are called', (variant) => {
  const placed = new Set<string>();
  for (const { view, decision } of questionsOf(settlers, { variant }, 'hint')) {
    if (!decision.key.startsWith('setup.')) break;
    placed.add(decision.key);
    const panel = panelWith(settlers, view, decision);
    for (const language of languages) {
      const asked = { game: settlers, match: panel.id, seat: decision.seat, players: panel.sheet.players, seq: 0, language, view, decision, picks: [], portion: 0 };
      const { id = '', label = '' } = entriesOf(asked)[0] ?? {};
      expect(JSON.stringify(hintPage({ panel, line: [[id]], better: 1, than: 'nothing', why: [] }, language))).toContain(`**${label}**`);
    }
  }
  expect([...placed]).toEqual(['setup.settlement', 'setup.road']);
});

it('a road after the first settlement is called a road', () => {
  const [first] = questionsOf(settlers, { variant: 'classic' }, 'hint');
  if (!first) throw new Error('nobody was asked');
  const line = lineInWords(panelWith(settlers, first.view, first.decision), first.decision, [['build road 2-6']], 'de');
  expect(line).toEqual(['Erste Straße: Weg 2-6']);
});
