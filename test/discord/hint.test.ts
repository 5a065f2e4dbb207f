import { expect, it } from 'vitest';
import { hintPage } from '../../src/discord/pages/hint.ts';
import { lineText } from '../../src/discord/ui/line-text.ts';
import { questionOf } from '../../src/engine/answers.ts';
import { startLive } from '../../src/engine/live-match.ts';
import { dice } from '../../src/games/dice/game.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { choiceEntries } from '../../src/discord/questions/entries.ts';
import { type Language, languages } from '../../src/engine/text.ts';
import type { Hint } from '../../src/match/matches.ts';
import { panelWith, questionsOf } from './questions.ts';

const context = { renderer: null, log: { info() {}, warn() {}, error() {} } };
const said = async (hint: Hint, language: Language): Promise<string> =>
  JSON.stringify(await hintPage(context, hint, language));

const found = [...questionsOf(rivals, { variant: 'intro' }, 'hint')].find(
  ({ decision }) => decision.key === 'action' && decision.choices.includes('end'),
);
if (!found) throw new Error('nobody came to act');
const { view, decision } = found;
const panel = panelWith(rivals, view, decision);

it('a hint says what comes later in the words of the buttons, as far as it is known', async () => {
  const line = [['trade wool ore'], ['build settlement +3'], ['end'], ['stack-1'], ['build city -1']];
  const page = await said({ panel, line, better: 2, than: 'nothing', why: [] }, 'en');
  expect(page).toContain('Then: Build Settlement: right end → End Turn');
  expect(page).not.toContain('`');
  expect(await said({ panel, line, better: 2, than: 'nothing', why: [] }, 'de')).toContain(
    'Danach: Siedlung bauen: rechtes Ende → Zug beenden',
  );
});

it('a hint says how much better it is, and than what; where nothing is told apart it does not say', async () => {
  const both = (better: 0 | 1 | 2 | 3, than: 'nothing' | 'else') =>
    Promise.all(languages.map((language) => said({ panel, line: [['end']], better, than, why: [] }, language)));
  const [en, de] = await both(2, 'else');
  expect(en).toContain('That’s clearly better than anything else.');
  expect(de).toContain('Das ist klar besser als alles andere.');
  const [some, etwas] = await both(1, 'nothing');
  expect(some).toContain('That’s a little better than doing nothing.');
  expect(etwas).toContain('Das ist etwas besser, als nichts zu tun.');
  for (const words of [...(await both(0, 'else')), ...(await both(0, 'nothing'))])
    expect(words).not.toMatch(/better|besser|good|gut/u);
});

it('a line ends where something comes to light that nobody can know', () => {
  expect(lineText(panel, decision, [['end'], ['stack-1'], ['build city -1']], 'en')).toEqual(['End Turn']);
});

it.each(['classic', 'cities-and-knights'])(
  'the first pieces of %s are called in a hint what their buttons are called',
  async (variant) => {
    const placed = new Set<string>();
    for (const { view, decision } of questionsOf(settlers, { variant }, 'hint')) {
      if (!decision.key.startsWith('setup.')) break;
      placed.add(decision.key);
      const panel = panelWith(settlers, view, decision);
      for (const language of languages) {
        const asked = {
          game: settlers,
          match: panel.id,
          seat: decision.seat,
          players: panel.sheet.players,
          seq: 0,
          language,
          view,
          decision,
          picks: [],
          portion: 0,
        };
        const { id = '', label = '' } = choiceEntries(asked)[0] ?? {};
        expect(await said({ panel, line: [[id]], better: 1, than: 'nothing', why: [] }, language)).toContain(
          `**${label}**`,
        );
      }
    }
    expect([...placed]).toEqual(['setup.settlement', 'setup.road']);
  },
);

it('a road after the first settlement is called a road, by where it leads', () => {
  const [first] = questionsOf(settlers, { variant: 'classic' }, 'hint');
  if (!first) throw new Error('nobody was asked');
  const line = lineText(panelWith(settlers, first.view, first.decision), first.decision, [['build road 2-6']], 'de');
  expect(line).toEqual(['Erste Straße: nach 6 Getreide · Küste']);
});

it('a hint about dice says what to keep and what to roll again; the suggested roll as its button does', async () => {
  const rolled = [...questionsOf(dice, { variant: 'island-one' }, 'hint')].find(
    ({ decision }) => decision.key === 'reroll' && decision.choices.length > 3,
  );
  if (!rolled) throw new Error('nobody rolled');
  const asked = panelWith(dice, rolled.view, rolled.decision);
  const [face = ''] = rolled.decision.choices;
  const [plan] = asked.game.text.suggestPlans?.(rolled.view, rolled.decision) ?? [];
  const other = plan?.moves[0]?.join() === face ? (rolled.decision.choices[1] ?? '') : face;
  const hint = { panel: asked, line: [[other]], better: 0, than: 'else', why: [] } as const;
  expect(await said(hint, 'en')).toMatch(/\*\*Keep \d .+, roll 1 \w+ again\*\*/u);
  expect(await said(hint, 'de')).toMatch(/\*\*\d .+ behalten, 1 \S+ noch einmal werfen\*\*/u);
  expect(await said({ ...hint, line: plan?.moves ?? [] }, 'en')).toContain(`**${plan?.text.en}**`);
});

it('a hint about a trade says the terms and what they make possible, and is played with one click', async () => {
  const state: State = {
    ...settlers.rules.setup(settlers.info.options.parse({ variant: 'classic', board: 'beginner' }), 3, 'deals'),
    phase: 'action',
    turn: 1,
    active: 0,
  };
  const live = startLive(settlers, state);
  // Everything for a development card but the wool.
  live.state.sides[0]?.hand.splice(0, 5, 0, 2, 0, 1, 1);
  const decision = questionOf(live.open, 0) ?? expect.fail('nobody is asked');
  const asked = panelWith(settlers, settlers.views.forSeat(live.state, 0), decision);
  const hint: Hint = {
    panel: asked,
    line: [['offer'], ['give lumber', 'want wool'], ['buy development']],
    better: 0,
    than: 'nothing',
    why: [],
  };
  const page = await said(hint, 'en');
  expect(page).toContain('**Ask for 1 wool: give 1 lumber**');
  expect(page).toContain('You can then buy a development card.');
  expect(page).toContain('plan:offer,give lumber;want wool');
  expect(await said(hint, 'de')).toContain('**1 Holz für 1 Wolle anbieten**');
  const others = await said({ ...hint, line: [['offer'], ['give ore', 'want brick']] }, 'en');
  expect(others).toContain('**Offer a Trade: You give 1 ore, you get 1 brick**');
});
