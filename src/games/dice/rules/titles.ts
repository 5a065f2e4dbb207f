import type { Seat } from '../../../engine/script.ts';
import type { State, Context } from '../state.ts';
import { type Title, titleLeast } from '../vocabulary.ts';

export const sizeFor = (state: State, title: Title, seat: Seat): number => {
  const player = state.players[seat];
  if (!player) return 0;
  return title === 'longest-road' ? player.line : player.knights.length;
};

/** Holder of a title: the current holder unless exceeded, otherwise the single seat with enough and the most. */
export function holderOf(state: State, title: Title): Seat | null {
  const sizes = state.players.map((_, seat) => sizeFor(state, title, seat));
  const most = Math.max(...sizes);
  if (most < titleLeast[title]) return null;
  const held = state.titles[title];
  if (held !== null && sizes[held] === most) return held;
  const first = sizes.indexOf(most);
  return sizes.lastIndexOf(most) === first ? first : null;
}

export function awardTitle(t: Context, title: Title): void {
  const { state } = t;
  const before = state.titles[title];
  const seat = holderOf(state, title);
  if (seat === before) return;
  state.titles[title] = seat;
  t.emit({ kind: 'title', title, seat, before, size: seat === null ? 0 : sizeFor(state, title, seat) });
}
