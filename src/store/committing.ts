import { randomBytes } from 'node:crypto';
import type { Commit, Committed, Post } from '../match/ports.ts';
import { holderOf, type Sheet } from '../match/sheet.ts';
import { pack, packAnswer } from './codec.ts';
import { asking } from './faults.ts';
import { type Head, type Index, TAIL, TOKENS, dueOf, readHead, readIndex, tokenOf, writeHead, writeIndex } from './head.ts';
import { type Entry, type Indexing, rowOfEntry } from './indexing.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import type { Parts } from './reading.ts';
import { shapes } from './shapes.ts';
import type { Write } from './writer.ts';

/** What the stored sheet says besides: how the match is found, what was dealt with, which answers are not on the list yet. */
type Before = Pick<Head, 'mark' | 'due' | 'index' | 'tokens' | 'tail'>;
const nothing: Before = { mark: 0, due: null, index: '', tokens: [], tail: [] };

export interface Encoded {
  readonly value: Buffer;
  readonly index: Index;
  readonly write: Write;
}

/** What a match is found by: nothing when it is over. */
function indexOf(sheet: Sheet): Index {
  if (sheet.status === 'over') return { channel: null, users: [], state: '' };
  return { channel: sheet.home.channel, users: peopleOf(sheet), state: stateOf(sheet) };
}

/** What matches are counted by. */
export const stateOf = ({ terms, status }: Pick<Sheet, 'terms' | 'status'>): string => `${terms.game} ${status}`;

/** Somebody a computer stands in for belongs to the match still. */
export function peopleOf(sheet: Pick<Sheet, 'players'>): readonly string[] {
  return [...new Set(sheet.players.flatMap((player) => holderOf(player) ?? []))];
}

export const rowOf = (post: Post): string => `${post.match}\n${post.id}\n${JSON.stringify(post)}`;

/** The packed sheet with its head, and the usual write. */
export function encode({ sheet, from, history, posts, token, due }: Commit, before: Before = nothing): Encoded {
  const index = indexOf(sheet);
  const { drop, add, tail } = answersOf(history, before.tail);
  const tokens = token === null ? before.tokens : remember(before.tokens, tokenOf(token));
  const mark = randomBytes(4).readUInt32BE();
  const made = { seq: sheet.seq, mark, from, base: before.mark, due, own: token !== null };
  const head = { ...made, drop, add: add.length, index: writeIndex(index), tokens, tail };
  const value = writeHead(head, pack(sheet, shapes.sheet.version));
  const names = [keys.match(sheet.id)];
  const tag = tagOf(sheet.id);
  if (dueOf(due) !== dueOf(before.due)) names.push(keys.due(tag));
  if (drop + add.length > 0) names.push(keys.answers(sheet.id));
  if (posts.length > 0) names.push(keys.outbox(sheet.id), keys.talk(tag));
  return { value, index, write: { name: 'advance', keys: names, args: [value, ...add, ...posts.map(rowOf)] } };
}

/** The newest, and for ever the one that made the match: a repetition of it must find it. */
function remember(known: readonly Buffer[], token: Buffer): readonly Buffer[] {
  const all = [...known, token];
  return all.length <= TOKENS ? all : [...all.slice(0, 1), ...all.slice(1 - TOKENS)];
}

/** What becomes of the list of answers and of the newest ones kept with the sheet. */
function answersOf(history: Commit['history'], before: readonly Buffer[]): { drop: number; add: readonly Buffer[]; tail: readonly Buffer[] } {
  const kept = before.slice(0, Math.max(0, before.length - history.drop));
  const drop = Math.max(0, history.drop - before.length);
  const newest = [...kept, ...history.add.map(packAnswer)];
  const fits = newest.length <= TAIL && newest.every(({ length }) => length < 256);
  return fits ? { drop, add: [], tail: newest } : { drop, add: newest, tail: [] };
}

