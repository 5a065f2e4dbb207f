import { deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { Given } from '../engine/match.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';

/**
 * A packed value: one byte that says how (0: plain JSON, n: deflated with the n-th dictionary), one byte for the version of
 * its shape, then the JSON with deflate's own checksum.
 */
const kinds = dictionaries.map(({ sheet, answers }: Dictionary) => ({
  sheet: Buffer.from(sheet),
  answers: Buffer.from(answers.join('')),
  frequent: answers,
  places: new Map(answers.map((text, place) => [text, place])),
}));
const newest = kinds.length;

/** Level 3 packs nearly as small as level 6 in half the time; small buffers halve it again, for deflate begins by clearing them. */
const large = { level: 3, windowBits: 14, memLevel: 6, chunkSize: 2048 } as const;
const small = { level: 6, windowBits: 12, memLevel: 4, chunkSize: 256 } as const;
/** Nothing stored is ever so large; a damaged length must not eat the memory. */
const MOST = 16 * 1024 * 1024;

export class Unpackable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unpackable';
  }
}

export function pack(value: unknown, version: number): Buffer {
  const packed = deflateSync(JSON.stringify(value), { ...large, dictionary: kindOf(newest).sheet });
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
 * One entry of the list of answers. The first byte says how: 128 + n for one of the frequent answers of the n-th dictionary
 * (then seat and place in it), n for JSON deflated with it, 0 for plain JSON. Two thirds of all answers are frequent ones.
 */
const FREQUENT = 128;
const entry = z.tuple([z.int().min(0), z.string()], z.string());

export function packAnswer({ seat, key, answer }: Given): Buffer {
  const { places, answers } = kindOf(newest);
  const text = JSON.stringify([key, ...answer]).slice(1, -1);
  const place = places.get(text);
  if (place !== undefined && seat < 256) return Buffer.of(FREQUENT + newest, seat, place);
  const plain = Buffer.from(`[${seat},${text}]`);
  const packed = deflateRawSync(plain, { ...small, dictionary: answers });
  return packed.length < plain.length ? Buffer.concat([Buffer.of(newest), packed]) : Buffer.concat([Buffer.of(0), plain]);
}

/** Throws `Unpackable`. */
export function unpackAnswer(bytes: Buffer): Given {
  const parsed = entry.safeParse(parse(answerText(bytes)));
  if (!parsed.success) throw new Unpackable('not an answer');
  const [seat, key, ...answer] = parsed.data;
  return { seat, key, answer };
}

function answerText(bytes: Buffer): Buffer | string {
  const [kind = 0, seat = 0, place = -1] = bytes;
  if (kind > FREQUENT) return `[${seat},${kindOf(kind - FREQUENT).frequent[place] ?? ''}]`;
  const body = bytes.subarray(1);
  return kind === 0 ? body : inflate(() => inflateRawSync(body, { dictionary: kindOf(kind).answers, maxOutputLength: MOST }));
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
