import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Composition, Translate, TilePart } from '../composition.ts';
import type { IndexedPalette } from '../style/indexed-palette.ts';
import { toRgb } from '../style/theme.ts';
import { paintTile } from '../paint.ts';

/** A picture of one byte per pixel. Each row starts with a spare byte for PNG filters. */
export interface IndexedBitmap {
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
  readonly palette: IndexedPalette;
}

/** A cached bitmap: spans of solid pixels to copy, and translucent edge pixels to blend. */
export interface CachedTile {
  readonly width: number;
  readonly indices: Uint8Array;
  /** Row, start and end of each span. */
  readonly spans: Int32Array;
  /** Column, row and pixel of each blended one. */
  readonly blended: Int32Array;
  readonly bytes: number;
}

export interface TileCache {
  get(key: string): CachedTile | undefined;
  put(key: string, cachedTile: CachedTile): void;
}

/** Assembles a picture from cached tiles; only unseen ones are painted. */
export function assembleBitmap(
  composition: Composition,
  translate: Translate,
  palette: IndexedPalette,
  scale: number,
  tileCache: TileCache,
  prefix: string,
  rows: Uint8Array,
): IndexedBitmap {
  const width = Math.round(composition.width * scale);
  const height = Math.round(composition.height * scale);
  const bitmap: IndexedBitmap = { width, height, rows: rows.subarray(0, (width + 1) * height), palette };
  for (let y = 0; y < height; y++) bitmap.rows[y * (width + 1)] = 0;
  for (const part of composition.parts) {
    if (part.kind === 'place') continue;
    if (part.kind === 'fill') {
      const [r, g, b] = toRgb(part.colour as `#${string}`);
      const { x, y, w, h } = part.area;
      fillArea(
        bitmap,
        palette.nearest(r | (g << 8) | (b << 16)),
        Math.round(x * scale),
        Math.round(y * scale),
        Math.round((x + w) * scale),
        Math.round((y + h) * scale),
      );
      continue;
    }
    const key = prefix + part.key;
    let cachedTile = tileCache.get(key);
    if (cachedTile === undefined) {
      cachedTile = rasterizeTile(part, translate, palette, scale);
      tileCache.put(key, cachedTile);
    }
    blitTile(
      bitmap,
      cachedTile,
      Math.round((part.area.x - part.bleed) * scale),
      Math.round((part.area.y - part.bleed) * scale),
    );
  }
  return bitmap;
}

function fillArea(
  bitmap: IndexedBitmap,
  index: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const stride = bitmap.width + 1;
  for (let y = Math.max(0, top); y < Math.min(bottom, bitmap.height); y++) {
    bitmap.rows.fill(index, y * stride + 1 + Math.max(0, left), y * stride + 1 + Math.min(right, bitmap.width));
  }
}

let scratchCanvas: Canvas | null = null;

/** Paints a tile and converts it for the cache. */
function rasterizeTile(part: TilePart, translate: Translate, palette: IndexedPalette, scale: number): CachedTile {
  const width = Math.ceil((part.area.w + 2 * part.bleed) * scale);
  const height = Math.ceil((part.area.h + 2 * part.bleed) * scale);
  if (scratchCanvas === null || scratchCanvas.width < width || scratchCanvas.height < height)
    scratchCanvas = createCanvas(
      Math.max(width, scratchCanvas?.width ?? 0),
      Math.max(height, scratchCanvas?.height ?? 0),
    );
  const ctx = scratchCanvas.getContext('2d');
  ctx.clearRect(0, 0, width, height);
  ctx.save();
  ctx.scale(scale, scale);
  ctx.translate(part.bleed, part.bleed);
  paintTile(part, { ctx, translate, report: () => undefined });
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
        indices[offset] = palette.nearest(value);
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
    blended: Int32Array.from(soft),
    bytes: indices.length + 4 * (spans.length + soft.length) + 2000,
  };
}

function blitTile(bitmap: IndexedBitmap, cachedTile: CachedTile, left: number, top: number): void {
  const stride = bitmap.width + 1;
  const { spans, blended: soft, indices, width } = cachedTile;
  for (let index = 0; index < spans.length; index += 3) {
    const row = spans[index] ?? 0;
    const y = top + row;
    if (y < 0 || y >= bitmap.height) continue;
    const start = Math.max(spans[index + 1] ?? 0, -left);
    const end = Math.min(spans[index + 2] ?? 0, bitmap.width - left);
    if (end > start)
      bitmap.rows.set(indices.subarray(row * width + start, row * width + end), y * stride + 1 + left + start);
  }
  const { packed } = bitmap.palette;
  for (let index = 0; index < soft.length; index += 3) {
    const x = left + (soft[index] ?? 0);
    const y = top + (soft[index + 1] ?? 0);
    if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) continue;
    const at = y * stride + 1 + x;
    bitmap.rows[at] = bitmap.palette.nearest(blendPixel(packed[bitmap.rows[at] ?? 0] ?? 0, soft[index + 2] ?? 0));
  }
}

/** Blends a pixel over the colour below it by its opacity. */
function blendPixel(below: number, value: number): number {
  const cover = value >>> 24;
  const bare = 255 - cover;
  const red = ((value & 255) * cover + (below & 255) * bare + 127) / 255;
  const green = (((value >> 8) & 255) * cover + ((below >> 8) & 255) * bare + 127) / 255;
  const blue = (((value >> 16) & 255) * cover + ((below >> 16) & 255) * bare + 127) / 255;
  return red | 0 | ((green | 0) << 8) | ((blue | 0) << 16);
}

/** Converts a painted canvas to a bitmap in its most frequent colours. */
export function quantizeCanvas(
  canvas: Canvas,
  choosePalette: (pixels: Int32Array, width: number, height: number) => IndexedPalette,
): IndexedBitmap {
  const { width, height } = canvas;
  const data = canvas.data();
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const palette = choosePalette(pixels, width, height);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1) + 1;
    let last = ~(pixels[y * width] ?? 0);
    let index = 0;
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x] ?? 0;
      if (value !== last) {
        last = value;
        index = palette.nearest(value);
      }
      rows[row + x] = index;
    }
  }
  return { width, height, rows, palette };
}
