import { type Random, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { cardOf } from './cards/registry.ts';
import { deckCopy, deckRules, drawCardsOf, eventStackOf } from './deck/deck.ts';
import { fitDeck } from './deck/fit-deck.ts';
import { premadeDecks } from './deck/premade-decks.ts';
import type { Options } from './options.ts';
import { layEventStack } from './rules/event-stack.ts';
import { stackName } from './rules/look-at-cards.ts';
import { isTradeShip } from './rules/points.ts';
import { type Copy, other, type Stack } from './state.ts';
import { takeFitting, type HiddenCards, lookedAt, piecesOf, visibleDiscards, remainingEvents } from './hidden-cards.ts';
import { excludedSetsIn, compositionOf } from './variants.ts';
import type { View } from './view.ts';

/** Samples decks: the seat's stacks are reordered, the opponent gets the likeliest ready-made deck. */
export function guessDecks(view: View, random: Random): HiddenCards {
  const guesses = view.seats.map((_, seat) => guess(view, seat, random));
  const hands = view.seats.map((_, seat) =>
    seat === view.seat ? [...(view.hand ?? [])] : [...(lookedAt(view, 'hand') ?? [])],
  );
  const discards = view.discards.map((pile, seat) => [
    ...(lookedAt(view, seat === view.seat ? 'discard' : 'their-discard') ?? visibleDiscards(pile)),
  ]);
  const tops = view.stacks.map(({ top }, index) => [...(lookedAt(view, stackName(index)) ?? (top ? [top] : []))]);
  const own = shuffle(
    without(
      view.ownCards,
      tops.flatMap((cards, index) => (view.stacks[index]?.owner === view.seat ? cards : [])),
    ),
    random,
  );
  const stacks = view.stacks.map(({ set, size, top, owner = 0 }, index): Stack => {
    const cards = tops[index] as Copy[];
    takeFitting(cards, size, owner === view.seat ? own : (guesses[owner] as Copy[]), () => true);
    return { set, cards, open: top !== null, owner };
  });
  discards.forEach((pile, seat) => {
    const { size = 0, ships } = view.discards[seat] ?? {};
    takeFitting(pile, size, guesses[seat] as Copy[], (copy) => !ships || !isTradeShip(cardOf(copy)));
  });
  hands.forEach((hand, seat) =>
    takeFitting(hand, view.seats[seat as 0 | 1].handSize, guesses[seat] as Copy[], () => true),
  );
  return { discards, hands, stacks, events: guessEvents(view, random) };
}

/** The cards a seat may hide: the likeliest ready-made deck first, then any deck card. */
function guess(view: View, seat: Seat, random: Random): Copy[] {
  const seen = shown(view, seat);
  let likeliest: readonly Copy[] = [];
  let most = -1;
  for (const cards of shuffle([...readyCards(view.options)], random)) {
    const likeness = seen.filter((copy) => cards.includes(copy)).length;
    if (likeness > most) [likeliest, most] = [cards, likeness];
  }
  return [...shuffle(without(likeliest, seen), random), ...shuffle([...compositionOf(view).draw], random)];
}

/** Cached by excluded sets. */
const kept = new Map<string, readonly (readonly Copy[])[]>();

/** The cards of each ready-made deck, starting cards included. */
function readyCards(options: Options): readonly (readonly Copy[])[] {
  const { without = '' } = options;
  let decks = kept.get(without);
  if (!decks) {
    decks = premadeDecks
      .map(({ deck }) => fitDeck(deck, excludedSetsIn(options)))
      .map((deck) => [...drawCardsOf(deck), ...deck.start.map(deckCopy)]);
    kept.set(without, decks);
  }
  return decks;
}

/** The public cards of a seat. */
function shown({ seats, discards }: View, seat: Seat): Copy[] {
  const { top = null } = discards[seat] ?? {};
  return [...piecesOf(seats[seat as 0 | 1]), ...piecesOf(seats[other(seat) as 0 | 1]), ...(top ? [top] : [])];
}

/** Removes these cards where present. */
function without(all: readonly Copy[], some: readonly Copy[]): Copy[] {
  const left = [...all];
  for (const copy of some) if (left.includes(copy)) left.splice(left.indexOf(copy), 1);
  return left;
}

/** Fills in the unknown events. */
function guessEvents(view: View, random: Random): Copy[] {
  if (view.events === 0) return [];
  const fixed = eventStackOf([[], []]);
  const others = shuffle(
    compositionOf(view).events.filter((copy) => !fixed.includes(copy)),
    random,
  ).slice(0, 2 * deckRules.events);
  return remainingEvents(view, layEventStack([...fixed, ...others], random));
}
