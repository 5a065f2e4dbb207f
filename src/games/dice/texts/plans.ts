import { type Text, perLanguage } from '../../../engine/text.ts';
import { capitalize } from '../../phrases.ts';
import { CASTLE } from '../rules/moves.ts';
import type { DieFace, PricedKind } from '../vocabulary.ts';
import { faceNames, kindWords } from './names.ts';

/** Maximum lengths on a button, alone and between other words. */
const LONGEST = 74;
const LONGEST_TURN = 46;

/** `Knight 2 (2 gold → ore)`; several are joined with a plus. */
export function planText(moves: readonly string[], longest = LONGEST): Text {
  return perLanguage((language) => {
    const parts: string[] = [];
    let help: string[] = [];
    for (const move of moves) {
      const [verb, what = '', where = ''] = move.split(' ');
      const face = (name: string): string => faceNames[name as DieFace][language];
      if (verb === 'gold') help.push(`2 ${face('gold')} → ${face(what)}`);
      else if (verb === 'joker') help.push(`Joker: ${face(what)} → ${face(where)}`);
      else {
        const built =
          move === CASTLE
            ? capitalize(kindWords.castle.one)[language]
            : `${capitalize(kindWords[what as PricedKind].one)[language]} ${where}`;
        parts.push(help.length === 0 ? built : `${built} (${help.join(', ')})`);
        help = [];
      }
    }
    const full = parts.join(' + ');
    // Long plans leave out the payment.
    return full.length <= longest ? full : parts.map((part) => part.replace(/ \(.*\)$/u, '')).join(' + ');
  });
}

/** `Knight 2, then end turn`; `kept` if the dice may still be rolled. */
export function turnPlanText(moves: readonly string[], kept = false): Text {
  const plan = planText(moves, LONGEST_TURN);
  const keep: Text = kept ? { en: 'Keep all: ', de: 'Behalten: ' } : { en: '', de: '' };
  return { en: `${keep.en}${plan.en}, then end turn`, de: `${keep.de}${plan.de}, dann Zug beenden` };
}
