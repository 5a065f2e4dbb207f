import { seatPlaceholder, type Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { Secret } from '../game-event.ts';
import { causeText } from './causes.ts';
import { isOwn, type EventOfKind } from './grammar.ts';
import { countCards, inBrackets, italicCard, sourceText } from './phrases.ts';
import { spotText } from './spots.ts';
import { whoDid, type Listener, joinAnd } from '../../phrases.ts';

const namedCards = (cards: readonly CardId[]): Text => joinAnd(cards.map(italicCard));

/** Names a card only to the seat that may know it. */
const secretCard = (secret: Secret, listener: Listener): Text =>
  secret.for === listener ? italicCard(secret.card) : { en: 'a card', de: 'eine Karte' };

export function describeHand({ seat, stack, cards }: EventOfKind<'hand'>, listener: Listener): Text {
  const what = seat === listener ? namedCards(cards) : countCards(cards.length);
  const own = seat === listener;
  const from = stack === 'deck' && own ? { en: 'your deck', de: 'deinem Deck' } : sourceText(stack);
  return whoDid(seat, listener, {
    en: `took ${what.en} from ${from.en} as ${own ? 'your' : 'their'} starting hand`,
    de: `${what.de} aus ${from.de} als Starthand genommen`,
  });
}

export function describeReturn({ seat, stack, secret }: EventOfKind<'returned'>, listener: Listener): Text {
  const [card, under] = [secretCard(secret, listener), sourceText(stack)];
  return whoDid(seat, listener, { en: `put ${card.en} under ${under.en}`, de: `${card.de} unter ${under.de} gelegt` });
}

export function describeTaking({ seat, from, secret, open }: EventOfKind<'took'>, listener: Listener): Text {
  const [card, source] = [open ? italicCard(secret.card) : secretCard(secret, listener), sourceText(from)];
  return whoDid(seat, listener, {
    en: `took ${card.en} from ${source.en}`,
    de: `${card.de} aus ${source.de} genommen`,
  });
}

/** An action card that stays in hand without effect; only its owner reads of it. */
export function describeKept({ secret }: EventOfKind<'kept'>, listener: Listener): Text | null {
  if (secret.for !== listener) return null;
  const card = italicCard(secret.card);
  return {
    en: `${card.en} stays in your hand: there’s nothing to take.`,
    de: `${card.de} bleibt auf deiner Hand: Es gibt nichts zu holen.`,
  };
}

/** Both players read which cards were taken, spectators only how many; taking none is possible. */
export function describeRobbery({ seat, cards, by, taken }: EventOfKind<'robbed'>, listener: Listener): Text {
  const number = countCards(cards.length);
  const what =
    cards.length === 0 ? { en: 'no card', de: 'keine Karte' } : listener === null ? number : namedCards(cards);
  const cause = causeText(by);
  if (taken) {
    const hand = isOwn({ seat }, listener)
      ? { en: 'your hand', de: 'deiner Hand' }
      : { en: `${seatPlaceholder(seat)}’s hand`, de: `der Hand von ${seatPlaceholder(seat)}` };
    return whoDid(1 - seat, listener, {
      en: `took ${what.en} from ${hand.en} (${cause.en})`,
      de: `${what.de} aus ${hand.de} genommen (${cause.de})`,
    });
  }
  const whose = isOwn({ seat }, listener) ? 'your' : 'their';
  return whoDid(seat, listener, {
    en: `lost ${what.en} from ${whose} hand (${cause.en})`,
    de: `${what.de} aus der Hand verloren (${cause.de})`,
  });
}

/** A card left a principality, removed by its owner or lost. */
export function describeRemoval(event: EventOfKind<'removed'>, listener: Listener): Text {
  const { seat, card, to, by } = event;
  const what = inBrackets(italicCard(card), spotText(event, listener));
  const where = destinationText(to);
  if (by === 'removal')
    return whoDid(seat, listener, { en: `put ${what.en} ${where.en}`, de: `${what.de} ${where.de} gelegt` });
  const cause = causeText(by);
  return whoDid(seat, listener, {
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
