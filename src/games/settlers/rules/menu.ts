import { PASS, type Seat } from '../../../engine/script.ts';
import { BUY, cityIds, END, ROLL, roadIds, settlementIds } from '../notation.ts';
import { handOf, type State } from '../state.ts';
import { prices } from '../vocabulary.ts';
import { playableProgress } from '../cities-and-knights/cards/play.ts';
import { addBankTrades } from './bank-trade.ts';
import { playableCards } from './development.ts';
import { covers } from './goods.ts';
import { addDeals } from './trade-offer.ts';
import { citySites, roadSites, settlementSites } from './places.ts';
import { addCitiesAndKnightsMoves } from '../cities-and-knights/rules/moves.ts';
import { tradeCardActions } from './trade-cards.ts';

/** All moves of the active player; the one that ends the turn or phase comes last. */
export function menuOf(state: State, seat: Seat): string[] {
  const menu: string[] = [];
  if (state.phase === 'roll') menu.push(ROLL);
  if (state.phase === 'action' || state.phase === 'build') addBuilds(menu, state, seat);
  if (state.citiesAndKnights) addCitiesAndKnightsMoves(menu, state, seat);
  for (const card of state.citiesAndKnights ? playableProgress(state, seat) : playableCards(state, seat))
    menu.push(`play ${card}`);
  if (state.phase === 'action' || state.phase === 'trade') {
    addBankTrades(menu, state, seat);
    addDeals(menu, state, seat);
  }
  menu.push(...tradeCardActions(state, seat));
  if (state.phase === 'trade') menu.push(PASS);
  else if (state.phase !== 'roll') menu.push(END);
  return menu;
}

function addBuilds(menu: string[], state: State, seat: Seat): void {
  const cards = handOf(state, seat);
  if (covers(cards, prices.road)) for (const path of roadSites(state, seat)) menu.push(roadIds[path] as string);
  if (covers(cards, prices.settlement))
    for (const node of settlementSites(state, seat)) menu.push(settlementIds[node] as string);
  if (covers(cards, prices.city)) for (const node of citySites(state, seat)) menu.push(cityIds[node] as string);
  if (state.deck.length > 0 && covers(cards, prices.development)) menu.push(BUY);
}
