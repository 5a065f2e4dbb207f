import type { Script, Seat } from '../../../engine/script.ts';
import type { Track } from '../cards/progress.ts';
import { addHarborOffers, offerAtHarbor } from '../cards/trade.ts';
import type { State, Table } from '../state.ts';
import { prices, type Sort } from '../vocabulary.ts';
import { pay } from './hand.ts';
import { addImprovements, improve } from './improve.ts';
import { activate, addKnightMoves, chase, displace, moveKnight, promote, recruit } from './knights.ts';
import { claimVictory } from './points.ts';
import { addWalls, putWall } from './walls.ts';

/** What Cities & Knights adds to the menu, beside its cards. */
export function addRealmMoves(menu: string[], state: State, seat: Seat): void {
  const { phase } = state;
  if (phase === 'action' || phase === 'build') {
    addWalls(menu, state, seat);
    addKnightMoves(menu, state, seat);
    addImprovements(menu, state, seat);
  }
  if (phase === 'action' || phase === 'trade') addHarborOffers(menu, state, seat);
}

/** `activate 22`, `move knight 22 24`, `improve science` and the like. */
export function* actInRealm(t: Table, seat: Seat, id: string): Script {
  const [verb = '', what = '', where = '', to = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      if (what === 'knight') recruit(t, seat, Number(where));
      else {
        pay(t, seat, prices.wall);
        putWall(t, seat, Number(where), false);
      }
      break;
    case 'activate':
      activate(t, seat, Number(what));
      break;
    case 'promote':
      promote(t, seat, Number(what));
      break;
    case 'move':
      moveKnight(t, seat, Number(where), Number(to));
      break;
    case 'displace':
      yield* displace(t, seat, Number(what), Number(where));
      break;
    case 'chase':
      yield* chase(t, seat, Number(where));
      break;
    case 'improve':
      yield* improve(t, seat, what as Track);
      break;
    case 'harbor':
      yield* offerAtHarbor(t, seat, what, where as Sort);
      break;
    default:
      throw new Error(`${id} is no move of a turn`);
  }
  claimVictory(t);
}
