import { type Text, perLanguage } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { type Deck, deckRules } from '../deck/deck.ts';
import { deckCards, setOf } from '../deck/sections.ts';
import { deckCardName, pickViolations, deckSize } from '../deck/deck-violations.ts';
import { cardSets } from '../vocabulary.ts';
import { setNames } from './names.ts';
import { joinComma } from '../../phrases.ts';

export const deckTexts = {
  game: { en: 'Tournament Game', de: 'Turnierspiel' },
  secret: { en: 'Tournament Game · only you see this', de: 'Turnierspiel · nur du siehst das' },
  cards: { en: 'cards', de: 'Karten' },
  starts: { en: 'starting cards', de: 'Startkarten' },
  events: { en: 'events', de: 'Ereignisse' },
  eventsTitle: { en: 'Events', de: 'Ereignisse' },
  startsTitle: { en: 'Starting cards', de: 'Startkarten' },
  fixed: { en: 'Riots and Plague come with every deck', de: 'Unruhen und Seuche gehören zu jedem Deck' },
  lostTitle: { en: 'No longer exists', de: 'Gibt es nicht mehr' },
  ready: { en: 'Ready to play', de: 'Bereit zum Spielen' },
  start: { en: 'starting card', de: 'Startkarte' },
  copies: { en: 'chosen, out of those allowed', de: 'gewählt, von den erlaubten' },
  limits: { en: 'no card over its limit', de: 'keine Karte über ihrer Grenze' },
  returning: {
    en: `at most ${deckRules.returning} returning events`,
    de: `höchstens ${deckRules.returning} wiederkehrende Ereignisse`,
  },
  fromDeck: {
    en: `${deckRules.start} starting cards from the deck`,
    de: `${deckRules.start} Startkarten aus dem Deck`,
  },
  kinds: {
    building: { en: 'Buildings', de: 'Gebäude' },
    city: { en: 'City', de: 'Stadt' },
    metropolis: { en: 'Metropolis', de: 'Metropole' },
    hero: { en: 'Heroes', de: 'Helden' },
    ship: { en: 'Ships', de: 'Schiffe' },
    unit: { en: 'Units', de: 'Einheiten' },
    site: { en: 'Sites', de: 'Orte' },
    marker: { en: 'Marker', de: 'Marker' },
    action: { en: 'Actions', de: 'Aktionen' },
    attack: { en: 'Attacks', de: 'Angriffe' },
  },
} as const;

const of = (own: number, wanted: number, what: Text): Text => ({
  en: `${own} of ${wanted} ${what.en}`,
  de: `${own} von ${wanted} ${what.de}`,
});
/** In the dative that `von` needs. */
const eventsOf: Text = { en: 'events', de: 'Ereignissen' };

/** `30 of 36 cards, 2 of 3 starting cards, 4 of 4 events; Scout: at most 2 copies.` */
export function deckProgress(deck: Deck): Text {
  const { size, start, events } = deckRules;
  const counts = joinComma([
    of(deckSize(deck), size, deckTexts.cards),
    of(deck.start.length, start, deckTexts.starts),
    of(deck.events.length, events, eventsOf),
  ]);
  const violations = pickViolations(deck);
  return perLanguage((language) =>
    [counts[language], ...violations.map((violation) => violation[language].replace(/\.$/, ''))].join('; '),
  );
}

const missing = (number: number, one: Text, many: Text): Text => {
  const [count, what] = [Math.abs(number), Math.abs(number) === 1 ? one : many];
  return number > 0
    ? { en: `choose ${count} more ${what.en}`, de: `wähle noch ${count} ${what.de}` }
    : { en: `${count} ${what.en} too many`, de: `${count} ${what.de} zu viel` };
};

/** The first problem of a deck; null when it can be played. */
export function firstDeckViolation(deck: Deck): Text | null {
  const { size, start, events } = deckRules;
  const [violation] = pickViolations(deck);
  if (violation) return perLanguage((language) => violation[language].replace(/\.$/, ''));
  if (deckSize(deck) !== size) return missing(size - deckSize(deck), { en: 'card', de: 'Karte' }, deckTexts.cards);
  if (deck.start.length !== start) return missing(start - deck.start.length, deckTexts.start, deckTexts.starts);
  if (deck.events.length !== events)
    return missing(events - deck.events.length, { en: 'event', de: 'Ereignis' }, deckTexts.events);
  return null;
}

const times = (name: Text, count: number): Text =>
  perLanguage((language) => (count === 1 ? name[language] : `${count} ${name[language]}`));

/** Lists a deck by set, with starting cards and events. */
export function describeDeck(deck: Deck): Text {
  const named = (ids: readonly CardId[]): Text =>
    joinComma([...new Set(ids)].map((id) => times(deckCardName(id), ids.filter((each) => each === id).length)));
  const own = deckCards
    .filter((id) => Object.hasOwn(deck.cards, id))
    .flatMap((id) => Array.from({ length: deck.cards[id] ?? 0 }, () => id));
  const sets = cardSets.flatMap((set) => {
    const ids = own.filter((id) => setOf(findCard(id) as NonNullable<ReturnType<typeof findCard>>) === set);
    return ids.length === 0 ? [] : [{ title: setNames[set].name, list: named(ids) }];
  });
  const parts = [
    ...sets,
    ...(deck.start.length > 0 ? [{ title: deckTexts.startsTitle, list: named(deck.start) }] : []),
    ...(deck.events.length > 0 ? [{ title: deckTexts.eventsTitle, list: named(deck.events) }] : []),
  ];
  return perLanguage((language) =>
    [deckProgress(deck)[language], ...parts.map(({ title, list }) => `${title[language]}: ${list[language]}`)].join(
      '. ',
    ),
  );
}
