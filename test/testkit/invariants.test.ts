import { describe, expect, test } from 'vitest';
import type { AnyGame, RulesContext } from '../../src/engine/game/index.ts';
import type { Decision, Script } from '../../src/engine/script.ts';
import { games } from '../../src/games/index.ts';
import type { State as Dice } from '../../src/games/dice/state.ts';
import type { Copy, State as Rivals } from '../../src/games/rivals/state.ts';
import { neighboursOf } from '../../src/games/settlers/board/geometry.ts';
import type { State as Settlers } from '../../src/games/settlers/state.ts';
import type { State as Struggle } from '../../src/games/struggle/state.ts';
import { compareFlows } from '../../src/testkit/both-flows.ts';
import { drawChecks } from '../../src/testkit/draw-checks.ts';
import { FuzzFailure, fuzzMatch, UnfinishedMatch } from '../../src/testkit/fuzz-match.ts';
import { gameInvariants } from '../../src/testkit/invariants.ts';
import { seatLimits } from '../../src/testkit/seat-limits.ts';

type Tamper = (asked: readonly Decision[], state: never) => readonly Decision[];

/** The game with something changed whenever it asks. */
function broken(id: string, tamper: Tamper): AnyGame {
  const game = games.get(id) as AnyGame;
  return {
    ...game,
    rules: {
      ...game.rules,
      step: (table: RulesContext<never, never>) => through(game.rules.step(table as never), table, tamper),
    },
  } as AnyGame;
}

function* through(script: Script, { state }: RulesContext<never, never>, tamper: Tamper): Script {
  let step = script.next(null);
  while (!step.done) step = script.next(yield tamper(step.value, state));
}

/** Changes the position before a question of this key, once it has been asked a few times. */
function change(key: string, how: (state: never) => void): Tamper {
  let left = 5;
  return (asked, state) => {
    if (asked.some((each) => each.key === key) && left-- === 0) how(state);
    return asked;
  };
}

function findingOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof FuzzFailure) return error.message;
    throw error;
  }
  return 'nothing';
}

function fuzz(game: AnyGame, variant: string, oneIn?: number): string {
  const [, seats] = seatLimits(game, { variant });
  return findingOf(() =>
    fuzzMatch({
      game,
      options: game.info.options.parse({ variant, flow: 'patient' }),
      seats,
      seed: 'broken',
      limit: 20_000,
      stored: false,
      every: 0,
      ...(oneIn && { oneIn }),
    }),
  );
}

const menus = {
  rivals: ['gold', 'action'],
  settlers: ['classic', 'menu'],
  dice: ['extra', 'build'],
  struggle: ['struggle', 'menu'],
} as const;

