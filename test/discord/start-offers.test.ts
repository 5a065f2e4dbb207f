import { expect, it } from 'vitest';
import { choiceParts } from '../../src/discord/questions/choices.ts';
import { choiceEntries } from '../../src/discord/questions/entries.ts';
import { offeredPlaces } from '../../src/discord/questions/places.ts';
import { questionOf } from '../../src/engine/answers.ts';
import { startMatch } from '../../src/engine/match.ts';
import { dice } from '../../src/games/dice/game.ts';

/** What the first player of the shared map is offered to start with. */
function offered(language: 'en' | 'de') {
  const { open, state } = startMatch(dice, dice.info.options.parse({ variant: 'extra' }), 2, 'start');
  const seat = open[0]?.seat ?? 0;
  const decision = questionOf(open, seat) ?? expect.fail('nobody is asked');
  const view = dice.views.forSeat(state, seat);
  const badges = new Map(offeredPlaces(dice, view, decision, null).map((place, index) => [place, index + 1]));
  return { game: dice, match: 'M', seat, players: [], seq: 1, language, view, decision, picks: [], portion: 0, badges };
}

it('a start road is named by the settlements it leads to, the best first, numbered as on the picture', () => {
  const roads = (language: 'en' | 'de') => choiceEntries(offered(language)).map(({ label }) => label);
  expect(roads('en').slice(0, 2)).toEqual([
    '① Starting Road: settlement and city 1, on to 0 and 8',
    '② Starting Road: settlement and city 1, on to 2 and 9',
  ]);
  expect(roads('de')[0]).toBe('① Startstraße: Siedlung und Stadt 1, weiter zu 0 und 8');
  expect(roads('en').at(-2)).toMatch(/Starting Road: on to 20 and 37$/u);
});

it('the best start roads are one press away, the others follow in menus', () => {
  const parts = JSON.stringify(choiceParts(offered('en')));
  expect(parts.match(/"custom_id":"[^"]*:pick:/gu)).toHaveLength(5);
  expect(parts).toContain('Starting Road 6–');
});
