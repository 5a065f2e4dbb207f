import type { PublicMatch } from '../../match/matches.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { BotContext } from '../context.ts';
import { describeError, isPermanent } from '../outgoing/discord-errors.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { weekPage } from '../pages/week.ts';
import { weekStrings } from '../strings/week.ts';
import { textPage } from '../ui/components.ts';
import { placeLink } from '../ui/links.ts';

/** Posts a server's week. If the bot may not post there, its managers are told in their channel for reports. */
export async function announceWeek(
  context: BotContext,
  { id, home }: PublicMatch,
  { from, to }: PostDetails['weekly'],
  nonce: string,
): Promise<void> {
  const { guild, parent, language } = home;
  if (guild === null) return;
  const { matches, sender } = context;
  const page = weekPage(await matches.weekOf(guild, from, to), matches.games, from, language);
  try {
    await sender.send(parent, page, { nonce, mentions: [], silent: true });
  } catch (error) {
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: id, fault: describeError(error) }, 'could not post the week');
    await notifyManagers(context, guild, weekStrings.refused(placeLink(guild, parent))[language], nonce);
  }
}

async function notifyManagers(
  { matches, sender, log }: BotContext,
  guild: string,
  text: string,
  nonce: string,
): Promise<void> {
  const reports = await matches.reportChannel(guild);
  if (!reports) return;
  try {
    await sender.send(reports.channel, textPage(text), { nonce: nonceFor(nonce, 'refused'), mentions: [] });
  } catch (error) {
    if (!isPermanent(error)) throw error;
    log.warn({ fault: describeError(error) }, 'could not tell the managers of a server');
  }
}
