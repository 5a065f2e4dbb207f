import { valueDifference, unorderedDifference } from '../common/list-differences.ts';
import { nodeNamed, pathNamed, pathNames } from '../../../games/settlers/board/geometry.ts';
import { tracks } from '../../../games/settlers/cities-and-knights/cards/progress.ts';
import { goodsCount } from '../../../games/settlers/rules/goods.ts';
import { hiddenPoints, openPoints } from '../../../games/settlers/rules/points.ts';
import type { Side, State, Stock } from '../../../games/settlers/state.ts';
import { type PlayerColour, NO_OWNER, sorts, titles } from '../../../games/settlers/vocabulary.ts';
import { type ListedCards, stackDifferences } from '../common/stack.ts';
import type { Expectation, ExpectedSide } from './file.ts';
import { cityPlayerDifferences, citiesAndKnightsPlace } from './cities-and-knights.ts';
import { sameProposal, sameWriting, writeProposal, writeStandingOffer } from './standing-offers.ts';

/** What differs in what belongs to one colour. */
export function sideDifferences(name: PlayerColour, expected: ExpectedSide, state: State): string[] {
  const owner = state.colours.indexOf(name);
  const stock = state.stocks[owner];
  if (!stock) return [`${name} does not take part`];
  const found = [...pieceDifferences(name, expected, state, owner), ...stockDifferences(name, expected, stock)];
  const side = state.sides[owner];
  if (side) found.push(...heldDifferences(name, expected, state, owner, side));
  else if (expected.points !== undefined || expected.hand || expected.handSize !== undefined)
    found.push(`${name} is a neutral colour`);
  return found;
}

const towns = (state: State, owner: number, rank: number): string[] =>
  state.towns.flatMap((each, node) =>
    each === owner && state.ranks[node] === rank && state.citiesAndKnights?.laid[node] !== 1 ? [String(node)] : [],
  );

const canonicalPath = (name: string): string => pathNames[pathNamed(name) ?? -1] ?? name;

function pieceDifferences(name: PlayerColour, expected: ExpectedSide, state: State, owner: number): string[] {
  const found: string[] = [];
  if (expected.settlements)
    found.push(...unorderedDifference(`${name} settlements`, expected.settlements, towns(state, owner, 1)));
  if (expected.cities) found.push(...unorderedDifference(`${name} cities`, expected.cities, towns(state, owner, 2)));
  const roads = state.roads.flatMap((each, path) => (each === owner ? [pathNames[path] as string] : []));
  if (expected.roads) found.push(...unorderedDifference(`${name} roads`, expected.roads.map(canonicalPath), roads));
  const held = titles.filter((title) => (title === 'longest-road' ? state.longest : state.largest) === owner);
  if (expected.titles) found.push(...unorderedDifference(`${name} titles`, expected.titles, held));
  return found;
}

function stockDifferences(name: PlayerColour, { stock: wanted, line }: ExpectedSide, stock: Stock): string[] {
  return [
    ...valueDifference(`${name} roads left`, wanted?.road, stock.roads),
    ...valueDifference(`${name} settlements left`, wanted?.settlement, stock.settlements),
    ...valueDifference(`${name} cities left`, wanted?.city, stock.cities),
    ...valueDifference(`${name} line`, line, stock.line),
  ];
}

function heldDifferences(name: PlayerColour, expected: ExpectedSide, state: State, seat: number, side: Side): string[] {
  const open = openPoints(state, seat);
  const cards = [...side.development, ...side.bought];
  const found = [
    ...valueDifference(`${name} hand size`, expected.handSize, goodsCount(side.hand)),
    ...valueDifference(`${name} points`, expected.points, open + hiddenPoints(state, seat)),
    ...valueDifference(`${name} open points`, expected.openPoints, open),
    ...valueDifference(`${name} army`, expected.army, side.army),
    ...valueDifference(`${name} development size`, expected.developmentSize, cards.length),
    ...valueDifference(`${name} trade cards`, expected.tradeCards, side.tradeCards),
  ];
  found.push(...cityPlayerDifferences(name, expected, state, seat));
  if (expected.hand) found.push(...goodsDifferences(`${name} hand`, expected.hand, side.hand, true));
  if (expected.development) found.push(...unorderedDifference(`${name} development`, expected.development, cards));
  if (expected.standing) {
    const standing = state.proposals
      .filter((each) => each.seat === seat && each.standing)
      .map((each) => writeStandingOffer(state, each));
    found.push(
      ...unorderedDifference(`${name} standing`, expected.standing.map(sameWriting), standing.map(sameWriting)),
    );
  }
  return found;
}

