import { handicapNumber } from '../../../engine/handicap.ts';
import { together } from '../../../engine/ask.ts';
import { type Random, randomFrom, type RandomState, shuffle } from '../../../engine/random.ts';
import { type Answer, PASS, type Script, type Seat } from '../../../engine/script.ts';
import { idOf, registeredCard } from '../cards/registry.ts';
import type { Options } from '../options.ts';
import { type Copy, landOf, other, type Principality, type Stack, type State, type Context } from '../state.ts';
import { compositionOf, DUEL_EVENTS, isDuel, isFirst, isTournament, stackSets } from '../variants.ts';
import { type CardSet, eras } from '../vocabulary.ts';
import { askWorded, pick } from './ask.ts';
import { chooseDecks } from './choose-decks.ts';
import { layEventStack } from './event-stack.ts';
import { parsePlace, regionIndex, regionName, swappedAt } from './geometry.ts';
import { pickedCopies } from './hand.ts';
import { startLooking, stopLooking, nameCopies, stackIndex, stackName, takeOut } from './look-at-cards.ts';
import { clearTurnMarks } from './turn-marks.ts';
import { prepareLand } from './preparation.ts';
import { newRegion, newTown } from './settlement.ts';

/** The starting regions by seat, from left to right, upper before lower. */
const startingRegions = [
  ['forest 2', 'hills 3', 'gold-field 1', 'pasture 4', 'fields 6', 'mountains 5'],
  ['forest 3', 'hills 2', 'gold-field 4', 'pasture 1', 'fields 5', 'mountains 6'],
] as const;

/** The regions that come with new settlements. */
const regionStack = [
  'fields 3',
  'fields 1',
  'mountains 4',
  'mountains 2',
  'hills 5',
  'hills 1',
  'forest 6',
  'forest 4',
  'pasture 6',
  'pasture 5',
  'gold-field 3',
  'gold-field 2',
] as const;

export const regionCards: readonly string[] = [...startingRegions.flat(), ...regionStack];

/** The supply of roads, settlements and cities. */
export const fullSupply = { road: 7, settlement: 5, city: 7 } as const;

/** The starting principality of a seat, with one of every resource but gold. */
export function startingPrincipality(seat: Seat): Principality {
  const regions = startingRegions[seat as 0 | 1].map(newRegion);
  for (const region of regions) region.stock = region.type === 'gold-field' ? 0 : 1;
  return {
    west: -2,
    towns: [newTown(), newTown()],
    regions,
    roads: [null, null, null],
    marker: null,
    ends: [false, false],
    hand: [],
  };
}

export function setup(options: Options, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const starter = random.below(2);
  const own = isTournament(options.variant);
  const sets = options.sets === 'random' && isDuel(options.variant) ? drawEras(random) : stackSets(options);
  const state: State = {
    options,
    rng,
    phase: 'setup',
    turn: 0,
    starter,
    active: starter,
    setup: { done: sets ? 0 : own ? -1 : -2, stack: null },
    production: null,
    face: null,
    event: null,
    playing: null,
    looking: null,
    removals: 0,
    spent: [],
    bargains: [],
    stacks: [],
    events: [],
    regions: [],
    discards: own ? [[], []] : [[]],
    faceUp: [],
    tokens: { hero: null, trade: null },
    supply: { road: fullSupply.road, settlement: fullSupply.settlement, city: fullSupply.city },
    seats: [startingPrincipality(0), startingPrincipality(1)],
    owed: [],
    fresh: [],
    winner: null,
  };
  state.seats.forEach((land, seat) => {
    const more = handicapNumber(options, seat, 'resources');
    for (const region of land.regions) if (region.type !== 'gold-field') region.stock += more;
  });
  if (sets) dealCards(state, sets, random);
  state.regions = shuffle([...regionStack], random);
  return state;
}

