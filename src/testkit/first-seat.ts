import { opponents } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import type { AnyGame } from '../engine/game/index.ts';
import type { FirstSeatSample } from '../ratings/seat-advantage.ts';
import { playContest } from './arena.ts';
import { seatLimits } from './seat-limits.ts';

/** Lets equal computers play a variant, with every number of seats, and counts what the first seat wins. */
export function* playFirstSeat(
  game: AnyGame,
  variant: string,
  level: string,
  count: number,
  seed: string,
): Generator<FirstSeatSample> {
  const options: unknown = game.info.options.parse({ variant });
  const player = opponents.get(level) as Opponent;
  const [least, most] = seatLimits(game, options);
  for (let seats = Math.max(2, least); seats <= most; seats++) {
    const { games, stuck, winsBySeat } = playContest({
      game,
      options,
      seats,
      seed,
      games: count,
      red: player,
      blue: player,
    });
    yield { game: game.info.id, variant, seats, level, seed, games: games - stuck, wins: winsBySeat[0] ?? 0 };
  }
}

/** Returns the samples with this one, in place of an earlier one of the same variant and number of seats. */
export const withSample = (samples: readonly FirstSeatSample[], added: FirstSeatSample): readonly FirstSeatSample[] => [
  ...samples.filter((each) => sampleKey(each) !== sampleKey(added)),
  added,
];

const sampleKey = ({ game, variant, seats }: FirstSeatSample): string => `${game} ${variant} ${seats}`;
