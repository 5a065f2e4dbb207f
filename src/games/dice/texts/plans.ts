import { type Text, text } from '../../../engine/text.ts';
import { capital } from '../../phrases.ts';
import { CASTLE } from '../rules/moves.ts';
import type { Face, PricedKind } from '../vocabulary.ts';
import { faceNames, kindWords } from './words.ts';

/** As long as a button may be. */
const LONGEST = 74;

/** `Knight 2 (2 gold → ore)`, several with a plus between. */
export function planText(moves: readonly string[]): Text {
  return text((language) => {
    const parts: string[] = [];
    let help: string[] = [];
    for (const move of moves) {
      const [verb, what = '', where = ''] = move.split(' ');
      const face = (name: string): string => faceNames[name as Face][language];
      if (verb === 'gold') help.push(`2 ${face('gold')} → ${face(what)}`);
      else if (verb === 'joker') help.push(`Joker: ${face(what)} → ${face(where)}`);
      else {
        const built = move === CASTLE ? capital(kindWords.castle.one)[language] : `${capital(kindWords[what as PricedKind].one)[language]} ${where}`;
        parts.push(help.length === 0 ? built : `${built} (${help.join(', ')})`);
        help = [];
      }
    }
    const whole = parts.join(' + ');
    // What is too long leaves out how it is paid.
    return whole.length <= LONGEST ? whole : parts.map((part) => part.replace(/ \(.*\)$/u, '')).join(' + ');
  });
}
