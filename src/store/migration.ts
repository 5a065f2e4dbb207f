import type { Log } from '../match/ports.ts';
import { stateOf } from './committing.ts';
import { readHead, readIndex, writeHead, writeIndex } from './head.ts';
import { keys } from './keys.ts';
import { FENCED, OLD, PORTION, oldKeys } from './old-keys.ts';
import { tagOf } from './partitions.ts';
import { recount } from './rebuild.ts';
import { readValue, shapes } from './shapes.ts';
import { type Connection, directWriter, runScript } from './writer.ts';

const before = (name: string): string => `${OLD}${name}-before`;
/** Its speed is told after so many. */
const TELL = 10_000;

/** KEYS the key, where it goes. Both in one slot, so that nobody can write in between. */
const FENCE = `
local kind = redis.call('TYPE', KEYS[1])['ok']
if kind ~= 'none' and kind ~= 'string' then redis.call('RENAME', KEYS[1], KEYS[2]) end
redis.call('SET', KEYS[1], 'moved')
return 1`;

/** Moves every key of the first layout to where it belongs. Gives the number of matches. Safe to begin again at any point. */
export async function moveAll(redis: Connection, log: Log, stillMine: () => Promise<void>, portion = PORTION): Promise<number> {
  for (const name of FENCED) await redis.eval(FENCE, 2, `${OLD}${name}`, before(name));
  const begun = performance.now();
  let moved = 0;
  for await (const names of oldKeys(redis, portion)) {
    await stillMine();
    await Promise.all(names.map((name) => moveKey(redis, name)));
    const earlier = moved;
    moved += names.filter((name) => name.startsWith(`${OLD}match:`)).length;
    if (Math.floor(moved / TELL) > Math.floor(earlier / TELL)) log.info({}, `${moved} matches moved, ${speed()} a second.`);
  }
  // Always: an earlier process may have moved everything and counted nothing.
  await recount(redis, directWriter(redis));
  if (moved > 0) log.info({}, `The store is in its new layout: ${moved} matches moved, ${speed()} a second.`);
  return moved;

  function speed(): number {
    return Math.round(moved / ((performance.now() - begun) / 1_000));
  }
}

async function moveKey(redis: Connection, name: string): Promise<void> {
  const [, kind = '', id = ''] = /^\{parley\}([a-z-]+):?(.*)$/s.exec(name) ?? [];
  switch (kind) {
    case 'match':
      return moveSheet(redis, name, id);
    case 'answers':
    case 'draft':
    case 'note':
    case 'past':
    case 'broken':
    case 'played':
    case 'profile':
      return carry(redis, name, keys[kind](id));
    case 'player':
      return movePlayer(redis, name, id);
    case 'due-before':
      return moveDue(redis, name);
    case 'outbox-before':
      return moveRows(redis, name);
    case 'undelivered':
      return moveUndelivered(redis, name);
    case 'channels':
    case 'shared':
    case 'set-aside':
      return moveFields(redis, name, kind);
    default:
      // Interactions that made a match and the probe: nobody needs them any more.
      return void (await redis.del(name));
  }
}

/** As it is, to another slot. */
async function carry(redis: Connection, from: string, to: string): Promise<void> {
  const [value, expires] = await Promise.all([redis.dumpBuffer(from), redis.pttl(from)]);
  if (value) await redis.restore(to, Math.max(0, expires), value, 'REPLACE');
  await redis.del(from);
}

/** The head says the state now, so that the match can be counted. What cannot be read stays as it is, and is found out later. */
async function moveSheet(redis: Connection, from: string, id: string): Promise<void> {
  const [value, expires] = await Promise.all([redis.getBuffer(from), redis.pttl(from)]);
  if (value) {
    const moved = withState(value);
    await (expires > 0 ? redis.set(keys.match(id), moved, 'PX', expires) : redis.set(keys.match(id), moved));
  }
  await redis.del(from);
}

function withState(value: Buffer): Buffer {
  const stored = readHead(value);
  if (!stored || stored.head.index === '') return value;
  try {
    const state = stateOf(readValue(shapes.sheet, stored.body));
    return writeHead({ ...stored.head, index: writeIndex({ ...readIndex(stored.head.index), state }) }, stored.body);
  } catch {
    return value;
  }
}

async function movePlayer(redis: Connection, from: string, user: string): Promise<void> {
  const found = await redis.zrange(from, '0', '-1', 'WITHSCORES');
  for (let at = 0; at < found.length; at += 2) {
    await runScript(redis, 'enter', [keys.player(user)], [found[at] as string, '0', found[at + 1] as string]);
  }
  await redis.del(from);
}

async function moveDue(redis: Connection, from: string): Promise<void> {
  for (;;) {
    const found = await redis.zrange(from, '0', String(PORTION - 1), 'WITHSCORES');
    if (found.length === 0) return;
    const ids = found.filter((_, index) => index % 2 === 0);
    await Promise.all(ids.map((id, index) => redis.zadd(keys.due(tagOf(id)), found[2 * index + 1] as string, id)));
    await redis.zrem(from, ...ids);
  }
}

async function moveRows(redis: Connection, from: string): Promise<void> {
  for (;;) {
    const rows = await redis.lrange(from, 0, PORTION - 1);
    if (rows.length === 0) return;
    for (const row of rows) {
      const match = row.split('\n', 1)[0] ?? '';
      // It may have been put there before this was interrupted.
      if ((await redis.lpos(keys.outbox(match), row)) === null) await redis.rpush(keys.outbox(match), row);
      await redis.sadd(keys.talk(tagOf(match)), match);
      await redis.lpop(from);
    }
  }
}

async function moveUndelivered(redis: Connection, from: string): Promise<void> {
  for (;;) {
    const row = await redis.lindex(from, 0);
    if (row === null) return;
    const to = keys.undelivered(tagOf(row.split('\n', 2)[1] ?? ''));
    if ((await redis.lpos(to, row)) === null) await redis.rpush(to, row);
    await redis.lpop(from);
  }
}

async function moveFields(redis: Connection, from: string, kind: 'channels' | 'shared' | 'set-aside'): Promise<void> {
  const fields = Object.entries(await redis.hgetall(from));
  await Promise.all(
    fields.map(([field, value]) => {
      if (kind === 'channels') return runScript(redis, 'settle', [keys.channel(field)], [value.replace(/^!/, ''), '0']);
      return redis.hset(kind === 'shared' ? keys.shared(tagOf(field)) : keys.setAside(tagOf(field)), field, value);
    }),
  );
  await redis.del(from);
}
