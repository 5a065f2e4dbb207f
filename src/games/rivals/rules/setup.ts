import { together } from '../../../engine/ask.ts';
import { type Random, randomFrom, type RandomState, shuffle } from '../../../engine/random.ts';
import { type Answer, PASS, type Script, type Seat } from '../../../engine/script.ts';
import { idOf, lookUp } from '../cards/registry.ts';
import type { Options } from '../options.ts';
import { type Copy, landOf, other, type Principality, type Stack, type State, type Table } from '../state.ts';
import { deckOf, DUEL_EVENTS, isDuel, isFirst, isTournament, stackSets } from '../variants.ts';
import { type CardSet, eras } from '../vocabulary.ts';
import { ask, pick } from './ask.ts';
import { chooseDecks } from './decks.ts';
import { layEvents } from './events.ts';
import { placeOf, regionIndex, regionName } from './geometry.ts';
import { pickedCopies } from './hand.ts';
import { lookAt, lookAway, nameCopies, stackIndex, stackName, takeOut } from './looking.ts';
import { clearMarks } from './marks.ts';
import { prepareLand } from './preparation.ts';
import { newRegion, newTown } from './settlement.ts';

/** The regions both begin with, upper and lower, from left to right; by seat. */
const startingRegions = [
  ['forest 2', 'hills 3', 'gold-field 1', 'pasture 4', 'fields 6', 'mountains 5'],
  ['forest 3', 'hills 2', 'gold-field 4', 'pasture 1', 'fields 5', 'mountains 6'],
] as const;

/** The regions that come with new settlements. */
const regionStack = [
  'fields 3', 'fields 1', 'mountains 4', 'mountains 2', 'hills 5', 'hills 1',
  'forest 6', 'forest 4', 'pasture 6', 'pasture 5', 'gold-field 3', 'gold-field 2',
] as const;

export const regionCards: readonly string[] = [...startingRegions.flat(), ...regionStack];

/** Roads, settlements and cities of the box that lie ready for both. */
export const fullSupply = { road: 7, settlement: 5, city: 7 } as const;

/** The principality a seat begins with: one of everything but gold. */
export function startingPrincipality(seat: Seat): Principality {
  const regions = startingRegions[seat as 0 | 1].map(newRegion);
  for (const region of regions) region.stock = region.type === 'gold-field' ? 0 : 1;
  return { west: -2, towns: [newTown(), newTown()], regions, roads: [null, null, null], marker: null, ends: [false, false], hand: [] };
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
  if (sets) dealCards(state, sets, random);
  state.regions = shuffle([...regionStack], random);
  return state;
}

/** Lays out draw stacks, events and face-up cards; a stack that lies there already stays as it is. */
function dealCards(state: State, sets: readonly CardSet[], random: Random): void {
  const laid = state.stacks;
  state.stacks = sets.map((set, index): Stack => laid[index] ?? { set, cards: [], open: false });
  const { draw, faceUp } = deckOf(state);
  dealStacks(state.stacks.slice(laid.length), draw, random);
  state.events = layEvents(eventsFor(state, random), random);
  state.faceUp.push(...faceUp);
}

/** The stacks every Duel has, whatever is chosen. */
export const basics: readonly CardSet[] = ['basic', 'basic', 'basic'];

/** Three eras by lot behind the basic stacks. */
export const drawEras = (random: Random): CardSet[] => [...basics, ...shuffle([...eras], random).slice(0, 3)];

/** Shuffles the cards of each set and deals them evenly to its stacks. */
function dealStacks(stacks: readonly Stack[], cards: readonly Copy[], random: Random): void {
  for (const set of new Set(stacks.map((stack) => stack.set))) {
    const targets = stacks.filter((stack) => stack.set === set);
    shuffle(cards.filter((copy) => lookUp(copy).set === set), random).forEach((copy, index) => {
      targets[index % targets.length]?.cards.push(copy);
    });
  }
}

/** All events of the variant; in the Duel the fixed ones and as many others as are missing to twelve. */
export function eventsFor(table: Parameters<typeof deckOf>[0], random: Random): Copy[] {
  const { events, moon } = deckOf(table);
  return [...events, ...shuffle([...moon], random).slice(0, DUEL_EVENTS - events.length)];
}

