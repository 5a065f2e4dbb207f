import type { Decision } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import type { View } from '../view.ts';
import { countResources } from './phrases.ts';
import { capitalize } from '../../phrases.ts';

/** Everything the wording of a question depends on. */
export interface WordingContext {
  readonly view: View;
  readonly decision: Decision;
  /** The part of the key after the dot, as text; only for a card, a die face or a step of the turn. */
  readonly cause: Text;
}

export type QuestionWriter = (about: WordingContext) => Text;

export const plainQuestion =
  (en: string, de: string): QuestionWriter =>
  () => ({ en, de });

/** `*Feud*: choose the building you give up.` */
export const because =
  (en: string, de: string): QuestionWriter =>
  ({ cause }) =>
    withCause(cause, { en, de });

export function withCause(cause: Text, request: Text): Text {
  const title = capitalize(cause);
  return perLanguage((language) => `${title[language]}: ${request[language]}.`);
}

/** `2 resources`, `up to 2 resources`, `1 or 2 resources`; the choice to pass covers taking none. */
export function howMany({ min, max }: Decision): Text {
  const most = countResources(max);
  if (min === max || max === 1) return most;
  if (min === 0) return { en: `up to ${most.en}`, de: `bis zu ${most.de}` };
  const or = max === min + 1 ? { en: 'or', de: 'oder' } : { en: 'to', de: 'bis' };
  return perLanguage((language) => `${min} ${or[language]} ${most[language]}`);
}

/** `Celebration: take 1 resource.` */
export const goods =
  (request: (amount: Text) => Text): QuestionWriter =>
  ({ decision, cause }) =>
    withCause(cause, request(howMany(decision)));

/** `*Merchant*: hand over 2 resources. Choose where they come from.` */
export const goodsFrom =
  (request: (amount: Text) => Text): QuestionWriter =>
  (about) => {
    const text = goods(request)(about);
    return about.decision.max === 1
      ? { en: `${text.en} Choose where it comes from.`, de: `${text.de} Wähle, woher er kommt.` }
      : { en: `${text.en} Choose where they come from.`, de: `${text.de} Wähle, woher sie kommen.` };
  };
