import { createHash } from 'node:crypto';
import { COMPETITION_PREFIX } from '../match/stored-match.ts';
import { HEADER_BYTES, MAX_INDEXED_BYTES, TOKEN_BYTES } from './record-header.ts';
import { LEFTOVERS, RETENTION, indexScripts } from './index-scripts.ts';
import { keys } from './keys.ts';
import { competitionScripts } from './competition-scripts.ts';
import { resultScripts } from './result-scripts.ts';

/** Byte ranges of the header in Lua, counted from 1. */
const lua = { seqAndMark: '1, 8', fromAndBase: '9, 16', due: '17, 29', counts: '30, 35' };

const tagLength = keys.match('').indexOf('}') + 1;
const idOfMatch = `string.sub(KEYS[1], ${keys.match('').length + 1})`;
const idOfOutbox = `string.sub(KEYS[1], ${keys.outbox('').length + 1})`;

/** Refuses a change made from another version: resent after a lost connection, already applied, or simply too old. */
const refuse = `
  if string.sub(old, ${lua.seqAndMark}) == string.sub(value, ${lua.seqAndMark}) then return 'done' end
  if own == 1 then
    local at = ${HEADER_BYTES + 1} + length
    local token = string.sub(value, at + (string.byte(value, at) - 1) * ${TOKEN_BYTES} + 1, at + string.byte(value, at) * ${TOKEN_BYTES})
    local now = redis.call('GETRANGE', KEYS[1], 0, ${MAX_INDEXED_BYTES})
    if now ~= '' then
      at = ${HEADER_BYTES + 1} + string.byte(now, ${HEADER_BYTES})
      local tokens = string.sub(now, at + 1, at + string.byte(now, at) * ${TOKEN_BYTES})
      if string.find(tokens, token, 1, true) then return 'duplicate' end
    end
  end
  return 'stale'`;

/** Updates the answer list and the outbox, if there is anything to add. */
const keepAnswers = (answers: string) => `
if drop > 0 then redis.call('LTRIM', ${answers}, 0, -drop - 1) end
if add > 0 then redis.call('RPUSH', ${answers}, unpack(ARGV, first, first + add - 1)) end`;
const keepPosts = (outbox: string, talk: string) => `
if #ARGV >= first + add then
  redis.call('RPUSH', ${outbox}, unpack(ARGV, first + add))
  redis.call('SADD', ${talk}, ${idOfMatch})
end`;
const counts = `
local drop1, drop2, add1, add2, own, length = string.byte(value, ${lua.counts})
local drop, add = drop1 * 256 + drop2, add1 * 256 + add2`;

/**
 * Writes a usual move, which doesn't change the indexes. The caller has already checked its token in the version it's
 * based on. The first write fails when memory is full, and then nothing is written at all. Keys are listed only when
 * needed, since each costs time.
 * KEYS match, due when that changes, answers when these do, outbox and talk when there are posts
 * ARGV value, answers to add…, posts…
 */
const advance = `
local value, first, key = ARGV[1], 2, 1
${counts}
local old = redis.call('GETRANGE', KEYS[1], 0, ${HEADER_BYTES - 1})
if string.sub(old, ${lua.seqAndMark}) ~= string.sub(value, ${lua.fromAndBase}) then ${refuse}
end
redis.call('SET', KEYS[1], value)
local due = string.sub(value, ${lua.due})
if due ~= string.sub(old, ${lua.due}) then
  key = key + 1
  redis.call('ZADD', KEYS[key], due, ${idOfMatch})
end
if drop + add > 0 then
  key = key + 1
  ${keepAnswers('KEYS[key]')}
end
${keepPosts('KEYS[key + 1]', 'KEYS[key + 2]')}
return 'done'`;

/**
 * Writes a change of a match's channel, players or state. The index entry comes first among the posts.
 * KEYS match, due, answers, outbox, talk, draft, note, past, counts
 * ARGV value, plan as JSON, record or nothing, answers to add…, posts…
 */
const alter = `
local value, plan, first = ARGV[1], cjson.decode(ARGV[2]), 4
local id = ${idOfMatch}
${counts}
local from = string.sub(value, ${lua.fromAndBase})
if from == string.rep('\\0', 8) then from = '' end
local old = redis.call('GETRANGE', KEYS[1], 0, ${HEADER_BYTES - 1})
if string.sub(old, ${lua.seqAndMark}) ~= from then ${refuse}
end
if from == '' and redis.call('EXISTS', KEYS[8]) == 1 then return 'stale' end
redis.call('SET', KEYS[1], value)
if plan.minus then redis.call('HINCRBY', KEYS[9], plan.minus, -1) end
if plan.plus then redis.call('HINCRBY', KEYS[9], plan.plus, 1) end
${keepAnswers('KEYS[3]')}
${keepPosts('KEYS[4]', 'KEYS[5]')}
if plan.over then
  redis.call('ZREM', KEYS[2], id)
  redis.call('DEL', KEYS[3], KEYS[6])
  local at = plan.at or redis.call('TIME')[1] * 1000
  redis.call('PEXPIREAT', KEYS[1], at + ${LEFTOVERS})
  redis.call('PEXPIREAT', KEYS[7], at + ${LEFTOVERS})
  if ARGV[3] ~= '' then
    redis.call('SET', KEYS[8], ARGV[3])
    redis.call('PEXPIREAT', KEYS[8], at + ${RETENTION})
  end
else
  redis.call('ZADD', KEYS[2], string.sub(value, ${lua.due}), id)
end
return 'done'`;

