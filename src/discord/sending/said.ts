import { createHash } from 'node:crypto';
import type { REST } from 'discord.js';
import { type APIMessage, Routes } from 'discord-api-types/v10';
import type { Page } from '../parts/components.ts';
import { EPOCH } from '../parts/times.ts';

/**
 * Discord forgets a nonce after a few minutes and never tells it. What a message keeps is the number of its components: the
 * first one's is made of the nonce.
 */
const markOf = (nonce: string): number => 2 ** 30 + (createHash('sha256').update(nonce).digest().readUInt32BE() >>> 2);

/** The page with the mark that finds it again. */
export function marked(page: Page, nonce: string): Page {
  const [first, ...rest] = page.components;
  return first ? { ...page, components: [{ ...first, id: markOf(nonce) }, ...rest] } : page;
}

/** Discord's clock may be behind. */
const SKEW = 60_000;
const PAGE = 100;
/** So many messages are looked through. */
const PAGES = 5;

/** A message with this nonce that was sent since that moment. Where history may not be read, there is none to be seen. */
export async function findSaid(rest: REST, channel: string, nonce: string, since: number): Promise<APIMessage | null> {
  const mark = markOf(nonce);
  let after = snowflakeAt(since - SKEW);
  for (let page = 0; page < PAGES; page++) {
    const query = new URLSearchParams({ after, limit: String(PAGE) });
    const messages = (await rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
    const found = messages.find(({ components }) => components?.[0]?.id === mark);
    if (found) return found;
    if (messages.length < PAGE) return null;
    after = messages.map(({ id }) => BigInt(id)).reduce((a, b) => (a > b ? a : b)).toString();
  }
  return null;
}

const snowflakeAt = (time: number): string => (BigInt(Math.max(0, time - EPOCH)) << 22n).toString();
