import { z } from 'zod';
import type { PlayRequests } from './play-api.ts';
import { playActions } from './play-api.ts';

const seq = z.number().int().min(0);
const picks = z.array(z.string().min(1).max(200)).min(1).max(200);
const token = z.string().regex(/^[\w-]{8,64}$/);
const since = z.number().int().min(0).optional();

/** What the page may send; anything else is refused. */
export const playRequests = {
  answer: z.strictObject({ seq, answer: picks, token, asking: z.boolean().optional(), since }),
  plan: z.strictObject({ seq, moves: z.array(picks).min(1).max(40), token, since }),
  undo: z.strictObject({ seq, how: z.enum(['step', 'turn', 'order']), token, since }),
  action: z.strictObject({ action: z.enum(playActions), token, since }),
  ahead: z.strictObject({
    plan: z.strictObject({ upTo: z.enum(['roll', 'end']), turns: z.number().int().min(1).max(20) }).nullable(),
    token,
    since,
  }),
  order: z.strictObject({
    order: z.string().max(80),
    setting: z.string().max(80).nullable(),
    mode: z.enum(['ask', 'late', 'now']),
    since,
  }),
  hint: z.strictObject({ since }),
  check: z.strictObject({ answer: picks }),
} satisfies { readonly [Name in keyof PlayRequests]: z.ZodType };

export type PlayRequestName = keyof PlayRequests;
export const playRequestNames = Object.keys(playRequests) as readonly PlayRequestName[];
