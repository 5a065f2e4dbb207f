import { z } from 'zod';
import type { Migration } from '../../engine/game/index.ts';
import type { CardId } from './cards/ids.ts';
import { findCopy, lookUp } from './cards/registry.ts';
import { type Options, optionsSchema } from './options.ts';
import { regionCards } from './rules/setup.ts';
import type { Copy, Owed, Piece, Pile, Principality, Region, Stack, State, Town } from './state.ts';
import { cardSets, eventFaces, FULL, phases, regionTypes, resources } from './vocabulary.ts';

/**
 * How a state is stored: words in a fixed order, `-` for nothing, a line break (a word like the others) behind every list.
 *
 *   {"variant":"gold"} 148 "seed" {}                              options that are not as usual; words drawn, seed; what is
 *                                                                 seldom there: set-up, looking, spent, owed, fresh, dice
 *   exchange 36 0 1 4 celebration - - 0 -                         phase, turn, starter, active, production, face, event,
 *                                                                 playing, removals, winner
 *   - 1 4 4 7                                                     holders of the tokens; roads, settlements, cities left
 *   yule/basic feud/basic                                         events
 *   forest 6 pasture 5                                            region stack
 *   scout/basic                                                   discard pile
 *                                                                 face-up cards: none
 *   -4 0 1 inga/basic                                             red: west, road out of the left and right end, hand
 *   city abbey/basic - town-hall/progress!+parish-hall/basic -    red: towns, each with its sites
 *   fields 1 0 - mountains 4 2 gold-cache/gold:3                  red: regions, each with type, number, stock, expansion
 *   …                                                             blue: the same three lines
 *   basic abbey/basic brigitta/basic                              one line for every stack
 *
 * Behind a card `!` says that it was used in this turn, `:3` that it holds three goods.
 */
export function writeState(state: State): string {
  const { options, rng, tokens, supply, seats } = state;
  const words = [writeOptions(options), `${rng.drawn}`, json(rng.seed), writeSeldom(state), LINE];
  words.push(state.phase, `${state.turn}`, `${state.starter}`, `${state.active}`, `${state.production ?? '-'}`, state.face ?? '-');
  words.push(state.event ?? '-', state.playing ?? '-', `${state.removals}`, `${state.winner ?? '-'}`, LINE);
  words.push(`${tokens.hero ?? '-'}`, `${tokens.trade ?? '-'}`, `${supply.road}`, `${supply.settlement}`, `${supply.city}`, LINE);
  for (const list of [state.events, state.regions, state.discard, state.faceUp]) writeList(words, list);
  for (const land of seats) writePrincipality(words, land);
  for (const { set, cards } of state.stacks) {
    words.push(set);
    writeList(words, cards);
  }
  return words.join(' ');
}

const LINE = '\n';
const NONE = '{}';

/** Without spaces, which part the words. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll(' ', '\\u0020');

const usual: Options = optionsSchema.parse({});
const optionNames = Object.keys(usual) as (keyof Options)[];

function writeOptions(options: Options): string {
  const own = optionNames.filter((name) => options[name] !== usual[name]);
  return own.length === 0 ? NONE : json(Object.fromEntries(own.map((name) => [name, options[name]])));
}

const text = z.string();
const seat = z.literal([0, 1]);
const seldom = z.strictObject({
  setup: z.object({ done: z.int(), stack: z.int().nullable() }).optional(),
  looking: z.object({ seat, at: z.string() }).optional(),
  spent: z.array(z.string()).optional(),
  owed: z.array(z.object({ seat, key: z.string(), count: z.int(), of: z.array(z.enum(resources)).optional() })).optional(),
  fresh: z.array(z.string()).optional(),
  dice: z.array(z.string()).optional(),
});

function writeSeldom({ setup, looking, spent, owed, fresh, dice }: State): string {
  if (!setup && !looking && spent.length === 0 && owed.length === 0 && fresh.length === 0 && !dice) return NONE;
  const list = <T>(items: readonly T[]) => (items.length === 0 ? undefined : items);
  const lists = { spent: list(spent), owed: list(owed), fresh: list(fresh) };
  return json({ setup: setup ?? undefined, looking: looking ?? undefined, ...lists, dice });
}

function writeList(words: string[], list: readonly string[]): void {
  for (const each of list) words.push(each);
  words.push(LINE);
}

function writePrincipality(words: string[], { west, towns, regions, ends, hand }: Principality): void {
  words.push(`${west}`, ends[0] ? '1' : '0', ends[1] ? '1' : '0');
  writeList(words, hand);
  for (const { city, sites } of towns) {
    words.push(city ? 'city' : 'settlement');
    for (const pile of sites) words.push(pile ? writePile(pile) : '-');
  }
  words.push(LINE);
  for (const { type, number, stock, on } of regions) words.push(type, `${number}`, `${stock}`, on ? writePiece(on) : '-');
  words.push(LINE);
}

const writePile = (pile: Pile): string => (pile.length === 1 ? writePiece(pile[0] as Piece) : pile.map(writePiece).join('+'));

function writePiece({ card, used, goods }: Piece): string {
  const marked = used ? `${card}!` : card;
  return goods === undefined ? marked : `${marked}:${goods}`;
}

/** Throws when it is not a state. */
export function readState(written: string): State {
  const from: Words = { words: written.split(' '), at: 0 };
  const options = next(from);
  const drawn = readNumber(next(from));
  const seed = text.parse(JSON.parse(next(from)));
  const rare = next(from);
  const { setup, looking, spent, owed, fresh, dice } = rare === NONE ? nothing : seldom.parse(JSON.parse(rare));
  endLine(from);
  const phase = readWord(phases, next(from));
  const [turn, starter, active] = [readNumber(next(from)), readNumber(next(from), 1), readNumber(next(from), 1)];
  const production = orNull(next(from), (word) => readNumber(word, 6));
  const face = orNull(next(from), (word) => readWord(eventFaces, word));
  const [event, playing] = [orNull(next(from), readCopy), orNull(next(from), readCopy)];
  const [removals, winner] = [readNumber(next(from)), orNull(next(from), readSeat)];
  endLine(from);
  const tokens = { hero: orNull(next(from), readSeat), trade: orNull(next(from), readSeat) };
  const supply = { road: readNumber(next(from)), settlement: readNumber(next(from)), city: readNumber(next(from)) };
  endLine(from);
  const events = readList(from, readCopy);
  const regions = readList(from, readRegionCard);
  const discard = readList(from, readCopy);
  const faceUp = readList(from, readCopy);
  const seats: State['seats'] = [readPrincipality(from), readPrincipality(from)];
  const stacks: Stack[] = [];
  while (from.at < from.words.length) stacks.push({ set: readWord(cardSets, next(from)), cards: readList(from, readCopy) });
  const state: State = {
    options: options === NONE ? { ...usual } : optionsSchema.parse(JSON.parse(options)),
    rng: { seed, drawn },
    phase,
    turn,
    starter,
    active,
    setup: setup ?? null,
    production,
    face,
    event,
    playing,
    looking: looking ?? null,
    removals,
    spent: (spent ?? []).map(readCopy),
    stacks,
    events,
    regions,
    discard,
    faceUp,
    tokens,
    supply,
    seats,
    owed: (owed ?? []) as Owed[],
    fresh: (fresh ?? []) as CardId[],
    winner,
  };
  if (dice) state.dice = dice;
  return state;
}

