import type { Decision, Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import type { Requirement } from '../cards/card.ts';
import { isNotation } from '../notation.ts';
import { type Violation, violationOf } from '../rules/violations.ts';
import { storesOf, sumAmounts } from '../rules/stores.ts';
import { rateOf } from '../rules/trade.ts';
import { type Land, landOf, type State } from '../state.ts';
import { FULL, pointKinds, type Resource, resources } from '../vocabulary.ts';
import { refusedAction } from './refused-action.ts';
import { countGoods, countPoints, italicCard, showPlace } from './phrases.ts';
import { countedWords, resourceNames, tokenNames } from './names.ts';
import { capitalize, count, joinAnd, joinOr } from '../../phrases.ts';

/** Explains why an id is not among the choices, and where possible what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!isNotation(id)) return { en: `There’s no move “${id}”.`, de: `Einen Zug „${id}“ gibt es nicht.` };
  if (!decision) return notAsked(state, seat);
  const violation = decision.key === 'action' || decision.key === 'prepare' ? violationOf(state, seat, id) : null;
  if (!violation) return storeViolation(state, seat, decision, id) ?? otherQuestion(decision, id);
  const action = refusedAction(id);
  const reason = reasonText(state, seat, violation);
  return { en: `You can’t ${action.en}: ${reason.en}`, de: `Du kannst ${action.de}: ${reason.de}` };
}

const notAsked = ({ phase, active }: State, seat: Seat): Text =>
  active === seat && phase !== 'setup'
    ? {
        en: 'Your opponent has to answer first. Then your turn continues.',
        de: 'Erst muss dein Gegenüber antworten. Dann geht dein Zug weiter.',
      }
    : {
        en: 'There’s nothing for you to decide right now. You’ll be asked when there is.',
        de: 'Gerade hast du nichts zu entscheiden. Du wirst gefragt, wenn es so weit ist.',
      };

function otherQuestion({ key }: Decision, id: string): Text {
  if (key === 'roll') return { en: 'Roll the dice first.', de: 'Würfle zuerst.' };
  if (key === 'action') {
    return id === 'roll'
      ? { en: 'You’ve already rolled this turn.', de: 'Du hast in diesem Zug schon gewürfelt.' }
      : { en: 'You can’t do that right now.', de: 'Das geht gerade nicht.' };
  }
  if (key === 'prepare') {
    return {
      en: 'In the preparatory round you can only build, and only cards that don’t affect your opponent.',
      de: 'In der Vorbereitungsrunde kannst du nur bauen, und nur Karten, die dein Gegenüber nicht betreffen.',
    };
  }
  return { en: 'That isn’t an answer to the open question.', de: 'Das ist keine Antwort auf die offene Frage.' };
}

/** Explains why a store cannot give or take anything; null when it can. */
function storeViolation(state: State, seat: Seat, { key }: Decision, id: string): Text | null {
  const store = storesOf(landOf(state, seat)).find((each) => each.id === id);
  const where = showPlace(id);
  const family = key.split('.')[0] as string;
  if (store?.stock === 0 && ['pay', 'give', 'return'].includes(family)) {
    return { en: `${where} is empty.`, de: `${where} ist leer.` };
  }
  if (store?.stock === FULL && ['gain', 'store', 'take', 'buy'].includes(family)) {
    return { en: `${where} is full.`, de: `${where} ist voll.` };
  }
  return null;
}

function reasonText(state: State, seat: Seat, violation: Violation): Text {
  switch (violation.kind) {
    case 'missing':
      return missingText(landOf(state, seat), state.bargains, violation);
    case 'not-at-hand':
      return sentence({ en: 'you don’t have that card', de: 'du hast die Karte nicht' });
    case 'no-action-card':
      return sentence(about(violation.card, 'isn’t an action card', 'ist keine Aktionskarte'));
    case 'no-expansion':
      return sentence(about(violation.card, 'isn’t an expansion', 'ist kein Ausbau'));
    case 'not-usable':
      return sentence(about(violation.card, 'isn’t a card you can use', 'wird nicht eigens genutzt'));
    case 'need':
      return sentence(perLanguage((language) => `${requires[language]} ${needText(violation.need)[language]}`));
    case 'only-one':
      return sentence(
        about(violation.card, 'is allowed only once in a principality', 'ist nur einmal je Fürstentum erlaubt'),
      );
    case 'timing':
      return sentence(timings[violation.timing]);
    case 'futile':
      return sentence({ en: 'it would have no effect', de: 'die Karte hätte keine Wirkung' });
    case 'supply':
      return sentence({ en: 'there are none left in the supply', de: 'im Vorrat ist keine mehr' });
    case 'column':
      return sentence(columns[violation.card]);
    case 'place':
      return sentence(places[violation.reason]);
    case 'no-room':
      return sentence(roomText(violation.resource));
    case 'excluded':
      return sentence(
        about(
          violation.card,
          'can’t be combined with another card of yours',
          'verträgt sich nicht mit einer anderen deiner Karten',
        ),
      );
    case 'toll': {
      const price = countGoods(violation.gold, 'gold');
      return sentence(
        about(
          violation.by,
          `demands ${price.en} first, and you don’t have that much`,
          `verlangt erst ${price.de}, und so viel hast du nicht`,
        ),
      );
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
      return sentence(plain[violation.kind]);
  }
}

/** Ends the reason after the colon; in German it starts with a capital. */
const sentence = (reason: Text): Text => ({ en: `${reason.en}.`, de: `${capitalize(reason).de}.` });
const requires: Text = { en: 'you need', de: 'dafür brauchst du' };
const about = (card: Parameters<typeof italicCard>[0], en: string, de: string): Text => {
  const name = italicCard(card);
  return { en: `${name.en} ${en}`, de: `${name.de} ${de}` };
};

/** `you're short 1 ore. You could trade 3 wool for it.` */
function missingText(
  land: Land,
  bargains: readonly Resource[],
  { goods, spare, spared }: Extract<Violation, { kind: 'missing' }>,
): Text {
  const list = joinAnd(
    resources.flatMap((resource) => (goods[resource] ? [countGoods(goods[resource], resource)] : [])),
  );
  const lacking = sumAmounts(goods);
  const short: Text = { en: `you’re ${list.en} short.`, de: `Es ${lacking === 1 ? 'fehlt' : 'fehlen'} ${list.de}.` };
  if (spared) {
    return {
      en: `${short.en.slice(0, -1)}, and you may leave out 1 of these.`,
      de: `${short.de.slice(0, -1)}; 1 davon darfst du weglassen.`,
    };
  }
  const source = resources.find((resource) => spare[resource] >= rateOf(land, resource, bargains));
  if (lacking > 1 || !source) return short;
  const price = countGoods(rateOf(land, source, bargains), source);
  return {
    en: `${short.en} You could trade ${price.en} for it.`,
    de: `${short.de} Du könntest ${price.de} dagegen tauschen.`,
  };
}

const timings = {
  'before-roll': { en: 'you can only play it before the roll', de: 'die Karte spielst du vor dem Wurf' },
  'with-building': {
    en: 'you can only play it when you build a building',
    de: 'die Karte spielst du beim Bau eines Gebäudes',
  },
  'with-settlement': {
    en: 'you can only play it when you build a settlement',
    de: 'die Karte spielst du beim Bau einer Siedlung',
  },
  'when-struck': {
    en: 'you can only play it when an event hits you',
    de: 'die Karte spielst du, wenn dich ein Ereignis trifft',
  },
} as const satisfies Record<string, Text>;

const columns = {
  road: {
    en: 'a road goes at the left or right end of your principality, where there is none yet',
    de: 'eine Straße kommt ans linke oder rechte Ende deines Fürstentums, wenn dort noch keine ist',
  },
  settlement: {
    en: 'a settlement goes at the open end of a road',
    de: 'eine Siedlung kommt ans offene Ende einer Straße',
  },
  city: { en: 'a city goes on one of your settlements', de: 'eine Stadt kommt auf eine eigene Siedlung' },
} as const satisfies Record<string, Text>;

const places = {
  taken: { en: 'there’s already a card there', de: 'dort liegt schon eine Karte' },
  city: { en: 'it needs a city', de: 'dafür ist eine Stadt nötig' },
  region: {
    en: 'it goes beside one of your regions, of the right type and without an expansion',
    de: 'die Karte kommt an eine passende eigene Landschaft ohne Ausbau',
  },
  road: { en: 'it goes on one of your free roads', de: 'die Karte kommt auf eine eigene freie Straße' },
  'foreign-road': {
    en: 'it goes on one of your opponent’s free roads, if its text allows it now',
    de: 'die Karte kommt auf eine freie gegnerische Straße, wenn ihr Text es jetzt erlaubt',
  },
  'foreign-city': {
    en: 'it goes on a free site in one of your opponent’s cities',
    de: 'die Karte kommt auf einen freien Platz einer gegnerischen Stadt',
  },
  marker: { en: 'you need a city', de: 'dafür brauchst du eine Stadt' },
  center: { en: 'it goes on one of your cities', de: 'sie kommt auf eine eigene Stadt' },
  hand: { en: 'it isn’t an expansion', de: 'sie ist kein Ausbau' },
  event: { en: 'it isn’t an expansion', de: 'sie ist kein Ausbau' },
  base: { en: 'it goes on top of another card in a city', de: 'die Karte kommt in einer Stadt auf eine andere Karte' },
  absent: { en: 'you don’t have that building site', de: 'diesen Bauplatz hast du nicht' },
} as const satisfies Record<string, Text>;

const plain = {
  truce: {
    en: 'no one can attack while a Great Thingstead is in play',
    de: 'solange ein Großes Thing ausliegt, kann niemand angreifen',
  },
  'too-new': { en: 'you can use it from your next turn', de: 'das geht erst in deinem nächsten Zug' },
  'not-helped': {
    en: 'you can’t pay any of that price in gold now',
    de: 'von diesem Preis lässt sich jetzt nichts in Gold zahlen',
  },
  'no-use': { en: 'it would have no effect now', de: 'es hätte jetzt keine Wirkung' },
  'same-type': { en: 'the two types must be different', de: 'die beiden Sorten müssen verschieden sein' },
  'no-ship': {
    en: 'you have no Large Trade Ship beside a region of that type',
    de: 'an einer solchen Landschaft liegt kein Großes Handelsschiff',
  },
  'nothing-there': { en: 'that card isn’t there', de: 'diese Karte liegt dort nicht' },
  'not-removable': {
    en: 'you can only remove buildings and units',
    de: 'nur Gebäude und Einheiten lassen sich entfernen',
  },
  'no-removal': { en: 'the Introductory Game doesn’t allow it', de: 'im Einführungsspiel gibt es kein Entfernen' },
  'removal-used': {
    en: 'you’ve already removed a card this turn',
    de: 'du hast in diesem Zug schon eine Karte entfernt',
  },
  used: { en: 'you’ve already used it this turn', de: 'du hast die Karte in diesem Zug schon genutzt' },
} as const satisfies Record<string, Text>;

const roomText = (resource: Resource | null): Text =>
  resource
    ? {
        en: `you have no room for ${resourceNames[resource].en}`,
        de: `du hast keinen Platz für ${resourceNames[resource].de}`,
      }
    : { en: 'you have no room for anything else', de: 'du hast für nichts anderes Platz' };

function needText(need: Requirement): Text {
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
  if ('warrior' in need)
    return { en: 'a hero with strength points', de: 'einen Helden oder eine Heldin mit Stärkepunkten' };
  if ('behind' in need)
    return { en: 'fewer victory points than your opponent', de: 'weniger Siegpunkte als dein Gegenüber' };
  if ('least' in need) return count(need.least, countedWords[need.of]);
  if ('triumph' in need) {
    const points = countPoints(need.triumph, 'victory');
    return { en: `${points.en} on your Triumph Card`, de: `${points.de} auf deiner Triumphkarte` };
  }
  if ('residence' in need)
    return { en: 'a Residence on its highest level', de: 'eine Residenz auf der höchsten Stufe' };
  if ('rival' in need) {
    const token = tokenNames[need.rival];
    return { en: `an opponent with the ${token.en}`, de: `ein Gegenüber mit dem ${token.de}` };
  }
  return joinOr(need.any.map(needText));
}
