import { createHash } from 'node:crypto';
import { HEAD } from './head.ts';
import { keys } from './keys.ts';

/** How long an interaction is remembered, in seconds; Discord lets it be answered for a quarter of an hour. */
const REMEMBERED = 86_400;
/** How long the last sheet and the notes of a match that is over are kept, in milliseconds; the record stays. */
const LEFTOVERS = 30 * 86_400_000;

/** Bytes of the head as Lua counts them, from 1. */
const lua = { seq: '1, 4', seqAndMark: '1, 8', from: '9, 12', due: '13, 25', counts: '26, 29', line: HEAD };

const idOfMatch = `string.sub(KEYS[1], ${keys.match('').length + 1})`;

/** What is there is not what the change was made from: sent again by a torn connection, dealt with before, or simply too old. */
const refuse = (token: string) => `
  if old ~= '' and string.sub(old, ${lua.seqAndMark}) == string.sub(value, ${lua.seqAndMark}) then return 'done' end
  if ${token} and redis.call('EXISTS', ${token}) == 1 then return 'duplicate' end
  return 'stale'`;

/** The first write: when memory is full it fails, and nothing is written at all. */
const remember = (token: string) => `
if ${token} and not redis.call('SET', ${token}, '', 'NX', 'EX', ${REMEMBERED}) then return 'duplicate' end`;

const keepAnswers = (first: number) => `
local drop = drop1 * 256 + drop2
local add = add1 * 256 + add2
if drop > 0 then redis.call('LTRIM', KEYS[3], 0, -drop - 1) end
if add > 0 then redis.call('RPUSH', KEYS[3], unpack(ARGV, ${first}, ${first - 1} + add)) end
if #ARGV >= ${first} + add then redis.call('RPUSH', KEYS[4], unpack(ARGV, ${first} + add)) end`;

/**
 * The usual move: nothing changes about how the match is found.
 * KEYS match, due, answers, outbox, token or none · ARGV value, answers to add…, posts…
 */
const move = `
local call, sub, value = redis.call, string.sub, ARGV[1]
local drop1, drop2, add1, add2, length = string.byte(value, 26, ${HEAD})
local old = call('GETRANGE', KEYS[1], 0, ${HEAD - 1} + length)
if sub(old, ${lua.seq}) ~= sub(value, ${lua.from}) then ${refuse('KEYS[5]')}
end
if sub(old, ${lua.line}) ~= sub(value, ${lua.line}, ${HEAD} + length) then return 'moved' end
${remember('KEYS[5]')}
call('SET', KEYS[1], value)
call('ZADD', KEYS[2], sub(value, ${lua.due}), ${idOfMatch})
${keepAnswers(2)}
return 'done'`;

/**
 * A match begins, ends, changes its place or its people.
 * KEYS match, due, answers, outbox, channels, draft, note, past, players who leave…, who join…, who played…, token or none
 * ARGV value, index line it had, plan as JSON, record or nothing, answers to add…, posts…
 */
const change = `
local value, line, plan = ARGV[1], ARGV[2], cjson.decode(ARGV[3])
local id = ${idOfMatch}
local token = plan.token and KEYS[#KEYS]
local drop1, drop2, add1, add2 = string.byte(value, ${lua.counts})
local from = string.sub(value, ${lua.from})
if from == '\\0\\0\\0\\0' then
  from = ''
  if redis.call('EXISTS', KEYS[8]) == 1 then return 'stale' end
end
local old = redis.call('GETRANGE', KEYS[1], 0, ${HEAD - 1} + #line)
if string.sub(old, ${lua.seq}) ~= from then ${refuse('token')}
end
if old ~= '' and (string.byte(old, ${HEAD}) ~= #line or string.sub(old, ${HEAD + 1}) ~= line) then return 'moved' end
if plan.channel then
  local holder = redis.call('HGET', KEYS[5], plan.channel)
  if holder and holder ~= id and string.sub(holder, 1, 1) ~= '!' then return 'channel-taken' end
end
${remember('token')}
redis.call('SET', KEYS[1], value)
if plan.left and redis.call('HGET', KEYS[5], plan.left) == id then redis.call('HDEL', KEYS[5], plan.left) end
if plan.channel then redis.call('HSET', KEYS[5], plan.channel, id) end
local key = 8
for _ = 1, plan.leave do key = key + 1; redis.call('ZREM', KEYS[key], id) end
for _ = 1, plan.join do key = key + 1; redis.call('ZADD', KEYS[key], plan.made, id) end
for _ = 1, plan.played do key = key + 1; redis.call('ZADD', KEYS[key], plan.ended, id) end
${keepAnswers(5)}
if plan.over then
  redis.call('ZREM', KEYS[2], id)
  redis.call('DEL', KEYS[3], KEYS[6])
  redis.call('PEXPIRE', KEYS[1], ${LEFTOVERS})
  redis.call('PEXPIRE', KEYS[7], ${LEFTOVERS})
  if ARGV[4] ~= '' then redis.call('SET', KEYS[8], ARGV[4]) end
else
  redis.call('ZADD', KEYS[2], string.sub(value, ${lua.due}), id)
end
return 'done'`;

