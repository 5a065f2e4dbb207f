/** Records of finished matches are kept so long, in milliseconds. */
export const RETENTION = 2 * 365 * 86_400_000;
/** How long the last sheet and the notes of a match that is over are kept, in milliseconds; the record stays. */
export const LEFTOVERS = 30 * 86_400_000;

/**
 * What spans matches. An entry carries the change it comes from, so that an older one that arrives late undoes no newer one.
 * A channel's value: match, change, and `?` while the change is not made yet.
 */
const holder = `
local now = redis.call('GET', KEYS[1])
local id, seq, open = nil, 0, false
if now then
  local found, number, mark = string.match(now, '^(%S+) (%d+)( ?%??)$')
  id, seq, open = found, tonumber(number), mark ~= ''
end`;

/** KEYS channel · ARGV match, seq, how long it holds, value to take the place of or nothing. Gives the holder when there is another. */
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

/** KEYS player · ARGV match, seq, when it was made */
const enter = `
${entered}
if seq >= tonumber(ARGV[2]) then return 0 end
return redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])`;

/** KEYS player · ARGV match, seq */
const depart = `
${entered}
if seq > tonumber(ARGV[2]) then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])`;

/** KEYS played · ARGV match, when it ended */
const file = `
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', tonumber(ARGV[2]) - ${RETENTION})
return redis.call('PEXPIRE', KEYS[1], ${RETENTION})`;

/** So many stand on a list. */
const LISTED = 500;

/** KEYS best · ARGV match, rank */
const rank = `
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, ${-LISTED - 1})
return redis.call('PEXPIRE', KEYS[1], ${RETENTION})`;

export const indexScripts = { claim, settle, vacate, enter, depart, file, rank };
