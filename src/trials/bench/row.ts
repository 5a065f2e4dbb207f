/** One measured number, beside the floor measured in the same run where there is one. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  /** value : floor, or floor : value where more is better. */
  readonly ratio?: number;
  /** What the ratio, or without a floor the value, should not exceed. */
  readonly bar?: number;
  /** What the value should come to at least. */
  readonly least?: number;
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${figure(row.value)} ${row.unit}`,
    row.floor === undefined ? '' : `floor ${figure(row.floor)} ${row.unit}`,
    row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} ×`,
    verdict(row),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => (line[column] as string).length)));
  return cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

function verdict({ bar, least, ratio, value }: Row): string {
  if (least !== undefined) return value >= least ? `at least ${figure(least)}` : `UNDER ${figure(least)}`;
  if (bar === undefined) return '';
  return (ratio ?? value) <= bar ? `within ${bar}` : `OVER ${bar}`;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
