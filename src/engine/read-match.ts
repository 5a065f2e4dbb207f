import * as z from 'zod';
import type { AnyGame, Game, BaseState } from './game/index.ts';
import type { Match, SavedPosition } from './match.ts';

/** Thrown when stored data is damaged or isn't a match. */
export class UnreadableMatch extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableMatch';
  }
}

const answerSchema = z.object({
  seat: z.number().int().min(0),
  key: z.string(),
  answer: z.array(z.string()),
  settled: z.boolean().optional(),
});
const positionSchema = z.object({ rest: z.unknown(), journal: z.array(answerSchema) });
const matchSchema = positionSchema.extend({
  game: z.string(),
  version: z.number().int().min(1),
  seq: z.number().int().min(0),
  since: z.array(answerSchema),
  mark: positionSchema.nullable(),
});

/**
 * Reads a stored match and migrates it to the current format. Throws `UnreadableMatch`. Its states are validated only
 * when they are played.
 */
export function readMatch(game: AnyGame, value: unknown): Match {
  const parsed = matchSchema.safeParse(value);
  if (!parsed.success) throw new UnreadableMatch(`not a match: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  if (data.game !== game.info.id) throw new UnreadableMatch(`a match of ${data.game}, not ${game.info.id}`);
  if (data.version > game.codec.version)
    throw new UnreadableMatch(`written by a newer version (${data.version}, this is ${game.codec.version})`);
  const update = ({ rest, journal }: z.infer<typeof positionSchema>): SavedPosition => ({
    rest: migrateCheckpoint(game, data.version, rest),
    journal,
  });
  return { ...data, ...update(data), version: game.codec.version, mark: data.mark && update(data.mark) };
}

export function migrateCheckpoint(game: AnyGame, version: number, rest: unknown): string {
  let current = rest;
  for (const step of game.codec.migrations)
    if (step.version > version) current = rethrowUnreadable(game, () => step.migrate(current));
  if (typeof current !== 'string') throw new UnreadableMatch(`not a state of ${game.info.id}`);
  return current;
}

/** Decodes a checkpoint. Throws `UnreadableMatch`. */
export const readCheckpoint = <S extends BaseState, V, E, O>(game: Game<S, V, E, O>, written: string): S =>
  rethrowUnreadable(game, () => game.codec.read(written));

function rethrowUnreadable<T>(game: AnyGame, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UnreadableMatch(`not a state of ${game.info.id}: ${reasonOf(error)}`);
  }
}

/** Returns a reason that is safe to log. JSON errors quote the text around them, which contains the seed. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  return error instanceof z.ZodError ? z.prettifyError(error) : String(error);
}
