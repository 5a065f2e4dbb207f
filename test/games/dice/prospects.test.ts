import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { dice as game } from '../../../src/games/dice/game.ts';
import {
  bundles,
  type Helpers,
  JOKER_VALUE,
  jokersFor,
  prospectOfTurn,
  diceValue,
  buildValuesOf,
  helpersOf,
} from '../../../src/games/dice/rules/prospects.ts';
import { assistedBuilds } from '../../../src/games/dice/rules/assisted-builds.ts';
import { placesFor } from '../../../src/games/dice/rules/sites.ts';
import { setup } from '../../../src/games/dice/rules/setup.ts';
import type { State, Turn } from '../../../src/games/dice/state.ts';
import {
  costs,
  EMPTY_TURN,
  FACES,
  faces,
  GOLD,
  pricedKinds,
  type VariantId,
} from '../../../src/games/dice/vocabulary.ts';

const random = randomFrom({ seed: 'prospects', drawn: 0 });
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, each) => each);
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const changed = (dice: readonly number[], ...changes: readonly (readonly [face: number, by: number])[]): number[] => {
  const next = [...dice];
  for (const [face, by] of changes) next[face] = (next[face] as number) + by;
  return next;
};

/** The fewest jokers by trying every move of the rules: null when no moves pay. */
function tried(needs: readonly number[], dice: readonly number[], helpers: Helpers): number | null {
  if (needs.every((need, face) => need <= (dice[face] as number))) return 0;
  const wanted = needs.flatMap((need, face) => (need > (dice[face] as number) ? [face] : []));
  const ways: (number | null)[] = [];
  for (const face of wanted) {
    if ((dice[GOLD] as number) >= 2) ways.push(tried(needs, changed(dice, [GOLD, -2], [face, 1]), helpers));
    const helper = [face, FACES].find((each) => (helpers[each] as number) > 0);
    if (helper === undefined) continue;
    for (const from of faces.keys()) {
      if ((dice[from] as number) <= (needs[from] as number)) continue;
      const rest = tried(needs, changed(dice, [from, -1], [face, 1]), changed(helpers, [helper, -1]));
      ways.push(rest === null ? null : rest + 1);
    }
  }
  return ways.reduce((least, each) => (each !== null && (least === null || each < least) ? each : least), null);
}

/** The dice after a gold trade or a joker; none may become fewer than zero. */
function turnedBy(dice: readonly number[], move: string): number[] {
  const [verb, one = '', other = ''] = move.split(' ');
  const index = (face: string): number => faces.findIndex((each) => each === face);
  const next =
    verb === 'gold' ? changed(dice, [GOLD, -2], [index(one), 1]) : changed(dice, [index(one), -1], [index(other), 1]);
  expect(Math.min(...next)).toBeGreaterThanOrEqual(0);
  return next;
}

const thrown = (count: number): number[] =>
  changed(
    faces.map(() => 0),
    ...Array.from({ length: count }, () => [random.below(FACES), 1] as const),
  );

function sheet(variant: VariantId, turn: Partial<Turn>): State {
  const state = setup(game.info.options.parse({ variant }), 2, 'prospects');
  const none = faces.map(() => 0);
  const [player] = state.players;
  if (player)
    player.turn = {
      dice: none,
      cup: 0,
      fell: none,
      throws: 3,
      rolling: false,
      builds: 0,
      points: 0,
      fresh: [],
      ...turn,
    };
  return Object.assign(state, { phase: 'play', active: 0, number: 1 });
}

