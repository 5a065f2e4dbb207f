import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { HOST } from '../../match/lobby/lobby.ts';
import type { RecipientView } from '../../match/view/notifier.ts';
import { seatsToAgree } from '../../match/lobby/lobby.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { textPage, type MessagePage } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { describeError, isPermanent } from '../outgoing/discord-errors.ts';
import { recipientAt, sendDirectMessage } from '../outgoing/direct-messages.ts';
import { matchChannel, renameThread, sendToMatch, openMatchChannel } from '../outgoing/match-channel.ts';
import { nonceFor, type SendOptions, type MessageRef } from '../outgoing/message-sender.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { plain } from '../ui/limits.ts';
import { competitionOf } from '../ui/match-title.ts';
import { joinNames, playerName, playerNamesLine, usersAt } from '../ui/player-names.ts';
import { linkMatches } from './announce-competition.ts';
import { noticeLeavers } from './notice-leavers.ts';
import { drawPicture } from '../ui/draw.ts';
import {
  challengeCard,
  challengeScene,
  answeredCard,
  gameOnCard,
  gameOverCard,
  replacedCard,
} from './challenge-card.ts';
import { gameCard } from './game-card.ts';
import { termLines } from '../ui/terms.ts';
import { placeLink } from '../ui/links.ts';
import { challengeStrings } from '../strings/challenge.ts';
import { cardStrings } from '../strings/public-posts.ts';
import { editQuietly } from '../outgoing/edit-quietly.ts';

/** Returns the channel of a challenge; a rematch is requested where the previous match was played. */
const placeOf = (sheet: PublicMatch, { previous }: PostDetails['challenge']): string =>
  previous?.channel ?? sheet.home.parent;

export async function announceChallenge(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  game: AnyGame,
  happened: PostDetails['challenge'],
  nonce: string,
): Promise<void> {
  const card = await messageRefs.card(sheet.id);
  const detail = await withProposal(messageRefs, sheet, happened);
  switch (detail.event) {
    case 'made':
    case 'proposed':
    case 'reminder': {
      const place = card?.channel ?? placeOf(sheet, detail);
      const page = await cardPage(context, sheet, game, detail);
      const ref = await postCard(context, messageRefs, sheet, place, page, {
        nonce,
        mentions: usersAt(sheet, detail.calls),
      });
      if (!ref) return;
      await messageRefs.saveCard(sheet.id, ref);
      await closeReplacedCard(context, sheet, card, ref);
      return;
    }
    case 'joined':
    case 'left':
    case 'reworded':
      if (card && sheet.status === 'challenge')
        await editQuietly(context, sheet.id, card, await cardPage(context, sheet, game, detail));
      return;
    case 'declined':
    case 'withdrawn':
    case 'expired':
      if (card) await editQuietly(context, sheet.id, card, answeredCard(sheet, detail));
      return;
    case 'accepted':
      // The card is edited once the match has its channel.
      return;
    default:
      detail.event satisfies never;
  }
}

/** Keeps the last proposal on the card until everyone has agreed. */
async function withProposal(
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  detail: PostDetails['challenge'],
): Promise<PostDetails['challenge']> {
  if (detail.before) await messageRefs.saveProposal(sheet.id, detail.before);
  if (detail.before || seatsToAgree(sheet).length === 0) return detail;
  const before = await messageRefs.proposal(sheet.id);
  return before ? { ...detail, before } : detail;
}

async function cardPage(
  context: BotContext,
  sheet: PublicMatch,
  game: AnyGame,
  detail: PostDetails['challenge'],
): Promise<MessagePage> {
  const { language } = sheet.home;
  const alt = termLines(game, detail.terms, language).join(', ').replaceAll('*', '');
  const banner = await drawPicture(context.renderer, context.log, challengeScene(sheet, game, detail), language, alt);
  return challengeCard(sheet, game, detail, banner);
}

/**
 * Posts the card. If that isn't possible, the challenge is withdrawn and its author notified. A rematch whose thread is
 * closed or gone is posted in the channel instead.
 */
async function postCard(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  place: string,
  page: MessagePage,
  sendOptions: SendOptions,
): Promise<MessageRef | null> {
  try {
    return await context.sender.send(place, page, sendOptions);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'could not post a challenge');
    if (place !== sheet.home.parent) return postCard(context, messageRefs, sheet, sheet.home.parent, page, sendOptions);
    const [challenger] = sheet.players;
    if (sheet.status !== 'challenge' || challenger?.kind !== 'person') return null;
    await context.matches.withdraw(sheet.id, challenger.id, null);
    const to = await recipientAt(context, messageRefs, sheet, HOST);
    const asked = sheet.players.flatMap(({ kind }, seat) =>
      kind === 'person' && seat !== HOST ? playerName(sheet, seat) : [],
    );
    const textOf = (language: Language): string =>
      challengeStrings.notPosted(joinNames(asked, language), placeLink(sheet.home.guild, place))[language];
    if (to)
      await sendDirectMessage(context, messageRefs, sheet, to, textPage(textOf(to.language)), {
        nonce: nonceFor(sheet.id, 'not-posted'),
      });
    return null;
  }
}

