import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';

/** Whoever listens is addressed; everybody else has a name. `null` listens for those who watch. */
export type Listener = Seat | null;

/** `You built …`, `Ben built …`; in German `Du hast … gebaut`, `Ben hat … gebaut`. */
export function did(seat: Seat, listener: Listener, deed: Text): Text {
  const who = seat === listener ? { en: 'You', de: 'Du hast' } : { en: nameOf(seat), de: `${nameOf(seat)} hat` };
  return text((language) => `${who[language]} ${deed[language]}.`);
}

/** After `from`, `to`, `with`: `dir`, `Ben`. */
export const toWhom = (seat: Seat, listener: Listener): Text =>
  seat === listener ? { en: 'you', de: 'dir' } : verbatim(nameOf(seat));

export const isAre = (seat: Seat, listener: Listener, mine: Text, theirs: (name: string) => Text): Text =>
  seat === listener ? mine : theirs(nameOf(seat));
