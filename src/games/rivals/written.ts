import { z } from 'zod';
import type { Migration } from '../../engine/game.ts';
import type { CardId } from './cards/ids.ts';
import { findCopy, lookUp } from './cards/registry.ts';
import { type Options, optionsSchema } from './options.ts';
import { regionCards } from './rules/setup.ts';
import { regionCard } from './rules/settlement.ts';
import type { Copy, Owed, Piece, Pile, Principality, Region, Stack, State, Town } from './state.ts';
import { cardSets, eventFaces, FULL, phases, regionTypes, resources } from './vocabulary.ts';

/**
 * How a state is stored: lines of words in a fixed order, `-` for nothing.
 *
 *   {"variant":"gold"}                                            options that are not as usual
 *   148 "seed"                                                    words drawn, seed
 *   exchange 36 0 1 4 celebration - - 0 -                         phase, turn, starter, active, production, face, event,
 *                                                                 playing, removals, winner
 *   {}                                                            what is seldom there: set-up, looking, owed, fresh, dice
 *   - 1 4 4 7                                                     holders of the tokens; roads, settlements, cities left
 *   yule/basic feud/basic                                         events
 *   forest 6 pasture 5                                            region stack
 *   scout/basic                                                   discard pile
 *   -                                                             face-up cards
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
  const { phase, turn, starter, active, production, face, event, playing, removals, winner } = state;
  return [
    writeOptions(options),
    `${rng.drawn} ${JSON.stringify(rng.seed)}`,
    `${phase} ${turn} ${starter} ${active} ${production ?? '-'} ${face ?? '-'} ${event ?? '-'} ${playing ?? '-'} ${removals} ${winner ?? '-'}`,
    writeSeldom(state),
    `${tokens.hero ?? '-'} ${tokens.trade ?? '-'} ${supply.road} ${supply.settlement} ${supply.city}`,
    writeList(state.events),
    writeList(state.regions),
    writeList(state.discard),
    writeList(state.faceUp),
    writePrincipality(seats[0]),
    writePrincipality(seats[1]),
    ...state.stacks.map(({ set, cards }) => `${set} ${writeList(cards)}`),
  ].join('\n');
}

const NONE = '{}';
const usual: Options = optionsSchema.parse({});
const optionNames = Object.keys(usual) as (keyof Options)[];

function writeOptions(options: Options): string {
  const own = optionNames.filter((name) => options[name] !== usual[name]);
  return own.length === 0 ? NONE : JSON.stringify(Object.fromEntries(own.map((name) => [name, options[name]])));
}

const text = z.string();
const seat = z.literal([0, 1]);
const seldom = z.strictObject({
  setup: z.object({ done: z.int(), stack: z.int().nullable() }).optional(),
  looking: z.object({ seat, at: z.string() }).optional(),
  owed: z.array(z.object({ seat, key: z.string(), count: z.int(), of: z.array(z.enum(resources)).optional() })).optional(),
  fresh: z.array(z.string()).optional(),
  dice: z.array(z.string()).optional(),
});

function writeSeldom({ setup, looking, owed, fresh, dice }: State): string {
  if (!setup && !looking && owed.length === 0 && fresh.length === 0 && !dice) return NONE;
  const list = <T>(items: readonly T[]) => (items.length === 0 ? undefined : items);
  return JSON.stringify({ setup: setup ?? undefined, looking: looking ?? undefined, owed: list(owed), fresh: list(fresh), dice });
}

const writeList = (words: readonly string[]): string => (words.length === 0 ? '-' : words.join(' '));

function writePrincipality({ west, towns, regions, ends, hand }: Principality): string {
  const head = `${west} ${ends[0] ? 1 : 0} ${ends[1] ? 1 : 0} ${writeList(hand)}`;
  return `${head}\n${towns.map(writeTown).join(' ')}\n${regions.map(writeRegion).join(' ')}`;
}

function writeTown({ city, sites: [u1, u2, d1, d2] }: Town): string {
  return `${city ? 'city' : 'settlement'} ${writePile(u1)} ${writePile(u2)} ${writePile(d1)} ${writePile(d2)}`;
}

function writePile(pile: Pile | null): string {
  if (!pile) return '-';
  return pile.length === 1 ? writePiece(pile[0] as Piece) : pile.map(writePiece).join('+');
}

function writePiece({ card, used, goods }: Piece): string {
  const marked = used ? `${card}!` : card;
  return goods === undefined ? marked : `${marked}:${goods}`;
}

const writeRegion = (region: Region): string => `${regionCard(region)} ${region.stock} ${region.on ? writePiece(region.on) : '-'}`;

/** Throws when it is not a state. */
export function readState(written: string): State {
  const lines = written.split('\n');
  const line = (index: number): string => lines[index] ?? missing(index);
  const [drawn, seed] = halves(line(1));
  const [phase, turn, starter, active, production, face, event, playing, removals, winner] = line(2).split(' ');
  const { setup, looking, owed, fresh, dice } = line(3) === NONE ? nothing : seldom.parse(JSON.parse(line(3)));
  const [hero, trade, road, settlement, city] = line(4).split(' ');
  const state: State = {
    options: line(0) === NONE ? { ...usual } : optionsSchema.parse(JSON.parse(line(0))),
    rng: { seed: text.parse(JSON.parse(seed)), drawn: readNumber(drawn) },
    phase: readWord(phases, phase),
    turn: readNumber(turn),
    starter: readNumber(starter, 1),
    active: readNumber(active, 1),
    setup: setup ?? null,
    production: production === '-' ? null : readNumber(production, 6),
    face: face === '-' ? null : readWord(eventFaces, face),
    event: event === '-' ? null : readCopy(event),
    playing: playing === '-' ? null : readCopy(playing),
    looking: looking ?? null,
    removals: readNumber(removals),
    stacks: lines.slice(FIRST_STACK).map(readStack),
    events: readCopies(line(5)),
    regions: line(6) === '-' ? [] : groups(line(6), 2, readRegionCard),
    discard: readCopies(line(7)),
    faceUp: readCopies(line(8)),
    tokens: { hero: hero === '-' ? null : readNumber(hero, 1), trade: trade === '-' ? null : readNumber(trade, 1) },
    supply: { road: readNumber(road), settlement: readNumber(settlement), city: readNumber(city) },
    seats: [readPrincipality(line(9), line(10), line(11)), readPrincipality(line(12), line(13), line(14))],
    owed: (owed ?? []) as Owed[],
    fresh: (fresh ?? []) as CardId[],
    winner: winner === '-' ? null : readNumber(winner, 1),
  };
  if (dice) state.dice = dice;
  return state;
}