/** Opens a thread on the card, posts the game card in it, and links it on the card. */
export async function announceStart(
  context: BotContext,
  messageRefs: MessageRefs,
  { sheet, game }: RecipientView,
  { commitment, first = null }: PostDetails['start'],
  nonce: string,
): Promise<void> {
  const card = (await messageRefs.card(sheet.id)) ?? (await soloCard(context, messageRefs, sheet));
  const channel = await openMatchChannel(context, messageRefs, sheet, game, card);
  await postGameCard(
    context,
    messageRefs,
    sheet,
    channel,
    card,
    (mentions) => gameCard(sheet, game, commitment, first, mentions),
    nonce,
  );
  if (card) await editQuietly(context, sheet.id, card, gameOnCard(sheet, channel));
  if (sheet.competition) await linkMatches(context, messageRefs, sheet.competition.id);
  await noticeLeavers(context, messageRefs, sheet);
  await takeOverThread(context, messageRefs, sheet, game, channel);
}

/** Renames the thread that a rematch takes over, and links the rematch on the message the thread belongs to. */
async function takeOverThread(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  game: AnyGame,
  channel: string,
): Promise<void> {
  const line = sheet.previous === null ? null : await threadCard(messageRefs, sheet.previous);
  // A thread on a message has that message's id.
  if (line?.message !== channel) return;
  await messageRefs.saveThreadCard(sheet.id, line);
  await renameThread(context, sheet, game, channel);
  await editQuietly(context, sheet.id, line, gameOnCard(sheet, channel));
}

const threadCard = async (messageRefs: MessageRefs, match: string): Promise<MessageRef | null> =>
  (await messageRefs.threadCard(match)) ?? messageRefs.card(match);

/** Moves the match here: into a new thread if possible, with its game card and players. */
export async function moveMatchHere(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  game: AnyGame,
  interaction: string,
): Promise<string> {
  const { language } = sheet.home;
  const before = await messageRefs.card(sheet.id);
  const card = await context.sender.send(sheet.home.parent, textPage(cardStrings.moved('…')[language]), {
    nonce: nonceFor(interaction, 'move'),
  });
  const channel = await openMatchChannel(
    context,
    messageRefs,
    { ...sheet, home: { ...sheet.home, channel: null } },
    game,
    card,
  );
  await postGameCard(
    context,
    messageRefs,
    sheet,
    channel,
    card,
    (mentions) => gameCard(sheet, game, sheet.commitment ?? '', null, mentions),
    nonceFor(interaction, 'moved'),
  );
  if (card) {
    await messageRefs.saveCard(sheet.id, card);
    await context.sender.edit(card, gameOnCard(sheet, channel));
    await closeReplacedCard(context, sheet, before, card);
  }
  return channel;
}

/** Posts the game card. In a new thread it is pinned and mentions the players. */
async function postGameCard(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  channel: string,
  card: MessageRef | null,
  page: (mentions: readonly string[]) => MessagePage,
  nonce: string,
): Promise<void> {
  const ref = await sendToMatch(context, messageRefs, { ...sheet, home: { ...sheet.home, channel } }, page([]), {
    nonce,
    silent: true,
  });
  if (!ref) return;
  if (!card || channel !== ref.channel || channel === card.channel) return;
  await pin(context, sheet, ref);
  await mentionPlayers(context, messageRefs, sheet, ref, page);
}

async function pin(context: BotContext, sheet: PublicMatch, ref: MessageRef): Promise<void> {
  try {
    await context.sender.pin(ref);
  } catch (error) {
    // Pinning is optional: most servers don't allow it.
    if (!isPermanent(error))
      context.log.warn({ match: sheet.id, fault: describeError(error) }, 'could not pin the game card');
  }
}

/** Marks the card in the channel as over. */
export async function closeCard(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  game: AnyGame,
): Promise<void> {
  const card = await messageRefs.card(sheet.id);
  const line = await messageRefs.threadCard(sheet.id);
  for (const each of [card, line])
    if (each)
      await editQuietly(context, sheet.id, each, gameOverCard(sheet, game, await matchChannel(messageRefs, sheet)));
}

/**
 * Adds the players to the thread, so that it is in their lists. Adding members posts a system message and pings; a
 * mention by edit does the same silently.
 */
async function mentionPlayers(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: PublicMatch,
  ref: MessageRef,
  page: (mentions: readonly string[]) => MessagePage,
): Promise<void> {
  const people = sheet.players.flatMap((player) => (player.kind === 'person' ? player.id : []));
  await editQuietly(context, sheet.id, ref, page(people), people);
  await messageRefs.saveGameCard(sheet.id, { ...ref, components: page(people).components });
}

/** Posts a card for a solo match or one of a competition, as the thread needs a message. */
async function soloCard(context: BotContext, messageRefs: MessageRefs, sheet: PublicMatch): Promise<MessageRef | null> {
  if (sheet.home.guild === null) return null;
  const { language } = sheet.home;
  const named = (kind: 'person' | 'computer'): string =>
    joinNames(
      sheet.players.flatMap((player, seat) => (player.kind === kind ? playerName(sheet, seat) : [])),
      language,
    );
  const page = sheet.competition
    ? textPage(`**${plain(competitionOf(sheet, sheet.home.language))}** · ${playerNamesLine(sheet)}`)
    : textPage(challengeStrings.solo(named('person'), named('computer'))[language]);
  const ref = await context.sender.send(sheet.home.parent, page, { nonce: nonceFor(sheet.id, 'solo'), silent: true });
  if (ref) await messageRefs.saveCard(sheet.id, ref);
  return ref;
}

/** Replaces the previous card by a reference to the newer one. */
async function closeReplacedCard(
  context: BotContext,
  sheet: PublicMatch,
  old: MessageRef | null,
  newer: MessageRef,
): Promise<void> {
  if (old && old.message !== newer.message) await editQuietly(context, sheet.id, old, replacedCard(sheet));
}
