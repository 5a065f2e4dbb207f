import { type Random, randomFrom, type RandomState, shuffle } from '../../engine/random.ts';
import { otherSeats } from '../../engine/seats.ts';
import { determinizeCitiesAndKnights } from './cities-and-knights/view.ts';
import { allDevelopments } from './rules/setup.ts';
import type { Side, State } from './state.ts';
import type { SideView, View } from './view.ts';
import { goalOf } from './options.ts';
import { cardsOfSort, type Development } from './vocabulary.ts';

/** A state that looks the same from this view, with unseen hands, development cards and deck redrawn. */
export function determinize(view: View, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const hands = determinizeHands(view, random);
  const hidden = shuffle(unseenDevelopments(view), random);
  const sides: Side[] = [];
  // The active seat is dealt first: it can have the fewest hidden points.
  for (const seat of [view.active, ...otherSeats(view.active, view.sides.length)]) {
    sides[seat] = determinizeSide(view, view.sides[seat] as SideView, seat, hands[seat] as number[], hidden);
  }
  return {
    terrain: view.terrain,
    tokens: view.tokens,
    harbours: view.harbours,
    options: view.options,
    rng,
    colours: view.colours,
    starter: view.starter,
    phase: view.phase,
    turn: view.turn,
    active: view.active,
    placed: view.placed,
    robber: view.robber,
    roads: view.roads.slice(),
    towns: view.towns.slice(),
    ranks: view.ranks.slice(),
    stocks: view.stocks.map((stock) => ({ ...stock })),
    sides,
    bank: view.bank.slice(),
    deck: hidden.splice(0, view.deck),
    gone: view.gone.slice(),
    longest: view.longest,
    largest: view.largest,
    now: { ...view.now },
    offer: view.offer,
    proposals: view.proposals.slice(),
    citiesAndKnights: view.citiesAndKnights && determinizeCitiesAndKnights(view, view.citiesAndKnights, random),
    winner: view.winner,
  };
}

/**
 * Deals the cards that are neither in the bank nor in the viewer's hand. Each seat first gets the cards its proposals
 * cover.
 */
function determinizeHands(view: View, random: Random): number[][] {
  const hands = view.sides.map((_, seat) =>
    seat === view.seat && view.own ? view.own.hand.slice() : leastHand(view, seat),
  );
  const left = view.bank.map(
    (count, sort) => cardsOfSort(sort) - count - hands.reduce((sum, hand) => sum + (hand[sort] as number), 0),
  );
  const pool = shuffle(
    left.flatMap((count, sort) => Array.from({ length: Math.max(0, count) }, () => sort)),
    random,
  );
  hands.forEach((hand, seat) => {
    let missing = (view.sides[seat]?.handSize ?? 0) - hand.reduce((sum, count) => sum + count, 0);
    for (; missing > 0; missing--) {
      const sort = pool.pop() ?? 0;
      hand[sort] = (hand[sort] as number) + 1;
    }
  });
  return hands;
}

function leastHand({ bank, proposals }: View, seat: number): number[] {
  const own = proposals.filter((proposal) => proposal.seat === seat);
  return bank.map((_, sort) => Math.max(0, ...own.map(({ give }) => give[sort] as number)));
}

function determinizeSide(view: View, side: SideView, seat: number, hand: number[], hidden: Development[]): Side {
  const own = seat === view.seat ? view.own : null;
  const cards = own ? [] : dealCards(view, side, seat, hidden);
  return {
    hand,
    development: own ? own.development.slice() : cards.slice(0, side.developmentSize),
    bought: own ? own.bought.slice() : cards.slice(side.developmentSize),
    army: side.army,
    tradeCards: side.tradeCards,
  };
}

/** Gives no seat enough victory points to have won already, as long as other cards remain. */
function dealCards({ options, winner }: View, side: SideView, seat: number, hidden: Development[]): Development[] {
  let points = winner === null ? goalOf(options, seat) - 1 - side.openPoints : Infinity;
  return Array.from({ length: side.developmentSize + side.boughtSize }, () => {
    const fitting = points > 0 ? 0 : hidden.findIndex((card) => card !== 'victory-point');
    const [card = 'knight'] = hidden.splice(Math.max(0, fitting), 1);
    if (card === 'victory-point') points--;
    return card;
  });
}

function unseenDevelopments({ own, gone, sides, citiesAndKnights }: View): Development[] {
  if (citiesAndKnights) return [];
  const left = allDevelopments();
  const take = (card: Development) => void left.splice(left.indexOf(card), 1);
  for (const card of [...gone, ...(own?.development ?? []), ...(own?.bought ?? [])]) take(card);
  for (const { army } of sides) for (let i = 0; i < army; i++) take('knight');
  return left;
}
