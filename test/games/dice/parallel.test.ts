import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, type GivenAnswer, type Match, type MatchUpdate, submitAnswer } from '../../../src/engine/match.ts';
import { undo } from '../../../src/engine/undo.ts';
import { undoableAnswer } from '../../engine/undoable-answer.ts';
import { readMatch } from '../../../src/engine/read-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { Refused } from '../../../src/engine/text.ts';
import { dice } from '../../../src/games/dice/game.ts';
import type { GameEvent } from '../../../src/games/dice/game-event.ts';
import { optionsSchema } from '../../../src/games/dice/options.ts';
import type { State } from '../../../src/games/dice/state.ts';

type At = MatchUpdate<State, GameEvent>;

const options = optionsSchema.parse({ variant: 'island-one', order: 'parallel' });
const stored = (match: Match): Match => readMatch(dice, JSON.parse(JSON.stringify(match)));
const answer = (at: At, seat: number, ...ids: string[]): At => submitAnswer(dice, stored(at.match), seat, ids);

/** The first seat has built a road with its first throw, whatever the seed. */
function withRoad(): At {
  for (let number = 0; ; number++) {
    const at: At = answer(startMatch(dice, options, 3, `road ${number}`), 0, 'stop');
    if (at.open.find(({ seat }) => seat === 0)?.choices.includes('build road 0')) return answer(at, 0, 'build road 0');
  }
}

describe('parallel turns of Island One', () => {
  it('give everybody an undo of the own answers, whatever others did since', () => {
    let at = withRoad();
    for (const seat of [1, 2]) at = answer(answer(at, seat, 'stop'), seat, 'end');
    at = answer(at, 1, 'stop');
    const others = JSON.stringify(at.state.players.slice(1));
    expect(undoableAnswer(at.match, 0)?.answer).toEqual(['build road 0']);
    at = undo(dice, stored(at.match), 0);
    expect(at.state.players[0]?.roads).toEqual([]);
    expect(JSON.stringify(at.state.players.slice(1))).toBe(others);
    at = undo(dice, stored(at.match), 0);
    expect(at.state.players[0]?.turn?.rolling).toBe(true);
    expect(() => undo(dice, at.match, 0)).toThrow(Refused);
    expect(undoableAnswer(at.match, 1)?.answer).toEqual(['stop']);
  });

  it('settle a turn for the one who ends it only', () => {
    let at = answer(withRoad(), 1, 'stop');
    at = answer(at, 0, 'end');
    expect(undoableAnswer(at.match, 0)).toBeNull();
    expect(undoableAnswer(at.match, 1)?.answer).toEqual(['stop']);
    expect(at.state.players[0]?.boxes).toEqual([1]);
  });

  it('throw the same dice for a seat in whatever order the others play', () => {
    const first: At = startMatch(dice, options, 2, 'order');
    const [one, other] = [
      [0, 1],
      [1, 0],
    ].map((order): string => {
      let at = first;
      for (const seat of order) at = answer(answer(answer(at, seat, 'stop'), seat, 'end'), seat, 'stop');
      return JSON.stringify(at.state.players);
    });
    expect(one).toBe(other);
  });

  it('leave what was answered and not undone, at any time', () => {
    const random = randomFrom({ seed: 'undoing', drawn: 0 });
    let at: At = startMatch(dice, options, 3, 'undoing');
    const history: GivenAnswer[] = [];
    let undone = 0;
    for (let count = 0; count < 400 && at.open.length > 0; count++) {
      const seat = random.below(3);
      if (random.below(2) === 0 && undoableAnswer(at.match, seat)) {
        const gone = undoableAnswer(at.match, seat) as GivenAnswer;
        at = undo(dice, stored(at.match), seat);
        const last = history.findLastIndex((given) => given.seat === seat);
        expect(history[last]?.answer).toEqual(gone.answer);
        history.splice(last, 1);
        undone++;
      } else {
        const decision = at.open[random.below(at.open.length)] as Decision;
        const given = randomAnswer(decision, random);
        at = answer(at, decision.seat, ...given);
        history.push({ seat: decision.seat, key: decision.key, answer: given });
      }
      if (count % 20 > 0) continue;
      let again: At = startMatch(dice, options, 3, 'undoing');
      for (const given of history) again = submitAnswer(dice, again.match, given.seat, given.answer);
      expect(again.match.rest).toBe(at.match.rest);
    }
    expect(undone).toBeGreaterThan(5);
  });
});
