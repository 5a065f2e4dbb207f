import { rate } from 'openskill';

/** A rating as stored: strength, uncertainty, when it last changed and after how many rated matches. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly at: number;
  readonly matches: number;
}

const MU = 25;
const SIGMA = MU / 3;
export const POINTS_PER_MU = 48;
const YEAR = 365 * 86_400_000;
/** Uncertainty above which a rating is provisional, in points. */
const PROVISIONAL = 120;

/** How a rating is shown. */
export interface ShownRating {
  readonly points: number;
  readonly uncertainty: number;
  readonly provisional: boolean;
}

/** Rounds what is stored, so that tables are short and the same on every machine. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Returns the rating of a newcomer. */
export const newRating = (at: number): Rating => ({ mu: MU, sigma: rounded(SIGMA), at, matches: 0 });

/**
 * Returns the uncertainty at a moment: it grows with the square of the absence, and is back where it started after a
 * year.
 */
export function sigmaAt({ sigma, at }: Pick<Rating, 'sigma' | 'at'>, now: number): number {
  const share = Math.min(1, Math.max(0, now - at) / YEAR) ** 2;
  return Math.sqrt(sigma ** 2 + Math.max(0, SIGMA ** 2 - sigma ** 2) * share);
}

export const ratingPoints = ({ mu }: Pick<Rating, 'mu'>): number => Math.round(1500 + POINTS_PER_MU * (mu - MU));

export function shownRating(rating: Rating, now: number): ShownRating {
  const uncertainty = Math.round(POINTS_PER_MU * sigmaAt(rating, now));
  return { points: ratingPoints(rating), uncertainty, provisional: uncertainty > PROVISIONAL };
}

/** Uncertainty shrinks by the full share that the model gives; by default it would take twice as many matches. */
const options = { gamma: () => 1 };

/**
 * Returns the ratings after a match. `places` are from 1, the same for tied seats; `advantage` is how much a seat helps,
 * in μ, which isn't credited to its player.
 */
export function rateMatch(
  before: readonly Rating[],
  places: readonly number[],
  at: number,
  advantage: readonly number[] = [],
): readonly Rating[] {
  const teams = before.map((rating, seat) => [{ mu: rating.mu + (advantage[seat] ?? 0), sigma: sigmaAt(rating, at) }]);
  const after = rate(teams, { ...options, rank: [...places] });
  return before.map(({ matches }, seat) => {
    const [{ mu, sigma } = { mu: MU, sigma: SIGMA }] = after[seat] ?? [];
    return {
      mu: rounded(mu - (advantage[seat] ?? 0)),
      sigma: rounded(Math.min(sigma, SIGMA)),
      at,
      matches: matches + 1,
    };
  });
}

/** How much luck there is in a match, in μ. */
export const BETA = MU / 6;

/** Returns the chance that the first of two beats the second, by their ratings. */
export function expectedScore(one: Pick<Rating, 'mu' | 'sigma'>, other: Pick<Rating, 'mu' | 'sigma'>): number {
  const spread = Math.sqrt(2 * BETA ** 2 + one.sigma ** 2 + other.sigma ** 2);
  return 1 / (1 + Math.exp((other.mu - one.mu) / spread));
}
