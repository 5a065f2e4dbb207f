import { z } from 'zod';

/** What scenario files of all games for up to four seats share, checked key by key: an unknown key is a mistake, not a wish. */

export const seatNames = ['red', 'blue', 'orange', 'white'] as const;
export type SeatName = (typeof seatNames)[number];
export const seat = z.enum(seatNames);

/** YAML reads `4` as a number where the notation means a word. */
export const word = z.union([z.string(), z.number()]).transform(String);
export const words = z.array(word);
export const count = z.int().min(0);
/** Free text for the reader. */
export const note = z.unknown().optional();

export const bySeat = <T extends z.ZodType>(value: T) => ({
  red: value.optional(),
  blue: value.optional(),
  orange: value.optional(),
  white: value.optional(),
});

const expectedOptions = z.strictObject({
  key: z.string().optional(),
  include: words.optional(),
  exclude: words.optional(),
  only: words.optional(),
  min: count.optional(),
  max: count.optional(),
});
export type ExpectedOptions = z.output<typeof expectedOptions>;

/** Expected of the table in every game. */
export const expectedTable = {
  awaiting: z.array(seat).optional(),
  options: z.partialRecord(seat, expectedOptions).optional(),
  turn: seat.optional(),
  winner: z.union([seat, z.array(seat)]).nullable().optional(),
  ranking: z.array(z.array(seat)).optional(),
  note,
};
export interface ExpectedTable {
  readonly awaiting?: readonly SeatName[] | undefined;
  readonly options?: Readonly<Partial<Record<SeatName, ExpectedOptions>>> | undefined;
  readonly turn?: SeatName | undefined;
  readonly winner?: SeatName | readonly SeatName[] | null | undefined;
  readonly ranking?: readonly (readonly SeatName[])[] | undefined;
}

export interface Move {
  readonly seat: SeatName;
  readonly answer: readonly string[];
  /** The engine must refuse it. */
  readonly illegal: boolean;
}
export type Step<X> = { readonly move: Move } | { readonly expect: X };

const answer = z.union([word.transform((id) => [id]), words.min(1)]);

/** A move of one seat, or what is expected in between. */
export const stepsOf = <T extends z.ZodType>(expectation: T) =>
  z.array(
    z
      .strictObject({ ...bySeat(answer), illegal: z.boolean().optional(), expect: expectation.optional(), note })
      .transform((given, context): Step<z.output<T>> => {
        const { illegal, expect } = given;
        const moves = seatNames.flatMap((name): Move[] => {
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
  note,
  options: z.record(z.string(), z.unknown()).optional(),
  seats: z.array(seat).min(1).max(4).refine((list) => new Set(list).size === list.length, 'a seat is listed twice').default(['red', 'blue']),
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
  const faults = read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new ScenarioError(faults.join('; '));
}

/** `blue:` with nothing behind it is left out. */
function withoutEmpty(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
}
