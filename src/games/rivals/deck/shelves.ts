import type { Group } from '../../../engine/game/index.ts';
import { text, type Text } from '../../../engine/text.ts';
import type { Card, Kind } from '../cards/card.ts';
import { cards } from '../cards/index.ts';
import type { CardId } from '../cards/ids.ts';
import { setNames } from '../texts/words.ts';
import { type CardSet, cardSets, eras } from '../vocabulary.ts';
import { eventLimit, isDeckCard } from './deck.ts';

/** The kinds of cards as a deck is looked at. */
export const deckKinds = ['building', 'city', 'metropolis', 'hero', 'ship', 'unit', 'site', 'marker', 'action', 'attack'] as const;
export type DeckKind = (typeof deckKinds)[number];

export function deckKindOf({ kind, placement }: Pick<Card, 'kind' | 'placement'>): DeckKind {
  const plain: Partial<Record<Kind, DeckKind>> = {
    'action-neutral': 'action',
    'action-attack': 'attack',
    'trade-ship': 'ship',
    'extraordinary-site': 'site',
  };
  if (kind === 'building') return placement === 'city' || typeof placement === 'object' ? 'city' : 'building';
  return plain[kind] ?? (kind as DeckKind);
}

/** The set a card is listed under: the first that has it. */
export const setOf = ({ copies }: Card): CardSet => cardSets.find((set) => copies[set]) ?? 'basic';

const byKind = ([, a]: readonly [CardId, Card], [, b]: readonly [CardId, Card]): number =>
  deckKinds.indexOf(deckKindOf(a)) - deckKinds.indexOf(deckKindOf(b));

const all = Object.entries(cards) as [CardId, Card][];
/** Every card a deck may hold, by set and kind. */
export const deckCards: readonly CardId[] = cardSets.flatMap((set) =>
  all.filter(([, card]) => isDeckCard(card) && setOf(card) === set).toSorted(byKind).map(([id]) => id),
);
export const deckEvents: readonly CardId[] = all.map(([id]) => id).filter((id) => eventLimit(id) > 0);

interface Shelf extends Group {
  holds(card: Card): boolean;
}

const basic = (id: string, name: Text, kinds: readonly DeckKind[]): Shelf => ({
  id: `basic-${id}`,
  name: text((language) => `${setNames.basic.name[language]}: ${name[language]}`),
  holds: (card) => setOf(card) === 'basic' && kinds.includes(deckKindOf(card)),
});

const everywhere = (id: string, name: Text, kinds: readonly DeckKind[]): Shelf => ({
  id,
  name: text((language) => `${{ en: 'All sets', de: 'Alle Sets' }[language]}: ${name[language]}`),
  holds: (card) => kinds.includes(deckKindOf(card)),
});

const words = {
  buildings: { en: 'Buildings', de: 'Gebäude' },
  units: { en: 'Heroes and ships', de: 'Helden und Schiffe' },
  actions: { en: 'Actions', de: 'Aktionen' },
  heroes: { en: 'Heroes', de: 'Helden' },
  ships: { en: 'Ships', de: 'Schiffe' },
  attacks: { en: 'Attacks', de: 'Angriffe' },
  others: { en: 'Sites, units, metropolis, Triumph Card', de: 'Orte, Einheiten, Metropole, Triumphkarte' },
} as const satisfies Record<string, Text>;

export const EVENTS = 'events';

/** By set, then by kind over all sets, then the events; none holds more than a menu does. */
const list: readonly Shelf[] = [
  basic('buildings', words.buildings, ['building', 'city']),
  basic('units', words.units, ['hero', 'ship']),
  basic('actions', words.actions, ['action', 'attack']),
  ...eras.map((set): Shelf => ({ id: set, name: setNames[set].name, holds: (card) => setOf(card) === set })),
  everywhere('heroes', words.heroes, ['hero']),
  everywhere('ships', words.ships, ['ship']),
  everywhere('others', words.others, ['site', 'unit', 'metropolis', 'marker']),
  everywhere('actions', words.actions, ['action']),
  everywhere('attacks', words.attacks, ['attack']),
];

export const shelves: readonly Group[] = [...list, { id: EVENTS, name: { en: 'Events', de: 'Ereignisse' } }].map(({ id, name }) => ({ id, name }));

/** The cards of a shelf; of an unknown one those of the first. */
export function cardsOn(shelf: string): readonly CardId[] {
  if (shelf === EVENTS) return deckEvents;
  const found = list.find(({ id }) => id === shelf) ?? list[0];
  return deckCards.filter((id) => found?.holds(cards[id]));
}
