import { expect, it } from 'vitest';
import { rivals } from '../../../src/games/rivals/game.ts';
import { affordableCards } from '../../../src/games/rivals/texts/afford.ts';
import { positionFrom } from './scenario-position.ts';

it('says what has no place yet, although it could be paid', () => {
  const live = positionFrom({
    variant: 'intro',
    turn: { seat: 'red', phase: 'action' },
    red: {
      regions: {
        '-2u': 'forest 2 x3',
        '-2d': 'hills 3 x3',
        '0d': 'pasture 4 x3',
        '+2u': 'fields 6 x3',
        '0u': 'gold-field 1 x0',
        '+2d': 'mountains 5 x3',
      },
    },
  });
  const said = affordableCards(rivals.views.forSeat(live.state, 0), 0);
  expect(said.en).toContain('Road\u00A0✓ · Settlement: needs a road · City\u00A0✓');
  expect(said.de).toContain('Siedlung: braucht eine Straße');
});

it('says that ending the turn wins where it does, without anything that does not matter any more', () => {
  const regions = {
    '-2u': 'forest 2 x3',
    '-2d': 'hills 3 x3',
    '0d': 'pasture 4 x3',
    '+2u': 'fields 6 x3',
    '0u': 'gold-field 1 x3',
    '+2d': 'mountains 5 x3',
  };
  const centre = { '-1': 'city', '0': 'road', '+1': 'city' };
  const live = positionFrom({ variant: 'intro', turn: { seat: 'red', phase: 'action' }, red: { centre, regions } });
  const [decision] = live.open;
  const four = rivals.views.forSeat(live.state, 0);
  expect(rivals.text.label(four, decision as never, 'end').text.en).toBe('End Turn');
  expect(rivals.text.describe(four).brief.en).toContain('Brigand');
  const [red, blue] = four.seats;
  const view = { ...four, seats: [{ ...red, points: { ...red.points, victory: 7 } }, blue] as typeof four.seats };
  expect(rivals.text.question(view, decision as never)).toEqual({
    en: 'You have 7 points: end your turn to win.',
    de: 'Du hast 7 Punkte: Beende deinen Zug, und du gewinnst.',
  });
  expect(rivals.text.label(view, decision as never, 'end')).toEqual({
    text: { en: 'End Turn and Win', de: 'Zug beenden und gewinnen' },
    endsTurn: true,
    primary: true,
  });
  expect(rivals.text.describe(view).brief.en).not.toContain('Brigand');
});
