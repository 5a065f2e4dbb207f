import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { onlyAnswer } from '../../engine/lesson.ts';
import type { Seat } from '../../engine/script.ts';
import type { Transition, Position } from '../transition/transition.ts';
import { claimableFrom } from '../time/overtime.ts';
import { HOST, wasSentAway } from '../lobby/lobby.ts';
import { seatKeptFor } from '../leave/stand-in.ts';
import type { PanelAction, PublicMatch, Panel, UndoOption } from '../matches.ts';
import { publicFields, publicTimerFields } from '../views.ts';
import { wordEvents } from '../posts.ts';
import { mayAskHint, otherPeople, type ChangeContext, seatOf, tableTurn } from '../transition/change-context.ts';
import {
  type LoggedEvent,
  isSideGame,
  mayReturn,
  type FinishedMatch,
  type StoredMatch,
  type Terms,
} from '../stored-match.ts';
import { isBlocking } from '../time/timers.ts';
import { undoSnapshotAt } from '../transition/undo-snapshot.ts';
import { eventsSinceStep, lessonStepOf } from '../play/lesson.ts';
import { undoRange } from '../play/undo.ts';

/** Returns the public part of a match. */
export const publicMatch = (sheet: FinishedMatch['sheet']): PublicMatch => ({
  ...withFields(sheet, publicFields),
  waits: sheet.waits.map((timer) => withFields(timer, publicTimerFields)),
});

function withFields<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  const own: Partial<Pick<T, K>> = {};
  for (const field of fields) if (from[field] !== undefined) own[field] = from[field];
  return own as Pick<T, K>;
}

/** Returns a match without how it ended, for a daily match that others can still play. */
export const withoutResult = ({ feat: _feat, ending: _ending, ...sheet }: PublicMatch): PublicMatch => ({
  ...sheet,
  ending: null,
});

/**
 * Returns what a person may see and do. `position` is null before the start; `transition` is set while the match is
 * open.
 */
export function panelOf(
  context: Pick<ChangeContext, 'game' | 'limits' | 'now'>,
  sheet: StoredMatch | FinishedMatch['sheet'],
  position: Position | null,
  user: string | null,
  extra: {
    readonly course?: Transition;
    readonly news?: readonly LoggedEvent[];
    readonly repeated?: boolean;
    readonly seed?: string;
  },
): Panel {
  const game = gameShown(context.game, sheet.terms);
  const seat = user === null ? null : seatOf(sheet.players, user);
  const open = sheet.status === 'open' && position ? position.open : [];
  const active = position ? game.rules.active(position.state) : [];
  const view: unknown = position && game.views.forSeat(position.state, seat);
  const question = seat === null ? null : questionOf(open, seat);
  const step = question && lessonStepOf(game, sheet);
  const undo = seat !== null && extra.course && sheet.status === 'open' ? undoOptionOf(extra.course, seat) : null;
  return {
    id: sheet.id,
    seq: position?.match.seq ?? 0,
    sheet: publicMatch(sheet),
    game,
    seat,
    view,
    turn: position ? (seat === null ? tableTurn(game, position.state) : game.rules.turn(position.state, seat)) : 0,
    active,
    question: question && step ? onlyAnswer(question, step.answer) : question,
    lesson: step && question ? { ...step, others: question } : null,
    awaiting: open.filter((decision) => isBlocking(open, decision, active)).map((decision) => decision.seat),
    undo,
    ahead: seat === null ? null : (sheet.ahead?.[seat] ?? null),
    requests: sheet.requests,
    actions:
      seat === null
        ? onlookerActions(sheet as StoredMatch, user)
        : actionsOf(context, sheet as StoredMatch, seat, position),
    claimableFrom: seat === null ? null : claimableFrom(context, sheet as StoredMatch, seat),
    news: wordEvents(
      game,
      step && 'log' in sheet ? eventsSinceStep(game, sheet) : panelNews(game, sheet, position, seat, extra.news ?? []),
      seat,
      view,
    ),
    repeated: extra.repeated ?? false,
    seed: extra.seed ?? null,
  };
}

/** Returns the game without its suggestions in a puzzle, which they would solve, and in a lesson. */
const gameShown = (game: AnyGame, { puzzle, lesson }: Terms): AnyGame =>
  puzzle || lesson ? { ...game, text: { ...game.text, suggestPlans: () => [] } } : game;

