/** The words the rules are made of. Every die has these six faces. */
export const faces = ['brick', 'lumber', 'wool', 'grain', 'ore', 'gold'] as const;
export type Face = (typeof faces)[number];

/** Dice by the face they show, in the order of `faces`. */
export type Amounts = number[];

export const GOLD = 5;
export const FACES = 6;

export const faceIndex: ReadonlyMap<string, number> = new Map(faces.map((face, index) => [face, index]));

export const noDice = (): Amounts => [0, 0, 0, 0, 0, 0];

export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** The faces one by one: two ore and a gold are `ore ore gold`. */
export function listFaces(amounts: readonly number[]): Face[] {
  const list: Face[] = [];
  for (let face = 0; face < FACES; face++) {
    for (let count = amounts[face] ?? 0; count > 0; count--) list.push(faces[face] as Face);
  }
  return list;
}

/** What is paid for with faces of its own; a castle takes six alike. */
export const pricedKinds = ['road', 'settlement', 'city', 'knight'] as const;
export const kinds = [...pricedKinds, 'castle'] as const;
export type PricedKind = (typeof pricedKinds)[number];
export type Kind = (typeof kinds)[number];

export const costs: Readonly<Record<PricedKind, readonly number[]>> = {
  road: [1, 1, 0, 0, 0, 0],
  settlement: [1, 1, 1, 1, 0, 0],
  city: [0, 0, 0, 2, 3, 0],
  knight: [0, 0, 1, 1, 1, 0],
};

export const variantIds = ['island-one', 'island-two', 'extra'] as const;
export type VariantId = (typeof variantIds)[number];

export const titles = ['longest-road', 'largest-army'] as const;
export type Title = (typeof titles)[number];
/** What a title takes at least. */
export const titleLeast: Readonly<Record<Title, number>> = { 'longest-road': 5, 'largest-army': 3 };

export const THROWS = 3;
export const DICE = 6;
export const BOXES = 15;
export const EMPTY_TURN = -2;
export const TARGET = 10;
