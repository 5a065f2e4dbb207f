import { opponents } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import type { AnyGame, BaseState } from '../engine/game/index.ts';
import { startMatch } from '../engine/match.ts';
import { randomFrom } from '../engine/random.ts';
import { startingSeat, turnOrderOf } from '../engine/starting-seat.ts';
import type { TurnOrderSample } from '../ratings/turn-order.ts';
import { immediateFirst, MAX_ANSWERS } from './arena.ts';
import { playOut } from './play-out.ts';

/** What is compared: one variant with one number of seats. */
type TurnOrderCase = Pick<TurnOrderSample, 'game' | 'variant' | 'seats' | 'level' | 'seed'>;

/** In Extra computers take the first starting road there is, so that their results say nothing about people. */
export const isComparable = (game: string, variant: string): boolean => !(game === 'dice' && variant === 'extra');

/** Matches between two stored results. */
const AT_ONCE = 50;

const hasSameTable = (one: TurnOrderCase, other: TurnOrderCase): boolean =>
  one.game === other.game && one.variant === other.variant && one.seats === other.seats;

/** Returns the sample to continue: an earlier one of the same level and seed, or an empty one. */
function sampleToContinue(known: readonly TurnOrderSample[], which: TurnOrderCase): TurnOrderSample {
  const found = known.find((each) => hasSameTable(each, which));
  const fits = found?.level === which.level && found.seed === which.seed;
  return fits ? found : { ...which, games: 0, wins: Array.from({ length: which.seats }, () => 0) };
}

/**
 * Lets equal computers play until the sample has this many matches, each with its own seed. Yields the sample after
 * every few matches.
 */
export function* playTurnOrder(
  game: AnyGame,
  which: TurnOrderCase,
  known: readonly TurnOrderSample[],
  count: number,
): Generator<TurnOrderSample> {
  const options: unknown = game.info.options.parse({ variant: which.variant });
  const player = opponents.get(which.level) as Opponent;
  let { games, wins } = sampleToContinue(known, which);
  while (games < count) {
    const firsts = winnersByTurn(game, options, which.seats, `${which.seed}/${games}`, player);
    wins = wins.map((sum, position) => sum + (firsts.includes(position) ? 1 / firsts.length : 0));
    games++;
    if (games % AT_ONCE === 0 || games === count) yield { ...which, games, wins };
  }
}

/** Plays a match and returns its winners by their place in the order of turns. */
function winnersByTurn(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  player: Opponent,
): readonly number[] {
  const start: { readonly state: BaseState } = startMatch(game, options, seats, seed);
  const first = startingSeat(game, start.state);
  if (first === null) throw new Error(`all start at once in ${game.info.id}`);
  const { state, over } = playOut({
    game,
    options,
    seed,
    opponents: Array.from({ length: seats }, () => player),
    random: randomFrom({ seed: `${seed}/answers`, drawn: 0 }),
    limit: MAX_ANSWERS,
    order: immediateFirst,
  });
  if (!over) throw new Error(`${game.info.id} with the seed ${seed} doesn't end`);
  return (game.rules.result(state)?.ranking[0] ?? []).map((seat) => turnOrderOf(seat, first, seats));
}

/** Returns the samples with this one, in place of an earlier one of the same variant and number of seats. */
export function withSample(samples: readonly TurnOrderSample[], added: TurnOrderSample): readonly TurnOrderSample[] {
  const index = samples.findIndex((each) => hasSameTable(each, added));
  return index === -1 ? [...samples, added] : samples.with(index, added);
}
