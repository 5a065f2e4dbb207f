import { randomBytes } from 'node:crypto';
import type { Commit, Committed, Post } from '../match/ports.ts';
import type { Player, Sheet } from '../match/sheet.ts';
import { pack, packAnswer } from './codec.ts';
import { asking } from './faults.ts';
import { type Head, type Index, TAIL, TOKENS, dueOf, readHead, readIndex, tokenOf, writeHead, writeIndex } from './head.ts';
import { keys } from './keys.ts';
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
  if (sheet.status === 'over') return { channel: null, users: [] };
  return { channel: sheet.home.channel, users: peopleOf(sheet) };
}

/** Somebody a computer stands in for belongs to the match still. */
function idsOf(player: Player): readonly string[] {
  if (player.kind === 'person') return [player.id];
  return player.kind === 'computer' && player.standsFor ? [player.standsFor.id] : [];
}

export function peopleOf(sheet: Pick<Sheet, 'players'>): readonly string[] {
  return [...new Set(sheet.players.flatMap(idsOf))];
}

export const rowOf = (post: Post): string => `${post.match}\n${post.id}\n${JSON.stringify(post)}`;

/** The packed sheet with its head, and the usual write. */
export function encode({ sheet, from, history, posts, token, due }: Commit, before: Before = nothing): Encoded {
  const index = indexOf(sheet);
  const { drop, add, tail } = answersOf(history, before.tail);
  const tokens = token === null ? before.tokens : [...before.tokens, tokenOf(token)].slice(-TOKENS);
  const mark = randomBytes(4).readUInt32BE();
  const made = { seq: sheet.seq, mark, from, base: before.mark, due, own: token !== null };
  const head = { ...made, drop, add: add.length, index: writeIndex(index), tokens, tail };
  const value = writeHead(head, pack(sheet, shapes.sheet.version));
  const names = [keys.match(sheet.id)];
  if (dueOf(due) !== dueOf(before.due)) names.push(keys.due);
  if (drop + add.length > 0) names.push(keys.answers(sheet.id));
  if (posts.length > 0) names.push(keys.outbox);
  return { value, index, write: { name: 'move', keys: names, args: [value, ...add, ...posts.map(rowOf)] } };
}

/** What becomes of the list of answers and of the newest ones kept with the sheet. */
function answersOf(history: Commit['history'], before: readonly Buffer[]): { drop: number; add: readonly Buffer[]; tail: readonly Buffer[] } {
  const kept = before.slice(0, Math.max(0, before.length - history.drop));
  const drop = Math.max(0, history.drop - before.length);
  const newest = [...kept, ...history.add.map(packAnswer)];
  const fits = newest.length <= TAIL && newest.every(({ length }) => length < 256);
  return fits ? { drop, add: [], tail: newest } : { drop, add: newest, tail: [] };
}

export function createCommitting({ redis, writer, cache }: Parts): (change: Commit) => Promise<Committed> {
  const known = (id: string): Head | null => headOf(cache.bytes(id) ?? null);
  const stored = async (id: string): Promise<Head | null> => headOf(await asking(id, () => redis.getBuffer(keys.match(id))));

  async function attempt(change: Commit, head: Head | null): Promise<Committed> {
    const { sheet, from, token } = change;
    if (token !== null && isKnown(head, token)) return 'duplicate';
    if (from > 0 && head?.seq !== from) return 'stale';
    const encoded = encode(change, head ?? nothing);
    const usual = head !== null && sheet.status !== 'over' && head.index === writeIndex(encoded.index);
    const write = usual ? encoded.write : changeOf(change, encoded, head?.index ?? '');
    const reply = (await asking(sheet.id, () => writer.run(write))) as Committed;
    if (reply === 'done') cache.put(sheet.id, encoded.value, sheet);
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

/** The write for a change of how the match is found. */
function changeOf(change: Commit, { value, index, write }: Encoded, line: string): Write {
  const { sheet, past, from } = change;
  // Another match could be made by the same interaction: only a key of its own can tell.
  const token = from === 0 ? change.token : null;
  const old = readIndex(line);
  const leave = old.users.filter((user) => !index.users.includes(user));
  const join = index.users.filter((user) => !old.users.includes(user));
  const played = past ? peopleOf(sheet) : [];
  const plan = {
    token: token !== null,
    over: sheet.status === 'over',
    ...(index.channel === null ? {} : { channel: index.channel }),
    ...(old.channel === null || old.channel === index.channel ? {} : { left: old.channel }),
    leave: leave.length,
    join: join.length,
    played: played.length,
    made: String(sheet.createdAt),
    ended: String(sheet.endedAt ?? sheet.createdAt),
  };
  const usual = [keys.match(sheet.id), keys.due, keys.answers(sheet.id), keys.outbox];
  const beside = [keys.channels, keys.draft(sheet.id), keys.note(sheet.id), keys.past(sheet.id)];
  const players = [...leave.map(keys.player), ...join.map(keys.player), ...played.map(keys.played)];
  return {
    name: 'change',
    keys: [...usual, ...beside, ...players, ...(token === null ? [] : [keys.token(token)])],
    args: [value, JSON.stringify(plan), past ? pack(past, shapes.past.version) : '', ...write.args.slice(1)],
  };
}
