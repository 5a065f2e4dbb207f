import * as z from 'zod';
import { fitsHandicap } from '../../engine/handicap.ts';
import { extraScore, fewerPoints } from '../handicaps.ts';
import { variantIds } from './vocabulary.ts';

/** Island One has no goal: its handicap is points on the sheet. */
export const handicaps = [
  ...extraScore([5, 10, 15, 20, 30, 40, 45, 50], ['island-one']),
  ...fewerPoints([1, 2, 3, 4, 5, 6, 7, 8], ['island-two', 'extra']),
];

/** Options of a match. */
export const optionsSchema = z
  .strictObject({
    variant: z.enum(variantIds).default('island-one'),
    /** Without effect: this game has no side questions. */
    flow: z.enum(['strict', 'patient']).default('strict'),
    /** Parallel lets all seats fill their sheets at their own pace. Only for separate sheets. */
    order: z.enum(['strict', 'parallel']).default('strict'),
    castles: z.boolean().default(true),
    /** Whether a knight's joker works in the turn it was built; on the islands it always does. */
    sameTurnJoker: z.boolean().default(false),
    handicap: z.string().optional(),
  })
  .refine(({ variant, order }) => order === 'strict' || variant === 'island-one', {
    path: ['order'],
    message: 'only Island One is played in parallel',
  })
  .refine((options) => fitsHandicap(handicaps, options), {
    path: ['handicap'],
    message: 'no handicap of this variant',
  });

export type Options = Readonly<z.infer<typeof optionsSchema>>;
