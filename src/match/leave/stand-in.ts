import type { Seat } from '../../engine/script.ts';
import { finalize } from '../transition/finalize.ts';
import {
  type DraftPost,
  draftPost,
  type ChangeContext,
  seatOf,
  standInLevel,
  withSeat,
} from '../transition/change-context.ts';
import { resume, decided, type DecidedTransition } from '../transition/transition.ts';
import { problems } from '../problems.ts';
import { mayReturn, type MatchPlayer, type StoredMatch } from '../stored-match.ts';

/** Seats a computer for an absent player. `comesBack`: the player may take the seat back. */
export function replaceWithStandIn(
  context: Pick<ChangeContext, 'opponents'>,
  sheet: StoredMatch,
  seat: Seat,
  canTakeSeatBack: boolean,
): StoredMatch {
  const left = sheet.players[seat];
  if (left?.kind !== 'person') throw problems.seatNotTaken();
  const { id, name } = left;
  const level = standInLevel(context, sheet);
  const shown = canTakeSeatBack ? `${name} (Computer)` : 'Computer';
  const player: MatchPlayer = {
    kind: 'computer',
    level,
    name: shown,
    standsFor: canTakeSeatBack ? { id, name } : null,
    ...(left.alias !== undefined && { alias: left.alias }),
  };
  return { ...sheet, players: withSeat(sheet.players, seat, player), missed: withSeat(sheet.missed, seat, 0) };
}

export const standInPost = (
  sheet: StoredMatch,
  seat: Seat,
  why: 'left' | 'absent',
  canTakeSeatBack = true,
): DraftPost =>
  draftPost('channel', 'note', {
    about: 'stand-in',
    seat,
    name: canTakeSeatBack ? (sheet.players[seat]?.name ?? '') : '',
    why,
  });

/** Lets a computer take over the seat and play at once. */
export async function playWithStandIn(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  why: 'left' | 'absent',
  canTakeSeatBack: boolean,
): Promise<DecidedTransition> {
  const transition = resume(context, replaceWithStandIn(context, sheet, seat, canTakeSeatBack), null);
  return decided(transition, await finalize(transition, null, [standInPost(sheet, seat, why, canTakeSeatBack)]));
}

/** Returns the seat that a computer holds for this person. */
export function seatKeptFor({ players }: Pick<StoredMatch, 'players'>, user: string): Seat | null {
  const seat = players.findIndex((player) => player.kind === 'computer' && player.standsFor?.id === user);
  return seat === -1 ? null : seat;
}

export async function takeSeatBack(
  context: ChangeContext,
  sheet: StoredMatch,
  user: string,
): Promise<DecidedTransition> {
  if (seatOf(sheet.players, user) !== null) throw problems.stillSeated();
  const seat = seatKeptFor(sheet, user);
  const keeper = seat === null ? undefined : sheet.players[seat];
  if (seat === null || keeper?.kind !== 'computer' || !keeper.standsFor) throw problems.notAPlayer();
  if (!mayReturn(sheet)) throw problems.noReturn();
  const back: StoredMatch = {
    ...sheet,
    players: withSeat(sheet.players, seat, { kind: 'person', ...keeper.standsFor }),
  };
  const transition = resume(context, back, seat);
  return decided(
    transition,
    await finalize(transition, seat, [draftPost('channel', 'note', { about: 'seat-back', seat })]),
  );
}
