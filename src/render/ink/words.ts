import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Rect } from './brush.ts';
import { fontOf } from './fonts.ts';
import type { Font } from './fonts.ts';

export interface Style {
  readonly font: Font;
  readonly size: number;
  /** Down to this size a text may shrink; its size when left out. */
  readonly least?: number;
  readonly ink: string;
  readonly align?: 'left' | 'center' | 'right';
  /** The most lines it may take; one when left out. */
  readonly lines?: number;
  /** Height of a line in sizes. */
  readonly leading?: number;
}

interface Extent {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const ruler = createCanvas(1, 1).getContext('2d');
const extents = new Map<string, Extent>();

/** Measured once at 100 px: widths grow evenly with the size. */
function measure(font: Font, words: string): Extent {
  const key = `${font}|${words}`;
  const known = extents.get(key);
  if (known !== undefined) return known;
  ruler.font = fontOf(font, 100);
  const metrics = ruler.measureText(words);
  const extent = {
    width: Math.max(metrics.width, metrics.actualBoundingBoxRight) / 100,
    ascent: metrics.actualBoundingBoxAscent / 100,
    descent: metrics.actualBoundingBoxDescent / 100,
  };
  if (extents.size > 5000) extents.clear();
  extents.set(key, extent);
  return extent;
}

export const widthOf = (font: Font, size: number, words: string): number => measure(font, words).width * size;

const softHyphen = '\u00AD';
const bare = (words: string): string => words.replaceAll(softHyphen, '');

/** Where a word may be broken: after a hyphen, and at a soft hyphen, which then shows. */
function breakWord(word: string): readonly string[] {
  return word.split(/(?<=-)(?=\p{L})|(?<=\u00AD)/u);
}

/** Fills lines greedily, breaking only words that are wider than a line; null when a piece of a word still is. */
function wrap(font: Font, size: number, words: string, width: number): readonly string[] | null {
  const lines: string[] = [];
  const fits = (candidate: string): boolean => widthOf(font, size, shown(candidate)) <= width;
  for (const paragraph of words.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (fits(joined)) {
        line = joined;
        continue;
      }
      if (line !== '') lines.push(shown(line));
      line = '';
      for (const piece of fits(word) ? [word] : breakWord(word)) {
        if (!fits(piece)) return null;
        if (!fits(line + piece)) {
          lines.push(shown(line));
          line = '';
        }
        line += piece;
      }
    }
    lines.push(shown(line));
  }
  return lines;
}

/** A soft hyphen at the end of a line becomes a hyphen, elsewhere nothing. */
function shown(line: string): string {
  return line.endsWith(softHyphen) ? `${bare(line)}-` : bare(line);
}

interface Setting {
  readonly size: number;
  readonly lines: readonly string[];
}

const leadingOf = (style: Style): number => style.leading ?? 1.16;

/** How high so many lines are, from the ascenders of the first to the descenders of the last. */
const heightOf = (style: Style, size: number, lines: number): number => (lines - 1) * size * leadingOf(style) + size * 0.94;

/**
 * The largest size at which the words fit the room. A short text rather shrinks by a quarter than take a second line.
 * Words that fit at no allowed size are a fault, never cut.
 */
export function settle(words: string, style: Style, width: number, height: number): Setting {
  const setting = trySettle(words, style, width, height);
  if (setting === null) throw new Error(`Words that do not fit: ${bare(words)}`);
  return setting;
}

/** The same, with null for words that do not fit. */
export function trySettle(words: string, style: Style, width: number, height: number): Setting | null {
  const least = style.least ?? style.size;
  const most = style.lines ?? 1;
  const oneLine = (from: number, to: number): Setting | null => {
    const size = Math.min(from, width / measure(style.font, bare(words)).width, height / 0.94);
    return size >= to ? { size, lines: [bare(words)] } : null;
  };
  const several = (): Setting | null => {
    for (let size = style.size; size >= least; size -= 0.5) {
      const lines = wrap(style.font, size, words, width);
      if (lines !== null && lines.length <= most && heightOf(style, size, lines.length) <= height) return { size, lines };
    }
    return null;
  };
  return (
    (words.includes('\n') ? null : oneLine(style.size, most === 1 ? least : Math.max(least, style.size * 0.74))) ??
    (most > 1 ? several() : null) ??
    (words.includes('\n') ? null : oneLine(style.size, least))
  );
}

/** Writes words into a room, in the middle of its height. Returns the width and size used. */
export function write(brush: Brush, words: string, style: Style, room: Rect): { readonly width: number; readonly size: number } {
  if (words === '') return { width: 0, size: style.size };
  const { size, lines } = settle(words.replaceAll("'", '’'), style, room.w, room.h);
  const step = size * leadingOf(style);
  const { ctx } = brush;
  ctx.font = fontOf(style.font, size);
  ctx.fillStyle = style.ink;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const sink = style.font.startsWith('Grenze') ? 0.3 : 0.335;
  const first = room.y + room.h / 2 - ((lines.length - 1) * step) / 2 + size * sink;
  let widest = 0;
  for (const [index, line] of lines.entries()) {
    const extent = measure(style.font, line);
    const width = extent.width * size;
    widest = Math.max(widest, width);
    const slack = room.w - width;
    const x = room.x + (style.align === 'center' ? slack / 2 : style.align === 'right' ? slack : 0);
    const y = first + index * step;
    ctx.fillText(line, x, y);
    const h = (extent.ascent + extent.descent) * size;
    brush.report({ role: 'words', words: line, size, x, y: y - extent.ascent * size, w: width, h, room });
  }
  return { width: widest, size };
}
