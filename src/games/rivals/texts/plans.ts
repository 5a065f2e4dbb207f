import { perLanguage, type Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { Resource } from '../vocabulary.ts';
import { buildPhrase } from './actions.ts';
import { resourceNames } from './names.ts';
import { countGoods, shortName } from './phrases.ts';

/** `Build City: trade 3 gold for ore`. */
export function tradePlanText(card: CardId, given: Resource, rate: number, got: Resource): Text {
  const build = buildPhrase(shortName(card));
  const [gives, gets] = [countGoods(rate, given), resourceNames[got]];
  return {
    en: `${build.en}: trade ${gives.en} for ${gets.en}`,
    de: `${build.de}: ${gives.de} gegen ${gets.de} tauschen`,
  };
}

/** `End Turn, Stack 2`: the stack that the next card is drawn from. */
export function endPlanName(stack: string): Text {
  const number = stack.slice('stack-'.length);
  const end: Text = { en: 'End Turn, Stack', de: 'Zug beenden, Stapel' };
  return perLanguage((language) => `${end[language]} ${number}`);
}
