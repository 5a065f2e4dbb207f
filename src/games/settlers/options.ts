import { z } from 'zod';
import { variantIds } from './vocabulary.ts';

/** What can be agreed before a match. */
export const optionsSchema = z.strictObject({
  variant: z.enum(variantIds).default('classic'),
  /** Patient: the active player plays on while the others think about an offer. */
  flow: z.enum(['strict', 'patient']).default('patient'),
  board: z.enum(['variable', 'beginner']).default('variable'),
  /** Trade strictly before building; a harbour serves from the next trade phase on. */
  separatePhases: z.boolean().default(false),
  shuffleHarbours: z.boolean().default(false),
  /** Number tokens anyhow, but no 6 or 8 beside another. */
  randomTokens: z.boolean().default(false),
  /** Cities & Knights: the barbarians' way takes the place of a harbour. */
  eightHarbours: z.boolean().default(false),
  /** Cities & Knights: everybody says which knights defend. */
  tacticalDefence: z.boolean().default(false),
});

export type Options = Readonly<z.infer<typeof optionsSchema>>;
