import { revealedAt } from '../../match/lobby/daily-seed.ts';
import type { PublicMatch } from '../../match/matches.ts';
import type { WordedEvent, Post, PostDetails } from '../../match/posts.ts';
import type { RecipientView } from '../../match/view/notifier.ts';
import type { BotContext } from '../context.ts';
import { editIfAllowed, editQuietly } from '../outgoing/edit-quietly.ts';
import { sendToMatch } from '../outgoing/match-channel.ts';
import type { MessageRefs, TurnMessageRef } from '../outgoing/message-refs.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { turnStrings } from '../strings/public-posts.ts';
import { container, textPage } from '../ui/components.ts';
import { accentColor, joinNames, playerName, usersAt } from '../ui/player-names.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { announcePause, callAwaited } from './announce-waiting.ts';
import { publicBoard } from './public-board.ts';
import {
  hiddenMatchMessage,
  hiddenMatchText,
  parallelMessage,
  parallelTable,
  pastTurnMessage,
  turnMessage,
} from './turn-message.ts';

export async function announceTurn(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  { id, detail, push }: Extract<Post<WordedEvent>, { kind: 'turn' }>,
  nonce: string,
): Promise<void> {
  if (recipientView.isHidden) return announceHiddenMatch(context, messageRefs, recipientView.sheet, nonce);
  const { sheet, view, active, turnOf } = recipientView;
  const previous = await messageRefs.turn(sheet.id);
  const told = newsFor(detail, previous?.told?.upTo);
  // Late, because Discord was unreachable: picture, mention and buttons belong to the current turn.
  if (sheet.status === 'over' || view === null || turnOf(detail.seat) > detail.turn) {
    const page = { components: pastTurnMessage(sheet, told.detail, null), files: [] };
    await sendToMatch(context, messageRefs, sheet, page, { nonce, mentions: [], silent: true });
    if (previous?.told)
      await messageRefs.saveTurn(sheet.id, { ...previous, told: { ...previous.told, upTo: told.upTo } });
    return;
  }
  const { board, remember } = await publicBoard(context, messageRefs, recipientView, id);
  const sendOptions = { nonce, mentions: usersAt(sheet, detail.calls), silent: !push };
  const parallel = detail.turn > 0 && active.length > 1;
  const page = parallel ? parallelMessage(recipientView, board) : turnMessage(recipientView, told.detail, board);
  const ref = await sendToMatch(context, messageRefs, sheet, page, sendOptions);
  // Retried after it was sent: its buttons have to stay.
  if (!ref || previous?.message === ref.message) return;
  if (previous) await removeTurnButtons(context, sheet, previous);
  const { turn, seat, progress } = detail;
  if (progress) await callAwaited(context, messageRefs, recipientView, progress, nonceFor(id, 'awaited'));
  await messageRefs.saveTurn(sheet.id, {
    ...ref,
    after: parallel ? parallelTable(sheet, board) : pastTurnMessage(sheet, told.detail, board),
    ...(!parallel && { told: { turn, seat, from: told.from, upTo: told.upTo } }),
  });
  await remember();
}

/** Edits the turn message: the roll, what it brought, and whom play waits for. */
export async function announceProgress(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  { id, detail }: Extract<Post<WordedEvent>, { kind: 'progress' }>,
): Promise<void> {
  const { sheet, isHidden, turnOf } = recipientView;
  const { turn, seat, progress } = detail;
  const isPast = sheet.status !== 'open' || turnOf(seat) !== turn;
  // What a later post tells as well, it tells alone: the next turn message, or another edit.
  if (isHidden || isPast || progress.answers < (sheet.shown ?? 0)) return;
  const message = await messageRefs.turn(sheet.id);
  const told = message?.told;
  if (message && told?.turn === turn && told.seat === seat) {
    const news = newsFor({ ...detail, calls: [], undos: 0 }, told.from);
    const { board, remember } = await publicBoard(context, messageRefs, recipientView, null);
    const ref = await editIfAllowed(context, sheet.id, message, turnMessage(recipientView, news.detail, board));
    if (ref) await callAwaited(context, messageRefs, recipientView, progress, nonceFor(id, 'awaited'));
    const upTo = ref ? progress.answers : Math.min(told.upTo, progress.kept);
    const after = ref ? pastTurnMessage(sheet, news.detail, board) : message.after;
    await messageRefs.saveTurn(sheet.id, { ...message, ...ref, after, told: { turn, seat, from: news.from, upTo } });
    if (ref) return remember();
  }
  await announcePause(context, messageRefs, recipientView, { turn, ...progress }, nonceFor(id, 'channel'));
}

/** Returns the events after an answer, except those undone since, and how far they go. */
function newsFor<T extends Pick<PostDetails<WordedEvent>['turn'], 'events' | 'progress'>>(
  detail: T,
  after = -1,
): { readonly detail: T; readonly from: number; readonly upTo: number } {
  const from = Math.min(after, detail.progress?.kept ?? after);
  const events = detail.events.filter(({ seq }) => seq > from);
  return { detail: { ...detail, events }, from, upTo: detail.progress?.answers ?? detail.events.at(-1)?.seq ?? from };
}

/** Posts a single message for the whole match: more would reveal the dice. */
async function announceHiddenMatch(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  nonce: string,
): Promise<void> {
  if (sheet.status === 'over' || (await messageRefs.turn(sheet.id))) return;
  const until = absoluteAndRelative(revealedAt(sheet.terms.day ?? ''));
  const ref = await sendToMatch(context, messageRefs, sheet, hiddenMatchMessage(sheet, until), {
    nonce,
    mentions: [],
    silent: true,
  });
  if (ref)
    await messageRefs.saveTurn(sheet.id, {
      ...ref,
      after: [container(accentColor(0), [hiddenMatchText(sheet, until)])],
    });
}

/** Updates the message of parallel turns; another message says who has finished. */
export async function announceStandings(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  { id, detail }: Extract<Post<WordedEvent>, { kind: 'standings' }>,
  nonce: string,
): Promise<void> {
  const { sheet } = recipientView;
  const { language } = sheet.home;
  const message = await messageRefs.turn(sheet.id);
  if (message) {
    const { board, remember } = await publicBoard(context, messageRefs, recipientView, id);
    const ref = await editQuietly(context, sheet.id, message, parallelMessage(recipientView, board));
    if (ref) {
      await messageRefs.saveTurn(sheet.id, { ...ref, after: parallelTable(sheet, board) });
      await remember();
    }
  }
  if (detail.finished.length === 0) return;
  const names = joinNames(
    detail.finished.map((seat) => playerName(sheet, seat)),
    language,
  );
  await sendToMatch(context, messageRefs, sheet, textPage(turnStrings.finished(names)[language]), {
    nonce,
    mentions: [],
    silent: true,
  });
}

/** Removes the buttons of a past turn. */
const removeTurnButtons = async (context: BotContext, { id }: PublicMatch, turn: TurnMessageRef): Promise<void> =>
  void (await editQuietly(context, id, turn, { components: turn.after }));

/** Removes the buttons of the last turn, which no other one replaces. */
export async function removeLastTurnButtons(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
): Promise<void> {
  const last = await messageRefs.turn(sheet.id);
  if (!last) return;
  await removeTurnButtons(context, sheet, last);
  await messageRefs.saveTurn(sheet.id, null);
}
