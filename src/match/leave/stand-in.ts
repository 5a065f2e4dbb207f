import type { Seat } from '../../engine/script.ts';
import { finish } from '../change/conclude.ts';
import { type Saying, say, type Scope, standInLevel, withSeat } from '../change/context.ts';
import { takeUp } from '../change/progress.ts';
import { done, type Done } from '../play/answer.ts';
import { problems } from '../problems.ts';
import type { Player, Sheet } from '../sheet.ts';

/** A computer on the seat of somebody who is not there. `comesBack`: the person may take it back. */
export function withStandIn(scope: Pick<Scope, 'opponents'>, sheet: Sheet, seat: Seat, comesBack: boolean): Sheet {
  const left = sheet.players[seat];
  if (left?.kind !== 'person') throw problems.nobodyThere();
  const { id, name } = left;
  const level = standInLevel(scope, sheet);
  const shown = comesBack ? `${name} (Computer)` : 'Computer';
  const player: Player = { kind: 'computer', level, name: shown, standsFor: comesBack ? { id, name } : null };
  return { ...sheet, players: withSeat(sheet.players, seat, player), missed: withSeat(sheet.missed, seat, 0) };
}

export const standInSaying = (sheet: Sheet, seat: Seat, why: 'left' | 'absent', comesBack = true): Saying =>
  say('channel', 'note', { about: 'stand-in', seat, name: comesBack ? (sheet.players[seat]?.name ?? '') : '', why });

/** The seat is played on by a computer, at once. */
export async function standIn(scope: Scope, sheet: Sheet, seat: Seat, why: 'left' | 'absent', comesBack = true): Promise<Done> {
  const course = takeUp(scope, withStandIn(scope, sheet, seat, comesBack), null);
  return done(course, await finish(course, null, [standInSaying(sheet, seat, why, comesBack)]));
}

/** The seat that a computer keeps for this person. */
export function keptSeat({ players }: Pick<Sheet, 'players'>, user: string): Seat | null {
  const seat = players.findIndex((player) => player.kind === 'computer' && player.standsFor?.id === user);
  return seat === -1 ? null : seat;
}

export async function takeSeatBack(scope: Scope, sheet: Sheet, user: string): Promise<Done> {
  const seat = keptSeat(sheet, user);
  const keeper = seat === null ? undefined : sheet.players[seat];
  if (seat === null || keeper?.kind !== 'computer' || !keeper.standsFor) throw problems.notAPlayer();
  const back: Sheet = { ...sheet, players: withSeat(sheet.players, seat, { kind: 'person', ...keeper.standsFor }) };
  const course = takeUp(scope, back, seat);
  return done(course, await finish(course, seat, [say('channel', 'note', { about: 'seat-back', seat })]));
}
