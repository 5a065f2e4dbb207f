import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import type { News } from '../news.ts';

/** Whoever listens is addressed; everybody else has a name. `null` listens for those who watch. */
export type Listener = Seat | null;

/** News of one kind. */
export type Told<K extends News['kind']> = Extract<News, { readonly kind: K }>;

interface BySeat {
  readonly seat: Seat;
}

export const isOwn = ({ seat }: BySeat, listener: Listener): boolean => seat === listener;
export const toOther = ({ seat }: BySeat, write: (name: string) => Text): Text => write(nameOf(seat));

/** `You built …`, `Ben built …`; in German with the verb that goes with it: `Du hast … gebaut`, `Ben hat … gebaut`. */
export function did({ seat }: BySeat, listener: Listener, deed: Text): Text {
  const who = seat === listener ? { en: 'You', de: 'Du hast' } : { en: nameOf(seat), de: `${nameOf(seat)} hat` };
  return text((language) => `${who[language]} ${deed[language]}.`);
}

/** After a preposition with the dative: `von dir`, `von Ben`. */
export const fromWhom = (seat: Seat, listener: Listener): Text =>
  seat === listener ? { en: 'you', de: 'dir' } : verbatim(nameOf(seat));

/** As the object: `for you`, `für dich`. */
export const forWhom = (seat: Seat, listener: Listener): Text =>
  seat === listener ? { en: 'you', de: 'dich' } : verbatim(nameOf(seat));
