import { type Random, randomFrom, shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/script.ts';
import { cardOf } from '../../../games/rivals/cards/registry.ts';
import { deckRules } from '../../../games/rivals/deck/deck.ts';
import { type Options, optionsSchema } from '../../../games/rivals/options.ts';
import { shownPoints, tokenPoints } from '../../../games/rivals/rules/points.ts';
import { isForeign, townIndex } from '../../../games/rivals/rules/geometry.ts';
import { basics, drawEras, startingPrincipality } from '../../../games/rivals/rules/setup.ts';
import { MIN_TOKEN_POINTS } from '../../../games/rivals/rules/tokens.ts';
import { type Copy, other, type Principality, type Stack, type State } from '../../../games/rivals/state.ts';
import { compositionOf, isTournament, stackSets } from '../../../games/rivals/variants.ts';
import { type CardSet, rivalsSeatNames, type Token, tokens } from '../../../games/rivals/vocabulary.ts';
import { centreSupply, stackRegions } from './centre.ts';
import { type Claim, copySet, settleClaims } from './claims.ts';
import { agreed, dealStack, toListedStack } from './deal.ts';
import { stackEvents } from './events.ts';
import { ScenarioError } from '../common/file-schema.ts';
import type { Scenario, SideSetup, StackList, StackName } from './file.ts';
import { buildRegions, buildRow, layScenarioCard, markUsed, pieceWith, splitGoods, standardRegions } from './land.ts';

/** The resting state a scenario begins with. Refuses, with the reason, what the variant's cards cannot make up. */
export function buildPosition(file: Scenario, seed: string): State {
  const options = readOptions(file);
  const rng = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const { variant } = options;
  const sets = setsFor(options, file, random);
  const own = isTournament(variant);
  const dealt = sets.length > basics.length;
  const eras: Pick<State, 'options' | 'stacks'> = {
    options,
    stacks: sets.map((set) => ({ set, cards: [], open: false })),
  };
  const sides = rivalsSeatNames.map((name) => ({ name, side: file[name] ?? {} }));
  const specs: Specs = Object.fromEntries(
    Object.entries(file.stacks ?? {}).map(([name, spec]) => [name, agreed(name, spec)]),
  );
  checkStackNames(specs, sets.length, variant);

  const deck = compositionOf(eras);
  const supply = [...deck.faceUp, ...deck.draw, ...(own ? deck.draw : [])];
  const claims: Claim[] = [
    ...sides.flatMap(({ name, side }) => claimsOf(name, side)),
    ...listsOf(specs, 'face-up'),
    ...discardNames(own).flatMap((name) => listsOf(specs, name)),
    ...sets.flatMap((set, index) => listsOf(specs, stackName(index)).map((claim) => (own ? claim : { ...claim, set }))),
  ];
  const settled = settleClaims(claims, supply, variant);
  const copies = (where: string): readonly Copy[] => settled.get(where) ?? [];
  const whole = (name: StackName): readonly Copy[] => {
    const cards = [...copies(`${name} only`), ...copies(`${name} top`), ...copies(`${name} bottom`)];
    const size = specs[name]?.size ?? cards.length;
    if (size !== cards.length) throw new ScenarioError(`${name}: it holds exactly what is listed, not ${size} cards`);
    return cards;
  };

  const faceUp = specs['face-up'] ? whole('face-up') : supply.filter((copy) => deck.faceUp.includes(copy));
  for (const copy of faceUp) {
    if (!deck.faceUp.includes(copy))
      throw new ScenarioError(`face-up: ${copy} is no face-up card of the variant ${variant}`);
  }
  const rest = shuffle(
    supply.filter((copy) => !deck.faceUp.includes(copy)),
    random,
  );
  const seats = sides.map(({ name, side }) => buildSide(name, side, copies)) as unknown as readonly [
    Principality,
    Principality,
  ];
  sides.forEach(({ name, side }, seat) => layCards(name, side, seats, seat, copies));
  const active = rivalsSeatNames.indexOf(file.turn.seat);
  const state: State = {
    options,
    rng,
    phase: file.turn.phase,
    turn: file.turn.phase === 'setup' ? 0 : 1,
    starter: active,
    active,
    setup: file.turn.phase === 'setup' ? { done: own ? (dealt ? 2 : -1) : dealt ? 0 : -2, stack: null } : null,
    production: file.turn.production ?? null,
    face: null,
    event: null,
    playing: null,
    looking: null,
    removals: 0,
    spent: [],
    bargains: [],
    stacks: own ? dealOwn(sets, specs, rest, copies) : dealStacks(sets, specs, rest, copies),
    events: dealt ? stackEvents(specs.events, eras, random) : [],
    regions: stackRegions(specs.regions, seats, random),
    discards: discardNames(own).map((name) => [...whole(name)]),
    faceUp: [...faceUp],
    tokens: { hero: null, trade: null },
    supply: centreSupply(seats, file),
    seats,
    owed: [],
    fresh: [],
    dice: file.dice ?? [],
    winner: null,
  };
  for (const token of tokens)
    state.tokens[token] = holderOf(
      state,
      token,
      sides.map(({ side }) => side.tokens ?? []),
    );
  return state;
}

const stackName = (index: number): StackName => `stack-${index + 1}` as StackName;

type Specs = Readonly<Partial<Record<StackName, StackList>>>;

/** The draw stacks in the order of their numbers; the stacks of one set share the cards with its back. */
function dealStacks(
  sets: readonly CardSet[],
  specs: Specs,
  rest: readonly Copy[],
  copies: (where: string) => readonly Copy[],
): Stack[] {
  const stacks: Stack[] = [];
  for (const set of new Set(sets)) {
    const numbers = sets.flatMap((each, index) => (each === set ? [index] : []));
    const lists = numbers.map((index) => {
      const name = stackName(index);
      return toListedStack(
        name,
        specs[name],
        [...copies(`${name} only`), ...copies(`${name} top`)],
        copies(`${name} bottom`),
      );
    });
    dealStack(
      lists,
      rest.filter((copy) => copySet(copy) === set),
    ).forEach((cards, at) => {
      const index = numbers[at] as number;
      stacks[index] = { set, cards, open: specs[stackName(index)]?.open ?? false };
    });
  }
  return stacks;
}

const discardNames = (own: boolean): readonly StackName[] => (own ? ['red-discard', 'blue-discard'] : ['discard']);

/** The stacks of two decks: what is listed, and some of what is left. */
function dealOwn(
  sets: readonly CardSet[],
  specs: Specs,
  rest: readonly Copy[],
  copies: (where: string) => readonly Copy[],
): Stack[] {
  const lists = sets.map((_, index) => {
    const name = stackName(index);
    const [top, bottom] = [[...copies(`${name} only`), ...copies(`${name} top`)], copies(`${name} bottom`)];
    return toListedStack(
      name,
      { size: Math.max(deckRules.stacks * 2, top.length + bottom.length), ...specs[name] },
      top,
      bottom,
    );
  });
  return dealStack(lists, rest).map((cards, index) => ({
    set: 'basic',
    cards,
    open: specs[stackName(index)]?.open ?? false,
    owner: index < deckRules.stacks ? 0 : 1,
  }));
}

/** The set of each stack; while the players are still to choose, the basic ones if the file lists one, otherwise none. */
function setsFor(options: Options, { turn, red, blue, stacks = {} }: Scenario, random: Random): readonly CardSet[] {
  // Hands come with the decks.
  if (isTournament(options.variant)) {
    const chosen = turn.phase !== 'setup' || red?.hand !== undefined || blue?.hand !== undefined;
    return chosen ? Array.from({ length: 2 * deckRules.stacks }, () => 'basic') : [];
  }
  const sets = stackSets(options);
  if (sets) return sets;
  if (turn.phase !== 'setup') throw new ScenarioError('sets are chosen or drawn in the set-up only');
  if (options.sets === 'random') return drawEras(random);
  return basics.some((_, index) => stacks[stackName(index)]) ? basics : [];
}

function readOptions({ options, variant, sets }: Scenario): Options {
  if (sets && variant !== 'duel') throw new ScenarioError('only a Duel has sets');
  const named = sets && { sets: typeof sets === 'string' ? sets : sets.join(' ') };
  const read = optionsSchema.safeParse({ flow: 'strict', ...options, ...named, variant });
  if (read.success) return read.data;
  throw new ScenarioError(
    read.error.issues.map(({ path, message }) => `options.${path.join('.')}: ${message}`).join('; '),
  );
}

function checkStackNames(specs: Specs, last: number, variant: string): void {
  for (const name of Object.keys(specs)) {
    const number = /^stack-(\d)$/.exec(name)?.[1];
    if (number && Number(number) > last)
      throw new ScenarioError(`${name}: the variant ${variant} has ${last} draw stacks`);
  }
}

/** The lists of a stack under the names by which its cards are found again. */
function listsOf(specs: Specs, name: StackName): Claim[] {
  const spec = specs[name];
  return (['only', 'top', 'bottom'] as const).map((part) => ({ where: `${name} ${part}`, names: spec?.[part] ?? [] }));
}

function claimsOf(who: string, side: SideSetup): Claim[] {
  const sites = Object.entries(side.sites ?? {}).map(([place, pile]) => ({
    where: `${who} ${place}`,
    names: pile.map((written) => splitGoods(who, written).card),
  }));
  const cities = Object.values(side.centre ?? {}).filter((card) => card === 'metropolis');
  return [
    ...sites,
    { where: `${who} metropolis`, names: cities.map(() => METROPOLIS) },
    { where: `${who} marker`, names: side.marker ? [splitGoods(who, side.marker).card] : [] },
    { where: `${who} hand`, names: side.hand ?? [] },
  ];
}

/** What the word in a centre row stands for. */
const METROPOLIS = 'commercial-metropolis';

function buildSide(
  who: (typeof rivalsSeatNames)[number],
  side: SideSetup,
  copies: (where: string) => readonly Copy[],
): Principality {
  const row = buildRow(who, side.centre);
  const standard = startingPrincipality(rivalsSeatNames.indexOf(who)).regions;
  const regions = side.regions ? buildRegions(who, row, side.regions) : standardRegions(who, row, standard);
  const roads = Array.from<null>({ length: row.towns.length + 1 }).fill(null);
  const { west, towns, ends } = row;
  const land: Principality = { west, towns, ends, regions, roads, marker: null, hand: [...copies(`${who} hand`)] };
  const crowned = Object.entries(side.centre ?? {}).filter(([, card]) => card === 'metropolis');
  copies(`${who} metropolis`).forEach((copy, index) => {
    const town = towns[townIndex(land, Number(crowned[index]?.[0]))];
    if (town) town.metropolis = copy;
  });
  return land;
}

/** The cards of one seat: in its own principality or (`!`) in the other one. */
function layCards(
  who: string,
  side: SideSetup,
  seats: State['seats'],
  seat: Seat,
  copies: (where: string) => readonly Copy[],
): void {
  const own = seats[seat as 0 | 1];
  const there = (place: string) =>
    isForeign(place) ? ([seats[other(seat) as 0 | 1], place.slice(1)] as const) : ([own, place] as const);
  for (const [place, pile] of Object.entries(side.sites ?? {})) {
    const cards = copies(`${who} ${place}`);
    const pieces = pile.map((written, index) => pieceWith(who, cards[index] as Copy, splitGoods(who, written)));
    const [land, at] = there(place);
    layScenarioCard(who, land, at, pieces, isForeign(place) ? seat : undefined);
  }
  for (const place of side.used ?? []) markUsed(who, ...there(place));
  const [marker] = copies(`${who} marker`);
  if (!marker || !side.marker) return;
  if (cardOf(marker).placement !== 'marker') throw new ScenarioError(`${who}: ${side.marker} is no marker`);
  own.marker = pieceWith(who, marker, splitGoods(who, side.marker));
}

/** A listed holder must be able to hold it; otherwise it belongs to the leader with enough points. */
function holderOf(state: State, token: Token, lists: readonly (readonly Token[])[]): number | null {
  const points = state.seats.map((land) => shownPoints(land, tokenPoints[token]));
  const [holder, second] = lists.flatMap((list, seat) => (list.includes(token) ? [seat] : []));
  if (second !== undefined) throw new ScenarioError(`both seats cannot hold the ${token} token`);
  const most = Math.max(...points);
  if (holder === undefined) {
    return most >= MIN_TOKEN_POINTS && points[0] !== points[1] ? points.indexOf(most) : null;
  }
  const own = points[holder] as number;
  if (own < MIN_TOKEN_POINTS || own < most) {
    throw new ScenarioError(
      `${rivalsSeatNames[holder]} cannot hold the ${token} token with ${own} points against ${points[1 - holder]}`,
    );
  }
  return holder;
}
