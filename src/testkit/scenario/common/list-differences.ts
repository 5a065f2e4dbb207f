export const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** Compares lists without their order; the difference in words, or nothing. */
export function unorderedDifference(
  what: string,
  wanted: readonly string[],
  got: readonly string[],
  matches = (one: string, other: string): boolean => one === other,
): string[] {
  const left = [...got];
  const missing = wanted.filter((each) => {
    const at = left.findIndex((other) => matches(each, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length === 0 && left.length === 0
    ? []
    : [`${what}: expected ${formatValue(wanted)}, got ${formatValue(got)}`];
}

export function orderedDifference(what: string, wanted: readonly string[], got: readonly string[]): string[] {
  return wanted.length === got.length && wanted.every((each, index) => each === got[index])
    ? []
    : [`${what}: expected ${formatValue(wanted)}, got ${formatValue(got)}`];
}

export const valueDifference = (what: string, wanted: unknown, got: unknown): string[] =>
  wanted === undefined || wanted === got ? [] : [`${what}: expected ${formatValue(wanted)}, got ${formatValue(got)}`];
