import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import type { PublicMatch } from '../../match/matches.ts';
import type { Profile } from '../../match/stored-match.ts';
import { textPage, type MessagePage } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { describeError, areDirectsClosed, hasCode, isPermanent } from './discord-errors.ts';
import { sendToMatch } from './match-channel.ts';
import { languageOf } from '../ui/language.ts';
import { nonceFor, type SendOptions, type MessageRef } from './message-sender.ts';
import type { MessageRefs } from './message-refs.ts';
import { playerName, userAt } from '../ui/player-names.ts';
import { cardStrings } from '../strings/public-posts.ts';

/** A player who can receive direct messages. */
interface Recipient {
  readonly seat: Seat;
  readonly user: string;
  readonly profile: Profile;
  readonly language: Language;
}

/** Returns the recipient on a seat; null for computers. */
export async function recipientAt(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  seat: Seat,
): Promise<Recipient | null> {
  const user = userAt(sheet, seat);
  if (user === null) return null;
  const profile = await context.matches.profile(user);
  return {
    seat,
    user,
    profile,
    language: profile.language ?? languageOf((await localeAt(messageRefs, sheet, user)) ?? sheet.home.language),
  };
}

/** Returns a player's locale; a new rematch may know it only from the previous match. */
async function localeAt(messageRefs: MessageRefs, { id, previous }: PublicMatch, user: string): Promise<string | null> {
  return (await messageRefs.locale(id, user)) ?? (previous === null ? null : messageRefs.locale(previous, user));
}

/** Sends a direct message; null if it wasn't delivered. Closed direct messages are remembered and not retried. */
export async function sendDirectMessage(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  to: Recipient,
  page: MessagePage,
  sendOptions: SendOptions,
): Promise<MessageRef | null> {
  if (to.profile.dmClosed) return null;
  try {
    return await context.sender.sendDirect(to.user, page, sendOptions);
  } catch (error) {
    if (areDirectsClosed(error)) {
      await context.matches.settings(to.user, { dmClosed: true });
      if (hasCode(error, 'noMutualServer')) await announceLeftServer(context, messageRefs, sheet, to);
      return null;
    }
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'Discord refused a direct message');
    return null;
  }
}

/** Says in public that the player shares no server with the bot anymore. */
async function announceLeftServer(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  { seat, user }: Recipient,
): Promise<void> {
  if (!(await messageRefs.once(sheet.id, `left-${user}`))) return;
  const page = textPage(cardStrings.left(playerName(sheet, seat))[sheet.home.language]);
  await sendToMatch(context, messageRefs, sheet, page, { nonce: nonceFor(sheet.id, `left-${user}`) });
}
