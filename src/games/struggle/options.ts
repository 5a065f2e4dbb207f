import { z } from 'zod';

/** What can be agreed before a match. */
export const optionsSchema = z.strictObject({
  variant: z.literal('struggle').default('struggle'),
  /** Patient: whoever built a city goes on while others still choose what the robbers take. */
  flow: z.enum(['strict', 'patient']).default('strict'),
});

export type Options = Readonly<z.infer<typeof optionsSchema>>;
