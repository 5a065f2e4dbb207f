import { z } from 'zod';
import { bySeat, count, expectedTable, heading, seat, stepsOf, words } from '../../scenario/file.ts';
import { buildKinds, expansionKinds, resources } from '../vocabulary.ts';

/** What a scenario file of Struggle for Catan holds. */

const resource = z.enum(resources);
const cards = z.array(resource);
const hand = z.partialRecord(resource, count);
const sides = z.array(z.enum(['A', 'B']));
const towns = z.union([count, z.array(z.string().regex(/^settlement-\d+$/, 'a card is written settlement-3'))]);
const expansions = z.array(z.enum(expansionKinds));

const side = z.strictObject({
  hand: hand.optional(),
  roads: sides.optional(),
  knights: sides.optional(),
  settlements: towns.optional(),
  cities: towns.optional(),
  expansions: expansions.optional(),
});
const expectedSide = side.extend({ handSize: count.optional(), points: count.optional() });
const seenSide = expectedSide.extend({ hidden: words.optional() });

/** A list is the uppermost cards, the top first. */
const stack = <T extends z.ZodType>(card: T) => z.union([z.array(card), z.strictObject({ only: z.array(card) })]);
const expectedStack = z.union([
  words,
  z.strictObject({ top: words.optional(), size: count.optional(), cards: words.optional(), only: words.optional(), has: words.optional() }),
]);
const stackNames = ['draw', 'market', 'discard', 'settlements'] as const;

const supply = { road: count.optional(), knight: count.optional(), settlement: count.optional() };
const way = z.enum(['clockwise', 'counterclockwise']);
const mention = z.strictObject({ include: words.optional(), exclude: words.optional() });

const expectation = z.strictObject({
  ...expectedTable,
  ...bySeat(expectedSide),
  phase: z.enum(['trade', 'build', 'over']).optional(),
  stacks: z.partialRecord(z.enum(stackNames), expectedStack).optional(),
  supply: z.strictObject({ ...supply, expansion: count.optional() }).optional(),
  destiny: way.optional(),
  sees: z.partialRecord(seat, mention.extend(bySeat(seenSide))).optional(),
  news: z.partialRecord(seat, mention).optional(),
});

/** What makes a position and its course; a twin replaces some of it. */
const course = {
  turn: z.strictObject({
    seat,
    phase: z.enum(['setup', 'trade', 'build']),
    traded: count.optional(),
    built: z.array(z.enum(buildKinds)).optional(),
    guild: count.optional(),
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
  ...course,
  expect: expectation.optional(),
  /** A second run from which the first must not be told by these seats. */
  twin: z.strictObject({ seats: z.array(seat).min(1), ...z.strictObject(course).partial().shape, steps: stepsOf(expectation).optional() }).optional(),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Side = z.output<typeof side>;
export type ExpectedSide = z.output<typeof expectedSide>;
export type SeenSide = z.output<typeof seenSide>;
export type Expectation = z.output<typeof expectation>;
export type ExpectedStack = z.output<typeof expectedStack>;
export type StackName = (typeof stackNames)[number];
