import { describe, expect, it } from 'vitest';
import {
  type Banner,
  type BoardScene,
  type Column,
  type HandScene,
  type PlayerSide,
  withRanking,
  type ResultScene,
  type CardSite,
  type ZoomScene,
} from '../../src/engine/scene/index.ts';
import { languages } from '../../src/engine/text.ts';
import { type CardId, idsBySet } from '../../src/games/rivals/cards/ids.ts';
import { idOf } from '../../src/games/rivals/cards/registry.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { plainFace } from '../../src/games/rivals/scenes/cards.ts';
import { scene } from '../../src/games/rivals/scenes/index.ts';
import { cardTexts } from '../../src/games/rivals/texts/cards.ts';
import { rivalsSeatNames } from '../../src/games/rivals/vocabulary.ts';
import type { View } from '../../src/games/rivals/view.ts';
import { layoutFaults } from './check-layout.ts';
import { names, randomMatch } from './random-matches.ts';
import { makeBoard } from './samples.ts';

const everyCard = Object.values(idsBySet).flat() as readonly CardId[];

/** The first question of a match for which the test holds. */
function find(variant: string, test: (view: View, choices: readonly string[]) => boolean) {
  for (let match = 0; match < 20; match++) {
    for (const live of randomMatch(variant, `find-${match}`)) {
      const open = live.open[0];
      if (open === undefined) break;
      const view = rivals.views.forSeat(live.state, open.seat);
      if (test(view, open.choices)) return { live, view, choices: open.choices, seat: open.seat };
    }
  }
  throw new Error('There is no such position');
}

const board = (view: View, more: object = {}): BoardScene =>
  scene(view, { kind: 'board', names, ...more }) as BoardScene;
const columnsOf = ({ field }: BoardScene | ZoomScene): readonly Column[] =>
  field.kind === 'sides' ? (field.sides.at(-1)?.columns ?? []) : [];
const below = ({ banners }: BoardScene): Banner | undefined => banners.at(-1);
const places = (columns: readonly Column[]) =>
  columns.flatMap((column) =>
    column.kind === 'town'
      ? [column.town, ...column.upper, ...column.lower]
      : column.kind === 'regions'
        ? [column.road, column.upper, column.lower]
        : [column.end],
  );

