import type { Rgb } from './theme.ts';

/** A palette with a fast nearest-colour lookup, cached by 18 bits of each colour. */
export interface IndexedPalette {
  readonly rgb: readonly Rgb[];
  /** Packed colours, red in the lowest byte. */
  readonly packed: Int32Array;
  /** Index of the colour nearest to a pixel in memory layout. */
  readonly nearest: (value: number) => number;
}

const bins = 1 << 18;
const bin = (value: number): number => ((value >> 2) & 0x3f) | ((value >> 4) & 0xfc0) | ((value >> 6) & 0x3f000);
const pack = ([r, g, b]: Rgb): number => r | (g << 8) | (b << 16);

export function createPalette(rgb: readonly Rgb[]): IndexedPalette {
  const red = Int32Array.from(rgb, (colour) => colour[0]);
  const green = Int32Array.from(rgb, (colour) => colour[1]);
  const blue = Int32Array.from(rgb, (colour) => colour[2]);
  const known = new Int16Array(bins).fill(-1);
  // A palette colour finds itself, whatever was looked up before.
  for (const [index, colour] of rgb.entries()) if (known[bin(pack(colour))] === -1) known[bin(pack(colour))] = index;
  const search = (value: number): number => {
    const r = value & 255;
    const g = (value >> 8) & 255;
    const b = (value >> 16) & 255;
    let best = 0;
    let least = Number.MAX_SAFE_INTEGER;
    for (let index = 0; index < red.length; index++) {
      const dr = r - (red[index] ?? 0);
      const dg = g - (green[index] ?? 0);
      const db = b - (blue[index] ?? 0);
      const distance = 2 * dr * dr + 4 * dg * dg + 3 * db * db;
      if (distance < least) {
        least = distance;
        best = index;
      }
    }
    return best;
  };
  return {
    rgb,
    packed: Int32Array.from(rgb, pack),
    nearest: (value) => {
      const key = bin(value);
      const found = known[key] ?? -1;
      if (found >= 0) return found;
      // Searches from the middle of the bin, so that the order of lookups doesn't matter.
      const index = search((value & 0xfcfcfc) | 0x020202);
      known[key] = index;
      return index;
    },
  };
}

/** Most frequent colours of a picture, from every fourth row. Colours of flat areas stay exact. */
export function extractPalette(pixels: Int32Array, width: number, height: number, most: number): IndexedPalette {
  const count = new Uint32Array(bins);
  const example = new Int32Array(bins);
  for (let y = 0; y < height; y += height > 400 ? 3 : 1) {
    let last = pixels[y * width] ?? 0;
    let run = 0;
    for (let index = y * width; index < (y + 1) * width; index++) {
      const value = pixels[index] ?? 0;
      if (value === last) {
        run++;
        continue;
      }
      countColour(count, example, last, run);
      last = value;
      run = 1;
    }
    countColour(count, example, last, run);
  }
  const used: number[] = [];
  for (let key = 0; key < bins; key++) if ((count[key] ?? 0) > 0) used.push(key);
  used.sort((a, b) => (count[b] ?? 0) - (count[a] ?? 0) || a - b);
  return createPalette(
    used.slice(0, most).map((key) => {
      const value = example[key] ?? 0;
      return [value & 255, (value >> 8) & 255, (value >> 16) & 255] as const;
    }),
  );
}

function countColour(count: Uint32Array, example: Int32Array, value: number, run: number): void {
  const key = bin(value);
  if (run > 3 || count[key] === 0) example[key] = value;
  count[key] = (count[key] ?? 0) + run;
}
