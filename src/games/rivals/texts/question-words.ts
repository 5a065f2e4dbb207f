import type { Decision } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { View } from '../view.ts';
import { countResources } from './phrases.ts';

/** What a question is about. */
export interface About {
  readonly view: View;
  readonly decision: Decision;
  /** What follows the dot of the key, in words; only where that is a card, a die face or a step of the turn. */
  readonly cause: Text;
}

export type Write = (about: About) => Text;

export const say = (en: string, de: string): Write => () => ({ en, de });
export const because = (en: string, de: string): Write => ({ cause }) => ({ en: `${en} (${cause.en}).`, de: `${de} (${cause.de}).` });

/** `2 resources`, `up to 2 resources`, `1 or 2 resources`. Whether none may be picked is said by the choice for it. */
export function howMany({ min, max }: Decision): Text {
  const most = countResources(max);
  if (min === max || max === 1) return most;
  if (min === 0) return { en: `up to ${most.en}`, de: `bis zu ${most.de}` };
  const or = max === min + 1 ? { en: 'or', de: 'oder' } : { en: 'to', de: 'bis' };
  return text((language) => `${min} ${or[language]} ${most[language]}`);
}

/** Which resources, for what, and where they go: `Choose 2 resources to pay and where they come from (…).` */
export const goods = (deed: Text, where: (one: boolean) => Text): Write => ({ decision, cause }) => {
  const what = howMany(decision);
  const one = decision.max === 1;
  const place = where(one);
  return {
    en: `Choose ${what.en}${deed.en} and ${place.en} (${cause.en}).`,
    de: `Wähle ${what.de}${deed.de ? `, ${one ? 'den' : 'die'} ${deed.de},` : ''} und ${place.de} (${cause.de}).`,
  };
};

export const into = (one: boolean): Text =>
  one ? { en: 'where to store it', de: 'wo du ihn einlagerst' } : { en: 'where to store them', de: 'wo du sie einlagerst' };
export const from = (one: boolean): Text =>
  one ? { en: 'where it comes from', de: 'woher er kommt' } : { en: 'where they come from', de: 'woher sie kommen' };
