import { type Decision, PASS } from '../../engine/script.ts';
import { CHIPS, KNIGHTS, MOST_PROGRESS, WALLS, wholeDeck } from './cards/progress.ts';
import { END, ROLL } from './notation.ts';
import type { Realm } from './realm.ts';
import { faultOf } from './rules/faults.ts';
import { covers, sizeOf } from './rules/hand.ts';
import { leader, LEAST, longestLine } from './rules/titles.ts';
import type { State } from './state.ts';
import { cardsOfSort, NOBODY, stockOf, TRADE_CARDS } from './vocabulary.ts';

const DEVELOPMENTS = 25;

/** What is wrong with a position in which somebody is asked this; nothing where all is well. */
export function complaints(state: State, { key }: Pick<Decision, 'key'>): string[] {
  // Lines are counted at the end of an action.
  const atRest = key === 'menu' || key === 'roll';
  const found: string[] = [];
  const must = (holds: boolean, complaint: string): void => {
    if (!holds) found.push(complaint);
  };
  state.bank.forEach((left, sort) => {
    const held = state.sides.reduce((sum, { hand }) => sum + (hand[sort] ?? 0), 0);
    must(left >= 0 && left + held === cardsOfSort(sort), 'cards of a sort were lost or made');
  });
  must(state.sides.every(({ hand }) => hand.every((count) => count >= 0)), 'a hand lacks cards');
  must(state.sides.every(({ tradeCards }) => tradeCards >= 0 && tradeCards <= TRADE_CARDS.most), 'too many trade cards or too few');
  state.stocks.forEach(({ line, roads, settlements, cities }, owner) => {
    must(!atRest || line === longestLine(state, owner), `the line of ${owner} is not as counted`);
    const laid = state.roads.filter((each) => each === owner).length;
    const built = (rank: number) => state.towns.filter((each, node) => each === owner && state.ranks[node] === rank).length;
    must(laid + roads === stockOf.road, `the roads of ${owner} were lost or made`);
    must(state.realm !== null || built(1) + settlements === stockOf.settlement, `the settlements of ${owner} were lost or made`);
    must(state.realm !== null || built(2) + cities === stockOf.city, `the cities of ${owner} were lost or made`);
  });
  must(!atRest || state.longest === leader(state.stocks.map(({ line }) => line), LEAST.line, state.longest), 'the Longest Road is with the wrong one');
  for (const { seat, give, want } of state.proposals) {
    must(seat !== state.active || state.phase === 'setup', 'an offer of the active seat stands');
    must(covers(state.sides[seat]?.hand ?? [], give) && sizeOf(want) > 0, 'an offer is not covered');
  }
  if (state.realm) complainOf(state.realm, must);
  else {
    const cards = state.sides.reduce((sum, { development, bought, army }) => sum + development.length + bought.length + army, 0);
    must(cards + state.deck.length + state.gone.length === DEVELOPMENTS, 'a development card was lost or made');
  }
  return found;
}

function complainOf(realm: Realm, must: (holds: boolean, complaint: string) => void): void {
  realm.courts.forEach(({ progress }, seat) => {
    for (const level of [1, 2, 3]) {
      must(realm.knights.filter((owner, node) => owner === seat && realm.levels[node] === level).length <= KNIGHTS, `too many knights of ${seat}`);
    }
    // A fifth card may lie there while it is to be put back or played.
    must(progress.length <= MOST_PROGRESS + 2, `too many progress cards of ${seat}`);
  });
  must(realm.courts.reduce((sum, { chips }) => sum + chips, 0) <= CHIPS, 'too many chips');
  must(realm.walls.filter((wall) => wall === 1).length <= WALLS * realm.courts.length, 'too many walls');
  must(realm.knights.every((owner, node) => (owner === NOBODY) === (realm.levels[node] === 0)), 'a knight without a level');
  realm.decks.forEach((deck, track) => must(deck.length <= wholeDeck(track).length, 'a deck has too many cards'));
}

/** Why a move of a menu is not possible now; undefined where the question is no menu, and for deals, which name what is put forward. */
export function violation(state: State, { key, seat }: Decision, id: string): object | null | undefined {
  const plain = id === END || id === ROLL || id === PASS || id.startsWith('deal ') || id.startsWith('return ');
  return (key === 'menu' || key === 'roll') && !plain ? faultOf(state, seat, id) : undefined;
}
