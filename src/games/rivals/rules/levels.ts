import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { landOf, type Piece, type Context } from '../state.ts';
import { spotAt, spotField } from './geometry.ts';
import { updateTokens } from './tokens.ts';

const top = ({ card }: Piece): number => (cardOf(card).levels?.length ?? 1) - 1;

/** Whether a rotating card shows its last side. */
export const isHighest = (piece: Piece): boolean => piece.level === top(piece);

/** A level in notation. */
export const levelName = (level: number): string => `l${level}`;
export const levelOf = (name: string): number => Number(name.slice(1));

/** Turns a card of the player. */
export function setLevel(t: Context, seat: Seat, place: string, level: number): boolean {
  const piece = spotAt(landOf(t.state, seat), place)?.piece;
  if (!piece) throw new Error(`no card at ${place}`);
  piece.level = level;
  t.emit({ kind: 'turned', seat, card: idOf(piece.card), place, level, ...spotField(t.state.seats, seat, place) });
  return updateTokens(t);
}

/** Raises the player's marker one level. */
export function triumph(t: Context, seat: Seat): void {
  const { marker } = landOf(t.state, seat);
  if (!marker) return;
  marker.level = (marker.level ?? 0) + 1;
  t.emit({ kind: 'turned', seat, card: idOf(marker.card), place: null, level: marker.level });
  updateTokens(t);
}

/** Whether the player's marker can still rise. */
export const canTriumph = ({ marker }: { readonly marker: Piece | null }): boolean =>
  marker !== null && !isHighest(marker);
