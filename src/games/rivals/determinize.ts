import { type Random, randomFrom, type RandomState, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { cardOf, registeredCard } from './cards/registry.ts';
import { guessDecks } from './guess-decks.ts';
import { layEventStack, withSighted } from './rules/event-stack.ts';
import { stackName, takeOut } from './rules/look-at-cards.ts';
import { isTradeShip } from './rules/points.ts';
import { eventsFor, regionCards } from './rules/setup.ts';
import { type Copy, copyPrincipality, type Principality, type Stack, type State } from './state.ts';
import {
  takeFitting,
  type HiddenCards,
  regionsInPlay,
  lookedAt,
  piecesOf,
  visibleDiscards,
  remainingEvents,
} from './hidden-cards.ts';
import { compositionOf, isTournament } from './variants.ts';
import type { View } from './view.ts';
import type { CardSet } from './vocabulary.ts';

/** Samples a state consistent with the view: hidden cards are drawn from the unseen ones. */
export function determinize(view: View, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const { discards, hands, stacks, events } = isTournament(view.options.variant)
    ? guessDecks(view, random)
    : dealUnseen(view, random);

  const side = (seat: Seat): Principality => {
    const { west, towns, regions, roads, marker, ends } = view.seats[seat as 0 | 1];
    return copyPrincipality({ west, towns, regions, roads, marker, ends, hand: hands[seat] ?? [] });
  };
  return {
    options: view.options,
    rng,
    phase: view.phase,
    turn: view.turn,
    starter: view.starter,
    active: view.active,
    setup: view.setup,
    production: view.production,
    face: view.face,
    event: view.event,
    playing: view.playing,
    looking: view.looking && view.seat !== null ? [{ seat: view.seat, at: view.looking.at }] : null,
    removals: view.removals,
    spent: view.spent.slice(),
    bargains: view.bargains.slice(),
    stacks,
    events: withSighted(events, view.sighted),
    ...(view.sighted.length > 0 && { sighted: view.sighted }),
    regions: determinizeRegions(view, random),
    discards,
    faceUp: view.faceUp.slice(),
    tokens: { ...view.tokens },
    supply: { ...view.supply },
    seats: [side(0), side(1)],
    owed: view.owed.slice(),
    fresh: view.fresh.slice(),
    winner: view.winner,
  };
}

/** Places the unseen cards where both players draw from the same stacks. */
function dealUnseen(view: View, random: Random): HiddenCards {
  const hidden = shuffle(unseenCards(view), random);
  const discards = view.discards.map((pile) => known(hidden, lookedAt(view, 'discard') ?? visibleDiscards(pile)));
  const hands = view.seats.map((_, seat) =>
    seat === view.seat ? [...(view.hand ?? [])] : known(hidden, lookedAt(view, 'hand') ?? []),
  );
  const stacks = view.stacks.map(({ set, top }, index): Stack => {
    const cards = known(hidden, lookedAt(view, stackName(index)) ?? (top ? [top] : []));
    return { set, cards, open: top !== null };
  });
  // First where its ships are seen, because it takes no others; what the stacks need is left for them.
  discards.forEach((pile, index) => {
    if (!view.discards[index]?.ships) return;
    const spare = (copy: Copy): boolean =>
      !isTradeShip(cardOf(copy)) && spareOf(registeredCard(copy).set, hidden, view, stacks) > 0;
    takeFitting(pile, view.discards[index]?.size ?? 0, hidden, spare);
  });
  stacks.forEach(({ set, cards }, index) =>
    takeFitting(cards, view.stacks[index]?.size ?? 0, hidden, (copy) => registeredCard(copy).set === set),
  );
  discards.forEach((pile, index) => takeFitting(pile, view.discards[index]?.size ?? 0, hidden, () => true));
  hands.forEach((hand, seat) => takeFitting(hand, view.seats[seat as 0 | 1].handSize, hidden, () => true));
  return { discards, hands, stacks, events: determinizeEvents(view, random) };
}

/** The number of hidden cards of a set beyond those in its stacks. */
function spareOf(set: CardSet, hidden: readonly Copy[], view: View, stacks: readonly Stack[]): number {
  let number = hidden.filter((copy) => registeredCard(copy).set === set).length;
  view.stacks.forEach(({ set: own, size }, index) => {
    if (own === set) number -= size - (stacks[index]?.cards.length ?? 0);
  });
  return number;
}

/** The cards of the variant that are neither face up nor in the seat's hand. */
export function unseenCards(view: View): Copy[] {
  const { seats, hand, faceUp, playing } = view;
  const deck = compositionOf(view);
  const seen = [...seats.flatMap(piecesOf), ...(hand ?? []), ...faceUp, ...(playing ? [playing] : [])];
  return without([...deck.draw, ...deck.faceUp], seen);
}

function without(all: readonly string[], seen: readonly string[]): string[] {
  const left = [...all];
  for (const copy of seen) takeOut(left, copy);
  return left;
}

/** Removes cards whose place is known from the hidden ones. */
function known(hidden: Copy[], cards: readonly string[]): Copy[] {
  for (const copy of cards) takeOut(hidden, copy);
  return [...cards];
}

/** Empty while the eras of a Duel are being chosen. */
function determinizeEvents(view: View, random: Random): Copy[] {
  return view.events === 0 ? [] : remainingEvents(view, layEventStack(eventsFor(view, random), random));
}

function determinizeRegions(view: View, random: Random): string[] {
  const top = lookedAt(view, 'regions') ?? [];
  const others = without(regionCards, [...top, ...regionsInPlay(view)]);
  return [...top, ...shuffle(others, random)].slice(0, view.regions);
}
