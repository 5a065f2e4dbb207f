import type { Decision, Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Need } from '../cards/card.ts';
import { knows } from '../notation.ts';
import { type Fault, faultOf } from '../rules/faults.ts';
import { storesOf, sumOf } from '../rules/stores.ts';
import { rateOf } from '../rules/trade.ts';
import { type Land, landOf, type State } from '../state.ts';
import { FULL, pointKinds, type Resource, resources } from '../vocabulary.ts';
import { deedName } from './moves.ts';
import { capital, count, countGoods, countPoints, italicCard, joinAnd, joinOr, showPlace } from './phrases.ts';
import { countedWords, resourceNames, tokenNames } from './words.ts';

/** Why this id is not among the choices now: what is not possible, why, and where it helps, what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!knows(id)) return { en: `There is no move “${id}”.`, de: `Einen Zug „${id}“ gibt es nicht.` };
  if (!decision) return notAsked(state, seat);
  const fault = decision.key === 'action' || decision.key === 'prepare' ? faultOf(state, seat, id) : null;
  if (!fault) return storeFault(state, seat, decision, id) ?? otherQuestion(decision, id);
  const deed = deedName(id);
  const reason = reasonText(state, seat, fault);
  return { en: `You cannot ${deed.en}: ${reason.en}`, de: `Du kannst ${deed.de}: ${reason.de}` };
}

const notAsked = ({ phase, active }: State, seat: Seat): Text =>
  active === seat && phase !== 'setup'
    ? {
        en: 'Your opponent has to answer first; then your turn goes on.',
        de: 'Erst muss dein Gegenüber antworten; dann geht dein Zug weiter.',
      }
    : {
        en: 'There is nothing for you to decide now. You will be asked when there is.',
        de: 'Gerade hast du nichts zu entscheiden. Du wirst gefragt, wenn es so weit ist.',
      };

function otherQuestion({ key }: Decision, id: string): Text {
  if (key === 'roll') return { en: 'Roll the dice first.', de: 'Würfle zuerst.' };
  if (key === 'action') {
    return id === 'roll'
      ? { en: 'The dice have been rolled in this turn.', de: 'In diesem Zug wurde schon gewürfelt.' }
      : { en: 'That is no action that is open to you now.', de: 'Das ist gerade keine mögliche Aktion.' };
  }
  if (key === 'prepare') {
    return {
      en: 'In the preparatory round you only build, and only what does not touch your opponent.',
      de: 'In der Vorbereitungsrunde baust du nur, und nur, was dein Gegenüber nicht berührt.',
    };
  }
  return {
    en: 'That is not among the choices of the open question.',
    de: 'Das gehört nicht zu den Antworten der offenen Frage.',
  };
}

/** A store that cannot take or give anything. */
function storeFault(state: State, seat: Seat, { key }: Decision, id: string): Text | null {
  const store = storesOf(landOf(state, seat)).find((each) => each.id === id);
  const where = showPlace(id);
  const family = key.split('.')[0] as string;
  if (store?.stock === 0 && ['pay', 'give', 'return'].includes(family)) {
    return { en: `There is nothing at ${where}.`, de: `In ${where} liegt nichts.` };
  }
  if (store?.stock === FULL && ['gain', 'store', 'take', 'buy'].includes(family)) {
    return { en: `${where} is full.`, de: `${where} ist voll.` };
  }
  return null;
}

