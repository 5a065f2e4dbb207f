import { randomBytes } from 'node:crypto';
import type { Commit, Committed, Post } from '../match/ports.ts';
import type { Sheet } from '../match/sheet.ts';
import { pack, packAnswer } from './codec.ts';
import { asking } from './faults.ts';
import { type Index, readHead, readIndex, writeHead, writeIndex } from './head.ts';
import { keys } from './keys.ts';
import type { Parts } from './reading.ts';
import { shapes } from './shapes.ts';
import type { Write } from './writer.ts';

type Reply = Committed | 'moved';

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

export function peopleOf(sheet: Pick<Sheet, 'players'>): readonly string[] {
  return [...new Set(sheet.players.flatMap((player) => (player.kind === 'person' ? [player.id] : [])))];
}

export const rowOf = (post: Post): string => `${post.match}\n${post.id}\n${JSON.stringify(post)}`;

/** The packed sheet with its head, and the usual write. */
export function encode({ sheet, from, history, posts, token, due }: Commit): Encoded {
  const index = indexOf(sheet);
  const mark = randomBytes(4).readUInt32BE();
  const head = { seq: sheet.seq, mark, from, due, drop: history.drop, add: history.add.length, index: writeIndex(index) };
  const value = writeHead(head, pack(sheet, shapes.sheet.version));
  const names = [keys.match(sheet.id), keys.due, keys.answers(sheet.id), keys.outbox];
  if (token !== null) names.push(keys.token(token));
  return { value, index, write: { name: 'move', keys: names, args: [value, ...history.add.map(packAnswer), ...posts.map(rowOf)] } };
}

export function createCommitting({ redis, writer, cache }: Parts): (change: Commit) => Promise<Committed> {
  const run = async (id: string, write: Write): Promise<Reply> => (await asking(id, () => writer.run(write))) as Reply;

  return async (change) => {
    const { sheet, from } = change;
    const { id } = sheet;
    const encoded = encode(change);
    // How the match was found so far is known from loading it; only when that is not what is stored is it fetched.
    let line = from === 0 ? '' : lineOf(cache.bytes(id) ?? null);
    let reply: Reply = 'moved';
    if (sheet.status !== 'over' && (line === null || line === writeIndex(encoded.index))) reply = await run(id, encoded.write);
    for (let tries = 0; reply === 'moved' && tries < 3; tries++) {
      if (tries > 0 || line === null) line = lineOf(await asking(id, () => redis.getBuffer(keys.match(id))));
      reply = await run(id, changeOf(change, encoded, line ?? ''));
    }
    if (reply === 'done') cache.put(id, encoded.value, sheet);
    return reply === 'moved' ? 'stale' : reply;
  };
}

const lineOf = (value: Buffer | null): string | null => (value && (readHead(value)?.head.index ?? null));

/** The write for a change of how the match is found. */
function changeOf(change: Commit, { value, index, write }: Encoded, line: string): Write {
  const { sheet, past, token } = change;
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
  const beside = [keys.channels, keys.draft(sheet.id), keys.note(sheet.id), keys.past(sheet.id)];
  const players = [...leave.map(keys.player), ...join.map(keys.player), ...played.map(keys.played)];
  return {
    name: 'change',
    keys: [...write.keys.slice(0, 4), ...beside, ...players, ...write.keys.slice(4)],
    args: [value, line, JSON.stringify(plan), past ? pack(past, shapes.past.version) : '', ...write.args.slice(1)],
  };
}
