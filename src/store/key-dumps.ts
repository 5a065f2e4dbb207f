import { isPersistent } from './keys.ts';
import { type LuaScript, scriptOf, scripts, scriptSources } from './scripts.ts';
import type { RedisConnection, StoreWrite } from './writer.ts';

/** A key's value as DUMP returns it; empty if the key doesn't exist. */
export interface KeyDump {
  readonly key: string;
  readonly dump: Buffer;
  /** Expiry time in milliseconds; 0 for never. */
  readonly expires: number;
}

const functions = Object.entries(scriptSources).map(
  ([name, source]) => `${name} = function(KEYS, ARGV) ${source}\nend`,
);

/** `stored(key)` returns a key's dump, empty if there is none, and its expiry; `put` restores them. */
const dumpHelpers = `
local function stored(key) return redis.call('DUMP', key) or '', math.max(redis.call('PEXPIRETIME', key), 0) end
local function put(key, dump, expires)
  if dump == '' then return redis.call('DEL', key) end
  return redis.call('RESTORE', key, expires, dump, 'REPLACE', 'ABSTTL')
end`;

/**
 * Runs writes, records the resulting values of all changed keys and reverts everything, so that no unpersisted write is
 * visible. KEYS all keys of the writes · ARGV the writes as JSON (name, positions of their keys, number of arguments),
 * then all arguments. Returns success and reply of every write; and position, dump and expiry of every changed key.
 */
const rehearse = `
local scripts = { ${functions.join(',\n')} }
${dumpHelpers}
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

/** KEYS any · ARGV dump and expiry of each. Returns the positions of those the server rejects. */
const restore = `
${dumpHelpers}
local refused = {}
for n, key in ipairs(KEYS) do
  if not pcall(put, key, ARGV[2 * n - 1], ARGV[2 * n]) then refused[#refused + 1] = n end
end
return refused`;

/** KEYS any. Returns dump and expiry of each. */
const read = `
${dumpHelpers}
local found = {}
for n, key in ipairs(KEYS) do found[2 * n - 1], found[2 * n] = stored(key) end
return found`;

const dumpScripts = { rehearse: scriptOf(rehearse), restore: scriptOf(restore), read: scriptOf(read) };

/** Loads all scripts, so that no write needs a second attempt and gets overtaken. */
export async function loadScripts(redis: RedisConnection): Promise<void> {
  for (const { source } of [...Object.values(scripts), ...Object.values(dumpScripts)])
    await redis.call('SCRIPT', 'LOAD', source);
}

const run = (
  redis: RedisConnection,
  { sha }: LuaScript,
  names: readonly string[],
  args: readonly (string | Buffer)[],
): Promise<unknown> => redis.callBuffer('EVALSHA', sha, names.length, ...names, ...args);

/** The reply to a write, or its error. */
export type WriteReply = string | number | null | Error;

/** Returns the replies of writes and the values their keys would get, without changing anything. */
export async function rehearseWrites(
  redis: RedisConnection,
  writes: readonly StoreWrite[],
): Promise<{ replies: WriteReply[]; values: KeyDump[] }> {
  const names = [...new Set(writes.flatMap((write) => write.keys))];
  const positions = new Map(names.map((name, index) => [name, index + 1]));
  const plan = writes.map((write) => ({
    name: write.name,
    keys: write.keys.map((key) => positions.get(key)),
    args: write.args.length,
  }));
  const args = [JSON.stringify(plan), ...writes.flatMap((write) => write.args)];
  const [answers, changed] = (await run(redis, dumpScripts.rehearse, names, args)) as [
    (number | Buffer | null)[],
    (number | Buffer)[],
  ];
  const replies = writes.map((_, index) => {
    const reply = answers[2 * index + 1] ?? null;
    const text = Buffer.isBuffer(reply) ? reply.toString() : reply;
    return answers[2 * index] === 1 ? text : new Error(String(text));
  });
  const values = Array.from({ length: changed.length / 3 }, (_, index) => ({
    key: names[(changed[3 * index] as number) - 1] as string,
    dump: changed[3 * index + 1] as Buffer,
    expires: changed[3 * index + 2] as number,
  }));
  return { replies, values };
}

/** Stores values and returns those the server can't read. */
export async function restoreDumps(redis: RedisConnection, values: readonly KeyDump[]): Promise<readonly KeyDump[]> {
  const args = values.flatMap(({ dump, expires }) => [dump, String(expires)]);
  const refused = (await run(
    redis,
    dumpScripts.restore,
    values.map(({ key }) => key),
    args,
  )) as readonly number[];
  return refused.map((position) => values[position - 1] as KeyDump);
}

/** Keys read or stored at once. */
export const KEYS_AT_ONCE = 500;

/** Yields all persistent values in batches. Works on a single server: clusters have no journal. */
export async function* dumpAll(redis: RedisConnection): AsyncIterable<readonly KeyDump[]> {
  let cursor = '0';
  do {
    const [next, found] = (await redis.call('SCAN', cursor, 'COUNT', KEYS_AT_ONCE)) as [string, string[]];
    const names = found.filter(isPersistent);
    const parts = (await run(redis, dumpScripts.read, names, [])) as (Buffer | number)[];
    const values = names.map((key, index) => ({
      key,
      dump: parts[2 * index] as Buffer,
      expires: parts[2 * index + 1] as number,
    }));
    yield values.filter(({ dump }) => dump.length > 0);
    cursor = next;
  } while (cursor !== '0');
}
