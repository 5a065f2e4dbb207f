import { type Random, randomFrom, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { kindOf } from './rules/build.ts';
import { addCard } from './rules/draw.ts';
import { groupOf, paymentsFor } from './rules/pay.ts';
import { hasExpansion } from './rules/points.ts';
import { allResourceCards, allSettlements } from './rules/setup.ts';
import type { Player, State } from './state.ts';
import { amountsOf, costs, KINDS, noCards, resourceIndex } from './vocabulary.ts';
import type { SideView, View } from './view.ts';

/** Returns a state that looks the same to the viewer, with hidden cards drawn from the unseen ones. */
export function determinize(view: View, seed: string): State {
  const rng = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const hidden = shuffle(unseen(view), random);
  const backs = shuffle(unseenBacks(view), random);
  const held = determinizeHands(view, hidden, random);
  const { returning } = view;
  const cards = returning && (returning.cards ?? someOf(held[view.active]?.hand ?? [], returning.count, random));
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
      ...(held[seat] as Held),
      roads: side.roads.slice(),
      knights: side.knights.slice(),
      settlements: backs.splice(0, side.settlements),
      cities: side.cities.map(({ card, expansion }) => ({ card: Number(card.split('-')[1]), expansion })),
      owed: side.owed,
    })),
    winner: view.winner,
    idle: view.idle,
  };
}

/** Counts resource cards that are neither open nor in a known hand. */
function unseen(view: View): number[] {
  const left = noCards();
  for (const card of allResourceCards()) addCard(left, card, 1);
  const remove = (cards: readonly number[]) => cards.forEach((count, kind) => addCard(left, kind, -count));
  remove(view.market);
  remove(amountsOf(view.discard));
  for (const { hand } of view.seats) if (hand) remove(hand);
  if (!view.seats[view.active]?.hand) remove(countsOf(knownOf(view, view.active)));
  return cardsOf(left);
}

type Held = Pick<Player, 'hand' | 'chosen'>;

/** Deals all hands. Hands with an open question come first, so that there is a choice. */
function determinizeHands(view: View, hidden: number[], random: Random): Held[] {
  const choice = choiceIn(view);
  const between = choice && !view.seats[choice.seat]?.hand ? dealChoice(view, choice, hidden, random) : null;
  return view.seats.map((side, seat): Held => {
    if (side.hand) return { hand: side.hand.slice(), chosen: side.chosen?.slice() ?? null };
    const spare =
      seat === choice?.seat && between ? between : [...knownOf(view, seat), ...hidden.splice(0, unknownIn(view, seat))];
    const chosen = side.settled ? hidden.splice(0, side.owed) : null;
    return { hand: countsOf([...spare, ...(chosen ?? [])]), chosen: chosen && countsOf(chosen) };
  });
}

/** Cards of the active hand known to the player they were drawn from. */
const knownOf = ({ returning, active }: View, seat: Seat): readonly number[] =>
  seat === active ? (returning?.cards ?? []) : [];

/** Number of unknown cards in a hand, without those chosen for the robbers. */
function unknownIn(view: View, seat: Seat): number {
  const { handSize, settled, owed } = view.seats[seat] as SideView;
  return handSize - (settled ? owed : 0) - knownOf(view, seat).length;
}

/** A seat whose cards are being chosen from, and whether a hand leaves a real choice. */
interface Choice {
  readonly seat: Seat;
  fits(cards: readonly number[]): boolean;
}

function choiceIn({ active, looking, returning, paying, seats }: View): Choice | null {
  if (paying) {
    const cost = costs[kindOf(paying.what)];
    const group = groupOf(hasExpansion(seats[active] as SideView, 'university'));
    return { seat: active, fits: (cards) => paymentsFor(cost, countsOf(cards), group).length > 1 };
  }
  const fits = (cards: readonly number[]) => new Set(cards).size > 1;
  if (looking !== null) return { seat: looking, fits };
  return returning ? { seat: active, fits } : null;
}

const ATTEMPTS = 400;

/** Deals at random; if that never leaves a choice, deals the first hand that does. */
function dealChoice(view: View, { seat, fits }: Choice, hidden: number[], random: Random): number[] | null {
  const known = knownOf(view, seat);
  const size = unknownIn(view, seat);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cards = [...known, ...hidden.slice(0, size)];
    if (fits(cards)) {
      hidden.splice(0, size);
      return cards;
    }
    shuffle(hidden, random);
  }
  for (const dealt of everyDeal(countsOf(hidden), size)) {
    const cards = [...known, ...dealt];
    if (!fits(cards)) continue;
    for (const card of dealt) hidden.splice(hidden.indexOf(card), 1);
    return cards;
  }
  return null;
}

function* everyDeal(from: readonly number[], size: number, kind = 0): Generator<number[]> {
  if (size === 0) yield [];
  if (size === 0 || kind === KINDS) return;
  for (let count = Math.min(size, from[kind] as number); count >= 0; count--) {
    const these = Array.from({ length: count }, () => kind);
    for (const others of everyDeal(from, size - count, kind + 1)) yield [...these, ...others];
  }
}

function countsOf(cards: readonly number[]): number[] {
  const counts = noCards();
  for (const card of cards) addCard(counts, card, 1);
  return counts;
}

const cardsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => kind));

const someOf = (hand: readonly number[], count: number, random: Random): number[] =>
  shuffle(cardsOf(hand), random).slice(0, count);

function unseenBacks(view: View): number[] {
  const seen = new Set(view.seats.flatMap(({ cities }) => cities.map(({ card }) => Number(card.split('-')[1]))));
  return allSettlements(view.seats.length).filter((card) => !seen.has(card));
}
