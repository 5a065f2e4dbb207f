import { z } from 'zod';
import type { ClientFrame } from '../page-api/index.ts';

/** What a window may ask for, checked before anything is done with it. */
const id = z.string().regex(/^\d{1,20}$/);
const upload = z.object({ filename: z.string().min(1).max(260), base64: z.base64() });
const optionValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), upload]));
const modalValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(upload)]));
const head = { id: z.number().int().nonnegative() };
const slash = { ...head, channelId: id, commandId: id, path: z.array(z.string()).max(2), options: optionValues };

export const clientFrame: z.ZodType<ClientFrame> = z.discriminatedUnion('type', [
  z.object({ ...head, type: z.literal('send'), channelId: id, text: z.string().max(4000), replyTo: id.exactOptional() }),
  z.object({ ...slash, type: z.literal('slash') }),
  z.object({ ...slash, type: z.literal('autocomplete'), focused: z.string() }),
  z.object({ ...head, type: z.literal('click'), messageId: id, customId: z.string() }),
  z.object({ ...head, type: z.literal('select'), messageId: id, customId: z.string(), values: z.array(z.string()).max(25) }),
  z.object({ ...head, type: z.literal('modal-submit'), modalId: id, values: modalValues }),
  z.object({ ...head, type: z.literal('context-menu'), channelId: id, commandId: id, targetId: id }),
  z.object({ ...head, type: z.literal('mark-read'), channelId: id, messageId: id.exactOptional() }),
  z.object({ ...head, type: z.literal('dismiss'), messageId: id }),
  z.object({ ...head, type: z.literal('history'), channelId: id, before: id }),
  z.object({ ...head, type: z.literal('open-dm'), userId: id }),
  z.object({ ...head, type: z.literal('join-thread'), channelId: id }),
  z.object({ ...head, type: z.literal('leave-thread'), channelId: id }),
  z.object({ ...head, type: z.literal('set-dms'), open: z.boolean() }),
  z.object({ ...head, type: z.literal('set-locale'), locale: z.string().max(10) }),
  z.object({ ...head, type: z.literal('add-person'), name: z.string().max(32), locale: z.string().max(10).exactOptional() }),
  z.object({ ...head, type: z.literal('advance-clock'), ms: z.number().positive().max(366 * 24 * 3_600_000) }),
]);

export const addPersonBody = z.object({ name: z.string().max(32), locale: z.string().max(10).exactOptional() });
export const advanceBody = z.object({ ms: z.number().positive().max(366 * 24 * 3_600_000) });