describe('what dice may bring', () => {
  it('knows all that six dice can pay together', () => {
    const every = upTo(6).flatMap((road) =>
      upTo(6).flatMap((settlement) =>
        upTo(6).flatMap((city) => upTo(6).map((knight) => ({ road, settlement, city, knight }))),
      ),
    );
    const priceOf = (counts: (typeof every)[number]): number[] =>
      faces.map((_, face) => sum(pricedKinds.map((kind) => counts[kind] * (costs[kind][face] as number))));
    const payable = every
      .map((counts) => ({ counts, needs: priceOf(counts) }))
      .filter(({ needs }) => sum(needs) > 0 && sum(needs) <= 6);
    expect(bundles).toEqual(expect.arrayContaining(payable));
    expect(bundles).toHaveLength(payable.length);
  });

  it('takes as many jokers as the cheapest way through the rules does', () => {
    for (let round = 0; round < 400; round++) {
      const { needs } = bundles[random.below(bundles.length)] ?? expect.fail('no bundles');
      const dice = thrown(3 + random.below(4));
      const helpers = changed(thrown(random.below(3)), [GOLD, 0]).concat(random.below(2));
      helpers[GOLD] = 0;
      expect([needs, dice, helpers, jokersFor(needs, dice, helpers)]).toEqual([
        needs,
        dice,
        helpers,
        tried(needs, dice, helpers),
      ]);
    }
  });

  it.each(['island-one', 'island-two'] as const)(
    'is built where gold and jokers pay, with as few jokers as possible and nothing else: %s',
    (variant) => {
      let helped = 0;
      for (let round = 0; round < 400; round++) {
        const dice = thrown(6);
        const state = sheet(variant, { dice });
        Object.assign(state.players[0] ?? {}, { knights: upTo(random.below(7)), settlements: [0] });
        const builds = assistedBuilds(state, 0);
        for (const kind of pricedKinds) {
          const places = placesFor(state, 0, kind);
          const jokers = jokersFor(costs[kind], dice, helpersOf(state, 0));
          const found = builds.filter(({ moves }) => moves.at(-1)?.startsWith(`build ${kind} `));
          expect([kind, dice, found.map((each) => each.jokers)]).toEqual([
            kind,
            dice,
            jokers === null ? [] : places.map(() => jokers),
          ]);
          for (const { moves } of found) {
            const after = moves.slice(0, -1).reduce(turnedBy, dice);
            expect(costs[kind].every((need, face) => need <= (after[face] as number))).toBe(true);
            expect(moves.filter((move) => move.startsWith('joker '))).toHaveLength(jokers ?? 0);
            if (!jokers) continue;
            helped++;
            const helpers = helpersOf(state, 0);
            const uses = (face: number): number =>
              moves.filter((move) => move.startsWith('joker ') && move.endsWith(` ${faces[face]}`)).length;
            const short = (face: number): number => Math.max(0, (costs[kind][face] ?? 0) - (dice[face] ?? 0));
            const over = (of: (face: number) => number): number =>
              sum(faces.map((_, face) => Math.min(of(face), helpers[face] ?? 0)));
            // A joker for any face is spent only when there is none for this one.
            expect([moves, over(uses)]).toEqual([moves, Math.min(jokers, over(short))]);
            const gold = (dice[GOLD] ?? 0) - 2 * moves.filter((move) => move.startsWith('gold ')).length;
            // A single gold has no other use.
            if (gold % 2 === 1) expect(moves.some((move) => move.startsWith('joker gold '))).toBe(true);
          }
        }
      }
      expect(helped).toBeGreaterThan(20);
    },
  );

  it('is the best bundle less its jokers', () => {
    const worths = { road: 3, settlement: 12, city: 0, knight: 6 };
    for (let round = 0; round < 200; round++) {
      const dice = thrown(6);
      const helpers = [...faces.map(() => random.below(2)), 0];
      helpers[GOLD] = 0;
      const each = bundles.map(({ counts, needs }) => {
        const jokers = counts.city > 0 ? null : jokersFor(needs, dice, helpers);
        return jokers === null ? 0 : sum(pricedKinds.map((kind) => counts[kind] * worths[kind])) - JOKER_VALUE * jokers;
      });
      expect(diceValue(dice, worths, helpers, false)).toBe(Math.max(0, ...each));
    }
  });

  it('counts kinds that have a place to be built at', () => {
    expect(buildValuesOf(sheet('island-one', {}), 0)).toEqual({ road: 2.2, settlement: 3, city: 0, knight: 3 });
    expect(buildValuesOf(sheet('island-two', {}), 0)).toEqual({ road: 3, settlement: 12, city: 0, knight: 6 });
    const full = sheet('extra', {});
    Object.assign(full.players[0] ?? {}, { roads: [], settlements: [], knights: [] });
    expect(buildValuesOf(full, 0)).toEqual({ road: 0, settlement: 0, city: 0, knight: 0 });
  });

  it('saves an empty turn, and averages what lies in the cup', () => {
    const [brick, lumber] = [faces.indexOf('brick'), faces.indexOf('lumber')];
    const lying = changed(
      faces.map(() => 0),
      [brick, 1],
      [lumber, 1],
    );
    expect(prospectOfTurn(sheet('island-one', { dice: lying }), 0)).toBe(2.2 - EMPTY_TURN);
    expect(prospectOfTurn(sheet('island-one', { dice: lying, builds: 1 }), 0)).toBe(2.2);
    expect(prospectOfTurn(sheet('island-one', {}), 0)).toBe(0);
    const fallen = faces.map((_, face) =>
      prospectOfTurn(
        sheet('island-one', {
          dice: changed(
            faces.map(() => 0),
            [brick, 1],
            [face, 1],
          ),
        }),
        0,
      ),
    );
    const inCup = prospectOfTurn(
      sheet('island-one', {
        dice: changed(
          faces.map(() => 0),
          [brick, 1],
        ),
        cup: 1,
      }),
      0,
    );
    expect(Math.abs(inCup - sum(fallen) / FACES)).toBeLessThan(0.5);
    expect(inCup).toBeGreaterThan(0);
  });
});
