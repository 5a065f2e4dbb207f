import type { Script, Seat } from '../../../engine/script.ts';
import { nodeNamed, pathNamed } from '../board/geometry.ts';
import { isTwo, type Context } from '../state.ts';
import { type PieceKind, prices } from '../vocabulary.ts';
import { payToBank } from './goods.ts';
import { placeNeutral } from './neutral.ts';
import { putCity, putRoad, putSettlement } from './pieces.ts';
import { claimVictory } from './points.ts';
import { gainTradeCards } from './trade-cards.ts';

/** Pays for and builds `build road 28-34` and the like. */
export function* build(t: Context, seat: Seat, piece: PieceKind, place: string): Script {
  payToBank(t, seat, prices[piece]);
  switch (piece) {
    case 'road':
      yield* buildRoad(t, seat, pathNamed(place) as number, false);
      return;
    case 'settlement':
      yield* buildSettlement(t, seat, nodeNamed(place) as number);
      return;
    case 'city':
      putCity(t, seat, nodeNamed(place) as number);
      claimVictory(t);
  }
}

/** Builds a road of the seat; in CATAN for Two a neutral one follows. */
export function* buildRoad(t: Context, seat: Seat, path: number, free: boolean): Script {
  putRoad(t, seat, seat, path, free);
  if (!claimVictory(t) && isTwo(t.state)) yield* placeNeutral(t, seat, 'road');
}

function* buildSettlement(t: Context, seat: Seat, node: number): Script {
  putSettlement(t, seat, seat, node, false);
  if (claimVictory(t) || !isTwo(t.state)) return;
  yield* placeNeutral(t, seat, 'settlement');
  gainTradeCards(t, seat, node);
}
