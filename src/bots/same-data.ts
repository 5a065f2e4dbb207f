type Data = Readonly<Record<string, unknown>>;

/** Most of a position is lists of numbers: loops that meet nothing else are far faster. */
const isOfNumbers = (list: readonly unknown[]): list is readonly number[] => typeof list[0] === 'number';

/** Whether two values of plain data say the same. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  for (const name in one) if (!isSameData((one as Data)[name], (other as Data)[name])) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  if (isOfNumbers(one)) return isOfNumbers(other) && areSameNumbers(one, other);
  for (let index = 0; index < one.length; index++) if (!isSameData(one[index], other[index])) return false;
  return true;
}

function areSameNumbers(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** A number that is the same for the same data, and seldom for others that are alike; of words only the length counts. */
export function digestOf(data: unknown): number {
  if (typeof data !== 'object' || !data) return typeof data === 'string' ? data.length : Number(data ?? 0);
  if (Array.isArray(data)) return digestOfList(data);
  let digest = 1;
  for (const name in data) digest = mix(digest, digestOf((data as Data)[name]));
  return digest;
}

function digestOfList(list: readonly unknown[]): number {
  if (isOfNumbers(list)) return digestOfNumbers(list);
  if (typeof list[0] === 'string') return list.length;
  let digest = 1;
  for (let index = 0; index < list.length; index++) digest = mix(digest, digestOf(list[index]));
  return digest;
}

function digestOfNumbers(numbers: readonly number[]): number {
  let digest = 1;
  for (let index = 0; index < numbers.length; index++) digest = mix(digest, numbers[index] as number);
  return digest;
}

const mix = (digest: number, next: number): number => (Math.imul(digest, 31) + next) | 0;
