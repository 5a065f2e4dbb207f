import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function decode(file: Buffer, page = 0): Promise<Pixels> {
  const { data, info } = await sharp(file, { page }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As small as a phone shows it: small files to keep, and blind to what nobody sees. */
export async function shrink(file: Buffer, width: number): Promise<Buffer> {
  return sharp(file).resize({ width }).png({ compressionLevel: 9, palette: true, colours: 64, dither: 0 }).toBuffer();
}

/** The share of pixels that differ visibly; sizes that differ are wholly different. Writes a picture of the difference. */
export async function difference(actual: Buffer, expected: Buffer, report?: string): Promise<number> {
  const [one, two] = await Promise.all([decode(actual), decode(expected)]);
  if (one.width !== two.width || one.height !== two.height) return 1;
  const diff = new Uint8Array(one.data.length);
  const share =
    pixelmatch(one.data, two.data, diff, one.width, one.height, { threshold: 0.12 }) / (one.width * one.height);
  if (report !== undefined && share > 0) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(
      report,
      await sharp(diff, { raw: { width: one.width, height: one.height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  return share;
}
