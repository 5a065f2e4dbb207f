import { describe, expect, it } from 'vitest';
import { dice } from '../../src/games/dice/game.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { struggle } from '../../src/games/struggle/game.ts';

/** What the panel of this view says of what can be paid for. */
const islandFor = (options: object, hand: readonly number[], more: object = {}) => {
  const view = settlers.views.forSeat(
    settlers.rules.setup(settlers.info.options.parse({ board: 'beginner', ...options }), 3, 'afford'),
    0,
  );
  return { ...view, phase: 'action' as const, own: { ...(view.own as NonNullable<typeof view.own>), hand }, ...more };
};
const said = (brief: { readonly en: string; readonly de: string }) => ({
  en: brief.en.split('\n'),
  de: brief.de.split('\n'),
});

describe('the sheet of the dice game', () => {
  it('marks no castle as possible before there are dice', () => {
    const state = dice.rules.setup(dice.info.options.parse({ variant: 'extra' }), 2, 'sheet');
    const scene = JSON.stringify(
      dice.views.scene(dice.views.forSeat(state, 0), { kind: 'board', names: ['Anna', 'Ben'] }),
    );
    expect(scene).toContain('"place":"castle 0"');
    expect(scene).not.toMatch(/"place":"castle 0","standing":"now"/u);
    expect(scene).toContain('reachable');
  });

  it('says as the panel does what gold pays for', () => {
    const view = dice.views.forSeat(
      dice.rules.setup(dice.info.options.parse({ variant: 'island-one' }), 1, 'sheet'),
      0,
    );
    const faces = [1, 0, 0, 0, 0, 2];
    const turn = { dice: faces, cup: 0, fell: faces, throws: 2, rolling: true, builds: 0, points: 0, fresh: [] };
    const thrown = { ...view, phase: 'play' as const, players: view.players.map((player) => ({ ...player, turn })) };
    expect(dice.text.describe(thrown).brief.en).toContain('Road: with gold');
    expect(JSON.stringify(dice.views.scene(thrown, { kind: 'board', names: ['Anna'] }))).toContain(
      '"status":{"open":true,"text":{"en":"with gold","de":"mit Gold"}}',
    );
  });
});

