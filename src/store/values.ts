import { isKept } from './keys.ts';
import { type Script, scriptOf, scripts, sources } from './scripts.ts';
import type { Connection, Write } from './writer.ts';

/** What a key holds, as DUMP gives it; nothing when there is no such key. */
export interface Value {
  readonly key: string;
  readonly dump: Buffer;
  /** When it expires, in milliseconds; 0 for never. */
  readonly expires: number;
}

const functions = Object.entries(sources).map(([name, source]) => `${name} = function(KEYS, ARGV) ${source}\nend`);

/** `stored(key)` gives the dump of a key, empty when there is none, and when it expires; `put` stores these. */
const storing = `
local function stored(key) return redis.call('DUMP', key) or '', math.max(redis.call('PEXPIRETIME', key), 0) end
local function put(key, dump, expires)
  if dump == '' then return redis.call('DEL', key) end
  return redis.call('RESTORE', key, expires, dump, 'REPLACE', 'ABSTTL')
end`;

/**
 * Makes writes, notes what each key they changed then holds, and takes everything back: nobody sees a write that is not on the
 * disk yet. KEYS all keys of the writes · ARGV the writes as JSON (name, positions of their keys, number of arguments), then all
 * their arguments. Gives, for every write, whether it worked and its reply; and position, dump and expiry of every changed key.
 */
const rehearse = `
local scripts = { ${functions.join(',\n')} }
${storing}
local dumps, expiries, replies, changed, at = {}, {}, {}, {}, 1
for n, key in ipairs(KEYS) do dumps[n], expiries[n] = stored(key) end
for _, write in ipairs(cjson.decode(ARGV[1])) do
  local keys, args = {}, {}
  for n, position in ipairs(write.keys) do keys[n] = KEYS[position] end
  for n = 1, write.args do args[n] = ARGV[at + n] end
  at = at + write.args
  local plain = function() return redis.call(write.name, keys[1], unpack(args)) end
  local worked, reply = pcall(scripts[write.name] or plain, keys, args)
  replies[#replies + 1] = worked and 1 or 0
  if not worked then reply = type(reply) == 'table' and reply.err or tostring(reply) end
  replies[#replies + 1] = reply or false
end
for n, key in ipairs(KEYS) do
  local dump, expires = stored(key)
  if dump ~= dumps[n] or expires ~= expiries[n] then
    for _, part in ipairs({ n, dump, expires }) do changed[#changed + 1] = part end
    put(key, dumps[n], expiries[n])
  end
end
return { replies, changed }`;

/** KEYS any · ARGV dump and expiry of each. Gives the positions of those the server refuses. */
const restore = `
${storing}
local refused = {}
for n, key in ipairs(KEYS) do
  if not pcall(put, key, ARGV[2 * n - 1], ARGV[2 * n]) then refused[#refused + 1] = n end
end
return refused`;

/** KEYS any. Gives dump and expiry of each. */
const read = `
${storing}
local found = {}
for n, key in ipairs(KEYS) do found[2 * n - 1], found[2 * n] = stored(key) end
return found`;

const own = { rehearse: scriptOf(rehearse), restore: scriptOf(restore), read: scriptOf(read) };

/** A server that knows all scripts needs no second try for any: nothing that was sent first is overtaken. */
export async function loadScripts(redis: Connection): Promise<void> {
  for (const { source } of [...Object.values(scripts), ...Object.values(own)]) await redis.call('SCRIPT', 'LOAD', source);
}

const run = (redis: Connection, { sha }: Script, names: readonly string[], args: readonly (string | Buffer)[]): Promise<unknown> =>
  redis.callBuffer('EVALSHA', sha, names.length, ...names, ...args);

/** The reply to a write, or the error it failed with. */
export type Reply = string | number | null | Error;

/** What writes would answer, and what the keys they change would hold then. Nothing is changed yet. */
export async function rehearseWrites(redis: Connection, writes: readonly Write[]): Promise<{ replies: Reply[]; values: Value[] }> {
  const names = [...new Set(writes.flatMap((write) => write.keys))];
  const positions = new Map(names.map((name, index) => [name, index + 1]));
  const plan = writes.map((write) => ({ name: write.name, keys: write.keys.map((key) => positions.get(key)), args: write.args.length }));
  const args = [JSON.stringify(plan), ...writes.flatMap((write) => write.args)];
  const [answers, changed] = (await run(redis, own.rehearse, names, args)) as [(number | Buffer | null)[], (number | Buffer)[]];
  const replies = writes.map((_, index) => {
    const reply = answers[2 * index + 1] ?? null;
    const said = Buffer.isBuffer(reply) ? reply.toString() : reply;
    return answers[2 * index] === 1 ? said : new Error(String(said));
  });
  const values = Array.from({ length: changed.length / 3 }, (_, index) => ({
    key: names[(changed[3 * index] as number) - 1] as string,
    dump: changed[3 * index + 1] as Buffer,
    expires: changed[3 * index + 2] as number,
  }));
  return { replies, values };
}

/** Stores values. Gives those the server cannot read. */
export async function putValues(redis: Connection, values: readonly Value[]): Promise<readonly Value[]> {
  const args = values.flatMap(({ dump, expires }) => [dump, String(expires)]);
  const refused = (await run(redis, own.restore, values.map(({ key }) => key), args)) as readonly number[];
  return refused.map((position) => values[position - 1] as Value);
}

/** How many keys are read or stored at once. */
export const PORTION = 500;

/** All that is to be kept, in portions. The server is a single one: a cluster is never written down. */
export async function* allValues(redis: Connection): AsyncIterable<readonly Value[]> {
  let cursor = '0';
  do {
    const [next, found] = (await redis.call('SCAN', cursor, 'COUNT', PORTION)) as [string, string[]];
    const names = found.filter(isKept);
    const parts = (await run(redis, own.read, names, [])) as (Buffer | number)[];
    const values = names.map((key, index) => ({ key, dump: parts[2 * index] as Buffer, expires: parts[2 * index + 1] as number }));
    yield values.filter(({ dump }) => dump.length > 0);
    cursor = next;
  } while (cursor !== '0');
}
