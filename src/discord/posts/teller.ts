import { ranked, type Topic } from '../../engine/scene/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Glimpse, Teller } from '../../match/look/telling.ts';
import type { Said } from '../../match/posts.ts';
import type { Figures, OpenSheet } from '../../match/matches.ts';
import { shownFrom } from '../../match/lobby/day.ts';
import type { Ranking } from '../../match/sheet.ts';
import { announceChallenge, announceStart, closeCard } from './start.ts';
import { announceDirect } from './direct.ts';
import { button, frame, note, type Page, row, say, type Sight, small } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { describeFault, isPastChange, isPermanent } from '../sending/faults.ts';
import { leaveThread, sendHome } from '../sending/homes.ts';
import { idOf } from '../arriving/ids.ts';
import { nonceOf, type Spot } from '../sending/mail.ts';
import type { Notes, TurnSpot } from '../sending/notes.ts';
import { accentOf, labelled, listed, mentionOf, nameOfSeat, namesOf, userOf, usersAt } from '../parts/people.ts';
import { draw, sceneOf } from '../parts/pictures.ts';
import { bestLine } from '../pages/best.ts';
import { seriesLine } from '../parts/series.ts';
import { overMessage, resultInWords, sealedOverMessage } from './over-message.ts';
import { puzzlePost } from '../pages/puzzle.ts';
import { invitationMessage } from './invitation-message.ts';
import { publicNote } from './public-note.ts';
import { parallelMessage, sealedMessage, sealedWords, turnMessage, turnMessageAfter } from './turn-message.ts';
import { both } from '../parts/times.ts';
import { panelWords } from '../words/panel.ts';
import { turnWords } from '../words/public.ts';

/** Says in Discord what the outbox holds. What Discord refuses for good is let go. */
export function createTeller(desk: Desk, notes: Notes): Teller {
  return {
    async tell(said, glimpse, perhapsSaid) {
      const { sheet } = glimpse;
      const saying = perhapsSaid ? { ...desk, mail: desk.mail.lookingFirst(said.at ?? sheet.createdAt) } : desk;
      try {
        if (said.to === 'channel') await announcePublic(saying, notes, glimpse, said);
        else await announceDirect(saying, notes, glimpse, said, said.to);
      } catch (error) {
        if (!isPermanent(error)) throw error;
        desk.log.warn({ match: said.match, kind: said.kind, fault: describeFault(error) }, 'an announcement was refused');
      }
    },
    unknown({ match, kind }) {
      desk.log.warn({ match, kind }, 'something in the outbox is not known any more');
    },
  };
}

async function announcePublic(desk: Desk, notes: Notes, glimpse: Glimpse, said: Said): Promise<void> {
  const { sheet, game } = glimpse;
  const nonce = nonceOf(said.id, 'channel');
  const { language } = sheet.home;
  const called = (seats: readonly Seat[]): readonly string[] => usersAt(sheet, seats);
  const send = async (page: Page, mentions: readonly string[] = []): Promise<void> => {
    await sendHome(desk, notes, sheet, page, { nonce, mentions, silent: !said.push });
  };
  switch (said.kind) {
    case 'challenge':
      return announceChallenge(desk, notes, sheet, game, said.detail, nonce);
    case 'start':
      return announceStart(desk, notes, glimpse, said.detail, nonce);
    case 'turn':
      return announceTurn(desk, notes, glimpse, said, nonce);
    case 'pause': {
      return announcePause(desk, notes, sheet, said, nonce);
    }
    case 'invitation':
      return announceInvitation(desk, notes, glimpse, said.detail.turn, nonce);
    case 'bank': {
      const { seat, stage, until } = said.detail;
      const words =
        stage === 'bank'
          ? turnWords.bankRuns(nameOfSeat(sheet, seat), both(until))
          : turnWords.bankEmpty(said.detail.calls.includes(seat) ? mentionOf(sheet, seat) : nameOfSeat(sheet, seat));
      return send({ components: [say(words[language])] }, called(said.detail.calls));
    }
    case 'over': {
      const { ending } = said.detail;
      if (glimpse.sealed) {
        await stripLastTurn(desk, notes, sheet);
        await send(sealedOverMessage(sheet, said.detail, await bestLine(desk, sheet, game)));
        await leaveThread(desk, notes, sheet);
        return closeCard(desk, notes, sheet, game);
      }
      // Nobody is crowned for giving up alone.
      const ranking = 'ranking' in ending && (ending.kind === 'won' || sheet.players.length > 1) ? ending.ranking : null;
      const result = ranking === null ? null : await boardOf(desk, notes, glimpse, ranking, resultInWords(sheet, said.detail));
      // In words both would say the same.
      const board = result && 'text' in result ? null : await boardOf(desk, notes, glimpse, null);
      await stripLastTurn(desk, notes, sheet);
      await removeInvitation(desk, notes, sheet);
      const stands = sheet.players.length === 1 ? await bestLine(desk, sheet, game) : await seriesLine(desk, sheet);
      await send(overMessage(sheet, game, said.detail, { result, board }, stands, await figuresOf(desk, sheet)));
      await leaveThread(desk, notes, sheet);
      return closeCard(desk, notes, sheet, game);
    }
    case 'standings':
      return announceStandings(desk, notes, glimpse, said, nonce);
    case 'puzzle': {
      const board = await boardOf(desk, notes, glimpse, null);
      await desk.mail.send(sheet.home.parent, puzzlePost(said.detail, board, language), { nonce, silent: true });
      return;
    }
    case 'note':
      return send(publicNote(sheet, game, said.detail));
    case 'hello':
    case 'continued':
    case 'hand':
    case 'choice':
    case 'reminder':
      return;
    default:
      said satisfies never;
  }
}

