import { faultOf, legalAnswers, picksOf, questionOf } from '../engine/answers.ts';
import type { AnyGame, Game, Resting } from '../engine/game/index.ts';
import { type Live, play, proceed, respond } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import { Refused } from '../engine/text.ts';
import type { Known, Position, Situation, Thought } from './bot.ts';

type Plain = Game<Resting, unknown, unknown, unknown>;
export type Table = Live<unknown, unknown>;

const boundsOf = ({ min, max, limits = [] }: Decision): readonly number[] => [min, max, ...limits];

const isThis = (question: Decision | null, { key, choices, bounds }: Pick<Position, 'key' | 'choices' | 'bounds'>): boolean =>
  question?.key === key && question.choices.join() === choices.join() && boundsOf(question).join() === bounds.join();

/**
 * What a seat may go by, taken from the real match. Answers others gave after its question was put are left out; of those
 * they gave before, only what it heard of them is handed on: they may have been about hidden cards.
 */
export function positionAt({ game, variant, rest, journal, decision, vain, answered = 0 }: Situation): Position {
  const { seat, key, choices } = decision;
  const asked = { key, choices, bounds: boundsOf(decision) };
  const fell: number[] = [];
  const known: Known[] = [];
  const chance = randomFrom({ ...(rest as Resting).rng });
  const noted: Random = {
    below(n) {
      const number = chance.below(n);
      fell.push(number);
      return number;
    },
  };
  const live = play(game as Plain, game.keeping.copy(rest) as Resting, undefined, noted);
  const own = journal.findLastIndex((given) => given.seat === seat);
  let view: unknown = game.sight.view(rest, seat);
  const lookAround = (): void => {
    view = game.mind.recall ? game.mind.recall(view, game.sight.view(live.state, seat)) : view;
  };
  heardBy(game, live, seat);
  for (const [index, given] of journal.entries()) {
    if (index > own && isThis(questionOf(live.open, seat), asked)) break;
    if (given.seat === seat) lookAround();
    respond(live, given.seat, given.answer);
    const heard = heardBy(game, live, seat);
    known.push(given.seat === seat ? given : { seat: given.seat, key: given.key, heard });
  }
  lookAround();
  return { game: game.facts.id, variant, seat, view, journal: known, fell, ...asked, vain, answered };
}

/** The news of a table that a seat was told since it was last asked for them. */
function heardBy(game: AnyGame, live: Table, seat: Seat): string {
  return JSON.stringify(live.events.splice(0).flatMap((event) => game.words.hear(event, seat)?.en ?? []));
}

/** A place in a match that could be this one: a resting state, the answers since, and what falls. */
export interface Place {
  readonly rest: Resting;
  readonly journal: readonly Pick<Given, 'seat' | 'answer'>[];
  /** What falls first after the resting state. */
  readonly fell: readonly number[];
}

/** A table that could be this one, everything hidden drawn anew from the seed; null when the question does not come up there. */
export function supposed(game: AnyGame, position: Position, seed: string): Place | null {
  const rest: Resting = { ...(game.mind.imagine(position.view, seed) as Resting), rng: { seed, drawn: 0 } };
  return followed(game, position, { rest, journal: [], fell: position.fell }, { left: GUESSES });
}

/** So many answers of others are tried out on a table, and so many to one question. */
const GUESSES = 240;
const AT_ONCE = 60;

/**
 * Goes on through what the seat knows of the answers since: its own as they were, those of others as any answer after which it
 * hears what it heard and everything after it fits as well. Null when there is none.
 */
function followed(game: AnyGame, position: Position, place: Place, guessing: { left: number }): Place | null {
  const { seat, journal } = position;
  const known = journal[place.journal.length];
  if (known && 'answer' in known) return followed(game, position, withAnswer(place, known), guessing);
  const open = tableAt(game, place)?.open ?? [];
  if (!known) return isThis(questionOf(open, seat), position) ? place : null;
  const question = questionOf(open, known.seat);
  if (question?.key !== known.key) return null;
  let most = AT_ONCE;
  for (const answer of guesses(question)) {
    if (most-- <= 0 || guessing.left-- <= 0) return null;
    const live = tableAt(game, place);
    live?.events.splice(0);
    if (!live || !answered(live, known.seat, answer) || heardBy(game, live, seat) !== known.heard) continue;
    const found = followed(game, position, withAnswer(place, { seat: known.seat, answer }), guessing);
    if (found) return found;
  }
  return null;
}

const withAnswer = (place: Place, given: Place['journal'][number]): Place => ({ ...place, journal: [...place.journal, given] });

function* guesses(question: Decision): Generator<Answer> {
  yield question.otherwise;
  yield* legalAnswers(question);
}

/**
 * Sets up the table at a place, to try something; `onRest` hears of resting states from there on. Null when its answers are not
 * possible; where they and the next one are known to be, nothing is checked.
 */
export function tableAt(game: AnyGame, { rest, journal, fell }: Place, onRest?: (state: Resting) => void, foretold = false): Table | null {
  const state = game.keeping.copy(rest) as Resting;
  let there = false;
  const live = play(game as Plain, state, ({ state: rested }) => (there ? onRest?.(rested) : undefined), first(fell, randomFrom(state.rng)), foretold);
  for (const { seat, answer } of journal) {
    if (foretold) proceed(live, seat, answer);
    else if (!answered(live, seat, answer)) return null;
  }
  live.revealed = false;
  there = true;
  return live;
}

/** Gives these numbers as far as they go, then what the generator gives. */
function first(numbers: readonly number[], chance: Random): Random {
  if (numbers.length === 0) return chance;
  let next = 0;
  return {
    below(n) {
      const number = numbers[next++];
      return number !== undefined && number < n ? number : chance.below(n);
    },
  };
}

/** On a supposed table an answer may be impossible that was given at the real one. */
export function answered(live: Table, seat: Seat, answer: Answer): boolean {
  try {
    respond(live, seat, answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** What was thought, if the real question takes it: a supposed table may be wrong about what goes together. */
export function fitting(decision: Decision, thought: Thought | null): Thought | null {
  return thought && picksOf(thought.answer).every((id) => decision.choices.includes(id)) && !faultOf(decision, thought.answer) ? thought : null;
}
