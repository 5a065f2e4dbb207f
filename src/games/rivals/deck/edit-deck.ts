import type { DeckMenu } from '../../../engine/game/index.ts';
import { Refused, perLanguage, type Text } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { kindNames } from '../texts/card-type-text.ts';
import { cardTexts } from '../texts/cards.ts';
import { listGoods } from '../texts/phrases.ts';
import { copyLimit, type Deck, deckRules, eventLimit } from './deck.ts';
import { cardsInSection, deckCards, deckEvents, EVENT_SECTION } from './sections.ts';
import { deckCardName, tooMany } from './deck-violations.ts';

const isEvent = (id: string): boolean => findCard(id)?.kind === 'event';
const countIn = (list: readonly string[], id: string): number => list.filter((each) => each === id).length;
const chosen = ({ cards, events }: Deck, id: CardId): number =>
  isEvent(id) ? countIn(events, id) : Object.hasOwn(cards, id) ? (cards[id] ?? 0) : 0;
const allowed = (id: CardId): number => (isEvent(id) ? eventLimit(id) : copyLimit(id));

const words = {
  add: { en: 'Add to deck', de: 'Ins Deck nehmen' },
  remove: { en: 'Remove from deck', de: 'Aus dem Deck nehmen' },
  begin: { en: 'Make a starting card', de: 'Als Startkarte wählen' },
  shelve: { en: 'Remove as starting card', de: 'Nicht mehr als Startkarte' },
  unknown: { en: 'no longer exists', de: 'gibt es nicht mehr' },
} as const satisfies Record<string, Text>;

const counted = (deck: Deck, id: CardId): Text => {
  const [own, most] = [chosen(deck, id), allowed(id)];
  return { en: `${own} of ${most} chosen`, de: `${own} von ${most} gewählt` };
};

/** `1 of 2 chosen · Building · 1 brick, 1 ore · Each …` */
const detailOf = (deck: Deck, id: CardId): Text => {
  const { kind, cost } = findCard(id) as Card;
  return perLanguage((language) =>
    [counted(deck, id), kindNames[kind], ...(cost ? [listGoods(cost)] : []), cardTexts[id].text]
      .map((each) => each[language])
      .join(' · '),
  );
};

/** The menus for a section; cards that no longer exist can be removed in every section. */
export function deckMenus(deck: Deck, shelf: string): readonly DeckMenu[] {
  const ids = cardsInSection(shelf);
  const events = shelf === EVENT_SECTION;
  const room = deckRules.events - deck.events.length;
  const starts = deckRules.start - deck.start.length;
  const lost = [...new Set([...Object.keys(deck.cards), ...deck.events])].filter((id) => !findCard(id)) as CardId[];
  const entry = (id: CardId, detail: Text) => ({ id, name: deckCardName(id), detail });
  const all: DeckMenu[] = [
    {
      id: 'add',
      name: words.add,
      options:
        events && room <= 0
          ? []
          : ids.filter((id) => chosen(deck, id) < allowed(id)).map((id) => entry(id, detailOf(deck, id))),
      ...(events && { max: room }),
    },
    {
      id: 'remove',
      name: words.remove,
      options: [
        ...lost.map((id) => entry(id, words.unknown)),
        ...ids.filter((id) => chosen(deck, id) > 0).map((id) => entry(id, counted(deck, id))),
      ],
    },
    {
      id: 'begin',
      name: words.begin,
      options:
        starts <= 0
          ? []
          : ids
              .filter((id) => !isEvent(id) && countIn(deck.start, id) < chosen(deck, id))
              .map((id) => entry(id, detailOf(deck, id))),
      max: starts,
    },
    {
      id: 'shelve',
      name: words.shelve,
      options: events ? [] : [...new Set(deck.start)].map((id) => ({ id, name: deckCardName(id) })),
    },
  ];
  return all
    .filter(({ options }) => options.length > 0)
    .map((menu) => ({ ...menu, options: menu.options.slice(0, 25) }));
}

const full: Text = {
  en: `You already have ${deckRules.events} events: remove one first.`,
  de: `Du hast schon ${deckRules.events} Ereignisse: Nimm zuerst eines heraus.`,
};
const enough: Text = {
  en: `You already have ${deckRules.start} starting cards: remove one first.`,
  de: `Du hast schon ${deckRules.start} Startkarten: Nimm zuerst eine davon heraus.`,
};
const absent = (id: string): Text =>
  perLanguage(
    (language) => `${deckCardName(id)[language]} ${{ en: 'isn’t in the deck.', de: 'ist nicht im Deck.' }[language]}`,
  );

const foreign = (id: string): Text =>
  perLanguage(
    (language) => `${deckCardName(id)[language]} ${{ en: 'can’t be in a deck.', de: 'darf in kein Deck.' }[language]}`,
  );

function withCount(cards: Deck['cards'], id: CardId, number: number): Deck['cards'] {
  const { [id]: _old, ...others } = cards;
  return number > 0 ? { ...others, [id]: number } : others;
}

function without(list: readonly CardId[], id: CardId): readonly CardId[] {
  const at = list.lastIndexOf(id);
  return at === -1 ? list : list.toSpliced(at, 1);
}

function add(deck: Deck, id: CardId): Deck {
  if (!deckCards.includes(id) && !deckEvents.includes(id)) throw new Refused(foreign(id));
  if (chosen(deck, id) >= allowed(id)) throw new Refused(tooMany(id, allowed(id)));
  if (!isEvent(id)) return { ...deck, cards: withCount(deck.cards, id, chosen(deck, id) + 1) };
  if (deck.events.length >= deckRules.events) throw new Refused(full);
  return { ...deck, events: [...deck.events, id] };
}

/** Removes one copy, and a starting card if too few copies are left. */
function remove(deck: Deck, id: CardId): Deck {
  if (deck.events.includes(id)) return { ...deck, events: without(deck.events, id) };
  const left = chosen(deck, id) - 1;
  if (left < 0) throw new Refused(absent(id));
  const start = countIn(deck.start, id) > left ? without(deck.start, id) : deck.start;
  return { ...deck, cards: withCount(deck.cards, id, left), start };
}

function begin(deck: Deck, id: CardId): Deck {
  if (deck.start.length >= deckRules.start) throw new Refused(enough);
  if (countIn(deck.start, id) >= chosen(deck, id) || isEvent(id)) throw new Refused(absent(id));
  return { ...deck, start: [...deck.start, id] };
}

function shelve(deck: Deck, id: CardId): Deck {
  if (!deck.start.includes(id)) throw new Refused(absent(id));
  return { ...deck, start: without(deck.start, id) };
}

const edits: ReadonlyMap<string, (deck: Deck, id: CardId) => Deck> = new Map(
  Object.entries({ add, remove, begin, shelve }),
);

/** Applies a menu to the chosen cards, one after the other. Throws `Refused`. */
export function editDeck(deck: Deck, menu: string, ids: readonly string[]): Deck {
  const change = edits.get(menu);
  return change ? ids.reduce((now, id) => change(now, id as CardId), deck) : deck;
}