function reasonText(state: State, seat: Seat, fault: Fault): Text {
  switch (fault.kind) {
    case 'missing':
      return missingText(landOf(state, seat), state.bargains, fault);
    case 'not-at-hand':
      return sentence({ en: 'you do not have the card', de: 'du hast die Karte nicht' });
    case 'no-action-card':
      return sentence(about(fault.card, 'is no action card', 'ist keine Aktionskarte'));
    case 'no-expansion':
      return sentence(about(fault.card, 'is no expansion', 'ist kein Ausbau'));
    case 'not-usable':
      return sentence(about(fault.card, 'has nothing to use', 'lässt sich nicht eigens nutzen'));
    case 'need':
      return sentence(text((language) => `${requires[language]} ${needText(fault.need)[language]}`));
    case 'only-one':
      return sentence(about(fault.card, 'may lie only once in a principality', 'darf nur einmal je Fürstentum liegen'));
    case 'timing':
      return sentence(timings[fault.timing]);
    case 'futile':
      return sentence({ en: 'it would have no effect', de: 'die Karte hätte keine Wirkung' });
    case 'supply':
      return sentence({ en: 'none is left in the supply', de: 'im Vorrat ist keine mehr' });
    case 'column':
      return sentence(columns[fault.card]);
    case 'place':
      return sentence(places[fault.reason]);
    case 'no-room':
      return sentence(roomText(fault.resource));
    case 'excluded':
      return sentence(about(fault.card, 'does not go with another card of yours', 'verträgt sich nicht mit einer anderen deiner Karten'));
    case 'toll': {
      const price = countGoods(fault.gold, 'gold');
      return sentence(about(fault.by, `wants ${price.en} first, which you do not have`, `verlangt erst ${price.de}, und so viel hast du nicht`));
    }
    case 'truce':
    case 'too-new':
    case 'not-helped':
    case 'no-use':
    case 'same-type':
    case 'no-ship':
    case 'nothing-there':
    case 'not-removable':
    case 'no-removal':
    case 'removal-used':
    case 'used':
      return sentence(plain[fault.kind]);
  }
}

/** After the colon a German sentence begins with a capital. */
const sentence = (words: Text): Text => ({ en: `${words.en}.`, de: `${capital(words).de}.` });
const requires: Text = { en: 'it requires', de: 'dafür brauchst du' };
const about = (card: Parameters<typeof italicCard>[0], en: string, de: string): Text => {
  const name = italicCard(card);
  return { en: `${name.en} ${en}`, de: `${name.de} ${de}` };
};

/** `1 ore is missing. You could trade 3 wool for it.` */
function missingText(land: Land, bargains: readonly Resource[], { goods, spare, spared }: Extract<Fault, { kind: 'missing' }>): Text {
  const list = joinAnd(resources.flatMap((resource) => (goods[resource] ? [countGoods(goods[resource], resource)] : [])));
  const lacking = sumOf(goods);
  const short: Text = {
    en: `${list.en} ${lacking === 1 ? 'is' : 'are'} missing.`,
    de: `Es ${lacking === 1 ? 'fehlt' : 'fehlen'} ${list.de}.`,
  };
  if (spared) {
    return {
      en: `${short.en.slice(0, -1)}, of which you may leave out 1.`,
      de: `${short.de.slice(0, -1)}; 1 davon darfst du weglassen.`,
    };
  }
  const source = resources.find((resource) => spare[resource] >= rateOf(land, resource, bargains));
  if (lacking > 1 || !source) return short;
  const price = countGoods(rateOf(land, source, bargains), source);
  return { en: `${short.en} You could trade ${price.en} for it.`, de: `${short.de} Du könntest ${price.de} dagegen tauschen.` };
}

const timings = {
  'before-roll': { en: 'it is played before the roll only', de: 'die Karte wird nur vor dem Wurf gespielt' },
  'with-building': { en: 'it is played while you build a building', de: 'die Karte wird beim Bau eines Gebäudes gespielt' },
  'with-settlement': { en: 'it is played while you build a settlement', de: 'die Karte wird beim Bau einer Siedlung gespielt' },
  'when-struck': { en: 'it is played when an event strikes you', de: 'die Karte wird gespielt, wenn dich ein Ereignis trifft' },
} as const satisfies Record<string, Text>;

const columns = {
  road: {
    en: 'a road goes to the left or right end of your principality, if there is none yet',
    de: 'eine Straße kommt ans linke oder rechte Ende deines Fürstentums, wenn dort noch keine ist',
  },
  settlement: { en: 'a settlement stands at the open end of a road', de: 'eine Siedlung steht am offenen Ende einer Straße' },
  city: { en: 'a city is built on an own settlement', de: 'eine Stadt entsteht auf einer eigenen Siedlung' },
} as const satisfies Record<string, Text>;

