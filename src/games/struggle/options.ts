import * as z from 'zod';
import { fitsHandicap } from '../../engine/handicap.ts';
import { combined, extraCards, fewerPoints } from '../handicaps.ts';

export const handicaps = [
  ...extraCards([2, 4]),
  ...fewerPoints([1, 2, 3, 4]),
  ...combined(fewerPoints([3]), extraCards([2, 4])),
];

/** Options of a match. */
export const optionsSchema = z
  .strictObject({
    variant: z.literal('struggle').default('struggle'),
    /** Patient: the builder plays on while others choose what the robbers take. */
    flow: z.enum(['strict', 'patient']).default('strict'),
    handicap: z.string().optional(),
  })
  .refine((options) => fitsHandicap(handicaps, options), { path: ['handicap'], message: 'no handicap of this game' });

export type Options = Readonly<z.infer<typeof optionsSchema>>;
