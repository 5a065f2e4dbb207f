import { type Random, randomFrom, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { kindOf } from './rules/build.ts';
import { add } from './rules/draw.ts';
import { groupOf, paymentsFor } from './rules/pay.ts';
import { has } from './rules/points.ts';
import { allResourceCards, allSettlements } from './rules/setup.ts';
import type { Player, State } from './state.ts';
import { amountsOf, costs, listCards, noCards, resourceIndex, sumOf } from './vocabulary.ts';
import type { SideView, View } from './view.ts';

/** A state that looks the same from here: what the view does not show is drawn anew from the cards that are not seen. */
export function imagine(view: View, seed: string): State {
  const rng = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const hidden = shuffle(unseen(view), random);
  const backs = shuffle(unseenBacks(view), random);
  const hands = view.seats.map((side, seat) => side.hand?.slice() ?? imagineHand(view, side, seat, hidden, random));
  const { returning } = view;
  const cards = returning && (returning.cards ?? someOf(hands[view.active] as number[], returning.count, random).map((card) => resourceIndex.get(card) as number));
  return {
    options: view.options,
    rng,
    phase: view.phase,
    active: view.active,
    turn: view.turn,
    traded: view.traded,
    library: view.library,
    guild: view.guild,
    built: view.built.slice(),
    looking: view.looking,
    paying: view.paying,
    returning: returning && { to: returning.to, cards: cards ?? [] },
    draw: hidden.splice(0, view.draw),
    discard: view.discard.map((card) => resourceIndex.get(card) as number),
    market: view.market.slice(),
    settlements: backs.splice(0, view.settlements),
    supply: { ...view.supply },
    expansions: view.expansions.slice(),
    destiny: view.destiny,
    players: view.seats.map((side, seat): Player => ({
      hand: hands[seat] as number[],
      roads: side.roads.slice(),
      knights: side.knights.slice(),
      settlements: backs.splice(0, side.settlements),
      cities: side.cities.map(({ card, expansion }) => ({ card: Number(card.split('-')[1]), expansion })),
      owed: side.owed,
      chosen: side.settled ? (side.chosen?.slice() ?? amountsOf(someOf(hands[seat] as number[], side.owed, random))) : null,
    })),
    winner: view.winner,
    idle: view.idle,
  };
}

/** Resource cards that lie open nowhere and are in no hand that is known. */
function unseen(view: View): number[] {
  const left = noCards();
  for (const card of allResourceCards()) add(left, card, 1);
  const remove = (cards: readonly number[]) => cards.forEach((count, kind) => add(left, kind, -count));
  remove(view.market);
  remove(amountsOf(view.discard));
  for (const { hand } of view.seats) if (hand) remove(hand);
  if (!view.seats[view.active]?.hand) remove(knownOf(view, view.active));
  return left.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => kind));
}

/** What whoever was drawn from knows of the hand that drew. */
function knownOf({ returning, active }: View, seat: Seat): number[] {
  const known = noCards();
  if (seat === active) for (const card of returning?.cards ?? []) add(known, card, 1);
  return known;
}

function imagineHand(view: View, side: SideView, seat: Seat, hidden: number[], random: Random): number[] {
  const known = knownOf(view, seat);
  const size = side.handSize - sumOf(known);
  // Whoever chooses how to pay has more than one way to.
  const wanted = seat === view.active && view.paying ? kindOf(view.paying.what) : null;
  for (let attempt = 0; ; attempt++) {
    const hand = known.slice();
    for (const card of hidden.slice(0, size)) add(hand, card, 1);
    const fits = wanted === null || paymentsFor(costs[wanted], hand, groupOf(has(side, 'university'))).length > 1;
    if (fits || attempt === ATTEMPTS) {
      hidden.splice(0, size);
      return hand;
    }
    shuffle(hidden, random);
  }
}

const ATTEMPTS = 400;

const someOf = (hand: readonly number[], count: number, random: Random): string[] => shuffle(listCards(hand) as string[], random).slice(0, count);

function unseenBacks(view: View): number[] {
  const seen = new Set(view.seats.flatMap(({ cities }) => cities.map(({ card }) => Number(card.split('-')[1]))));
  return allSettlements(view.seats.length).filter((card) => !seen.has(card));
}
