import { z } from 'zod';
import type { ClientFrame } from '../page-api/index.ts';

/** Schemas of the page's requests. */
const snowflake = z.string().regex(/^\d{1,20}$/);
const upload = z.object({ filename: z.string().min(1).max(260), base64: z.base64() });
const optionValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), upload]));
const modalValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(upload)]));
const frameHead = { id: z.number().int().nonnegative() };
const slash = {
  ...frameHead,
  channelId: snowflake,
  commandId: snowflake,
  path: z.array(z.string()).max(2),
  options: optionValues,
};

export const clientFrame: z.ZodType<ClientFrame> = z.discriminatedUnion('type', [
  z.object({
    ...frameHead,
    type: z.literal('send'),
    channelId: snowflake,
    text: z.string().max(4000),
    replyTo: snowflake.exactOptional(),
  }),
  z.object({ ...slash, type: z.literal('slash') }),
  z.object({ ...slash, type: z.literal('autocomplete'), focused: z.string() }),
  z.object({ ...frameHead, type: z.literal('click'), messageId: snowflake, customId: z.string() }),
  z.object({
    ...frameHead,
    type: z.literal('select'),
    messageId: snowflake,
    customId: z.string(),
    values: z.array(z.string()).max(25),
  }),
  z.object({ ...frameHead, type: z.literal('modal-submit'), modalId: snowflake, values: modalValues }),
  z.object({
    ...frameHead,
    type: z.literal('context-menu'),
    channelId: snowflake,
    commandId: snowflake,
    targetId: snowflake,
  }),
  z.object({ ...frameHead, type: z.literal('mark-read'), channelId: snowflake, messageId: snowflake.exactOptional() }),
  z.object({ ...frameHead, type: z.literal('dismiss'), messageId: snowflake }),
  z.object({ ...frameHead, type: z.literal('history'), channelId: snowflake, before: snowflake }),
  z.object({ ...frameHead, type: z.literal('open-dm'), userId: snowflake }),
  z.object({ ...frameHead, type: z.literal('join-thread'), channelId: snowflake }),
  z.object({ ...frameHead, type: z.literal('leave-thread'), channelId: snowflake }),
  z.object({ ...frameHead, type: z.literal('set-dms'), open: z.boolean() }),
  z.object({ ...frameHead, type: z.literal('set-locale'), locale: z.string().max(10) }),
  z.object({
    ...frameHead,
    type: z.literal('add-person'),
    name: z.string().max(32),
    locale: z.string().max(10).exactOptional(),
  }),
  z.object({
    ...frameHead,
    type: z.literal('advance-clock'),
    ms: z
      .number()
      .positive()
      .max(366 * 24 * 3_600_000),
  }),
]);

export const addPersonBody = z.object({ name: z.string().max(32), locale: z.string().max(10).exactOptional() });
export const advanceBody = z.object({
  ms: z
    .number()
    .positive()
    .max(366 * 24 * 3_600_000),
});