describe('what can I afford?', () => {
  it('is said in Rivals with a verb that goes by how much is short, not by how many kinds', () => {
    const view = rivals.views.forSeat(
      rivals.rules.setup(rivals.info.options.parse({ variant: 'intro' }), 2, 'afford'),
      0,
    );
    const having = (goods: object) => ({
      ...view,
      phase: 'action' as const,
      seats: view.seats.map((side, seat) =>
        seat === 0
          ? { ...side, goods: { ...side.goods, brick: 0, grain: 0, lumber: 0, wool: 0, ore: 0, gold: 0, ...goods } }
          : side,
      ) as unknown as typeof view.seats,
    });
    const briefOf = (goods: object) => rivals.text.describe(having(goods)).brief;
    expect(briefOf({ lumber: 1 }).de).toContain('Straße: 2 Lehm fehlen');
    expect(briefOf({ lumber: 1 }).en).toContain('Road: 2 brick short');
    expect(briefOf({ brick: 1, lumber: 1 }).de).toContain('Straße: 1 Lehm fehlt');
    expect(briefOf({ brick: 1 }).de).toContain('Straße: 1 Lehm, 1 Holz fehlen');
  });

  it('is said in CATAN of every piece and of development cards, in every phase, with a warning before a seven', () => {
    const bare = islandFor({}, [2, 1, 3, 1, 2]);
    expect(said(settlers.text.describe(bare).brief).en).toContain(
      'Road\u00A0✓ · Settlement: nowhere to build · City: 1 grain, 1 ore short · Development card\u00A0✓',
    );
    // A road of one's own leads to a place.
    const view = {
      ...bare,
      roads: bare.roads.map((owner, path) => (path === 0 ? 0 : owner)),
      towns: bare.towns.map(() => -1),
    };
    const { en, de } = said(settlers.text.describe(view).brief);
    expect(en).toContain('Road\u00A0✓ · Settlement\u00A0✓ · City: 1 grain, 1 ore short · Development card\u00A0✓');
    expect(de).toContain(
      'Straße\u00A0✓ · Siedlung\u00A0✓ · Stadt: 1 Getreide, 1 Erz fehlen · Entwicklungskarte\u00A0✓',
    );
    expect(en).toContain('⚠ More than 7 cards: you’d discard 4 on a seven.');
    const poor = said(
      settlers.text.describe(
        islandFor({}, [0, 0, 0, 1, 0], {
          phase: 'roll',
          active: 1,
          deck: 0,
          stocks: view.stocks.map((stock) => ({ ...stock, roads: 0 })),
        }),
      ).brief,
    );
    expect(poor.en).toContain(
      'Road: none left · Settlement: 1 brick, 1 lumber, 1 wool short · City: 1 grain, 3 ore short · Development card: none left',
    );
    expect(poor.en.join()).not.toContain('⚠');
    // Nobody can pay for anything while the first pieces are placed.
    expect(settlers.text.describe({ ...view, phase: 'setup' }).brief.en).not.toContain('✓');
    expect(settlers.text.describe({ ...view, seat: null, own: null }).brief.en).not.toContain('✓');
  });

  it('is said on the hand with the words of the panel, whoever has the turn', () => {
    const statuses = (scene: unknown) =>
      (
        scene as {
          offers: { list: readonly { name: { en: string }; status: { open: boolean; text: { en: string } } }[] };
        }
      ).offers.list.map(({ name, status }) => [name.en, status.open, status.text.en]);
    const topic = { kind: 'hand', names: ['Anna', 'Ben', 'Clara'] } as const;
    const knights = islandFor({ variant: 'cities-and-knights', board: 'variable' }, [3, 0, 4, 4, 0, 1, 0, 0], {
      active: 1,
    });
    const shown = statuses(settlers.views.scene(knights, topic));
    expect(shown).toContainEqual(['City wall', false, 'nowhere to build']);
    expect(shown).toContainEqual(['School', false, 'no city']);
    expect(shown).toContainEqual(['Market', false, '1 cloth short']);
    const classic = statuses(settlers.views.scene(islandFor({}, [2, 1, 3, 1, 2], { active: 1 }), topic));
    expect(classic).toEqual([
      ['Road', true, 'affordable'],
      ['Settlement', false, 'nowhere to build'],
      ['City', false, '1 grain, 1 ore short'],
      ['Development', true, 'affordable'],
    ]);
    const state = rivals.rules.setup(rivals.info.options.parse({ variant: 'intro' }), 2, 'afford');
    for (const region of state.seats[0].regions) region.stock = 3;
    const rich = statuses(rivals.views.scene(rivals.views.forSeat(state, 0), { kind: 'hand', names: ['Anna', 'Ben'] }));
    expect(rich).toContainEqual(['Settlement', false, 'needs a road']);
    expect(rich).toContainEqual(['Road', true, 'You can afford this']);
  });

  it('is said in Cities & Knights of walls, knights and the next levels too', () => {
    const view = islandFor({ variant: 'cities-and-knights', board: 'variable' }, [2, 0, 1, 1, 0, 1, 0, 0]);
    const { en, de } = said(settlers.text.describe(view).brief);
    expect(en).toContain(
      'Road: 1 lumber short · Settlement: 1 lumber short · City: 1 grain, 3 ore short · City wall: nowhere to build · Knight: 1 ore short · Activation: no inactive knight',
    );
    expect(en).toContain('School: no city · Market: 1 cloth short · Town Hall: 1 coin short');
    expect(de.join()).toContain('Stadtmauer: kein Platz · Ritter: 1 Erz fehlt · Aktivierung: kein passiver Ritter');
    const at = (list: readonly number[], value: number): number[] =>
      list.map((each, node) => (node === 3 ? value : each));
    const knight = {
      ...(view.citiesAndKnights as NonNullable<typeof view.citiesAndKnights>),
      knights: at(view.citiesAndKnights?.knights ?? [], 0),
      levels: at(view.citiesAndKnights?.levels ?? [], 1),
    };
    const town = said(
      settlers.text.describe({ ...view, towns: at(view.towns, 0), ranks: at(view.ranks, 2), citiesAndKnights: knight })
        .brief,
    );
    expect(town.de.join()).toContain('Stadtmauer\u00A0✓ · Ritter: 1 Erz fehlt · Aktivierung\u00A0✓');
    expect(town.de).toContain('Schule\u00A0✓ · Markt: 1 Tuch fehlt · Rathaus: 1 Münze fehlt');
  });

  it('is said in Struggle of everything that can be built, with what else is in the way and what robbers would take', () => {
    const state = struggle.rules.setup(struggle.info.options.parse({}), 2, 'afford');
    const view = struggle.views.forSeat(state, 0);
    const holding = (hand: number[]) => ({
      ...view,
      seats: view.seats.map((side, seat) =>
        seat === 0 ? { ...side, hand, handSize: hand.reduce((sum, count) => sum + count, 0) } : side,
      ),
    });
    const rich = said(struggle.text.describe(holding([1, 1, 0, 4, 2])).brief);
    // Three equal cards stand for any other.
    expect(rich.en).toContain(
      'Road\u00A0✓ · Knight\u00A0✓ · Settlement\u00A0✓ · City: 1 ore short · Expansion: no city without an expansion',
    );
    expect(rich.en).toContain('⚠ 8 cards in hand: robbers take 4.');
    expect(said(struggle.text.describe(holding([1, 0, 0, 0, 0])).brief).de).toContain(
      'Straße: 1 Holz fehlt · Ritter: 1 Wolle, 1 Getreide, 1 Erz fehlen · Siedlung: 1 Holz, 1 Wolle, 1 Getreide fehlen · Stadt: 2 Getreide, 3 Erz fehlen · Ausbau: keine Stadt ohne Ausbau',
    );
  });

  it('is said in the dice game of what the dice pay as they lie, alone, with gold or with jokers', () => {
    const state = dice.rules.setup(dice.info.options.parse({ variant: 'island-one' }), 1, 'afford');
    const view = dice.views.forSeat(state, 0);
    const thrown = (faces: number[], knights: number[] = []) => {
      const turn = { dice: faces, cup: 0, fell: faces, throws: 2, rolling: true, builds: 0, points: 0, fresh: [] };
      return { ...view, players: view.players.map((player) => ({ ...player, knights, turn })) };
    };
    const line = (faces: number[], knights: number[] = []) => dice.text.describe(thrown(faces, knights)).brief;
    expect(said(line([1, 0, 1, 1, 1, 2])).en).toContain(
      'Road: with gold · Settlement: with gold · City: nowhere to build · Knight\u00A0✓',
    );
    expect(said(line([3, 0, 0, 2, 0, 1])).de).toContain(
      'Straße: 1 Holz fehlt · Siedlung: 1 Holz, 1 Wolle fehlen · Stadt: kein Platz · Ritter: 1 Wolle, 1 Erz fehlen',
    );
    // The first knight is a joker for ore.
    expect(said(line([3, 0, 1, 2, 0, 0], [0])).en).toContain(
      'Road: 1 lumber short · Settlement: 1 lumber short · City: nowhere to build · Knight: with 1 joker',
    );
    const { brief } = dice.text.describe({
      ...view,
      players: view.players.map((player) => ({ ...player, turn: null })),
    });
    expect(brief.en).not.toMatch(/short|✓/u);
  });
});
