import type { CardScene, Chip, HandScene, Livery, Portrait, Topic } from '../../../engine/scene/index.ts';
import { verbatim } from '../../../engine/text.ts';
import { capital } from '../../phrases.ts';
import { buildIcons, expansionIcons, signs } from '../icons.ts';
import { entries, type EntryId } from '../texts/entries.ts';
import { gameName } from '../texts/words.ts';
import { type BuildKind, buildKinds, costs, type Expansion, expansionKinds, resourceIndex, type Resource } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { liveries, wareOf, wares } from './looks.ts';

export const chipsOf = (cost: readonly number[], have?: readonly number[]): readonly Chip[] =>
  wares.flatMap((ware, kind) => {
    const amount = cost[kind] ?? 0;
    const missing = have ? amount - (have[kind] ?? 0) : 0;
    return amount === 0 ? [] : [{ ware, amount: `${amount}`, ...(missing > 0 ? { missing } : {}) }];
  });

function looksOf(id: EntryId): { readonly icon: string; readonly livery: Livery; readonly kind: BuildKind | null } {
  if ((expansionKinds as readonly string[]).includes(id)) return { icon: expansionIcons[id as Expansion], livery: liveries.expansion, kind: 'expansion' };
  if ((buildKinds as readonly string[]).includes(id)) return { icon: buildIcons[id as BuildKind], livery: liveries.town, kind: id as BuildKind };
  return { icon: id === 'market-day' ? 'shop' : id === 'destiny' ? 'cycle' : signs.robbers, livery: liveries.event, kind: null };
}

function portraitOf(id: string): Portrait {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`there is no card ${id}`);
  const { icon, livery, kind } = looksOf(entry.id);
  return {
    name: entry.name,
    icon,
    livery,
    kind: kind === 'expansion' ? { en: 'Expansion', de: 'Ausbau' } : kind ? { en: 'To build', de: 'Zum Bauen' } : { en: 'Event', de: 'Ereignis' },
    place: null,
    cost: kind ? chipsOf(costs[kind]) : [],
    free: null,
    worths: [],
    text: entry.text,
    requirement: null,
  };
}

export const cardScene = (id: string): CardScene => ({ kind: 'card', card: portraitOf(id), foot: [gameName, verbatim('')] });

/** A resource to choose in a private question. */
const resourcePortrait = (resource: Resource): Portrait => {
  const { icon, name, fill } = wareOf(resource);
  const livery: Livery = { fill, edge: 'straight' };
  return { name, icon, livery, kind: { en: 'resource', de: 'Rohstoff' }, place: null, cost: [], free: null, worths: [], text: null, requirement: null };
};

export const cardsScene = (view: View, { title, ids }: Extract<Topic<View>, { kind: 'cards' }>): HandScene => ({
  kind: 'hand',
  seat: view.seat,
  title: capital(title),
  note: { en: 'only you see this', de: 'nur du siehst das' },
  cards: ids.flatMap((id, index) => (resourceIndex.has(id) ? [{ card: resourcePortrait(id as Resource), number: index + 1, status: null }] : [])),
  goods: null,
});
