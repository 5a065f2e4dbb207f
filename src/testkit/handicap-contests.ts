import { opponents } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { handicapsFor } from '../engine/handicap.ts';
import { games } from '../games/index.ts';
import { fitStrengths, leadFor } from '../ratings/level-fit.ts';
import { POINTS_PER_MU } from '../ratings/rating.ts';
import { playContest } from './arena.ts';
import type { StoredContest } from './level-contests.ts';
import { seatLimits } from './seat-limits.ts';

/** A contest in which red had a handicap. */
export interface HandicapContest extends StoredContest {
  readonly handicap: string;
}

/** Who plays whom with which handicap. */
export type HandicapPairing = Pick<HandicapContest, 'game' | 'variant' | 'red' | 'blue' | 'handicap'>;

/** Outside of this, a share says too little about how much a handicap is worth. */
const LEAST = 0.1;

/** Gives red a handicap in matches with as few seats as the variant allows. */
export function playHandicap(
  game: AnyGame,
  { variant, red, blue, handicap }: HandicapPairing,
  count: number,
  seed: string,
): HandicapContest {
  const options: unknown = game.info.options.parse({ variant });
  const seats = Math.max(2, seatLimits(game, options)[0]);
  const outcome = playContest({
    game,
    options,
    seats,
    seed,
    games: count,
    red: opponents.get(red) as Opponent,
    blue: opponents.get(blue) as Opponent,
    handicap,
  });
  return {
    game: game.info.id,
    variant,
    seats,
    red,
    blue,
    handicap,
    seed,
    games: outcome.games - outcome.stuck,
    wins: outcome.wins,
  };
}

const keyOf = ({ game, variant, seats, red, blue, handicap, seed }: HandicapContest): string =>
  [game, variant, seats, red, blue, handicap, seed].join(' ');

/** Returns the contests with this one, in place of an earlier one with the same seed. */
export function withHandicapContest(
  contests: readonly HandicapContest[],
  added: HandicapContest,
): readonly HandicapContest[] {
  const index = contests.findIndex((each) => keyOf(each) === keyOf(added));
  return index === -1 ? [...contests, added] : contests.with(index, added);
}

interface Weighted {
  readonly sum: number;
  readonly weight: number;
}

/**
 * Returns by game and variant, then by handicap, how many rating points it makes up for: by how much it changed the
 * odds between these levels in this variant. Only handicaps that are offered are listed.
 */
export function worthsOf(
  contests: readonly HandicapContest[],
  levels: readonly StoredContest[],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const found = new Map<string, Map<string, Weighted>>();
  for (const contest of contests) {
    const { game, variant, seats, red, blue, handicap } = contest;
    const share = contest.wins / contest.games;
    if (share < LEAST || share > 1 - LEAST) continue;
    const strengths = fitStrengths(levels.filter((each) => each.game === game && each.variant === variant));
    const behind = (strengths.get(blue) ?? 0) - (strengths.get(red) ?? 0);
    const worth = POINTS_PER_MU * (leadFor(share, seats) + behind);
    const ofVariant = found.get(`${game} ${variant}`) ?? new Map<string, Weighted>();
    found.set(`${game} ${variant}`, ofVariant);
    const { sum, weight } = ofVariant.get(handicap) ?? { sum: 0, weight: 0 };
    // The variance of a lead is the inverse of this.
    const own = contest.games * share * (1 - share);
    ofVariant.set(handicap, { sum: sum + own * worth, weight: weight + own });
  }
  const worth = ({ sum, weight }: Weighted): number => 10 * Math.round(sum / weight / 10);
  return Object.fromEntries(
    [...games.values()].flatMap(({ info }) =>
      info.variants.flatMap(({ id: variant }) => {
        const of = found.get(`${info.id} ${variant}`);
        const offered = handicapsFor(info.handicaps ?? [], variant);
        const rows = offered.flatMap(({ id }) => (of?.has(id) ? [[id, worth(of.get(id) as Weighted)] as const] : []));
        return rows.length > 0 ? [[`${info.id} ${variant}`, Object.fromEntries(rows)] as const] : [];
      }),
    ),
  );
}
