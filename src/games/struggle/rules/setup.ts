import { handicapNumber } from '../../../engine/handicap.ts';
import { randomFrom, type RandomState, shuffle } from '../../../engine/random.ts';
import { countFor, expansionsFor, resourceCards } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Player, State } from '../state.ts';
import { MARKET, noCards } from '../vocabulary.ts';
import { addCard } from './draw.ts';

const START_HAND = 3;

export const allResourceCards = (): number[] =>
  resourceCards.flatMap((count, kind) => Array.from({ length: count }, () => kind));
export const allSettlements = (seats: number): number[] =>
  Array.from({ length: countFor('settlement', seats) }, (_, index) => index + 1);

/** Deals a new match and draws the starting player. */
export function setup(options: Options, seats: number, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const draw = shuffle(allResourceCards(), random);
  const settlements = shuffle(allSettlements(seats), random);
  const deal = (count: number) => {
    const cards = noCards();
    for (const card of draw.splice(0, count)) addCard(cards, card, 1);
    return cards;
  };
  const market = deal(MARKET);
  const players = Array.from({ length: seats }, (_, seat): Player => ({
    hand: deal(START_HAND + handicapNumber(options, seat, 'cards')),
    roads: ['A'],
    knights: [],
    settlements: settlements.splice(0, 1),
    cities: [],
    owed: 0,
    chosen: null,
  }));
  return {
    options,
    rng,
    phase: 'trade',
    active: random.below(seats),
    turn: 1,
    traded: 0,
    library: false,
    guild: 0,
    built: [],
    looking: null,
    paying: null,
    returning: null,
    draw,
    discard: [],
    market,
    settlements,
    supply: { road: countFor('road', seats) - seats, knight: countFor('knight', seats) },
    expansions: expansionsFor(seats),
    destiny: seats === 2 ? null : 'clockwise',
    players,
    winner: null,
    idle: 0,
  };
}
