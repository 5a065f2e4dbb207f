import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { HOST } from '../../match/lobby/lobby.ts';
import type { Glimpse } from '../../match/look/telling.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { note, type Page } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { describeFault, isPastChange, isPermanent } from '../sending/faults.ts';
import { addresseeOf, sendDirect } from '../sending/directs.ts';
import { homeOf, sendHome, settle } from '../sending/homes.ts';
import { nonceOf, type Sending, type Spot } from '../sending/mail.ts';
import type { Notes } from '../sending/notes.ts';
import { listed, nameOfSeat, usersAt } from '../parts/people.ts';
import { draw } from '../parts/pictures.ts';
import { challengeCard, challengeScene, closedCard, gameOnCard, gameOverCard, replacedCard } from './challenge-card.ts';
import { gameCard } from './game-card.ts';
import { termLines } from '../parts/terms.ts';
import { placeLink } from '../parts/links.ts';
import { challengeWords } from '../words/challenge.ts';
import { cardWords } from '../words/public.ts';

/** Where a challenge is made: a rematch is asked for where the match before was played. */
const placeOf = (sheet: OpenSheet, { previous }: PostDetails['challenge']): string => previous?.channel ?? sheet.home.parent;

export async function announceChallenge(
  desk: Desk,
  notes: Notes,
  sheet: OpenSheet,
  game: AnyGame,
  detail: PostDetails['challenge'],
  nonce: string,
): Promise<void> {
  const card = await notes.card(sheet.id);
  switch (detail.event) {
    case 'made':
    case 'proposed':
    case 'reminder': {
      const place = card?.channel ?? placeOf(sheet, detail);
      const page = await cardPage(desk, sheet, game, detail);
      const spot = await post(desk, notes, sheet, place, page, { nonce, mentions: usersAt(sheet, detail.calls) });
      if (!spot) return;
      await notes.saveCard(sheet.id, spot);
      await replace(desk, sheet, card, spot);
      return;
    }
    case 'joined':
    case 'left':
    case 'reworded':
      if (card && sheet.status === 'challenge') await change(desk, sheet, card, await cardPage(desk, sheet, game, detail));
      return;
    case 'declined':
    case 'withdrawn':
    case 'expired':
      if (card) await change(desk, sheet, card, closedCard(sheet, detail));
      return;
    case 'accepted':
      // The card is changed when the match has its place.
      return;
    default:
      detail.event satisfies never;
  }
}

async function cardPage(desk: Desk, sheet: OpenSheet, game: AnyGame, detail: PostDetails['challenge']): Promise<Page> {
  const { language } = sheet.home;
  const alt = termLines(game, detail.terms, language).join(', ').replaceAll('*', '');
  const banner = await draw(desk.renderer, desk.log, challengeScene(sheet, game, detail), language, alt);
  return challengeCard(sheet, game, detail, banner);
}

/**
 * A card nobody can see is no challenge: whoever made it is told, and it is withdrawn. A rematch whose thread is closed or gone is
 * asked for in the channel instead.
 */
async function post(desk: Desk, notes: Notes, sheet: OpenSheet, place: string, page: Page, sending: Sending): Promise<Spot | null> {
  try {
    return await desk.mail.send(place, page, sending);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a challenge could not be posted');
    if (place !== sheet.home.parent) return post(desk, notes, sheet, sheet.home.parent, page, sending);
    const [challenger] = sheet.players;
    if (sheet.status !== 'challenge' || challenger?.kind !== 'person') return null;
    await desk.matches.withdraw(sheet.id, challenger.id, null);
    const to = await addresseeOf(desk, notes, sheet, HOST);
    const asked = sheet.players.flatMap(({ kind }, seat) => (kind === 'person' && seat !== HOST ? nameOfSeat(sheet, seat) : []));
    const words = (language: Language): string => challengeWords.notPosted(listed(asked, language), placeLink(sheet.home.guild, place))[language];
    if (to) await sendDirect(desk, notes, sheet, to, note(words(to.language)), { nonce: nonceOf(sheet.id, 'not-posted') });
    return null;
  }
}

/** A thread on the card, the game card inside, and the way there on the card itself. */
export async function announceStart(
  desk: Desk,
  notes: Notes,
  { sheet, game }: Glimpse,
  { commitment, first = null }: PostDetails['start'],
  nonce: string,
): Promise<void> {
  const card = (await notes.card(sheet.id)) ?? (await soloCard(desk, notes, sheet));
  const channel = await settle(desk, notes, sheet, game, card);
  await furnish(desk, notes, sheet, channel, card, (mentions) => gameCard(sheet, game, commitment, first, mentions), nonce);
  if (card) await change(desk, sheet, card, gameOnCard(sheet, channel));
}

