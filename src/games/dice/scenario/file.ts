import { z } from 'zod';
import { bySeat, count, expectedTable, heading, seat, stepsOf, words } from '../../scenario/file.ts';
import { faces, titles, variantIds } from '../vocabulary.ts';

/** What a scenario file of the Dice Game holds. */

const face = `(?:${faces.join('|')})`;
const dice = z.string().regex(new RegExp(`^${face}( ${face})*$`), 'dice are written as their faces: ore wool gold');

const lists = {
  roads: words.optional(),
  settlements: words.optional(),
  cities: words.optional(),
  knights: words.optional(),
  castles: words.optional(),
  used: words.optional(),
  boxes: z.array(z.union([z.int(), z.literal('X')])).optional(),
  titles: z.array(z.enum(titles)).optional(),
};
const side = z.strictObject(lists);
const expectedSide = z.strictObject({
  ...lists,
  score: z.int().optional(),
  points: count.optional(),
  line: count.optional(),
  army: count.optional(),
  /** What the jokers give. */
  jokers: words.optional(),
  dice: z.union([z.literal('none'), dice]).optional(),
  throws: count.optional(),
  phase: z.enum(['roll', 'build', 'done']).optional(),
});

const expectation = z.strictObject({
  ...expectedTable,
  ...bySeat(expectedSide),
  phase: z.enum(['setup', 'roll', 'build', 'over']).optional(),
  diceLeft: z.union([count, z.partialRecord(seat, count)]).optional(),
  number: count.optional(),
});

export const scenarioSchema = z.strictObject({
  ...heading,
  game: z.literal('dice'),
  variant: z.enum(variantIds),
  turn: z.strictObject({
    /** In parallel play it is everybody's turn. */
    seat: seat.optional(),
    phase: z.enum(['setup', 'roll', 'build']),
    number: z.int().min(1).optional(),
    dice: dice.optional(),
    throws: z.int().min(1).max(2).optional(),
    idle: count.optional(),
  }),
  ...bySeat(side),
  /** One entry per throw; in parallel play by seat. */
  dice: z.union([z.array(dice), z.partialRecord(seat, z.array(dice))]).optional(),
  steps: stepsOf(expectation).default([]),
  expect: expectation.optional(),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Side = z.output<typeof side>;
export type Expectation = z.output<typeof expectation>;
export type ExpectedSide = z.output<typeof expectedSide>;
