import type { VariantId } from '../vocabulary.ts';
import { extra } from './extra.ts';
import { islandOne } from './island-one.ts';
import { islandTwo } from './island-two.ts';
import type { MapHex, IslandMap } from './map.ts';

/** A map with lookup tables for the rules. */
export interface IndexedMap extends IslandMap {
  /** By node: roads that end there. */
  readonly roadsAt: readonly (readonly number[])[];
  /** By node: the settlement and city site there; -1 for none. */
  readonly settlementAt: readonly number[];
  readonly cityAt: readonly number[];
  /** By knight: roads and nodes around its hex. */
  readonly around: readonly { readonly roads: readonly number[]; readonly nodes: readonly number[] }[];
}

function chart(plan: IslandMap): IndexedMap {
  const nodes = Array.from({ length: plan.nodes }, (_, node) => node);
  const at = (places: readonly { readonly node: number }[]) =>
    nodes.map((node) => places.findIndex((place) => place.node === node));
  return {
    ...plan,
    roadsAt: nodes.map((node) => plan.roads.flatMap(({ ends }, index) => (ends.includes(node) ? [index] : []))),
    settlementAt: at(plan.settlements),
    cityAt: at(plan.cities),
    around: plan.knights.map(({ hex }) => {
      const { corners } = plan.hexes[hex] as MapHex;
      return {
        roads: plan.roads.flatMap(({ ends }, index) => (ends.every((node) => corners.includes(node)) ? [index] : [])),
        nodes: corners,
      };
    }),
  };
}

const charts: Readonly<Record<VariantId, IndexedMap>> = {
  'island-one': chart(islandOne),
  'island-two': chart(islandTwo),
  extra: chart(extra),
};

export const indexedMapOf = (variant: VariantId): IndexedMap => charts[variant];
