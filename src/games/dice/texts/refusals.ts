import type { Decision, Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text } from '../../../engine/text.ts';
import { knows, namedFaces } from '../notation.ts';
import { type Fault, faultOf, startFault } from '../rules/faults.ts';
import { CASTLE, STOP } from '../rules/moves.ts';
import { playerOf, type State } from '../state.ts';
import { type Face, faceIndex, GOLD, type PricedKind, sumOf } from '../vocabulary.ts';
import { capital } from '../../phrases.ts';
import { listDice, placeName } from './phrases.ts';
import { faceNames, kindWords } from './words.ts';

/** Why this id is not among the choices now: what is not possible, why, and where it helps, what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!knows(id)) return { en: `There is no move “${id}” in this game.`, de: `Einen Zug „${id}“ gibt es in diesem Spiel nicht.` };
  if (!decision) return notAsked(state, seat);
  switch (decision.key) {
    case 'reroll':
      return faceIndex.has(id) ? notLying(id as Face) : stillRolling;
    case 'start':
      return startText(state, id);
    default:
      return buildRefusal(state, seat, id);
  }
}

const notAsked = (state: State, seat: Seat): Text =>
  state.options.order === 'parallel' && playerOf(state, seat).turn === null
    ? { en: 'Your 15 boxes are full.', de: 'Deine 15 Felder sind voll.' }
    : { en: 'It is not your turn. You will be called when it is.', de: 'Du bist nicht am Zug. Du wirst gerufen, wenn es so weit ist.' };

export const notLying = (face: Face): Text => ({
  en: `Not so many dice show ${faceNames[face].en}.`,
  de: `So viele Würfel zeigen ${faceNames[face].de} nicht.`,
});

const stillRolling: Text = {
  en: 'You are still rolling: choose the dice to roll again, or keep all. Then you build.',
  de: 'Du würfelst noch: Wähle die Würfel, die du noch einmal wirfst, oder behalte alle. Danach baust du.',
};

function buildRefusal(state: State, seat: Seat, id: string): Text {
  if (id === STOP || faceIndex.has(id) || namedFaces(id)) {
    return { en: 'Rolling is over in this turn.', de: 'Das Würfeln ist in diesem Zug vorbei.' };
  }
  const fault = faultOf(state, seat, id);
  if (!fault) return { en: `“${id}” is no move that is open to you now.`, de: `„${id}“ ist gerade kein möglicher Zug.` };
  const deed = deedName(id);
  const reason = reasonText(state, seat, fault);
  return { en: `You cannot ${deed.en}: ${reason.en}.`, de: `Du kannst ${deed.de}: ${capital(reason).de}.` };
}

function startText(state: State, id: string): Text {
  const [verb, what, where = ''] = id.split(' ');
  const fault = verb === 'build' && what === 'road' ? startFault(state, where) : null;
  if (!fault) return { en: 'First choose a road on the coast to start with.', de: 'Wähle zuerst eine Küstenstraße zum Start.' };
  const reason = reasonText(state, state.active, fault);
  return { en: `You cannot start with road ${where}: ${reason.en}.`, de: `Du kannst nicht mit Straße ${where} beginnen: ${capital(reason).de}.` };
}

/** A move as something one cannot do; the German words contain their `nicht`. */
function deedName(id: string): Text {
  const [verb, what = '', where = ''] = id.split(' ');
  if (id === CASTLE) return { en: 'build a castle', de: 'keine Burg bauen' };
  if (verb === 'joker') {
    const [from, to] = [faceNames[what as Face], faceNames[where as Face]];
    return { en: `turn ${from.en} to ${to.en}`, de: `${from.de} nicht zu ${to.de} drehen` };
  }
  if (verb === 'gold') {
    const to = faceNames[what as Face];
    return { en: `trade gold for ${to.en}`, de: `Gold nicht gegen ${to.de} tauschen` };
  }
  const place = placeName(what as PricedKind, where);
  return { en: `build ${place.en}`, de: `${place.de} nicht bauen` };
}