/** Returns the latest events; in the person's own turn, all events of it, and at its start those since the last one. */
function panelNews(
  game: AnyGame,
  sheet: StoredMatch | FinishedMatch['sheet'],
  position: Position | null,
  seat: Seat | null,
  fresh: readonly LoggedEvent[],
): readonly LoggedEvent[] {
  if (seat === null || !position || !('log' in sheet) || !game.rules.active(position.state).includes(seat))
    return fresh;
  const turn = game.rules.turn(position.state, seat);
  const own = sheet.log.filter((happened) => happened.turn === turn);
  if (own.length === 0) return sheet.log;
  return [...fresh.filter((happened) => happened.turn !== turn), ...own];
}

/** Returns the free undo of a seat; none that would return another player's turn. */
function undoOptionOf(transition: Transition, seat: Seat): UndoOption | null {
  const undo = undoRange(transition, seat);
  if (!undo) return null;
  const { at, ...taken } = undo;
  const { asked, view, turn } = undoSnapshotAt(transition, seat, at) ?? {};
  if (!asked || turn !== transition.context.game.rules.turn(transition.position.state, seat)) return null;
  return { ...taken, asked, view };
}

/** Returns the actions of a person without a seat. */
function onlookerActions(sheet: StoredMatch, user: string | null): readonly PanelAction[] {
  if (user === null) return [];
  if (sheet.status === 'challenge')
    return sheet.players.some(({ kind }) => kind === 'open') && !wasSentAway(sheet, user) ? ['join'] : [];
  return sheet.status === 'open' && seatKeptFor(sheet, user) !== null && mayReturn(sheet) ? ['take-seat-back'] : [];
}

function actionsOf(
  context: Pick<ChangeContext, 'limits' | 'now'>,
  sheet: StoredMatch,
  seat: Seat,
  position: Position | null,
): readonly PanelAction[] {
  switch (sheet.status) {
    case 'challenge':
      return lobbyActions(sheet, seat);
    case 'open':
      if (isSideGame(sheet.terms)) return [...hintActions(sheet, seat, position), 'resign'];
      return [
        ...takebackActions(sheet, seat, position),
        ...clockActions(context, sheet, seat),
        ...hintActions(sheet, seat, position),
        ...adjournActions(sheet, seat),
        'resign',
      ];
    case 'adjourned':
      return ['resume', 'resign'];
    case 'over':
      return sheet.startedAt === null || isSideGame(sheet.terms) ? [] : ['rematch'];
  }
}

const hintActions = (sheet: StoredMatch, seat: Seat, position: Position | null): readonly PanelAction[] =>
  mayAskHint(sheet) && position && questionOf(position.open, seat) ? ['hint'] : [];

function lobbyActions({ agreed, players }: StoredMatch, seat: Seat): readonly PanelAction[] {
  const host = seat === HOST;
  const actions: PanelAction[] = agreed[seat] ? [] : ['accept', 'propose'];
  if (players.length > 2) {
    if (agreed[seat] && host) actions.push('propose');
    if (host) actions.push('start-now', 'kick');
  }
  return [...actions, host ? 'withdraw' : 'decline'];
}

function takebackActions(sheet: StoredMatch, seat: Seat, position: Position | null): readonly PanelAction[] {
  const request = sheet.requests.find(({ kind }) => kind === 'take-back');
  if (request?.kind === 'take-back' && request.seq === position?.match.seq) {
    return request.agreed.includes(seat) ? [] : ['accept-take-back', 'decline-take-back'];
  }
  return sheet.terms.takebacks && sheet.answers > 0 ? ['ask-take-back'] : [];
}

function adjournActions(sheet: StoredMatch, seat: Seat): readonly PanelAction[] {
  const request = sheet.requests.find(({ kind }) => kind === 'adjourn');
  return request && !request.agreed.includes(seat) ? ['adjourn', 'decline-adjourn'] : ['adjourn'];
}

function clockActions(
  context: Pick<ChangeContext, 'limits' | 'now'>,
  sheet: StoredMatch,
  seat: Seat,
): readonly PanelAction[] {
  const actions: PanelAction[] = [];
  const own = sheet.waits.find((timer) => timer.seat === seat);
  if (own?.due) {
    if (own.kind === 'turn' && own.stage === 'running' && (sheet.banks[seat] ?? 0) > 0) actions.push('use-bank');
    if (!own.muted) actions.push('mute');
  }
  const claimable = claimableFrom(context, sheet, seat);
  if (claimable !== null) {
    if (otherPeople(sheet, seat).length > 0) actions.push('grant', 'autopilot');
    if (claimable <= context.now) actions.push('claim');
  }
  return actions;
}
