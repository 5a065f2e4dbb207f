import { randomFrom, shuffle } from '../../../engine/random.ts';
import { type Options, optionsSchema } from '../options.ts';
import { shown, tokenPoints } from '../rules/points.ts';
import { startingPrincipality } from '../rules/setup.ts';
import { ENOUGH } from '../rules/tokens.ts';
import type { Copy, Principality, Stack, State } from '../state.ts';
import { deckOf, stackSets } from '../variants.ts';
import { type CardSet, seatNames, type Token, tokens } from '../vocabulary.ts';
import { centreSupply, stackRegions } from './centre.ts';
import { type Claim, copySet, settleClaims } from './claims.ts';
import { agreed, deal, listed } from './deal.ts';
import { stackEvents } from './events.ts';
import { type Scenario, ScenarioError, type Side, type StackList, type StackName } from './file.ts';
import { buildRegions, buildRow, lay, markUsed, splitGoods, standardRegions } from './land.ts';

/** The resting state a scenario begins with. Refuses, with the reason, what the variant's cards cannot make up. */
export function buildPosition(file: Scenario, seed: string): State {
  const options = readOptions(file);
  const rng = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const { variant } = options;
  const sets = stackSets(variant);
  const sides = seatNames.map((name) => ({ name, side: file[name] ?? {} }));
  const specs: Specs = Object.fromEntries(Object.entries(file.stacks ?? {}).map(([name, spec]) => [name, agreed(name, spec)]));
  checkStackNames(specs, sets.length, variant);

  const deck = deckOf(variant);
  const supply = [...deck.faceUp, ...deck.draw];
  const claims: Claim[] = [
    ...sides.flatMap(({ name, side }) => claimsOf(name, side)),
    ...listsOf(specs, 'face-up'),
    ...listsOf(specs, 'discard'),
    ...sets.flatMap((set, index) => listsOf(specs, stackName(index)).map((claim) => ({ ...claim, set }))),
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
    if (!deck.faceUp.includes(copy)) throw new ScenarioError(`face-up: ${copy} is no face-up card of the variant ${variant}`);
  }
  const rest = shuffle(supply.filter((copy) => !deck.faceUp.includes(copy)), random);
  const seats = sides.map(({ name, side }) => buildSide(name, side, copies)) as unknown as readonly [Principality, Principality];
  const active = seatNames.indexOf(file.turn.seat);
  const state: State = {
    options,
    rng,
    phase: file.turn.phase,
    turn: file.turn.phase === 'setup' ? 0 : 1,
    starter: active,
    active,
    setup: file.turn.phase === 'setup' ? { done: 0, stack: null } : null,
    production: file.turn.production ?? null,
    face: null,
    event: null,
    playing: null,
    looking: null,
    removals: 0,
    spent: [],
    stacks: dealStacks(sets, specs, rest, copies),
    events: stackEvents(specs.events, variant, random),
    regions: stackRegions(specs.regions, seats, random),
    discard: [...whole('discard')],
    faceUp: [...faceUp],
    tokens: { hero: null, trade: null },
    supply: centreSupply(seats, file),
    seats,
    owed: [],
    fresh: [],
    dice: file.dice ?? [],
    winner: null,
  };
  for (const token of tokens) state.tokens[token] = holderOf(state, token, sides.map(({ side }) => side.tokens ?? []));
  return state;
}

const stackName = (index: number): StackName => `stack-${index + 1}` as StackName;

type Specs = Readonly<Partial<Record<StackName, StackList>>>;

/** The draw stacks in the order of their numbers; the stacks of one set share the cards with its back. */
function dealStacks(sets: readonly CardSet[], specs: Specs, rest: readonly Copy[], copies: (where: string) => readonly Copy[]): Stack[] {
  const stacks: Stack[] = [];
  for (const set of new Set(sets)) {
    const numbers = sets.flatMap((each, index) => (each === set ? [index] : []));
    const lists = numbers.map((index) => {
      const name = stackName(index);
      return listed(name, specs[name], [...copies(`${name} only`), ...copies(`${name} top`)], copies(`${name} bottom`));
    });
    deal(lists, rest.filter((copy) => copySet(copy) === set)).forEach((cards, at) => {
      stacks[numbers[at] as number] = { set, cards };
    });
  }
  return stacks;
}

function readOptions({ options, variant }: Scenario): Options {
  const read = optionsSchema.safeParse({ flow: 'strict', ...options, variant });
  if (read.success) return read.data;
  throw new ScenarioError(read.error.issues.map(({ path, message }) => `options.${path.join('.')}: ${message}`).join('; '));
}

function checkStackNames(specs: Specs, last: number, variant: string): void {
  for (const name of Object.keys(specs)) {
    const number = /^stack-(\d)$/.exec(name)?.[1];
    if (number && Number(number) > last) throw new ScenarioError(`${name}: the variant ${variant} has ${last} draw stacks`);
  }
}

/** The lists of a stack under the names by which its cards are found again. */
function listsOf(specs: Specs, name: StackName): Claim[] {
  const spec = specs[name];
  return (['only', 'top', 'bottom'] as const).map((part) => ({ where: `${name} ${part}`, names: spec?.[part] ?? [] }));
}

function claimsOf(who: string, side: Side): Claim[] {
  const sites = Object.entries(side.sites ?? {}).map(([place, pile]) => ({
    where: `${who} ${place}`,
    names: pile.map((written) => splitGoods(who, written).card),
  }));
  return [...sites, { where: `${who} hand`, names: side.hand ?? [] }];
}

function buildSide(who: (typeof seatNames)[number], side: Side, copies: (where: string) => readonly Copy[]): Principality {
  const row = buildRow(who, side.centre);
  const standard = startingPrincipality(seatNames.indexOf(who)).regions;
  const regions = side.regions ? buildRegions(who, row, side.regions) : standardRegions(who, row, standard);
  const land: Principality = { west: row.west, towns: row.towns, ends: row.ends, regions, hand: [...copies(`${who} hand`)] };
  for (const [place, pile] of Object.entries(side.sites ?? {})) {
    lay(who, land, place, copies(`${who} ${place}`), pile.map((written) => splitGoods(who, written).goods));
  }
  for (const place of side.used ?? []) markUsed(who, land, place);
  return land;
}

/** A listed holder must be able to hold it; otherwise it belongs to whoever leads with enough points. */
function holderOf(state: State, token: Token, lists: readonly (readonly Token[])[]): number | null {
  const points = state.seats.map((land) => shown(land, tokenPoints[token]));
  const [holder, second] = lists.flatMap((list, seat) => (list.includes(token) ? [seat] : []));
  if (second !== undefined) throw new ScenarioError(`both seats cannot hold the ${token} token`);
  const most = Math.max(...points);
  if (holder === undefined) {
    return most >= ENOUGH && points[0] !== points[1] ? points.indexOf(most) : null;
  }
  const own = points[holder] as number;
  if (own < ENOUGH || own < most) {
    throw new ScenarioError(`${seatNames[holder]} cannot hold the ${token} token with ${own} points against ${points[1 - holder]}`);
  }
  return holder;
}
