import type { Seat } from '../../engine/script.ts';
import type { PublicMatch } from '../../match/matches.ts';
import type { TurnProgress } from '../../match/posts.ts';
import type { RecipientView } from '../../match/view/notifier.ts';
import type { BotContext } from '../context.ts';
import { describeError, isPermanent } from '../outgoing/discord-errors.ts';
import { editQuietly } from '../outgoing/edit-quietly.ts';
import { sendToMatch } from '../outgoing/match-channel.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import type { MessageRef } from '../outgoing/message-sender.ts';
import { turnStrings } from '../strings/public-posts.ts';
import { type MessagePage, row, smallPrint, textBlock } from '../ui/components.ts';
import { mention, userAt, usersAt } from '../ui/player-names.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { followOffer } from './follow-offer.ts';
import { invitationMessage } from './invitation-message.ts';
import { choiceButton, dutyOf, waitingLine } from './turn-message.ts';

/** The seats play waits for, their question and deadline. */
type Waiting = Pick<TurnProgress, 'awaited' | 'key' | 'until'>;

/**
 * Posts a line that says whom play waits for, and edits it as they answer. Mentions only players whose direct messages
 * are closed.
 */
export async function announcePause(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  waiting: Waiting & { readonly turn: number },
  nonce: string,
): Promise<void> {
  const { sheet } = recipientView;
  const { language } = sheet.home;
  const { turn, awaited } = waiting;
  const before = await messageRefs.pause(sheet.id);
  const pinged = await unreachable(context, sheet, awaited);
  const quiet = awaited.filter((seat) => !pinged.includes(seat));
  const lines = [
    ...pingLines(recipientView, waiting, pinged),
    ...waitingLine(recipientView, { ...waiting, awaited: quiet }),
  ];
  const page: MessagePage =
    awaited.length > 0
      ? { components: [textBlock(lines.join('\n')), row(choiceButton(sheet))] }
      : { components: [textBlock(smallPrint(turnStrings.allChose[language]))] };
  if (before?.turn === turn) {
    await editQuietly(context, sheet.id, before, page);
    return;
  }
  if (awaited.length === 0) return;
  const mentions = usersAt(sheet, pinged);
  const ref = await sendToMatch(context, messageRefs, sheet, page, { nonce, mentions, silent: true });
  if (ref) await messageRefs.savePause(sheet.id, { ...ref, turn });
}

/** Mentions awaited players whose direct messages are closed: an edited message doesn't notify them. */
export async function callAwaited(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  waiting: Waiting,
  nonce: string,
): Promise<void> {
  const { sheet } = recipientView;
  const pinged = await unreachable(context, sheet, waiting.awaited);
  if (pinged.length === 0) return;
  const page = {
    components: [textBlock(pingLines(recipientView, waiting, pinged).join('\n')), row(choiceButton(sheet))],
  };
  await sendToMatch(context, messageRefs, sheet, page, { nonce, mentions: usersAt(sheet, pinged), silent: true });
}

async function unreachable(context: BotContext, sheet: PublicMatch, seats: readonly Seat[]): Promise<readonly Seat[]> {
  if (seats.length === 0) return [];
  const profiles = await context.matches.profiles(usersAt(sheet, seats));
  const closed = new Set(profiles.flatMap(({ id, dmClosed }) => (dmClosed ? [id] : [])));
  return seats.filter((seat) => closed.has(userAt(sheet, seat) ?? ''));
}

const pingLines = (
  { sheet, game }: RecipientView,
  { key, until }: Waiting,
  pinged: readonly Seat[],
): readonly string[] =>
  pinged.map(
    (seat) =>
      turnStrings.pausePing(
        mention(sheet, seat),
        dutyOf(game, key),
        until === null ? null : absoluteAndRelative(until),
      )[sheet.home.language],
  );

/** Posts a silent line for an open offer, edits it as players answer, and removes it at the end. */
export async function announceInvitation(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  turn: number,
  nonce: string,
): Promise<void> {
  const { sheet, invitation } = recipientView;
  if (!invitation || sheet.status === 'over') return removeInvitation(context, messageRefs, sheet);
  const page = invitationMessage(sheet, invitation, recipientView.seq);
  const before = (await messageRefs.invitation(sheet.id)) ?? (await reusePauseLine(messageRefs, sheet, turn));
  if (before) {
    await editQuietly(context, sheet.id, before, page);
    await followOffer(context, sheet, invitation.from);
    return;
  }
  const ref = await sendToMatch(context, messageRefs, sheet, page, { nonce, mentions: [], silent: true });
  if (ref) await messageRefs.saveInvitation(sheet.id, ref);
}

/** Reuses the turn's waiting line for an offer once everyone has chosen. */
async function reusePauseLine(
  messageRefs: MessageRefs,
  { id, awaited }: PublicMatch,
  turn: number,
): Promise<MessageRef | null> {
  const pause = await messageRefs.pause(id);
  if (pause?.turn !== turn || awaited.length > 0) return null;
  await messageRefs.saveInvitation(id, pause);
  await messageRefs.savePause(id, null);
  return pause;
}

export async function removeInvitation(
  context: BotContext,
  messageRefs: MessageRefs,
  { id }: PublicMatch,
): Promise<void> {
  const line = await messageRefs.invitation(id);
  if (!line) return;
  try {
    await context.sender.remove(line);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: id, fault: describeError(error) }, 'could not remove the line of a closed offer');
  }
  await messageRefs.saveInvitation(id, null);
}
