import type { Decision, Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import { isNotation, namedFaces } from '../notation.ts';
import { type Violation, violationOf, startViolation } from '../rules/violations.ts';
import { CASTLE, STOP } from '../rules/moves.ts';
import { playerOf, type State } from '../state.ts';
import { type DieFace, faceIndex, GOLD, type PricedKind, sumDice } from '../vocabulary.ts';
import { capitalize } from '../../phrases.ts';
import { listDice, placeName } from './phrases.ts';
import { faceNames, kindWords } from './names.ts';

/** Explains why this id is no choice now and, if helpful, what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!isNotation(id))
    return { en: `There’s no move “${id}” in this game.`, de: `Einen Zug „${id}“ gibt es in diesem Spiel nicht.` };
  if (!decision) return notAsked(state, seat);
  switch (decision.key) {
    case 'reroll':
      return faceIndex.has(id) ? notLying(id as DieFace) : stillRolling;
    case 'start':
      return startText(state, id);
    default:
      return buildRefusal(state, seat, id);
  }
}

const notAsked = (state: State, seat: Seat): Text =>
  state.options.order === 'parallel' && playerOf(state, seat).turn === null
    ? { en: 'Your 15 boxes are full.', de: 'Deine 15 Felder sind voll.' }
    : {
        en: 'It’s not your turn. You’ll get a message when it is.',
        de: 'Du bist nicht am Zug. Du bekommst eine Nachricht, wenn es so weit ist.',
      };

export const notLying = (face: DieFace): Text => ({
  en: `You don’t have that many dice showing ${faceNames[face].en}.`,
  de: `So viele Würfel zeigen ${faceNames[face].de} nicht.`,
});

const stillRolling: Text = {
  en: 'You’re still rolling: choose dice to roll again, or keep them all. Then you can build.',
  de: 'Du würfelst noch: Wähle Würfel, die du noch einmal wirfst, oder behalte alle. Danach baust du.',
};

function buildRefusal(state: State, seat: Seat, id: string): Text {
  if (id === STOP || faceIndex.has(id) || namedFaces(id)) {
    return { en: 'You’re done rolling this turn.', de: 'Für diesen Zug ist das Würfeln vorbei.' };
  }
  const violation = violationOf(state, seat, id);
  if (!violation) return { en: `You can’t play “${id}” right now.`, de: `„${id}“ ist gerade kein möglicher Zug.` };
  const action = actionName(id);
  const reason = reasonText(state, seat, violation);
  return { en: `You can’t ${action.en}: ${reason.en}.`, de: `Du kannst ${action.de}: ${capitalize(reason).de}.` };
}

function startText(state: State, id: string): Text {
  const [verb, what, where = ''] = id.split(' ');
  const violation = verb === 'build' && what === 'road' ? startViolation(state, where) : null;
  if (!violation)
    return { en: 'First choose a starting road on the coast.', de: 'Wähle zuerst eine Küstenstraße zum Start.' };
  const reason = reasonText(state, state.active, violation);
  return {
    en: `You can’t start with road ${where}: ${reason.en}.`,
    de: `Du kannst nicht mit Straße ${where} beginnen: ${capitalize(reason).de}.`,
  };
}

/** A move after “You can't”; the German text includes its `nicht`. */
function actionName(id: string): Text {
  const [verb, what = '', where = ''] = id.split(' ');
  if (id === CASTLE) return { en: 'build a castle', de: 'keine Burg bauen' };
  if (verb === 'joker') {
    const [from, to] = [faceNames[what as DieFace], faceNames[where as DieFace]];
    return { en: `turn ${from.en} into ${to.en}`, de: `${from.de} nicht zu ${to.de} drehen` };
  }
  if (verb === 'gold') {
    const to = faceNames[what as DieFace];
    return { en: `trade gold for ${to.en}`, de: `Gold nicht gegen ${to.de} tauschen` };
  }
  const place = placeName(what as PricedKind, where);
  return { en: `build ${place.en}`, de: `${place.de} nicht bauen` };
}

function reasonText(state: State, seat: Seat, violation: Violation): Text {
  switch (violation.kind) {
    case 'dice':
      return missingText(state, seat, violation.short);
    case 'absent':
      return {
        en: `this map doesn’t have that ${kindWords[violation.what].one.en}`,
        de: 'das gibt es auf dieser Karte nicht',
      };
    case 'built':
      return violation.by === seat
        ? { en: 'you’ve already built there', de: 'du hast dort schon gebaut' }
        : {
            en: `${seatPlaceholder(violation.by)} has built there`,
            de: `${seatPlaceholder(violation.by)} hat dort gebaut`,
          };
    case 'order': {
      const next = placeName(violation.what, violation.next);
      return { en: `${next.en} comes next`, de: `als Nächstes kommt ${next.de}` };
    }
    case 'site-first':
      return {
        en: `build settlement ${violation.node} first, then your road can go on`,
        de: `baue zuerst Siedlung ${violation.node}, dann kann deine Straße weiterführen`,
      };
    case 'site-foreign':
      return {
        en: `${seatPlaceholder(violation.by)} holds site ${violation.node}`,
        de: `den Bauplatz ${violation.node} hat ${seatPlaceholder(violation.by)}`,
      };
    case 'not-lying':
      return perLanguage((language) => notLying(violation.face)[language].slice(0, -1).replace(/^You/, 'you'));
    case 'no-joker':
      return jokerText(violation.face, violation.fresh);
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
      return plain[violation.kind];
  }
}

/** `you're 1 brick short; you could trade 2 gold for it` */
function missingText(state: State, seat: Seat, short: readonly number[]): Text {
  const list = listDice(short);
  const one = sumDice(short) === 1;
  const missing: Text = { en: `you’re ${list.en} short`, de: `es ${one ? 'fehlt' : 'fehlen'} ${list.de}` };
  const gold = playerOf(state, seat).turn?.dice[GOLD] ?? 0;
  if (!one || gold < 2) return missing;
  return {
    en: `${missing.en}; you could trade 2 gold for it`,
    de: `${missing.de}; du könntest 2 Gold dagegen tauschen`,
  };
}

const jokerText = (face: DieFace, fresh: boolean): Text =>
  fresh
    ? {
        en: 'you can use a new knight’s joker from your next turn',
        de: 'den Joker eines neuen Ritters kannst du erst ab deinem nächsten Zug nutzen',
      }
    : {
        en: `you have no joker left for ${faceNames[face].en}`,
        de: `du hast keinen Joker mehr für ${faceNames[face].de}`,
      };

const plain = {
  road: { en: 'none of your roads leads there', de: 'keine deiner Straßen führt dorthin' },
  hex: {
    en: 'you have no road, settlement or city at its hex',
    de: 'an seinem Feld hast du keine Straße, Siedlung oder Stadt',
  },
  'no-settlement': { en: 'you need a settlement of your own there', de: 'dafür brauchst du dort eine eigene Siedlung' },
  'no-castles': { en: 'this match has no castles', de: 'in dieser Partie gibt es keine Burgen' },
  'castles-gone': { en: 'all castles are taken', de: 'alle Burgen sind vergeben' },
  'six-alike': {
    en: 'you need six matching unspent dice',
    de: 'dafür brauchst du sechs gleiche, unverbrauchte Würfel',
  },
  'no-gold': { en: 'you need two unspent gold dice', de: 'dafür brauchst du zwei unverbrauchte Goldwürfel' },
  'same-face': { en: 'it already shows that', de: 'das zeigt er schon' },
  inland: { en: 'it isn’t on the coast', de: 'sie liegt nicht an der Küste' },
  'too-close': {
    en: 'fewer than 5 coastal roads separate it from another starting road',
    de: 'weniger als 5 Küstenstraßen trennen sie von einer anderen Startstraße',
  },
  'no-room': {
    en: 'it would leave no room for the other players to start',
    de: 'dann bliebe für die anderen kein Platz zum Starten',
  },
} as const satisfies Record<string, Text>;