/** KEYS match, due, answers, draft, note, outbox, talk, counts · ARGV expected seq, state or nothing, index entry */
const erase = `
local id = ${idOfMatch}
if redis.call('GETRANGE', KEYS[1], 0, 3) ~= ARGV[1] then return 'stale' end
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4], KEYS[5])
redis.call('ZREM', KEYS[2], id)
redis.call('RPUSH', KEYS[6], ARGV[3])
redis.call('SADD', KEYS[7], id)
if ARGV[2] ~= '' then redis.call('HINCRBY', KEYS[8], ARGV[2], -1) end
return 'done'`;

/** KEYS match, broken, set-aside, due · ARGV id, reason */
const isolate = `
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('RENAME', KEYS[1], KEYS[2]) end
redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
redis.call('ZREM', KEYS[4], ARGV[1])
return 'done'`;

/**
 * Returns what is due in a partition, with the seq of each match: one command per match would take most of a sweep.
 * KEYS due · ARGV until, from, how many. Returns id, time and seq of each.
 */
const soon = `
local function place(id)
  return (string.sub(id, 1, ${COMPETITION_PREFIX.length}) == '${COMPETITION_PREFIX}' and '${keys.club('').slice(tagLength)}' or '${keys.match('').slice(tagLength)}') .. id
end
local tag = string.sub(KEYS[1], 1, ${tagLength})
local rows, found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', ARGV[2], ARGV[3]), {}
for at = 1, #rows, 2 do
  local a, b, c, d = string.byte(redis.call('GETRANGE', tag .. place(rows[at]), 0, 3), 1, 4)
  for _, part in ipairs({ rows[at], rows[at + 1], d and ((a * 256 + b) * 256 + c) * 256 + d or -1 }) do found[#found + 1] = part end
end
return found`;

/** Removes the outbox row with this prefix, usually the first, into `row`. */
const take = `
local row = redis.call('LINDEX', KEYS[1], 0)
if not row then return 0 end
if string.sub(row, 1, #ARGV[1]) == ARGV[1] then
  redis.call('LPOP', KEYS[1])
else
  row = nil
  for _, each in ipairs(redis.call('LRANGE', KEYS[1], 1, -1)) do
    if string.sub(each, 1, #ARGV[1]) == ARGV[1] then row = each break end
  end
  if not row then return 0 end
  redis.call('LREM', KEYS[1], 1, row)
end
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SREM', KEYS[2], ${idOfOutbox}) end`;

/** KEYS outbox, talk · ARGV prefix of the row */
const strikeOff = `
${take}
return 1`;

/** KEYS outbox, talk, undelivered · ARGV prefix of the row, reason */
const giveUp = `
${take}
redis.call('RPUSH', KEYS[3], ARGV[2] .. '\\n' .. row)
redis.call('LTRIM', KEYS[3], -1000, -1)
return 1`;

/** KEYS kept · ARGV name, expected value, new value; an empty one for none */
const keep = `
local now = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if now == ARGV[3] then return 'done' end
if now ~= ARGV[2] then return 'stale' end
if ARGV[3] == '' then redis.call('HDEL', KEYS[1], ARGV[1]) else redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) end
return 'done'`;

/** KEYS value · ARGV expected value, new value; empty for none */
const replace = `
local now = redis.call('GET', KEYS[1]) or ''
if now == ARGV[2] then return 'done' end
if now ~= ARGV[1] then return 'stale' end
redis.call('SET', KEYS[1], ARGV[2])
return 'done'`;

/** The scripts of the current layout, each the body of a function of KEYS and ARGV. */
export const scriptSources = {
  ...indexScripts,
  ...resultScripts,
  ...competitionScripts,
  advance,
  alter,
  erase,
  isolate,
  soon,
  strikeOff,
  giveUp,
  keep,
  replace,
};
export type ScriptName = keyof typeof scriptSources;

export interface LuaScript {
  readonly source: string;
  readonly sha: string;
}

export const scriptOf = (source: string): LuaScript => ({
  source,
  sha: createHash('sha1').update(source).digest('hex'),
});

export const scripts = Object.fromEntries(
  Object.entries(scriptSources).map(([name, source]) => [name, scriptOf(source)]),
) as Readonly<Record<ScriptName, LuaScript>>;

export const isScript = (name: string): name is ScriptName => Object.hasOwn(scripts, name);
