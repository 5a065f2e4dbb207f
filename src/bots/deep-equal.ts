type Data = Readonly<Record<string, unknown>>;

/** Most of a position is arrays of numbers, for which specialised loops are far faster. */
const isOfNumbers = (list: readonly unknown[]): list is readonly number[] => typeof list[0] === 'number';

/** Returns whether two plain values are equal. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isEqualList(one, other);
  for (const name in one) if (!isDeepEqual((one as Data)[name], (other as Data)[name])) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}

function isEqualList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  if (isOfNumbers(one)) return isOfNumbers(other) && areEqualNumbers(one, other);
  for (let index = 0; index < one.length; index++) if (!isDeepEqual(one[index], other[index])) return false;
  return true;
}

function areEqualNumbers(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** Returns a hash of plain data that seldom collides for similar values. Of strings it uses only the length. */
export function dataHash(data: unknown): number {
  if (typeof data !== 'object' || !data) return typeof data === 'string' ? data.length : Number(data ?? 0);
  if (Array.isArray(data)) return listHash(data);
  let digest = 1;
  for (const name in data) digest = mix(digest, dataHash((data as Data)[name]));
  return digest;
}

function listHash(list: readonly unknown[]): number {
  if (isOfNumbers(list)) return numbersHash(list);
  if (typeof list[0] === 'string') return list.length;
  let digest = 1;
  for (let index = 0; index < list.length; index++) digest = mix(digest, dataHash(list[index]));
  return digest;
}

function numbersHash(numbers: readonly number[]): number {
  let digest = 1;
  for (let index = 0; index < numbers.length; index++) digest = mix(digest, numbers[index] as number);
  return digest;
}

const mix = (digest: number, next: number): number => (Math.imul(digest, 31) + next) | 0;
