import type { Rgb } from './palette.ts';

/** A palette with a quick way to the nearest colour. Colours are looked up by 18 bits of them and remembered. */
export interface Inks {
  readonly rgb: readonly Rgb[];
  /** The same, each in one number: red in the lowest byte. */
  readonly packed: Int32Array;
  /** `value` is a pixel as it lies in memory. */
  readonly nearest: (value: number) => number;
}

const bins = 1 << 18;
const bin = (value: number): number => ((value >> 2) & 0x3f) | ((value >> 4) & 0xfc0) | ((value >> 6) & 0x3f000);
const pack = ([r, g, b]: Rgb): number => r | (g << 8) | (b << 16);

export function makeInks(rgb: readonly Rgb[]): Inks {
  const red = Int32Array.from(rgb, (colour) => colour[0]);
  const green = Int32Array.from(rgb, (colour) => colour[1]);
  const blue = Int32Array.from(rgb, (colour) => colour[2]);
  const known = new Int16Array(bins).fill(-1);
  // A colour of the palette finds itself, whatever was looked up near it before.
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
      // From the middle of the bin: which colour came first must not matter.
      const index = search((value & 0xfcfcfc) | 0x020202);
      known[key] = index;
      return index;
    },
  };
}

/**
 * The most frequent colours of a picture. Every fourth row is enough to know them; a colour that fills runs counts as
 * it is, so flat areas keep their exact colour.
 */
export function gatherInks(pixels: Int32Array, width: number, height: number, most: number): Inks {
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
      tally(count, example, last, run);
      last = value;
      run = 1;
    }
    tally(count, example, last, run);
  }
  const used: number[] = [];
  for (let key = 0; key < bins; key++) if ((count[key] ?? 0) > 0) used.push(key);
  used.sort((a, b) => (count[b] ?? 0) - (count[a] ?? 0) || a - b);
  return makeInks(
    used.slice(0, most).map((key) => {
      const value = example[key] ?? 0;
      return [value & 255, (value >> 8) & 255, (value >> 16) & 255] as const;
    }),
  );
}

function tally(count: Uint32Array, example: Int32Array, value: number, run: number): void {
  const key = bin(value);
  if (run > 3 || count[key] === 0) example[key] = value;
  count[key] = (count[key] ?? 0) + run;
}