/** The match goes on where this was asked for: in a new thread if possible, with its game card and its players. */
export async function moveHere(desk: Desk, notes: Notes, sheet: OpenSheet, game: AnyGame, visit: string): Promise<string> {
  const { language } = sheet.home;
  const before = await notes.card(sheet.id);
  const card = await desk.mail.send(sheet.home.parent, note(cardWords.moved('…')[language]), { nonce: nonceOf(visit, 'move') });
  const channel = await settle(desk, notes, { ...sheet, home: { ...sheet.home, channel: null } }, game, card);
  await furnish(desk, notes, sheet, channel, card, (mentions) => gameCard(sheet, game, sheet.commitment ?? '', null, mentions), nonceOf(visit, 'moved'));
  if (card) {
    await notes.saveCard(sheet.id, card);
    await desk.mail.edit(card, gameOnCard(sheet, channel));
    await replace(desk, sheet, before, card);
  }
  return channel;
}

/** Lays out the game card where the match is played now. In a thread of its own it is pinned, and everybody has a seat. */
async function furnish(
  desk: Desk,
  notes: Notes,
  sheet: OpenSheet,
  channel: string,
  card: Spot | null,
  page: (mentions: readonly string[]) => Page,
  nonce: string,
): Promise<void> {
  const spot = await sendHome(desk, notes, { ...sheet, home: { ...sheet.home, channel } }, page([]), { nonce, silent: true });
  if (!spot) return;
  if (!card || channel !== spot.channel || channel === card.channel) return;
  await pin(desk, sheet, spot);
  await seat(desk, notes, sheet, spot, page);
}

async function pin(desk: Desk, sheet: OpenSheet, spot: Spot): Promise<void> {
  try {
    await desk.mail.pin(spot);
  } catch (error) {
    // Pinning is a courtesy: most servers do not allow it.
    if (!isPermanent(error)) desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'the game card is not pinned');
  }
}

/** The card in the channel says that the match is over. */
export async function closeCard(desk: Desk, notes: Notes, sheet: OpenSheet, game: AnyGame): Promise<void> {
  const card = await notes.card(sheet.id);
  if (card) await change(desk, sheet, card, gameOverCard(sheet, game, await homeOf(notes, sheet)));
}

/**
 * Players belong to their thread, so that it stands in their lists and shows what they have not read. Whoever is added is told
 * so with a line and a ping; a mention that comes by an edit does the same in silence.
 */
async function seat(desk: Desk, notes: Notes, sheet: OpenSheet, spot: Spot, page: (mentions: readonly string[]) => Page): Promise<void> {
  const people = sheet.players.flatMap((player) => (player.kind === 'person' ? player.id : []));
  await change(desk, sheet, spot, page(people), people);
  await notes.saveGameCard(sheet.id, { ...spot, components: page(people).components });
}

/** Against a computer there was no challenge, but the thread has to hang on something. */
async function soloCard(desk: Desk, notes: Notes, sheet: OpenSheet): Promise<Spot | null> {
  if (sheet.home.guild === null) return null;
  const { language } = sheet.home;
  const named = (kind: 'person' | 'computer'): string =>
    listed(sheet.players.flatMap((player, seat) => (player.kind === kind ? nameOfSeat(sheet, seat) : [])), language);
  const page = note(challengeWords.solo(named('person'), named('computer'))[language]);
  const spot = await desk.mail.send(sheet.home.parent, page, { nonce: nonceOf(sheet.id, 'solo'), silent: true });
  if (spot) await notes.saveCard(sheet.id, spot);
  return spot;
}

/** What the newer card says does not stand on the one before any more. */
async function replace(desk: Desk, sheet: OpenSheet, old: Spot | null, newer: Spot): Promise<void> {
  if (old && old.message !== newer.message) await change(desk, sheet, old, replacedCard(sheet));
}

/** Best effort: an old card may be gone or not be changed any more. */
async function change(desk: Desk, sheet: OpenSheet, spot: Spot, page: Page, mentions: readonly string[] = []): Promise<void> {
  try {
    await desk.mail.edit(spot, page, mentions);
  } catch (error) {
    if (!isPastChange(error)) desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a card could not be changed');
  }
}
