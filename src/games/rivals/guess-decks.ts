import { type Random, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { cardOf } from './cards/registry.ts';
import { deckCopy, deckRules, drawnOf, eventsOf } from './deck/deck.ts';
import { fitted } from './deck/fitted.ts';
import { readyDecks } from './deck/ready.ts';
import type { Options } from './options.ts';
import { layEvents } from './rules/events.ts';
import { stackName } from './rules/looking.ts';
import { isTradeShip } from './rules/points.ts';
import { type Copy, other, type Stack } from './state.ts';
import { fillUp, type Hidden, lookedAt, piecesOf, seenOf, stillLying } from './unseen.ts';
import { barredIn, deckOf } from './variants.ts';
import type { View } from './view.ts';

/** The own stacks hold what they hold, in another order; the other player has the ready deck that looks most like it. */
export function guessDecks(view: View, random: Random): Hidden {
  const guesses = view.seats.map((_, seat) => guess(view, seat, random));
  const hands = view.seats.map((_, seat) => (seat === view.seat ? [...(view.hand ?? [])] : [...(lookedAt(view, 'hand') ?? [])]));
  const discards = view.discards.map((pile, seat) => [...(lookedAt(view, seat === view.seat ? 'discard' : 'their-discard') ?? seenOf(pile))]);
  const tops = view.stacks.map(({ top }, index) => [...(lookedAt(view, stackName(index)) ?? (top ? [top] : []))]);
  const own = shuffle(without(view.ownCards, tops.flatMap((cards, index) => (view.stacks[index]?.owner === view.seat ? cards : []))), random);
  const stacks = view.stacks.map(({ set, size, top, owner = 0 }, index): Stack => {
    const cards = tops[index] as Copy[];
    fillUp(cards, size, owner === view.seat ? own : (guesses[owner] as Copy[]), () => true);
    return { set, cards, open: top !== null, owner };
  });
  discards.forEach((pile, seat) => {
    const { size = 0, ships } = view.discards[seat] ?? {};
    fillUp(pile, size, guesses[seat] as Copy[], (copy) => !ships || !isTradeShip(cardOf(copy)));
  });
  hands.forEach((hand, seat) => fillUp(hand, view.seats[seat as 0 | 1].handSize, guesses[seat] as Copy[], () => true));
  return { discards, hands, stacks, events: guessEvents(view, random) };
}

/** What a seat may hide: of the likeliest ready deck what is not seen, and behind that anything a deck may hold. */
function guess(view: View, seat: Seat, random: Random): Copy[] {
  const seen = shown(view, seat);
  let likeliest: readonly Copy[] = [];
  let most = -1;
  for (const cards of shuffle([...readyCards(view.options)], random)) {
    const likeness = seen.filter((copy) => cards.includes(copy)).length;
    if (likeness > most) [likeliest, most] = [cards, likeness];
  }
  return [...shuffle(without(likeliest, seen), random), ...shuffle([...deckOf(view).draw], random)];
}

/** By the sets that are left out. */
const kept = new Map<string, readonly (readonly Copy[])[]>();

/** The cards of every ready deck, starting cards included. */
function readyCards(options: Options): readonly (readonly Copy[])[] {
  const { without = '' } = options;
  let decks = kept.get(without);
  if (!decks) {
    decks = readyDecks.map(({ deck }) => fitted(deck, barredIn(options))).map((deck) => [...drawnOf(deck), ...deck.start.map(deckCopy)]);
    kept.set(without, decks);
  }
  return decks;
}

/** The cards of a seat that lie open. */
function shown({ seats, discards }: View, seat: Seat): Copy[] {
  const { top = null } = discards[seat] ?? {};
  return [...piecesOf(seats[seat as 0 | 1]), ...piecesOf(seats[other(seat) as 0 | 1]), ...(top ? [top] : [])];
}

/** As far as they are there. */
function without(all: readonly Copy[], some: readonly Copy[]): Copy[] {
  const left = [...all];
  for (const copy of some) if (left.includes(copy)) left.splice(left.indexOf(copy), 1);
  return left;
}

/** The other events are anybody's guess. */
function guessEvents(view: View, random: Random): Copy[] {
  if (view.events === 0) return [];
  const fixed = eventsOf([[], []]);
  const others = shuffle(deckOf(view).events.filter((copy) => !fixed.includes(copy)), random).slice(0, 2 * deckRules.events);
  return stillLying(view, layEvents([...fixed, ...others], random));
}
