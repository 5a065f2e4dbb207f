import { z } from 'zod';
import { variantIds } from './vocabulary.ts';

/** What can be agreed before a match. */
export const optionsSchema = z
  .strictObject({
    variant: z.enum(variantIds).default('island-one'),
    /** Nobody ever waits for a side question here: both are played the same. */
    flow: z.enum(['strict', 'patient']).default('strict'),
    /** Parallel: everybody fills the own sheet at the own pace. Only where sheets do not touch each other. */
    order: z.enum(['strict', 'parallel']).default('strict'),
    castles: z.boolean().default(true),
    /** Whether a knight lends its joker in the turn it was built in; on the islands it always does. */
    sameTurnJoker: z.boolean().default(false),
  })
  .refine(({ variant, order }) => order === 'strict' || variant === 'island-one', {
    path: ['order'],
    message: 'only Island One is played in parallel',
  });

export type Options = Readonly<z.infer<typeof optionsSchema>>;
