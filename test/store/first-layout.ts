import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { decodeRecords } from '../../src/store/journal-records.ts';
import { keys } from '../../src/store/keys.ts';
import { tags } from '../../src/store/partitions.ts';
import { type Connection, type Write, perform } from '../../src/store/writer.ts';
import { next } from './sample.ts';

/** The journal of a store that was made and used by the last version with the first layout: every kind of key, and of write. */
export const oldJournal = fileURLToPath(new URL('first-layout/matches.journal', import.meta.url));

interface Held {
  readonly open: readonly {
    readonly id: string;
    readonly seq: number;
    readonly status: string;
    readonly channel: string | null;
    readonly people: readonly (string | null)[];
    readonly due: number | null;
    readonly answers: number;
    readonly posts: readonly string[];
  }[];
  readonly past: Readonly<Record<string, readonly string[]>>;
  readonly ofPlayer: Readonly<Record<string, readonly string[]>>;
  readonly setAside: readonly string[];
  readonly undelivered: number;
  readonly waiting: readonly string[];
  readonly draft: readonly [string, number, readonly string[]];
  readonly notes: Readonly<Record<string, string>>;
}

/** What that version itself read from it. */
const held = JSON.parse(readFileSync(fileURLToPath(new URL('first-layout/held.json', import.meta.url)), 'utf8')) as Held;

export const oldWrites = (): readonly Write[] => decodeRecords(readFileSync(oldJournal)).records as readonly Write[];

/** A Redis as that version left it. */
export async function fillOld(redis: Connection): Promise<void> {
  for (const write of oldWrites()) await perform(redis, write);
}

/** Everything is there, once, and can be used. */
export async function expectAll(store: Store & Backlog, redis: Connection): Promise<void> {
  const open: string[] = [];
  for await (const id of store.open()) open.push(id);
  expect(open.toSorted()).toEqual(held.open.map(({ id }) => id));
  for (const match of held.open) {
    const sheet = await store.load(match.id);
    expect(sheet).toMatchObject({ seq: match.seq, status: match.status, home: { channel: match.channel } });
    expect(await store.history(match.id)).toHaveLength(match.answers);
    expect((await store.dueOf(match.id))?.at ?? null).toBe(match.due);
    expect((await store.postsOf(match.id, 100)).map(({ id }) => id)).toEqual(match.posts);
    if (match.channel !== null) expect((await store.inChannel(match.channel))?.id).toBe(match.id);
    for (const user of match.people) if (user !== null) expect((await store.ofPlayer(user)).map(({ id }) => id)).toContain(match.id);
  }
  for (const [user, ids] of Object.entries(held.ofPlayer)) expect((await store.ofPlayer(user)).map(({ id }) => id)).toEqual(ids);
  for (const [user, ids] of Object.entries(held.past)) expect((await store.pastOf(user, 50)).map(({ sheet }) => sheet.id)).toEqual(ids);
  for (const id of held.setAside) await expect(store.load(id)).rejects.toMatchObject({ fault: 'corrupted' });
  expect((await store.waiting()).toSorted()).toEqual(held.waiting);
  const [match, seat, picks] = held.draft;
  expect((await store.draft(match, seat))?.picks).toEqual(picks);
  for (const [id, note] of Object.entries(held.notes)) expect(await store.note(id, id === match ? 'turn' : 'over')).toBe(note);
  expect((await store.profile('400000000000000001'))?.language).toBe('de');
  const lengths = await Promise.all(tags.map((tag) => redis.llen(keys.undelivered(tag))));
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(held.undelivered);
  const counted = await Promise.all(tags.map((tag) => redis.hgetall(keys.counts(tag))));
  const total = (state: string): number => counted.reduce((sum, fields) => sum + Number(fields[state] ?? 0), 0);
  for (const status of ['challenge', 'open', 'adjourned']) {
    expect(total(`rivals ${status}`)).toBe(held.open.filter((each) => each.status === status).length);
  }
  expect(total('rivals over')).toBe(new Set(Object.values(held.past).flat()).size);
}

/** The next move of a match that was begun with the old version. */
export async function playOn(store: Store & Backlog): Promise<void> {
  const [first] = held.open;
  const sheet = next((await store.load(first?.id ?? '')) as NonNullable<Awaited<ReturnType<Store['load']>>>);
  const history = { drop: 0, add: [{ seat: 0, key: 'turn.action', answer: ['end'] }] };
  expect(await store.commit({ sheet, from: sheet.seq - 1, history, posts: [], token: 'after', due: 7, past: null })).toBe('done');
  expect(await store.dueOf(sheet.id)).toEqual({ match: sheet.id, seq: sheet.seq, at: 7 });
  expect(await store.history(sheet.id)).toHaveLength((first?.answers ?? 0) + 1);
}
