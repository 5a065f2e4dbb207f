import { opponents } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { type AnyGame, familyOf } from '../engine/game/index.ts';
import { levelNames } from '../engine/opponent.ts';
import { games } from '../games/index.ts';
import { fitLevels, type LevelContest } from '../ratings/level-fit.ts';
import { playContest } from './arena.ts';
import { seatLimits } from './seat-limits.ts';

/** A contest between two levels as stored. */
export interface StoredContest extends LevelContest {
  readonly game: string;
  readonly variant: string;
  readonly seed: string;
}

const pairs = [
  ['strong', 'good'],
  ['strong', 'fair'],
  ['good', 'fair'],
  ['fair', 'gentle'],
] as const;

/** Plays the contests of a variant, with as few seats as it allows. */
export function* playLevels(game: AnyGame, variant: string, count: number, seed: string): Generator<StoredContest> {
  const options: unknown = game.info.options.parse({ variant });
  const seats = Math.max(2, seatLimits(game, options)[0]);
  for (const [red, blue] of pairs) {
    const {
      games: played,
      stuck,
      wins,
    } = playContest({
      game,
      options,
      seats,
      seed,
      games: count,
      red: opponents.get(red) as Opponent,
      blue: opponents.get(blue) as Opponent,
    });
    yield { game: game.info.id, variant, seats, red, blue, seed, games: played - stuck, wins };
  }
}

const keyOf = ({ game, variant, seats, red, blue }: StoredContest): string =>
  [game, variant, seats, red, blue].join(' ');

/** Returns the contests with this one, in place of an earlier one between the same levels. */
export function withContest(contests: readonly StoredContest[], added: StoredContest): readonly StoredContest[] {
  const index = contests.findIndex((each) => keyOf(each) === keyOf(added));
  return index === -1 ? [...contests, added] : contests.with(index, added);
}

/** Writes one contest per line. */
export const formatContests = (contests: readonly object[]): string =>
  `[\n${contests.map((contest) => `  ${JSON.stringify(contest)}`).join(',\n')}\n]\n`;

/** Returns the ratings of all levels in points, weakest first, by family. */
export function ratingsOf(contests: readonly StoredContest[]): Readonly<Record<string, Record<string, number>>> {
  const families = new Map<string, StoredContest[]>();
  for (const contest of contests) {
    const game = games.get(contest.game);
    if (!game) throw new Error(`there is no game ${contest.game}`);
    const { id } = familyOf(game.info, contest.variant);
    families.set(id, [...(families.get(id) ?? []), contest]);
  }
  return Object.fromEntries(
    [...families].map(([family, own]) => {
      const points = fitLevels(own);
      return [family, Object.fromEntries(Object.keys(levelNames).map((level) => [level, points.get(level) ?? 0]))];
    }),
  );
}
