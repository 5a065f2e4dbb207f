import * as z from 'zod';
import { fitsHandicap, handicapIn, handicapNumber } from '../../engine/handicap.ts';
import type { Seat } from '../../engine/script.ts';
import { combined, extraResources, fewerPoints } from '../handicaps.ts';
import { variantIds } from './vocabulary.ts';

export const handicaps = [
  ...extraResources([1, 2]),
  ...fewerPoints([1, 2, 3, 4, 6]),
  ...fewerPoints([8], ['cities-and-knights']),
  ...combined(fewerPoints([6]), extraResources([1, 2, 3])),
];

/** Fewer can't be left to a seat: everyone starts with two or three points. */
const LOWEST_GOAL = 4;

export const optionsSchema = z
  .strictObject({
    variant: z.enum(variantIds).default('classic'),
    /** Patient: the active player plays on while others consider an offer. */
    flow: z.enum(['strict', 'patient']).default('patient'),
    board: z.enum(['variable', 'beginner']).default('variable'),
    /** Trade strictly before building; a new harbour can be used from the next trade phase on. */
    separatePhases: z.boolean().default(false),
    shuffleHarbours: z.boolean().default(false),
    /** Shuffled tokens, with no 6 or 8 next to another. */
    randomTokens: z.boolean().default(false),
    /** Cities & Knights: the barbarian track replaces a harbour. */
    eightHarbours: z.boolean().default(false),
    /** Cities & Knights: players choose which knights defend. */
    tacticalDefence: z.boolean().default(false),
    /** CATAN and CATAN for Two. Absent: 10. With more than 12 some matches could never end. */
    pointsToWin: z.int().min(8).max(12).optional(),
    /** Cities & Knights. Absent: 13. */
    citiesPointsToWin: z.int().min(8).max(15).optional(),
    /** The most cards that are safe on a seven, without city walls. Absent: 7. */
    discardLimit: z.union([z.int().min(5).max(10), z.literal('none')]).optional(),
    /** The robber spares players with few visible points. */
    friendlyRobber: z.boolean().optional(),
    /** Throws are drawn from the 36 possible ones without replacement. */
    balancedDice: z.boolean().optional(),
    handicap: z.string().optional(),
  })
  .refine((options) => fitsHandicap(handicaps, options), { path: ['handicap'], message: 'no handicap of this variant' })
  .refine((options) => goalOf(options, handicapIn(options)?.seat ?? 0) >= LOWEST_GOAL, {
    path: ['handicap'],
    message: 'too few points are left',
  });

export type Options = Readonly<z.infer<typeof optionsSchema>>;

interface Goal {
  readonly variant: string;
  readonly pointsToWin?: number | undefined;
  readonly citiesPointsToWin?: number | undefined;
  readonly handicap?: string | undefined;
}

/** Points needed to win, without a handicap. */
export const targetOf = ({ variant, pointsToWin = 10, citiesPointsToWin = 13 }: Goal): number =>
  variant === 'cities-and-knights' ? citiesPointsToWin : pointsToWin;

/** Points a seat needs to win. */
export const goalOf = (options: Goal, seat: Seat): number =>
  targetOf(options) - handicapNumber(options, seat, 'points');