describe('limits and conservation', () => {
  const rivals = (how: (state: Rivals) => void) => broken('rivals', change('action', how));
  const settlers = (how: (state: Settlers) => void) => broken('settlers', change('menu', how));
  const struggle = (how: (state: Struggle) => void) => broken('struggle', change('menu', how));
  const dice = (how: (state: Dice) => void) => broken('dice', change('build', how));
  const knights = 'cities-and-knights';

  test.each<[string, AnyGame, string, string]>([
    [
      'a fourth resource in a store',
      rivals(({ seats }) => void ((seats[0].regions[0] as { stock: number }).stock = 4)),
      'gold',
      'a store holds too little or too much',
    ],
    ['a lost region card', rivals(({ regions }) => void regions.pop()), 'gold', 'region cards were lost or made'],
    ['a lost card', rivals(({ stacks }) => void stacks[0]?.cards.pop()), 'gold', 'cards were lost or made'],
    ['a road too many', rivals(({ supply }) => void supply.road++), 'gold', 'roads were lost or made'],
    [
      'a settlement too many',
      rivals(({ supply }) => void supply.settlement++),
      'gold',
      'settlements were lost or made',
    ],
    [
      'a resource card too many',
      settlers(({ bank }) => void (bank[0] = (bank[0] as number) + 1)),
      'classic',
      'cards of a sort were lost or made',
    ],
    ['a lost development card', settlers(({ deck }) => void deck.pop()), 'two', 'a development card was lost or made'],
    [
      'a lost road',
      settlers(({ stocks }) => void (stocks[0] as { roads: number }).roads--),
      'two',
      'the roads of 0 were lost or made',
    ],
    [
      'a lost city',
      settlers(({ stocks }) => void (stocks[1] as { cities: number }).cities--),
      knights,
      'the cities of 1 were lost or made',
    ],
    [
      'a lost progress card',
      settlers(({ citiesAndKnights: realm }) => void realm?.decks[1]?.pop()),
      knights,
      'progress cards were lost or made',
    ],
    [
      'a wall where no city is',
      settlers(({ citiesAndKnights: realm, ranks }) => {
        if (realm) realm.walls[ranks.findIndex((rank) => rank !== 2)] = 1;
      }),
      knights,
      'a wall without a city',
    ],
    ['a supply below nothing', rivals(({ supply }) => void (supply.city = -1)), 'gold', 'a supply is below nothing'],
    [
      'a unique card built twice',
      rivals(({ faceUp, seats: [{ towns }] }) => {
        for (const { sites } of towns)
          for (const site of [0, 1, 2, 3] as const)
            if (!sites[site] && faceUp.length > 0) sites[site] = [{ card: faceUp.pop() as Copy }];
      }),
      'gold',
      'a unique card lies twice in a principality',
    ],
    [
      'buildings side by side',
      settlers(({ towns }) => {
        const [node] = towns.flatMap((owner, each) => (owner === 0 ? [each] : []));
        for (const next of neighboursOf[node as number] as readonly number[]) towns[next] = 0;
      }),
      'classic',
      'two buildings are neighbours',
    ],
    [
      'more settlements than there are',
      settlers(({ stocks }) => void ((stocks[0] as { settlements: number }).settlements = -1)),
      'classic',
      'a supply of 0 is below nothing',
    ],
    [
      'an army of the wrong player',
      settlers((state) => {
        state.largest = 2;
      }),
      'classic',
      'the Largest Army is with the wrong one',
    ],
    [
      'a fifth progress card',
      settlers(({ citiesAndKnights: realm, active }) => {
        const [deck] = realm?.decks ?? [];
        if (deck) realm?.cityPlayers[active]?.progress.push(...deck.splice(0, 5));
      }),
      knights,
      'too many progress cards of',
    ],
    [
      'a metropolis on a settlement',
      settlers(({ citiesAndKnights: realm, ranks }) => {
        if (realm) realm.metropolises[0] = ranks.indexOf(1);
      }),
      knights,
      'a metropolis without its city or level',
    ],
    [
      'two metropolises on a city',
      settlers(({ citiesAndKnights: realm, ranks }) => realm?.metropolises.fill(ranks.indexOf(2))),
      knights,
      'a city with two metropolises',
    ],
    [
      'a knight on a building',
      settlers(({ citiesAndKnights: realm, towns }) => {
        if (realm) realm.knights[towns.indexOf(0)] = 0;
      }),
      knights,
      'a knight on a building',
    ],
    [
      'a knight below nothing',
      struggle(({ supply }) => void (supply.knight = -1)),
      'struggle',
      'a supply is below nothing',
    ],
    [
      'a resource card from nowhere',
      struggle(({ discard }) => void discard.push(0)),
      'struggle',
      'resource cards were lost or made',
    ],
    ['a knight too many', struggle(({ supply }) => void supply.knight++), 'struggle', 'knights were lost or made'],
    [
      'a seventh die',
      dice(({ players, active }) => void ((players[active]?.turn?.dice as number[])[0] = 7)),
      'extra',
      'has too many dice or too few',
    ],
    [
      'a road drawn twice',
      dice(({ players }) => void players[0]?.roads.push(players[0]?.roads[0] as number)),
      'extra',
      'has one of the roads twice',
    ],
    [
      'a road of two players',
      dice(({ players }) => void players[1]?.roads.push(players[0]?.roads[0] as number)),
      'extra',
      'one of the roads has two owners',
    ],
  ])('%s is found', (_name, game, variant, message) => {
    expect(fuzz(game, variant)).toContain(message);
  });
});

