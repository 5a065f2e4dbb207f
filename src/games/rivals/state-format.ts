import * as z from 'zod';
import type { CardId } from './cards/ids.ts';
import { copyById, registeredCard } from './cards/registry.ts';
import { type Options, optionsSchema } from './options.ts';
import { regionCards } from './rules/setup.ts';
import type { Copy, Owed, Piece, Pile, Principality, Region, Stack, State, Town } from './state.ts';
import { isTournament } from './variants.ts';
import { cardSets, type EventFace, eventFaces, FULL, phases, regionTypes, resources } from './vocabulary.ts';

/**
 * Encodes a state: fields in a fixed order, `-` for nothing, and a line break (also a field) after every list.
 *
 *   {"variant":"gold"} 148 "seed" {}                              options other than defaults; words drawn, seed; rarely
 *                                                                 used fields: setup, looking, spent, owed, fresh, …
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
 *   1 brigand-camp/merchant-princes@1 * triumph-card/barbarians^2 red: road number and card for each road card; marker
 *   …                                                             blue: the same four lines
 *   basic abbey/basic brigitta/basic                              one line for every stack
 *
 * After a card, `!` means used this turn, `:3` three goods stored, `^2` the third side, `@1` owned by blue. A metropolis
 * card replaces `city`. After the set of a stack, `*` means that its top card is face up and `@1` that it is blue's own;
 * then each seat has a line for its own discard pile.
 */
export function writeState(state: State): string {
  const { options, rng, tokens, supply, seats } = state;
  const words = [writeOptions(options), `${rng.drawn}`, json(rng.seed), writeRareFields(state), LINE];
  words.push(
    state.phase,
    `${state.turn}`,
    `${state.starter}`,
    `${state.active}`,
    `${state.production ?? '-'}`,
    state.face ?? '-',
  );
  words.push(state.event ?? '-', state.playing ?? '-', `${state.removals}`, `${state.winner ?? '-'}`, LINE);
  words.push(
    `${tokens.hero ?? '-'}`,
    `${tokens.trade ?? '-'}`,
    `${supply.road}`,
    `${supply.settlement}`,
    `${supply.city}`,
    LINE,
  );
  for (const list of [state.events, state.regions, ...state.discards, state.faceUp]) writeList(words, list);
  for (const land of seats) writePrincipality(words, land);
  for (const { set, cards, open, owner } of state.stacks) {
    const mark = owner === undefined ? '' : `@${owner}`;
    words.push(open ? `${set}${mark}*` : set + mark);
    writeList(words, cards);
  }
  return words.join(' ');
}

export const LINE = '\n';
const NONE = '{}';

/** Encodes JSON without spaces, which separate fields. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll(' ', '\\u0020');

const usual: Options = optionsSchema.parse({});
const optionNames = Object.keys(optionsSchema.shape) as (keyof Options)[];

/** A cache of encoded options, which never change during a match. */
const agreements = new Map<string, Options>([[NONE, usual]]);
const writtenOptions = new WeakMap<Options, string>();

function writeOptions(options: Options): string {
  let word = writtenOptions.get(options);
  if (word === undefined) {
    const own = optionNames.filter((name) => options[name] !== usual[name]);
    word = own.length === 0 ? NONE : json(Object.fromEntries(own.map((name) => [name, options[name]])));
    writtenOptions.set(options, word);
  }
  return word;
}

function readOptions(word: string): Options {
  let options = agreements.get(word);
  if (!options) agreements.set(word, (options = optionsSchema.parse(JSON.parse(word))));
  return options;
}

const seat = z.literal([0, 1]);
const rareFields = z.strictObject({
  setup: z.object({ done: z.int(), stack: z.int().nullable(), sets: z.array(z.enum(cardSets)).optional() }).optional(),
  bargains: z.array(z.enum(resources)).optional(),
  looking: z.array(z.object({ seat, at: z.string() })).optional(),
  spent: z.array(z.string()).optional(),
  owed: z
    .array(
      z.object({
        seat,
        key: z.string(),
        count: z.int(),
        of: z.array(z.enum(resources)).optional(),
        each: z.int().optional(),
        must: z.literal(true).optional(),
        given: z.array(z.object({ key: z.string(), answer: z.array(z.string()) })).optional(),
      }),
    )
    .optional(),
  fresh: z.array(z.string()).optional(),
  sighted: z.array(z.int()).optional(),
  dice: z.array(z.string()).optional(),
});

