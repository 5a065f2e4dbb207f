import type { PublicMatch } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { describeError } from '../outgoing/discord-errors.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';

/** Takes those out of a competition who are no longer members of its server; asks once a round. Never throws. */
export async function noticeLeavers(context: BotContext, messageRefs: MessageRefs, sheet: PublicMatch): Promise<void> {
  const { competition, home, players } = sheet;
  if (!competition || home.guild === null) return;
  for (const player of players)
    if (
      player.kind === 'person' &&
      (await messageRefs.once(competition.id, `member-${competition.round ?? 0}-${player.id}`))
    )
      await noticeLeaver(context, home.guild, player.id);
}

/** Takes someone out of a server's competitions if they are no longer a member. Returns whether they are gone. */
export async function noticeLeaver(
  { matches, sender, log }: BotContext,
  guild: string,
  user: string,
): Promise<boolean> {
  try {
    if ((await sender.memberName(guild, user)) !== null) return false;
    await matches.clubs.personLeft(guild, user);
    return true;
  } catch (error) {
    log.warn({ guild, fault: describeError(error) }, 'could not find out who left a server');
    return false;
  }
}
