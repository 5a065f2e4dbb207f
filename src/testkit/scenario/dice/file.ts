import { z } from 'zod';
import { bySeat, countSchema, expectedTable, heading, seatSchema, stepsOf, wordList } from '../common/file-schema.ts';
import { faces, titles, variantIds } from '../../../games/dice/vocabulary.ts';

/** What a scenario file of the Dice Game holds. */

const face = `(?:${faces.join('|')})`;
const dice = z.string().regex(new RegExp(`^${face}( ${face})*$`), 'dice are written as their faces: ore wool gold');

const lists = {
  roads: wordList.optional(),
  settlements: wordList.optional(),
  cities: wordList.optional(),
  knights: wordList.optional(),
  castles: wordList.optional(),
  used: wordList.optional(),
  boxes: z.array(z.union([z.int(), z.literal('X')])).optional(),
  titles: z.array(z.enum(titles)).optional(),
};
const side = z.strictObject(lists);
const expectedSide = z.strictObject({
  ...lists,
  score: z.int().optional(),
  points: countSchema.optional(),
  line: countSchema.optional(),
  army: countSchema.optional(),
  /** What the jokers give. */
  jokers: wordList.optional(),
  dice: z.union([z.literal('none'), dice]).optional(),
  throws: countSchema.optional(),
  phase: z.enum(['roll', 'build', 'done']).optional(),
});

const expectation = z.strictObject({
  ...expectedTable,
  ...bySeat(expectedSide),
  phase: z.enum(['setup', 'roll', 'build', 'over']).optional(),
  diceLeft: z.union([countSchema, z.partialRecord(seatSchema, countSchema)]).optional(),
  number: countSchema.optional(),
});

export const scenarioSchema = z.strictObject({
  ...heading,
  game: z.literal('dice'),
  variant: z.enum(variantIds),
  turn: z.strictObject({
    /** In parallel play it is everyone's turn. */
    seat: seatSchema.optional(),
    phase: z.enum(['setup', 'roll', 'build']),
    number: z.int().min(1).optional(),
    dice: dice.optional(),
    throws: z.int().min(1).max(2).optional(),
    idle: countSchema.optional(),
  }),
  ...bySeat(side),
  /** One entry per throw; in parallel play by seat. */
  dice: z.union([z.array(dice), z.partialRecord(seatSchema, z.array(dice))]).optional(),
  steps: stepsOf(expectation).default([]),
  expect: expectation.optional(),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type SideSetup = z.output<typeof side>;
export type Expectation = z.output<typeof expectation>;
export type ExpectedSide = z.output<typeof expectedSide>;
