import { z } from 'zod';
import { centreCards, eras, phases, pointKinds, resources, seatNames, tokens, variantIds } from '../vocabulary.ts';

/** What a scenario file holds, checked key by key: a key that is not known is a mistake, not a wish. */

/** YAML reads `4` as a number where the notation means a word. */
const word = z.union([z.string(), z.number()]).transform(String);
const cards = z.array(z.string());
const count = z.int().min(0);
/** Free text for the reader. */
const note = z.unknown().optional();

const stack = z.preprocess(
  (value) => (Array.isArray(value) ? { top: value as unknown } : value),
  z.strictObject({
    top: cards.optional(),
    bottom: cards.optional(),
    only: cards.optional(),
    size: count.optional(),
    /** The uppermost card lies face up. */
    open: z.boolean().optional(),
  }),
);
/** What a stack may be expected to hold, wherever in it. */
const expectedStack = z.preprocess(
  (value) => (Array.isArray(value) ? { top: value as unknown } : value),
  z.strictObject({
    top: cards.optional(),
    bottom: cards.optional(),
    only: cards.optional(),
    size: count.optional(),
    open: z.boolean().optional(),
    has: cards.optional(),
    lacks: cards.optional(),
    cards: cards.optional(),
  }),
);
const stackNames = [
  'stack-1', 'stack-2', 'stack-3', 'stack-4', 'stack-5', 'stack-6', 'events', 'regions', 'discard', 'face-up',
  // Of the Tournament Game: stacks 1 to 4 are red's, 5 to 8 blue's.
  'stack-7', 'stack-8', 'red-discard', 'blue-discard',
] as const;
const stacks = z.partialRecord(z.enum(stackNames), stack);
const expectedStacks = z.partialRecord(z.enum(stackNames), expectedStack);
const era = z.enum(eras);

const centre = z.record(z.string().regex(/^[+-]?\d+$/, 'a column is written -1, 0, +1'), z.enum([...centreCards, 'metropolis']).nullable());
const pile = z.union([z.string().transform((card) => [card]), cards.min(1)]);
const tokenList = z.array(z.enum(tokens));

const side = z.strictObject({
  centre: centre.optional(),
  regions: z.record(z.string(), z.string()).optional(),
  sites: z.record(z.string(), pile).optional(),
  hand: cards.optional(),
  tokens: tokenList.optional(),
  used: z.array(word).optional(),
  marker: z.string().optional(),
});

const expectedSide = z.strictObject({
  stock: z.record(z.string(), count).optional(),
  resources: z.partialRecord(z.enum(resources), count).optional(),
  points: z.partialRecord(z.enum(pointKinds), count).optional(),
  hand: cards.optional(),
  handSize: count.optional(),
  tokens: tokenList.optional(),
  sites: z.record(z.string(), z.union([z.string(), cards.min(1)]).nullable()).optional(),
  regions: z.record(z.string(), z.string().nullable()).optional(),
  centre: centre.optional(),
  marker: z.string().nullable().optional(),
});

const expectedOptions = z.strictObject({
  include: z.array(word).optional(),
  exclude: z.array(word).optional(),
  only: z.array(word).optional(),
  min: count.optional(),
  max: count.optional(),
});

const seat = z.enum(seatNames);
const number = z.int().min(1).max(6);

const expectation = z.strictObject({
  red: expectedSide.optional(),
  blue: expectedSide.optional(),
  awaiting: z.array(seat).optional(),
  options: z.partialRecord(seat, expectedOptions).optional(),
  phase: z.enum(phases).optional(),
  stacks: expectedStacks.optional(),
  sets: z.array(z.enum([...eras, 'any'])).length(3).optional(),
  production: number.nullable().optional(),
  diceLeft: count.optional(),
  winner: seat.nullable().optional(),
  sees: z.partialRecord(seat, z.strictObject({ include: cards.optional(), exclude: cards.optional() })).optional(),
  note,
});

const answer = z.union([word.transform((id) => [id]), z.array(word).min(1)]);

const step = z
  .strictObject({
    red: answer.optional(),
    blue: answer.optional(),
    illegal: z.boolean().optional(),
    expect: expectation.optional(),
    note,
  })
  .transform(({ red, blue, illegal, expect }, context): Step => {
    const moves = [red, blue].flatMap((ids, index) => (ids ? [{ seat: index, answer: ids, illegal: illegal ?? false }] : []));
    const [move] = moves;
    if (move && moves.length === 1 && !expect) return { move };
    if (expect && !move && illegal === undefined) return { expect };
    context.addIssue({ code: 'custom', message: 'a step is one move of one seat, or expect' });
    return z.NEVER;
  });

/** Both dice, or one of them. */
const oneThrow = /^([1-6]|([1-6] )?(brigand|trade|celebration|harvest|event))$/;

const scenarioSchema = z.strictObject({
  title: z.string().min(1),
  rule: z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]),
  note,
  variant: z.enum(variantIds),
  /** The eras of a Duel, or how they are found. */
  sets: z.union([z.enum(['choose', 'random']), z.array(era).length(3)]).optional(),
  /** So often, with other randomness each time. */
  repeat: z.int().min(1).max(1000).default(1),
  options: z.record(z.string(), z.unknown()).optional(),
  turn: z.strictObject({ seat, phase: z.enum(phases).exclude(['over']), production: number.optional() }),
  red: side.optional(),
  blue: side.optional(),
  supply: z.partialRecord(z.enum(centreCards), count).optional(),
  stacks: stacks.optional(),
  dice: z.array(word.pipe(z.string().regex(oneThrow, 'a throw is written 6 brigand, brigand or 6'))).optional(),
  steps: z.array(step).default([]),
  expect: expectation.optional(),
});

export interface Move {
  readonly seat: number;
  readonly answer: readonly string[];
  /** The engine must refuse it. */
  readonly illegal: boolean;
}
export type Expectation = z.output<typeof expectation>;
export type ExpectedSide = z.output<typeof expectedSide>;
export type ExpectedOptions = z.output<typeof expectedOptions>;
export type Step = { readonly move: Move } | { readonly expect: Expectation };
export type Scenario = z.output<typeof scenarioSchema>;
export type Side = z.output<typeof side>;
export type StackList = z.output<typeof stack>;
export type ExpectedStack = z.output<typeof expectedStack>;
export type StackName = (typeof stackNames)[number];

/** A scenario that cannot be run: malformed, or with an impossible position. */
export class ScenarioError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ScenarioError';
  }
}

export function readScenario(content: unknown): Scenario {
  const read = scenarioSchema.safeParse(withoutEmpty(content));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => {
    const message = issue.code === 'invalid_key' ? issue.issues.map((inner) => inner.message).join(', ') : issue.message;
    return issue.path.length > 0 ? `${issue.path.join('.')}: ${message}` : message;
  });
  throw new ScenarioError(faults.join('; '));
}

/** `blue:` with nothing behind it is left out. */
function withoutEmpty(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
}
