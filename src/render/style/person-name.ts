import type { Seat } from '../../engine/scene/index.ts';
import type { Brush, Rect } from './brush.ts';
import { titleFont, printableName } from './fonts.ts';
import type { Translate } from '../composition.ts';
import { seatStyleOf } from './seat-style.ts';
import type { TextStyle } from './text.ts';
import { tryFitText, drawText } from './text.ts';

interface NamedSeat {
  readonly seat: Seat;
  readonly name: string;
}

/** Printable name of a person; falls back to the seat's colour. */
export const printedNameOf = ({ name, seat }: NamedSeat, translate: Translate): string =>
  printableName(name) ?? translate(seatStyleOf(seat).name);

/** Draws a name, with an ellipsis if it is too long at the smallest size. */
export function drawPersonName(brush: Brush, person: NamedSeat, style: Omit<TextStyle, 'font'>, room: Rect): number {
  const name = printedNameOf(person, brush.translate);
  return drawTruncated(brush, name, { ...style, font: titleFont(name) }, room);
}

/** Draws text with a user's name in it, without unprintable characters and with an ellipsis if too long. */
export function drawTextWithName(brush: Brush, text: string, style: TextStyle, room: Rect): number {
  return drawTruncated(brush, printableName(text) ?? '', style, room);
}

function drawTruncated(brush: Brush, text: string, style: TextStyle, room: Rect): number {
  const letters = Array.from(text);
  for (let length = letters.length; length > 0; length--) {
    const kept = length === letters.length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
    if (tryFitText(kept, style, room.w, room.h) !== null) return drawText(brush, kept, style, room).width;
  }
  return 0;
}
