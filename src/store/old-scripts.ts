import { HEAD, INDEXED, TOKEN } from './head.ts';

/**
 * The scripts of the first layout, in which all keys had the tag `{parley}`. A journal names the scripts of its writes, and a
 * journal of then is read by making those writes again, before the store is moved. So they stay as they were: what they share
 * with today's in `scripts.ts` by the letter is theirs by copy, or a change there would change what old journals mean.
 */

/** How long an interaction that made a match is remembered, in seconds; Discord lets it be answered for a quarter of an hour. */
const REMEMBERED = 86_400;
/** How long the last sheet and the notes of a match that is over are kept, in milliseconds; the record stays. */
const LEFTOVERS = 30 * 86_400_000;

/** Bytes of the head as Lua counts them, from 1. */
const lua = { seqAndMark: '1, 8', fromAndBase: '9, 16', due: '17, 29', counts: '30, 35' };

const idOfMatch = `string.sub(KEYS[1], ${'{parley}match:'.length + 1})`;

/** What is there is not what the change was made from: sent again by a torn connection, dealt with before, or simply too old. */
const refuse = `
  if string.sub(old, ${lua.seqAndMark}) == string.sub(value, ${lua.seqAndMark}) then return 'done' end
  if own == 1 then
    local at = ${HEAD + 1} + length
    local token = string.sub(value, at + (string.byte(value, at) - 1) * ${TOKEN} + 1, at + string.byte(value, at) * ${TOKEN})
    local now = redis.call('GETRANGE', KEYS[1], 0, ${INDEXED})
    if now ~= '' then
      at = ${HEAD + 1} + string.byte(now, ${HEAD})
      local tokens = string.sub(now, at + 1, at + string.byte(now, at) * ${TOKEN})
      if string.find(tokens, token, 1, true) then return 'duplicate' end
    end
  end
  return 'stale'`;

/** The list of answers and the outbox, where there is anything for them. */
const keepAnswers = (answers: string) => `
if drop > 0 then redis.call('LTRIM', ${answers}, 0, -drop - 1) end
if add > 0 then redis.call('RPUSH', ${answers}, unpack(ARGV, first, first + add - 1)) end`;
const keepPosts = (outbox: string) => `
if #ARGV >= first + add then redis.call('RPUSH', ${outbox}, unpack(ARGV, first + add)) end`;
const counts = `
local drop1, drop2, add1, add2, own, length = string.byte(value, ${lua.counts})
local drop, add = drop1 * 256 + drop2, add1 * 256 + add2`;

/**
 * The usual move: nothing changes about how the match is found. Whether its token was used before, the caller has seen in the
 * sheet it was made from. The first write fails when memory is full, and then nothing is written at all.
 * Only what is needed is named: every key costs time.
 * KEYS match, due when that changes, answers when these do, outbox when there are posts · ARGV value, answers to add…, posts…
 */
const move = `
local value, first, key = ARGV[1], 2, 1
${counts}
local old = redis.call('GETRANGE', KEYS[1], 0, ${HEAD - 1})
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
${keepPosts('KEYS[key + 1]')}
return 'done'`;

/**
 * A match begins, ends, changes its place or its people.
 * KEYS match, due, answers, outbox, channels, draft, note, past, players who leave…, who join…, who played…, token or none
 * ARGV value, plan as JSON, record or nothing, answers to add…, posts…
 */
const change = `
local value, plan, first = ARGV[1], cjson.decode(ARGV[2]), 4
local id = ${idOfMatch}
${counts}
local from = string.sub(value, ${lua.fromAndBase})
if from == string.rep('\\0', 8) then
  from = ''
  if redis.call('EXISTS', KEYS[8]) == 1 then return 'stale' end
end
local old = redis.call('GETRANGE', KEYS[1], 0, ${HEAD - 1})
if string.sub(old, ${lua.seqAndMark}) ~= from then ${refuse}
end
if plan.channel then
  local holder = redis.call('HGET', KEYS[5], plan.channel)
  if holder and holder ~= id and string.sub(holder, 1, 1) ~= '!' then return 'channel-taken' end
end
if plan.token and not redis.call('SET', KEYS[#KEYS], '', 'NX', 'EX', ${REMEMBERED}) then return 'duplicate' end
redis.call('SET', KEYS[1], value)
if plan.left and redis.call('HGET', KEYS[5], plan.left) == id then redis.call('HDEL', KEYS[5], plan.left) end
if plan.channel then redis.call('HSET', KEYS[5], plan.channel, id) end
local key = 8
for _ = 1, plan.leave do key = key + 1; redis.call('ZREM', KEYS[key], id) end
for _ = 1, plan.join do key = key + 1; redis.call('ZADD', KEYS[key], plan.made, id) end
for _ = 1, plan.played do key = key + 1; redis.call('ZADD', KEYS[key], plan.ended, id) end
${keepAnswers('KEYS[3]')}
${keepPosts('KEYS[4]')}
if plan.over then
  redis.call('ZREM', KEYS[2], id)
  redis.call('DEL', KEYS[3], KEYS[6])
  redis.call('PEXPIRE', KEYS[1], ${LEFTOVERS})
  redis.call('PEXPIRE', KEYS[7], ${LEFTOVERS})
  if ARGV[3] ~= '' then redis.call('SET', KEYS[8], ARGV[3]) end
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

/** What a journal of the first layout may hold, for reading it once more. */
export const oldSources = { move, change, forget, setAside, strike, bury };
