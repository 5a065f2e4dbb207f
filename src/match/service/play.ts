import type { Seat } from '../../engine/script.ts';
import { change, type Decided, type Ports, rewound } from '../change/commit.ts';
import { autopilot, claim, grant, mute, useBank } from '../time/overtime.ts';
import { adjourn, adjourned, resume, resumed } from '../leave/adjourn.ts';
import { resign } from '../leave/resign.ts';
import { takeSeatBack } from '../leave/stand-in.ts';
import type { Matches, Panel } from '../matches.ts';
import { openSheet } from '../look/panel.ts';
import { answer, answerByMove, answerByPlan, planAhead, undo } from '../play/answer.ts';
import { Problem, problems } from '../problems.ts';
import { type Change, say, type Scope, seatOf } from '../change/context.ts';
import { panelAfter, panelFor } from '../look/panels.ts';
import type { Sheet } from '../sheet.ts';
import { acceptTakeback, askTakeback, declineTakeback } from '../play/take-back.ts';
import { settleAway } from '../time/vacation.ts';
import { wake } from '../time/due.ts';

type Playing = Pick<
  Matches,
  | 'panel'
  | 'answer'
  | 'plan'
  | 'answerByMove'
  | 'undo'
  | 'askTakeback'
  | 'acceptTakeback'
  | 'declineTakeback'
  | 'resign'
  | 'takeSeatBack'
  | 'adjourn'
  | 'resume'
  | 'useBank'
  | 'mute'
  | 'grant'
  | 'autopilot'
  | 'claim'
  | 'ahead'
  | 'wake'
  | 'moderate'
>;

type Act = (scope: Scope, sheet: Sheet, seat: Seat) => Decided | Promise<Decided>;

function playerSeat(sheet: Sheet, user: string): Seat {
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw problems.notAPlayer();
  return seat;
}

function checkOpen(sheet: Sheet): void {
  if (sheet.status === 'open') return;
  throw sheet.status === 'adjourned' ? problems.adjourned() : problems.notOpen();
}

export function playing(ports: Ports): Playing {
  const { store } = ports;

  /** Something a player does in an open match. */
  async function act(id: string, user: string, token: string | null, what: Act, check: (sheet: Sheet) => void = checkOpen): Promise<Panel> {
    const written = await change(ports, id, token, (scope, sheet) => {
      const seat = playerSeat(sheet, user);
      check(sheet);
      return what(scope, sheet, seat);
    });
    return panelAfter(ports, written, user);
  }

  const begun = (sheet: Sheet): void => {
    if (!sheet.match) throw problems.notOpen();
  };

  return {
    panel: (id, user, here) => panelFor(ports, id, user, here),
    answer: (id, user, seq, given, token, asking = false) =>
      act(id, user, token, (scope, sheet, seat) => answer(scope, sheet, seat, seq, given, asking)),
    plan: (id, user, seq, moves, token) => act(id, user, token, (scope, sheet, seat) => answerByPlan(scope, sheet, seat, seq, moves)),
    answerByMove(id, user, move, token) {
      const pin = {};
      return act(id, user, token, (scope, sheet, seat) => answerByMove(scope, sheet, seat, move, pin));
    },
    undo: (id, user, seq, how, token) => act(id, user, token, (scope, sheet, seat) => undo(scope, sheet, seat, seq, how)),
    askTakeback: (id, user, how, token) =>
      act(id, user, token, async (scope, sheet, seat) => askTakeback(scope, sheet, seat, how, await store.history(id))),
    acceptTakeback: (id, user, token) =>
      act(id, user, token, async (scope, sheet, seat) => acceptTakeback(scope, sheet, seat, await store.history(id))),
    declineTakeback: (id, user, token) => act(id, user, token, declineTakeback),
    resign: (id, user, token) => act(id, user, token, (scope, sheet, seat) => resign(scope, sheet, seat), begun),
    async takeSeatBack(id, user, token) {
      const written = await change(ports, id, token, (scope, sheet) => {
        checkOpen(sheet);
        return takeSeatBack(scope, sheet, user);
      });
      return panelAfter(ports, written, user);
    },
    adjourn: (id, user, token) => act(id, user, token, adjourn),
    resume: (id, user, token) => act(id, user, token, resume, begun),
    useBank: (id, user, token) => act(id, user, token, useBank),
    mute: (id, user, token) => act(id, user, token, mute),
    grant: (id, user, token) => act(id, user, token, grant),
    autopilot: (id, user, token) => act(id, user, token, autopilot),
    claim: (id, user, token) => act(id, user, token, claim),
    ahead: (id, user, plan, token) => act(id, user, token, (scope, sheet, seat) => planAhead(scope, sheet, seat, plan)),
    async wake(id) {
      try {
        await change(ports, id, null, wakeAll, 'again');
      } catch (error) {
        // A late alarm of a match that is over by now, or was set aside, has nothing left to do.
        if (!(error instanceof Problem && (error.kind === 'not-open' || error.kind === 'unknown-match'))) throw error;
      }
    },
    async moderate(id, what, by, token) {
      const written = await change(ports, id, token, (scope, sheet) => moderated(scope, sheet, what, by));
      return openSheet(written.sheet);
    },
  };
}

/** What is due, after the sheet was brought in line with the players' vacations. */
async function wakeAll(scope: Scope, sheet: Sheet): Promise<Change | null> {
  for (const seat of sheet.players.keys()) {
    const away = settleAway(scope, sheet, seat);
    if (away) return away;
  }
  return wake(scope, sheet);
}

/** What somebody who looks after the server may do; it is always said in public. */
async function moderated(scope: Scope, sheet: Sheet, what: 'adjourn' | 'resume' | 'repair', by: string): Promise<Change> {
  const said = (done: 'adjourned' | 'resumed' | 'repaired') => say('channel', 'note', { about: 'moderated', what: done, by });
  switch (what) {
    case 'adjourn': {
      if (sheet.status !== 'open') throw problems.notOpen();
      const made = adjourned(sheet, 'moderator');
      return { ...made, said: [said('adjourned')] };
    }
    case 'resume': {
      if (sheet.status !== 'adjourned') throw problems.notOpen();
      const made = await resumed(scope, sheet, null);
      return { ...made, said: [said('resumed'), ...made.said.filter(({ kind }) => kind !== 'note')] };
    }
    case 'repair': {
      if (sheet.status !== 'open') throw problems.notOpen();
      return rewound(scope, sheet, said('repaired'));
    }
  }
}
