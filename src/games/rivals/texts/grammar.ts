import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, verbatim } from '../../../engine/text.ts';
import type { GameEvent } from '../game-event.ts';
import type { Listener } from '../../phrases.ts';

export type EventOfKind<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

interface BySeat {
  readonly seat: Seat;
}

export const isOwn = ({ seat }: BySeat, listener: Listener): boolean => seat === listener;
export const toOther = ({ seat }: BySeat, write: (name: string) => Text): Text => write(seatPlaceholder(seat));

/** As the object: `for you`, `für dich`. */
export const forWhom = (seat: Seat, listener: Listener): Text =>
  seat === listener ? { en: 'you', de: 'dich' } : verbatim(seatPlaceholder(seat));
