import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { type Course, remembered, type Standing } from '../change/progress.ts';
import { claimFrom } from '../time/overtime.ts';
import { HOST } from '../lobby/lobby.ts';
import { keptSeat } from '../leave/stand-in.ts';
import type { Action, OpenSheet, Panel, Undo } from '../matches.ts';
import { undoOf } from '../play/answer.ts';
import { wordsFor } from '../posts.ts';
import { mayAskHint, otherPeople, type Scope, seatOf, turnAt } from '../change/context.ts';
import { type Happened, isAside, type Past, type Sheet } from '../sheet.ts';
import { isBlocking } from '../time/waits.ts';

/** A sheet as anybody may see it: what is open is listed, everything else is secret. */
export function openSheet(sheet: Past['sheet']): OpenSheet {
  const { id, seq, status, terms, home, players, agreed, createdAt, startedAt, endedAt, ending, commitment, answers, banks } = sheet;
  const { away, requests, expires, takebacks, autopilot, missed, tempo, undos, pauseSaid, awaited, challenger, previous, lastActed, feat } = sheet;
  return {
    id,
    seq,
    status,
    terms,
    home,
    players,
    agreed,
    createdAt,
    startedAt,
    endedAt,
    ending,
    commitment,
    ...(feat && { feat }),
    answers,
    banks,
    away,
    requests,
    expires,
    takebacks,
    autopilot,
    missed,
    tempo,
    undos,
    pauseSaid,
    awaited,
    challenger,
    previous,
    lastActed,
    waits: sheet.waits.map(({ seat, key, kind, since, due, stage, turn, asked }) => ({ seat, key, kind, since, due, stage, turn, asked })),
  };
}

/** What a person may see and do. `standing` is null before the start, `course` is there while the match is open. */
export function panelOf(
  scope: Pick<Scope, 'game' | 'limits' | 'now'>,
  sheet: Sheet | Past['sheet'],
  standing: Standing | null,
  user: string | null,
  extra: { readonly course?: Course; readonly news?: readonly Happened[]; readonly repeated?: boolean; readonly seed?: string },
): Panel {
  const { game } = scope;
  const seat = user === null ? null : seatOf(sheet.players, user);
  const open = sheet.status === 'open' && standing ? standing.open : [];
  const active = standing ? game.rules.active(standing.state) : [];
  const undo = seat !== null && extra.course && sheet.status === 'open' ? freeUndo(extra.course, seat) : null;
  return {
    id: sheet.id,
    seq: standing?.match.seq ?? 0,
    sheet: openSheet(sheet),
    game,
    seat,
    view: standing && game.sight.view(standing.state, seat),
    turn: standing ? (seat === null ? turnAt(game, standing.state) : game.rules.turn(standing.state, seat)) : 0,
    active,
    question: seat === null ? null : questionOf(open, seat),
    awaiting: open.filter((decision) => isBlocking(open, decision, active)).map((decision) => decision.seat),
    undo,
    ahead: seat === null ? null : (sheet.ahead?.[seat] ?? null),
    requests: sheet.requests,
    may: seat === null ? onlookerActions(sheet, user) : actionsOf(scope, sheet as Sheet, seat, standing),
    claimFrom: seat === null ? null : claimFrom(scope, sheet as Sheet, seat),
    news: wordsFor(game, newsOf(game, sheet, standing, seat, extra.news ?? []), seat),
    repeated: extra.repeated ?? false,
    seed: extra.seed ?? null,
  };
}

/** What happened just now; in a turn of one's own, everything that happened in it. */
function newsOf(game: AnyGame, sheet: Sheet | Past['sheet'], standing: Standing | null, seat: Seat | null, fresh: readonly Happened[]): readonly Happened[] {
  if (seat === null || !standing || !('log' in sheet) || !game.rules.active(standing.state).includes(seat)) return fresh;
  const turn = game.rules.turn(standing.state, seat);
  return [...fresh.filter((happened) => happened.turn !== turn), ...sheet.log.filter((happened) => happened.turn === turn)];
}

/** What a seat can take back without asking: nothing that would give the other's turn back. */
function freeUndo(course: Course, seat: Seat): Undo | null {
  const undo = undoOf(course, seat);
  if (!undo) return null;
  const { at, ...taken } = undo;
  const { asked, view, turn } = remembered(course, seat, at) ?? {};
  if (!asked || turn !== course.scope.game.rules.turn(course.standing.state, seat)) return null;
  return { ...taken, asked, view };
}

/** What somebody may do who does not sit at the table. */
function onlookerActions(sheet: Pick<Sheet, 'status' | 'players'>, user: string | null): readonly Action[] {
  if (user === null) return [];
  if (sheet.status === 'challenge' && sheet.players.some(({ kind }) => kind === 'open')) return ['join'];
  return sheet.status === 'open' && keptSeat(sheet, user) !== null ? ['take-seat-back'] : [];
}

function actionsOf(scope: Pick<Scope, 'limits' | 'now'>, sheet: Sheet, seat: Seat, standing: Standing | null): readonly Action[] {
  switch (sheet.status) {
    case 'challenge':
      return lobbyActions(sheet, seat);
    case 'open':
      if (isAside(sheet.terms)) return [...hintActions(sheet, seat, standing), 'resign'];
      return [...takebackActions(sheet, seat, standing), ...clockActions(scope, sheet, seat), ...hintActions(sheet, seat, standing), 'adjourn', 'resign'];
    case 'adjourned':
      return ['resume', 'resign'];
    case 'over':
      return sheet.startedAt === null || isAside(sheet.terms) ? [] : ['rematch'];
  }
}

const hintActions = (sheet: Sheet, seat: Seat, standing: Standing | null): readonly Action[] =>
  mayAskHint(sheet) && standing && questionOf(standing.open, seat) ? ['hint'] : [];

function lobbyActions({ agreed, players }: Sheet, seat: Seat): readonly Action[] {
  const host = seat === HOST;
  const actions: Action[] = agreed[seat] ? [] : ['accept', 'propose'];
  if (players.length > 2) {
    if (agreed[seat] && host) actions.push('propose');
    if (host) actions.push('start-now', 'kick');
  }
  return [...actions, host ? 'withdraw' : 'decline'];
}

function takebackActions(sheet: Sheet, seat: Seat, standing: Standing | null): readonly Action[] {
  const request = sheet.requests.find(({ kind }) => kind === 'take-back');
  if (request?.kind === 'take-back' && request.seq === standing?.match.seq) {
    return request.agreed.includes(seat) ? [] : ['accept-take-back', 'decline-take-back'];
  }
  return sheet.terms.takebacks && sheet.answers > 0 ? ['ask-take-back'] : [];
}

function clockActions(scope: Pick<Scope, 'limits' | 'now'>, sheet: Sheet, seat: Seat): readonly Action[] {
  const actions: Action[] = [];
  const own = sheet.waits.find((wait) => wait.seat === seat);
  if (own?.due) {
    if (own.kind === 'turn' && own.stage === 'running' && (sheet.banks[seat] ?? 0) > 0) actions.push('use-bank');
    if (!own.muted) actions.push('mute');
  }
  const claimable = claimFrom(scope, sheet, seat);
  if (claimable !== null) {
    if (otherPeople(sheet, seat).length > 0) actions.push('grant', 'autopilot');
    if (claimable <= scope.now) actions.push('claim');
  }
  return actions;
}
