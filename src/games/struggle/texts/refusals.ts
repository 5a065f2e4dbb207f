import type { Decision, Seat } from '../../../engine/script.ts';
import { seatNames } from '../../../engine/seats.ts';
import { nameOf, type Text } from '../../../engine/text.ts';
import { capital } from '../../phrases.ts';
import { knows } from '../notation.ts';
import { type Fault, faultOf } from '../rules/faults.ts';
import type { State } from '../state.ts';
import { type Expansion, type Resource, resourceIndex, sumOf } from '../vocabulary.ts';
import { listAmounts } from './phrases.ts';
import { aBuild, expansionNames, resourceNames } from './words.ts';

/** Why this id is not among the choices now: what is not possible, why, and where it helps, what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!knows(id)) return { en: `There is no move “${id}” in this game.`, de: `Einen Zug „${id}“ gibt es in diesem Spiel nicht.` };
  if (!decision) return notAsked(state, seat);
  if (decision.key !== 'menu') return otherQuestion(id);
  const fault = faultOf(state, id);
  if (!fault) return { en: `“${id}” is no move that is open to you now.`, de: `„${id}“ ist gerade kein möglicher Zug.` };
  const deed = deedName(id);
  const reason = reasonText(fault);
  return { en: `You cannot ${deed.en}: ${reason.en}.`, de: `Du kannst ${deed.de}: ${capital(reason).de}.` };
}

const notAsked = ({ active }: State, seat: Seat): Text =>
  active === seat
    ? { en: 'Others have to choose first; then your turn goes on.', de: 'Erst müssen andere wählen; dann geht dein Zug weiter.' }
    : { en: 'It is not your turn. You will be called when it is.', de: 'Du bist nicht am Zug. Du wirst gerufen, wenn es so weit ist.' };

function otherQuestion(id: string): Text {
  if (!resourceIndex.has(id)) return { en: 'First answer the open question.', de: 'Beantworte zuerst die offene Frage.' };
  const name = resourceNames[id as Resource];
  return { en: `${capital(name).en} is not among the cards to choose from.`, de: `${name.de} gehört nicht zu den Karten, die zur Wahl stehen.` };
}

const nameFor = (seat: string): string => nameOf((seatNames as readonly string[]).indexOf(seat));

/** A move as something one cannot do; the German words contain their `nicht`. */
function deedName(id: string): Text {
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
      return { en: `look at the hand of ${nameFor(what)}`, de: `die Hand von ${nameFor(what)} nicht ansehen` };
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

function reasonText(fault: Fault): Text {
  if (fault.kind !== 'cards') return plain[fault.kind];
  const list = listAmounts(fault.short);
  const one = sumOf(fault.short) === 1;
  return {
    en: `${list.en} ${one ? 'is' : 'are'} missing, and ${fault.group} equal cards to spare for ${one ? 'it' : 'each'}`,
    de: `es ${one ? 'fehlt' : 'fehlen'} ${list.de} und ${fault.group} gleiche übrige Karten ${one ? 'dafür' : 'für jede davon'}`,
  };
}

const plain = {
  built: { en: 'you have built one of that kind in this turn', de: 'von dieser Art hast du in diesem Zug schon gebaut' },
  'no-settlements': { en: 'no settlement is left', de: 'keine Siedlung ist übrig' },
  'no-own-settlement': { en: 'a city grows from a settlement, and you have none', de: 'eine Stadt wächst aus einer Siedlung, und du hast keine' },
  'no-city': { en: 'it wants a city of yours without an expansion', de: 'dafür brauchst du eine eigene Stadt ohne Ausbau' },
  'no-expansions': { en: 'no expansion is left', de: 'kein Ausbau ist übrig' },
  'none-free': { en: 'the stack is empty, and nobody has one that can be taken', de: 'der Stapel ist leer, und niemand hat eine freie Karte' },
  'not-held': { en: 'you hold no such card', de: 'du hast keine solche Karte' },
  'not-on-market': { en: 'it does not lie on the market', de: 'das liegt nicht auf dem Markt' },
  'same-kind': { en: 'a kind is not traded for itself', de: 'eine Sorte wird nicht gegen sich selbst getauscht' },
  'trading-over': { en: 'trading is over once you build', de: 'mit dem Bauen ist das Tauschen vorbei' },
  'no-trades': { en: 'your trades of this turn are used up', de: 'deine Tausche in diesem Zug sind verbraucht' },
  'no-road': { en: 'without a road on side A you trade with the stack only', de: 'ohne Straße auf Seite A tauschst du nur mit dem Stapel' },
  'too-many': { en: 'you have fewer trades left than that', de: 'so viele Tausche hast du nicht mehr' },
  yourself: { en: 'that is you', de: 'das bist du selbst' },
  absent: { en: 'nobody sits there', de: 'dort sitzt niemand' },
  'empty-hand': { en: 'that hand has too few cards', de: 'diese Hand hat zu wenige Karten' },
  'no-library': { en: 'you have no *Library*', de: 'du hast keine *Bibliothek*' },
  'library-used': { en: 'the *Library* was used in this turn', de: 'die *Bibliothek* ist in diesem Zug schon genutzt' },
  'no-guild': { en: 'you have no *Merchant Guild*', de: 'du hast keine *Händlergilde*' },
  'guild-used': { en: 'your *Merchant Guild* was used in this turn', de: 'deine *Händlergilde* ist in diesem Zug schon genutzt' },
  weaker: { en: 'only who has at least as many points as you can be chosen', de: 'wählen kannst du nur, wer mindestens so viele Punkte hat wie du' },
  robbed: { en: 'the robbers are there, and the choice is still open', de: 'dort sind gerade die Räuber, und die Wahl ist noch offen' },
  gone: { en: 'none of these is left', de: 'davon ist keine Karte übrig' },
  'no-destiny': { en: 'two players have no destiny card', de: 'zu zweit gibt es keine Schicksalskarte' },
} as const satisfies Record<string, Text>;