function writeRareFields({ setup, looking, spent, owed, fresh, bargains, sighted, dice }: State): string {
  const list = <T>(items: readonly T[]) => (items.length === 0 ? undefined : items);
  const lists = { spent: list(spent), owed: list(owed), fresh: list(fresh), bargains: list(bargains) };
  if (!setup && !looking && !sighted && !dice && !(lists.spent ?? lists.owed ?? lists.fresh ?? lists.bargains))
    return NONE;
  return json({ setup: setup ?? undefined, looking: looking ?? undefined, ...lists, sighted, dice });
}

function writeList(words: string[], list: readonly string[]): void {
  for (const each of list) words.push(each);
  words.push(LINE);
}

function writePrincipality(words: string[], { west, towns, regions, roads, marker, ends, hand }: Principality): void {
  words.push(`${west}`, ends[0] ? '1' : '0', ends[1] ? '1' : '0');
  writeList(words, hand);
  for (const { city, metropolis, sites } of towns) {
    words.push(metropolis ?? (city ? 'city' : 'settlement'));
    for (const pile of sites) words.push(pile ? writePile(pile) : '-');
  }
  words.push(LINE);
  for (const { type, number, stock, on } of regions)
    words.push(type, `${number}`, `${stock}`, on ? writePiece(on) : '-');
  words.push(LINE);
  roads.forEach((piece, index) => {
    if (piece) words.push(`${index}`, writePiece(piece));
  });
  if (marker) words.push('*', writePiece(marker));
  words.push(LINE);
}

const writePile = (pile: Pile): string =>
  pile.length === 1 ? writePiece(pile[0] as Piece) : pile.map(writePiece).join('+');

function writePiece({ card, used, goods, level, by }: Piece): string {
  let word = used ? `${card}!` : card;
  if (goods !== undefined) word += `:${goods}`;
  if (level !== undefined) word += `^${level}`;
  return by === undefined ? word : `${word}@${by}`;
}

/** Parses a stored state. Throws when it is invalid. */
export function readState(written: string): State {
  const from: WordReader = { words: written.split(' '), at: 0 };
  const options = readOptions(next(from));
  const drawn = readNumber(next(from));
  const seed = readText(next(from));
  const rare = next(from);
  const { setup, looking, spent, owed, fresh, bargains, sighted, dice } =
    rare === NONE ? nothing : rareFields.parse(JSON.parse(rare));
  endLine(from);
  const phase = readWord(phases, next(from));
  const turn = readNumber(next(from));
  const starter = readSeat(next(from));
  const active = readSeat(next(from));
  const production = orNull(next(from), readDie);
  const face = orNull(next(from), readFace);
  const event = orNull(next(from), readCopy);
  const playing = orNull(next(from), readCopy);
  const removals = readNumber(next(from));
  const winner = orNull(next(from), readSeat);
  endLine(from);
  const tokens = { hero: orNull(next(from), readSeat), trade: orNull(next(from), readSeat) };
  const supply = { road: readNumber(next(from)), settlement: readNumber(next(from)), city: readNumber(next(from)) };
  endLine(from);
  const events = readList(from, readCopy);
  const regions = readList(from, readRegionCard);
  const discards = [readList(from, readCopy)];
  // Seats with their own draw stacks have their own discard pile too.
  if (isTournament(options.variant)) discards.push(readList(from, readCopy));
  const faceUp = readList(from, readCopy);
  const seats: State['seats'] = [readPrincipality(from), readPrincipality(from)];
  const stacks: Stack[] = [];
  while (from.at < from.words.length) stacks.push(readStack(next(from), from));
  const state: State = {
    options,
    rng: { seed, drawn },
    phase,
    turn,
    starter,
    active,
    setup: (setup as State['setup'] | undefined) ?? null,
    production,
    face,
    event,
    playing,
    looking: looking ?? null,
    removals,
    spent: (spent ?? []) as CardId[],
    bargains: bargains ?? [],
    stacks,
    events,
    regions,
    discards,
    faceUp,
    tokens,
    supply,
    seats,
    owed: (owed ?? []) as Owed[],
    fresh: (fresh ?? []) as CardId[],
    winner,
  };
  if (sighted) state.sighted = sighted;
  if (dice) state.dice = dice;
  return state;
}

