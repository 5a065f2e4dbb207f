import { fillNames } from '../../engine/text.ts';

/** Returns plain data with the placeholders of seats replaced by names, wherever they are. */
export function withNames<T>(value: T, names: readonly string[]): T {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.includes('{seat ') ? fillNames(part, names) : part;
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, fill(each)]));
  };
  return fill(value) as T;
}