async function announceTurn(
  desk: Desk,
  notes: Notes,
  glimpse: Glimpse,
  { detail, push }: Extract<Said, { kind: 'turn' }>,
  nonce: string,
): Promise<void> {
  if (glimpse.sealed) return announceSealed(desk, notes, glimpse.sheet, nonce);
  const { sheet, game, view, active, turnOf } = glimpse;
  // Late, because Discord was out of reach: picture, mention and buttons belong to the turn it is now.
  if (sheet.status === 'over' || view === null || turnOf(detail.seat) > detail.turn) {
    const page = { components: turnMessageAfter(sheet, game, detail, null), files: [] };
    await sendHome(desk, notes, sheet, page, { nonce, mentions: [], silent: true });
    return;
  }
  const board = await boardOf(desk, notes, glimpse, null);
  const sending = { nonce, mentions: usersAt(sheet, detail.calls), silent: !push };
  const parallel = detail.turn > 0 && active.length > 1;
  const page = parallel ? parallelMessage(sheet, board) : turnMessage(sheet, game, detail, board, glimpse.usual);
  const spot = await sendHome(desk, notes, sheet, page, sending);
  // Tried again after it was sent: its own buttons have to stay.
  const previous = await notes.turn(sheet.id);
  if (!spot || previous?.message === spot.message) return;
  if (previous) await strip(desk, sheet, previous);
  await notes.saveTurn(sheet.id, { ...spot, after: turnMessageAfter(sheet, game, detail, board) });
}

/** One message for the whole match: more would tell what the dice are. */
async function announceSealed(desk: Desk, notes: Notes, sheet: OpenSheet, nonce: string): Promise<void> {
  if (sheet.status === 'over' || (await notes.turn(sheet.id))) return;
  const until = both(shownFrom(sheet.terms.day ?? ''));
  const spot = await sendHome(desk, notes, sheet, sealedMessage(sheet, until), { nonce, mentions: [], silent: true });
  if (spot) await notes.saveTurn(sheet.id, { ...spot, after: [frame(accentOf(0), [sealedWords(sheet, until)])] });
}

/** Whom play waits for, in one line that is changed as they answer. Only those are called whom no direct message reaches. */
async function announcePause(desk: Desk, notes: Notes, sheet: OpenSheet, { detail, push }: Extract<Said, { kind: 'pause' }>, nonce: string): Promise<void> {
  const { language } = sheet.home;
  const { turn, seats, due } = detail;
  const before = await notes.pause(sheet.id);
  const until = due === null ? null : both(due);
  const closed = await Promise.all(
    seats.map(async (seat) => {
      const user = userOf(sheet, seat);
      return user !== null && (await desk.matches.profile(user)).dmClosed;
    }),
  );
  const pinged = seats.filter((_, index) => closed[index]);
  const quiet = seats.filter((_, index) => !closed[index]).map((seat) => nameOfSeat(sheet, seat));
  const lines = [
    ...pinged.map((seat) => turnWords.pausePing(mentionOf(sheet, seat), until)[language]),
    ...(quiet.length > 0 ? [turnWords.pause(listed(quiet, language), until)[language]] : []),
  ];
  const open = idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb: 'open', arg: '' });
  const page: Page =
    seats.length > 0
      ? { components: [say(lines.join('\n')), row(button(open, panelWords.makeChoice[language]))] }
      : { components: [say(small(turnWords.allChose[language]))] };
  if (before?.turn === turn) {
    await changeQuietly(desk, sheet.id, before, page);
    return;
  }
  if (seats.length === 0) return;
  const spot = await sendHome(desk, notes, sheet, page, { nonce, mentions: usersAt(sheet, pinged), silent: !push });
  if (spot && sheet.players.length > 2) await notes.savePause(sheet.id, { ...spot, turn });
}

