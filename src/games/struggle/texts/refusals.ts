import type { Decision, Seat } from '../../../engine/script.ts';
import { seatNames } from '../../../engine/seats.ts';
import { seatPlaceholder, type Text } from '../../../engine/text.ts';
import { capitalize } from '../../phrases.ts';
import { isNotation } from '../notation.ts';
import { type Violation, violationOf } from '../rules/violations.ts';
import type { State } from '../state.ts';
import { type Expansion, type Resource, resourceIndex, sumCards } from '../vocabulary.ts';
import { listAmounts } from './phrases.ts';
import { aBuild, expansionNames, resourceNames } from './names.ts';

/** Explains why this id is no choice now and, if helpful, what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!isNotation(id))
    return { en: `There’s no move “${id}” in this game.`, de: `Einen Zug „${id}“ gibt es in diesem Spiel nicht.` };
  if (!decision) return notAsked(state, seat);
  if (decision.key !== 'menu') return otherQuestion(id);
  const violation = violationOf(state, id);
  if (!violation) return { en: `You can’t play “${id}” right now.`, de: `„${id}“ ist gerade kein möglicher Zug.` };
  const action = actionName(id);
  const reason = reasonText(violation);
  return { en: `You can’t ${action.en}: ${reason.en}.`, de: `Du kannst ${action.de}: ${capitalize(reason).de}.` };
}

const notAsked = ({ active }: State, seat: Seat): Text =>
  active === seat
    ? {
        en: 'Other players have to choose first. Then your turn goes on.',
        de: 'Erst müssen andere wählen. Dann geht dein Zug weiter.',
      }
    : {
        en: 'It’s not your turn. You’ll get a message when it is.',
        de: 'Du bist nicht am Zug. Du bekommst eine Nachricht, wenn es so weit ist.',
      };

function otherQuestion(id: string): Text {
  if (!resourceIndex.has(id))
    return { en: 'Answer the open question first.', de: 'Beantworte zuerst die offene Frage.' };
  const name = resourceNames[id as Resource];
  return {
    en: `${capitalize(name).en} isn’t one of the cards you can choose.`,
    de: `${name.de} steht nicht zur Wahl.`,
  };
}

const nameFor = (seat: string): string => seatPlaceholder((seatNames as readonly string[]).indexOf(seat));

/** A move after “You can't”; the German text includes its `nicht`. */
function actionName(id: string): Text {
  const [verb = '', what = '', where = ''] = id.split(' ');
  const good = resourceNames[what as Resource];
  switch (verb) {
    case 'stack':
      return { en: `trade ${good.en} with the stack`, de: `${good.de} nicht mit dem Stapel tauschen` };
    case 'market': {
      const other = resourceNames[where as Resource];
      return { en: `trade ${good.en} for ${other.en}`, de: `${good.de} nicht gegen ${other.de} tauschen` };
    }
    case 'trade':
      return { en: `trade with ${nameFor(what)}`, de: `nicht mit ${nameFor(what)} tauschen` };
    case 'library':
      return { en: `look at ${nameFor(what)}’s hand`, de: `die Hand von ${nameFor(what)} nicht ansehen` };
    case 'guild':
      return { en: `draw a card from ${nameFor(what)}`, de: `keine Karte von ${nameFor(what)} ziehen` };
    default: {
      const expansion = expansionNames[what as Expansion] as Text | undefined;
      const built = aBuild[what as keyof typeof aBuild] as Text | undefined;
      if (built) return { en: `build ${built.en}`, de: `jetzt ${built.de.replace('ein', 'kein')} bauen` };
      return { en: `build the *${expansion?.en ?? what}*`, de: `*${expansion?.de ?? what}* nicht bauen` };
    }
  }
}

function reasonText(violation: Violation): Text {
  if (violation.kind !== 'cards') return plain[violation.kind];
  const list = listAmounts(violation.short);
  const one = sumCards(violation.short) === 1;
  return {
    en: `you’re ${list.en} short and don’t have ${violation.group} spare matching cards for ${one ? 'it' : 'each'}`,
    de: `es ${one ? 'fehlt' : 'fehlen'} ${list.de}, und du hast nicht ${one ? '' : 'für jede davon '}${violation.group} gleiche Karten übrig`,
  };
}

const plain = {
  built: { en: 'you’ve already built one this turn', de: 'das hast du in diesem Zug schon gebaut' },
  'no-settlements': { en: 'there are no settlements left', de: 'keine Siedlung ist übrig' },
  'no-own-settlement': { en: 'you have no settlement to flip', de: 'du hast keine Siedlung zum Umdrehen' },
  'no-city': { en: 'you need a city without an expansion', de: 'dafür brauchst du eine eigene Stadt ohne Ausbau' },
  'no-expansions': { en: 'there are no expansions left', de: 'kein Ausbau ist übrig' },
  'none-free': {
    en: 'the stack is empty, and no one has one you can take',
    de: 'der Stapel ist leer, und niemandem kannst du eine abnehmen',
  },
  'not-held': { en: 'you don’t have that card', de: 'die Karte hast du nicht' },
  'not-on-market': { en: 'it isn’t in the market', de: 'das liegt nicht auf dem Markt' },
  'same-kind': { en: 'you have to take a different kind', de: 'du musst eine andere Sorte nehmen' },
  'trading-over': { en: 'you’re done trading this turn', de: 'in diesem Zug ist das Tauschen vorbei' },
  'no-trades': { en: 'you have no trades left this turn', de: 'in diesem Zug kannst du nicht mehr tauschen' },
  'no-road': {
    en: 'without a road on side A, you can only trade with the stack',
    de: 'ohne Straße auf Seite A kannst du nur mit dem Stapel tauschen',
  },
  'too-many': { en: 'you don’t have that many trades left', de: 'so viele Karten kannst du nicht mehr tauschen' },
  yourself: { en: 'that’s you', de: 'das bist du selbst' },
  absent: { en: 'no one is sitting there', de: 'dort sitzt niemand' },
  'empty-hand': { en: 'that hand doesn’t have enough cards', de: 'auf dieser Hand sind zu wenige Karten' },
  'no-library': { en: 'you have no *Library*', de: 'du hast keine *Bibliothek*' },
  'library-used': {
    en: 'you’ve already used your *Library* this turn',
    de: 'deine *Bibliothek* hast du in diesem Zug schon genutzt',
  },
  'no-guild': { en: 'you have no *Merchant Guild*', de: 'du hast keine *Händlergilde*' },
  'guild-used': {
    en: 'you’ve already used your *Merchant Guild* this turn',
    de: 'deine *Händlergilde* hast du in diesem Zug schon genutzt',
  },
  weaker: {
    en: 'you can only choose someone with at least as many points as you',
    de: 'du kannst nur jemanden mit mindestens so vielen Punkten wählen',
  },
  robbed: {
    en: 'that player is still choosing what the robbers take',
    de: 'dort ist noch offen, was die Räuber nehmen',
  },
  gone: { en: 'there are none left', de: 'davon ist keine Karte übrig' },
  'no-destiny': { en: 'there’s no destiny card with two players', de: 'zu zweit gibt es keine Schicksalskarte' },
} as const satisfies Record<string, Text>;
