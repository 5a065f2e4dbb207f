/**
 * Writes a competition, if no one else did since it was read. A match that ended meanwhile makes it due at once.
 * KEYS competition, due, ended, outbox, talk · ARGV id, seq and mark before, value, due or nothing, now, number of
 * counted matches, these…, posts…
 */
const saveCompetition = `
local old = redis.call('GETRANGE', KEYS[1], 0, 7)
if old == string.sub(ARGV[3], 1, 8) then return 'done' end
if old ~= ARGV[2] then return 'stale' end
redis.call('SET', KEYS[1], ARGV[3])
local first, due = 7 + ARGV[6], ARGV[4]
for n = 7, first - 1 do redis.call('SREM', KEYS[3], ARGV[n]) end
if redis.call('EXISTS', KEYS[3]) == 1 then due = ARGV[5] end
if due == '' then redis.call('ZREM', KEYS[2], ARGV[1]) else redis.call('ZADD', KEYS[2], due, ARGV[1]) end
for n = first, #ARGV do redis.call('RPUSH', KEYS[4], ARGV[n]) end
if #ARGV >= first then redis.call('SADD', KEYS[5], ARGV[1]) end
return 'done'`;

/**
 * Tells a competition that one of its matches ended: it is due now.
 * KEYS competition, due, ended · ARGV id, match, now
 */
const countMatch = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('SADD', KEYS[3], ARGV[2])
local due = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not due or tonumber(due) > tonumber(ARGV[3]) then redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1]) end
return 1`;

export const competitionScripts = { saveCompetition, countMatch };
