import { nameOf, type Text, text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { Secret } from '../news.ts';
import { causeText } from './causes.ts';
import { did, isOwn, type Listener, type Told } from './people.ts';
import { countCards, italicCard, joinAnd, showPlace, sourceText } from './phrases.ts';

const namedCards = (cards: readonly CardId[]): Text => joinAnd(cards.map(italicCard));

/** Only the seat it is meant for learns which card it is. */
const secretCard = (secret: Secret, listener: Listener): Text =>
  secret.for === listener ? italicCard(secret.card) : { en: 'a card', de: 'eine Karte' };

export function tellHand({ seat, stack, cards }: Told<'hand'>, listener: Listener): Text {
  const what = seat === listener ? namedCards(cards) : countCards(cards.length);
  const from = sourceText(stack);
  return did({ seat }, listener, {
    en: `took ${what.en} from ${from.en} as the starting hand`,
    de: `${what.de} aus ${from.de} als Starthand genommen`,
  });
}

export function tellReturn({ seat, stack, secret }: Told<'returned'>, listener: Listener): Text {
  const [card, under] = [secretCard(secret, listener), sourceText(stack)];
  return did({ seat }, listener, { en: `put ${card.en} under ${under.en}`, de: `${card.de} unter ${under.de} gelegt` });
}

export function tellTaking({ seat, from, secret, open }: Told<'took'>, listener: Listener): Text {
  const [card, source] = [open ? italicCard(secret.card) : secretCard(secret, listener), sourceText(from)];
  return did({ seat }, listener, { en: `took ${card.en} from ${source.en}`, de: `${card.de} aus ${source.de} genommen` });
}

/** An action card that would have come to nothing: nobody else learns of it. */
export function tellKept({ secret }: Told<'kept'>, listener: Listener): Text | null {
  if (secret.for !== listener) return null;
  const card = italicCard(secret.card);
  return {
    en: `${card.en} stays in your hand: there is nothing you could take.`,
    de: `${card.de} bleibt auf deiner Hand: Es gibt nichts, was du nehmen könntest.`,
  };
}

/** Both players know the cards; those who watch learn how many. A thief may leave everything where it is. */
export function tellRobbery({ seat, cards, by, taken }: Told<'robbed'>, listener: Listener): Text {
  const number = countCards(cards.length);
  const what = cards.length === 0 ? { en: 'no card', de: 'keine Karte' } : listener === null ? number : namedCards(cards);
  const cause = causeText(by);
  if (taken) {
    const hand = isOwn({ seat }, listener)
      ? { en: 'your hand', de: 'deiner Hand' }
      : { en: `the hand of ${nameOf(seat)}`, de: `der Hand von ${nameOf(seat)}` };
    return did({ seat: 1 - seat }, listener, {
      en: `took ${what.en} from ${hand.en} (${cause.en})`,
      de: `${what.de} aus ${hand.de} genommen (${cause.de})`,
    });
  }
  const whose = isOwn({ seat }, listener) ? 'your' : 'the';
  return did({ seat }, listener, {
    en: `lost ${what.en} from ${whose} hand (${cause.en})`,
    de: `${what.de} aus der Hand verloren (${cause.de})`,
  });
}

/** A card left a principality: by its owner's will, or lost to something. */
export function tellRemoval({ seat, card, place, to, by }: Told<'removed'>, listener: Listener): Text {
  const what = text((language) => `${italicCard(card)[language]} (${showPlace(place)})`);
  const where = destinationText(to);
  if (by === 'removal') return did({ seat }, listener, { en: `put ${what.en} ${where.en}`, de: `${what.de} ${where.de} gelegt` });
  const cause = causeText(by);
  return did({ seat }, listener, {
    en: `lost ${what.en} to ${cause.en}; it goes ${where.en}`,
    de: `${what.de} durch ${cause.de} verloren; die Karte kommt ${where.de}`,
  });
}

function destinationText(to: string): Text {
  if (to === 'discard') return { en: 'on the discard pile', de: 'auf den Ablagestapel' };
  if (to === 'face-up') return { en: 'back on the face-up stack', de: 'zurück auf den offenen Stapel' };
  const stack = sourceText(to);
  return { en: `under ${stack.en}`, de: `unter ${stack.de}` };
}
