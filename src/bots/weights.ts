import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { AnyGame } from '../engine/game/index.ts';
import { type Network, newNetwork } from './network.ts';

/** Returns the path of the learned weights of a variant. */
export const weightsFile = (game: string, variant: string): string =>
  fileURLToPath(new URL(`${game}.${variant}.json`, folder));

const folder = new URL(
  import.meta.url.endsWith('.ts') ? '../../assets/weights/' : '../../../assets/weights/',
  import.meta.url,
);

/** Thrown when a weights file was made for other features than the code has. */
export class WeightsMismatch extends Error {
  constructor(game: string, variant: string, reason: string) {
    super(
      `assets/weights/${game}.${variant}.json ${reason}. Until you train it again (npm run train -- --game ${game} --variant ${variant}), the handmade value is used`,
    );
    this.name = 'WeightsMismatch';
  }
}

const weightsSchema = z.strictObject({
  /** The command that produced the file. */
  made: z.string(),
  matches: z.int(),
  /** The number of features and a hash of their names. */
  features: z.string(),
  bias: z.number(),
  /** The bias and weight of each hidden unit. */
  units: z.array(z.tuple([z.number(), z.number()])),
  /** By feature: its weight, then those of the hidden units. Features that never occurred are left out. */
  weights: z.record(z.string(), z.array(z.number())),
});

export type WeightsFile = z.infer<typeof weightsSchema>;

/** Returns a fingerprint of a list of features. */
export const featureFingerprint = (names: readonly string[]): string =>
  `${names.length} ${createHash('sha256').update(names.join()).digest('hex').slice(0, 12)}`;

const read = new WeakMap<AnyGame, Map<string, Network | WeightsMismatch | null>>();

/** Returns the learned network of a variant, or null if there is none or it doesn't fit the code. */
export function networkFor(game: AnyGame, variant: string): Network | null {
  const network = readFor(game, variant);
  return network instanceof WeightsMismatch ? null : network;
}

/** Returns the files that don't fit the code. Their variants use the handmade value instead. */
export const misfits = (games: Iterable<AnyGame>): readonly WeightsMismatch[] =>
  [...games].flatMap((game) =>
    game.info.variants.map(({ id }) => readFor(game, id)).filter((network) => network instanceof WeightsMismatch),
  );

/** Reads a file once and caches the result. */
function readFor(game: AnyGame, variant: string): Network | WeightsMismatch | null {
  const networks = read.get(game) ?? new Map<string, Network | WeightsMismatch | null>();
  read.set(game, networks);
  if (!networks.has(variant)) networks.set(variant, readFile(game, variant));
  return networks.get(variant) ?? null;
}

function readFile({ info: facts, ai: { features } }: AnyGame, variant: string): Network | WeightsMismatch | null {
  const file = weightsFile(facts.id, variant);
  if (!features || !existsSync(file)) return null;
  try {
    return readWeights(facts.id, variant, features.names(variant), readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof WeightsMismatch) return error;
    throw error;
  }
}

/** Parses a weights file. Throws `WeightsMismatch`. */
export function readWeights(game: string, variant: string, names: readonly string[], text: string): Network {
  const file = parseWeights(game, variant, text);
  if (file.features !== featureFingerprint(names))
    throw new WeightsMismatch(
      game,
      variant,
      `was made for other features (${file.features} instead of ${featureFingerprint(names)})`,
    );
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
    if (row.length !== 1 + hidden)
      throw new WeightsMismatch(game, variant, `has ${row.length} weights for ${name} instead of ${1 + hidden}`);
    network.sum[1 + input] = row[0] as number;
    network.inner.set(row.slice(1), input * hidden);
  });
  return network;
}

export function parseWeights(game: string, variant: string, text: string): WeightsFile {
  try {
    return weightsSchema.parse(JSON.parse(text));
  } catch {
    throw new WeightsMismatch(game, variant, 'cannot be read');
  }
}

/** Writes one line per feature, with as many digits as matter. */
export function writeWeights(
  { inputs, hidden, sum, inner }: Network,
  names: readonly string[],
  made: string,
  matches: number,
): string {
  const round = (number: number): number => Number(number.toPrecision(4));
  const units = Array.from({ length: hidden }, (_, unit) => [
    round(sum[1 + inputs + unit] as number),
    round(sum[1 + inputs + hidden + unit] as number),
  ]);
  const rows = names.flatMap((name, input) => {
    const row = [sum[1 + input] as number, ...inner.subarray(input * hidden, (input + 1) * hidden)].map(round);
    return row[0] === 0 ? [] : [`    ${JSON.stringify(name)}: ${JSON.stringify(row)}`];
  });
  const head = { made, matches, features: featureFingerprint(names), bias: round(sum[0] as number), units };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  "weights": {\n${rows.join(',\n')}\n  }\n}\n`;
}
