import type { Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { News } from '../news.ts';
import { type Goods, resources } from '../vocabulary.ts';
import { type Cause, causeText } from './causes.ts';
import { tellHand, tellKept, tellRemoval, tellReturn, tellRobbery, tellTaking } from './news-cards.ts';
import { tellDarkness } from './news-darkness.ts';
import { cardTexts } from './cards.ts';
import { did, forWhom, fromWhom, isOwn, type Listener, type Told, toOther } from './people.ts';
import { italicCard, joinAnd, placeText, regionCardText, showPlace, tellGoods } from './phrases.ts';
import { faceNames, tokenNames } from './words.ts';

/** What a listener is told of an event, without what stays hidden from that listener; null when there is nothing to tell. */
export function tell(event: News, listener: Listener): Text | null {
  switch (event.kind) {
    case 'began':
      return isOwn(event, listener)
        ? { en: 'You are the starting player.', de: 'Du beginnst.' }
        : toOther(event, (name) => ({ en: `${name} is the starting player.`, de: `${name} beginnt.` }));
    case 'turn':
      // Whoever shows the news says whose turn it is: in the message of the turn, in the heading of the log.
      return null;
    case 'hand':
      return tellHand(event, listener);
    case 'played': {
      const card = italicCard(event.card);
      return did(event, listener, { en: `played ${card.en}`, de: `${card.de} gespielt` });
    }
    case 'named':
      return did(event, listener, {
        en: `named ${event.number} as the production number`,
        de: `${event.number} als Ertragszahl bestimmt`,
      });
    case 'threw':
      return tellDice(event, listener);
    case 'produced':
      return tellProduction(event, listener);
    case 'event': {
      const card = italicCard(event.card);
      const { text: says } = cardTexts[event.card];
      return { en: `Event: ${card.en} · ${says.en}`, de: `Ereignis: ${card.de} · ${says.de}` };
    }
    case 'gained':
      return tellGain(event, listener);
    case 'lost':
      return tellLoss(event, listener);
    case 'paid': {
      const goods = tellGoods(event.goods);
      return withCause(event.for, did(event, listener, { en: `paid ${goods.en}`, de: `${goods.de} gezahlt` }));
    }
    case 'gave':
      return tellGift(event, listener);
    case 'traded': {
      const [gave, got] = [tellGoods(event.gave), tellGoods({ [event.got]: 1 })];
      return did(event, listener, { en: `traded ${gave.en} for ${got.en}`, de: `${gave.de} gegen ${got.de} getauscht` });
    }
    case 'built':
      return tellBuilding(event, listener);
    case 'settled': {
      const regions = joinAnd(event.cards.map((card, at) => withPlace(regionCardText(card), event.places[at as 0 | 1])));
      return { en: `The new regions are ${regions.en}.`, de: `Die neuen Landschaften sind ${regions.de}.` };
    }
    case 'swapped': {
      const places = joinAnd(event.places.map(placeText));
      return did(event, listener, { en: `swapped ${places.en}`, de: `${places.de} vertauscht` });
    }
    case 'removed':
      return tellRemoval(event, listener);
    case 'returned':
      return tellReturn(event, listener);
    case 'took':
      return tellTaking(event, listener);
    case 'kept':
      return tellKept(event, listener);
    case 'robbed':
      return tellRobbery(event, listener);
    case 'defended':
      return tellDefence(event, listener);
    case 'spared':
      return tellSparing(event, listener);
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
      return tellDarkness(event, listener);
    case 'nothing': {
      const cause = causeText(event.by);
      return { en: `${cause.en}: no effect this time.`, de: `${cause.de}: diesmal ohne Wirkung.` };
    }
    case 'token':
      return tellToken(event, listener);
    case 'won':
      return did(event, listener, {
        en: `won the match with ${event.points} victory points`,
        de: `die Partie mit ${event.points} Siegpunkten gewonnen`,
      });
  }
}

/** The sentence with what it comes from: `You received 1 ore (Celebration).` */
function withCause(by: Cause, sentence: Text): Text {
  const cause = causeText(by);
  return text((language) => `${sentence[language].slice(0, -1)} (${cause[language]}).`);
}

const withPlace = (thing: Text, place: string): Text => text((language) => `${thing[language]} (${showPlace(place)})`);
const isNothing = (goods: Goods): boolean => resources.every((resource) => !goods[resource]);

function tellDice({ seat, production, face }: Told<'threw'>, listener: Listener): Text {
  const dice: Text[] = [];
  if (production !== undefined) dice.push(text(() => `${production}`));
  if (face !== undefined) dice.push(faceNames[face]);
  if (dice.length === 0) return { en: 'Cards have fixed both dice.', de: 'Beide Würfel stehen durch Karten fest.' };
  const thrown = joinAnd(dice);
  return did({ seat }, listener, { en: `rolled ${thrown.en}`, de: `${thrown.de} gewürfelt` });
}

/** Own regions first. */
function tellProduction({ number, goods }: Told<'produced'>, listener: Listener): Text {
  const seats: readonly Seat[] = listener === 1 ? [1, 0] : [0, 1];
  const parts = seats.flatMap((seat): Text[] => {
    const produced = goods[seat as 0 | 1];
    if (isNothing(produced)) return [];
    const what = tellGoods(produced);
    return [
      seat === listener
        ? { en: `you received ${what.en}`, de: `Du erhältst ${what.de}` }
        : toOther({ seat }, (name) => ({ en: `${name} received ${what.en}`, de: `${name} erhält ${what.de}` })),
    ];
  });
  const list = joinAnd(parts, { en: 'nobody received anything', de: 'Niemand erhält etwas' });
  return { en: `Production on ${number}: ${list.en}.`, de: `Ertrag bei ${number}: ${list.de}.` };
}

function tellGain({ seat, goods, by }: Told<'gained'>, listener: Listener): Text | null {
  if (isNothing(goods)) return null;
  const what = tellGoods(goods);
  return withCause(by, did({ seat }, listener, { en: `received ${what.en}`, de: `${what.de} erhalten` }));
}

function tellLoss({ seat, goods, by }: Told<'lost'>, listener: Listener): Text | null {
  if (isNothing(goods)) return null;
  const what = tellGoods(goods);
  return by === 'brigand'
    ? did({ seat }, listener, { en: `lost ${what.en} to the brigands`, de: `${what.de} an die Räuber verloren` })
    : withCause(by, did({ seat }, listener, { en: `lost ${what.en}`, de: `${what.de} verloren` }));
}

function tellGift({ seat, goods, by }: Told<'gave'>, listener: Listener): Text {
  const what = tellGoods(goods);
  const to = forWhom(1 - seat, listener);
  return withCause(by, did({ seat }, listener, { en: `handed ${what.en} to ${to.en}`, de: `${what.de} an ${to.de} abgegeben` }));
}

function tellBuilding({ seat, card, place, paid }: Told<'built'>, listener: Listener): Text {
  const what = place === '' ? italicCard(card) : withPlace(italicCard(card), place);
  if (isNothing(paid)) return did({ seat }, listener, { en: `built ${what.en}`, de: `${what.de} gebaut` });
  const price = tellGoods(paid);
  return did({ seat }, listener, { en: `built ${what.en} for ${price.en}`, de: `${what.de} für ${price.de} gebaut` });
}

function tellDefence({ seat, die, stopped, against }: Told<'defended'>, listener: Listener): Text {
  const card = italicCard(against);
  const outcome = stopped
    ? { en: 'the attack fails', de: 'Der Angriff scheitert' }
    : { en: 'the attack succeeds', de: 'Der Angriff gelingt' };
  return did({ seat }, listener, {
    en: `rolled ${die} in defence against ${card.en}: ${outcome.en}`,
    de: `gegen ${card.de} eine ${die} gewürfelt: ${outcome.de}`,
  });
}

function tellSparing({ seat, event, by }: Told<'spared'>, listener: Listener): Text {
  const [card, saviour, whom] = [italicCard(event), italicCard(by), fromWhom(seat, listener)];
  return { en: `${saviour.en} keeps ${card.en} from ${whom.en}.`, de: `${saviour.de} wendet ${card.de} von ${whom.de} ab.` };
}

function tellToken({ token, seat }: Told<'token'>, listener: Listener): Text {
  const name = tokenNames[token];
  if (seat === null) return { en: `Nobody has the ${name.en} any more.`, de: `Den ${name.de} hat jetzt niemand mehr.` };
  return did({ seat }, listener, { en: `took the ${name.en}`, de: `den ${name.de} übernommen` });
}
