import type { Script, Seat } from '../../../engine/script.ts';
import { nodeNamed, pathNamed } from '../board/geometry.ts';
import { roadIds, settlementIds } from '../notation.ts';
import { seatsOf, type State, type Context } from '../state.ts';
import type { PieceKind } from '../vocabulary.ts';
import { pick } from './ask.ts';
import { putRoad, putSettlement } from './pieces.ts';
import { claimVictory } from './points.ts';
import { roadSites, settlementSites } from './places.ts';

/** CATAN for Two: asks for a neutral piece after a road or settlement is built, if one can be placed. */
export function* placeNeutral(t: Context, seat: Seat, piece: 'road' | 'settlement'): Script {
  const choices = neutralChoices(t.state, piece);
  if (choices.length === 0) return;
  putNeutral(t, seat, yield* pick(seat, 'neutral', choices));
  // The piece may have cut the longest line.
  claimVictory(t);
}

/** Roads, if no neutral player can place a settlement. */
function neutralChoices(state: State, piece: 'road' | 'settlement'): string[] {
  const choices = neutralOwners(state).flatMap((owner) => {
    const ids =
      piece === 'road'
        ? roadSites(state, owner).map((path) => roadIds[path])
        : settlementSites(state, owner).map((node) => settlementIds[node]);
    return ids.map((id) => `${id as string} ${state.colours[owner] as string}`);
  });
  return choices.length === 0 && piece === 'settlement' ? neutralChoices(state, 'road') : choices;
}

export const neutralOwners = (state: State): number[] => state.colours.map((_, owner) => owner).slice(seatsOf(state));

/** `build settlement 17 orange` */
export function putNeutral(t: Context, seat: Seat, id: string): void {
  const [, piece, place, colour] = id.split(' ') as [string, PieceKind, string, string];
  const owner = (t.state.colours as readonly string[]).indexOf(colour);
  if (piece === 'road') putRoad(t, seat, owner, pathNamed(place) as number, true);
  else putSettlement(t, seat, owner, nodeNamed(place) as number, true);
}
