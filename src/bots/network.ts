/**
 * A small network: a weighted sum of the features plus a few hidden units for their interactions. Its output is a
 * winning chance. Plain numbers, so that training and reading need no library.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** The bias, the weight of every input, then the bias and output weight of every hidden unit. */
  readonly sum: Float64Array;
  /** By input, the weights of all hidden units. */
  readonly inner: Float64Array;
}

export const newNetwork = (inputs: number, hidden: number): Network => ({
  inputs,
  hidden,
  sum: new Float64Array(1 + inputs + 2 * hidden),
  inner: new Float64Array(inputs * hidden),
});

/** Returns a network of these inputs only; the others are always 0. */
export function selectInputs({ inputs, hidden, sum, inner }: Network, wanted: readonly number[]): Network {
  const network = newNetwork(wanted.length, hidden);
  network.sum[0] = sum[0] as number;
  network.sum.set(sum.subarray(1 + inputs), 1 + wanted.length);
  wanted.forEach((input, at) => {
    network.sum[1 + at] = sum[1 + input] as number;
    network.inner.set(inner.subarray(input * hidden, (input + 1) * hidden), at * hidden);
  });
  return network;
}

/** Reverses `selectInputs`: merges networks selected from the same one. */
export function mergeInputs(parts: readonly (readonly [Network, at: readonly number[]])[], inputs: number): Network {
  const hidden = parts[0]?.[0].hidden ?? 0;
  const network = newNetwork(inputs, hidden);
  for (const [part, at] of parts) {
    network.sum[0] = part.sum[0] as number;
    network.sum.set(part.sum.subarray(1 + part.inputs), 1 + inputs);
    at.forEach((input, own) => {
      network.sum[1 + input] = part.sum[1 + own] as number;
      network.inner.set(part.inner.subarray(own * hidden, (own + 1) * hidden), input * hidden);
    });
  }
  return network;
}

/** Returns the winning chance; `units` receives the outputs of the hidden units for further use. */
export function winChance(
  { inputs, hidden, sum, inner }: Network,
  numbers: Float64Array,
  units = new Float64Array(hidden),
): number {
  let total = sum[0] as number;
  for (let unit = 0; unit < hidden; unit++) units[unit] = sum[1 + inputs + unit] as number;
  for (let input = 0; input < inputs; input++) {
    const number = numbers[input] as number;
    if (number === 0) continue;
    total += number * (sum[1 + input] as number);
    for (let unit = 0, at = input * hidden; unit < hidden; unit++, at++)
      units[unit] = (units[unit] as number) + number * (inner[at] as number);
  }
  for (let unit = 0; unit < hidden; unit++) {
    const said = Math.tanh(units[unit] as number);
    units[unit] = said;
    total += said * (sum[1 + inputs + hidden + unit] as number);
  }
  return logistic(total);
}

export const logistic = (number: number): number => 1 / (1 + Math.exp(-number));

/**
 * Returns how much each feature speaks for the second position: the slope halfway between them times the difference.
 * The largest explain why one is better.
 */
export function featureContributions(
  { inputs, hidden, sum, inner }: Network,
  from: Float64Array,
  to: Float64Array,
): Float64Array {
  const middle = from.map((number, input) => (number + (to[input] as number)) / 2);
  const units = new Float64Array(hidden);
  winChance({ inputs, hidden, sum, inner }, middle, units);
  return middle.map((_, input) => {
    const change = (to[input] as number) - (from[input] as number);
    if (change === 0) return 0;
    let slope = sum[1 + input] as number;
    for (let unit = 0; unit < hidden; unit++) {
      const said = units[unit] as number;
      slope +=
        (sum[1 + inputs + hidden + unit] as number) * (1 - said * said) * (inner[input * hidden + unit] as number);
    }
    return slope * change;
  });
}
