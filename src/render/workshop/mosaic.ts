import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Composition, Say, Tile } from '../composition.ts';
import type { Inks } from '../ink/inks.ts';
import { toRgb } from '../ink/palette.ts';
import { paintTile } from './paint.ts';

/** A picture of one byte per pixel. Each row begins with a spare byte, as picture files want it. */
export interface Mosaic {
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
  readonly inks: Inks;
}

/** A kept bitmap: stretches of solid pixels to copy, and the half transparent ones at edges to be mixed in. */
export interface Stone {
  readonly width: number;
  readonly indices: Uint8Array;
  /** Row, start and end of each stretch. */
  readonly spans: Int32Array;
  /** Column, row and pixel of each mixed one. */
  readonly soft: Int32Array;
  readonly bytes: number;
}

export interface Stones {
  get(key: string): Stone | undefined;
  put(key: string, stone: Stone): void;
}

/** Puts a picture together from kept tiles; only those never seen are painted. */
export function assemble(
  composition: Composition,
  say: Say,
  inks: Inks,
  scale: number,
  stones: Stones,
  prefix: string,
  rows: Uint8Array,
): Mosaic {
  const width = Math.round(composition.width * scale);
  const height = Math.round(composition.height * scale);
  const mosaic: Mosaic = { width, height, rows: rows.subarray(0, (width + 1) * height), inks };
  for (let y = 0; y < height; y++) mosaic.rows[y * (width + 1)] = 0;
  for (const part of composition.parts) {
    if (part.kind === 'fill') {
      const [r, g, b] = toRgb(part.colour as `#${string}`);
      const { x, y, w, h } = part.area;
      fillArea(
        mosaic,
        inks.nearest(r | (g << 8) | (b << 16)),
        Math.round(x * scale),
        Math.round(y * scale),
        Math.round((x + w) * scale),
        Math.round((y + h) * scale),
      );
      continue;
    }
    const key = prefix + part.key;
    let stone = stones.get(key);
    if (stone === undefined) {
      stone = cut(part, say, inks, scale);
      stones.put(key, stone);
    }
    lay(mosaic, stone, Math.round((part.area.x - part.bleed) * scale), Math.round((part.area.y - part.bleed) * scale));
  }
  return mosaic;
}

function fillArea(mosaic: Mosaic, index: number, left: number, top: number, right: number, bottom: number): void {
  const stride = mosaic.width + 1;
  for (let y = Math.max(0, top); y < Math.min(bottom, mosaic.height); y++) {
    mosaic.rows.fill(index, y * stride + 1 + Math.max(0, left), y * stride + 1 + Math.min(right, mosaic.width));
  }
}

let easel: Canvas | null = null;

/** Paints a tile and turns it into a stone. */
function cut(part: Tile, say: Say, inks: Inks, scale: number): Stone {
  const width = Math.ceil((part.area.w + 2 * part.bleed) * scale);
  const height = Math.ceil((part.area.h + 2 * part.bleed) * scale);
  if (easel === null || easel.width < width || easel.height < height) easel = createCanvas(
    Math.max(width, easel?.width ?? 0),
    Math.max(height, easel?.height ?? 0),
  );
  const ctx = easel.getContext('2d');
  ctx.clearRect(0, 0, width, height);
  ctx.save();
  ctx.scale(scale, scale);
  ctx.translate(part.bleed, part.bleed);
  paintTile(part, { ctx, say, report: () => undefined });
  ctx.restore();
  const { data } = ctx.getImageData(0, 0, width, height);
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const indices = new Uint8Array(width * height);
  const spans: number[] = [];
  const soft: number[] = [];
  for (let y = 0; y < height; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const offset = y * width + x;
      const value = x < width ? (pixels[offset] ?? 0) : 0;
      const alpha = value >>> 24;
      if (alpha === 255) {
        indices[offset] = inks.nearest(value);
        if (start < 0) start = x;
        continue;
      }
      if (start >= 0) spans.push(y, start, x);
      start = -1;
      if (alpha > 0) soft.push(x, y, value);
    }
  }
  return {
    width,
    indices,
    spans: Int32Array.from(spans),
    soft: Int32Array.from(soft),
    bytes: indices.length + 4 * (spans.length + soft.length) + 2000,
  };
}

function lay(mosaic: Mosaic, stone: Stone, left: number, top: number): void {
  const stride = mosaic.width + 1;
  const { spans, soft, indices, width } = stone;
  for (let index = 0; index < spans.length; index += 3) {
    const row = spans[index] ?? 0;
    const y = top + row;
    if (y < 0 || y >= mosaic.height) continue;
    const start = Math.max(spans[index + 1] ?? 0, -left);
    const end = Math.min(spans[index + 2] ?? 0, mosaic.width - left);
    if (end > start) mosaic.rows.set(indices.subarray(row * width + start, row * width + end), y * stride + 1 + left + start);
  }
  const { packed } = mosaic.inks;
  for (let index = 0; index < soft.length; index += 3) {
    const x = left + (soft[index] ?? 0);
    const y = top + (soft[index + 1] ?? 0);
    if (x < 0 || y < 0 || x >= mosaic.width || y >= mosaic.height) continue;
    const at = y * stride + 1 + x;
    mosaic.rows[at] = mosaic.inks.nearest(mix(packed[mosaic.rows[at] ?? 0] ?? 0, soft[index + 2] ?? 0));
  }
}

/** The pixel over the colour below it, as far as it covers it. */
function mix(below: number, value: number): number {
  const cover = value >>> 24;
  const bare = 255 - cover;
  const red = ((value & 255) * cover + (below & 255) * bare + 127) / 255;
  const green = (((value >> 8) & 255) * cover + ((below >> 8) & 255) * bare + 127) / 255;
  const blue = (((value >> 16) & 255) * cover + ((below >> 16) & 255) * bare + 127) / 255;
  return (red | 0) | ((green | 0) << 8) | ((blue | 0) << 16);
}

/** A painted canvas as a mosaic in its own most frequent colours. */
export function digestCanvas(canvas: Canvas, gather: (pixels: Int32Array, width: number, height: number) => Inks): Mosaic {
  const { width, height } = canvas;
  const data = canvas.data();
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const inks = gather(pixels, width, height);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1) + 1;
    let last = ~(pixels[y * width] ?? 0);
    let index = 0;
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x] ?? 0;
      if (value !== last) {
        last = value;
        index = inks.nearest(value);
      }
      rows[row + x] = index;
    }
  }
  return { width, height, rows, inks };
}
