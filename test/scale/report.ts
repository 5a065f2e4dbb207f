import type { CrowdTally } from './crowd.ts';

/** The results of a trial, for its reader. */
export function printReport(
  what: string,
  { waits, failures }: CrowdTally,
  more: Readonly<Record<string, string>> = {},
): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  const lines = {
    'clicks answered': String(waits.length),
    'answer, median': at(0.5),
    'answer, 99 of 100': at(0.99),
    'answer, longest': at(1),
    ...Object.fromEntries([...failures].map(([reason, count]) => [`failed: ${reason}`, String(count)])),
    ...more,
  };
  process.stdout.write(
    `\n# ${what}\n${Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n`,
  );
}
