import type { CardScene, HandScene, Livery, Portrait, Topic } from '../../../engine/scene/index.ts';
import { verbatim } from '../../../engine/text.ts';
import { icons } from '../icons.ts';
import { capital } from '../../phrases.ts';
import { entries } from '../texts/entries.ts';
import { gameName } from '../texts/words.ts';
import { costs, faces, type PricedKind } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { wareOf } from './looks.ts';

const livery: Livery = { fill: '#6d5a36', edge: 'straight' };

/** Something to build, to be read. */
function portraitOf(id: string): Portrait {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`there is nothing to read about ${id}`);
  const cost = entry.id === 'castle' ? [] : costs[entry.id satisfies PricedKind];
  return {
    name: entry.name,
    icon: icons[entry.id],
    livery,
    kind: { en: 'To build', de: 'Zum Bauen' },
    place: null,
    cost: faces.flatMap((face, index) => (cost[index] ? [{ ware: wareOf(face), amount: `${cost[index]}` }] : [])),
    free: entry.id === 'castle' ? { en: 'six dice alike', de: 'sechs gleiche Würfel' } : null,
    worths: [],
    text: entry.text,
    requirement: null,
  };
}

export const cardScene = (id: string): CardScene => ({ kind: 'card', card: portraitOf(id), foot: [gameName, verbatim('')] });

/** Things to choose from, in the order of the menu. */
export const cardsScene = (view: View, { title, ids }: Extract<Topic<View>, { kind: 'cards' }>): HandScene => ({
  kind: 'hand',
  seat: view.seat,
  title: capital(title),
  note: gameName,
  cards: ids.filter((id) => entries.some((entry) => entry.id === id)).map((id, index) => ({ card: portraitOf(id), number: index + 1, status: null })),
  goods: null,
});
