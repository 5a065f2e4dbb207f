import type { AnyGame } from '../../engine/game/index.ts';
import { startMatch } from '../../engine/match.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import { startingSeat } from '../../engine/starting-seat.ts';
import { withHandicapMoved } from './terms.ts';
import { finalize } from '../transition/finalize.ts';
import { type MatchChange, type DraftPost, draftPost, type ChangeContext } from '../transition/change-context.ts';
import { type Transition, startAt, applyAnswer, type Position } from '../transition/transition.ts';
import { isLegal } from '../play/standing-orders.ts';
import type { LoggedEvent, StoredMatch } from '../stored-match.ts';
import { stopsOnVacation, vacationUntil } from '../time/vacation.ts';
import { idleDeadline } from '../time/deadlines.ts';
import { timeBankOf } from '../time/time-bank.ts';

/** Returns the seats of a rematch: neighbours stay, and the next player goes first. */
export const rematchSeats = (place: number, first: Seat, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (seat - first + place + seats) % seats);

/** Returns the seat that goes first with this seed: the first one that is asked. */
export function firstSeat(game: AnyGame, options: unknown, seats: number, seed: string): Seat {
  return startMatch(game, options, seats, seed).open[0]?.seat ?? 0;
}

export function assignSeats(sheet: StoredMatch, order: readonly number[]): StoredMatch {
  const drawn = <T>(list: readonly T[]): readonly T[] => order.map((place) => list[place] as T);
  const table = order.map((_, place) => order.indexOf(place));
  return {
    ...sheet,
    terms: withHandicapMoved(sheet.terms, (place) => order.indexOf(place)),
    players: drawn(sheet.players),
    agreed: drawn(sheet.agreed),
    lastActed: drawn(sheet.lastActed),
    challenger: order.indexOf(0),
    table,
  };
}

/** Applies opening answers given in advance, where they fit the question. */
function applyOpeningAnswers(transition: Transition, { players, brings = {} }: StoredMatch): void {
  for (const decision of transition.position.open) {
    const player = players[decision.seat];
    const answer = player?.kind === 'person' ? brings[player.id] : undefined;
    if (answer && isLegal(decision, answer)) applyAnswer(transition, decision.seat, answer);
  }
}

/** Starts the match. `actor` is the seat that triggered it. */
export async function beginMatch(
  context: ChangeContext,
  sheet: StoredMatch,
  seedCommitment: { seed: string; commitment: string },
  actor: string,
  accepted: DraftPost | null,
): Promise<MatchChange> {
  const { terms } = sheet;
  const position: Position = startMatch(context.game, terms.options, sheet.players.length, seedCommitment.seed);
  const open = openMatch(context, sheet, seedCommitment.commitment);
  const log = position.events.map((event): LoggedEvent => ({ seq: 0, turn: 0, event }));
  const transition = startAt(context, open, null, position, { answers: 0, drop: 0, log, fresh: log });
  applyOpeningAnswers(transition, sheet);
  const seat = open.players.findIndex((player) => player.kind === 'person' && player.id === actor);
  const hello = open.players.flatMap((player, to) =>
    player.kind === 'person' ? [draftPost(to, 'hello', { terms })] : [],
  );
  const posts = [
    draftPost(
      'channel',
      'start',
      {
        terms,
        commitment: seedCommitment.commitment,
        first: sheet.players.length === 1 ? null : startingSeat(context.game, position.state),
      },
      false,
    ),
    ...hello,
  ];
  return finalize(transition, seat === -1 ? null : seat, accepted ? [accepted, ...posts] : posts);
}

/** Starts a match at a given position and plays these moves, without announcing it. */
export async function startAtPosition(
  context: ChangeContext,
  sheet: StoredMatch,
  position: Position,
  commitment: string,
  moves: readonly { readonly seat: Seat; readonly answer: Answer }[] = [],
): Promise<MatchChange> {
  const open = openMatch(context, sheet, commitment);
  const transition = startAt(context, open, null, position, { answers: 0, drop: 0, log: [] });
  for (const { seat, answer } of moves) applyAnswer(transition, seat, answer);
  return finalize(transition, null);
}

function openMatch(context: ChangeContext, sheet: StoredMatch, commitment: string): StoredMatch {
  const { now, limits, profiles } = context;
  return {
    ...sheet,
    status: 'open',
    startedAt: now,
    commitment,
    requests: [],
    waits: [],
    banks: sheet.players.map(() => timeBankOf(limits, sheet.terms.clock).full),
    away: profiles.map((profile) => (stopsOnVacation(sheet) ? vacationUntil(profile, now) : null)),
    expires: idleDeadline(context, sheet),
    brings: undefined,
    sentAway: undefined,
  };
}
