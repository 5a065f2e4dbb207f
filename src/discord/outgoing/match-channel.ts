import type { AnyGame } from '../../engine/game/index.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { Problem } from '../../match/problems.ts';
import { button, type MessagePage, row, textBlock, smallPrint } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { describeError, hasCode, isUnknownTarget, cannotBeEdited, isPermanent } from './discord-errors.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import type { SendOptions, MessageRef } from './message-sender.ts';
import type { MessageRefs } from './message-refs.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { competitionOf, peopleFirst } from '../ui/match-title.ts';
import { usersAt } from '../ui/player-names.ts';
import { variantOf } from '../ui/terms.ts';
import { cardStrings } from '../strings/public-posts.ts';

/** The parts of a match needed to find its channel. */
type LocatedMatch = Pick<PublicMatch, 'id' | 'seq' | 'home' | 'players' | 'terms' | 'competition'>;

/** Returns the channel of a match: its thread, or the channel it was requested in. */
export async function matchChannel(messageRefs: MessageRefs, sheet: LocatedMatch): Promise<string> {
  return sheet.home.channel ?? (await messageRefs.channel(sheet.id)) ?? sheet.home.parent;
}

/** Opens a thread on the card, or uses the channel if that isn't possible. Safe to repeat. */
export async function openMatchChannel(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: LocatedMatch,
  game: AnyGame,
  card: MessageRef | null,
): Promise<string> {
  const channel = await openThreadOrChannel(context, sheet, game, card);
  await messageRefs.saveChannel(sheet.id, channel);
  try {
    await context.matches.moveTo(sheet.id, channel);
  } catch (error) {
    // Too many changes at once: retried later.
    if (error instanceof Problem && error.kind === 'busy') throw error;
    // Another match is played in this channel already: this one is still found by its id and players.
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'another match uses this channel');
  }
  return channel;
}

/** The longest player name in a thread name: lists show only its beginning. */
const LONGEST_NAME = 16;
/** The longest name of a competition in a thread name. */
const LONGEST_COMPETITION = 30;

/**
 * Returns a thread name: players, people first, then variant and code, so that matches of the same people differ. Names
 * are shortened first.
 */
export function threadName(
  sheet: Pick<LocatedMatch, 'id' | 'home' | 'players' | 'terms' | 'competition'>,
  game: AnyGame,
): string {
  const variant = variantOf(game, sheet.terms);
  const what = sheet.competition
    ? competitionName(sheet)
    : (variant?.short ?? variant?.name ?? game.info.name)[sheet.home.language];
  const names = peopleFirst(sheet).map((seat) => sheet.players[seat]?.name ?? '');
  const titled = (shown: readonly string[]): string => [shown.join(' – '), what, sheet.id].join(' · ');
  const room = Math.floor((LIMIT.threadName - titled(names.map(() => '')).length) / names.length);
  return titled(names.map((name) => cut(name, Math.min(room, LONGEST_NAME))));
}

/** Returns the competition with its round, which stays whole when the name is shortened. */
function competitionName({ competition, home }: Pick<LocatedMatch, 'competition' | 'home'>): string {
  if (!competition) return '';
  const round = competitionOf({ competition: { ...competition, name: '' } }, home.language);
  return competitionOf(
    { competition: { ...competition, name: cut(competition.name, LONGEST_COMPETITION - round.length) } },
    home.language,
  );
}

async function openThreadOrChannel(
  { sender, log }: BotContext,
  sheet: LocatedMatch,
  game: AnyGame,
  card: MessageRef | null,
): Promise<string> {
  if (!card || sheet.home.guild === null) return sheet.home.parent;
  try {
    return await sender.openThread(card, threadName(sheet, game));
  } catch (error) {
    // A thread on a message has that message's id.
    if (hasCode(error, 'threadExists')) return card.message;
    if (!isPermanent(error)) throw error;
    log.info({ match: sheet.id, fault: describeError(error) }, 'could not open a thread; using the channel');
    return card.channel;
  }
}

/** Renames the thread after a match; best effort, as Discord limits how often. */
export async function renameThread(
  { sender, log }: BotContext,
  sheet: LocatedMatch,
  game: AnyGame,
  thread: string,
): Promise<void> {
  try {
    await sender.renameThread(thread, threadName(sheet, game));
  } catch (error) {
    if (!isPermanent(error) && !cannotBeEdited(error))
      log.warn({ match: sheet.id, fault: describeError(error) }, 'could not rename a thread');
  }
}

/** Lets the thread be archived a few days after the last message; best effort. */
export async function archiveThread(
  { sender, log }: BotContext,
  messageRefs: MessageRefs,
  sheet: LocatedMatch,
): Promise<void> {
  const home = await matchChannel(messageRefs, sheet);
  if (sheet.home.guild === null || home === sheet.home.parent) return;
  try {
    await sender.archiveSoon(home);
  } catch (error) {
    if (!isPermanent(error)) log.warn({ match: sheet.id, fault: describeError(error) }, 'could not archive a thread');
  }
}

/**
 * Sends a message to the match's thread. If it is gone or closed, sends it to the channel of the match and offers to
 * move there. Null if there is no channel left.
 */
export async function sendToMatch(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: LocatedMatch,
  page: MessagePage,
  sendOptions: SendOptions,
): Promise<MessageRef | null> {
  const home = await matchChannel(messageRefs, sheet);
  try {
    return await context.sender.send(home, page, sendOptions);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'could not post in the channel of a match');
    if (home === sheet.home.parent) return null;
    return sendToParent(
      context,
      messageRefs,
      sheet,
      page,
      sendOptions,
      isUnknownTarget(error) || hasCode(error, 'archivedThread', 'lockedThread', 'missingPermissions'),
    );
  }
}

async function sendToParent(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: LocatedMatch,
  page: MessagePage,
  sendOptions: SendOptions,
  offer: boolean,
): Promise<MessageRef | null> {
  const { language } = sheet.home;
  const move = formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb: 'move', arg: '' });
  const moving =
    offer && (await messageRefs.once(sheet.id, `move-${await matchChannel(messageRefs, sheet)}`))
      ? [textBlock(cardStrings.threadGone[language]), row(button(move, cardStrings.moveHere[language]))]
      : [];
  try {
    return await context.sender.send(
      sheet.home.parent,
      { ...page, components: [...page.components, ...moving] },
      sendOptions,
    );
  } catch (error) {
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'no channel left to post about a match');
    return null;
  }
}

/** Adds a person to the thread without a system message: by mentioning them on the game card, then editing it back. */
export async function addToThread(
  context: BotContext,
  messageRefs: MessageRefs,
  sheet: LocatedMatch,
  thread: string,
  user: string,
): Promise<void> {
  const card = await messageRefs.gameCard(sheet.id);
  const players = usersAt(sheet, [...sheet.players.keys()]);
  if (card?.channel !== thread) return context.sender.join(thread, user);
  try {
    await context.sender.edit(card, { components: [...card.components, textBlock(smallPrint(`<@${user}>`))] }, [
      ...players,
      user,
    ]);
    await context.sender.edit(card, { components: card.components }, players);
  } catch (error) {
    if (!cannotBeEdited(error)) throw error;
    await context.sender.join(thread, user);
  }
}
