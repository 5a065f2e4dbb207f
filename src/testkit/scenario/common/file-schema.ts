import { z } from 'zod';
import { seatNames } from '../../../engine/seats.ts';

/** What scenario files of all games for up to four seats share, checked key by key: an unknown key is a mistake, not a wish. */

const [red, blue, orange, white] = seatNames;
export const scenarioSeatNames = [red, blue, orange, white] as const;
export type ScenarioSeatName = (typeof scenarioSeatNames)[number];
export const seatSchema = z.enum(scenarioSeatNames);

/** YAML reads `4` as a number where the notation means a word. */
export const wordSchema = z.union([z.string(), z.number()]).transform(String);
export const wordList = z.array(wordSchema);
export const countSchema = z.int().min(0);
/** Free text for the reader. */
const noteSchema = z.unknown().optional();

export const bySeat = <T extends z.ZodType>(value: T) => ({
  red: value.optional(),
  blue: value.optional(),
  orange: value.optional(),
  white: value.optional(),
});

const expectedOptions = z.strictObject({
  key: z.string().optional(),
  include: wordList.optional(),
  exclude: wordList.optional(),
  only: wordList.optional(),
  min: countSchema.optional(),
  max: countSchema.optional(),
});
export type ExpectedOptions = z.output<typeof expectedOptions>;

/** What a seat must be able to learn, and what it mustn't. */
export const mentionSchema = z.strictObject({ include: wordList.optional(), exclude: wordList.optional() });
export type Mention = z.output<typeof mentionSchema>;

/** Expected of the table in every game. */
export const expectedTable = {
  awaiting: z.array(seatSchema).optional(),
  options: z.partialRecord(seatSchema, expectedOptions).optional(),
  turn: seatSchema.optional(),
  winner: z
    .union([seatSchema, z.array(seatSchema)])
    .nullable()
    .optional(),
  ranking: z.array(z.array(seatSchema)).optional(),
  note: noteSchema,
};
export interface ExpectedTable {
  readonly awaiting?: readonly ScenarioSeatName[] | undefined;
  readonly options?: Readonly<Partial<Record<ScenarioSeatName, ExpectedOptions>>> | undefined;
  readonly turn?: ScenarioSeatName | undefined;
  readonly winner?: ScenarioSeatName | readonly ScenarioSeatName[] | null | undefined;
  readonly ranking?: readonly (readonly ScenarioSeatName[])[] | undefined;
}

export interface ScenarioMove {
  readonly seat: ScenarioSeatName;
  readonly answer: readonly string[];
  /** The engine must refuse it. */
  readonly illegal: boolean;
}
export type ScenarioStep<X> = { readonly move: ScenarioMove } | { readonly expect: X };

const answerSchema = z.union([wordSchema.transform((id) => [id]), wordList.min(1)]);

/** A move of one seat, or what is expected in between. */
export const stepsOf = <T extends z.ZodType>(expectation: T) =>
  z.array(
    z
      .strictObject({
        ...bySeat(answerSchema),
        illegal: z.boolean().optional(),
        expect: expectation.optional(),
        note: noteSchema,
      })
      .transform((given, context): ScenarioStep<z.output<T>> => {
        const { illegal, expect } = given;
        const moves = scenarioSeatNames.flatMap((name): ScenarioMove[] => {
          const ids = given[name];
          return ids ? [{ seat: name, answer: ids, illegal: illegal ?? false }] : [];
        });
        const [move] = moves;
        if (move && moves.length === 1 && expect === undefined) return { move };
        if (expect !== undefined && !move && illegal === undefined) return { expect };
        context.addIssue({ code: 'custom', message: 'a step is one move of one seat, or expect' });
        return z.NEVER;
      }),
  );

/** What every file says of itself. */
export const heading = {
  title: z.string().min(1),
  rule: z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]),
  note: noteSchema,
  options: z.record(z.string(), z.unknown()).optional(),
  seats: z
    .array(seatSchema)
    .min(1)
    .max(4)
    .refine((list) => new Set(list).size === list.length, 'a seat is listed twice')
    .default(['red', 'blue']),
  repeat: z.int().min(1).max(1000).default(1),
};

/** A scenario that cannot be run: malformed, with an impossible position, or with another outcome than expected. */
export class ScenarioError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ScenarioError';
  }
}

export function parseFile<T>(schema: z.ZodType<T>, content: unknown): T {
  const read = schema.safeParse(withoutEmpty(content));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => {
    const message =
      issue.code === 'invalid_key' ? issue.issues.map((inner) => inner.message).join(', ') : issue.message;
    return issue.path.length > 0 ? `${issue.path.join('.')}: ${message}` : message;
  });
  throw new ScenarioError(faults.join('; '));
}

/** `blue:` with nothing behind it is left out. */
function withoutEmpty(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
}
