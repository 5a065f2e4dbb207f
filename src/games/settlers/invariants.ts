import { type Decision, PASS } from '../../engine/script.ts';
import {
  DEFENDER_CHIPS,
  KNIGHTS,
  MAX_PROGRESS_CARDS,
  METROPOLIS_LEVEL,
  trackOf,
  tracks,
  WALLS,
  wholeDeck,
} from './cities-and-knights/cards/progress.ts';
import { END, ROLL } from './notation.ts';
import type { CitiesAndKnightsState } from './cities-and-knights/state.ts';
import { THROW_OUTCOMES } from './rules/dice.ts';
import { violationOf } from './rules/violations.ts';
import { covers, goodsCount } from './rules/goods.ts';
import { neighboursOf } from './board/geometry.ts';
import { leader, TITLE_MINIMUM, longestRoad } from './rules/titles.ts';
import type { State } from './state.ts';
import { cardsOfSort, NO_OWNER, stockOf, TRADE_CARDS } from './vocabulary.ts';

const DEVELOPMENTS = 25;
const sortedDecks = tracks.map((_, track) => wholeDeck(track).toSorted().join());

/** Lists the violated invariants of a position with this open question. */
export function invariantViolations(state: State, { key }: Pick<Decision, 'key'>): string[] {
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
  must(
    state.sides.every(({ hand }) => hand.every((count) => count >= 0)),
    'a hand lacks cards',
  );
  must(
    state.sides.every(({ tradeCards }) => tradeCards >= 0 && tradeCards <= TRADE_CARDS.most),
    'too many trade cards or too few',
  );
  must(
    state.towns.every(
      (owner, node) => owner === NO_OWNER || neighboursOf[node]?.every((next) => state.towns[next] === NO_OWNER),
    ),
    'two buildings are neighbours',
  );
  state.stocks.forEach(({ line, roads, settlements, cities }, owner) => {
    must(Math.min(roads, settlements, cities) >= 0, `a supply of ${owner} is below nothing`);
    must(!atRest || line === longestRoad(state, owner), `the line of ${owner} is not as counted`);
    const laid = state.roads.filter((each) => each === owner).length;
    const built = (rank: number) =>
      state.towns.filter((each, node) => each === owner && state.ranks[node] === rank).length;
    must(laid + roads === stockOf.road, `the roads of ${owner} were lost or made`);
    const laidDown =
      state.citiesAndKnights?.laid.filter((each, node) => each === 1 && state.towns[node] === owner).length ?? 0;
    must(built(1) - laidDown + settlements === stockOf.settlement, `the settlements of ${owner} were lost or made`);
    must(built(2) + laidDown + cities === stockOf.city, `the cities of ${owner} were lost or made`);
  });
  must(
    !atRest ||
      state.longest ===
        leader(
          state.stocks.map(({ line }) => line),
          TITLE_MINIMUM.line,
          state.longest,
        ),
    'the Longest Road is with the wrong one',
  );
  must(
    !atRest ||
      state.largest ===
        leader(
          state.sides.map(({ army }) => army),
          TITLE_MINIMUM.army,
          state.largest,
        ),
    'the Largest Army is with the wrong one',
  );
  for (const { seat, give, want } of state.proposals) {
    must(seat !== state.active || state.phase === 'setup', 'an offer of the active seat stands');
    must(covers(state.sides[seat]?.hand ?? [], give) && goodsCount(want) > 0, 'an offer is not covered');
  }
  const { throws = [], options } = state;
  must(throws.length === 0 || options.balancedDice === true, 'throws are left without balanced dice');
  must(
    throws.every((each, at) => each > (throws[at - 1] ?? -1) && each < THROW_OUTCOMES),
    'throws of the balanced dice were made',
  );
  if (state.citiesAndKnights) complainOf(state.citiesAndKnights, state, atRest, must);
  else {
    const cards = state.sides.reduce(
      (sum, { development, bought, army }) => sum + development.length + bought.length + army,
      0,
    );
    must(cards + state.deck.length + state.gone.length === DEVELOPMENTS, 'a development card was lost or made');
  }
  return found;
}

function complainOf(
  citiesAndKnights: CitiesAndKnightsState,
  { towns, ranks, active }: State,
  atRest: boolean,
  must: (holds: boolean, complaint: string) => void,
): void {
  citiesAndKnights.cityPlayers.forEach(({ progress }, seat) => {
    for (const level of [1, 2, 3]) {
      must(
        citiesAndKnights.knights.filter((owner, node) => owner === seat && citiesAndKnights.levels[node] === level)
          .length <= KNIGHTS,
        `too many knights of ${seat}`,
      );
    }
    must(
      citiesAndKnights.walls.filter((wall, node) => wall === 1 && towns[node] === seat).length <= WALLS,
      `too many walls of ${seat}`,
    );
    // A hand may exceed the limit until a card is put back or played.
    const surplus = citiesAndKnights.crowded.filter((each) => each === seat).length;
    const most = !atRest ? 2 : seat === active ? 0 : surplus;
    must(progress.length <= MAX_PROGRESS_CARDS + most, `too many progress cards of ${seat}`);
  });
  citiesAndKnights.metropolises.forEach((node, track) => {
    if (node === NO_OWNER) return;
    const { improvements = [] } = citiesAndKnights.cityPlayers[towns[node] as number] ?? {};
    must(
      ranks[node] === 2 && (improvements[track] as number) >= METROPOLIS_LEVEL,
      'a metropolis without its city or level',
    );
  });
  const tops = citiesAndKnights.metropolises.filter((node) => node !== NO_OWNER);
  must(new Set(tops).size === tops.length, 'a city with two metropolises');
  must(
    citiesAndKnights.knights.every((owner, node) => owner === NO_OWNER || towns[node] === NO_OWNER),
    'a knight on a building',
  );
  must(citiesAndKnights.cityPlayers.reduce((sum, { chips }) => sum + chips, 0) <= DEFENDER_CHIPS, 'too many chips');
  must(
    citiesAndKnights.walls.every((wall, node) => wall === 0 || ranks[node] === 2),
    'a wall without a city',
  );
  must(
    citiesAndKnights.knights.every((owner, node) => (owner === NO_OWNER) === (citiesAndKnights.levels[node] === 0)),
    'a knight without a level',
  );
  const held = citiesAndKnights.cityPlayers.flatMap(({ progress, honours }) => [...progress, ...honours]);
  citiesAndKnights.decks.forEach((deck, track) => {
    const cards = [...deck, ...held.filter((card) => trackOf(card) === track)];
    must(cards.toSorted().join() === sortedDecks[track], 'progress cards were lost or made');
  });
}

/** Why a menu move is not possible now; undefined for other questions. */
export function moveViolation(state: State, { key, seat }: Decision, id: string): object | null | undefined {
  const plain = id === END || id === ROLL || id === PASS;
  return (key === 'menu' || key === 'roll') && !plain ? violationOf(state, seat, id) : undefined;
}
