import * as z from 'zod';
import { NODES, PATHS } from './board/geometry.ts';
import { optionsSchema } from './options.ts';
import {
  readCitiesAndKnights,
  citiesAndKnightsSchema,
  writeCitiesAndKnights,
} from './cities-and-knights/state-format.ts';
import type { Side, State, Stock } from './state.ts';
import {
  playerColours,
  developments,
  type Harbour,
  NO_OWNER,
  phases,
  sorts,
  type Terrain,
  terrains,
} from './vocabulary.ts';

/**
 * The stored state: JSON with the board as strings of one character per place. Terrain, harbours and development cards
 * are indexes into the vocabulary, owners are numbers, `.` is empty; cities are capital letters.
 */
interface WrittenState {
  readonly v: unknown;
  readonly r: readonly [seed: string, drawn: number];
  readonly i: readonly [terrain: string, tokens: readonly number[], harbours: string];
  readonly c: string;
  readonly t: readonly [phase: number, turn: number, starter: number, active: number, placed: number, robber: number];
  readonly b: readonly [roads: string, towns: string];
  readonly k: readonly (readonly number[])[];
  readonly s: readonly (readonly [
    hand: readonly number[],
    development: string,
    bought: string,
    army: number,
    tradeCards: number,
  ])[];
  readonly g: readonly [bank: readonly number[], deck: string, gone: string];
  readonly h: readonly [longest: number | null, largest: number | null, winner: number | null];
  readonly n: readonly [
    rolled: number | null,
    first: number | null,
    played: 0 | 1,
    sold: 0 | 1,
    offers: number,
    dice: readonly [number, number] | null,
  ];
  readonly o?: State['offer'];
  readonly p?: State['proposals'];
  readonly x?: ReturnType<typeof writeCitiesAndKnights>;
  readonly d?: readonly string[];
  readonly w?: readonly string[];
  /** Balanced dice: the throws not drawn yet, each a digit to base 36. */
  readonly z?: string;
}

const sign = (number: number): string => (number === NO_OWNER ? '.' : String(number));
const town = (owner: number, rank: number): string =>
  rank === 0 ? '.' : (rank === 2 ? 'ABCDEF' : 'abcdef').charAt(owner);
const cards = (list: readonly (typeof developments)[number][]): string =>
  list.map((card) => developments.indexOf(card)).join('');
const harbour = (what: Harbour | null): string =>
  what === null ? '.' : what === 'any' ? '*' : String(sorts.indexOf(what));

export function writeState(state: State): string {
  const { now } = state;
  const written: WrittenState = {
    v: state.options,
    r: [state.rng.seed, state.rng.drawn],
    i: [
      state.terrain.map((terrain) => terrains.indexOf(terrain)).join(''),
      state.tokens,
      state.harbours.map(harbour).join(''),
    ],
    c: state.colours.map((colour) => playerColours.indexOf(colour)).join(''),
    t: [phases.indexOf(state.phase), state.turn, state.starter, state.active, state.placed, state.robber],
    b: [
      state.roads.map(sign).join(''),
      state.towns.map((owner, node) => town(owner, state.ranks[node] as number)).join(''),
    ],
    k: state.stocks.map(({ roads, settlements, cities, line }) => [roads, settlements, cities, line]),
    s: state.sides.map((side) => [side.hand, cards(side.development), cards(side.bought), side.army, side.tradeCards]),
    g: [state.bank, cards(state.deck), cards(state.gone)],
    h: [state.longest, state.largest, state.winner],
    n: [now.rolled, now.first, now.played ? 1 : 0, now.sold ? 1 : 0, now.offers, now.dice],
    ...(state.offer && { o: state.offer }),
    ...(state.proposals.length > 0 && { p: state.proposals }),
    ...(state.citiesAndKnights && { x: writeCitiesAndKnights(state.citiesAndKnights) }),
    ...(state.dice && { d: state.dice }),
    ...(state.draws && { w: state.draws }),
    ...(state.throws && { z: state.throws.map((each) => each.toString(36)).join('') }),
  };
  return JSON.stringify(written);
}

const ever = z.int().min(0);
const count = ever.max(1000);
const owner = z.int().min(0).max(5);
const none = owner.nullable();
const flag = z.union([z.literal(0), z.literal(1)]);
const list = z.string().regex(/^[0-4]*$/);
const goods = z.array(count).min(5).max(8);
const seatList = z.array(owner);

