import type { Script, Seat } from '../../../../engine/script.ts';
import type { Track } from '../cards/progress.ts';
import { addHarborOffers, offerAtHarbor } from '../cards/trade.ts';
import type { State, Context } from '../../state.ts';
import { prices, type Sort } from '../../vocabulary.ts';
import { payToBank } from '../../rules/goods.ts';
import { addImprovements, improveCity } from './city-improvements.ts';
import { activate, addKnightMoves, chase, displace, moveKnight, promote, recruit } from './knights.ts';
import { claimVictory } from '../../rules/points.ts';
import { addWalls, putWall } from './city-walls.ts';

/** Adds the moves of Cities & Knights, apart from progress cards. */
export function addCitiesAndKnightsMoves(menu: string[], state: State, seat: Seat): void {
  const { phase } = state;
  if (phase === 'action' || phase === 'build') {
    addWalls(menu, state, seat);
    addKnightMoves(menu, state, seat);
    addImprovements(menu, state, seat);
  }
  if (phase === 'action' || phase === 'trade') addHarborOffers(menu, state, seat);
}

/** Plays `activate 22`, `move knight 22 24`, `improve science` and the like. */
export function* playCitiesAndKnightsMove(t: Context, seat: Seat, id: string): Script {
  const [verb = '', what = '', where = '', to = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      if (what === 'knight') recruit(t, seat, Number(where));
      else {
        payToBank(t, seat, prices.wall);
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
      yield* improveCity(t, seat, what as Track);
      break;
    case 'harbor':
      yield* offerAtHarbor(t, seat, what, where as Sort);
      break;
    default:
      throw new Error(`${id} is not a move of a turn`);
  }
  claimVictory(t);
}
