import { z } from 'zod';
import { countSchema, expectedTable, heading, mentionSchema, stepsOf, wordSchema } from '../common/file-schema.ts';
import { stackSchema } from '../common/stack.ts';
import {
  centreCards,
  eras,
  phases,
  pointKinds,
  resources,
  rivalsSeatNames,
  tokens,
  variantIds,
} from '../../../games/rivals/vocabulary.ts';

/** What a scenario file holds, checked key by key: a key that is not known is a mistake, not a wish. */

const cards = z.array(z.string());
/** Whether the uppermost card lies face up. */
const open = z.boolean().optional();
const stack = stackSchema(z.string(), { open });
/** What a stack may be expected to hold, wherever in it. */
const expectedStack = stackSchema(z.string(), {
  open,
  has: cards.optional(),
  lacks: cards.optional(),
  cards: cards.optional(),
});
const stackNames = [
  'stack-1',
  'stack-2',
  'stack-3',
  'stack-4',
  'stack-5',
  'stack-6',
  'events',
  'regions',
  'discard',
  'face-up',
  // Of the Tournament Game: stacks 1 to 4 are red's, 5 to 8 blue's.
  'stack-7',
  'stack-8',
  'red-discard',
  'blue-discard',
] as const;
const stacks = z.partialRecord(z.enum(stackNames), stack);
const expectedStacks = z.partialRecord(z.enum(stackNames), expectedStack);
const era = z.enum(eras);

const centre = z.record(
  z.string().regex(/^[+-]?\d+$/, 'a column is written -1, 0, +1'),
  z.enum([...centreCards, 'metropolis']).nullable(),
);
const pile = z.union([z.string().transform((card) => [card]), cards.min(1)]);
const tokenList = z.array(z.enum(tokens));

const side = z.strictObject({
  centre: centre.optional(),
  regions: z.record(z.string(), z.string()).optional(),
  sites: z.record(z.string(), pile).optional(),
  hand: cards.optional(),
  tokens: tokenList.optional(),
  used: z.array(wordSchema).optional(),
  marker: z.string().optional(),
});

const expectedSide = z.strictObject({
  stock: z.record(z.string(), countSchema).optional(),
  resources: z.partialRecord(z.enum(resources), countSchema).optional(),
  points: z.partialRecord(z.enum(pointKinds), countSchema).optional(),
  hand: cards.optional(),
  handSize: countSchema.optional(),
  tokens: tokenList.optional(),
  sites: z.record(z.string(), z.union([z.string(), cards.min(1)]).nullable()).optional(),
  regions: z.record(z.string(), z.string().nullable()).optional(),
  centre: centre.optional(),
  marker: z.string().nullable().optional(),
});

const seat = z.enum(rivalsSeatNames);
const number = z.int().min(1).max(6);

const expectation = z.strictObject({
  ...expectedTable,
  red: expectedSide.optional(),
  blue: expectedSide.optional(),
  phase: z.enum(phases).optional(),
  stacks: expectedStacks.optional(),
  sets: z
    .array(z.enum([...eras, 'any']))
    .length(3)
    .optional(),
  production: number.nullable().optional(),
  diceLeft: countSchema.optional(),
  sees: z.partialRecord(seat, mentionSchema).optional(),
});

/** Both dice, or one of them. */
const oneThrow = /^([1-6]|([1-6] )?(brigand|trade|celebration|harvest|event))$/;

const { title, rule, note, options, repeat } = heading;

export const scenarioSchema = z.strictObject({
  title,
  rule,
  note,
  options,
  repeat,
  variant: z.enum(variantIds),
  /** The eras of a Duel, or how they are found. */
  sets: z.union([z.enum(['choose', 'random']), z.array(era).length(3)]).optional(),
  turn: z.strictObject({ seat, phase: z.enum(phases).exclude(['over']), production: number.optional() }),
  red: side.optional(),
  blue: side.optional(),
  supply: z.partialRecord(z.enum(centreCards), countSchema).optional(),
  stacks: stacks.optional(),
  dice: z.array(wordSchema.pipe(z.string().regex(oneThrow, 'a throw is written 6 brigand, brigand or 6'))).optional(),
  steps: stepsOf(expectation).default([]),
  expect: expectation.optional(),
});

export type Expectation = z.output<typeof expectation>;
export type ExpectedSide = z.output<typeof expectedSide>;
export type Scenario = z.output<typeof scenarioSchema>;
export type SideSetup = z.output<typeof side>;
export type StackList = z.output<typeof stack>;
export type ExpectedStack = z.output<typeof expectedStack>;
export type StackName = (typeof stackNames)[number];
