import type { REST } from 'discord.js';
import { type RESTGetAPICurrentUserGuildsResult, Routes } from 'discord.js';
import type { BotContext } from '../context.ts';

/** Time to re-add a bot that was removed by mistake. */
const GRACE = 7 * 86_400_000;
const PAGE = 200;
const GONE = 'gone';

/**
 * Ends the matches of servers that removed the bot. The removal event needs the guilds intent, which costs far more
 * than it is worth, and webhook events cover only users. So the list of servers is polled.
 */
export async function cleanUpLeftGuilds({ matches, log, now }: BotContext, rest: REST): Promise<void> {
  const known = await matches.servers();
  if (known.size === 0) return;
  const here = await currentGuilds(rest);
  for (const server of known) {
    const since = await matches.uiState.uiValue(server, GONE);
    if (here.has(server)) {
      if (since !== null) await matches.uiState.saveUiValue(server, GONE, null);
    } else if (since === null) {
      await matches.uiState.saveUiValue(server, GONE, String(now()));
    } else if (now() - Number(since) >= GRACE) {
      log.info({ matches: await matches.leaveServer(server) }, 'ended the matches of a server that removed the bot');
      await matches.uiState.saveUiValue(server, GONE, null);
      await matches.uiState.saveUiValue(server, 'greeted', null);
    }
  }
}

/** Returns the servers the bot is on. */
export async function currentGuilds(rest: REST): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let after = '0'; ;) {
    const query = new URLSearchParams({ after, limit: String(PAGE) });
    const page = (await rest.get(Routes.userGuilds(), { query })) as RESTGetAPICurrentUserGuildsResult;
    for (const { id } of page) found.add(id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return found;
    after = last.id;
  }
}
