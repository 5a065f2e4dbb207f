import { parseArgs } from 'node:util';
import type { AnyGame } from '../engine/game/index.ts';
import { games } from '../games/index.ts';

/** What a command was called with; a mistake is said in one line and ends it. */
export function readArguments<const N extends string, const F extends string>(
  usage: string,
  names: readonly N[],
  flags: readonly F[],
): { readonly values: Readonly<Partial<Record<N, string>>>; readonly flags: Readonly<Record<F, boolean>>; readonly paths: readonly string[] } {
  const options: Record<string, { readonly type: 'string' | 'boolean' }> = {};
  for (const name of names) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const given = new Map(Object.entries(values));
    const set = Object.fromEntries(flags.map((name) => [name, given.get(name) === true]));
    return { values: values as Partial<Record<N, string>>, flags: set as Record<F, boolean>, paths: positionals };
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

/** The game that is meant; The Rivals when none is named. */
export function gameFrom(id = 'rivals'): AnyGame {
  return games.get(id) ?? fail(`There is no game ${id}. There are ${[...games.keys()].join(', ')}.`);
}

/** What may be said of a match beside its variant. */
type Agreed = Readonly<Partial<Record<'flow' | 'order' | 'sets', string | undefined>>>;

/** The options of a variant, the first one when none is named. */
export function optionsFrom(game: AnyGame, variant: string | undefined, usage: string, { flow, order, sets }: Agreed = {}): { readonly variant: string } {
  const agreed = { ...(flow ? { flow } : {}), ...(order ? { order } : {}), ...(sets ? { sets } : {}) };
  const options = game.facts.options.safeParse({ variant: variant ?? game.facts.variants[0]?.id, ...agreed });
  if (!options.success) return fail(`${options.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')}\n${usage}`);
  return options.data as { readonly variant: string };
}

/** Says what is wrong and ends the command. */
export function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** A whole number above zero. */
export function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d*$/.test(text)) fail(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
}