type Counts = Readonly<Partial<Record<(typeof sorts)[number], number | undefined>>>;

/** A whole hand, or only what is listed. */
export function goodsDifferences(what: string, wanted: Counts, got: readonly number[], whole: boolean): string[] {
  return sorts.flatMap((sort, index) => {
    const count = wanted[sort] ?? (whole ? 0 : undefined);
    return valueDifference(`${what} ${sort}`, count, got[index] ?? 0);
  });
}

/** What differs on the table. */
export function boardDifferences(expected: Expectation, state: State): string[] {
  const found = [
    ...valueDifference('phase', expected.phase, state.phase),
    ...valueDifference('rolled', expected.rolled, state.now.rolled),
    ...valueDifference('robber', expected.robber, state.robber === NO_OWNER ? 'off' : `h${state.robber}`),
    ...valueDifference('barbarians', expected.barbarians, state.citiesAndKnights?.ship),
    ...valueDifference('diceLeft', expected.diceLeft, state.dice?.length ?? 0),
    ...valueDifference('throwsLeft', expected.throwsLeft, state.throws?.length),
  ];
  if (expected.bank) found.push(...goodsDifferences('bank', expected.bank, state.bank, false));
  if (expected.merchant !== undefined)
    found.push(...valueDifference('merchant', writeMerchant(expected.merchant), writeMerchant(merchantOf(state))));
  tracks.forEach((track, index) => {
    const wanted = expected.stacks?.[track];
    if (wanted)
      found.push(...stackDifferences(track, wanted as ListedCards, state.citiesAndKnights?.decks[index] ?? []));
  });
  if (expected.stacks?.development)
    found.push(...stackDifferences('development', expected.stacks.development, state.deck));
  if (expected.stacks?.gone)
    found.push(...unorderedDifference('gone', expected.stacks.gone.only ?? expected.stacks.gone.top ?? [], state.gone));
  for (const [hex, token] of Object.entries(expected.tokens ?? {}))
    found.push(...valueDifference(`token ${hex}`, token ?? 0, state.tokens[Number(hex.slice(1))]));
  if (expected.proposals)
    found.push(
      ...unorderedDifference(
        'proposals',
        expected.proposals.map(sameProposal),
        state.proposals.map((each) => writeProposal(state, each)),
      ),
    );
  for (const [place, wanted] of Object.entries(expected.places ?? {}))
    found.push(...valueDifference(`at ${place}`, wanted, placeAt(state, place)));
  return found;
}

type Merchant = { readonly seat: string; readonly hex: string } | null;
const writeMerchant = (merchant: Merchant): string | null => merchant && `${merchant.seat} ${merchant.hex}`;
const merchantOf = ({ citiesAndKnights, colours }: State): Merchant => {
  const at = citiesAndKnights?.merchantAt;
  return at ? { seat: colours[at.seat] as string, hex: `h${at.hex}` } : null;
};

function placeAt(state: State, place: string): string | null {
  const node = nodeNamed(place);
  const path = pathNamed(place);
  const owner = node === undefined ? (path === undefined ? undefined : state.roads[path]) : state.towns[node];
  if (owner === undefined) return `${place} is no place`;
  const citiesAndKnights = node === undefined ? null : citiesAndKnightsPlace(state, node);
  if (citiesAndKnights) return citiesAndKnights;
  if (owner === NO_OWNER) return null;
  const what = node === undefined ? 'road' : state.ranks[node] === 2 ? 'city' : 'settlement';
  return `${state.colours[owner] as string} ${what}`;
}
