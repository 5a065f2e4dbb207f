export const resources = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof resources)[number];
export const KINDS = resources.length;

/** Card counts in the order of `resources`. */
export type Amounts = number[];
export const noCards = (): Amounts => [0, 0, 0, 0, 0];
export const resourceIndex: ReadonlyMap<string, number> = new Map(
  resources.map((resource, index) => [resource, index]),
);
export const resourceName = (index: number): Resource => resources[index] as Resource;

export function sumCards(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Lists cards one by one: two ore and a wool are `wool ore ore`. */
export function listCards(amounts: readonly number[]): Resource[] {
  const list: Resource[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let count = amounts[kind] ?? 0; count > 0; count--) list.push(resources[kind] as Resource);
  }
  return list;
}

export function amountsOf(cards: readonly string[]): Amounts {
  const amounts = noCards();
  for (const card of cards) {
    const index = resourceIndex.get(card) as number;
    amounts[index] = (amounts[index] as number) + 1;
  }
  return amounts;
}

export type CardSide = 'A' | 'B';

export const expansionKinds = ['library', 'church', 'castle', 'university', 'merchant-guild'] as const;
export type Expansion = (typeof expansionKinds)[number];

/** Everything to build, each once per turn. */
export const buildKinds = ['road', 'knight', 'settlement', 'city', 'expansion'] as const;
export type BuildKind = (typeof buildKinds)[number];

export const costs: Readonly<Record<BuildKind, readonly number[]>> = {
  road: [1, 1, 0, 0, 0],
  knight: [0, 0, 1, 1, 1],
  settlement: [1, 1, 1, 1, 0],
  city: [0, 0, 0, 2, 3],
  expansion: [0, 0, 2, 1, 1],
};

export type CityEvent = 'market-day' | 'robber-attack';
export type Direction = 'clockwise' | 'counterclockwise';

export const TARGET = 10;
export const MARKET = 5;
/** Largest hand the robbers spare. */
export const SAFE_CARDS = 7;