export function createCommitting({ redis, writer, cache, log }: Parts, indexing: Indexing): (change: Commit) => Promise<Committed> {
  const known = (id: string): Head | null => headOf(cache.bytes(id) ?? null);
  const stored = async (id: string): Promise<Head | null> => headOf(await asking(id, () => redis.getBuffer(keys.match(id))));

  async function attempt(change: Commit, head: Head | null): Promise<Committed> {
    const { sheet, from, token } = change;
    if (token !== null && isKnown(head, token)) return 'duplicate';
    if (from > 0 && head?.seq !== from) return 'stale';
    const encoded = encode(change, head ?? nothing);
    const usual = head !== null && sheet.status !== 'over' && head.index === writeIndex(encoded.index);
    const reply = usual ? await write(sheet.id, encoded.write) : await alter(change, encoded, head);
    if (reply === 'done') cache.put(sheet.id, encoded.value, sheet);
    return reply;
  }

  const write = async (id: string, made: Write): Promise<Committed> => (await asking(id, () => writer.run(made))) as Committed;

  async function alter(change: Commit, encoded: Encoded, head: Head | null): Promise<Committed> {
    const { id, seq } = change.sheet;
    const old = readIndex(head?.index ?? '');
    const entry = entryFor(change, old, encoded.index);
    const claimed = entry.channel === null || entry.channel === old.channel ? null : entry.channel;
    if (claimed !== null && !(await indexing.claim(claimed, id, seq))) return 'channel-taken';
    const reply = await write(id, alteration(change, encoded, head, entry));
    if (reply === 'done') await indexing.enter(entry).catch((error: unknown) => log.warn({ match: id }, `Entered later: ${(error as Error).message}`));
    else if (claimed !== null) await indexing.release(claimed, id, seq);
    return reply;
  }

  return async (change) => {
    const { id } = change.sheet;
    if (change.from === 0) return attempt(change, null);
    // What is stored is known from loading the match. Only when it was not loaded here, or is not that any more, is it fetched.
    const head = known(id);
    const reply = head?.seq === change.from ? await attempt(change, head) : 'stale';
    return reply === 'stale' ? attempt(change, await stored(id)) : reply;
  };
}

const headOf = (bytes: Buffer | null): Head | null => (bytes && readHead(bytes)?.head) ?? null;

/** Whether this interaction is among those the match remembers. */
export function isKnown(head: Pick<Head, 'tokens'> | null, token: string): boolean {
  if (!head) return false;
  const wanted = tokenOf(token);
  return head.tokens.some((known) => known.equals(wanted));
}

/** What a change of how the match is found means elsewhere. */
function entryFor({ sheet, past }: Commit, old: Index, index: Index): Entry {
  return {
    match: sheet.id,
    seq: sheet.seq,
    channel: index.channel,
    left: old.channel === index.channel ? null : old.channel,
    join: index.users.filter((user) => !old.users.includes(user)),
    leave: old.users.filter((user) => !index.users.includes(user)),
    played: past ? peopleOf(sheet) : [],
    server: sheet.home.guild,
    over: sheet.status === 'over',
    ...(past && sheet.feat ? { feat: sheet.feat } : {}),
    made: sheet.createdAt,
    ended: sheet.endedAt ?? sheet.createdAt,
  };
}

/** The write for a change of how the match is found. */
function alteration({ sheet, past }: Commit, { value, write }: Encoded, head: Head | null, entry: Entry): Write {
  const { id } = sheet;
  const tag = tagOf(id);
  const [before, state] = [readIndex(head?.index ?? '').state, stateOf(sheet)];
  const counted = head === null ? { plus: state } : before === '' || before === state ? {} : { minus: before, plus: state };
  // Made again from a journal it must not begin to last anew.
  const plan = sheet.status === 'over' ? { over: true, at: Date.now(), ...counted } : { over: false, ...counted };
  const rows = write.args.slice(1);
  const added = readHead(value)?.head.add ?? 0;
  return {
    name: 'alter',
    keys: [keys.match(id), keys.due(tag), keys.answers(id), keys.outbox(id), keys.talk(tag), keys.draft(id), keys.note(id), keys.past(id), keys.counts(tag)],
    args: [value, JSON.stringify(plan), past ? pack(past, shapes.past.version) : '', ...rows.slice(0, added), rowOfEntry(entry), ...rows.slice(added)],
  };
}
