import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { AnyGame } from '../engine/game/index.ts';
import { type Network, newNetwork } from './network.ts';

/** Where what was learned is kept, one file for each variant. */
export const weightsFile = (game: string, variant: string): string => fileURLToPath(new URL(`${game}.${variant}.json`, folder));

const folder = new URL(import.meta.url.endsWith('.ts') ? '../../assets/minds/' : '../../../assets/minds/', import.meta.url);

/** A file of weights that was made for other features than the code has. */
export class Misfit extends Error {
  constructor(game: string, variant: string, reason: string) {
    super(`assets/minds/${game}.${variant}.json ${reason}. Make it anew: npm run train -- --game ${game} --variant ${variant}`);
    this.name = 'Misfit';
  }
}

const shape = z.strictObject({
  /** The command that made it. */
  made: z.string(),
  matches: z.int(),
  /** How many features, and a sum over their names. */
  features: z.string(),
  bias: z.number(),
  /** Of each hidden unit: its bias and its weight. */
  units: z.array(z.tuple([z.number(), z.number()])),
  /** By feature: its weight, then those of the hidden units. One that never came up is left out. */
  weights: z.record(z.string(), z.array(z.number())),
});

export type WeightsFile = z.infer<typeof shape>;

/** What tells one list of features from another. */
export const markOf = (names: readonly string[]): string => `${names.length} ${createHash('sha256').update(names.join()).digest('hex').slice(0, 12)}`;

const kept = new Map<string, Network | null>();

/** What was learned for a variant; null when nothing was. Throws a `Misfit`. */
export function networkFor(game: AnyGame, variant: string): Network | null {
  const { features } = game.mind;
  if (!features) return null;
  const file = weightsFile(game.facts.id, variant);
  let network = kept.get(file);
  if (network === undefined) {
    network = existsSync(file) ? readWeights(game.facts.id, variant, features.names(variant), readFileSync(file, 'utf8')) : null;
    kept.set(file, network);
  }
  return network;
}

/** Reads everything there is, so that a file that does not fit is noticed at the start and not in the middle of a match. */
export function checkWeights(games: Iterable<AnyGame>): void {
  for (const game of games) for (const { id } of game.facts.variants) networkFor(game, id);
}

export function readWeights(game: string, variant: string, names: readonly string[], text: string): Network {
  const file = parseWeights(game, variant, text);
  if (file.features !== markOf(names)) throw new Misfit(game, variant, `was made for other features (${file.features}, here ${markOf(names)})`);
  const hidden = file.units.length;
  const network = newNetwork(names.length, hidden);
  network.sum[0] = file.bias;
  file.units.forEach(([bias, weight], unit) => {
    network.sum[1 + names.length + unit] = bias;
    network.sum[1 + names.length + hidden + unit] = weight;
  });
  names.forEach((name, input) => {
    const row = file.weights[name];
    if (!row) return;
    if (row.length !== 1 + hidden) throw new Misfit(game, variant, `has ${row.length} weights for ${name} instead of ${1 + hidden}`);
    network.sum[1 + input] = row[0] as number;
    network.inner.set(row.slice(1), input * hidden);
  });
  return network;
}

export function parseWeights(game: string, variant: string, text: string): WeightsFile {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new Misfit(game, variant, 'cannot be read');
  }
}

/** A line for each feature, with as many digits as matter. */
export function writeWeights({ inputs, hidden, sum, inner }: Network, names: readonly string[], made: string, matches: number): string {
  const round = (number: number): number => Number(number.toPrecision(4));
  const units = Array.from({ length: hidden }, (_, unit) => [round(sum[1 + inputs + unit] as number), round(sum[1 + inputs + hidden + unit] as number)]);
  const rows = names.flatMap((name, input) => {
    const row = [sum[1 + input] as number, ...inner.subarray(input * hidden, (input + 1) * hidden)].map(round);
    return row[0] === 0 ? [] : [`    ${JSON.stringify(name)}: ${JSON.stringify(row)}`];
  });
  const head = { made, matches, features: markOf(names), bias: round(sum[0] as number), units };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  "weights": {\n${rows.join(',\n')}\n  }\n}\n`;
}
