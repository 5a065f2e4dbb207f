import { parseArgs } from 'node:util';
import type { AnyGame } from '../engine/game/index.ts';
import { games } from '../games/index.ts';

/** Parses the arguments of a command; a mistake prints one line and exits. */
export function readArguments<const N extends string, const F extends string>(
  usage: string,
  names: readonly N[],
  flags: readonly F[],
): {
  readonly values: Readonly<Partial<Record<N, string>>>;
  readonly flags: Readonly<Record<F, boolean>>;
  readonly paths: readonly string[];
} {
  const options: Record<string, { readonly type: 'string' | 'boolean' }> = {};
  for (const name of names) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const given = new Map(Object.entries(values));
    const set = Object.fromEntries(flags.map((name) => [name, given.get(name) === true]));
    return { values: values as Partial<Record<N, string>>, flags: set as Record<F, boolean>, paths: positionals };
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${usage}`);
  }
}

/** Returns the game with this id; The Rivals by default. */
export function gameFrom(id = 'rivals'): AnyGame {
  return games.get(id) ?? exitWithError(`There is no game ${id}. There are ${[...games.keys()].join(', ')}.`);
}

/** Options of a match besides its variant. */
type AgreedOptions = Readonly<Partial<Record<'flow' | 'order' | 'sets', string | undefined>>>;

/** Returns the options of a variant, by default the first one. */
export function optionsFrom(
  game: AnyGame,
  variant: string | undefined,
  usage: string,
  { flow, order, sets }: AgreedOptions = {},
): { readonly variant: string } {
  const agreed = { ...(flow ? { flow } : {}), ...(order ? { order } : {}), ...(sets ? { sets } : {}) };
  const options = game.info.options.safeParse({ variant: variant ?? game.info.variants[0]?.id, ...agreed });
  if (!options.success)
    return exitWithError(
      `${options.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')}\n${usage}`,
    );
  return options.data as { readonly variant: string };
}

/** Prints the problem and exits. */
export function exitWithError(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Parses a positive integer. */
export function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d*$/.test(text)) exitWithError(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
}
