import { BETA, ratingPoints } from './rating.ts';

/** Matches in which one `red` sat among players of the level `blue`. */
export interface LevelContest {
  readonly red: string;
  readonly blue: string;
  readonly seats: number;
  readonly games: number;
  /** Won by red; a shared win counts in part. */
  readonly wins: number;
}

/** Newcomers start between these two. */
const MIDDLE = ['fair', 'good'];
const MIDDLE_MU = 25;
/** Each contest gets one more match, won by every seat in part, so that a level that never wins has a rating too. */
const EXTRA = 1;
const STEPS = 200;
/** Nothing is rated lower. */
const FLOOR = 100;

/** Returns by how much red is stronger than the others, in μ, if it wins this share. */
export const leadFor = (share: number, seats: number): number =>
  BETA * Math.sqrt(seats) * Math.log((share / (1 - share)) * (seats - 1));

/** Returns the chance that red wins, if its strength is `lead` above the others', in μ. */
export const contestChance = (lead: number, seats: number): number =>
  1 / (1 + (seats - 1) * Math.exp(-lead / (BETA * Math.sqrt(seats))));

/** Returns the strengths that explain the contests best (greatest likelihood), by level, in μ around 0. */
export function fitStrengths(contests: readonly LevelContest[]): ReadonlyMap<string, number> {
  const strengths = new Map(contests.flatMap(({ red, blue }) => [red, blue]).map((level) => [level, 0]));
  const strength = (level: string): number => strengths.get(level) ?? 0;
  for (let step = 0; step < STEPS; step++)
    for (const level of strengths.keys()) {
      // One Newton step for one level; the likelihood has a single peak.
      let [slope, curve] = [0, 0];
      for (const { red, blue, seats, games, wins } of contests) {
        if (red === blue || (red !== level && blue !== level)) continue;
        const chance = contestChance(strength(red) - strength(blue), seats);
        const spread = BETA * Math.sqrt(seats);
        const surplus = (wins + EXTRA / seats - (games + EXTRA) * chance) / spread;
        slope += red === level ? surplus : -surplus;
        curve += ((games + EXTRA) * chance * (1 - chance)) / spread ** 2;
      }
      if (curve > 0) strengths.set(level, strength(level) + Math.max(-BETA, Math.min(BETA, slope / curve)));
    }
  return strengths;
}

/** Returns the ratings in points that explain the contests best, by level. */
export function fitLevels(contests: readonly LevelContest[]): ReadonlyMap<string, number> {
  const strengths = fitStrengths(contests);
  const middle = MIDDLE.reduce((sum, level) => sum + (strengths.get(level) ?? 0), 0) / MIDDLE.length;
  return new Map(
    [...strengths].map(([level, mu]) => [level, Math.max(FLOOR, ratingPoints({ mu: MIDDLE_MU + mu - middle }))]),
  );
}
