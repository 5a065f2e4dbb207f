import { dailyMatchOf } from '../../match/lobby/daily-match.ts';
import type { WordedEvent, Post } from '../../match/posts.ts';
import type { MatchStats, PublicMatch } from '../../match/matches.ts';
import type { RecipientView } from '../../match/view/notifier.ts';
import type { BotContext } from '../context.ts';
import { describeError } from '../outgoing/discord-errors.ts';
import { archiveThread, sendToMatch } from '../outgoing/match-channel.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { rankingLine } from '../pages/leaderboard.ts';
import type { MessagePage } from '../ui/components.ts';
import { ratingLine } from '../ui/rating-line.ts';
import { seriesLine } from '../ui/series.ts';
import { removeLastTurnButtons } from './announce-turn.ts';
import { removeInvitation } from './announce-waiting.ts';
import { closeCard } from './challenge-and-start.ts';
import { publicBoard, resultPicture } from './public-board.ts';
import { hiddenResultMessage, resultMessage, resultText } from './result-message.ts';

export async function announceResult(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  post: Extract<Post<WordedEvent>, { kind: 'over' }>,
  nonce: string,
): Promise<void> {
  const { sheet, game } = recipientView;
  const { ending } = post.detail;
  const told = (await messageRefs.turn(sheet.id))?.told?.upTo ?? -1;
  const detail = { ...post.detail, events: post.detail.events.filter(({ seq }) => seq > told) };
  const send = async (page: MessagePage): Promise<void> => {
    await sendToMatch(context, messageRefs, sheet, page, { nonce, mentions: [], silent: !post.push });
  };
  if (recipientView.isHidden) {
    await removeLastTurnButtons(context, messageRefs, sheet);
    await send(hiddenResultMessage(sheet, post.detail, dailyMatchOf(context.matches.games, sheet.terms)?.id ?? ''));
    await archiveThread(context, messageRefs, sheet);
    return closeCard(context, messageRefs, sheet, game);
  }
  // A resigned solo match has no winner.
  const ranking = 'ranking' in ending && (ending.kind === 'won' || sheet.players.length > 1) ? ending.ranking : null;
  const result =
    ranking === null
      ? null
      : await resultPicture(context, recipientView, { ranking, kind: ending.kind }, resultText(sheet, post.detail));
  // As texts both would be the same.
  const { board } =
    result && 'text' in result ? { board: null } : await publicBoard(context, messageRefs, recipientView, post.id);
  await removeLastTurnButtons(context, messageRefs, sheet);
  await removeInvitation(context, messageRefs, sheet);
  const stands =
    sheet.players.length === 1
      ? await rankingLine(context, sheet, game)
      : [await seriesLine(context, sheet), await ratingLine(context, sheet)].filter(Boolean).join('\n') || null;
  await send(resultMessage(sheet, game, detail, { result, board }, stands, await loadStats(context, sheet)));
  await archiveThread(context, messageRefs, sheet);
  return closeCard(context, messageRefs, sheet, game);
}

/** Loads the statistics; a failure must not cost the result. */
async function loadStats(context: BotContext, { id, startedAt }: PublicMatch): Promise<MatchStats | null> {
  if (startedAt === null) return null;
  try {
    return await context.matches.stats(id);
  } catch (error) {
    context.log.warn({ match: id, fault: describeError(error) }, 'could not compute match statistics');
    return null;
  }
}
