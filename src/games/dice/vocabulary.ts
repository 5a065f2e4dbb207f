/** Faces of a die. */
export const faces = ['brick', 'lumber', 'wool', 'grain', 'ore', 'gold'] as const;
export type DieFace = (typeof faces)[number];

/** Dice counts in the order of `faces`. */
export type Amounts = number[];

export const GOLD = 5;
export const FACES = 6;

export const faceIndex: ReadonlyMap<string, number> = new Map(faces.map((face, index) => [face, index]));

export const noDice = (): Amounts => [0, 0, 0, 0, 0, 0];

export function sumDice(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Lists faces one by one: two ore and a gold are `ore ore gold`. */
export function listFaces(amounts: readonly number[]): DieFace[] {
  const list: DieFace[] = [];
  for (let face = 0; face < FACES; face++) {
    for (let count = amounts[face] ?? 0; count > 0; count--) list.push(faces[face] as DieFace);
  }
  return list;
}

/** Builds with a fixed price; a castle takes six of a kind. */
export const pricedKinds = ['road', 'settlement', 'city', 'knight'] as const;
export const buildKinds = [...pricedKinds, 'castle'] as const;
export type PricedKind = (typeof pricedKinds)[number];
export type BuildKind = (typeof buildKinds)[number];

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
/** Minimum for each title. */
export const titleLeast: Readonly<Record<Title, number>> = { 'longest-road': 5, 'largest-army': 3 };

export const THROWS_PER_TURN = 3;
export const DICE = 6;
export const BOXES = 15;
export const EMPTY_TURN = -2;
export const TARGET = 10;