const FIRST_STACK = 15;
const nothing: z.infer<typeof seldom> = {};

function missing(index: number): never {
  throw new RangeError(`line ${index + 1} is missing`);
}

/** What stands before and behind the first space. */
function halves(line: string): readonly [string, string] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}

const readCopy = (word: string | undefined): Copy => lookUp(word ?? '').copy;
const readCopies = (line: string): Copy[] => (line === '-' ? [] : line.split(' ').map(readCopy));

function readStack(line: string): Stack {
  const [set, cards] = halves(line);
  return { set: readWord(cardSets, set), cards: readCopies(cards) };
}

const known: ReadonlySet<string> = new Set(regionCards);
function readRegionCard(words: readonly string[], at: number): string {
  const card = `${words[at]} ${words[at + 1]}`;
  if (!known.has(card)) throw new RangeError(`there is no region ${card}`);
  return card;
}

function readPrincipality(head: string, towns: string, regions: string): Principality {
  const [west, left, right, ...hand] = head.split(' ');
  return {
    west: readNumber(west, Infinity, -Infinity),
    towns: groups(towns, 5, readTown),
    regions: groups(regions, 4, readRegion),
    ends: [readNumber(left, 1) === 1, readNumber(right, 1) === 1],
    hand: hand[0] === '-' ? [] : hand.map(readCopy),
  };
}

/** What is written in groups of so many words. */
function groups<T>(line: string, size: number, read: (words: readonly string[], at: number) => T): T[] {
  const words = line.split(' ');
  const all: T[] = [];
  for (let at = 0; at < words.length; at += size) all.push(read(words, at));
  return all;
}

const readRegion = (words: readonly string[], at: number): Region => ({
  type: readWord(regionTypes, words[at]),
  number: readNumber(words[at + 1], 6),
  stock: readNumber(words[at + 2], FULL),
  on: words[at + 3] === '-' ? null : readPiece(words[at + 3] ?? ''),
});

function readTown(words: readonly string[], at: number): Town {
  const site = (number: number) => readPile(words[at + number] ?? '');
  return { city: readWord(['settlement', 'city'], words[at]) === 'city', sites: [site(1), site(2), site(3), site(4)] };
}

function readPile(words: string): Pile | null {
  if (words === '-') return null;
  return words.includes('+') ? words.split('+').map(readPiece) : [readPiece(words)];
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

function readWord<T extends string>(among: readonly T[], word: string | undefined): T {
  const found = among.find((each) => each === word);
  if (found === undefined) throw new RangeError(`${word} is not one of ${among.join(', ')}`);
  return found;
}

function readNumber(word: string | undefined, most = Infinity, least = 0): number {
  const number = word ? Number(word) : Number.NaN;
  if (!(Number.isInteger(number) && number >= least && number <= most)) {
    throw new RangeError(`${word} is not a number from ${least} to ${most}`);
  }
  return number;
}

/** At first a state was stored as an object. */
export const migrations: readonly Migration[] = [{ version: 2, migrate: (rest) => writeState(rest as State) }];