/** The starting player first: each takes a hand; then, after the first match, each may rearrange the own regions. */
export function* prepare(t: Table): Script {
  const { state } = t;
  const { done, stack } = state.setup ?? { done: 0, stack: null };
  const first = isFirst(state.options.variant);
  const seat = done % 2 === 0 ? state.starter : other(state.starter);
  if (done === 0) t.tell({ kind: 'began', seat });
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

/** Hands; rearranged regions; what is built before the first turn, until both have passed. */
const partsOf = ({ options: { variant } }: State): number => (isFirst(variant) ? 2 : isTournament(variant) ? 6 : 4);

/** In patient flow nobody waits for the other's hand and regions, unless both may come to look through the same stack. */
const isAtOnce = ({ variant, flow, sameStartStackAllowed }: Options): boolean => flow === 'patient' && !isFirst(variant) && !sameStartStackAllowed;

/** The stacks are chosen in turn, because nobody takes the other's; everything else is asked of both at once. */
function* prepareBoth(t: Table, first: Seat): Script {
  const from = yield* chooseStack(t, first, null);
  yield* together(prepareOwn(t, first, from), prepareSecond(t, other(first), stackIndex(from)));
  t.state.setup = { done: 4, stack: stackIndex(from) };
}

function* prepareSecond(t: Table, seat: Seat, used: number): Script {
  yield* prepareOwn(t, seat, yield* chooseStack(t, seat, used));
}

function* prepareOwn(t: Table, seat: Seat, from: string): Script {
  yield* chooseCards(t, seat, from);
  while (yield* rearrange(t, seat));
}

/** Each player names an era, the third is drawn; then the cards are dealt. */
function* chooseEra(t: Table, seat: Seat): Script {
  const { state } = t;
  const { done, sets = [] } = state.setup ?? { done: -2 };
  const free = eras.filter((set) => !sets.includes(set));
  const any = free[state.rng.drawn % free.length];
  const era = (yield* pick(seat, 'setup.era', free, any)) as CardSet;
  const chosen = [...sets, era];
  t.tell({ kind: 'era', seat, set: era });
  if (done < -1) {
    state.setup = { done: done + 1, stack: null, sets: chosen };
    return;
  }
  const [third] = shuffle(eras.filter((set) => !chosen.includes(set)), t.random) as [CardSet];
  t.tell({ kind: 'era', seat: null, set: third });
  dealCards(state, [...basics, ...chosen, third], t.random);
  state.setup = { done: 0, stack: null };
}

function begin(t: Table): void {
  const { state } = t;
  state.setup = null;
  state.phase = 'roll';
  state.turn = 1;
  state.active = state.starter;
  clearMarks(t);
  t.tell({ kind: 'turn', seat: state.active, turn: 1 });
}

const HAND = 3;

/** The stacks a starting hand may come from: basic ones, and not the one the other player has used. */
function* chooseStack({ state }: Table, seat: Seat, used: number | null): Script<string> {
  const taken = state.options.sameStartStackAllowed ? null : used;
  const choices: string[] = [];
  state.stacks.forEach(({ set, cards }, index) => {
    if (set === 'basic' && cards.length > 0 && index !== taken) choices.push(stackName(index));
  });
  return yield* pick(seat, 'setup.stack', choices);
}

function takeTopCards(t: Table, seat: Seat, stack: string): void {
  t.reveal();
  receiveHand(t, seat, stack, t.state.stacks[stackIndex(stack)]?.cards.slice(0, HAND) ?? []);
}

/** The player looks through the stack and takes any three; the order of the rest stays. */
function* chooseCards(t: Table, seat: Seat, stack: string): Script {
  const cards = lookAt(t, seat, stack);
  const number = Math.min(HAND, cards.length);
  const { choices, limits } = nameCopies(cards);
  const otherwise = cards.slice(0, number).map(idOf);
  const picks: Answer = yield* ask({ seat, key: 'setup.cards', choices, limits, min: number, max: number, otherwise });
  lookAway(t, seat);
  receiveHand(t, seat, stack, pickedCopies(cards, picks));
}

function receiveHand(t: Table, seat: Seat, stack: string, copies: readonly Copy[]): void {
  const index = stackIndex(stack);
  for (const copy of copies) takeOut(t.state.stacks[index]?.cards ?? [], copy);
  landOf(t.state, seat).hand.push(...copies);
  t.tell({ kind: 'hand', seat, stack, cards: copies.map(idOf) });
}

/** Swaps two own regions, as often as wished: false when the player is done. */
function* rearrange(t: Table, seat: Seat): Script<boolean> {
  const land = landOf(t.state, seat);
  const choices = land.regions.map((_, index) => regionName(land.west, index));
  const [one, two] = yield* ask({ seat, key: 'setup.swap', choices, min: 0, max: 2, check: twoOrNone, otherwise: [PASS] });
  if (!one || !two) return false;
  swapRegions(land, one, two);
  t.tell({ kind: 'swapped', seat, places: [one, two] });
  return true;
}

const twoOrNone = ({ length }: Answer) =>
  length === 1 ? { en: 'Pick two regions to swap, or none.', de: 'Wähle zwei Landschaften zum Tauschen oder keine.' } : null;

/** Two regions change places with all that lies on and beside them. */
export function swapRegions(land: Principality, one: string, two: string): void {
  const [a, b] = [one, two].map((id) => regionIndex(land, placeOf(id) ?? { kind: 'column', column: 0 })) as [number, number];
  const region = land.regions[a];
  const twin = land.regions[b];
  if (!region || !twin) throw new Error(`${one} and ${two} are not both regions`);
  land.regions[a] = twin;
  land.regions[b] = region;
}
