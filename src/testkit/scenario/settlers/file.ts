import { z } from 'zod';
import {
  bySeat,
  countSchema,
  expectedTable,
  heading,
  mentionSchema,
  seatSchema,
  stepsOf,
  wordSchema,
  wordList,
} from '../common/file-schema.ts';
import { stackSchema } from '../common/stack.ts';
import {
  progressDecks,
  knightNames,
  progressCards,
  tracks,
} from '../../../games/settlers/cities-and-knights/cards/progress.ts';
import {
  developments,
  phases,
  resources,
  sorts,
  terrains,
  titles,
  variantIds,
} from '../../../games/settlers/vocabulary.ts';

/** What a scenario file of CATAN holds, checked key by key: a key that is not known is a mistake, not a wish. */

const goods = z.partialRecord(z.enum(sorts), countSchema);
const card = z.enum(developments);
const cards = z.array(card);
const titleList = z.array(z.enum(titles));
const progress = z.array(z.enum(progressCards));
const byTrack = <T extends z.ZodType>(what: T) => z.partialRecord(z.enum(tracks), what);
const level = z.int().min(0).max(5);
const knight = z
  .string()
  .regex(/^(basic|strong|mighty)( (active|fresh|acted|promoted))*$/, 'a knight is written basic, strong active, …');
const hex = z.string().regex(/^h(\d|1[0-8])$/, 'a hex is written h0 to h18');
const total = z.int().min(2).max(12);

const stack = <T extends z.ZodType>(item: T) => stackSchema(item, {});

const pieces = {
  settlements: wordList.optional(),
  cities: wordList.optional(),
  roads: wordList.optional(),
  titles: titleList.optional(),
};

const side = z.strictObject({
  ...pieces,
  hand: goods.optional(),
  development: cards.optional(),
  bought: cards.optional(),
  army: countSchema.optional(),
  standing: z.array(z.string()).optional(),
  tradeCards: countSchema.optional(),
  walls: wordList.optional(),
  laid: wordList.optional(),
  metropolises: byTrack(wordSchema).optional(),
  knights: z.record(z.string(), knight).optional(),
  improvements: byTrack(level).optional(),
  progress: progress.optional(),
  victoryCards: progress.optional(),
  chips: countSchema.optional(),
});

const expectedSide = z.strictObject({
  ...pieces,
  hand: goods.optional(),
  handSize: countSchema.optional(),
  points: countSchema.optional(),
  openPoints: countSchema.optional(),
  army: countSchema.optional(),
  development: cards.optional(),
  developmentSize: countSchema.optional(),
  stock: z
    .strictObject(
      Object.fromEntries(
        ['road', 'settlement', 'city', 'wall', ...knightNames].map((piece) => [piece, countSchema.optional()]),
      ) as Record<
        'road' | 'settlement' | 'city' | 'wall' | (typeof knightNames)[number],
        z.ZodOptional<typeof countSchema>
      >,
    )
    .optional(),
  line: countSchema.optional(),
  tradeCards: countSchema.optional(),
  standing: z.array(z.string()).optional(),
  improvements: byTrack(level).optional(),
  progress: progress.optional(),
  progressSize: countSchema.optional(),
  victoryCards: progress.optional(),
  chips: countSchema.optional(),
  walls: wordList.optional(),
});

/** What one seat sees of another. */
const seen = z.strictObject({
  handSize: countSchema.optional(),
  developmentSize: countSchema.optional(),
  openPoints: countSchema.optional(),
  army: countSchema.optional(),
  tradeCards: countSchema.optional(),
  progressSize: countSchema.optional(),
  hand: goods.optional(),
  development: cards.optional(),
  progress: progress.optional(),
  points: countSchema.optional(),
  hidden: z.array(z.enum(['hand', 'development', 'points', 'progress'])).optional(),
});

const progressStacks = Object.fromEntries(
  tracks.map((track) => [track, stack(z.enum([...Object.keys(progressDecks[track]), 'any'])).optional()]),
) as Record<(typeof tracks)[number], z.ZodOptional<ReturnType<typeof stack<z.ZodEnum>>>>;

const expectation = z.strictObject({
  ...expectedTable,
  ...bySeat(expectedSide),
  phase: z.enum(phases).optional(),
  rolled: total.nullable().optional(),
  robber: z.union([hex, z.literal('off')]).optional(),
  bank: goods.optional(),
  stacks: z
    .strictObject({
      development: stack(z.union([card, z.literal('any')])).optional(),
      gone: stack(card).optional(),
      ...progressStacks,
    })
    .optional(),
  merchant: z.strictObject({ seat: seatSchema, hex }).nullable().optional(),
  barbarians: countSchema.max(6).optional(),
  diceLeft: countSchema.optional(),
  throwsLeft: countSchema.optional(),
  tokens: z.record(hex, total.nullable()).optional(),
  proposals: z.array(z.string()).optional(),
  places: z.record(z.string(), z.string().nullable()).optional(),
  sees: z.partialRecord(seatSchema, mentionSchema.extend(bySeat(seen))).optional(),
  news: z.partialRecord(seatSchema, mentionSchema).optional(),
});

const board = z.union([
  z.enum(['beginner', 'variable']),
  z.strictObject({
    terrain: z.array(z.enum(terrains)).length(19),
    tokens: z.array(total.nullable()).length(19),
    harbours: z
      .partialRecord(
        z.enum(['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']),
        z.enum(['any', ...resources] as [string, ...string[]]).nullable(),
      )
      .optional(),
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
  seats: z
    .array(seatSchema)
    .min(2)
    .max(4)
    .refine((list) => new Set(list).size === list.length, 'a seat is listed twice')
    .optional(),
  board: board.default('beginner'),
  robber: z.union([hex, z.literal('off')]).optional(),
  merchant: z.strictObject({ seat: seatSchema, hex }).optional(),
  barbarians: countSchema.max(6).optional(),
  turn: z.strictObject({
    seat: seatSchema,
    phase: z.enum(phases).exclude(['over']),
    rolled: total.optional(),
    played: z.boolean().optional(),
    first: total.optional(),
    sold: z.boolean().optional(),
    crane: z.boolean().optional(),
    fleet: z.enum(sorts).optional(),
    harbor: z.array(seatSchema).optional(),
  }),
  ...bySeat(z.union([z.literal('beginner'), side])),
  bank: goods.optional(),
  stacks: z
    .strictObject({ development: stack(card).optional(), gone: z.array(card).optional(), ...progressStacks })
    .optional(),
  dice: z
    .array(
      wordSchema.pipe(
        z
          .string()
          .regex(
            /^([1-6]\+[1-6]|(ship|science|trade|politics)( [1-6]\+[1-6])?)$/,
            'a throw is written 3+5 or ship 3+5',
          ),
      ),
    )
    .optional(),
  draws: z.array(z.enum(sorts)).optional(),
  /** Balanced dice: the throws that are left. */
  throws: z.array(wordSchema.pipe(z.string().regex(/^[1-6]\+[1-6]$/, 'a throw is written 3+5'))).optional(),
  steps: stepsOf(expectation).default([]),
  expect: expectation.optional(),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type SideSetup = z.output<typeof side>;
export type Expectation = z.output<typeof expectation>;
export type ExpectedSide = z.output<typeof expectedSide>;
export type Seen = z.output<typeof seen>;