const schema = z.strictObject({
  v: optionsSchema,
  r: z.tuple([z.string(), ever]),
  i: z.tuple([z.string().regex(/^[0-5]{19}$/), z.array(count.max(12)).length(19), z.string().regex(/^[.*0-4]{9}$/)]),
  c: z.string().regex(/^[0-3]{2,4}$/),
  t: z.tuple([
    z
      .int()
      .min(0)
      .max(phases.length - 1),
    ever,
    owner,
    owner,
    count,
    z.int().min(-1).max(18),
  ]),
  b: z.tuple([
    z.string().regex(new RegExp(`^[.0-5]{${PATHS}}$`)),
    z.string().regex(new RegExp(`^[.a-fA-F]{${NODES}}$`)),
  ]),
  k: z.array(z.tuple([count, count, count, count])).min(2),
  s: z.array(z.tuple([goods, list, list, count, count])).min(2),
  g: z.tuple([goods, list, list]),
  h: z.tuple([none, none, none]),
  n: z.tuple([count.nullable(), count.nullable(), flag, flag, count, z.tuple([count, count]).nullable()]),
  o: z.strictObject({ give: goods, want: goods, to: seatList, waiting: seatList }).optional(),
  p: z.array(z.strictObject({ seat: owner, give: goods, want: goods, to: seatList, standing: z.boolean() })).optional(),
  x: citiesAndKnightsSchema.optional(),
  d: z.array(z.string()).optional(),
  w: z.array(z.string()).optional(),
  z: z
    .string()
    .regex(/^[0-9a-z]*$/)
    .refine((throws) => Array.from(throws).every((each, at) => at === 0 || each > throws.charAt(at - 1)))
    .optional(),
});

const readCards = (written: string) =>
  Array.from(written, (each) => developments[Number(each)] as (typeof developments)[number]);

const coloursKept = new Map<string, State['colours']>();

/** Returns the same list for the same string: caches are keyed by it. */
function readColours(written: string): State['colours'] {
  let list = coloursKept.get(written);
  if (!list)
    coloursKept.set(
      written,
      (list = Array.from(written, (each) => playerColours[Number(each)] as (typeof playerColours)[number])),
    );
  return list;
}

/** Throws if it is not a stored state. */
export function readState(written: string): State {
  const { v, r, i, c, t, b, k, s, g, h, n, o, p, x, d, w, z: throws } = schema.parse(JSON.parse(written));
  const state: State = {
    terrain: Array.from(i[0], (each) => terrains[Number(each)] as Terrain),
    tokens: i[1],
    harbours: Array.from(i[2], (each) =>
      each === '.' ? null : each === '*' ? 'any' : (sorts[Number(each)] as Harbour),
    ),
    options: v,
    rng: { seed: r[0], drawn: r[1] },
    colours: readColours(c),
    starter: t[2],
    phase: phases[t[0]] as State['phase'],
    turn: t[1],
    active: t[3],
    placed: t[4],
    robber: t[5],
    roads: Array.from(b[0], (each) => (each === '.' ? NO_OWNER : Number(each))),
    towns: Array.from(b[1], (each) => (each === '.' ? NO_OWNER : 'abcdef'.indexOf(each.toLowerCase()))),
    ranks: Array.from(b[1], (each) => (each === '.' ? 0 : each < 'a' ? 2 : 1)),
    stocks: k.map(([roads, settlements, cities, line]): Stock => ({ roads, settlements, cities, line })),
    sides: s.map(([hand, development, bought, army, tradeCards]): Side => ({
      hand,
      development: readCards(development),
      bought: readCards(bought),
      army,
      tradeCards,
    })),
    bank: g[0],
    deck: readCards(g[1]),
    gone: readCards(g[2]),
    longest: h[0],
    largest: h[1],
    now: { rolled: n[0], dice: n[5], first: n[1], played: n[2] === 1, sold: n[3] === 1, offers: n[4] },
    offer: o ?? null,
    proposals: p ?? [],
    citiesAndKnights: x ? readCitiesAndKnights(x) : null,
    winner: h[2],
  };
  if (d) state.dice = d;
  if (w) state.draws = w;
  if (throws !== undefined) state.throws = Array.from(throws, (each) => Number.parseInt(each, 36));
  return state;
}
