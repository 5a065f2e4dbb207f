import { type Random, randomFrom, type RandomState, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { lookUp } from './cards/registry.ts';
import { layEvents } from './rules/events.ts';
import { stackName, takeOut } from './rules/looking.ts';
import { regionCard } from './rules/settlement.ts';
import { eventsFor, regionCards } from './rules/setup.ts';
import { type Copy, copyPrincipality, type Land, type Principality, type Stack, type State } from './state.ts';
import { deckOf } from './variants.ts';
import type { View } from './view.ts';

/** A state that looks the same from here: everything the view does not show is drawn anew from the cards that are not seen. */
export function imagine(view: View, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const { variant } = view.options;
  const hidden = shuffle(unseenCards(view), random);
  const discard = known(hidden, lookedAt(view, 'discard') ?? (view.discard.top ? [view.discard.top] : []));
  const hands = view.seats.map((_, seat) => (seat === view.seat ? [...(view.hand ?? [])] : known(hidden, lookedAt(view, 'hand') ?? [])));
  const stacks = view.stacks.map(({ set }, index): Stack => ({ set, cards: known(hidden, lookedAt(view, stackName(index)) ?? []) }));
  stacks.forEach(({ set, cards }, index) => fillUp(cards, view.stacks[index]?.size ?? 0, hidden, (copy) => lookUp(copy).set === set));
  fillUp(discard, view.discard.size, hidden, () => true);
  hands.forEach((hand, seat) => fillUp(hand, view.seats[seat as 0 | 1].handSize, hidden, () => true));

  const side = (seat: Seat): Principality => {
    const { west, towns, regions, ends } = view.seats[seat as 0 | 1];
    return copyPrincipality({ west, towns, regions, ends, hand: hands[seat] ?? [] });
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
    looking: view.looking && view.seat !== null ? { seat: view.seat, at: view.looking.at } : null,
    removals: view.removals,
    spent: view.spent.slice(),
    stacks,
    events: layEvents(eventsFor(variant, random), random).slice(-view.events),
    regions: lookedAt(view, 'regions')?.slice() ?? imagineRegions(view, random),
    discard,
    faceUp: view.faceUp.slice(),
    tokens: { ...view.tokens },
    supply: { ...view.supply },
    seats: [side(0), side(1)],
    owed: view.owed.slice(),
    fresh: view.fresh.slice(),
    winner: view.winner,
  };
}

/** What the seat is looking through just now, if it is that. */
const lookedAt = (view: View, at: string): readonly string[] | null => (view.looking?.at === at ? view.looking.cards : null);

/** The cards of the variant that lie open nowhere and are not in the own hand. */
function unseenCards({ options, seats, hand, faceUp, playing }: View): Copy[] {
  const deck = deckOf(options.variant);
  const seen = [...seats.flatMap(piecesOf), ...(hand ?? []), ...faceUp, ...(playing ? [playing] : [])];
  return without([...deck.draw, ...deck.faceUp], seen);
}

function piecesOf({ towns, regions }: Land): Copy[] {
  const onSites = towns.flatMap(({ sites }) => sites.flatMap((pile) => pile ?? []));
  return [...onSites, ...regions.flatMap(({ on }) => on ?? [])].map(({ card }) => card);
}

function without(all: readonly string[], seen: readonly string[]): string[] {
  const left = [...all];
  for (const copy of seen) takeOut(left, copy);
  return left;
}

/** Cards whose place is known leave the hidden ones. */
function known(hidden: Copy[], cards: readonly string[]): Copy[] {
  for (const copy of cards) takeOut(hidden, copy);
  return [...cards];
}

function fillUp(pile: Copy[], size: number, hidden: Copy[], fits: (copy: Copy) => boolean): void {
  while (pile.length < size) {
    const index = hidden.findIndex(fits);
    const [copy] = index < 0 ? [] : hidden.splice(index, 1);
    if (copy === undefined) throw new Error('the view shows more cards than there are');
    pile.push(copy);
  }
}

function imagineRegions({ seats, regions }: View, random: Random): string[] {
  const seen = seats.flatMap((land) => land.regions.map(regionCard));
  return shuffle(without(regionCards, seen), random).slice(0, regions);
}