const places = {
  taken: { en: 'a card lies there already', de: 'dort liegt schon eine Karte' },
  city: { en: 'that needs a city', de: 'dafür ist eine Stadt nötig' },
  region: {
    en: 'it lies beside an own region of the right kind without expansion',
    de: 'die Karte kommt an eine passende eigene Landschaft ohne Ausbau',
  },
  road: { en: 'it lies on an own road without a card', de: 'die Karte kommt auf eine eigene Straße ohne Karte' },
  'foreign-road': {
    en: 'it lies on a free opposing road, if its text allows it now',
    de: 'die Karte kommt auf eine freie gegnerische Straße, wenn ihr Text es jetzt erlaubt',
  },
  'foreign-city': { en: 'it lies on a free site of an opposing city', de: 'die Karte kommt auf einen freien Platz einer gegnerischen Stadt' },
  marker: { en: 'you need a city', de: 'dafür brauchst du eine Stadt' },
  center: { en: 'it is built on an own city', de: 'sie entsteht auf einer eigenen Stadt' },
  hand: { en: 'it is no expansion', de: 'sie ist kein Ausbau' },
  event: { en: 'it is no expansion', de: 'sie ist kein Ausbau' },
  base: { en: 'it lies on its base in a city', de: 'die Karte kommt auf ihre Grundlage in einer Stadt' },
  absent: { en: 'you have no such building site', de: 'diesen Bauplatz hast du nicht' },
} as const satisfies Record<string, Text>;

const plain = {
  truce: { en: 'while a Great Thingstead lies in play nobody attacks', de: 'solange ein Großes Thing ausliegt, greift niemand an' },
  'too-new': { en: 'it can be used from your next turn on', de: 'das geht erst in deinem nächsten Zug' },
  'not-helped': {
    en: 'nothing of that price can be paid in gold now',
    de: 'von diesem Preis lässt sich jetzt nichts in Gold zahlen',
  },
  'no-use': { en: 'it would have no effect now', de: 'es hätte jetzt keine Wirkung' },
  'same-type': { en: 'the two types must differ', de: 'die beiden Sorten müssen verschieden sein' },
  'no-ship': {
    en: 'no Large Trade Ship lies beside a region of that type there',
    de: 'dort liegt kein Großes Handelsschiff an einer solchen Landschaft',
  },
  'nothing-there': { en: 'that card does not lie there', de: 'diese Karte liegt dort nicht' },
  'not-removable': { en: 'only buildings and units can be removed', de: 'nur Gebäude und Einheiten lassen sich entfernen' },
  'no-removal': { en: 'the Introductory Game knows no removal', de: 'im Einführungsspiel gibt es kein Entfernen' },
  'removal-used': { en: 'a card was removed in this turn', de: 'in diesem Zug wurde schon eine Karte entfernt' },
  used: { en: 'it was used in this turn', de: 'die Karte wurde in diesem Zug schon genutzt' },
} as const satisfies Record<string, Text>;

const roomText = (resource: Resource | null): Text =>
  resource
    ? { en: `you have no room for ${resourceNames[resource].en}`, de: `du hast keinen Platz für ${resourceNames[resource].de}` }
    : { en: 'you have no room for anything else', de: 'du hast für nichts anderes Platz' };

function needText(need: Need): Text {
  if ('own' in need) {
    const card = italicCard(need.own);
    return { en: `your own ${card.en}`, de: `die Karte ${card.de}` };
  }
  if ('advantage' in need) {
    const token = tokenNames[need.advantage];
    return { en: `the ${token.en}`, de: `den ${token.de}` };
  }
  if ('points' in need) {
    const { points } = need;
    return joinAnd(pointKinds.flatMap((kind) => (points[kind] ? [countPoints(points[kind], kind)] : [])));
  }
  if ('city' in need) return { en: 'a city', de: 'eine Stadt' };
  if ('warrior' in need) return { en: 'a hero with strength points', de: 'einen Helden oder eine Heldin mit Stärkepunkten' };
  if ('behind' in need) return { en: 'fewer victory points than your opponent', de: 'weniger Siegpunkte als dein Gegenüber' };
  if ('least' in need) return count(need.least, countedWords[need.of]);
  if ('triumph' in need) {
    const points = countPoints(need.triumph, 'victory');
    return { en: `${points.en} on your Triumph Card`, de: `${points.de} auf deiner Triumphkarte` };
  }
  if ('residence' in need) return { en: 'a Residence on its highest level', de: 'eine Residenz auf der höchsten Stufe' };
  if ('rival' in need) {
    const token = tokenNames[need.rival];
    return { en: `an opponent with the ${token.en}`, de: `ein Gegenüber mit dem ${token.de}` };
  }
  return joinOr(need.any.map(needText));
}