const nothing: z.infer<typeof seldom> = {};

/** How far the words have been read. */
interface Words {
  readonly words: readonly string[];
  at: number;
}

function next(from: Words): string {
  const word = from.words[from.at++];
  if (word === undefined) throw new RangeError('the end is missing');
  return word;
}

function endLine(from: Words): void {
  const word = next(from);
  if (word !== LINE) throw new RangeError(`${word} is one word too many`);
}

/** Everything up to the end of the line. */
function readList<T>(from: Words, read: (word: string, from: Words) => T): T[] {
  const list: T[] = [];
  for (let word = next(from); word !== LINE; word = next(from)) list.push(read(word, from));
  return list;
}

const orNull = <T>(word: string, read: (word: string) => T): T | null => (word === '-' ? null : read(word));
const readSeat = (word: string): number => readNumber(word, 1);
const readCopy = (word: string): Copy => lookUp(word).copy;

const known: ReadonlySet<string> = new Set(regionCards);
function readRegionCard(type: string, from: Words): string {
  const card = `${type} ${next(from)}`;
  if (!known.has(card)) throw new RangeError(`there is no region ${card}`);
  return card;
}

function readPrincipality(from: Words): Principality {
  const west = readNumber(next(from), Infinity, -Infinity);
  const ends: Principality['ends'] = [readNumber(next(from), 1) === 1, readNumber(next(from), 1) === 1];
  const hand = readList(from, readCopy);
  return { west, towns: readList(from, readTown), regions: readList(from, readRegion), ends, hand };
}

function readTown(kind: string, from: Words): Town {
  const city = readWord(['settlement', 'city'], kind) === 'city';
  return { city, sites: [readPile(next(from)), readPile(next(from)), readPile(next(from)), readPile(next(from))] };
}

const readRegion = (type: string, from: Words): Region => ({
  type: readWord(regionTypes, type),
  number: readNumber(next(from), 6),
  stock: readNumber(next(from), FULL),
  on: orNull(next(from), readPiece),
});

function readPile(word: string): Pile | null {
  if (word === '-') return null;
  return word.includes('+') ? word.split('+').map(readPiece) : [readPiece(word)];
}

function readPiece(word: string): Piece {
  const plain = findCopy(word);
  if (plain) return { card: plain };
  const [name = '', goods] = word.split(':');
  const used = name.endsWith('!');
  const piece: Piece = { card: readCopy(used ? name.slice(0, -1) : name) };
  if (used) piece.used = true;
  if (goods !== undefined) piece.goods = readNumber(goods, FULL);
  return piece;
}

function readWord<T extends string>(among: readonly T[], word: string): T {
  const index = among.indexOf(word as T);
  if (index < 0) throw new RangeError(`${word} is not one of ${among.join(', ')}`);
  return among[index] as T;
}

function readNumber(word: string, most = Infinity, least = 0): number {
  const number = word === '' ? Number.NaN : Number(word);
  if (!(Number.isInteger(number) && number >= least && number <= most)) {
    throw new RangeError(`${word} is not a number from ${least} to ${most}`);
  }
  return number;
}

/** The written state with other options. */
function withOptions(written: string, change: (own: Partial<Options>) => Partial<Options>): string {
  const end = written.indexOf(' ');
  return json(change(JSON.parse(written.slice(0, end)) as Partial<Options>)) + written.slice(end);
}

/** At first a state was stored as an object; then Sebastian had not to wait unless that was agreed. */
export const migrations: readonly Migration[] = [
  { version: 2, migrate: (rest) => withOptions(writeState({ ...(rest as State), spent: [] }), () => (rest as State).options) },
  { version: 3, migrate: (rest) => withOptions(text.parse(rest), (own) => ({ sebastianWaitsOneTurn: false, ...own })) },
];
