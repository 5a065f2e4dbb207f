import { describe, expect, test } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import type { Opponent } from '../../../src/bots/bot.ts';
import { questionOf } from '../../../src/engine/answers.ts';
import { startLive } from '../../../src/engine/live-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { evaluateExpected } from '../../../src/games/dice/evaluate-expected.ts';
import { dice } from '../../../src/games/dice/game.ts';
import { setup } from '../../../src/games/dice/rules/setup.ts';
import type { Player, State, Turn } from '../../../src/games/dice/state.ts';
import { rollOutlook } from '../../../src/games/dice/roll-outlook.ts';
import { faces, type VariantId, variantIds } from '../../../src/games/dice/vocabulary.ts';

const none = [0, 0, 0, 0, 0, 0];
const one = (face: number): number[] => none.map((_, each) => (each === face ? 1 : 0));
const [LUMBER, GOLD] = [1, 5];

describe('what may still fall', () => {
  const gold = rollOutlook(1, 3, (lying) => lying[GOLD] as number);

  test('a die that must show one face, with one, two and three throws', () => {
    expect(gold.inCup(none, 0)).toBeCloseTo(1 / 6);
    expect(gold.inCup(none, 1)).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(gold.inCup(none, 2)).toBeCloseTo(1 - (5 / 6) ** 3);
  });

  test('what lies well stays, the rest is thrown again as long as it may be', () => {
    expect(gold.lying(one(GOLD), 2)).toBe(1);
    expect(gold.lying(one(LUMBER), 0)).toBe(0);
    expect(gold.lying(one(LUMBER), 1)).toBeCloseTo(1 / 6);
    expect(gold.lying(one(LUMBER), 2)).toBeCloseTo(1 - (5 / 6) ** 2);
  });

  test('a pair of two dice: one of them is kept', () => {
    const pair = rollOutlook(2, 2, (lying) => (lying.includes(2) ? 1 : 0));
    expect(pair.inCup(none, 0)).toBeCloseTo(1 / 6);
    expect(pair.inCup(none, 1)).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6));
    expect(pair.inCup(one(LUMBER), 0)).toBeCloseTo(1 / 6);
  });
});

function sheet(variant: VariantId, player: Partial<Player>, turn: Partial<Turn> | null): State {
  const state = setup(dice.info.options.parse({ variant }), 2, 'foresight');
  const whole: Turn = {
    dice: none.slice(),
    cup: 0,
    fell: none.slice(),
    throws: 0,
    rolling: true,
    builds: 0,
    points: 0,
    fresh: [],
    ...turn,
  };
  Object.assign(state, { phase: 'play', active: 0, number: 1 });
  Object.assign(state.players[0] as Player, player, { turn: turn ? whole : null });
  return state;
}

describe.each(variantIds)('on %s', (variant) => {
  const some = [1, 1, 1, 1, 1, 0];
  const road = { roads: [0] };

  test('a die in the cup is worth what its six faces are worth on average', () => {
    const inCup = evaluateExpected(sheet(variant, road, { dice: some, cup: 1, throws: 2 }), 0);
    const fallen = faces.map((_, face) => {
      const lying = some.map((count, each) => count + (each === face ? 1 : 0));
      return evaluateExpected(sheet(variant, road, { dice: lying, throws: 3, rolling: false }), 0);
    });
    expect(inCup).toBeCloseTo(fallen.reduce((sum, each) => sum + each, 0) / faces.length);
  });

  test('the more throws are left, the better', () => {
    const left = [3, 2, 1].map((throws) =>
      evaluateExpected(sheet(variant, road, { dice: [0, 2, 0, 2, 0, 2], throws, rolling: throws < 3 }), 0),
    );
    expect(left).toEqual(left.toSorted((a, b) => a - b));
    expect(left[2]).toBeGreaterThan(left[0] as number);
  });
});

test('on Island One roads and jokers are worth less and less, and in the end nothing but points is', () => {
  const after = (turns: number, player: Partial<Player>): number =>
    evaluateExpected(sheet('island-one', { boxes: Array.from({ length: turns }, () => 1), ...player }, null), 0);
  const road = [2, 8, 14].map((turns) => after(turns, { roads: [0] }) - after(turns, {}));
  expect(road).toEqual(road.toSorted((a, b) => b - a));
  const joker = { knights: [0] };
  expect(after(8, joker)).toBeGreaterThan(after(8, { ...joker, used: [0] }));
  expect(after(15, joker)).toBe(after(15, { ...joker, used: [0] }));
  expect(after(15, { roads: [0, 1] })).toBe(15);
});

test('the strongest level throws again what is missing for a city, and keeps the rest', () => {
  const state = sheet('island-one', { roads: [0, 1] }, { dice: [0, 2, 0, 1, 3, 0], throws: 1 });
  const live = startLive(dice, dice.codec.copy(state));
  const decision = questionOf(live.open, 0) as Decision;
  const strong = opponents.get('strong') as Opponent;
  const answer = strong.answer(
    { game: dice, variant: 'island-one', checkpoint: state, pending: [], state: live.state, decision },
    randomFrom({ seed: 'city', drawn: 0 }),
  );
  expect(answer).toEqual(['lumber', 'lumber']);
});
