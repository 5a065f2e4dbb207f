import { crc32, deflateSync } from 'node:zlib';
import type { IndexedBitmap } from './indexed-bitmap.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes a palette PNG. The picture is already indexed, so its rows go straight into the compressor; photo encoders
 * would expand every pixel to four bytes.
 */
export function encodePng(bitmap: IndexedBitmap, level = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(bitmap.width, 0);
  header.writeUInt32BE(bitmap.height, 4);
  header[8] = 8;
  header[9] = 3;
  const palette = Buffer.from(bitmap.palette.rgb.flat());
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(bitmap.rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  const foot = Buffer.alloc(4);
  foot.writeUInt32BE(crc32(body, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, body, foot]);
}
