/** Winning chances by seat, together one: so much more value makes the odds e times better. */
export function chancesBy(values: readonly number[], odds: number): readonly number[] {
  const best = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - best) / odds));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
