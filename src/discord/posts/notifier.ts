import type { Seat } from '../../engine/script.ts';
import type { RecipientView, Notifier } from '../../match/view/notifier.ts';
import type { WordedEvent, Post, PostKind } from '../../match/posts.ts';
import { announceCompetition } from './announce-competition.ts';
import { announceChallenge, announceStart } from './challenge-and-start.ts';
import { notifyPlayer } from './notify-player.ts';
import { type MessagePage, textBlock } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { describeError, isPermanent } from '../outgoing/discord-errors.ts';
import { sendToMatch } from '../outgoing/match-channel.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { mention, playerName, usersAt } from '../ui/player-names.ts';
import { puzzlePost } from '../pages/puzzle.ts';
import { publicNote } from './public-note.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { turnStrings } from '../strings/public-posts.ts';
import { announceResult } from './announce-result.ts';
import { announceProgress, announceTurn, announceStandings } from './announce-turn.ts';
import { announcePause, announceInvitation } from './announce-waiting.ts';
import { announceWeek } from './announce-week.ts';
import { publicBoard } from './public-board.ts';

/** Sends posts as Discord messages. Permanently refused ones are dropped. */
export function createDiscordNotifier(context: BotContext, messageRefs: MessageRefs): Notifier {
  return {
    async notify(post, recipientView, maybeSent) {
      const { sheet } = recipientView;
      const sendingContext: BotContext = maybeSent
        ? { ...context, sender: context.sender.checkingSentSince(post.at ?? sheet.createdAt) }
        : context;
      try {
        if (post.to === 'channel') await notifyChannel(sendingContext, messageRefs, recipientView, post);
        else await notifyPlayer(sendingContext, messageRefs, recipientView, post, post.to);
      } catch (error) {
        if (!isPermanent(error)) throw error;
        context.log.warn({ match: post.match, kind: post.kind, fault: describeError(error) }, 'Discord refused a post');
      }
    },
    async notifyCompetition(post, view, maybeSent) {
      const sendingContext: BotContext = maybeSent
        ? { ...context, sender: context.sender.checkingSentSince(post.at ?? view.createdAt) }
        : context;
      await announceCompetition(sendingContext, messageRefs, post, view);
    },
    unknown({ match, kind }) {
      context.log.warn({ match, kind }, 'skipped a post of an unknown kind');
    },
  };
}

/** The posts that don't exist while a daily match is hidden. */
const hiddenKinds: ReadonlySet<PostKind> = new Set(['progress', 'pause', 'invitation', 'deals', 'note']);

async function notifyChannel(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  post: Post<WordedEvent>,
): Promise<void> {
  const { sheet, game } = recipientView;
  const nonce = nonceFor(post.id, 'channel');
  const { language } = sheet.home;
  const called = (seats: readonly Seat[]): readonly string[] => usersAt(sheet, seats);
  const send = async (page: MessagePage, mentions: readonly string[] = []): Promise<void> => {
    await sendToMatch(context, messageRefs, sheet, page, { nonce, mentions, silent: !post.push });
  };
  // Whom play waits for, and for what, would reveal a roll that others still expect.
  if (recipientView.isHidden && hiddenKinds.has(post.kind)) return;
  switch (post.kind) {
    case 'challenge':
      return announceChallenge(context, messageRefs, sheet, game, post.detail, nonce);
    case 'start':
      return announceStart(context, messageRefs, recipientView, post.detail, nonce);
    case 'turn':
      return announceTurn(context, messageRefs, recipientView, post, nonce);
    case 'progress':
      return announceProgress(context, messageRefs, recipientView, post);
    case 'pause': {
      const { turn, seats, due } = post.detail;
      return announcePause(context, messageRefs, recipientView, { turn, awaited: seats, key: null, until: due }, nonce);
    }
    case 'invitation':
      return announceInvitation(context, messageRefs, recipientView, post.detail.turn, nonce);
    case 'bank': {
      const { seat, stage, until } = post.detail;
      const text =
        stage === 'bank'
          ? turnStrings.bankRuns(playerName(sheet, seat), absoluteAndRelative(until))
          : turnStrings.bankEmpty(post.detail.calls.includes(seat) ? mention(sheet, seat) : playerName(sheet, seat));
      return send({ components: [textBlock(text[language])] }, called(post.detail.calls));
    }
    case 'over':
      return announceResult(context, messageRefs, recipientView, post, nonce);
    case 'standings':
      return announceStandings(context, messageRefs, recipientView, post, nonce);
    case 'puzzle': {
      const { board } = await publicBoard(context, messageRefs, recipientView, post.id);
      const page = puzzlePost(post.detail, context.matches.puzzleFamilies(), board, language);
      await context.sender.send(sheet.home.parent, page, { nonce, silent: true });
      return;
    }
    case 'weekly':
      return announceWeek(context, sheet, post.detail, nonce);
    case 'note':
      return send(publicNote(sheet, post.detail));
    case 'hello':
    case 'continued':
    case 'deals':
    case 'hand':
    case 'choice':
    case 'reminder':
      return;
    default:
      post satisfies never;
  }
}
