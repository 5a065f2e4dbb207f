import type { Seat } from '../../engine/script.ts';
import { applyChange, type DecidedChange, type Ports, rewindToCheckpoint } from '../transition/commit.ts';
import { playAutopilot, claimWin, grantTime } from '../time/overtime.ts';
import { muteReminders } from '../time/reminders.ts';
import { useBank } from '../time/time-bank.ts';
import { proposeAdjourning, adjournMatch, declineAdjourn, proposeResuming, resumeMatch } from '../leave/adjourn.ts';
import { resign } from '../leave/resign.ts';
import { takeSeatBack } from '../leave/stand-in.ts';
import type { Matches, Panel } from '../matches.ts';
import { publicMatch } from '../view/panel.ts';
import { answerQuestion, answerByMove, answerByPlan, setPremovesOf, reply } from '../play/answer.ts';
import { Problem, problems } from '../problems.ts';
import { type MatchChange, draftPost, type ChangeContext, seatOf } from '../transition/change-context.ts';
import { panelAfter, loadPanel } from '../view/load-panel.ts';
import { isCompetitionId, type StoredMatch } from '../stored-match.ts';
import { acceptTakeback, askTakeback, declineTakeback } from '../play/take-back.ts';
import { applyVacation } from '../time/vacation.ts';
import { processCompetition } from '../clubs/process-competition.ts';
import { processDue } from '../time/process-due.ts';
import { undoAnswers } from '../play/undo.ts';

type PlayService = Pick<
  Matches,
  | 'panel'
  | 'answer'
  | 'reply'
  | 'plan'
  | 'answerByMove'
  | 'undo'
  | 'askTakeback'
  | 'acceptTakeback'
  | 'declineTakeback'
  | 'resign'
  | 'takeSeatBack'
  | 'adjourn'
  | 'declineAdjourn'
  | 'resume'
  | 'useBank'
  | 'mute'
  | 'grant'
  | 'autopilot'
  | 'claim'
  | 'setPremoves'
  | 'processDue'
  | 'moderate'
>;

type Act = (context: ChangeContext, sheet: StoredMatch, seat: Seat) => DecidedChange | Promise<DecidedChange>;

function playerSeat(sheet: StoredMatch, user: string): Seat {
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw problems.notAPlayer();
  return seat;
}

function checkOpen(sheet: StoredMatch): void {
  if (sheet.status === 'open') return;
  throw sheet.status === 'adjourned' ? problems.adjourned() : problems.notOpen();
}

export function playService(ports: Ports): PlayService {
  const { store } = ports;

  /** Applies a player's action to an open match. */
  async function act(
    id: string,
    user: string,
    token: string | null,
    what: Act,
    check: (sheet: StoredMatch) => void = checkOpen,
  ): Promise<Panel> {
    const written = await applyChange(ports, id, token, (context, sheet) => {
      const seat = playerSeat(sheet, user);
      check(sheet);
      return what(context, sheet, seat);
    });
    return panelAfter(ports, written, user);
  }

  const checkStarted = (sheet: StoredMatch): void => {
    if (!sheet.match) throw problems.notOpen();
  };

  return {
    panel: (id, user, here) => loadPanel(ports, id, user, here),
    answer: (id, user, seq, given, token, asking = false) =>
      act(id, user, token, (context, sheet, seat) => answerQuestion(context, sheet, seat, seq, given, asking)),
    reply: (id, user, seq, choice, token) =>
      act(id, user, token, (context, sheet, seat) => reply(context, sheet, seat, seq, choice)),
    plan: (id, user, seq, moves, token) =>
      act(id, user, token, (context, sheet, seat) => answerByPlan(context, sheet, seat, seq, moves)),
    answerByMove(id, user, move, token) {
      const pin = {};
      return act(id, user, token, (context, sheet, seat) => answerByMove(context, sheet, seat, move, pin));
    },
    undo: (id, user, seq, how, token) =>
      act(id, user, token, (context, sheet, seat) => undoAnswers(context, sheet, seat, seq, how)),
    askTakeback: (id, user, how, token) =>
      act(id, user, token, async (context, sheet, seat) =>
        askTakeback(context, sheet, seat, how, await store.history(id)),
      ),
    acceptTakeback: (id, user, token) =>
      act(id, user, token, async (context, sheet, seat) =>
        acceptTakeback(context, sheet, seat, await store.history(id)),
      ),
    declineTakeback: (id, user, token) => act(id, user, token, declineTakeback),
    resign: (id, user, token) =>
      act(id, user, token, (context, sheet, seat) => resign(context, sheet, seat), checkStarted),
    async takeSeatBack(id, user, token) {
      const written = await applyChange(ports, id, token, (context, sheet) => {
        checkOpen(sheet);
        return takeSeatBack(context, sheet, user);
      });
      return panelAfter(ports, written, user);
    },
    adjourn: (id, user, token) => act(id, user, token, proposeAdjourning),
    declineAdjourn: (id, user, token) => act(id, user, token, declineAdjourn),
    resume: (id, user, token) => act(id, user, token, proposeResuming, checkStarted),
    useBank: (id, user, token) => act(id, user, token, useBank),
    mute: (id, user, token) => act(id, user, token, muteReminders),
    grant: (id, user, token) => act(id, user, token, grantTime),
    autopilot: (id, user, token) => act(id, user, token, playAutopilot),
    claim: (id, user, token) => act(id, user, token, claimWin),
    setPremoves: (id, user, plan, token) =>
      act(id, user, token, (context, sheet, seat) => setPremovesOf(context, sheet, seat, plan)),
    async processDue(id) {
      if (isCompetitionId(id)) return processCompetition(ports, id);
      try {
        await applyChange(ports, id, null, processDueWithVacations, 'again');
      } catch (error) {
        // A late alarm has nothing to do if the match is over or quarantined.
        if (!(error instanceof Problem && (error.kind === 'not-open' || error.kind === 'unknown-match'))) throw error;
      }
    },
    async moderate(id, what, by, token) {
      const written = await applyChange(ports, id, token, (context, sheet) => moderateMatch(context, sheet, what, by));
      return publicMatch(written.sheet);
    },
  };
}

/** Processes what is due, after applying the players' vacations. */
async function processDueWithVacations(context: ChangeContext, sheet: StoredMatch): Promise<MatchChange | null> {
  for (const seat of sheet.players.keys()) {
    const away = applyVacation(context, sheet, seat);
    if (away) return away;
  }
  return processDue(context, sheet);
}

/** Applies a moderator's change; it is always announced in public. */
async function moderateMatch(
  context: ChangeContext,
  sheet: StoredMatch,
  what: 'adjourn' | 'resume' | 'repair',
  by: string,
): Promise<MatchChange> {
  const said = (done: 'adjourned' | 'resumed' | 'repaired') =>
    draftPost('channel', 'note', { about: 'moderated', what: done, by });
  switch (what) {
    case 'adjourn': {
      if (sheet.status !== 'open') throw problems.notOpen();
      const made = adjournMatch(context, sheet, 'moderator');
      return { ...made, posts: [said('adjourned')] };
    }
    case 'resume': {
      if (sheet.status !== 'adjourned') throw problems.notOpen();
      const made = await resumeMatch(context, sheet, null);
      return { ...made, posts: [said('resumed'), ...made.posts.filter(({ kind }) => kind !== 'note')] };
    }
    case 'repair': {
      if (sheet.status !== 'open') throw problems.notOpen();
      return rewindToCheckpoint(context, sheet, said('repaired'));
    }
  }
}
