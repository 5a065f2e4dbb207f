import { z } from 'zod';
import { bySeat, count, expectedTable, heading, seat, stepsOf, word, words } from '../../scenario/file.ts';
import { decks, knightNames, progressCards, tracks } from '../cards/progress.ts';
import { developments, phases, resources, sorts, terrains, titles, variantIds } from '../vocabulary.ts';

/** What a scenario file of CATAN holds, checked key by key: a key that is not known is a mistake, not a wish. */

const goods = z.partialRecord(z.enum(sorts), count);
const card = z.enum(developments);
const cards = z.array(card);
const titleList = z.array(z.enum(titles));
const progress = z.array(z.enum(progressCards));
const byTrack = <T extends z.ZodType>(what: T) => z.partialRecord(z.enum(tracks), what);
const level = z.int().min(0).max(5);
const knight = z.string().regex(/^(basic|strong|mighty)( (active|fresh|acted|promoted))*$/, 'a knight is written basic, strong active, …');
const hex = z.string().regex(/^h(\d|1[0-8])$/, 'a hex is written h0 to h18');
const total = z.int().min(2).max(12);

const stack = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? { top: value as unknown } : value),
    z.strictObject({
      top: z.array(item).optional(),
      bottom: z.array(item).optional(),
      only: z.array(item).optional(),
      size: count.optional(),
    }),
  );

const pieces = { settlements: words.optional(), cities: words.optional(), roads: words.optional(), titles: titleList.optional() };

const side = z.strictObject({
  ...pieces,
  hand: goods.optional(),
  development: cards.optional(),
  bought: cards.optional(),
  army: count.optional(),
  standing: z.array(z.string()).optional(),
  tradeCards: count.optional(),
  walls: words.optional(),
  laid: words.optional(),
  metropolises: byTrack(word).optional(),
  knights: z.record(z.string(), knight).optional(),
  improvements: byTrack(level).optional(),
  progress: progress.optional(),
  victoryCards: progress.optional(),
  chips: count.optional(),
});

const expectedSide = z.strictObject({
  ...pieces,
  hand: goods.optional(),
  handSize: count.optional(),
  points: count.optional(),
  openPoints: count.optional(),
  army: count.optional(),
  development: cards.optional(),
  developmentSize: count.optional(),
  stock: z.strictObject(Object.fromEntries(['road', 'settlement', 'city', 'wall', ...knightNames].map((piece) => [piece, count.optional()])) as Record<'road' | 'settlement' | 'city' | 'wall' | (typeof knightNames)[number], z.ZodOptional<typeof count>>).optional(),
  line: count.optional(),
  tradeCards: count.optional(),
  standing: z.array(z.string()).optional(),
  improvements: byTrack(level).optional(),
  progress: progress.optional(),
  progressSize: count.optional(),
  victoryCards: progress.optional(),
  chips: count.optional(),
  walls: words.optional(),
});

/** What one seat sees of another. */
const seen = z.strictObject({
  handSize: count.optional(),
  developmentSize: count.optional(),
  openPoints: count.optional(),
  army: count.optional(),
  tradeCards: count.optional(),
  progressSize: count.optional(),
  hand: goods.optional(),
  development: cards.optional(),
  progress: progress.optional(),
  points: count.optional(),
  hidden: z.array(z.enum(['hand', 'development', 'points', 'progress'])).optional(),
});

const progressStacks = Object.fromEntries(
  tracks.map((track) => [track, stack(z.enum([...Object.keys(decks[track]), 'any'])).optional()]),
) as Record<(typeof tracks)[number], z.ZodOptional<ReturnType<typeof stack<z.ZodEnum>>>>;

const expectation = z.strictObject({
  ...expectedTable,
  ...bySeat(expectedSide),
  phase: z.enum(phases).optional(),
  rolled: total.nullable().optional(),
  robber: z.union([hex, z.literal('off')]).optional(),
  bank: goods.optional(),
  stacks: z.strictObject({ development: stack(z.union([card, z.literal('any')])).optional(), gone: stack(card).optional(), ...progressStacks }).optional(),
  merchant: z.strictObject({ seat, hex }).nullable().optional(),
  barbarians: count.max(6).optional(),
  diceLeft: count.optional(),
  tokens: z.record(hex, total.nullable()).optional(),
  proposals: z.array(z.string()).optional(),
  places: z.record(z.string(), z.string().nullable()).optional(),
  sees: z.partialRecord(seat, z.strictObject({ include: words.optional(), exclude: words.optional(), ...bySeat(seen) })).optional(),
  news: z.partialRecord(seat, z.strictObject({ include: words.optional(), exclude: words.optional() })).optional(),
});

const board = z.union([
  z.enum(['beginner', 'variable']),
  z.strictObject({
    terrain: z.array(z.enum(terrains)).length(19),
    tokens: z.array(total.nullable()).length(19),
    harbours: z
      .partialRecord(z.enum(['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']), z.enum(['any', ...resources] as [string, ...string[]]).nullable()).optional(),
  }),
]);

const { title, rule, note, options } = heading;

export const scenarioSchema = z.strictObject({
  title,
  rule,
  note,
  options,
  game: z.literal('settlers'),
  variant: z.enum(variantIds),
  seats: z.array(seat).min(2).max(4).refine((list) => new Set(list).size === list.length, 'a seat is listed twice').optional(),
  board: board.default('beginner'),
  robber: z.union([hex, z.literal('off')]).optional(),
  merchant: z.strictObject({ seat, hex }).optional(),
  barbarians: count.max(6).optional(),
  turn: z.strictObject({
    seat,
    phase: z.enum(phases).exclude(['over']),
    rolled: total.optional(),
    played: z.boolean().optional(),
    first: total.optional(),
    sold: z.boolean().optional(),
    crane: z.boolean().optional(),
    fleet: z.enum(sorts).optional(),
    harbor: z.array(seat).optional(),
  }),
  ...bySeat(z.union([z.literal('beginner'), side])),
  bank: goods.optional(),
  stacks: z.strictObject({ development: stack(card).optional(), gone: z.array(card).optional(), ...progressStacks }).optional(),
  dice: z.array(word.pipe(z.string().regex(/^([1-6]\+[1-6]|(ship|science|trade|politics)( [1-6]\+[1-6])?)$/, 'a throw is written 3+5 or ship 3+5'))).optional(),
  draws: z.array(z.enum(sorts)).optional(),
  steps: stepsOf(expectation).default([]),
  expect: expectation.optional(),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Side = z.output<typeof side>;
export type Expectation = z.output<typeof expectation>;
export type ExpectedSide = z.output<typeof expectedSide>;
export type Seen = z.output<typeof seen>;
export interface StackList {
  readonly top?: readonly string[] | undefined;
  readonly bottom?: readonly string[] | undefined;
  readonly only?: readonly string[] | undefined;
  readonly size?: number | undefined;
}
