import type { AnyGame } from '../../engine/game/index.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { Problem } from '../../match/problems.ts';
import { button, type Page, row, say, small } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { describeFault, isCode, isGone, isPastChange, isPermanent } from './faults.ts';
import { idOf } from '../arriving/ids.ts';
import type { Sending, Spot } from './mail.ts';
import type { Notes } from './notes.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { namesOf, usersAt } from '../parts/people.ts';
import { variantOf } from '../parts/terms.ts';
import { cardWords } from '../words/public.ts';

/** What of a match is needed to find its place. */
type Placed = Pick<OpenSheet, 'id' | 'seq' | 'home' | 'players' | 'terms'>;

/** Where a match is played: its thread, or the channel it was asked for in. */
export async function homeOf(notes: Notes, sheet: Placed): Promise<string> {
  return sheet.home.channel ?? (await notes.home(sheet.id)) ?? sheet.home.parent;
}

/** Opens the thread on the card, or settles for the channel when that is not allowed or not possible. Safe to repeat. */
export async function settle(desk: Desk, notes: Notes, sheet: Placed, game: AnyGame, card: Spot | null): Promise<string> {
  const channel = await placeFor(desk, sheet, game, card);
  await notes.saveHome(sheet.id, channel);
  try {
    await desk.matches.moveTo(sheet.id, channel);
  } catch (error) {
    // Too much happened in the match meanwhile: it is told again later.
    if (error instanceof Problem && error.kind === 'busy') throw error;
    // Another match is played in this channel already: this one is still found by its id and its players.
    desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a match has no channel of its own');
  }
  return channel;
}

/** Several matches of the same people are told apart by what is played and by their number: where there is little room, names give way. */
export function threadName(sheet: Pick<Placed, 'id' | 'home' | 'players' | 'terms'>, game: AnyGame): string {
  const names = namesOf(sheet);
  const what = (variantOf(game, sheet.terms)?.name ?? game.facts.name)[sheet.home.language];
  const titled = (players: readonly string[]): string => `${what} · ${players.join(' – ')} · ${sheet.id}`;
  const room = Math.floor((LIMIT.threadName - titled(names.map(() => '')).length) / names.length);
  const whole = titled(names);
  return whole.length <= LIMIT.threadName ? whole : titled(names.map((name) => cut(name, room)));
}

async function placeFor({ mail, log }: Desk, sheet: Placed, game: AnyGame, card: Spot | null): Promise<string> {
  if (!card || sheet.home.guild === null) return sheet.home.parent;
  try {
    return await mail.openThread(card, threadName(sheet, game));
  } catch (error) {
    // A thread that hangs on a message has that message's id.
    if (isCode(error, 'threadExists')) return card.message;
    if (!isPermanent(error)) throw error;
    log.info({ match: sheet.id, fault: describeFault(error) }, 'no thread could be opened; the channel has to do');
    return card.channel;
  }
}

/** Nobody plays in the thread any more: it leaves the lists a few days after the last word. A courtesy, like a pin. */
export async function leaveThread({ mail, log }: Desk, notes: Notes, sheet: Placed): Promise<void> {
  const home = await homeOf(notes, sheet);
  if (sheet.home.guild === null || home === sheet.home.parent) return;
  try {
    await mail.archiveSoon(home);
  } catch (error) {
    if (!isPermanent(error)) log.warn({ match: sheet.id, fault: describeFault(error) }, 'a thread stays in the lists');
  }
}

/**
 * Says something where the match is played. When the thread is gone or closed, it is said in the channel the match came
 * from, with the offer to move there. Null when there is no place left.
 */
export async function sendHome(desk: Desk, notes: Notes, sheet: Placed, page: Page, sending: Sending): Promise<Spot | null> {
  const home = await homeOf(notes, sheet);
  try {
    return await desk.mail.send(home, page, sending);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'the place of a match cannot be written to');
    if (home === sheet.home.parent) return null;
    return sendToParent(desk, notes, sheet, page, sending, isGone(error) || isCode(error, 'archivedThread', 'lockedThread', 'missingPermissions'));
  }
}

async function sendToParent(
  desk: Desk,
  notes: Notes,
  sheet: Placed,
  page: Page,
  sending: Sending,
  offer: boolean,
): Promise<Spot | null> {
  const { language } = sheet.home;
  const move = idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb: 'move', arg: '' });
  const moving =
    offer && (await notes.once(sheet.id, `move-${await homeOf(notes, sheet)}`))
      ? [say(cardWords.threadGone[language]), row(button(move, cardWords.moveHere[language]))]
      : [];
  try {
    return await desk.mail.send(sheet.home.parent, { ...page, components: [...page.components, ...moving] }, sending);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a match has no place left to be spoken of');
    return null;
  }
}

/**
 * Brings somebody into the thread of a match without a line that says so to everybody: by a mention on its game card, which goes
 * again at once.
 */
export async function bringIn(desk: Desk, notes: Notes, sheet: Placed, thread: string, user: string): Promise<void> {
  const card = await notes.gameCard(sheet.id);
  const players = usersAt(sheet, [...sheet.players.keys()]);
  if (card?.channel !== thread) return desk.mail.join(thread, user);
  try {
    await desk.mail.edit(card, { components: [...card.components, say(small(`<@${user}>`))] }, [...players, user]);
    await desk.mail.edit(card, { components: card.components }, players);
  } catch (error) {
    if (!isPastChange(error)) throw error;
    await desk.mail.join(thread, user);
  }
}
