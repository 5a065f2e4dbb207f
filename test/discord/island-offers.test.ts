import { describe, expect, it } from 'vitest';
import { choiceParts } from '../../src/discord/questions/choices.ts';
import { choiceEntries } from '../../src/discord/questions/entries.ts';
import { offeredPlaces } from '../../src/discord/questions/places.ts';
import type { Decision } from '../../src/engine/script.ts';
import type { Language } from '../../src/engine/text.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { pathNames } from '../../src/games/settlers/board/geometry.ts';
import { optionsSchema } from '../../src/games/settlers/options.ts';
import { roadSites } from '../../src/games/settlers/rules/places.ts';

/** The island for beginners: red lives at 28 and 8 and has built towards 34 and 13. */
const state = settlers.rules.setup(optionsSchema.parse({ board: 'beginner' }), 4, 'island offers');
const red = state.colours.indexOf('red');
const asking = (key: string, choices: readonly string[]): Decision => ({
  seat: red,
  key,
  choices,
  min: 1,
  max: 1,
  fallback: choices.slice(0, 1),
});

function offered(decision: Decision, language: Language = 'en', narrow: string | null = null) {
  const view = settlers.views.forSeat(state, red);
  const badges = new Map(offeredPlaces(settlers, view, decision, narrow).map((place, index) => [place, index + 1]));
  const players = ['Anna', 'Ben', 'Clara', 'Dora'].map(
    (name, index) => ({ kind: 'person', id: `${index}`, name }) as const,
  );
  return choiceEntries({
    game: settlers,
    match: 'M',
    seat: red,
    players,
    seq: 1,
    language,
    view,
    decision,
    picks: [],
    portion: 0,
    badges,
    narrow,
  });
}