/** What is put to several, in one line without a sound that is changed as they answer, and gone when it is over. */
async function announceInvitation(desk: Desk, notes: Notes, glimpse: Glimpse, turn: number, nonce: string): Promise<void> {
  const { sheet, invitation } = glimpse;
  if (!invitation || sheet.status === 'over') return removeInvitation(desk, notes, sheet);
  const page = invitationMessage(sheet, invitation, glimpse.seq);
  const before = (await notes.invitation(sheet.id)) ?? (await takePause(notes, sheet, turn));
  if (before) {
    await changeQuietly(desk, sheet.id, before, page);
    return;
  }
  const spot = await sendHome(desk, notes, sheet, page, { nonce, mentions: [], silent: true });
  if (spot) await notes.saveInvitation(sheet.id, spot);
}

/** A turn has one quiet line: where all have chosen whom it waited for, that line is free. */
async function takePause(notes: Notes, { id, awaited }: OpenSheet, turn: number): Promise<Spot | null> {
  const pause = await notes.pause(id);
  if (pause?.turn !== turn || awaited.length > 0) return null;
  await notes.saveInvitation(id, pause);
  await notes.savePause(id, null);
  return pause;
}

async function removeInvitation(desk: Desk, notes: Notes, { id }: OpenSheet): Promise<void> {
  const line = await notes.invitation(id);
  if (!line) return;
  try {
    await desk.mail.remove(line);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    desk.log.warn({ match: id, fault: describeFault(error) }, 'a line that is over stays');
  }
  await notes.saveInvitation(id, null);
}

/** Where everybody plays at their own pace, one message shows the table as it is; a line says who is done. */
async function announceStandings(desk: Desk, notes: Notes, glimpse: Glimpse, { detail }: Extract<Said, { kind: 'standings' }>, nonce: string): Promise<void> {
  const { sheet } = glimpse;
  const { language } = sheet.home;
  const message = await notes.turn(sheet.id);
  if (message) await changeQuietly(desk, sheet.id, message, parallelMessage(sheet, await boardOf(desk, notes, glimpse, null)));
  if (detail.finished.length === 0) return;
  const names = listed(detail.finished.map((seat) => nameOfSeat(sheet, seat)), language);
  await sendHome(desk, notes, sheet, note(turnWords.finished(names)[language]), { nonce, mentions: [], silent: true });
}

/** Best effort: an old message may not be changed any more. */
async function changeQuietly(desk: Desk, match: string, spot: Spot, page: Page): Promise<void> {
  try {
    await desk.mail.edit(spot, page);
  } catch (error) {
    if (!isPastChange(error)) desk.log.warn({ match, fault: describeFault(error) }, 'an old message stays as it was');
  }
}

/** What can be counted; nothing of it is worth losing the result. */
async function figuresOf(desk: Desk, { id, startedAt }: OpenSheet): Promise<Figures | null> {
  if (startedAt === null) return null;
  try {
    return await desk.matches.figures(id);
  } catch (error) {
    desk.log.warn({ match: id, fault: describeFault(error) }, 'a match could not be counted through');
    return null;
  }
}

/** The message of a turn that is over loses its buttons. */
const strip = async (desk: Desk, { id }: OpenSheet, turn: TurnSpot): Promise<void> => changeQuietly(desk, id, turn, { components: turn.after });

/** After the last turn no other takes its place. */
async function stripLastTurn(desk: Desk, notes: Notes, sheet: OpenSheet): Promise<void> {
  const last = await notes.turn(sheet.id);
  if (!last) return;
  await strip(desk, sheet, last);
  await notes.saveTurn(sheet.id, null);
}

/**
 * The table as everybody sees it, in words when there is no picture; what changed since the last such picture marked. When
 * somebody has won, the result in its place.
 */
async function boardOf(desk: Desk, notes: Notes, { sheet, game, view }: Glimpse, ranking: Ranking | null, result?: string): Promise<Sight | null> {
  if (view === null) return null;
  const { language } = sheet.home;
  const names = namesOf(sheet);
  const before = ranking === null && desk.renderer && !sheet.terms.daily ? await notes.before(sheet.id) : null;
  const topic: Topic =
    ranking === null ? { kind: 'board', names, ...(before !== null && { before }) } : { kind: 'result', names };
  const alt = labelled(game.words.describe(view).alt, language, sheet);
  const scene = desk.renderer && sceneOf(desk.log, () => game.sight.scene(view, topic));
  const placed = scene?.kind === 'result' && ranking !== null ? ranked(scene, ranking) : scene;
  const picture = await draw(desk.renderer, desk.log, placed, language, result ?? alt);
  if (ranking === null && desk.renderer) await notes.saveBefore(sheet.id, view);
  return picture ? { picture } : { text: alt };
}
