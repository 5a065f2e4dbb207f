import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Seat } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { RecipientView, UsualMove } from '../../match/view/notifier.ts';
import type { WordedEvent, Post } from '../../match/posts.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { button, textPage, type MessagePage, type Picture } from '../ui/components.ts';
import { planName } from '../questions/plans.ts';
import { choiceToken, formatCustomId } from '../interactions/custom-id.ts';
import { LIMIT } from '../ui/limits.ts';
import type { BotContext } from '../context.ts';
import { recipientAt, sendDirectMessage } from '../outgoing/direct-messages.ts';
import { cannotBeEdited, isPermanent } from '../outgoing/discord-errors.ts';
import { sendToMatch } from '../outgoing/match-channel.ts';
import { nonceFor, type SendOptions, type MessageRef } from '../outgoing/message-sender.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { labelText, mention, playerNames } from '../ui/player-names.ts';
import { choiceEntries, isAlike, planLabel, shortened } from '../questions/entries.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import {
  bankNotice,
  choiceNotice,
  continuedNotice,
  dealsNotice,
  handNotice,
  helloNotice,
  inTurnNotice,
  type DirectNotice,
  type OpenChoice,
  overNotice,
  reminderNotice,
  turnNotice,
} from './direct-notices.ts';
import { finalBoard } from './public-board.ts';
import { isWholeAnswer } from '../../engine/picks.ts';
import { handText } from '../ui/scene-text.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { turnStrings } from '../strings/public-posts.ts';

/** Notifies one player: by direct message, or in the thread if those are closed and it matters. */
export async function notifyPlayer(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  post: Post<WordedEvent>,
  seat: Seat,
): Promise<void> {
  const { sheet, game } = recipientView;
  const to = await recipientAt(context, messageRefs, sheet, seat);
  if (!to) return;
  // In a match played in direct messages the public turn message is already a direct one.
  if (sheet.home.guild === null && (post.kind === 'turn' || post.kind === 'hello')) return;
  const notice: DirectNotice = { sheet, game, seat, language: to.language, inBrowser: context.webUrl !== null };
  const sendOptions: SendOptions = { nonce: nonceFor(post.id, `seat-${seat}`), silent: !post.push };
  const send = async (page: MessagePage): Promise<MessageRef | null> =>
    sendDirectMessage(context, messageRefs, sheet, to, page, sendOptions);
  const live = async (page: MessagePage, ignoreRecent: boolean): Promise<void> =>
    updateOrSend(
      context,
      messageRefs,
      notice,
      page,
      ignoreRecent ? null : await messageRefs.hand(sheet.id, seat),
      send,
    );
  // Other notices follow the greeting within a second: each carries it until the first turn is over.
  const greeting: DirectNotice = { ...notice, greets: post.kind === 'hello' || recipientView.turnOf(seat) <= 1 };
  const hand = async (): Promise<Picture | null> =>
    to.profile.dmClosed ? null : handPicture(context, notice, recipientView);
  switch (post.kind) {
    case 'hello':
      return live(helloNotice(greeting), true);
    case 'turn':
      return live(
        turnNotice(
          greeting,
          post.detail,
          await hand(),
          recipientView.usualMove,
          openChoice(recipientView, to.language),
        ),
        !recipientView.isPresent,
      );
    case 'continued':
      return live(
        continuedNotice(greeting, post.detail, await hand(), dealButtons(recipientView, to.language)),
        !recipientView.isPresent,
      );
    case 'deals': {
      if (!recipientView.invitation) return;
      const deals = dealButtons(recipientView, to.language);
      const page = dealsNotice(greeting, post.detail, recipientView.invitation, await hand(), deals);
      return live(page, !recipientView.isPresent && !post.detail.amends);
    }
    case 'hand': {
      const { turn, rolled } = post.detail;
      const inTurn = recipientView.question !== null && recipientView.active.includes(seat);
      const isVoid = recipientView.turnOf(seat) > turn || (rolled && !inTurn);
      const shown = isVoid ? null : await hand();
      if (!shown) return;
      return live(inTurn ? inTurnNotice(greeting, turn, shown) : handNotice(greeting, shown), false);
    }
    case 'choice':
      return live(
        choiceNotice(
          greeting,
          post.detail,
          questionFor(recipientView),
          wholeAnswerButtons(recipientView),
          openChoice(recipientView, to.language)?.answers,
        ),
        !recipientView.isPresent,
      );
    case 'reminder': {
      if (to.profile.dmClosed && post.detail.step === 'late')
        return remindInPublic(context, messageRefs, sheet, seat, to.user, post, sendOptions);
      await send(reminderNotice(notice, post.detail));
      return;
    }
    case 'bank':
      await send(bankNotice(notice, post.detail));
      return;
    case 'over':
      return announceEnd(
        context,
        messageRefs,
        recipientView,
        notice,
        overNotice(notice, post.detail, to.profile.dmClosed ? null : await finalBoard(context, recipientView)),
        to.profile.notifications === 'none' ? null : send,
      );
    case 'challenge':
    case 'start':
    case 'progress':
    case 'pause':
    case 'invitation':
    case 'standings':
    case 'puzzle':
    case 'weekly':
    case 'note':
      return;
    default:
      post satisfies never;
  }
}