const nothing: z.infer<typeof rareFields> = {};

/** The reading position. */
interface WordReader {
  readonly words: readonly string[];
  at: number;
}

function next(from: WordReader): string {
  const word = from.words[from.at++];
  if (word === undefined) throw new RangeError('the end is missing');
  return word;
}

function endLine(from: WordReader): void {
  const word = next(from);
  if (word !== LINE) throw new RangeError(`${word} is one word too many`);
}

/** Reads fields up to the end of the line. */
function readList<T>(from: WordReader, read: (word: string, from: WordReader) => T): T[] {
  const list: T[] = [];
  for (let word = next(from); word !== LINE; word = next(from)) list.push(read(word, from));
  return list;
}

const orNull = <T>(word: string, read: (word: string) => T): T | null => (word === '-' ? null : read(word));
const readSeat = (word: string): number => readNumber(word, 1);
const readDie = (word: string): number => readNumber(word, 6);
const readFace = (word: string): EventFace => readWord(eventFaces, word);
const readCopy = (word: string): Copy => registeredCard(word).copy;

const known: ReadonlySet<string> = new Set(regionCards);
function readRegionCard(type: string, from: WordReader): string {
  const card = `${type} ${next(from)}`;
  if (!known.has(card)) throw new RangeError(`there is no region ${card}`);
  return card;
}

function readPrincipality(from: WordReader): Principality {
  const west = readNumber(next(from), Infinity, -Infinity);
  const ends: Principality['ends'] = [readNumber(next(from), 1) === 1, readNumber(next(from), 1) === 1];
  const hand = readList(from, readCopy);
  const towns = readList(from, readTown);
  const regions = readList(from, readRegion);
  const land: Principality = { west, towns, regions, roads: towns.map(() => null), marker: null, ends, hand };
  land.roads.push(null);
  for (let word = next(from); word !== LINE; word = next(from)) {
    const piece = readPiece(next(from));
    if (word === '*') land.marker = piece;
    else land.roads[readNumber(word, towns.length)] = piece;
  }
  return land;
}

function readStack(word: string, from: WordReader): Stack {
  const open = word.endsWith('*');
  const name = open ? word.slice(0, -1) : word;
  const at = name.indexOf('@');
  if (at < 0) return { set: readWord(cardSets, name), cards: readList(from, readCopy), open };
  return {
    set: readWord(cardSets, name.slice(0, at)),
    cards: readList(from, readCopy),
    open,
    owner: readSeat(name.slice(at + 1)),
  };
}

function readTown(kind: string, from: WordReader): Town {
  const city = kind !== 'settlement';
  const metropolis = city && kind !== 'city' ? readCopy(kind) : null;
  return {
    city,
    metropolis,
    sites: [readPile(next(from)), readPile(next(from)), readPile(next(from)), readPile(next(from))],
  };
}

const readRegion = (type: string, from: WordReader): Region => ({
  type: readWord(regionTypes, type),
  number: readNumber(next(from), 6),
  stock: readNumber(next(from), FULL),
  on: orNull(next(from), readPiece),
});

function readPile(word: string): Pile | null {
  if (word === '-') return null;
  return word.includes('+') ? word.split('+').map(readPiece) : [readPiece(word)];
}

const pieceWord = /^([^!:^@]+)(!)?(?::([^^@]*))?(?:\^([^@]*))?(?:@(.*))?$/;

function readPiece(word: string): Piece {
  const plain = copyById(word);
  if (plain) return { card: plain };
  const [, name = word, used, goods, level, by] = pieceWord.exec(word) ?? [];
  const piece: Piece = by === undefined ? { card: readCopy(name) } : { card: readCopy(name), by: readSeat(by) };
  if (used) piece.used = true;
  if (goods !== undefined) piece.goods = readNumber(goods, FULL);
  if (level !== undefined) piece.level = readNumber(level, (registeredCard(piece.card).card.levels?.length ?? 1) - 1);
  return piece;
}

function readText(word: string): string {
  const text: unknown = JSON.parse(word);
  if (typeof text !== 'string') throw new RangeError('not a text');
  return text;
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
