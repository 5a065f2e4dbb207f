import type { DeckBlock, DeckScene } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { copyLimit, type Deck, deckRules, eventLimit } from '../deck/deck.ts';
import { deckCards, deckEvents, deckKindOf, deckKinds, setOf } from '../deck/sections.ts';
import { deckCardName, deckSize } from '../deck/deck-violations.ts';
import { deckTexts as words, firstDeckViolation } from '../texts/deck.ts';
import { shortName } from '../texts/phrases.ts';
import { setNames } from '../texts/names.ts';
import { cardSets } from '../vocabulary.ts';
import { knownCard } from './cards.ts';
import { cardIcons, setIcons, signIcons } from './icons.ts';
import { eventFill, liveryOf, setFills } from './styles.ts';

type Row = DeckBlock['rows'][number];

/** A deck with its counts, first violation, and cards by kind and set. */
export function deckScene(
  deck: Deck,
  { title, seat, secret }: { readonly title: Text; readonly seat: Seat | null; readonly secret: boolean },
): DeckScene {
  const own = deckCards.filter((id) => Object.hasOwn(deck.cards, id));
  const countOf = (id: CardId): number => deck.cards[id] ?? 0;
  const total = (ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + countOf(id), 0);
  const violation = firstDeckViolation(deck);
  const sets = cardSets
    .map((set) => ({ set, ids: own.filter((id) => setOf(knownCard(id)) === set) }))
    .filter(({ ids }) => ids.length > 0);
  const notReady: Text = { en: 'Not ready', de: 'Nicht fertig' };
  return {
    kind: 'deck',
    seat,
    title,
    note: secret ? words.secret : words.game,
    counts: [
      { icon: signIcons.hand, name: words.cards, value: deckSize(deck), of: deckRules.size },
      { icon: 'star', name: words.starts, value: deck.start.length, of: deckRules.start },
      { icon: signIcons.events, name: words.events, value: deck.events.length, of: deckRules.events },
    ],
    verdict: {
      open: violation === null,
      text: violation ? perLanguage((language) => `${notReady[language]}: ${violation[language]}`) : words.ready,
    },
    kinds: deckKinds.flatMap((kind) => {
      const ids = own.filter((id) => deckKindOf(knownCard(id)) === kind);
      return ids[0] === undefined
        ? []
        : [{ name: words.kinds[kind], livery: liveryOf(knownCard(ids[0])), count: total(ids) }];
    }),
    blocks: [
      ...sets.map(({ set, ids }): DeckBlock => ({
        name: setNames[set].name,
        emblem: setIcons[set],
        fill: setFills[set],
        count: total(ids),
        rows: ids.map((id) => rowOf(id, countOf(id), copyLimit(id), deck.start.includes(id))),
        note: null,
      })),
      ...lostBlocks(deck),
      eventBlock(deck),
    ],
    legend: {
      start: words.start,
      copies: words.copies,
      note: {
        en: `${sets.length} of ${cardSets.length} sets in use`,
        de: `${sets.length} von ${cardSets.length} Sets dabei`,
      },
    },
    checks: checksOf(deck),
  };
}

const rowOf = (id: CardId, chosen: number, allowed: number, start: boolean): Row => {
  const { fill } = liveryOf(findCard(id) as Card);
  return { name: shortName(id), icon: cardIcons[id], fill, start, chosen, allowed };
};

const often = (list: readonly string[], id: string): number => list.filter((each) => each === id).length;

function eventBlock({ events }: Deck): DeckBlock {
  const ids = deckEvents.filter((id) => events.includes(id));
  return {
    name: words.eventsTitle,
    emblem: signIcons.events,
    fill: eventFill,
    count: events.length,
    rows: ids.map((id) => rowOf(id, often(events, id), eventLimit(id), false)),
    note: words.fixed,
  };
}

/** Cards in a deck that no longer exist. */
function lostBlocks({ cards, events }: Deck): readonly DeckBlock[] {
  const ids = [...Object.keys(cards), ...new Set<string>(events)].filter((id) => !findCard(id));
  const rows = ids.map((id): Row => {
    const chosen = (Object.hasOwn(cards, id) ? (cards[id as CardId] ?? 0) : 0) + often(events, id);
    return { name: deckCardName(id), icon: signIcons.hand, fill: eventFill, start: false, chosen, allowed: 0 };
  });
  const count = rows.reduce((sum, { chosen }) => sum + chosen, 0);
  return rows.length === 0
    ? []
    : [{ name: words.lostTitle, emblem: signIcons.hand, fill: eventFill, count, rows, note: null }];
}

function checksOf({ cards, start, events }: Deck): DeckScene['checks'] {
  const within = (Object.entries(cards) as [CardId, number][]).every(
    ([id, number]) => findCard(id) && number <= copyLimit(id),
  );
  const rare = [...new Set(events)].every((id) => findCard(id) && often(events, id) <= eventLimit(id));
  const returning = events.filter((id) => findCard(id)?.resurfaces).length;
  const begun = start.length === deckRules.start && start.every((id) => often(start, id) <= (cards[id] ?? 0));
  return [
    { open: within && rare, text: words.limits },
    { open: returning <= deckRules.returning, text: words.returning },
    { open: begun, text: words.fromDeck },
  ];
}
