/** Winning chances by seat, summing to 1. A lead of `odds` multiplies a seat's odds by e. */
export function winChancesBy(values: readonly number[], odds: number): readonly number[] {
  const best = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - best) / odds));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
