import { randomFrom, type RandomState, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { lookUp } from './cards/registry.ts';
import { layEvents } from './rules/events.ts';
import { takeOut } from './rules/looking.ts';
import { regionCard } from './rules/settlement.ts';
import { regionCards } from './rules/setup.ts';
import { type Copy, copyPrincipality, type Land, type Piece, type Principality, type State } from './state.ts';
import { deckOf, DUEL_EVENTS, isDuel } from './variants.ts';
import type { View } from './view.ts';

/**
 * A state that looks the same from here: everything the view does not show is drawn anew from the cards that are not seen.
 */
export function imagine(view: View, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const seen = [...view.seats.flatMap(piecesOf), ...(view.hand ?? []), ...view.faceUp, ...(view.playing ? [view.playing] : [])];
  const hidden = shuffle(without([...deckOf(view.options.variant).draw, ...deckOf(view.options.variant).faceUp], seen), random);
  const looked = (at: string): readonly string[] | null => (view.looking?.at === at ? view.looking.cards : null);

  const discard = known(hidden, looked('discard') ?? (view.discard.top ? [view.discard.top] : []));
  const hands = view.seats.map((_, seat): Copy[] => (seat === view.seat ? [...(view.hand ?? [])] : known(hidden, looked('hand') ?? [])));
  const stacks = view.stacks.map(({ set }, index) => ({ set, cards: known(hidden, looked(`stack-${index + 1}`) ?? []) }));
  stacks.forEach(({ set, cards }, index) => {
    const size = view.stacks[index]?.size ?? 0;
    while (cards.length < size) cards.push(takeNext(hidden, (copy) => lookUp(copy).set === set));
  });
  while (discard.length < view.discard.size) discard.push(takeNext(hidden, () => true));
  hands.forEach((hand, seat) => {
    while (hand.length < (view.seats[seat as 0 | 1]?.handSize ?? 0)) hand.push(takeNext(hidden, () => true));
  });

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
    stacks,
    events: imagineEvents(view, random),
    regions: looked('regions')?.slice() ?? shuffle(without(regionCards, view.seats.flatMap(({ regions }) => regions.map(regionCard))), random).slice(0, view.regions),
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

function piecesOf({ towns, regions }: Land): Copy[] {
  const pieces: Piece[] = [...towns.flatMap(({ sites }) => sites.flatMap((pile) => pile ?? [])), ...regions.flatMap(({ on }) => on ?? [])];
  return pieces.map(({ card }) => card);
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

function takeNext(hidden: Copy[], fits: (copy: Copy) => boolean): Copy {
  const index = hidden.findIndex(fits);
  const [copy] = index < 0 ? [] : hidden.splice(index, 1);
  if (copy === undefined) throw new Error('the view shows more cards than there are');
  return copy;
}

function imagineEvents({ options, events }: View, random: ReturnType<typeof randomFrom>): Copy[] {
  const deck = deckOf(options.variant);
  const all = isDuel(options.variant) ? [...deck.events, ...shuffle([...deck.moon], random).slice(0, DUEL_EVENTS - deck.events.length)] : deck.events;
  return layEvents(all, random).slice(-events);
}
