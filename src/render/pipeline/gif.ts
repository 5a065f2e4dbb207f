import type { Rgb } from '../style/theme.ts';
import { transparent } from '../style/scene-palette.ts';

/** Writes an animated GIF frame by frame, storing only changes. */
export interface GifWriter {
  /** `indices` has `width * height` entries. The delay is in hundredths of a second. */
  add(indices: Uint8Array, delay: number): void;
  finish(): Buffer;
  readonly bytes: number;
}

export function createGifWriter(width: number, height: number, rgb: readonly Rgb[]): GifWriter {
  const chunks: Buffer[] = [header(width, height, rgb)];
  let bytes = 0;
  let shown: Uint8Array | null = null;
  const push = (chunk: Buffer): void => {
    chunks.push(chunk);
    bytes += chunk.length;
  };
  return {
    get bytes() {
      return bytes;
    },
    add(indices, delay) {
      const area = shown === null ? { x: 0, y: 0, w: width, h: height } : changedArea(shown, indices, width, height);
      const pixels = new Uint8Array(area.w * area.h);
      for (let y = 0; y < area.h; y++) {
        for (let x = 0; x < area.w; x++) {
          const at = (area.y + y) * width + area.x + x;
          const index = indices[at] ?? 0;
          pixels[y * area.w + x] = shown !== null && shown[at] === index ? transparent : index;
        }
      }
      push(frameControl(delay));
      push(frameDescriptor(area));
      push(compressLzw(pixels));
      if (shown === null) shown = Uint8Array.from(indices);
      else shown.set(indices);
    },
    finish: () => Buffer.concat([...chunks, Buffer.from([0x3b])]),
  };
}

interface FrameArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Smallest area with all differences; a single pixel if there are none. */
function changedArea(before: Uint8Array, after: Uint8Array, width: number, height: number): FrameArea {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (before[y * width + x] === after[y * width + x]) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right === 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x: left, y: top, w: right - left, h: bottom - top };
}

function header(width: number, height: number, rgb: readonly Rgb[]): Buffer {
  const head = Buffer.alloc(13 + 768 + 19);
  head.write('GIF89a', 0, 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  head[10] = 0xf7;
  for (const [index, colour] of rgb.entries()) head.set(colour, 13 + index * 3);
  head.set([0x21, 0xff, 0x0b], 781);
  head.write('NETSCAPE2.0', 784, 'latin1');
  head.set([3, 1, 0, 0, 0], 795);
  return head;
}

function frameControl(delay: number): Buffer {
  const block = Buffer.from([0x21, 0xf9, 4, 0x05, 0, 0, transparent, 0]);
  block.writeUInt16LE(delay, 4);
  return block;
}

function frameDescriptor(area: FrameArea): Buffer {
  const block = Buffer.alloc(10);
  block[0] = 0x2c;
  block.writeUInt16LE(area.x, 1);
  block.writeUInt16LE(area.y, 3);
  block.writeUInt16LE(area.w, 5);
  block.writeUInt16LE(area.h, 7);
  return block;
}

const HASH_SLOTS = 16384;

/** Compresses with LZW, codes of 9 to 12 bits, blocks of at most 255 bytes. */
function compressLzw(pixels: Uint8Array): Buffer {
  const clear = 256;
  const end = 257;
  const keys = new Int32Array(HASH_SLOTS).fill(-1);
  const codes = new Int32Array(HASH_SLOTS);
  const out = new Uint8Array(Math.ceil(pixels.length * 1.6) + 64);
  let length = 0;
  let held = 0;
  let bits = 0;
  let size = 9;
  let next = end + 1;
  const emit = (code: number): void => {
    held |= code << bits;
    bits += size;
    while (bits >= 8) {
      out[length++] = held & 255;
      held >>>= 8;
      bits -= 8;
    }
  };
  emit(clear);
  let prefix = pixels[0] ?? 0;
  for (let index = 1; index < pixels.length; index++) {
    const value = pixels[index] ?? 0;
    const key = (prefix << 8) | value;
    let slot = Math.imul(key, 0x9e3779b1) >>> 18;
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (HASH_SLOTS - 1);
    if (keys[slot] === key) {
      prefix = codes[slot] ?? 0;
      continue;
    }
    emit(prefix);
    prefix = value;
    if (next < 4096) {
      keys[slot] = key;
      codes[slot] = next;
      if (next === 1 << size && size < 12) size++;
      next++;
    } else {
      emit(clear);
      keys.fill(-1);
      size = 9;
      next = end + 1;
    }
  }
  emit(prefix);
  emit(end);
  if (bits > 0) out[length++] = held & 255;
  return splitIntoBlocks(out.subarray(0, length));
}

function splitIntoBlocks(data: Uint8Array): Buffer {
  const blocks = Math.ceil(data.length / 255);
  const framed = Buffer.alloc(1 + data.length + blocks + 1);
  framed[0] = 8;
  let at = 1;
  for (let start = 0; start < data.length; start += 255) {
    const block = data.subarray(start, start + 255);
    framed[at++] = block.length;
    framed.set(block, at);
    at += block.length;
  }
  return framed;
}
