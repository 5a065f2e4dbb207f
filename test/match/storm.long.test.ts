import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { Random } from '../../src/engine/random.ts';
import { Refused } from '../../src/engine/text.ts';
import { canonicalJson } from '../../src/match/play/canonical-json.ts';
import { createMatches, type Matches } from '../../src/match/index.ts';
import { HOUR } from '../../src/match/limits.ts';
import { type ReplayStep, replay } from '../../src/match/view/replay.ts';
import { toy } from '../toy/toy-game.ts';
import {
  anna,
  startedMatch,
  ben,
  seededRandom,
  postsIn,
  type MatchHarness,
  createHarness,
  stateOf,
} from './harness.ts';

/** Anything anybody could press, sensible or not. */
async function press(matches: Matches, id: string, random: Random, token: string): Promise<void> {
  const user = [anna.id, ben.id][random.below(2)] as string;
  const panel = await matches.panel(id, user);
  const seq = panel.seq - (random.below(6) === 0 ? 1 : 0);
  const how = (['step', 'turn', 'order'] as const)[random.below(3)] ?? 'step';
  switch (random.below(14)) {
    case 0:
      return void (await matches.undo(id, user, seq, how, token));
    case 1:
      return void (await matches.askTakeback(id, user, how === 'turn' ? 'turn' : 'step', token));
    case 2:
      return void (await matches.acceptTakeback(id, user, token));
    case 3:
      return void (await (random.below(8) === 0 ? matches.adjourn(id, user, token) : matches.resume(id, user, token)));
    case 4:
      return void (await matches.order(user, 'toy', 'gain', {
        setting: 'barn',
        mode: (['ask', 'late', 'now'] as const)[random.below(3)] ?? 'ask',
      }));
    case 5:
      return matches.processDue(id);
    case 6:
      return void (await matches.panel(id, user, true));
    case 7:
      return void (await matches.autopilot(id, user, token));
    default:
      if (panel.question) await matches.answer(id, user, seq, randomAnswer(panel.question, random), token);
      else if (panel.sheet.status === 'adjourned') await matches.resume(id, user, token);
  }
}

/** The list of answers leads exactly to the position, and someone or something is always expected. */
async function expectSound({ store }: MatchHarness, id: string): Promise<void> {
  const sheet = await store.load(id);
  if (!sheet?.match) return;
  const history = await store.history(id);
  const { position: standing } = [
    ...replay(toy, sheet.terms.options, sheet.players.length, stateOf(sheet).rng.seed, history),
  ].at(-1) as ReplayStep;
  expect(canonicalJson([standing.match.rest, standing.match.journal])).toBe(
    canonicalJson([sheet.match.rest, sheet.match.journal]),
  );
  const asked = standing.open.map(({ seat }) => seat).sort((a, b) => a - b);
  if (sheet.status === 'open') expect(sheet.waits.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(asked);
  const { turn } = stateOf(sheet);
  for (const happened of sheet.log) expect([turn, turn - 1]).toContain(happened.turn);
  expect((await store.due(Infinity, 10)).ids).toEqual(sheet.status === 'open' ? [id] : []);
}

test('whatever is pressed at once, by whomever, in whichever process: the match stays sound', async () => {
  let finished = 0;
  for (let round = 0; round < 12; round++) {
    const at = createHarness({}, round * 1000);
    const other = createMatches({ ...at, games: new Map([['toy', toy]]), bots: opponents });
    const { id } = await startedMatch(at, { clock: 'fast' });
    const random = seededRandom(`storm ${round}`);
    for (let count = 0; count < 250 && (await at.store.load(id)); count++) {
      at.runtime.time += random.below(5) === 0 ? random.below(9) * HOUR : 60_000;
      const both = [at.matches, other].map((matches, index) => press(matches, id, random, `${count} ${index}`));
      for (const result of await Promise.allSettled(both)) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Refused);
      }
      await expectSound(at, id);
    }
    const said = postsIn(at);
    expect(new Set(said.map((post) => post.id)).size).toBe(said.length);
    expect(at.troubles).toEqual([]);
    if (await at.matches.finished(id)) finished++;
  }
  expect(finished).toBeGreaterThan(3);
});
