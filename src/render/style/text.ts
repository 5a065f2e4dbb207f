import type { Brush, Rect } from './brush.ts';
import { fontOf } from './fonts.ts';
import type { Font } from './fonts.ts';
import { currentSurface } from './surface.ts';
import type { Pen } from './surface.ts';

export interface TextStyle {
  readonly font: Font;
  readonly size: number;
  /** Smallest allowed size; `size` by default. */
  readonly least?: number;
  readonly ink: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Maximum number of lines; one by default. */
  readonly lines?: number;
  /** Line height relative to the size. */
  readonly leading?: number;
}

interface TextExtent {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

let measuringPen: Pen | null = null;
const extents = new Map<string, TextExtent>();

/** Measures text at 100 px, as widths scale linearly; cached. */
function measureText(font: Font, text: string): TextExtent {
  const key = `${font}|${text}`;
  const known = extents.get(key);
  if (known !== undefined) return known;
  measuringPen ??= currentSurface().createPen(1, 1);
  measuringPen.font = fontOf(font, 100);
  const metrics = measuringPen.measureText(text);
  const extent = {
    width: Math.max(metrics.width, metrics.actualBoundingBoxRight) / 100,
    ascent: metrics.actualBoundingBoxAscent / 100,
    descent: metrics.actualBoundingBoxDescent / 100,
  };
  if (extents.size > 5000) extents.clear();
  extents.set(key, extent);
  return extent;
}

export const widthOf = (font: Font, size: number, text: string): number => measureText(font, text).width * size;

const softHyphen = '\u00AD';
const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, '');

/** Splits a word after hyphens and at soft hyphens. */
function breakWord(word: string): readonly string[] {
  return word.split(/(?<=-)(?=\p{L})|(?<=\u00AD)/u);
}

/** Fills lines greedily, breaking only words wider than a line; null if a piece is still too wide. */
function wrap(font: Font, size: number, text: string, width: number): readonly string[] | null {
  const lines: string[] = [];
  const fits = (candidate: string): boolean => widthOf(font, size, visibleLine(candidate)) <= width;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (fits(joined)) {
        line = joined;
        continue;
      }
      if (line !== '') lines.push(visibleLine(line));
      line = '';
      for (const piece of fits(word) ? [word] : breakWord(word)) {
        if (!fits(piece)) return null;
        if (!fits(line + piece)) {
          lines.push(visibleLine(line));
          line = '';
        }
        line += piece;
      }
    }
    lines.push(visibleLine(line));
  }
  return lines;
}

/** Shows a soft hyphen at the end of a line and removes all others. */
function visibleLine(line: string): string {
  return line.endsWith(softHyphen) ? `${withoutSoftHyphens(line)}-` : withoutSoftHyphens(line);
}

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const lineHeightOf = (style: TextStyle): number => style.leading ?? 1.16;

/** Height of a number of lines, from the first ascender to the last descender. */
const textHeight = (style: TextStyle, size: number, lines: number): number =>
  (lines - 1) * size * lineHeightOf(style) + size * 0.94;

/**
 * Finds the largest size that fits. Short text shrinks by up to a quarter before it wraps. Throws if nothing fits; text
 * is never cut.
 */
export function fitText(text: string, style: TextStyle, width: number, height: number): FittedText {
  const setting = tryFitText(text, style, width, height);
  if (setting === null) throw new Error(`Text does not fit: ${withoutSoftHyphens(text)}`);
  return setting;
}

/** Like `fitText`, but returns null if nothing fits. */
export function tryFitText(text: string, style: TextStyle, width: number, height: number): FittedText | null {
  const least = style.least ?? style.size;
  const most = style.lines ?? 1;
  const oneLine = (from: number, to: number): FittedText | null => {
    const size = Math.min(from, width / measureText(style.font, withoutSoftHyphens(text)).width, height / 0.94);
    return size >= to ? { size, lines: [withoutSoftHyphens(text)] } : null;
  };
  const several = (): FittedText | null => {
    for (let size = style.size; size >= least; size -= 0.5) {
      const lines = wrap(style.font, size, text, width);
      if (lines !== null && lines.length <= most && textHeight(style, size, lines.length) <= height)
        return { size, lines };
    }
    return null;
  };
  return (
    (text.includes('\n') ? null : oneLine(style.size, most === 1 ? least : Math.max(least, style.size * 0.74))) ??
    (most > 1 ? several() : null) ??
    (text.includes('\n') ? null : oneLine(style.size, least))
  );
}

/** Draws text vertically centred in a box. Returns the width and size used. */
export function drawText(
  brush: Brush,
  text: string,
  style: TextStyle,
  room: Rect,
): { readonly width: number; readonly size: number } {
  if (text === '') return { width: 0, size: style.size };
  const { size, lines } = fitText(text.replaceAll("'", '’'), style, room.w, room.h);
  const step = size * lineHeightOf(style);
  const { ctx } = brush;
  ctx.font = fontOf(style.font, size);
  ctx.fillStyle = style.ink;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const sink = style.font.startsWith('Grenze') ? 0.3 : 0.335;
  const first = room.y + room.h / 2 - ((lines.length - 1) * step) / 2 + size * sink;
  let widest = 0;
  for (const [index, line] of lines.entries()) {
    const extent = measureText(style.font, line);
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