describe('a place on the island', () => {
  it('of a settlement comes with what it yields and its harbour, the best first, numbered as on the picture', () => {
    const decision = asking('menu', ['build settlement 0', 'build settlement 24', 'end']);
    expect(offered(decision).map(({ label, id }) => [label, id])).toEqual([
      ['① Build Settlement: 4 Wool, 3 Lumber, desert', 'build settlement 24'],
      ['② Build Settlement: 10 Ore · 3:1 harbour', 'build settlement 0'],
      ['End Turn', 'end'],
    ]);
    expect(offered(decision, 'de').map(({ label }) => label)).toEqual([
      '① Siedlung bauen: 4 Wolle, 3 Holz, Wüste',
      '② Siedlung bauen: 10 Erz · 3:1-Hafen',
      'Zug beenden',
    ]);
  });

  it('of a city says what it doubles, that of a road where it leads', () => {
    const roads = roadSites(state, red).map((path) => `build road ${pathNames[path] as string}`);
    const labels = offered(asking('menu', ['build city 28', 'build city 8', ...roads, 'end'])).map(
      ({ label }) => label,
    );
    expect(labels.slice(0, 4)).toEqual([
      '① Build City: doubles 8 Lumber, 9 Grain, 11 Lumber',
      '② Build City: doubles 6 Brick, 10 Ore, 2 Wool',
      '③ Build Road: to 6 Brick, 4 Wool, desert',
      '④ Build Road: to 11 Lumber, 3 Ore, desert',
    ]);
    expect(labels.slice(-3)).toEqual([
      '④ Build Road: to 11 Lumber, 3 Ore, desert',
      'Build Road Elsewhere…',
      'End Turn',
    ]);
    expect(labels).toHaveLength(6);
    expect(offered(asking('setup.settlement', ['build city 24', 'build city 0'])).map(({ label }) => label)).toEqual([
      '① First City: 4 Wool, 3 Lumber, desert',
      '② First City: 10 Ore · 3:1 harbour',
    ]);
  });

  it('of the robber names whom he hits, with their cards; nobody is asked for the robber before for his place', () => {
    const places = offered(
      asking(
        'robber.hex',
        Array.from({ length: 18 }, (_, hex) => `move robber h${hex < 9 ? hex : hex + 1}`),
      ),
    );
    expect(places).toHaveLength(18);
    expect(places.every(({ opens }) => opens === undefined)).toBe(true);
    expect(places[0]?.label).toBe('① Move Robber: pasture 5, hits Ben (3 cards) and Dora (3 cards)');
    expect(places.at(-1)?.label).toBe('⑱ Move Robber: fields 9, hits yourself');
  });

  it('is one press away where it is among the best; the others follow in a menu', () => {
    const decision = asking(
      'robber.hex',
      Array.from({ length: 18 }, (_, hex) => `move robber h${hex < 9 ? hex : hex + 1}`),
    );
    const view = settlers.views.forSeat(state, red);
    const parts = JSON.stringify(
      choiceParts({
        game: settlers,
        match: 'M',
        seat: red,
        players: [],
        seq: 1,
        language: 'en',
        view,
        decision,
        picks: [],
        portion: 0,
      }),
    );
    expect(parts.match(/"custom_id":"[^"]*:pick:/gu)).toHaveLength(5);
    expect(parts).toContain('pick:move robber h15');
    expect(parts.match(/"value":"move robber/gu)).toHaveLength(13);
  });

  it('of the first pieces is named once: by the question for the buttons, and on the menus, which go by the numbers on the picture', () => {
    const all = Array.from({ length: 54 }, (_, node) => `build settlement ${node}`);
    const titles = (language: Language, decision: Decision, round: number): readonly (readonly string[])[] => {
      const view = { ...settlers.views.forSeat(state, red), placed: round * 4 };
      const badges = new Map(offeredPlaces(settlers, view, decision, null).map((place, index) => [place, index + 1]));
      const parts = JSON.stringify(
        choiceParts({
          game: settlers,
          match: 'M',
          seat: red,
          players: [],
          seq: 1,
          language,
          view,
          decision,
          picks: [],
          portion: 0,
          badges,
        }),
      );
      return [/"label":"\S+ ([A-Za-zß]+ [A-Z]\w+)/gu, /"placeholder":"([^"]*)/gu].map((pattern) =>
        [...parts.matchAll(pattern)].map(([, title = '']) => title),
      );
    };
    expect(titles('en', asking('setup.settlement', all), 0)).toEqual([
      [],
      ['First Settlement 6–30', 'First Settlement 31–54'],
    ]);
    expect(titles('de', asking('setup.settlement', all), 1)).toEqual([
      [],
      ['Zweite Siedlung 6–30', 'Zweite Siedlung 31–54'],
    ]);
    const roads = asking('setup.road', ['build road 0-4', 'build road 0-3']);
    expect(titles('en', roads, 0)).toEqual([[], []]);
    expect(titles('de', roads, 1)).toEqual([[], []]);
    expect(settlers.text.question({ ...settlers.views.forSeat(state, red), placed: 0 }, roads).en).toBe(
      'Choose the path for the road next to your first settlement.',
    );
    expect(
      titles(
        'en',
        asking(
          'robber.hex',
          Array.from({ length: 18 }, (_, hex) => `move robber h${hex < 9 ? hex : hex + 1}`),
        ),
        1,
      )[1],
    ).toEqual(['Move Robber 6–18']);
  });

  it('costs the same wherever a thing goes, so its price is said once', () => {
    const decision = asking('menu', ['build road 0-4', 'build road 0-3', 'build settlement 24', 'end']);
    const view = settlers.views.forSeat(state, red);
    const badges = new Map(offeredPlaces(settlers, view, decision, null).map((place, index) => [place, index + 1]));
    const parts = JSON.stringify(
      choiceParts({
        game: settlers,
        match: 'M',
        seat: red,
        players: [],
        seq: 1,
        language: 'en',
        view,
        decision,
        picks: [],
        portion: 0,
        badges,
      }),
    );
    expect([...parts.matchAll(/\*\*([^*]*)\*\*: ([^"\\]*)/gu)].map(([, what, price]) => [what, price])).toEqual([
      ['Build Road', '1 brick, 1 lumber'],
      ['③ Build Settlement: 4 Wool, 3 Lumber, desert', '1 brick, 1 lumber, 1 wool, 1 grain'],
    ]);
  });
});
