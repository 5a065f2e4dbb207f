import { questionOf } from '../engine/answers.ts';
import type { AnyGame, Game, Resting } from '../engine/game/index.ts';
import { type Live, play, respond } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import { Refused } from '../engine/text.ts';
import type { Position, Standing } from './bot.ts';

type Plain = Game<Resting, unknown, unknown, unknown>;
export type Table = Live<unknown, unknown>;

const isThis = (question: Decision | null, { key, choices }: Pick<Position, 'key' | 'choices'>): boolean =>
  question?.key === key && question.choices.join() === choices.join();

/** What a seat may go by, taken from the real match. Answers others gave after its question was put are left out. */
export function positionAt({ game, variant, rest, journal, decision }: Standing): Position {
  const { seat, key, choices } = decision;
  const fell: number[] = [];
  let needed = journal;
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
    for (const [index, given] of journal.entries()) {
      if (index > own && isThis(questionOf(live.open, seat), decision)) {
        needed = journal.slice(0, index);
        break;
      }
      respond(live, given.seat, given.answer);
    }
  }
  return { game: game.facts.id, variant, seat, view: game.sight.view(rest, seat), journal: needed, fell, key, choices };
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
  const place: Place = { rest, journal: position.journal, fell: position.fell };
  const live = tableAt(game, place);
  return live && isThis(questionOf(live.open, position.seat), position) ? place : null;
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
