import type { AnyGame } from '../../engine/game/index.ts';
import { placeOn } from '../../match/change/progress.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { Sheet } from '../../match/sheet.ts';
import { note, type Page } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { describeFault, isCode } from '../sending/faults.ts';
import { isPermanent, settle } from '../sending/homes.ts';
import { nonceOf, type Spot } from '../sending/mail.ts';
import type { Notes } from '../sending/notes.ts';
import { nameOfSeat } from '../parts/people.ts';
import { draw } from '../parts/pictures.ts';
import { challengeCard, challengeScene, closedCard, gameOnCard, pinged, replacedCard } from './challenge-card.ts';
import { gameCard } from './game-card.ts';
import { termLines } from '../parts/terms.ts';
import { challengeWords } from '../words/challenge.ts';

/** Where a challenge is made: a rematch is asked for where the match before was played. */
const placeOf = (sheet: Sheet, { previous }: PostDetails['challenge']): string => previous?.channel ?? sheet.home.parent;

export async function announceChallenge(
  desk: Desk,
  notes: Notes,
  sheet: Sheet,
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
      const { language } = sheet.home;
      const alt = termLines(game, detail.terms, language).join(', ').replaceAll('*', '');
      const banner = await draw(desk.renderer, desk.log, challengeScene(sheet, game, detail), language, alt);
      const spot = await desk.mail.send(place, challengeCard(sheet, game, detail, banner), { nonce, mention: pinged(sheet, detail) });
      await notes.saveCard(sheet.id, spot);
      if (card && card.message !== spot.message) await change(desk, sheet, card, replacedCard(sheet));
      return;
    }
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

/** A thread on the card, the game card inside, and the way there on the card itself. */
export async function announceStart(
  desk: Desk,
  notes: Notes,
  sheet: Sheet,
  game: AnyGame,
  detail: PostDetails['start'],
  nonce: string,
): Promise<void> {
  const card = (await notes.card(sheet.id)) ?? (await soloCard(desk, notes, sheet));
  const channel = await settle(desk, notes, sheet, game, card);
  const active = sheet.match ? game.rules.active(placeOn(game, sheet).state) : [];
  const [first = null] = active.length === 1 ? active : [];
  const spot = await desk.mail.send(channel, gameCard(sheet, game, detail.commitment, first), { nonce, silent: true });
  try {
    await desk.mail.pin(spot);
  } catch (error) {
    // Pinning is a courtesy: most servers do not allow it.
    if (!isPermanent(error)) desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'the game card is not pinned');
  }
  if (card && channel !== card.channel) await seat(desk, sheet, channel);
  if (card && channel !== card.channel) await change(desk, sheet, card, gameOnCard(sheet, channel));
  else if (card) await change(desk, sheet, card, gameOnCard(sheet, card.channel));
}

/** Players belong to their thread, so that it stands in their lists and shows what they have not read. */
async function seat(desk: Desk, sheet: Sheet, thread: string): Promise<void> {
  for (const player of sheet.players) {
    if (player.kind !== 'person') continue;
    try {
      await desk.mail.join(thread, player.id);
    } catch (error) {
      desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a player could not be added to the thread');
    }
  }
}

/** Against a computer there was no challenge, but the thread has to hang on something. */
async function soloCard(desk: Desk, notes: Notes, sheet: Sheet): Promise<Spot | null> {
  if (sheet.home.guild === null) return null;
  const [player = '', computer = ''] = sheet.players
    .toSorted((a, b) => (a.kind === b.kind ? 0 : a.kind === 'person' ? -1 : 1))
    .map((each) => nameOfSeat(sheet, sheet.players.indexOf(each)));
  const page = note(challengeWords.solo(player, computer)[sheet.home.language]);
  const spot = await desk.mail.send(sheet.home.parent, page, { nonce: nonceOf(sheet.id, 'solo'), silent: true });
  await notes.saveCard(sheet.id, spot);
  return spot;
}

/** Best effort: an old card may be gone or not be changed any more. */
async function change(desk: Desk, sheet: Sheet, spot: Spot, page: Page): Promise<void> {
  try {
    await desk.mail.edit(spot, page);
  } catch (error) {
    const expected = isCode(error, 'editsSpent', 'unknownMessage', 'unknownChannel', 'archivedThread');
    if (!expected) desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a card could not be changed');
  }
}
