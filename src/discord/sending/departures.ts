import type { REST } from 'discord.js';
import { type RESTGetAPICurrentUserGuildsResult, Routes } from 'discord-api-types/v10';
import type { Desk } from '../desk.ts';

/** Whoever threw the bot out by mistake has so long to let it in again. */
const GRACE = 7 * 86_400_000;
const PAGE = 200;
const GONE = 'gone';

/**
 * Ends the matches of servers the bot is not in any more. Nobody tells: the event comes only with the intent for servers, which
 * costs far more than it is worth, and the webhook for apps knows of people, not of servers. So the list is asked for.
 */
export async function leaveDeparted({ matches, log, now }: Desk, rest: REST): Promise<void> {
  const known = await matches.servers();
  if (known.size === 0) return;
  const here = await ownServers(rest);
  for (const server of known) {
    const since = await matches.aside.note(server, GONE);
    if (here.has(server)) {
      if (since !== null) await matches.aside.saveNote(server, GONE, null);
    } else if (since === null) {
      await matches.aside.saveNote(server, GONE, String(now()));
    } else if (now() - Number(since) >= GRACE) {
      log.info({ matches: await matches.leaveServer(server) }, 'the matches of a server that was left are ended');
      await matches.aside.saveNote(server, GONE, null);
    }
  }
}

async function ownServers(rest: REST): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let after = '0'; ; ) {
    const query = new URLSearchParams({ after, limit: String(PAGE) });
    const page = (await rest.get(Routes.userGuilds(), { query })) as RESTGetAPICurrentUserGuildsResult;
    for (const { id } of page) found.add(id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return found;
    after = last.id;
  }
}
