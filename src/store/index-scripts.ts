/** How long records of finished matches are kept, in milliseconds. */
export const RETENTION = 2 * 365 * 86_400_000;
/** How long the last state and the notes of a finished match are kept, in milliseconds; the record stays. */
export const LEFTOVERS = 30 * 86_400_000;

/**
 * Scripts for indexes across matches. An entry carries the seq of its change, so that a late older one doesn't
 * overwrite a newer one. A channel's value: match, seq, and `?` until the change is made.
 */
const holder = `
local now = redis.call('GET', KEYS[1])
local id, seq, open = nil, 0, false
if now then
  local found, number, mark = string.match(now, '^(%S+) (%d+)( ?%??)$')
  id, seq, open = found, tonumber(number), mark ~= ''
end`;

/** KEYS channel · ARGV match, seq, expiry, value to replace or nothing. Returns the holder if it's another match. */
const claim = `
${holder}
if now and id ~= ARGV[1] and now ~= ARGV[4] then return now end
if now and id == ARGV[1] and not open then return '' end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2] .. ' ?', 'PX', ARGV[3])
return ''`;

/** KEYS channel · ARGV match, seq */
const settle = `
${holder}
if now and not open and (id ~= ARGV[1] or seq > tonumber(ARGV[2])) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2])
return 1`;

/** KEYS channel · ARGV match, seq */
const vacate = `
${holder}
if not now or id ~= ARGV[1] or seq > tonumber(ARGV[2]) then return 0 end
return redis.call('DEL', KEYS[1])`;

const entered = `
local entry = redis.call('HGET', KEYS[1], ARGV[1])
local seq = entry and tonumber(string.match(entry, '^%d+')) or -1`;

/** KEYS player · ARGV match, seq, creation time */
const enter = `
${entered}
if seq >= tonumber(ARGV[2]) then return 0 end
return redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])`;

/** KEYS player · ARGV match, seq */
const depart = `
${entered}
if seq > tonumber(ARGV[2]) then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])`;

/** KEYS played · ARGV match, end time */
const file = `
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', tonumber(ARGV[2]) - ${RETENTION})
return redis.call('PEXPIRE', KEYS[1], ${RETENTION})`;

/** The most entries of a list. */
const LISTED = 500;

/** KEYS best · ARGV match, rank */
const rank = `
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, ${-LISTED - 1})
return redis.call('PEXPIRE', KEYS[1], ${RETENTION})`;

export const indexScripts = { claim, settle, vacate, enter, depart, file, rank };
