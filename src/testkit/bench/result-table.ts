/** A measured number, with the floor of the same run if there is one. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  /** value : floor, or floor : value where more is better. */
  readonly ratio?: number;
  /** The limit for the ratio, or for the value without a floor. */
  readonly bar?: number;
  /** The least acceptable value. */
  readonly least?: number;
}

export function formatTable(rows: readonly BenchRow[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${formatNumber(row.value)} ${row.unit}`,
    row.floor === undefined ? '' : `floor ${formatNumber(row.floor)} ${row.unit}`,
    row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} ×`,
    verdict(row),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => (line[column] as string).length)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatNumber(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

function verdict({ bar, least, ratio, value }: BenchRow): string {
  if (least !== undefined) return value >= least ? `at least ${formatNumber(least)}` : `UNDER ${formatNumber(least)}`;
  if (bar === undefined) return '';
  return (ratio ?? value) <= bar ? `within ${bar}` : `OVER ${bar}`;
}

export function upperMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
