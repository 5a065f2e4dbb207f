import { faultOf, legalAnswers, picksOf, questionOf } from '../engine/answers.ts';
import type { AnyGame, Game, Resting } from '../engine/game/index.ts';
import { type Live, play, respond } from '../engine/live.ts';
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
export function positionAt({ game, variant, rest, journal, decision }: Situation): Position {
  const { seat, key, choices } = decision;
  const asked = { key, choices, bounds: boundsOf(decision) };
  const fell: number[] = [];
  const known: Known[] = [];
  if (journal.length > 0) {
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
    heardBy(game, live, seat);
    for (const [index, given] of journal.entries()) {
      if (index > own && isThis(questionOf(live.open, seat), asked)) break;
      respond(live, given.seat, given.answer);
      const heard = heardBy(game, live, seat);
      known.push(given.seat === seat ? given : { seat: given.seat, key: given.key, heard });
    }
  }
  return { game: game.facts.id, variant, seat, view: game.sight.view(rest, seat), journal: known, fell, ...asked };
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
  let place: Place = { rest, journal: [], fell: position.fell };
  for (const known of position.journal) {
    const next = 'answer' in known ? { ...place, journal: [...place.journal, known] } : withHeard(game, place, position.seat, known);
    if (!next) return null;
    place = next;
  }
  const live = tableAt(game, place);
  return live && isThis(questionOf(live.open, position.seat), position) ? place : null;
}

/** So many answers of somebody else are tried out. */
const GUESSES = 200;

/** Goes on with some answer of another seat after which this seat hears what it heard; null when none is found. */
function withHeard(game: AnyGame, place: Place, seat: Seat, known: Exclude<Known, Given>): Place | null {
  const asked = tableAt(game, place);
  const question = asked && questionOf(asked.open, known.seat);
  if (question?.key !== known.key) return null;
  let left = GUESSES;
  for (const answer of guesses(question)) {
    if (left-- === 0) return null;
    const live = tableAt(game, place);
    if (!live) return null;
    live.events.splice(0);
    if (answered(live, known.seat, answer) && heardBy(game, live, seat) === known.heard) {
      return { ...place, journal: [...place.journal, { seat: known.seat, answer }] };
    }
  }
  return null;
}

function* guesses(question: Decision): Generator<Answer> {
  yield question.otherwise;
  yield* legalAnswers(question);
}

/** Sets up the table at a place, to try something; `onRest` hears of resting states from there on. Null when its answers are not possible. */
export function tableAt(game: AnyGame, { rest, journal, fell }: Place, onRest?: (state: Resting) => void): Table | null {
  const state = game.keeping.copy(rest) as Resting;
  let there = false;
  const live = play(game as Plain, state, ({ state: rested }) => (there ? onRest?.(rested) : undefined), first(fell, randomFrom(state.rng)));
  for (const given of journal) if (!answered(live, given.seat, given.answer)) return null;
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
