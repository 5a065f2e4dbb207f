import { expect, it } from 'vitest';
import { rivals } from '../../../src/games/rivals/game.ts';
import { affordLine } from '../../../src/games/rivals/texts/afford.ts';
import { tableOf } from './table.ts';

it('says what has no place yet, although it could be paid', () => {
  const live = tableOf({ variant: 'intro', turn: { seat: 'red', phase: 'action' }, red: { regions: { '-2u': 'forest 2 x3', '-2d': 'hills 3 x3', '0d': 'pasture 4 x3', '+2u': 'fields 6 x3', '0u': 'gold-field 1 x0', '+2d': 'mountains 5 x3' } } });
  const said = affordLine(rivals.sight.view(live.state, 0), 0);
  expect(said.en).toContain('Road\u00A0✓ · Settlement: needs a road · City\u00A0✓');
  expect(said.de).toContain('Siedlung: braucht eine Straße');
});