function reasonText(state: State, seat: Seat, fault: Fault): Text {
  switch (fault.kind) {
    case 'dice':
      return missingText(state, seat, fault.short);
    case 'absent':
      return { en: `there is no such ${kindWords[fault.what].one.en} on this map`, de: 'das gibt es auf dieser Karte nicht' };
    case 'built':
      return fault.by === seat
        ? { en: 'you have built there already', de: 'du hast dort schon gebaut' }
        : { en: `${nameOf(fault.by)} has built there`, de: `${nameOf(fault.by)} hat dort gebaut` };
    case 'order': {
      const next = placeName(fault.what, fault.next);
      return { en: `next comes ${next.en}`, de: `als Nächstes kommt ${next.de}` };
    }
    case 'site-first':
      return { en: `first build settlement ${fault.node}, then your road goes on`, de: `baue zuerst Siedlung ${fault.node}, dann führt deine Straße weiter` };
    case 'site-foreign':
      return { en: `${nameOf(fault.by)} holds the site ${fault.node}`, de: `den Bauplatz ${fault.node} hat ${nameOf(fault.by)}` };
    case 'not-lying':
      return text((language) => notLying(fault.face)[language].slice(0, -1).replace(/^Not/, 'not'));
    case 'no-joker':
      return jokerText(fault.face, fault.fresh);
    case 'road':
    case 'hex':
    case 'no-settlement':
    case 'no-castles':
    case 'castles-gone':
    case 'six-alike':
    case 'no-gold':
    case 'same-face':
    case 'inland':
    case 'too-close':
    case 'no-room':
      return plain[fault.kind];
  }
}

/** `1 brick is missing; two gold dice would make it.` */
function missingText(state: State, seat: Seat, short: readonly number[]): Text {
  const list = listDice(short);
  const one = sumOf(short) === 1;
  const missing: Text = { en: `${list.en} ${one ? 'is' : 'are'} missing`, de: `es ${one ? 'fehlt' : 'fehlen'} ${list.de}` };
  const gold = playerOf(state, seat).turn?.dice[GOLD] ?? 0;
  if (!one || gold < 2) return missing;
  return { en: `${missing.en}; you could trade 2 gold for it`, de: `${missing.de}; du könntest 2 Gold dagegen tauschen` };
}

const jokerText = (face: Face, fresh: boolean): Text =>
  fresh
    ? { en: 'a new knight lends its joker from your next turn on', de: 'ein neuer Ritter leiht seinen Joker erst ab deinem nächsten Zug' }
    : { en: `you have no joker left for ${faceNames[face].en}`, de: `du hast keinen Joker mehr für ${faceNames[face].de}` };

const plain = {
  road: { en: 'none of your roads leads there', de: 'keine deiner Straßen führt dorthin' },
  hex: {
    en: 'none of your roads runs along its hex, and no settlement or city of yours stands at it',
    de: 'keine deiner Straßen läuft an seinem Feld entlang, und dort steht keine Siedlung oder Stadt von dir',
  },
  'no-settlement': { en: 'a city grows from your own settlement there', de: 'eine Stadt entsteht aus deiner eigenen Siedlung dort' },
  'no-castles': { en: 'there are no castles in this match', de: 'in dieser Partie gibt es keine Burgen' },
  'castles-gone': { en: 'all castles are taken', de: 'alle Burgen sind vergeben' },
  'six-alike': { en: 'it takes six unspent dice alike', de: 'dafür brauchst du sechs gleiche, unverbrauchte Würfel' },
  'no-gold': { en: 'that takes two unspent gold dice', de: 'dafür brauchst du zwei unverbrauchte Goldwürfel' },
  'same-face': { en: 'it shows that already', de: 'das zeigt er schon' },
  inland: { en: 'it does not lie on the coast', de: 'sie liegt nicht an der Küste' },
  'too-close': { en: 'fewer than 5 coastal roads part it from another start road', de: 'weniger als 5 Küstenstraßen trennen sie von einer anderen Startstraße' },
  'no-room': { en: 'it would leave no place for those who still choose', de: 'dann bliebe kein Platz für alle, die noch wählen' },
} as const satisfies Record<string, Text>;
