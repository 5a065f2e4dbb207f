import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { GameEvent } from '../game-event.ts';
import { type Goods, resources } from '../vocabulary.ts';
import { type Cause, causeText } from './causes.ts';
import {
  describeHand,
  describeKept,
  describeRemoval,
  describeReturn,
  describeRobbery,
  describeTaking,
} from './game-events-cards.ts';
import { describeDarkness } from './game-events-darkness.ts';
import { cardTexts } from './cards.ts';
import { forWhom, isOwn, type EventOfKind, toOther } from './grammar.ts';
import { inBrackets, italicCard, placeText, regionCardText, goodsList } from './phrases.ts';
import { regionSpotText, spotText } from './spots.ts';
import { faceNames, tokenNames } from './names.ts';
import { whoDid, type Listener, joinAnd, capitalize } from '../../phrases.ts';

/** Describes an event without what is hidden from the listener; null when there is nothing to say. */
export function describeEvent(event: GameEvent, listener: Listener): Text | null {
  switch (event.kind) {
    case 'began':
      return isOwn(event, listener)
        ? { en: 'You go first.', de: 'Du beginnst.' }
        : toOther(event, (name) => ({ en: `${name} goes first.`, de: `${name} beginnt.` }));
    case 'turn':
      // Callers show whose turn it is themselves, in the turn message and in the log heading.
      return null;
    case 'hand':
      return describeHand(event, listener);
    case 'played': {
      const card = italicCard(event.card);
      return whoDid(event.seat, listener, { en: `played ${card.en}`, de: `${card.de} gespielt` });
    }
    case 'named':
      return whoDid(event.seat, listener, {
        en: `chose ${event.number} as the production number`,
        de: `${event.number} als Ertragszahl bestimmt`,
      });
    case 'threw':
      return describeDice(event, listener);
    case 'produced':
      return describeProduction(event, listener);
    case 'event': {
      const card = italicCard(event.card);
      const { text: says } = cardTexts[event.card];
      return { en: `Event: ${card.en} · ${says.en}`, de: `Ereignis: ${card.de} · ${says.de}` };
    }
    case 'gained':
      return describeGain(event, listener);
    case 'lost':
      return describeLoss(event, listener);
    case 'paid': {
      const goods = goodsList(event.goods);
      return withCause(event.for, whoDid(event.seat, listener, { en: `paid ${goods.en}`, de: `${goods.de} gezahlt` }));
    }
    case 'gave':
      return describeGift(event, listener);
    case 'traded': {
      const [gave, got] = [goodsList(event.gave), goodsList({ [event.got]: 1 })];
      return whoDid(event.seat, listener, {
        en: `traded ${gave.en} for ${got.en}`,
        de: `${gave.de} gegen ${got.de} getauscht`,
      });
    }
    case 'built':
      return describeBuilding(event, listener);
    case 'settled': {
      const regions = joinAnd(
        event.cards.map((card, at) => {
          const side = event.places[at as 0 | 1].endsWith('u')
            ? { en: 'above', de: 'oben' }
            : { en: 'below', de: 'unten' };
          return perLanguage((language) => `${regionCardText(card)[language]} ${side[language]}`);
        }),
      );
      return { en: `New regions: ${regions.en}.`, de: `Neue Landschaften: ${regions.de}.` };
    }
    case 'swapped': {
      const places = joinAnd(event.swapped?.map(swappedText) ?? event.places.map(placeText));
      return whoDid(event.seat, listener, { en: `swapped ${places.en}`, de: `${places.de} vertauscht` });
    }
    case 'removed':
      return describeRemoval(event, listener);
    case 'returned':
      return describeReturn(event, listener);
    case 'took':
      return describeTaking(event, listener);
    case 'kept':
      return describeKept(event, listener);
    case 'robbed':
      return describeRobbery(event, listener);
    case 'defended':
      return describeDefence(event, listener);
    case 'spared':
      return describeSparing(event, listener);
    case 'saw':
    case 'opened':
    case 'turned':
    case 'cast':
    case 'bargain':
    case 'shifted':
    case 'joined':
    case 'discarded':
    case 'era':
    case 'battle':
      return describeDarkness(event, listener);
    case 'nothing': {
      const cause = capitalize(causeText(event.by));
      return { en: `${cause.en}: nothing happens.`, de: `${cause.de}: Es passiert nichts.` };
    }
    case 'token':
      return describeToken(event, listener);
    case 'won':
      return whoDid(event.seat, listener, {
        en: `won the match with ${event.points} victory points`,
        de: `die Partie mit ${event.points} Siegpunkten gewonnen`,
      });
  }
}

/** Adds the cause to a sentence: `You received 1 ore (Celebration).` */
function withCause(by: Cause, sentence: Text): Text {
  const cause = causeText(by);
  return perLanguage((language) => `${sentence[language].slice(0, -1)} (${cause[language]}).`);
}

/** A region or a card: `Forest 6`, `*Abbey*`. */
const swappedText = (id: string): Text => (id.includes(' ') ? regionSpotText(id) : italicCard(id as CardId));
const isNothing = (goods: Goods): boolean => resources.every((resource) => !goods[resource]);