describe('the pictures of The Rivals for Catan', () => {
  it('show own stacks and discard piles at a tournament', () => {
    const { view } = find('tournament', ({ turn, discards }) => turn > 20 && discards.every(({ size }) => size > 0));
    const { stacks, piles, decks = [] } = board(view).strip;
    expect(stacks).toEqual([]);
    expect(piles).toEqual([]);
    expect(decks.map(({ seat }) => seat)).toEqual([1 - (view.seat ?? 0), view.seat]);
    for (const { seat, stacks: own, pile } of decks) {
      expect(own.map(({ count }) => count)).toEqual(
        view.stacks.filter(({ owner }) => owner === seat).map(({ size }) => size),
      );
      expect(pile?.face).toEqual(plainFace(idOf(view.discards[seat]?.top ?? '')));
    }
  });

  it('show who meets the barbarians while that is answered, and where they come back', () => {
    const isAttack = ({ event }: View): boolean => event !== null && idOf(event) === 'barbarian-attack';
    const grown = ({ seats }: View): boolean => seats.every(({ towns }) => towns.some(({ city }) => city));
    const fought = find('barbarians', (view) => view.phase === 'roll' && isAttack(view) && grown(view));
    const plates = board(fought.view).strip.attack?.plates ?? [];
    expect(plates).toHaveLength(2);
    for (const { own, foe, gain } of plates) expect(Math.sign(gain)).toBe(Math.sign(own.value - foe.value));
    const later = find('barbarians', (view) => view.phase === 'action' && isAttack(view));
    expect(board(later.view).strip.attack).toBeUndefined();
    expect(board(later.view).strip.forecast?.cells.map(({ warn }) => warn)[4]).toBe(true);
    const [at = 0] = later.view.sighted;
    expect(idOf(later.live.state.events[at] ?? '')).toBe('barbarian-attack');
  });

  it('show the viewer below, and to those who watch the player to move', () => {
    const { live } = find('gold', ({ phase, active }) => phase === 'action' && active === 1);
    expect(below(board(rivals.views.forSeat(live.state, 0)))?.name).toBe('Anna');
    expect(below(board(rivals.views.forSeat(live.state, 1)))?.name).toBe('Ben Hartmann');
    expect(below(board(rivals.views.forSeat(live.state, null)))).toMatchObject({
      name: 'Ben Hartmann',
      note: { en: 'to move' },
    });
  });

  it('show the same table to everybody: the order of the sides and the names of their places are all that differs', () => {
    const { live } = find('duel', ({ turn }) => turn > 30);
    const [red, blue] = [board(rivals.views.forSeat(live.state, 0)), board(rivals.views.forSeat(live.state, 1))];
    const sidesOf = ({ field }: BoardScene) => (field.kind === 'sides' ? field.sides : []);
    const unnamed = (sides: readonly PlayerSide[]) => sides.map(({ prefix: _prefix, ...side }) => side);
    expect(sidesOf(red).map(({ prefix }) => prefix !== undefined)).toEqual([true, false]);
    expect({
      ...blue,
      banners: blue.banners.toReversed(),
      field: { kind: 'sides', sides: unnamed(sidesOf(blue).toReversed()) },
    }).toEqual({ ...red, field: { kind: 'sides', sides: unnamed(sidesOf(red)) } });
  });

  it('never name a card of the other hand', () => {
    const { live } = find('duel', ({ turn, seats }) => turn > 10 && seats[1].handSize > 3);
    const shown = JSON.stringify([
      board(rivals.views.forSeat(live.state, 0)),
      scene(rivals.views.forSeat(live.state, 0), { kind: 'zoom', names, window: 'blue' }),
    ]);
    const open = new Set(
      JSON.stringify(live.state.seats.map(({ towns, regions }) => [towns, regions])).match(/[a-z0-9-]+(?=\/)/g),
    );
    const discarded = new Set(live.state.discards.flat().map(idOf));
    const hidden = live.state.seats[1].hand.map(idOf).filter((id) => !open.has(id) && !discarded.has(id));
    expect(hidden.length).toBeGreaterThan(0);
    for (const id of hidden) expect(shown).not.toContain(`"${cardTexts[id].name.en}"`);
  });

  it('number the places of a question as the menu does', () => {
    const { view, seat, choices } = find('intro', (_, ids) => ids.filter((id) => id.startsWith('build ')).length > 2);
    const sites = choices.map((id) => id.split(' ').at(-1) ?? id);
    const zoom = scene(view, { kind: 'zoom', names, window: rivalsSeatNames[seat] ?? '', sites }) as ZoomScene;
    const numbered = places(columnsOf(zoom)).flatMap((place) => (place?.number === undefined ? [] : [place]));
    expect(numbered.length).toBeGreaterThan(0);
    for (const { place, number } of numbered) expect(sites.indexOf(place)).toBe((number ?? 0) - 1);
  });

  it('number the places of the other side where those are meant', () => {
    const { view } = find('intro', ({ phase }) => phase === 'action');
    const sites = ['!0u', '0u', '!+1'];
    const theirs = scene(view, {
      kind: 'zoom',
      names,
      window: rivalsSeatNames[1 - (view.seat ?? 0)] ?? '',
      sites,
    }) as ZoomScene;
    expect(places(columnsOf(theirs)).flatMap((place) => (place?.number ? [[place.place, place.number]] : []))).toEqual([
      ['0u', 1],
      ['+1', 3],
    ]);
  });

  it('mark what came, what went and what grew', () => {
    const { live } = find('gold', ({ turn }) => turn > 25);
    const view = rivals.views.forSeat(live.state, 0);
    const [red, blue] = view.seats;
    const first = red.regions[0];
    const before = {
      ...view,
      seats: [
        {
          ...red,
          regions: red.regions.map((region) => (region === first ? { ...region, stock: region.stock - 1 } : region)),
          ends: [true, true],
        },
        blue,
      ],
    };
    const marks = places(columnsOf(board(view, { before }))).flatMap((place) =>
      place?.change === undefined ? [] : [place.change],
    );
    expect(marks).toContain(1);
    expect(board(view, { before }).footer.legend).not.toBeNull();
    expect(board(view).footer.legend).toBeNull();
  });

  it('say before the action phase which cards are ready for it, and what the others lack', () => {
    const statuses = new Set<string>();
    for (const live of randomMatch('gold', 'hand')) {
      const open = live.open[0];
      if (open === undefined) break;
      const view = rivals.views.forSeat(live.state, open.seat);
      if (view.phase !== 'roll' || view.hand === null) continue;
      const { cards, goods } = scene(view, { kind: 'hand', names, choices: open.choices }) as HandScene;
      for (const { status } of cards)
        if (status) statuses.add(`${status.open} ${status.text.en.replace(/\d+ \w+/g, '…')}`);
      expect(goods).not.toBeNull();
    }
    expect([...statuses]).toContain('true Ready on your turn');
    expect([...statuses].filter((each) => each.startsWith('false') && each.endsWith('short'))).not.toEqual([]);
    expect([...statuses].join()).not.toContain('Only in the action phase');
  });

  it('name the sources of points as the result does', () => {
    for (const live of randomMatch('intro', 'result')) {
      const result = rivals.rules.result(live.state);
      if (!result) continue;
      const { sources, people } = scene(rivals.views.forSeat(live.state, null), {
        kind: 'result',
        names,
      }) as ResultScene;
      const drawn = people.map(({ seat }, place) => [
        seat,
        sources.map(({ name, points }) => [name.en, points[place]]),
      ]);
      const cities = sources.find(({ name }) => name.en === 'Cities');
      expect(cities?.counts).toEqual(
        people.map(({ seat }) => result.score[seat]?.find(({ source }) => source.en === 'Cities')?.count),
      );
      expect(cities?.counted?.many.en).toBe('cities');
      const told = people.map(({ seat }) => [
        seat,
        result.score[seat]?.map(({ source, points }) => [source.en, points]),
      ]);
      const counted = (rows: typeof drawn) =>
        rows.map(([seat, list]) => [seat, (list as [string, number][]).filter(([, points]) => points !== 0)]);
      expect(counted(drawn)).toEqual(counted(told as typeof drawn));
      return;
    }
    throw new Error('the match did not end');
  });

  it('say of each card in hand where it can be built, or one reason why not', () => {
    const { view, choices } = find(
      'gold',
      (seen, ids) =>
        seen.phase === 'action' && seen.hand !== null && ids.some((id) => /^build [a-z-]+ [^ ]*[ud]\d/.test(id)),
    );
    const hand = scene(view, { kind: 'hand', names, choices }) as HandScene;
    const offered = (copy: string): boolean =>
      choices.some(
        (id) => id.startsWith(`build ${idOf(copy)} `) || id.startsWith(`build ${copy} `) || id === `play ${idOf(copy)}`,
      );
    const buildable = (view.hand ?? []).map(offered);
    expect(hand.cards.map(({ status }) => status?.open)).toEqual(buildable);
    for (const { status } of hand.cards) for (const language of languages) expect(status?.text[language]).not.toBe('');
    expect(hand.goods?.total).toBe(hand.goods?.chips.reduce((sum, { amount }) => sum + Number(amount), 0));
  });

  it('show no hand to those who watch', () => {
    const { live } = find('intro', ({ turn }) => turn > 2);
    expect(() => scene(rivals.views.forSeat(live.state, null), { kind: 'hand', names })).toThrow('no hand');
  });
});

