import type { Piece, Table } from '../state.ts';

function clear(piece: Piece | null | undefined): void {
  if (piece?.used) delete piece.used;
}

/** What belonged to the last turn only. */
export function clearMarks({ state }: Table): void {
  state.production = null;
  state.face = null;
  state.event = null;
  state.removals = 0;
  state.spent = [];
  state.bargains = [];
  for (const land of state.seats) {
    for (const { sites } of land.towns) for (const pile of sites) if (pile) clear(pile[0]);
    for (const { on } of land.regions) clear(on);
    for (const piece of land.roads) clear(piece);
  }
}
