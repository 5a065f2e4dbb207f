import type { ChoiceGroup } from '../../../engine/game/index.ts';
import { perLanguage, type Text } from '../../../engine/text.ts';
import type { Card, CardKind } from '../cards/card.ts';
import { cards } from '../cards/index.ts';
import type { CardId } from '../cards/ids.ts';
import { setNames } from '../texts/names.ts';
import { type CardSet, cardSets, eras } from '../vocabulary.ts';
import { eventLimit, isDeckCard } from './deck.ts';

/** The kinds of cards shown as sections of a deck. */
export const deckKinds = [
  'building',
  'city',
  'metropolis',
  'hero',
  'ship',
  'unit',
  'site',
  'marker',
  'action',
  'attack',
] as const;
export type DeckKind = (typeof deckKinds)[number];

export function deckKindOf({ kind, placement }: Pick<Card, 'kind' | 'placement'>): DeckKind {
  const plain: Partial<Record<CardKind, DeckKind>> = {
    'action-neutral': 'action',
    'action-attack': 'attack',
    'trade-ship': 'ship',
    'extraordinary-site': 'site',
  };
  if (kind === 'building') return placement === 'city' || typeof placement === 'object' ? 'city' : 'building';
  return plain[kind] ?? (kind as DeckKind);
}

/** The set a card is listed under, which is its first. */
export const setOf = ({ copies }: Card): CardSet => cardSets.find((set) => copies[set]) ?? 'basic';

const byKind = ([, a]: readonly [CardId, Card], [, b]: readonly [CardId, Card]): number =>
  deckKinds.indexOf(deckKindOf(a)) - deckKinds.indexOf(deckKindOf(b));

const all = Object.entries(cards) as [CardId, Card][];
/** All deck cards, sorted by set and kind. */
export const deckCards: readonly CardId[] = cardSets.flatMap((set) =>
  all
    .filter(([, card]) => isDeckCard(card) && setOf(card) === set)
    .toSorted(byKind)
    .map(([id]) => id),
);
export const deckEvents: readonly CardId[] = all.map(([id]) => id).filter((id) => eventLimit(id) > 0);

interface DeckSection extends ChoiceGroup {
  holds(card: Card): boolean;
}

const basic = (id: string, name: Text, kinds: readonly DeckKind[]): DeckSection => ({
  id: `basic-${id}`,
  name: perLanguage((language) => `${setNames.basic.name[language]}: ${name[language]}`),
  holds: (card) => setOf(card) === 'basic' && kinds.includes(deckKindOf(card)),
});

const everywhere = (id: string, name: Text, kinds: readonly DeckKind[]): DeckSection => ({
  id,
  name: perLanguage((language) => `${{ en: 'All sets', de: 'Alle Sets' }[language]}: ${name[language]}`),
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

export const EVENT_SECTION = 'events';

/** The sections: sets, kinds, then events; each fits a menu. */
const list: readonly DeckSection[] = [
  basic('buildings', words.buildings, ['building', 'city']),
  basic('units', words.units, ['hero', 'ship']),
  basic('actions', words.actions, ['action', 'attack']),
  ...eras.map((set): DeckSection => ({ id: set, name: setNames[set].name, holds: (card) => setOf(card) === set })),
  everywhere('heroes', words.heroes, ['hero']),
  everywhere('ships', words.ships, ['ship']),
  everywhere('others', words.others, ['site', 'unit', 'metropolis', 'marker']),
  everywhere('actions', words.actions, ['action']),
  everywhere('attacks', words.attacks, ['attack']),
];

export const sections: readonly ChoiceGroup[] = [
  ...list,
  { id: EVENT_SECTION, name: { en: 'Events', de: 'Ereignisse' } },
].map(({ id, name }) => ({ id, name }));

/** The cards of a section; the first section for unknown ids. */
export function cardsInSection(shelf: string): readonly CardId[] {
  if (shelf === EVENT_SECTION) return deckEvents;
  const found = list.find(({ id }) => id === shelf) ?? list[0];
  return deckCards.filter((id) => found?.holds(cards[id]));
}
