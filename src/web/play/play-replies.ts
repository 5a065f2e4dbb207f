import type { Text } from '../../engine/text.ts';
import { caching, type WebResponse } from '../responses.ts';
import type { PlayRefusal } from './play-api.ts';
import { playStrings as strings } from './play-strings.ts';

/** How the play page's requests are answered. */

export const jsonReply = (status: number, body: unknown): WebResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
  cache: caching.never,
});
export const refusal = (status: number, problem: Text): WebResponse => ({
  ...jsonReply(status, { problem } satisfies PlayRefusal),
  ...(status === 429 && { headers: { 'retry-after': '3' } }),
});
export const noMatch = (): WebResponse => refusal(404, strings.noMatch);
