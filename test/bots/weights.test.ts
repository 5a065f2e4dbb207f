import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { winChance, featureContributions, selectInputs, newNetwork, mergeInputs } from '../../src/bots/network.ts';
import { botInputFor } from '../../src/bots/bot-input.ts';
import {
  featureFingerprint,
  WeightsMismatch,
  misfits,
  networkFor,
  readWeights,
  weightsFile,
  writeWeights,
} from '../../src/bots/weights.ts';
import { winChanceEvaluator, networkEvaluator } from '../../src/bots/evaluator.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { startMatch, submitAnswer } from '../../src/engine/match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { games } from '../../src/games/index.ts';
import { train } from '../../src/testkit/training.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';

const options = { variant: 'long', flow: 'patient' } as const;
const tables = [{ options, seats: 2 }];
const names = toy.ai.features?.names('long') ?? [];
const learned = (matches: number, seed = 'learn') => train({ game: toy, tables, seed, matches, after: () => true });

describe('a network', () => {
  test('says a chance, and which features make the difference between two positions', () => {
    const network = newNetwork(2, 1);
    expect(winChance(network, Float64Array.of(1, 1))).toBe(0.5);
    network.sum[1] = 2;
    network.sum[2] = -1;
    network.inner[0] = 0.5;
    network.sum[4] = 1;
    const [worse, better] = [Float64Array.of(0, 1), Float64Array.of(1, 1)];
    expect(winChance(network, better)).toBeGreaterThan(winChance(network, worse));
    const [first = 0, second] = featureContributions(network, worse, better);
    expect(first).toBeGreaterThan(2);
    expect(second).toBe(0);
  });

  test('is the same for a variant that has some of its features only', () => {
    const network = learned(8);
    const wanted = [0, 3, 4];
    const numbers = Float64Array.of(0.5, 0, 0, 0.25, 1);
    expect(winChance(selectInputs(network, wanted), Float64Array.of(0.5, 0.25, 1))).toBe(winChance(network, numbers));
    const others = [0, 1, 2];
    const again = mergeInputs(
      [
        [selectInputs(network, wanted), wanted],
        [selectInputs(network, others), others],
      ],
      5,
    );
    expect([again.sum, again.inner]).toEqual([network.sum, network.inner]);
  });
});

describe('learning from its own matches', () => {
  test('the same seed learns the same, another one something else', () => {
    const [once, again, other] = [learned(12), learned(12), learned(12, 'other')];
    expect(again.sum).toEqual(once.sum);
    expect(again.inner).toEqual(once.inner);
    expect(other.sum).not.toEqual(once.sum);
  });

  test('learns that points win', () => {
    const network = learned(80);
    const chance = (own: number, their: number) =>
      winChance(network, Float64Array.of(own / 4, 0.5, 0.5, their / 4, 0.5));
    expect(chance(3, 1)).toBeGreaterThan(0.6);
    expect(chance(1, 3)).toBeLessThan(0.4);
  });

  test('goes on from what was learned, and stops when it is told to', () => {
    const before = { network: learned(20), matches: 20 };
    let matches = 0;
    train({ game: toy, tables, seed: 'more', matches: 100, before, after: ({ played }) => (matches = played) < 2 });
    expect(matches).toBe(2);
  });
});

