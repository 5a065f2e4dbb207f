import { expect, it } from 'vitest';
import type { ResultScene } from '../../src/engine/scene/index.ts';
import { languages } from '../../src/engine/text.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { layoutFaults } from './check-layout.ts';
import { people, tablesOf } from './table-positions.ts';

tablesOf(5);

it.each(languages)('the end of Cities & Knights has room for points from everywhere (%s)', (language) => {
  const begun = settlers.rules.setup(settlers.info.options.parse({ variant: 'cities-and-knights' }), 4, 'end');
  const realm = begun.citiesAndKnights ?? expect.fail('there is no realm');
  for (const [seat, court] of realm.cityPlayers.entries()) {
    court.chips = seat;
    court.honours.push('printing');
    Object.assign(begun.stocks[seat] as object, { settlements: 2, cities: 1 });
    begun.towns[seat] = seat;
    realm.metropolises[seat] = seat;
  }
  const over: State = {
    ...begun,
    phase: 'over',
    winner: 3,
    longest: 0,
    largest: 1,
    citiesAndKnights: { ...realm, merchantAt: { seat: 2, hex: 0 } },
  };
  const scene = settlers.views.scene(settlers.views.forSeat(over, null), {
    kind: 'result',
    names: people.slice(0, 4),
  }) as ResultScene;
  expect(scene.sources.length).toBeGreaterThanOrEqual(8);
  expect(layoutFaults(scene, language)).toEqual([]);
});
