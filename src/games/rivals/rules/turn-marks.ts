import type { Piece, Context } from '../state.ts';

function clear(piece: Piece | null | undefined): void {
  if (piece?.used) delete piece.used;
}

/** Clears everything that belonged to the last turn. */
export function clearTurnMarks({ state }: Context): void {
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
