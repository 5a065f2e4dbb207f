import type { CardScene, Chip, HandScene, Livery, CardPortrait, SceneRequest } from '../../../engine/scene/index.ts';
import { verbatim } from '../../../engine/text.ts';
import { capitalize } from '../../phrases.ts';
import { buildIcons, expansionIcons, signIcons } from '../icons.ts';
import { catalog, type EntryId } from '../texts/catalog.ts';
import { gameName } from '../texts/names.ts';
import {
  type BuildKind,
  buildKinds,
  costs,
  type Expansion,
  expansionKinds,
  resourceIndex,
  type Resource,
} from '../vocabulary.ts';
import type { View } from '../view.ts';
import { liveryByKind, wareOf, wares } from './styles.ts';

export const chipsOf = (cost: readonly number[], have?: readonly number[]): readonly Chip[] =>
  wares.flatMap((ware, kind) => {
    const amount = cost[kind] ?? 0;
    const missing = have ? amount - (have[kind] ?? 0) : 0;
    return amount === 0 ? [] : [{ ware, amount: `${amount}`, ...(missing > 0 ? { missing } : {}) }];
  });

function looksOf(id: EntryId): { readonly icon: string; readonly livery: Livery; readonly kind: BuildKind | null } {
  if ((expansionKinds as readonly string[]).includes(id))
    return { icon: expansionIcons[id as Expansion], livery: liveryByKind.expansion, kind: 'expansion' };
  if ((buildKinds as readonly string[]).includes(id))
    return { icon: buildIcons[id as BuildKind], livery: liveryByKind.town, kind: id as BuildKind };
  return {
    icon: id === 'market-day' ? 'shop' : id === 'destiny' ? 'cycle' : signIcons.robbers,
    livery: liveryByKind.event,
    kind: null,
  };
}

function portraitOf(id: string): CardPortrait {
  const entry = catalog.find((each) => each.id === id);
  if (!entry) throw new Error(`there is no card ${id}`);
  const { icon, livery, kind } = looksOf(entry.id);
  return {
    name: entry.name,
    icon,
    livery,
    kind:
      kind === 'expansion'
        ? { en: 'Expansion', de: 'Ausbau' }
        : kind
          ? { en: 'Build', de: 'Zum Bauen' }
          : { en: 'Event', de: 'Ereignis' },
    place: null,
    cost: kind ? chipsOf(costs[kind]) : [],
    free: null,
    worths: [],
    text: entry.text,
    requirement: null,
  };
}

export const cardScene = (id: string): CardScene => ({
  kind: 'card',
  card: portraitOf(id),
  foot: [gameName, verbatim('')],
});

/** A resource choice in a private question. */
const resourcePortrait = (resource: Resource): CardPortrait => {
  const { icon, name, fill } = wareOf(resource);
  const livery: Livery = { fill, edge: 'straight' };
  return {
    name,
    icon,
    livery,
    kind: { en: 'resource', de: 'Rohstoff' },
    place: null,
    cost: [],
    free: null,
    worths: [],
    text: null,
    requirement: null,
  };
};

export const cardsScene = (view: View, { title, ids }: Extract<SceneRequest<View>, { kind: 'cards' }>): HandScene => ({
  kind: 'hand',
  seat: view.seat,
  title: capitalize(title),
  note: { en: 'only you see this', de: 'nur du siehst das' },
  cards: ids.flatMap((id, index) =>
    resourceIndex.has(id) ? [{ card: resourcePortrait(id as Resource), number: index + 1, status: null }] : [],
  ),
  goods: null,
});
