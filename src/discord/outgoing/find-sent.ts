import { createHash } from 'node:crypto';
import type { REST } from 'discord.js';
import { type APIMessage, Routes } from 'discord.js';
import type { MessagePage } from '../ui/components.ts';
import { DISCORD_EPOCH } from '../ui/timestamps.ts';

/**
 * Returns the mark of a nonce. Discord forgets nonces after a few minutes, but messages keep their component ids: the
 * first one is made from the nonce.
 */
const markOf = (nonce: string): number => 2 ** 30 + (createHash('sha256').update(nonce).digest().readUInt32BE() >>> 2);

/** Returns the page with its mark, so that the message can be found again. */
export function withMark(page: MessagePage, nonce: string): MessagePage {
  const [first, ...rest] = page.components;
  return first ? { ...page, components: [{ ...first, id: markOf(nonce) }, ...rest] } : page;
}

/** Discord's clock may be behind. */
const CLOCK_SKEW = 60_000;
const PAGE = 100;
/** Pages of messages to search. */
const PAGES = 5;

/** Returns a message with this nonce sent since that moment; null if the history can't be read. */
export async function findSent(rest: REST, channel: string, nonce: string, since: number): Promise<APIMessage | null> {
  const mark = markOf(nonce);
  let after = snowflakeAt(since - CLOCK_SKEW);
  for (let page = 0; page < PAGES; page++) {
    const query = new URLSearchParams({ after, limit: String(PAGE) });
    const messages = (await rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
    const found = messages.find(({ components }) => components?.[0]?.id === mark);
    if (found) return found;
    if (messages.length < PAGE) return null;
    after = messages
      .map(({ id }) => BigInt(id))
      .reduce((a, b) => (a > b ? a : b))
      .toString();
  }
  return null;
}

const snowflakeAt = (time: number): string => (BigInt(Math.max(0, time - DISCORD_EPOCH)) << 22n).toString();