describe('a file of weights', () => {
  const network = learned(20);
  const text = writeWeights(network, names, 'npm run train', 20);

  test('reads as it was written, to four digits', () => {
    const read = readWeights('toy', 'long', names, text);
    const numbers = Float64Array.of(0.5, 0.2, 1, 0.25, 0.3);
    expect(winChance(read, numbers)).toBeCloseTo(winChance(network, numbers), 3);
    expect(writeWeights(read, names, 'npm run train', 20)).toBe(text);
  });

  test('that was made for other features, or is none, is refused with the way out', () => {
    expect(() => readWeights('toy', 'long', [...names, 'new'], text)).toThrow(WeightsMismatch);
    expect(() => readWeights('toy', 'long', [...names, 'new'], text)).toThrow(
      /other features \(5 .* instead of 6 .*\)\. Until you train it again \(npm run train -- --game toy --variant long\), the handmade value is used/,
    );
    expect(() => readWeights('toy', 'long', names, text.slice(0, 80))).toThrow(/cannot be read/);
    expect(() => readWeights('toy', 'long', names, text.replace(/"own.points": \[[^,]*,/, '"own.points": ['))).toThrow(
      /weights for own.points/,
    );
  });

  test('every one that is kept fits the code, and is small', () => {
    for (const game of games.values()) {
      for (const { id } of game.info.variants) {
        const file = weightsFile(game.info.id, id);
        if (!existsSync(file)) continue;
        expect(networkFor(game, id)?.inputs, `the inputs of ${file}`).toBe(game.ai.features?.names(id).length);
        expect(readFileSync(file, 'utf8').length).toBeLessThan(80_000);
      }
    }
    expect(featureFingerprint(['a', 'b'])).not.toBe(featureFingerprint(['ab']));
  });
});

test('a card more makes Strong go by the value found by hand, and is warned of', () => {
  const { features, ...ai } = rivals.ai;
  if (!features) expect.fail('Rivals has features');
  const more = {
    ...rivals,
    ai: { ...ai, features: { ...features, names: (variant: string) => [...features.names(variant), 'a new card'] } },
  };
  expect(misfits([rivals])).toEqual([]);
  expect(misfits([more]).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^assets\/weights\/rivals\.intro\.json was made for other features .* the handmade value is used$/,
    ),
  );
  expect(networkFor(more, 'intro')).toBeNull();
  const byHand = { ...rivals, ai };
  const at = startMatch(rivals, rivals.info.options.parse({ variant: 'intro' }), 2, 'strong');
  const [decision] = at.open;
  if (!decision) expect.fail('nothing is asked');
  const rest = rivals.codec.read(at.match.rest);
  const thoughts = [more, byHand].map((game) =>
    bots.strong(
      game,
      botInputFor({ game, variant: 'intro', checkpoint: rest, pending: at.match.journal, state: at.state, decision }),
      's',
    ),
  );
  expect(thoughts[0]?.answer).toBeDefined();
  expect(thoughts[0]).toEqual(thoughts[1]);
});

test('Strong thinks in winning chances where something was learned', () => {
  expect(networkFor(rivals, 'intro')).not.toBeNull();
  const random = randomFrom({ seed: 'strong', drawn: 0 });
  let at = startMatch(rivals, rivals.info.options.parse({ variant: 'intro' }), 2, 'strong');
  let thoughts = 0;
  for (let answers = 0; answers < 60; answers++) {
    const [decision] = at.open;
    if (!decision) break;
    const rest = rivals.codec.read(at.match.rest);
    const { lines = [] } =
      bots.strong(
        rivals,
        botInputFor({
          game: rivals,
          variant: 'intro',
          checkpoint: rest,
          pending: at.match.journal,
          state: at.state,
          decision,
        }),
        's',
      ) ?? {};
    for (const { value } of lines) expect(value >= 0 && value <= 1).toBe(true);
    if (lines.length > 1) thoughts++;
    at = submitAnswer(rivals, at.match, decision.seat, randomAnswer(decision, random));
  }
  expect(thoughts).toBeGreaterThan(5);
});

test('a match that is won is worth 1, one that is lost 0; without weights the value found by hand is squeezed between', () => {
  const begun = toy.rules.setup(options, 2, 'worth');
  const worth = winChanceEvaluator(toy, 'long');
  expect(worth(begun, 0)).toBeGreaterThan(0);
  expect(worth(begun, 0)).toBeLessThan(1);
  const over: ToyState = { ...begun, phase: 'over', points: [9, 0] };
  expect([worth(over, 0), worth(over, 1)]).toEqual([1, 0]);
  expect(networkEvaluator(toy, newNetwork(names.length, 2))(over, 1)).toBe(0);
});