function describeDice({ seat, production, face }: EventOfKind<'threw'>, listener: Listener): Text {
  const dice: Text[] = [];
  if (production !== undefined) dice.push(perLanguage(() => `${production}`));
  if (face !== undefined) dice.push(faceNames[face]);
  if (dice.length === 0) return { en: 'Cards decided both dice.', de: 'Beide Würfel stehen durch Karten fest.' };
  const thrown = joinAnd(dice);
  return whoDid(seat, listener, { en: `rolled ${thrown.en}`, de: `${thrown.de} gewürfelt` });
}

/** Lists what both sides produced, the listener's side first. */
function describeProduction({ number, goods }: EventOfKind<'produced'>, listener: Listener): Text {
  const seats: readonly Seat[] = listener === 1 ? [1, 0] : [0, 1];
  const parts = seats.flatMap((seat): Text[] => {
    const produced = goods[seat as 0 | 1];
    if (isNothing(produced)) return [];
    const what = goodsList(produced);
    return [
      seat === listener
        ? { en: `you received ${what.en}`, de: `Du erhältst ${what.de}` }
        : toOther({ seat }, (name) => ({ en: `${name} received ${what.en}`, de: `${name} erhält ${what.de}` })),
    ];
  });
  const list = joinAnd(parts, { en: 'no one received anything', de: 'Niemand erhält etwas' });
  return { en: `Production on ${number}: ${list.en}.`, de: `Ertrag bei ${number}: ${list.de}.` };
}

function describeGain({ seat, goods, by }: EventOfKind<'gained'>, listener: Listener): Text | null {
  if (isNothing(goods)) return null;
  const what = goodsList(goods);
  return withCause(by, whoDid(seat, listener, { en: `received ${what.en}`, de: `${what.de} erhalten` }));
}

function describeLoss({ seat, goods, by }: EventOfKind<'lost'>, listener: Listener): Text | null {
  if (isNothing(goods)) return null;
  const what = goodsList(goods);
  return by === 'brigand'
    ? whoDid(seat, listener, { en: `lost ${what.en} to the brigands`, de: `${what.de} an die Räuber verloren` })
    : withCause(by, whoDid(seat, listener, { en: `lost ${what.en}`, de: `${what.de} verloren` }));
}

function describeGift({ seat, goods, by }: EventOfKind<'gave'>, listener: Listener): Text {
  const what = goodsList(goods);
  const to = forWhom(1 - seat, listener);
  return withCause(
    by,
    whoDid(seat, listener, { en: `gave ${what.en} to ${to.en}`, de: `${what.de} an ${to.de} abgegeben` }),
  );
}

function describeBuilding(event: EventOfKind<'built'>, listener: Listener): Text {
  const { seat, paid } = event;
  const what = builtAt(event, listener);
  if (isNothing(paid)) return whoDid(seat, listener, { en: `built ${what.en}`, de: `${what.de} gebaut` });
  const price = goodsList(paid);
  return whoDid(seat, listener, { en: `built ${what.en} for ${price.en}`, de: `${what.de} für ${price.de} gebaut` });
}

/** `*Road* on the left`, `*Abbey* (left city)`; roads and settlements are always built at an end. */
function builtAt(event: EventOfKind<'built'>, listener: Listener): Text {
  const { card, place } = event;
  const name = italicCard(card);
  if (place === '') return name;
  if (card !== 'road' && card !== 'settlement') return inBrackets(name, spotText(event, listener));
  return place.startsWith('-')
    ? { en: `${name.en} on the left`, de: `${name.de} links` }
    : { en: `${name.en} on the right`, de: `${name.de} rechts` };
}

function describeDefence({ seat, die, stopped, against }: EventOfKind<'defended'>, listener: Listener): Text {
  const card = italicCard(against);
  const outcome = stopped
    ? { en: 'the attack fails', de: 'Der Angriff scheitert' }
    : { en: 'the attack succeeds', de: 'Der Angriff gelingt' };
  return whoDid(seat, listener, {
    en: `rolled ${die} to stop ${card.en}: ${outcome.en}`,
    de: `gegen ${card.de} eine ${die} gewürfelt: ${outcome.de}`,
  });
}

function describeSparing({ seat, event, by }: EventOfKind<'spared'>, listener: Listener): Text {
  const [card, guard, whom] = [italicCard(event), italicCard(by), forWhom(seat, listener)];
  return {
    en: `${guard.en} protects ${whom.en} from ${card.en}.`,
    de: `${guard.de} schützt ${whom.de} vor ${card.de}.`,
  };
}

function describeToken({ token, seat }: EventOfKind<'token'>, listener: Listener): Text {
  const name = tokenNames[token];
  if (seat === null) return { en: `No one holds the ${name.en} now.`, de: `Den ${name.de} hat jetzt niemand mehr.` };
  return whoDid(seat, listener, { en: `took the ${name.en}`, de: `den ${name.de} übernommen` });
}
