import { describe, expect, test } from 'vitest';
import { startLive, giveAnswer } from '../../src/engine/live-match.ts';
import { startMatch, replayMatch, type MatchUpdate, startAtState, submitAnswer } from '../../src/engine/match.ts';
import { undo } from '../../src/engine/undo.ts';
import { undoableAnswer } from './undoable-answer.ts';
import { Refused } from '../../src/engine/text.ts';
import { toy, type ToyCard, type ToyEvent, type ToyState } from '../toy/toy-game.ts';

type At = MatchUpdate<ToyState, ToyEvent>;

/** A resting state in the action phase of seat 0, everything known. */
function acting(change: Partial<ToyState> = {}): At {
  const state: ToyState = {
    ...toy.rules.setup({ variant: 'long', flow: 'patient' }, 2, 'acting'),
    phase: 'act',
    turn: 3,
    die: 2,
    hands: [
      ['crop', 'song', 'raid'],
      ['guard', 'song'],
    ] satisfies ToyCard[][],
    gold: [
      { barn: 2, cellar: 2 },
      { barn: 1, cellar: 1 },
    ],
    ...change,
  };
  return startAtState(toy, state, 10);
}

const answered = (at: At, seat: number, ...answer: string[]): At => submitAnswer(toy, at.match, seat, answer);
const asked = (at: At): string[] => at.open.map(({ seat, key }) => `${seat}:${key}`);

test('a step with an answer given is stored as its resting state and the journal', () => {
  const at = answered(acting(), 0, 'play crop');
  expect(at.match.journal).toEqual([{ seat: 0, key: 'act', answer: ['play crop'] }]);
  expect(asked(at)).toEqual(['0:pay']);
  const done = answered(at, 0, 'barn', 'cellar');
  expect(done.match.journal).toEqual([]);
  expect(toy.codec.read(done.match.rest).points).toEqual([1, 0]);
  expect(done.events.map(({ kind }) => kind)).toEqual(['paid', 'played']);
  expect(done.match.seq).toBe(12);
  expect(replayMatch(toy, done.match).events).toEqual([]);
});

describe('undo', () => {
  test('goes back over the ends of steps, answer by answer', () => {
    const start = acting();
    const paid = answered(answered(answered(start, 0, 'play song'), 0, 'play crop'), 0, 'barn', 'barn');
    expect(undoableAnswer(paid.match, 0)?.key).toBe('pay');
    const asking = undo(toy, paid.match, 0);
    expect(asked(asking)).toEqual(['0:pay']);
    const again = undo(toy, asking.match, 0);
    const whole = undo(toy, again.match, 0);
    expect(whole.match.rest).toEqual(start.match.rest);
    expect(whole.match.journal).toEqual([]);
    expect(whole.match.seq).toBe(16);
    expect(() => undo(toy, whole.match, 0)).toThrow(Refused);
  });

  test('and what is answered then is not bound by what was taken back', () => {
    const paid = answered(answered(acting(), 0, 'play crop'), 0, 'barn', 'barn');
    const other = answered(undo(toy, paid.match, 0), 0, 'cellar', 'cellar');
    expect(other.state.gold[0]).toEqual({ barn: 2, cellar: 0 });
  });

  test('stops at a throw of the dice and at a card that was seen', () => {
    const rolled = answered(acting({ phase: 'roll' }), 0, 'roll');
    expect(undoableAnswer(rolled.match, 0)).toBeNull();
    const drawn = answered(acting({ turn: 4 }), 0, 'end');
    expect(drawn.state.hands[0]).toHaveLength(4);
    expect(undoableAnswer(drawn.match, 0)).toBeNull();
  });

  test('stops where the other has answered', () => {
    const both = acting({ owed: [0, 1] });
    expect(asked(both)).toEqual(['0:act', '1:gain']);
    const mine = answered(answered(both, 0, 'play crop'), 1, 'barn');
    expect(undoableAnswer(mine.match, 0)).toBeNull();
    expect(undoableAnswer(mine.match, 1)).toMatchObject({ key: 'gain' });
    const back = undo(toy, mine.match, 1);
    expect(asked(back)).toEqual(['0:pay', '1:gain']);
    expect(back.match.since).toEqual([]);
  });

  test('is not for the other seat', () => {
    const at = answered(acting(), 0, 'play song');
    expect(() => undo(toy, at.match, 1)).toThrow(Refused);
  });
});

test('a patient question stays open from step to step and is settled before it matters', () => {
  const at = answered(acting({ owed: [0, 1] }), 0, 'play song');
  expect(asked(at)).toEqual(['0:act', '1:gain']);
  const raided = answered(at, 0, 'play raid');
  expect(asked(raided)).toEqual(['1:gain']);
  expect(raided.open[0]?.blocking).toBeUndefined();
  expect(asked(answered(raided, 1, 'pass'))).toEqual(['1:raid.guard']);
});

test('an answer to nobody’s question is refused in the game’s words', () => {
  const live = startLive(toy, toy.codec.copy(acting().state));
  expect(() => giveAnswer(live, 1, ['end'])).toThrow('It is not your turn.');
  expect(() => giveAnswer(live, 0, ['play guard'])).toThrow('play guard is not possible now.');
  expect(live.open.map(({ key }) => key)).toEqual(['act']);
});

test('the same seed makes the same match', () => {
  const options = { variant: 'short', flow: 'strict' } as const;
  expect(startMatch(toy, options, 2, 'a').match).toEqual(startMatch(toy, options, 2, 'a').match);
  expect(startMatch(toy, options, 2, 'a').state.stack).not.toEqual(startMatch(toy, options, 2, 'b').state.stack);
});

test('rules that never ask are noticed', () => {
  const idle = { ...toy, rules: { ...toy.rules, *step() {} } };
  expect(() => startLive(idle, toy.rules.setup({ variant: 'short', flow: 'strict' }, 2, 'idle'))).toThrow(
    'never reaches a question',
  );
});