describe('every card of every set', () => {
  const view = rivals.views.forSeat(rivals.rules.setup(rivals.info.options.parse({}), 2, 'cards'), 0);

  it.each(Object.keys(idsBySet) as (keyof typeof idsBySet)[])('%s: has a face that is read without a fault', (set) => {
    for (const id of idsBySet[set])
      for (const language of languages)
        expect(layoutFaults(scene(view, { kind: 'card', id }), language), id).toEqual([]);
  });

  it('prints no reference that means nothing to a player', () => {
    for (const id of Object.values(idsBySet).flat())
      expect(JSON.stringify(scene(view, { kind: 'card', id })), id).not.toContain('"C-');
  });

  it('fits its name on the narrowest site', () => {
    const narrow = makeBoard(1, {}, { columns: 8, built: 0, marks: false, ends: [false, false] });
    for (let start = 0; start < everyCard.length; start += 14) {
      const ids = everyCard.slice(start, start + 14);
      const site = (id: CardId | undefined): CardSite[] =>
        id === undefined ? [] : [{ place: '+1u1', face: plainFace(id) }];
      let next = 0;
      const columns = columnsOf(narrow).map((column): Column =>
        column.kind === 'town' ? { ...column, upper: site(ids[next++]), lower: site(ids[next++]) } : column,
      );
      for (const language of languages)
        expect(
          layoutFaults(
            {
              ...narrow,
              field: {
                kind: 'sides',
                sides: [
                  { seat: 1, columns },
                  { seat: 0, columns },
                ],
              },
            },
            language,
          ),
          ids.join(),
        ).toEqual([]);
    }
  });

  it('cards of a stack can be chosen by number', () => {
    const shown = scene(view, {
      kind: 'cards',
      names,
      title: { en: 'stack 1', de: 'Stapel 1' },
      ids: ['abbey', 'scout/basic', 'forest 6'],
    }) as HandScene;
    expect(shown.cards.map(({ card, number }) => [card.name.en, number])).toEqual([
      ['Abbey', 1],
      ['Scout', 2],
      ['Forest 6', 3],
    ]);
    expect(layoutFaults(shown, 'de')).toEqual([]);
  });
});

describe('the end and the way there', () => {
  const { view } = find('gold', ({ phase }) => phase === 'action');

  it.each([0, 1])('crowns seat %i when it wins without the game being over', (winner) => {
    const watched = rivals.views.forSeat(find('gold', ({ phase }) => phase === 'action').live.state, null);
    const result = withRanking(scene(watched, { kind: 'result', names }) as ResultScene, [[winner], [1 - winner]]);
    expect(result.people.map(({ seat, rank }) => ({ seat, rank }))).toEqual([
      { seat: winner, rank: 1 },
      { seat: 1 - winner, rank: 2 },
    ]);
    expect(result.points).toEqual([winner, 1 - winner].map((seat) => watched.seats[seat as 0 | 1].points.victory));
  });

  it('keeps each player on one side of a replay, whoever is to move', () => {
    const watched = { ...view, seat: null };
    expect([0, 1].map((active) => below(board({ ...watched, active }, { lower: 1 }))?.seat)).toEqual([1, 1]);
    expect([0, 1].map((active) => below(board({ ...watched, active }))?.seat)).toEqual([0, 1]);
  });
});
