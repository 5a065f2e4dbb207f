import { z } from 'zod';
import {
  bySeat,
  countSchema,
  expectedTable,
  heading,
  mentionSchema,
  seatSchema,
  stepsOf,
  wordList,
} from '../common/file-schema.ts';
import { buildKinds, expansionKinds, resources } from '../../../games/struggle/vocabulary.ts';

/** What a scenario file of Struggle for Catan holds. */

const resource = z.enum(resources);
const cards = z.array(resource);
const hand = z.partialRecord(resource, countSchema);
const sides = z.array(z.enum(['A', 'B']));
const towns = z.union([countSchema, z.array(z.string().regex(/^settlement-\d+$/, 'a card is written settlement-3'))]);
const expansions = z.array(z.enum(expansionKinds));

const side = z.strictObject({
  hand: hand.optional(),
  roads: sides.optional(),
  knights: sides.optional(),
  settlements: towns.optional(),
  cities: towns.optional(),
  expansions: expansions.optional(),
});
const expectedSide = side.extend({ handSize: countSchema.optional(), points: countSchema.optional() });
const seenSide = expectedSide.extend({ hidden: wordList.optional() });

/** A list is the uppermost cards, the top first. */
const stack = <T extends z.ZodType>(card: T) => z.union([z.array(card), z.strictObject({ only: z.array(card) })]);
const expectedStack = z.union([
  wordList,
  z.strictObject({
    top: wordList.optional(),
    size: countSchema.optional(),
    cards: wordList.optional(),
    only: wordList.optional(),
    has: wordList.optional(),
  }),
]);
const stackNames = ['draw', 'market', 'discard', 'settlements'] as const;

const supply = { road: countSchema.optional(), knight: countSchema.optional(), settlement: countSchema.optional() };
const way = z.enum(['clockwise', 'counterclockwise']);

const expectation = z.strictObject({
  ...expectedTable,
  ...bySeat(expectedSide),
  phase: z.enum(['trade', 'build', 'over']).optional(),
  stacks: z.partialRecord(z.enum(stackNames), expectedStack).optional(),
  supply: z.strictObject({ ...supply, expansion: countSchema.optional() }).optional(),
  destiny: way.optional(),
  sees: z.partialRecord(seatSchema, mentionSchema.extend(bySeat(seenSide))).optional(),
  news: z.partialRecord(seatSchema, mentionSchema).optional(),
});

/** What makes a position and its moves; a twin replaces some of it. */
const play = {
  turn: z.strictObject({
    seat: seatSchema,
    phase: z.enum(['setup', 'trade', 'build']),
    traded: countSchema.optional(),
    built: z.array(z.enum(buildKinds)).optional(),
    guild: countSchema.optional(),
    library: z.boolean().optional(),
  }),
  ...bySeat(side),
  stacks: z
    .strictObject({
      draw: stack(resource).optional(),
      market: stack(resource).optional(),
      discard: stack(resource).optional(),
      settlements: stack(z.string()).optional(),
    })
    .optional(),
  supply: z.strictObject(supply).optional(),
  destiny: way.optional(),
  draws: cards.optional(),
  steps: stepsOf(expectation).default([]),
};

export const scenarioSchema = z.strictObject({
  ...heading,
  game: z.literal('struggle'),
  ...play,
  expect: expectation.optional(),
  /** A second run from which the first must not be told by these seats. */
  twin: z
    .strictObject({
      seats: z.array(seatSchema).min(1),
      ...z.strictObject(play).partial().shape,
      steps: stepsOf(expectation).optional(),
    })
    .optional(),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type SideSetup = z.output<typeof side>;
export type ExpectedSide = z.output<typeof expectedSide>;
export type SeenSide = z.output<typeof seenSide>;
export type Expectation = z.output<typeof expectation>;
export type ExpectedStack = z.output<typeof expectedStack>;
export type StackName = (typeof stackNames)[number];
