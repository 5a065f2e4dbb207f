import { type Text, text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { type Deck, deckRules } from '../deck/deck.ts';
import { deckCards, setOf } from '../deck/shelves.ts';
import { nameOf, pickFaults, sizeOf } from '../deck/validate.ts';
import { cardSets } from '../vocabulary.ts';
import { joinComma } from './phrases.ts';
import { setNames } from './words.ts';

export const deckWords = {
  game: { en: 'Tournament Game', de: 'Turnierspiel' },
  secret: { en: 'Tournament Game · only you see this', de: 'Turnierspiel · nur du siehst das' },
  cards: { en: 'cards', de: 'Karten' },
  starts: { en: 'starting cards', de: 'Startkarten' },
  events: { en: 'events', de: 'Ereignisse' },
  eventsTitle: { en: 'Events', de: 'Ereignisse' },
  startsTitle: { en: 'Starting cards', de: 'Startkarten' },
  fixed: { en: 'Riots and Plague come with every deck', de: 'Unruhen und Seuche gehören zu jedem Deck' },
  lostTitle: { en: 'Exists no more', de: 'Gibt es nicht mehr' },
  ready: { en: 'Ready to play', de: 'Bereit zum Spielen' },
  start: { en: 'starting card', de: 'Startkarte' },
  copies: { en: 'chosen, of the copies allowed', de: 'gewählt, von den erlaubten' },
  limits: { en: 'no card above its limit', de: 'keine Karte über ihrer Grenze' },
  returning: { en: `at most ${deckRules.returning} returning events`, de: `höchstens ${deckRules.returning} wiederkehrende Ereignisse` },
  fromDeck: { en: `${deckRules.start} starting cards from the deck`, de: `${deckRules.start} Startkarten aus dem Deck` },
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

const of = (own: number, wanted: number, what: Text): Text => ({ en: `${own} of ${wanted} ${what.en}`, de: `${own} von ${wanted} ${what.de}` });
/** As German has it behind `von`. */
const eventsOf: Text = { en: 'events', de: 'Ereignissen' };

/** `30 of 36 cards, 2 of 3 starting cards, 4 of 4 events; Scout may be there 2 times at most.` */
export function standOf(deck: Deck): Text {
  const { size, start, events } = deckRules;
  const counts = joinComma([of(sizeOf(deck), size, deckWords.cards), of(deck.start.length, start, deckWords.starts), of(deck.events.length, events, eventsOf)]);
  const faults = pickFaults(deck);
  return text((language) => [counts[language], ...faults.map((fault) => fault[language].replace(/\.$/, ''))].join('; '));
}

const missing = (number: number, one: Text, many: Text): Text => {
  const [count, what] = [Math.abs(number), Math.abs(number) === 1 ? one : many];
  return number > 0 ? { en: `choose ${count} more ${what.en}`, de: `wähle noch ${count} ${what.de}` } : { en: `${count} ${what.en} too many`, de: `${count} ${what.de} zu viel` };
};

/** The first thing to do about it; null when it can be played. */
export function firstFault(deck: Deck): Text | null {
  const { size, start, events } = deckRules;
  const [fault] = pickFaults(deck);
  if (fault) return text((language) => fault[language].replace(/\.$/, ''));
  if (sizeOf(deck) !== size) return missing(size - sizeOf(deck), { en: 'card', de: 'Karte' }, deckWords.cards);
  if (deck.start.length !== start) return missing(start - deck.start.length, deckWords.start, deckWords.starts);
  if (deck.events.length !== events) return missing(events - deck.events.length, { en: 'event', de: 'Ereignis' }, deckWords.events);
  return null;
}

const times = (name: Text, count: number): Text => text((language) => (count === 1 ? name[language] : `${count} ${name[language]}`));

/** Every card of a deck by set, what it begins with, and its events. */
export function tellDeck(deck: Deck): Text {
  const named = (ids: readonly CardId[]): Text =>
    joinComma([...new Set(ids)].map((id) => times(nameOf(id), ids.filter((each) => each === id).length)));
  const own = deckCards.filter((id) => Object.hasOwn(deck.cards, id)).flatMap((id) => Array.from({ length: deck.cards[id] ?? 0 }, () => id));
  const sets = cardSets.flatMap((set) => {
    const ids = own.filter((id) => setOf(findCard(id) as NonNullable<ReturnType<typeof findCard>>) === set);
    return ids.length === 0 ? [] : [{ title: setNames[set].name, list: named(ids) }];
  });
  const parts = [
    ...sets,
    ...(deck.start.length > 0 ? [{ title: deckWords.startsTitle, list: named(deck.start) }] : []),
    ...(deck.events.length > 0 ? [{ title: deckWords.eventsTitle, list: named(deck.events) }] : []),
  ];
  return text((language) => [standOf(deck)[language], ...parts.map(({ title, list }) => `${title[language]}: ${list[language]}`)].join('. '));
}
