import type { CardScene, HandScene, Livery, CardPortrait, SceneRequest } from '../../../engine/scene/index.ts';
import { verbatim } from '../../../engine/text.ts';
import { icons } from '../icons.ts';
import { capitalize } from '../../phrases.ts';
import { catalog } from '../texts/catalog.ts';
import { gameName } from '../texts/names.ts';
import { costs, faces, type PricedKind } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { wareOf } from './styles.ts';

const livery: Livery = { fill: '#6d5a36', edge: 'straight' };

function portraitOf(id: string): CardPortrait {
  const entry = catalog.find((each) => each.id === id);
  if (!entry) throw new Error(`there is nothing to read about ${id}`);
  const cost = entry.id === 'castle' ? [] : costs[entry.id satisfies PricedKind];
  return {
    name: entry.name,
    icon: icons[entry.id],
    livery,
    kind: { en: 'Build', de: 'Zum Bauen' },
    place: null,
    cost: faces.flatMap((face, index) => (cost[index] ? [{ ware: wareOf(face), amount: `${cost[index]}` }] : [])),
    free: entry.id === 'castle' ? { en: 'six matching dice', de: 'sechs gleiche Würfel' } : null,
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

export const cardsScene = (view: View, { title, ids }: Extract<SceneRequest<View>, { kind: 'cards' }>): HandScene => ({
  kind: 'hand',
  seat: view.seat,
  title: capitalize(title),
  note: gameName,
  cards: ids
    .filter((id) => catalog.some((entry) => entry.id === id))
    .map((id, index) => ({ card: portraitOf(id), number: index + 1, status: null })),
  goods: null,
});