/** KEYS match, due, answers, draft, note, channels, players… · ARGV seq it must have, channel or nothing */
const forget = `
local id = ${idOfMatch}
if redis.call('GETRANGE', KEYS[1], 0, 3) ~= ARGV[1] then return 'stale' end
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4], KEYS[5])
redis.call('ZREM', KEYS[2], id)
if redis.call('HGET', KEYS[6], ARGV[2]) == id then redis.call('HDEL', KEYS[6], ARGV[2]) end
for key = 7, #KEYS do redis.call('ZREM', KEYS[key], id) end
return 'done'`;

/** KEYS match, broken, set-aside, due, channels · ARGV id, reason, channel or nothing */
const setAside = `
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('RENAME', KEYS[1], KEYS[2]) end
redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
redis.call('ZREM', KEYS[4], ARGV[1])
if redis.call('HGET', KEYS[5], ARGV[3]) == ARGV[1] then redis.call('HSET', KEYS[5], ARGV[3], '!' .. ARGV[1]) end
return 'done'`;

/** Walks the outbox; `found` is run for each row and may return. */
const walk = (found: string) => `
local at = 0
while true do
  local rows = redis.call('LRANGE', KEYS[1], at, at + 99)
  for _, row in ipairs(rows) do ${found} end
  if #rows < 100 then break end
  at = at + 100
end`;

/** KEYS outbox · ARGV beginning of the row */
const strike = `
${walk(`if string.sub(row, 1, #ARGV[1]) == ARGV[1] then redis.call('LREM', KEYS[1], 1, row) return 1 end`)}
return 0`;

/** KEYS outbox, undelivered · ARGV beginning of the row, reason */
const bury = `
${walk(`
  if string.sub(row, 1, #ARGV[1]) == ARGV[1] then
    redis.call('LREM', KEYS[1], 1, row)
    redis.call('RPUSH', KEYS[2], ARGV[2] .. '\\n' .. row)
    redis.call('LTRIM', KEYS[2], -10000, -1)
    return 1
  end`)}
return 0`;

/** KEYS outbox · ARGV beginning of the rows, how many at most */
const rowsOf = `
local found, most = {}, tonumber(ARGV[2])
${walk(`
  if string.sub(row, 1, #ARGV[1]) == ARGV[1] then found[#found + 1] = row end
  if #found >= most then return found end`)}
return found`;

/** KEYS outbox. The matches with something to say, each once. */
const waiting = `
local found, seen = {}, {}
${walk(`
  local id = string.match(row, '^[^\\n]*')
  if not seen[id] then seen[id] = true; found[#found + 1] = id end`)}
return found`;

const sources = { move, change, forget, setAside, strike, bury, rowsOf, waiting };
export type ScriptName = keyof typeof sources;

export interface Script {
  readonly source: string;
  readonly sha: string;
}

export const scripts = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, { source, sha: createHash('sha1').update(source).digest('hex') }]),
) as Readonly<Record<ScriptName, Script>>;

export const isScript = (name: string): name is ScriptName => Object.hasOwn(scripts, name);