/** Deals draw stacks, events and face-up cards; existing stacks stay as they are. */
function dealCards(state: State, sets: readonly CardSet[], random: Random): void {
  const laid = state.stacks;
  state.stacks = sets.map((set, index): Stack => laid[index] ?? { set, cards: [], open: false });
  const { draw, faceUp } = compositionOf(state);
  dealStacks(state.stacks.slice(laid.length), draw, random);
  state.events = layEventStack(eventsFor(state, random), random);
  state.faceUp.push(...faceUp);
}

/** The basic stacks of a Duel. */
export const basics: readonly CardSet[] = ['basic', 'basic', 'basic'];

/** Draws three eras at random and adds their stacks. */
export const drawEras = (random: Random): CardSet[] => [...basics, ...shuffle([...eras], random).slice(0, 3)];

/** Shuffles the cards of each set and deals them evenly to its stacks. */
function dealStacks(stacks: readonly Stack[], cards: readonly Copy[], random: Random): void {
  for (const set of new Set(stacks.map((stack) => stack.set))) {
    const targets = stacks.filter((stack) => stack.set === set);
    shuffle(
      cards.filter((copy) => registeredCard(copy).set === set),
      random,
    ).forEach((copy, index) => {
      targets[index % targets.length]?.cards.push(copy);
    });
  }
}

/** The events of the variant; in the Duel the fixed ones, filled up to twelve. */
export function eventsFor(table: Parameters<typeof compositionOf>[0], random: Random): Copy[] {
  const { events, moon } = compositionOf(table);
  return [...events, ...shuffle([...moon], random).slice(0, DUEL_EVENTS - events.length)];
}

/** Plays the setup: each player takes a hand, then may rearrange regions, except in the introductory game. */
export function* prepare(t: Context): Script {
  const { state } = t;
  const { done, stack } = state.setup ?? { done: 0, stack: null };
  const first = isFirst(state.options.variant);
  const seat = done % 2 === 0 ? state.starter : other(state.starter);
  if (done === 0) t.emit({ kind: 'began', seat });
  if (done < 0 && isTournament(state.options.variant)) {
    yield* chooseDecks(t);
  } else if (done < 0) {
    yield* chooseEra(t, seat);
  } else if (done === 0 && isAtOnce(state.options)) {
    yield* prepareBoth(t, seat);
  } else if (done < 2) {
    const from = yield* chooseStack(t, seat, stack);
    if (first) takeTopCards(t, seat, from);
    else yield* chooseCards(t, seat, from);
    state.setup = { done: done + 1, stack: stackIndex(from) };
  } else if (done < 4) {
    if (!(yield* rearrange(t, seat))) state.setup = { done: done + 1, stack };
  } else {
    state.setup = { done: 4 + (yield* prepareLand(t, done - 4)), stack };
  }
  if (state.setup?.done === partsOf(state)) begin(t);
}

/** The setup steps: hands, regions, and the preparatory round until both have passed. */
const partsOf = ({ options: { variant } }: State): number => (isFirst(variant) ? 2 : isTournament(variant) ? 6 : 4);

/** In patient flow both players set up at once, unless both may look through the same stack. */
const isAtOnce = ({ variant, flow, sameStartStackAllowed }: Options): boolean =>
  flow === 'patient' && !isFirst(variant) && !sameStartStackAllowed;

/** Asks for stacks in turn, because they must differ, and for everything else at once. */
function* prepareBoth(t: Context, first: Seat): Script {
  const from = yield* chooseStack(t, first, null);
  yield* together(prepareOwn(t, first, from), prepareSecond(t, other(first), stackIndex(from)));
  t.state.setup = { done: 4, stack: stackIndex(from) };
}

function* prepareSecond(t: Context, seat: Seat, used: number): Script {
  yield* prepareOwn(t, seat, yield* chooseStack(t, seat, used));
}

function* prepareOwn(t: Context, seat: Seat, from: string): Script {
  yield* chooseCards(t, seat, from);
  while (yield* rearrange(t, seat));
}

