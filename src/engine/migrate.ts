import { z } from 'zod';
import type { AnyGame, Game, Resting } from './game/index.ts';
import type { Match, Position } from './match.ts';

/** A stored match that cannot be read: by hand or by accident, something is not as it was written. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreadable';
  }
}

const given = z.object({ seat: z.number().int().min(0), key: z.string(), answer: z.array(z.string()), settled: z.boolean().optional() });
const position = z.object({ rest: z.unknown(), journal: z.array(given) });
const stored = position.extend({
  game: z.string(),
  version: z.number().int().min(1),
  seq: z.number().int().min(0),
  since: z.array(given),
  mark: position.nullable(),
});

/** A stored match as today's code writes it; its states are looked into when they are played. Throws `Unreadable`. */
export function read(game: AnyGame, value: unknown): Match {
  const parsed = stored.safeParse(value);
  if (!parsed.success) throw new Unreadable(`not a match: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  if (data.game !== game.facts.id) throw new Unreadable(`a match of ${data.game}, not of ${game.facts.id}`);
  if (data.version > game.keeping.version) throw new Unreadable(`written by a newer version (${data.version}, this is ${game.keeping.version})`);
  const update = ({ rest, journal }: z.infer<typeof position>): Position => ({ rest: migrated(game, data.version, rest), journal });
  return { ...data, ...update(data), version: game.keeping.version, mark: data.mark && update(data.mark) };
}

export function migrated(game: AnyGame, version: number, rest: unknown): string {
  let current = rest;
  for (const step of game.keeping.migrations) if (step.version > version) current = guarded(game, () => step.migrate(current));
  if (typeof current !== 'string') throw new Unreadable(`not a state of ${game.facts.id}`);
  return current;
}

/** Throws `Unreadable`. */
export const readRest = <S extends Resting, V, E, O>(game: Game<S, V, E, O>, written: string): S => guarded(game, () => game.keeping.read(written));

function guarded<T>(game: AnyGame, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Unreadable(`not a state of ${game.facts.id}: ${reasonOf(error)}`);
  }
}

/** This is logged: what JSON says of a mistake quotes the text around it, and the seed stands in that text. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  return error instanceof z.ZodError ? z.prettifyError(error) : String(error);
}
