import { PASS, type Seat } from '../../../engine/script.ts';
import { BUY, cityIds, END, ROLL, roadIds, settlementIds } from '../notation.ts';
import { handOf, type State } from '../state.ts';
import { prices } from '../vocabulary.ts';
import { playableProgress } from '../cards/play.ts';
import { addTrades } from './bank.ts';
import { playableCards } from './development.ts';
import { covers } from './hand.ts';
import { addDeals } from './offer.ts';
import { citySites, roadSites, settlementSites } from './places.ts';
import { addRealmMoves } from './realm-moves.ts';
import { actionIds } from './trade-cards.ts';

/** Everything the active player may do now, closed by what ends it. */
export function menuOf(state: State, seat: Seat): string[] {
  const menu: string[] = [];
  if (state.phase === 'roll') menu.push(ROLL);
  if (state.phase === 'action' || state.phase === 'build') addBuilds(menu, state, seat);
  if (state.realm) addRealmMoves(menu, state, seat);
  for (const card of state.realm ? playableProgress(state, seat) : playableCards(state, seat)) menu.push(`play ${card}`);
  if (state.phase === 'action' || state.phase === 'trade') {
    addTrades(menu, state, seat);
    addDeals(menu, state, seat);
  }
  menu.push(...actionIds(state, seat));
  if (state.phase === 'trade') menu.push(PASS);
  else if (state.phase !== 'roll') menu.push(END);
  return menu;
}

function addBuilds(menu: string[], state: State, seat: Seat): void {
  const cards = handOf(state, seat);
  if (covers(cards, prices.road)) for (const path of roadSites(state, seat)) menu.push(roadIds[path] as string);
  if (covers(cards, prices.settlement)) for (const node of settlementSites(state, seat)) menu.push(settlementIds[node] as string);
  if (covers(cards, prices.city)) for (const node of citySites(state, seat)) menu.push(cityIds[node] as string);
  if (state.deck.length > 0 && covers(cards, prices.development)) menu.push(BUY);
}