test('a deal may not be left out of the menu', () => {
  let seen = 0;
  const game = broken('settlers', (asked) =>
    asked.map((each) => {
      const without = each.choices.filter((id) => !id.startsWith('deal '));
      return without.length < each.choices.length && ++seen > 5 ? { ...each, choices: without } : each;
    }),
  );
  expect(fuzz(game, 'classic')).toMatch(/^deal .* is not offered, and nothing speaks against it$/);
});

describe('when one position in ten is checked', () => {
  test.each([
    ['a card', ({ stacks }: Rivals) => void stacks[0]?.cards.pop(), 'cards were lost or made'],
    ['a region card', ({ regions }: Rivals) => void regions.pop(), 'region cards were lost or made'],
  ])('%s lost once is still found', (_name, how, message) => {
    const late = (): AnyGame => {
      let left = 30;
      return broken('rivals', (asked, state: Rivals) => {
        if (asked.some(({ key }) => key === 'action') && left-- === 0) how(state);
        return asked;
      });
    };
    expect(fuzz(late(), 'gold', 10)).toContain(message);
  });

  test('the seed decides which', () => {
    const drawn = (seed: string) => Array.from({ length: 1000 }, drawChecks(seed, 10));
    const checked = drawn('one').filter(Boolean).length;
    expect(checked).toBeGreaterThan(60);
    expect(checked).toBeLessThan(140);
    expect(drawn('one')).toEqual(drawn('one'));
    expect(drawn('one')).not.toEqual(drawn('other'));
  });
});

describe.each(Object.entries(menus))('the menu of %s', (id, [variant, key]) => {
  test('may leave out nothing that is possible', () => {
    const game = broken(id, (asked) =>
      asked.map((each) => {
        const [first, second] = each.choices;
        return each.key === key && ++shown > 5 && second && first !== each.fallback[0]
          ? { ...each, choices: each.choices.slice(1) }
          : each;
      }),
    );
    let shown = 0;
    expect(fuzz(game, variant)).toContain('is not offered, and nothing speaks against it');
  });

  test('may offer nothing that is impossible', () => {
    const before = new Set<string>();
    const game = broken(id, (asked) =>
      asked.map((each) => {
        if (each.key !== key) return each;
        const gone = [...before].filter((choice) => !each.choices.includes(choice));
        for (const choice of each.choices) before.add(choice);
        return { ...each, choices: [...each.choices, ...gone] };
      }),
    );
    expect(fuzz(game, variant)).toContain('is offered although');
  });

  test.each(['position', 'question'])('comes in both flows from the same position: %s', (what) => {
    let left = 8;
    const game = broken(id, (asked, state: { options: { flow: string }; rng: { drawn: number } }) => {
      if (state.options.flow === 'strict' || !asked.some((each) => each.key === key) || left-- > 0) return asked;
      if (what === 'position') state.rng.drawn++;
      return what === 'question' ? asked.map((each) => ({ ...each, choices: [...each.choices, 'nonsense'] })) : asked;
    });
    const options = (flow: string): unknown => game.info.options.parse({ variant, flow });
    const [, seats] = seatLimits(game, { variant });
    const finding = findingOf(() => compareFlows({ game, options, seats, seed: 'broken', limit: 2000 }));
    expect(finding).toMatch(
      { position: /the flows differ in rng/, question: /patient flow .*nonsense/ }[what] as RegExp,
    );
  });
});

test('every game has invariants', () => {
  expect(Object.keys(gameInvariants)).toEqual(expect.arrayContaining([...games.keys()]));
});

test('a match that is only stopped is told apart from one that goes wrong', () => {
  const game = games.get('struggle') as AnyGame;
  const options = (flow: string): unknown => game.info.options.parse({ variant: 'struggle', flow });
  const common = { game, seats: 3, seed: 'stopped', limit: 20 };
  expect(() => fuzzMatch({ ...common, options: options('patient'), stored: false, every: 0 })).toThrow(UnfinishedMatch);
  expect(() => compareFlows({ ...common, options })).toThrow(UnfinishedMatch);
});
