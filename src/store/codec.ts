import { deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { Given } from '../engine/match.ts';
import { dictionaries } from './dictionary.ts';

/**
 * A packed value: one byte that says how (0: plain JSON, n: deflated with the n-th dictionary), one byte for the version of
 * its shape, then the JSON. Deflate comes with a checksum of its own, except for answers, which are too short for one.
 */
const kinds = dictionaries.map(({ sheet, answer }) => ({ sheet: Buffer.from(sheet), answer: Buffer.from(answer) }));
const newest = kinds.length;

/** Level 3 packs nearly as small as level 6 in two thirds of the time; the window spans dictionary and sheet. */
const large = { level: 3, windowBits: 15, memLevel: 8 } as const;
/** An answer is a handful of bytes: a small window saves most of the time. */
const small = { level: 6, windowBits: 12, memLevel: 4 } as const;
/** Nothing stored is ever so large; a damaged length must not eat the memory. */
const MOST = 16 * 1024 * 1024;

export class Unpackable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unpackable';
  }
}

export function pack(value: unknown, version: number): Buffer {
  const packed = deflateSync(JSON.stringify(value), { ...large, dictionary: dictionaryOf(newest).sheet });
  return Buffer.concat([Buffer.of(newest, version), packed]);
}

/** Throws `Unpackable`. */
export function unpack(bytes: Buffer): { readonly version: number; readonly value: unknown } {
  const version = bytes[1];
  if (version === undefined) throw new Unpackable('too short');
  return { version, value: parse(inflate(bytes.subarray(2), bytes[0] ?? 0, 'sheet')) };
}

const entry = z.tuple([z.int().min(0), z.string()], z.string());

/** One entry of the list of answers: a byte for the dictionary, then seat, key and picks. */
export function packAnswer({ seat, key, answer }: Given): Buffer {
  const plain = Buffer.from(JSON.stringify([seat, key, ...answer]));
  const packed = deflateRawSync(plain, { ...small, dictionary: dictionaryOf(newest).answer });
  return packed.length < plain.length ? Buffer.concat([Buffer.of(newest), packed]) : Buffer.concat([Buffer.of(0), plain]);
}

/** Throws `Unpackable`. */
export function unpackAnswer(bytes: Buffer): Given {
  const parsed = entry.safeParse(parse(inflate(bytes.subarray(1), bytes[0] ?? 0, 'answer')));
  if (!parsed.success) throw new Unpackable('not an answer');
  const [seat, key, ...answer] = parsed.data;
  return { seat, key, answer };
}

function inflate(bytes: Buffer, kind: number, which: 'sheet' | 'answer'): Buffer {
  if (kind === 0) return bytes;
  try {
    const options = { dictionary: dictionaryOf(kind)[which], maxOutputLength: MOST };
    return which === 'sheet' ? inflateSync(bytes, options) : inflateRawSync(bytes, options);
  } catch (error) {
    throw error instanceof Unpackable ? error : new Unpackable(`does not inflate: ${(error as Error).message}`);
  }
}

function dictionaryOf(kind: number): (typeof kinds)[number] {
  const found = kinds[kind - 1];
  if (!found) throw new Unpackable(`packed with dictionary ${kind}, which is not known here`);
  return found;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Unpackable('not JSON');
  }
}
