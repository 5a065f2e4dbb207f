import type { Script, Seat } from '../../../engine/script.ts';
import { nodeNamed, pathNamed } from '../board/geometry.ts';
import { isTwo, type Table } from '../state.ts';
import { type Piece, prices } from '../vocabulary.ts';
import { pay } from './hand.ts';
import { placeNeutral } from './neutral.ts';
import { putCity, putRoad, putSettlement } from './pieces.ts';
import { claimVictory } from './points.ts';
import { replenish } from './trade-cards.ts';

/** `build road 28-34` and the like, paid. */
export function* build(t: Table, seat: Seat, piece: Piece, place: string): Script {
  pay(t, seat, prices[piece]);
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

/** An own road in the turn; with two players a neutral one follows. */
export function* buildRoad(t: Table, seat: Seat, path: number, free: boolean): Script {
  putRoad(t, seat, seat, path, free);
  if (!claimVictory(t) && isTwo(t.state)) yield* placeNeutral(t, seat, 'road');
}

function* buildSettlement(t: Table, seat: Seat, node: number): Script {
  putSettlement(t, seat, seat, node, false);
  if (claimVictory(t) || !isTwo(t.state)) return;
  yield* placeNeutral(t, seat, 'settlement');
  replenish(t, seat, node);
}

