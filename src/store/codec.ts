import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { Given } from '../engine/match.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';

/**
 * A packed value: one byte that says how (0: plain JSON, n: deflated with the n-th dictionary), one byte for the version of
 * its shape, then the JSON with deflate's own checksum.
 */
const kinds = dictionaries.map(({ sheet, words }: Dictionary) => ({ sheet: Buffer.from(sheet), words, text: Buffer.from(words.join('')) }));
const newest = kinds.length;
const { words } = kindOf(newest);
const places = new Map(words.map((word, place) => [word, place]));
const longestFirst = new RegExp([...words].sort((a, b) => b.length - a.length).map(literally).join('|'), 'g');

/** Small buffers halve the time: deflate begins by clearing them. */
const packing = { level: 5, windowBits: 14, memLevel: 6, chunkSize: 2048, dictionary: kindOf(newest).sheet } as const;
/** Nothing stored is ever so large; a damaged length must not eat the memory. */
const MOST = 16 * 1024 * 1024;

export class Unpackable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unpackable';
  }
}

export function pack(value: unknown, version: number): Buffer {
  const packed = deflateSync(JSON.stringify(value), packing);
  return Buffer.concat([Buffer.of(newest, version), packed]);
}

/** Throws `Unpackable`. */
export function unpack(bytes: Buffer): { readonly version: number; readonly value: unknown } {
  const [kind, version] = bytes;
  if (kind === undefined || version === undefined) throw new Unpackable('too short');
  const body = bytes.subarray(2);
  const text = kind === 0 ? body : inflate(() => inflateSync(body, { dictionary: kindOf(kind).sheet, maxOutputLength: MOST }));
  return { version, value: parse(text) };
}

/**
 * One entry of the list of answers. The first byte says how: 128 + n for words of the n-th dictionary (then the seat and a byte
 * for each word), 0 for plain JSON. Once there was also n, for JSON deflated with the words of the n-th dictionary.
 */
const IN_WORDS = 128;
const entry = z.tuple([z.int().min(0), z.string()], z.string());

/** Key and picks as JSON, without the brackets. */
export const answerLine = ({ key, answer }: Given): string => JSON.stringify([key, ...answer]).slice(1, -1);

export function packAnswer(given: Given): Buffer {
  const { seat } = given;
  const text = answerLine(given);
  const parts = text.match(longestFirst) ?? [];
  if (parts.join('') !== text || seat > 255) return Buffer.from(`\0[${seat},${text}]`);
  return Buffer.of(IN_WORDS + newest, seat, ...parts.map((word) => places.get(word) ?? 0));
}

/** Throws `Unpackable`. */
export function unpackAnswer(bytes: Buffer): Given {
  const parsed = entry.safeParse(parse(answerText(bytes)));
  if (!parsed.success) throw new Unpackable('not an answer');
  const [seat, key, ...answer] = parsed.data;
  return { seat, key, answer };
}

function answerText(bytes: Buffer): Buffer | string {
  const [kind = 0, seat = 0, ...places] = bytes;
  if (kind > IN_WORDS) return `[${seat},${places.map((place) => kindOf(kind - IN_WORDS).words[place]).join('')}]`;
  const body = bytes.subarray(1);
  return kind === 0 ? body : inflate(() => inflateRawSync(body, { dictionary: kindOf(kind).text, maxOutputLength: MOST }));
}

function inflate(work: () => Buffer): Buffer {
  try {
    return work();
  } catch (error) {
    throw error instanceof Unpackable ? error : new Unpackable(`does not inflate: ${(error as Error).message}`);
  }
}

function kindOf(kind: number): (typeof kinds)[number] {
  const found = kinds[kind - 1];
  if (!found) throw new Unpackable(`packed with dictionary ${kind}, which is not known here`);
  return found;
}

function parse(text: Buffer | string): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new Unpackable('not JSON');
  }
}

function literally(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
