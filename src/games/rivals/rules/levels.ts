import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { landOf, type Piece, type Table } from '../state.ts';
import { spotAt } from './geometry.ts';
import { recount } from './tokens.ts';

const top = ({ card }: Piece): number => (cardOf(card).levels?.length ?? 1) - 1;

/** Whether a card that can be turned shows its last side. */
export const isHighest = (piece: Piece): boolean => piece.level === top(piece);

/** How a level is written. */
export const levelName = (level: number): string => `l${level}`;
export const levelOf = (name: string): number => Number(name.slice(1));

/** Turns the card at a place of the player's own. */
export function turnTo(t: Table, seat: Seat, place: string, level: number): boolean {
  const piece = spotAt(landOf(t.state, seat), place)?.piece;
  if (!piece) throw new Error(`nothing lies at ${place}`);
  piece.level = level;
  t.tell({ kind: 'turned', seat, card: idOf(piece.card), place, level });
  return recount(t);
}

/** The own marker goes up a level. */
export function triumph(t: Table, seat: Seat): void {
  const { marker } = landOf(t.state, seat);
  if (!marker) return;
  marker.level = (marker.level ?? 0) + 1;
  t.tell({ kind: 'turned', seat, card: idOf(marker.card), place: null, level: marker.level });
  recount(t);
}

/** Whether the player has a marker that can still rise. */
export const canTriumph = ({ marker }: { readonly marker: Piece | null }): boolean => marker !== null && !isHighest(marker);
