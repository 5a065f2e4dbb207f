import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { GivenAnswer } from '../engine/match.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';

/**
 * A packed value: one byte for the kind (0: plain JSON, n: deflated with the n-th dictionary), one for the version,
 * then the JSON with deflate's own checksum.
 */
const kinds = dictionaries.map(({ sheet, words }: Dictionary) => ({
  sheet: Buffer.from(sheet),
  words,
  text: Buffer.from(words.join('')),
}));
const newest = kinds.length;
const { words } = dictionaryOf(newest);
const places = new Map(words.map((word, place) => [word, place]));
const longestFirst = new RegExp(
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|'),
  'g',
);

/** Small buffers halve the time, because deflate clears them first. */
const packing = {
  level: 5,
  windowBits: 14,
  memLevel: 6,
  chunkSize: 2048,
  dictionary: dictionaryOf(newest).sheet,
} as const;
/** No stored value is this large; a damaged length must not exhaust memory. */
const MAX_UNPACKED = 16 * 1024 * 1024;

export class UnpackError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnpackError';
  }
}

export function pack(value: unknown, version: number): Buffer {
  const packed = deflateSync(JSON.stringify(value), packing);
  return Buffer.concat([Buffer.of(newest, version), packed]);
}

/** Unpacks a value. Throws `UnpackError`. */
export function unpack(bytes: Buffer): { readonly version: number; readonly value: unknown } {
  const [kind, version] = bytes;
  if (kind === undefined || version === undefined) throw new UnpackError('too short');
  const body = bytes.subarray(2);
  const text =
    kind === 0
      ? body
      : inflate(() => inflateSync(body, { dictionary: dictionaryOf(kind).sheet, maxOutputLength: MAX_UNPACKED }));
  return { version, value: parse(text) };
}

/**
 * Marks an answer written in dictionary words: 128 + n for the n-th dictionary, then the seat and one byte per word. 0
 * means plain JSON. Older versions also used n, for JSON deflated with the words of the n-th dictionary.
 */
const WORDS_FLAG = 128;
const entry = z.tuple([z.int().min(0), z.string()], z.string());

/** Returns key and picks as JSON without the brackets. */
export const answerLine = ({ key, answer }: GivenAnswer): string => JSON.stringify([key, ...answer]).slice(1, -1);

export function packAnswer(given: GivenAnswer): Buffer {
  const { seat } = given;
  const text = answerLine(given);
  const parts = text.match(longestFirst) ?? [];
  if (parts.join('') !== text || seat > 255) return Buffer.from(`\0[${seat},${text}]`);
  return Buffer.of(WORDS_FLAG + newest, seat, ...parts.map((word) => places.get(word) ?? 0));
}

/** Unpacks an answer. Throws `UnpackError`. */
export function unpackAnswer(bytes: Buffer): GivenAnswer {
  const parsed = entry.safeParse(parse(answerText(bytes)));
  if (!parsed.success) throw new UnpackError('not an answer');
  const [seat, key, ...answer] = parsed.data;
  return { seat, key, answer };
}

function answerText(bytes: Buffer): Buffer | string {
  const [kind = 0, seat = 0, ...places] = bytes;
  if (kind > WORDS_FLAG)
    return `[${seat},${places.map((place) => dictionaryOf(kind - WORDS_FLAG).words[place]).join('')}]`;
  const body = bytes.subarray(1);
  return kind === 0
    ? body
    : inflate(() => inflateRawSync(body, { dictionary: dictionaryOf(kind).text, maxOutputLength: MAX_UNPACKED }));
}

function inflate(work: () => Buffer): Buffer {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError(`does not inflate: ${(error as Error).message}`);
  }
}

function dictionaryOf(kind: number): (typeof kinds)[number] {
  const found = kinds[kind - 1];
  if (!found) throw new UnpackError(`packed with unknown dictionary ${kind}`);
  return found;
}

function parse(text: Buffer | string): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new UnpackError('not JSON');
  }
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
