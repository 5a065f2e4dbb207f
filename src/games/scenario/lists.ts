export const show = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** Compares lists without their order; the difference in words, or nothing. */
export function unordered(what: string, wanted: readonly string[], got: readonly string[]): string[] {
  return wanted.toSorted().join('\n') === got.toSorted().join('\n') && wanted.length === got.length
    ? []
    : [`${what}: expected ${show(wanted)}, got ${show(got)}`];
}

export function inOrder(what: string, wanted: readonly string[], got: readonly string[]): string[] {
  return wanted.length === got.length && wanted.every((each, index) => each === got[index])
    ? []
    : [`${what}: expected ${show(wanted)}, got ${show(got)}`];
}

export const same = (what: string, wanted: unknown, got: unknown): string[] =>
  wanted === undefined || wanted === got ? [] : [`${what}: expected ${show(wanted)}, got ${show(got)}`];
