import type { Seat } from '../../engine/scene/index.ts';
import type { Brush, Rect } from './brush.ts';
import { titleFont, writeName } from './fonts.ts';
import type { Say } from '../composition.ts';
import { houseOf } from './houses.ts';
import type { Style } from './words.ts';
import { trySettle, write } from './words.ts';

interface Person {
  readonly seat: Seat;
  readonly name: string;
}

/** A name that somebody chose must never cost the picture: the colour of the seat stands in for one that cannot be written. */
export const nameOf = ({ name, seat }: Person, say: Say): string => writeName(name) ?? say(houseOf(seat).name);

/** Writes a name; one that is too long even at the least size ends in dots. */
export function writePerson(brush: Brush, person: Person, style: Omit<Style, 'font'>, room: Rect): number {
  const name = nameOf(person, brush.say);
  return writeCut(brush, name, { ...style, font: titleFont(name) }, room);
}

/** Words that hold a name somebody chose: signs without letters are left out, what is too long ends in dots. */
export function writeNamed(brush: Brush, words: string, style: Style, room: Rect): number {
  return writeCut(brush, writeName(words) ?? '', style, room);
}

function writeCut(brush: Brush, words: string, style: Style, room: Rect): number {
  const letters = Array.from(words);
  for (let length = letters.length; length > 0; length--) {
    const kept = length === letters.length ? words : `${letters.slice(0, length).join('').trimEnd()}…`;
    if (trySettle(kept, style, room.w, room.h) !== null) return write(brush, kept, style, room).width;
  }
  return 0;
}
