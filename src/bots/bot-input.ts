import { answerViolation, legalAnswers, picksOf, questionOf } from '../engine/answers.ts';
import type { AnyGame, Game, BaseState } from '../engine/game/index.ts';
import { type LiveMatch, startLive, giveTrustedAnswer, giveAnswer } from '../engine/live-match.ts';
import type { GivenAnswer } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import { Refused } from '../engine/text.ts';
import type { KnownAnswer, BotInput, Situation, Thought } from './bot.ts';

type PlainGame = Game<BaseState, unknown, unknown, unknown>;
export type LiveTable = LiveMatch<unknown, unknown>;

const boundsOf = ({ min, max, limits = [] }: Decision): readonly number[] => [min, max, ...limits];

const isSameQuestion = (
  question: Decision | null,
  { key, choices, bounds }: Pick<BotInput, 'key' | 'choices' | 'bounds'>,
): boolean =>
  question?.key === key && question.choices.join() === choices.join() && boundsOf(question).join() === bounds.join();

/**
 * Builds the input of a seat's bot from the real match. It leaves out answers that others gave after the question.
 * Earlier ones may concern hidden cards, so only what the seat learned of them is included.
 */
export function botInputFor({
  game,
  variant,
  checkpoint: rest,
  pending,
  decision,
  futileChoice,
  answeredThisTurn: answered = 0,
}: Situation): BotInput {
  const { seat, key, choices } = decision;
  const asked = { key, choices, bounds: boundsOf(decision) };
  const randomNumbers: number[] = [];
  const known: KnownAnswer[] = [];
  const generator = randomFrom({ ...(rest as BaseState).rng });
  const recording: Random = {
    below(n) {
      const number = generator.below(n);
      randomNumbers.push(number);
      return number;
    },
  };
  const live = startLive(game as PlainGame, game.codec.copy(rest) as BaseState, undefined, recording);
  const own = pending.findLastIndex((given) => given.seat === seat);
  let view: unknown = game.views.forSeat(rest, seat);
  const updateView = (): void => {
    view = game.ai.knownCards ? game.ai.knownCards(view, game.views.forSeat(live.state, seat)) : view;
  };
  takeHeardEvents(game, live, seat);
  for (const [index, given] of pending.entries()) {
    if (index > own && isSameQuestion(questionOf(live.open, seat), asked)) break;
    if (given.seat === seat) updateView();
    giveAnswer(live, given.seat, given.answer);
    const heard = takeHeardEvents(game, live, seat);
    known.push(given.seat === seat ? given : { seat: given.seat, key: given.key, heard });
  }
  updateView();
  return {
    game: game.info.id,
    variant,
    seat,
    view,
    pending: known,
    randomNumbers,
    ...asked,
    futileChoice,
    answeredThisTurn: answered,
  };
}

/** Returns the events a seat learned of since the last call. */
function takeHeardEvents(game: AnyGame, live: LiveTable, seat: Seat): string {
  return JSON.stringify(live.events.splice(0).flatMap((event) => game.text.describeEvent(event, seat)?.en ?? []));
}

/** A possible position of this match: a checkpoint, the answers since and the random numbers. */
export interface SampledTable {
  readonly checkpoint: BaseState;
  readonly pending: readonly Pick<GivenAnswer, 'seat' | 'answer'>[];
  /** The first random numbers after the checkpoint. */
  readonly randomNumbers: readonly number[];
}

/**
 * Samples a table consistent with the input, with hidden information drawn from the seed. Returns null when the
 * question doesn't come up there.
 */
export function sampleTable(game: AnyGame, input: BotInput, seed: string): SampledTable | null {
  const rest: BaseState = { ...(game.ai.determinize(input.view, seed) as BaseState), rng: { seed, drawn: 0 } };
  return replayKnownAnswers(
    game,
    input,
    { checkpoint: rest, pending: [], randomNumbers: input.randomNumbers },
    { left: MAX_GUESSES },
  );
}

/** How many of the others' answers are tried per table, and per question. */
const MAX_GUESSES = 240;
const MAX_GUESSES_PER_QUESTION = 60;

/**
 * Replays the known answers: the seat's own as given, and for the others any answer that shows the seat the same events
 * and fits what follows. Returns null when there is none.
 */
function replayKnownAnswers(
  game: AnyGame,
  input: BotInput,
  place: SampledTable,
  guessing: { left: number },
): SampledTable | null {
  const { seat, pending } = input;
  const known = pending[place.pending.length];
  if (known && 'answer' in known) return replayKnownAnswers(game, input, withAnswer(place, known), guessing);
  const open = openTable(game, place)?.open ?? [];
  if (!known) return isSameQuestion(questionOf(open, seat), input) ? place : null;
  const question = questionOf(open, known.seat);
  if (question?.key !== known.key) return null;
  let most = MAX_GUESSES_PER_QUESTION;
  for (const answer of guesses(question)) {
    if (most-- <= 0 || guessing.left-- <= 0) return null;
    const live = openTable(game, place);
    live?.events.splice(0);
    if (!live || !tryAnswer(live, known.seat, answer) || takeHeardEvents(game, live, seat) !== known.heard) continue;
    const found = replayKnownAnswers(game, input, withAnswer(place, { seat: known.seat, answer }), guessing);
    if (found) return found;
  }
  return null;
}

const withAnswer = (place: SampledTable, given: SampledTable['pending'][number]): SampledTable => ({
  ...place,
  pending: [...place.pending, given],
});

function* guesses(question: Decision): Generator<Answer> {
  yield question.fallback;
  yield* legalAnswers(question);
}

/**
 * Opens a table at a position; `onRest` is called at later checkpoints. Returns null when its answers aren't possible;
 * trusted answers aren't checked.
 */
export function openTable(
  game: AnyGame,
  { checkpoint: rest, pending, randomNumbers }: SampledTable,
  onRest?: (state: BaseState) => void,
  trusted = false,
): LiveTable | null {
  const state = game.codec.copy(rest) as BaseState;
  let there = false;
  const live = startLive(
    game as PlainGame,
    state,
    ({ state: rested }) => (there ? onRest?.(rested) : undefined),
    startingWith(randomNumbers, randomFrom(state.rng)),
    trusted,
  );
  for (const { seat, answer } of pending) {
    if (trusted) giveTrustedAnswer(live, seat, answer);
    else if (!tryAnswer(live, seat, answer)) return null;
  }
  live.revealed = false;
  there = true;
  return live;
}

/** Returns these numbers first, then those of the generator. */
function startingWith(numbers: readonly number[], generator: Random): Random {
  if (numbers.length === 0) return generator;
  let next = 0;
  return {
    below(n) {
      const number = numbers[next++];
      return number !== undefined && number < n ? number : generator.below(n);
    },
  };
}

/** Tries an answer that was given on the real table but may be impossible on a sampled one. */
export function tryAnswer(live: LiveTable, seat: Seat, answer: Answer): boolean {
  try {
    giveAnswer(live, seat, answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Returns the thought if its answer is legal: a sampled table may be wrong about what fits together. */
export function ifLegal(decision: Decision, thought: Thought | null): Thought | null {
  return thought &&
    picksOf(thought.answer).every((id) => decision.choices.includes(id)) &&
    !answerViolation(decision, thought.answer)
    ? thought
    : null;
}
