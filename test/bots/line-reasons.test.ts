import { expect, test } from 'vitest';
import { randomOpponent as blind } from '../../src/bots/index.ts';
import { newNetwork } from '../../src/bots/network.ts';
import { reasonsFor } from '../../src/bots/line-reasons.ts';
import { questionOf } from '../../src/engine/answers.ts';
import { readCheckpoint } from '../../src/engine/read-match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Situation } from '../../src/engine/opponent.ts';
import type { Decision } from '../../src/engine/script.ts';
import { dice } from '../../src/games/dice/game.ts';
import { features } from '../../src/games/rivals/features.ts';
import { games } from '../../src/games/index.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { optionsSchema } from '../../src/games/rivals/options.ts';
import { featureText } from '../../src/games/rivals/texts/features.ts';
import { replay } from '../../src/match/view/replay.ts';
import { playOut } from '../../src/testkit/play-out.ts';

const names = features.names('intro');
/** For whom nothing counts but these. */
function caringFor(...wanted: readonly (readonly [name: string, weight: number])[]) {
  const network = newNetwork(names.length, 0);
  for (const [name, weight] of wanted) network.sum[1 + names.indexOf(name)] = weight;
  return network;
}

/** The first time a settlement or a city can be built. */
function building() {
  const options = optionsSchema.parse({ variant: 'intro' });
  const seed = 'reasons';
  const { history } = playOut({
    game: rivals,
    options,
    seed,
    opponents: [blind, blind],
    random: randomFrom({ seed, drawn: 0 }),
    limit: 2000,
  });
  for (const { before, given } of replay(rivals, options, 2, seed, history)) {
    const decision = given && questionOf(before.open, given.seat);
    const build = decision?.key === 'action' && decision.choices.find((id) => /^build (?:city|settlement)/u.test(id));
    if (!decision || !build) continue;
    const { rest, journal } = before.match;
    return {
      build,
      situation: {
        game: rivals,
        variant: 'intro',
        checkpoint: readCheckpoint(rivals, rest),
        pending: journal,
        state: before.state,
        decision,
      },
    };
  }
  throw new Error('nothing could be built');
}

test('a line is better for what it has more of, and for what it has less of where that is good', () => {
  const { build, situation } = building();
  const why = reasonsFor(situation, [[build]], [['end']], 'table', caringFor(['own.points', 1], ['own.full', -0.5]));
  expect(why[0]).toEqual({ name: 'own.points', up: true });
  expect(why.every(({ name, up }) => name !== 'own.full' || !up)).toBe(true);
  expect(reasonsFor(situation, [[build]], [['end']], 'table', caringFor(['own.points', -1]))).toEqual([]);
});

test('where nothing was learned and no value is made of the features there is no reason', () => {
  const { build, situation } = building();
  expect(reasonsFor(situation, [[build]], [['end']], 'table', null)).toEqual([]);
});

/** The first time this is asked on Island One, in a match played at random. */
function onIslandOne(wanted: (decision: Decision) => boolean): Situation {
  const options = dice.info.options.parse({ variant: 'island-one' });
  const seed = 'island';
  const { history } = playOut({
    game: dice,
    options,
    seed,
    opponents: [blind, blind],
    random: randomFrom({ seed, drawn: 0 }),
    limit: 2000,
  });
  for (const { before, given } of replay(dice, options, 2, seed, history)) {
    const decision = given && questionOf(before.open, given.seat);
    if (!decision || !wanted(decision)) continue;
    const { rest, journal } = before.match;
    return {
      game: dice,
      variant: 'island-one',
      checkpoint: readCheckpoint(dice, rest),
      pending: journal,
      state: before.state,
      decision,
    };
  }
  throw new Error('it was never asked');
}

test('on Island One, where nothing was learned, the value found by hand says why', () => {
  const situation = onIslandOne(({ choices }) => choices.some((id) => id.startsWith('build road')));
  const road = situation.decision.choices.find((id) => id.startsWith('build road')) as string;
  const why = reasonsFor(situation, [[road], ['end']], [['end']], 'table');
  expect(why[0]).toEqual({ name: 'own.points', up: true });
  expect(why).toContainEqual({ name: 'own.roads', up: true });
  expect(reasonsFor(situation, [['end']], [['end']], 'table')).toEqual([]);
  // A turn that is over has no more points than before it was ended.
  expect(reasonsFor(situation, [[road], ['end']], [[road]], 'table').map(({ name }) => name)).not.toContain(
    'own.points',
  );
});

test('what dice are thrown for is said by what they promise, not by how they fall on one table', () => {
  const situation = onIslandOne(({ key, choices }) => key === 'reroll' && choices.includes('stop'));
  const all = situation.decision.choices.filter((id) => id !== 'stop');
  const said = Array.from(
    { length: 6 },
    (_, table) => reasonsFor(situation, [all], [['stop'], ['end']], `table ${table}`)[0],
  );
  expect(new Set(said.map((reason) => JSON.stringify(reason)))).toEqual(
    new Set([JSON.stringify({ name: 'prospect', up: true })]),
  );
});

test('every game says its reasons in words that fit into a sentence, or not at all', () => {
  for (const { ai: mind, info: facts } of games.values()) {
    const all = facts.variants
      .flatMap(({ id }) => mind.features?.names(id) ?? [])
      .flatMap((name) => [mind.features?.explain?.(name, true), mind.features?.explain?.(name, false)]);
    const said = all.flatMap((words) => words ?? []);
    expect(said.length, facts.id).toBeGreaterThan(5);
    for (const words of said) expect(Math.min(words.en.length, words.de.length)).toBeGreaterThan(2);
  }
  expect(featureText('own.abbey', true)?.en).toBe('*Abbey*');
  expect(featureText('own.income.ore', true)?.de).toBe('mehr Erz von nun an');
  expect(featureText('own.exposed', false)?.en).toBe('safety from brigands');
});
