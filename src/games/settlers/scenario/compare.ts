import { same, unordered } from '../../scenario/lists.ts';
import { nodeNamed, pathNamed, pathNames } from '../board/geometry.ts';
import { tracks } from '../cards/progress.ts';
import { sizeOf } from '../rules/hand.ts';
import { hiddenPoints, openPoints } from '../rules/points.ts';
import type { Side, State, Stock } from '../state.ts';
import { type Colour, NOBODY, sorts, titles } from '../vocabulary.ts';
import { stackDifferences } from './cards.ts';
import type { Expectation, ExpectedSide, StackList } from './file.ts';
import { courtDifferences, realmPlace } from './realm.ts';
import { sameProposal, sameWriting, writeProposal, writeStanding } from './standing.ts';

/** What differs in what belongs to one colour. */
export function sideDifferences(name: Colour, expected: ExpectedSide, state: State): string[] {
  const owner = state.colours.indexOf(name);
  const stock = state.stocks[owner];
  if (!stock) return [`${name} does not take part`];
  const found = [...pieceDifferences(name, expected, state, owner), ...stockDifferences(name, expected, stock)];
  const side = state.sides[owner];
  if (side) found.push(...heldDifferences(name, expected, state, owner, side));
  else if (expected.points !== undefined || expected.hand || expected.handSize !== undefined) found.push(`${name} is a neutral colour`);
  return found;
}

const towns = (state: State, owner: number, rank: number): string[] =>
  state.towns.flatMap((each, node) => (each === owner && state.ranks[node] === rank && state.realm?.laid[node] !== 1 ? [String(node)] : []));

const canonicalPath = (name: string): string => pathNames[pathNamed(name) ?? -1] ?? name;

function pieceDifferences(name: Colour, expected: ExpectedSide, state: State, owner: number): string[] {
  const found: string[] = [];
  if (expected.settlements) found.push(...unordered(`${name} settlements`, expected.settlements, towns(state, owner, 1)));
  if (expected.cities) found.push(...unordered(`${name} cities`, expected.cities, towns(state, owner, 2)));
  const roads = state.roads.flatMap((each, path) => (each === owner ? [pathNames[path] as string] : []));
  if (expected.roads) found.push(...unordered(`${name} roads`, expected.roads.map(canonicalPath), roads));
  const held = titles.filter((title) => (title === 'longest-road' ? state.longest : state.largest) === owner);
  if (expected.titles) found.push(...unordered(`${name} titles`, expected.titles, held));
  return found;
}

function stockDifferences(name: Colour, { stock: wanted, line }: ExpectedSide, stock: Stock): string[] {
  return [
    ...same(`${name} roads left`, wanted?.road, stock.roads),
    ...same(`${name} settlements left`, wanted?.settlement, stock.settlements),
    ...same(`${name} cities left`, wanted?.city, stock.cities),
    ...same(`${name} line`, line, stock.line),
  ];
}

function heldDifferences(name: Colour, expected: ExpectedSide, state: State, seat: number, side: Side): string[] {
  const open = openPoints(state, seat);
  const cards = [...side.development, ...side.bought];
  const found = [
    ...same(`${name} hand size`, expected.handSize, sizeOf(side.hand)),
    ...same(`${name} points`, expected.points, open + hiddenPoints(state, seat)),
    ...same(`${name} open points`, expected.openPoints, open),
    ...same(`${name} army`, expected.army, side.army),
    ...same(`${name} development size`, expected.developmentSize, cards.length),
    ...same(`${name} trade cards`, expected.tradeCards, side.tradeCards),
  ];
  found.push(...courtDifferences(name, expected, state, seat));
  if (expected.hand) found.push(...goodsDifferences(`${name} hand`, expected.hand, side.hand, true));
  if (expected.development) found.push(...unordered(`${name} development`, expected.development, cards));
  if (expected.standing) {
    const standing = state.proposals.filter((each) => each.seat === seat && each.standing).map((each) => writeStanding(state, each));
    found.push(...unordered(`${name} standing`, expected.standing.map(sameWriting), standing.map(sameWriting)));
  }
  return found;
}

type Counts = Readonly<Partial<Record<(typeof sorts)[number], number | undefined>>>;

/** A whole hand, or only what is listed. */
export function goodsDifferences(what: string, wanted: Counts, got: readonly number[], whole: boolean): string[] {
  return sorts.flatMap((sort, index) => {
    const count = wanted[sort] ?? (whole ? 0 : undefined);
    return same(`${what} ${sort}`, count, got[index] ?? 0);
  });
}

/** What differs on the table. */
export function boardDifferences(expected: Expectation, state: State): string[] {
  const found = [
    ...same('phase', expected.phase, state.phase),
    ...same('rolled', expected.rolled, state.now.rolled),
    ...same('robber', expected.robber, state.robber === NOBODY ? 'off' : `h${state.robber}`),
    ...same('barbarians', expected.barbarians, state.realm?.ship),
    ...same('diceLeft', expected.diceLeft, state.dice?.length ?? 0),
  ];
  if (expected.bank) found.push(...goodsDifferences('bank', expected.bank, state.bank, false));
  if (expected.merchant !== undefined) found.push(...same('merchant', writeMerchant(expected.merchant), writeMerchant(merchantOf(state))));
  tracks.forEach((track, index) => {
    const wanted = expected.stacks?.[track];
    if (wanted) found.push(...stackDifferences(track, wanted as StackList, state.realm?.decks[index] ?? []));
  });
  if (expected.stacks?.development) found.push(...stackDifferences('development', expected.stacks.development, state.deck));
  if (expected.stacks?.gone) found.push(...unordered('gone', expected.stacks.gone.only ?? expected.stacks.gone.top ?? [], state.gone));
  for (const [hex, token] of Object.entries(expected.tokens ?? {})) found.push(...same(`token ${hex}`, token ?? 0, state.tokens[Number(hex.slice(1))]));
  if (expected.proposals) found.push(...unordered('proposals', expected.proposals.map(sameProposal), state.proposals.map((each) => writeProposal(state, each))));
  for (const [place, wanted] of Object.entries(expected.places ?? {})) found.push(...same(`at ${place}`, wanted, placeAt(state, place)));
  return found;
}

type Merchant = { readonly seat: string; readonly hex: string } | null;
const writeMerchant = (merchant: Merchant): string | null => merchant && `${merchant.seat} ${merchant.hex}`;
const merchantOf = ({ realm, colours }: State): Merchant => {
  const at = realm?.merchantAt;
  return at ? { seat: colours[at.seat] as string, hex: `h${at.hex}` } : null;
};

function placeAt(state: State, place: string): string | null {
  const node = nodeNamed(place);
  const path = pathNamed(place);
  const owner = node === undefined ? (path === undefined ? undefined : state.roads[path]) : state.towns[node];
  if (owner === undefined) return `${place} is no place`;
  const realm = node === undefined ? null : realmPlace(state, node);
  if (realm) return realm;
  if (owner === NOBODY) return null;
  const what = node === undefined ? 'road' : state.ranks[node] === 2 ? 'city' : 'settlement';
  return `${state.colours[owner] as string} ${what}`;
}