/** Keeps one direct message per match up to date, edited in place if possible. */
async function updateOrSend(
  context: BotContext,
  messageRefs: MessageRefs,
  { sheet, seat }: DirectNotice,
  page: MessagePage,
  old: MessageRef | null,
  send: (page: MessagePage) => Promise<MessageRef | null>,
): Promise<void> {
  if (old) {
    try {
      await context.sender.edit(old, page);
      return;
    } catch {
      // Too old to edit, or deleted: a new one replaces it.
    }
  }
  const ref = await send(page);
  if (ref) await messageRefs.saveHand(sheet.id, seat, ref);
}

/** Turns the direct message into the result. An absent player gets a new one, which may make a sound. */
async function announceEnd(
  context: BotContext,
  messageRefs: MessageRefs,
  { isPresent: present }: RecipientView,
  { sheet, seat }: DirectNotice,
  page: MessagePage,
  send: ((page: MessagePage) => Promise<MessageRef | null>) | null,
): Promise<void> {
  const old = await messageRefs.hand(sheet.id, seat);
  // A match played in direct messages already shows its result there.
  const sends = sheet.home.guild === null ? null : send;
  if (old && (present || !sends) && (await tried(async () => void (await context.sender.edit(old, page))))) return;
  const fresh = sends && (await sends(page));
  if (fresh) await messageRefs.saveHand(sheet.id, seat, fresh);
  if (old && old.message !== fresh?.message) await tried(async () => context.sender.remove(old));
}

/** Returns whether Discord did it; it may refuse edits of old messages. */
async function tried(what: () => Promise<void>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    if (!isPermanent(error) && !cannotBeEdited(error)) throw error;
    return false;
  }
}

async function handPicture(
  context: BotContext,
  { sheet, game, language }: DirectNotice,
  { view, question }: RecipientView,
): Promise<Picture | null> {
  if (view === null) return null;
  const choices = question?.choices;
  const names = playerNames(sheet);
  const scene = safeScene(context.log, () =>
    game.views.scene(view, { kind: 'hand', names, ...(choices && { choices }) }),
  );
  const text =
    scene?.kind === 'hand'
      ? handText(scene, language, names)
      : labelText(game.text.describe(view).alt, language, sheet);
  const picture = await drawPicture(context.renderer, context.log, scene, language, text);
  return picture ? { picture } : { text: text };
}

/** Returns answers that need no composing, such as accepting an offer. */
const wholeAnswerButtons = ({ game, view, question, seq }: RecipientView): readonly UsualMove[] =>
  question?.choices
    .filter((id) => isWholeAnswer(question, id))
    .map((id) => ({ id, text: game.text.label(view, question, id).text, seq })) ?? [];

/** Returns a button for each deal that answers to the recipient's own offer made possible. */
function dealButtons(
  { game, view, question, seq, invitation, sheet, seat }: RecipientView,
  language: Language,
): readonly APIButtonComponentWithCustomId[] {
  if (!question || invitation?.from !== seat) return [];
  return invitation.deals
    .filter((id) => question.choices.includes(id))
    .slice(0, LIMIT.rowButtons - 1)
    .map((id, index) =>
      button(
        formatCustomId({ match: sheet.id, seat: null, seq, verb: 'pick', arg: choiceToken(question.key, id) }),
        labelText(game.text.label(view, question, id).text, language, sheet),
        index === 0 ? 'primary' : 'secondary',
      ),
    );
}

/** Answers that fit a message. */
const MAX_ANSWERS = 9;

/**
 * Returns the question with a button for the highlighted plan, or for each of a few things to choose from; null if it
 * takes more than that.
 */
function openChoice({ game, view, question, seq, sheet, seat }: RecipientView, language: Language): OpenChoice | null {
  if (!question || seat === null) return null;
  const { id: match, players } = sheet;
  const asked = { game, match, seat, players, seq, language, view, decision: question, picks: [], portion: 0 };
  const at = (verb: string, arg: string): string => formatCustomId({ match, seat: null, seq, verb, arg });
  const text = game.text.question(view, question);
  const plan = game.text.suggestPlans?.(view, question).find(({ primary }) => primary);
  if (plan) {
    const label = planLabel(asked, plan, undefined);
    return { question: text, answers: [button(at('plan', planName(question, plan.moves)), label, 'primary')] };
  }
  if (question.max > 1 || question.choices.length > MAX_ANSWERS) return null;
  const entries = choiceEntries(asked);
  if (entries.length < 2 || entries.some(({ opens }) => opens !== undefined) || !isAlike(entries)) return null;
  const answers = shortened(entries).map(({ name, label, emoji }) =>
    button(at('pick', name), label, 'secondary', false, emoji),
  );
  return { question: text, answers };
}

const questionFor = ({ game, view, question }: RecipientView): Text | null =>
  question && game.text.question(view, question);

async function remindInPublic(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  seat: Seat,
  user: string,
  { detail }: Extract<Post<WordedEvent>, { kind: 'reminder' }>,
  sendOptions: SendOptions,
): Promise<void> {
  const until = detail.due === null ? null : absoluteAndRelative(detail.due);
  const text = turnStrings.yourTurn(mention(sheet, seat), detail.turn, until)[sheet.home.language];
  await sendToMatch(context, messageRefs, sheet, textPage(text), {
    ...sendOptions,
    mentions: user === null ? [] : [user],
  });
}