/** Asks each player for an era, draws the third and deals the cards. */
function* chooseEra(t: Context, seat: Seat): Script {
  const { state } = t;
  const { done, sets = [] } = state.setup ?? { done: -2 };
  const free = eras.filter((set) => !sets.includes(set));
  const any = free[state.rng.drawn % free.length];
  const era = (yield* pick(seat, 'setup.era', free, any)) as CardSet;
  const chosen = [...sets, era];
  t.emit({ kind: 'era', seat, set: era });
  if (done < -1) {
    state.setup = { done: done + 1, stack: null, sets: chosen };
    return;
  }
  const [third] = shuffle(
    eras.filter((set) => !chosen.includes(set)),
    t.random,
  ) as [CardSet];
  t.emit({ kind: 'era', seat: null, set: third });
  dealCards(state, [...basics, ...chosen, third], t.random);
  state.setup = { done: 0, stack: null };
}

function begin(t: Context): void {
  const { state } = t;
  state.setup = null;
  state.phase = 'roll';
  state.turn = 1;
  state.active = state.starter;
  clearTurnMarks(t);
  t.emit({ kind: 'turn', seat: state.active, turn: 1 });
}

const HAND = 3;
const pictured = { pictured: true } as const;

/** The basic stacks a starting hand may come from, without the opponent's. */
function* chooseStack({ state }: Context, seat: Seat, used: number | null): Script<string> {
  const taken = state.options.sameStartStackAllowed ? null : used;
  const choices: string[] = [];
  state.stacks.forEach(({ set, cards }, index) => {
    if (set === 'basic' && cards.length > 0 && index !== taken) choices.push(stackName(index));
  });
  return yield* pick(seat, 'setup.stack', choices);
}

function takeTopCards(t: Context, seat: Seat, stack: string): void {
  t.reveal();
  receiveHand(t, seat, stack, t.state.stacks[stackIndex(stack)]?.cards.slice(0, HAND) ?? []);
}

/** The player looks through a stack and takes any three cards. */
function* chooseCards(t: Context, seat: Seat, stack: string): Script {
  const cards = startLooking(t, seat, stack);
  const number = Math.min(HAND, cards.length);
  const { choices, limits } = nameCopies(cards);
  const fallback = cards.slice(0, number).map(idOf);
  const picks: Answer = yield* askWorded({
    seat,
    key: 'setup.cards',
    choices,
    limits,
    min: number,
    max: number,
    hints: pictured,
    fallback,
  });
  stopLooking(t, seat);
  receiveHand(t, seat, stack, pickedCopies(cards, picks));
}

function receiveHand(t: Context, seat: Seat, stack: string, copies: readonly Copy[]): void {
  const index = stackIndex(stack);
  for (const copy of copies) takeOut(t.state.stacks[index]?.cards ?? [], copy);
  landOf(t.state, seat).hand.push(...copies);
  t.emit({ kind: 'hand', seat, stack, cards: copies.map(idOf) });
}

/** Asks for two regions to swap. Returns false when the player is done. */
function* rearrange(t: Context, seat: Seat): Script<boolean> {
  const land = landOf(t.state, seat);
  const choices = land.regions.map((_, index) => regionName(land.west, index));
  const [one, two] = yield* askWorded({
    seat,
    key: 'setup.swap',
    choices,
    min: 0,
    max: 2,
    check: twoOrNone,
    fallback: [PASS],
  });
  if (!one || !two) return false;
  const swapped = [swappedAt(land, one), swappedAt(land, two)] as const;
  swapRegions(land, one, two);
  t.emit({ kind: 'swapped', seat, places: [one, two], swapped });
  return true;
}

const twoOrNone = ({ length }: Answer) =>
  length === 1
    ? { en: 'Choose two regions to swap, or none.', de: 'Wähle zwei Landschaften zum Tauschen oder keine.' }
    : null;

/** Swaps two regions with everything on and beside them. */
export function swapRegions(land: Principality, one: string, two: string): void {
  const [a, b] = [one, two].map((id) => regionIndex(land, parsePlace(id) ?? { kind: 'column', column: 0 })) as [
    number,
    number,
  ];
  const region = land.regions[a];
  const twin = land.regions[b];
  if (!region || !twin) throw new Error(`${one} and ${two} are not both regions`);
  land.regions[a] = twin;
  land.regions[b] = region;
}
