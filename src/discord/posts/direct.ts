import type { Seat } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import type { Glimpse, Usual } from '../../match/look/telling.ts';
import type { Said } from '../../match/posts.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { note, type Page, type Sight } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { addresseeOf, sendDirect } from '../sending/directs.ts';
import { sendHome } from '../sending/homes.ts';
import { nonceOf, type Sending, type Spot } from '../sending/mail.ts';
import type { Notes } from '../sending/notes.ts';
import { labelled, mentionOf, namesOf } from '../parts/people.ts';
import { draw, sceneOf } from '../parts/pictures.ts';
import {
  bankNotice,
  choiceNotice,
  continuedNotice,
  handNotice,
  helloNotice,
  type Notice,
  reminderNotice,
  turnNotice,
} from './notices.ts';
import { standsAlone } from '../questions/draft.ts';
import { handWords } from '../parts/scene-words.ts';
import { both } from '../parts/times.ts';
import { turnWords } from '../words/public.ts';

/** Says something to one person: by direct message, or where the match is played when those are closed and it matters. */
export async function announceDirect(desk: Desk, notes: Notes, glimpse: Glimpse, said: Said, seat: Seat): Promise<void> {
  const { sheet, game } = glimpse;
  const to = await addresseeOf(desk, notes, sheet, seat);
  if (!to) return;
  // In a match that is played in direct messages the public message of a turn is a direct one already.
  if (sheet.home.guild === null && (said.kind === 'turn' || said.kind === 'hello')) return;
  const notice: Notice = { sheet, game, seat, language: to.language };
  const sending: Sending = { nonce: nonceOf(said.id, `seat-${seat}`), silent: !said.push };
  const send = async (page: Page): Promise<Spot | null> => sendDirect(desk, notes, sheet, to, page, sending);
  const live = async (page: Page, anew: boolean): Promise<void> => living(desk, notes, notice, page, anew ? null : await notes.hand(sheet.id, seat), send);
  // Others follow the greeting within a second: each of them carries it until the first turn is over.
  const greeting: Notice = { ...notice, greets: said.kind === 'hello' || glimpse.turnOf(seat) <= 1 };
  const hand = async (): Promise<Sight | null> => (to.profile.dmClosed ? null : handOf(desk, notice, glimpse));
  switch (said.kind) {
    case 'hello':
      return live(helloNotice(greeting), true);
    case 'turn':
      return live(turnNotice(greeting, said.detail, await hand(), glimpse.usual), !glimpse.present);
    case 'continued':
      return live(continuedNotice(greeting, said.detail, await hand()), !glimpse.present);
    case 'hand': {
      const shown = await hand();
      return shown ? live(handNotice(greeting, shown), false) : undefined;
    }
    case 'choice':
      return live(choiceNotice(greeting, said.detail, questionFor(glimpse), wholeFor(glimpse)), !glimpse.present);
    case 'reminder': {
      if (to.profile.dmClosed && said.detail.step === 'late') return remindInPublic(desk, notes, sheet, seat, to.user, said, sending);
      await send(reminderNotice(notice, said.detail));
      return;
    }
    case 'bank':
      await send(bankNotice(notice, said.detail));
      return;
    case 'challenge':
    case 'start':
    case 'pause':
    case 'invitation':
    case 'standings':
    case 'over':
    case 'puzzle':
    case 'note':
      return;
    default:
      said satisfies never;
  }
}

/** The one message of a match that is kept up to date: changed in place as long as that works. Old ones would only be in the way. */
async function living(
  desk: Desk,
  notes: Notes,
  { sheet, seat }: Notice,
  page: Page,
  old: Spot | null,
  send: (page: Page) => Promise<Spot | null>,
): Promise<void> {
  if (old) {
    try {
      return await desk.mail.edit(old, page);
    } catch {
      // Too old to be changed, or deleted: a new one takes its place.
    }
  }
  const spot = await send(page);
  if (spot) await notes.saveHand(sheet.id, seat, spot);
}

async function handOf(desk: Desk, { sheet, game, language }: Notice, { view, question }: Glimpse): Promise<Sight | null> {
  if (view === null) return null;
  const choices = question?.choices;
  const names = namesOf(sheet);
  const scene = sceneOf(desk.log, () => game.sight.scene(view, { kind: 'hand', names, ...(choices && { choices }) }));
  const words = scene?.kind === 'hand' ? handWords(scene, language, names) : labelled(game.words.describe(view).alt, language, sheet);
  const picture = await draw(desk.renderer, desk.log, scene, language, words);
  return picture ? { picture } : { text: words };
}

/** Answers that stand for themselves beside a deal of one's own, as accepting one. */
const wholeFor = ({ game, view, question, seq }: Glimpse): readonly Usual[] =>
  question?.choices.filter((id) => standsAlone(question, id)).map((id) => ({ id, text: game.words.label(view, question, id).text, seq })) ?? [];

const questionFor = ({ game, view, question }: Glimpse): Text | null => question && game.words.question(view, question);

async function remindInPublic(
  desk: Desk,
  notes: Notes,
  sheet: OpenSheet,
  seat: Seat,
  user: string,
  { detail }: Extract<Said, { kind: 'reminder' }>,
  sending: Sending,
): Promise<void> {
  const until = detail.due === null ? null : both(detail.due);
  const words = turnWords.yourTurn(mentionOf(sheet, seat), detail.turn, until)[sheet.home.language];
  await sendHome(desk, notes, sheet, note(words), { ...sending, mentions: user === null ? [] : [user] });
}
