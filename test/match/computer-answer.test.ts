import { expect, test } from 'vitest';
import type { Situation } from '../../src/engine/opponent.ts';
import type { Answer } from '../../src/engine/script.ts';
import { computerAnswerFor } from '../../src/match/transition/computer-answer.ts';
import { currentPosition } from '../../src/match/transition/transition.ts';
import { toy } from '../toy/toy-game.ts';
import { createHarness, matchAtState, storedMatchOf } from './harness.ts';

test('a computer’s answer counts if it is legal; for any other, none or a fault the fallback is taken', async () => {
  const at = createHarness();
  const { id } = await matchAtState(at, {});
  const { open, state } = currentPosition(toy, await storedMatchOf(at, id));
  const decision = open[0] as Situation['decision'];
  const situation: Situation = { game: toy, variant: 'short', checkpoint: state, pending: [], state, decision };
  const faults: unknown[] = [];
  const answerTo = async (thought: () => Answer | null): Promise<Answer | undefined> => {
    const think = async () => {
      const answer = thought();
      return Promise.resolve(answer && { answer, lines: [] });
    };
    return computerAnswerFor({ think, report: (fault) => void faults.push(fault) }, id)?.('good', situation, 'seed');
  };
  expect(decision.fallback).toEqual(['end']);
  expect(decision.choices.length).toBeGreaterThan(1);
  for (const choice of decision.choices) expect(await answerTo(() => [choice])).toEqual([choice]);
  for (const wrong of [['play guard'], [], ['end', 'end'], null]) {
    expect(await answerTo(() => wrong)).toEqual(decision.fallback);
  }
  expect(faults).toEqual([]);
  const fault = new Error('no worker');
  expect(
    await answerTo(() => {
      throw fault;
    }),
  ).toEqual(decision.fallback);
  expect(faults).toEqual([fault]);
});
