/**
 * Saves a result, unless the match has one.
 * KEYS day, pending, days, server or any of these, people… · ARGV id, end, result, day, number of listed people, these…
 */
const recordResult = `
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[3]) == 0 then return 0 end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('SADD', KEYS[3], ARGV[4])
for n = 5, #KEYS do redis.call('ZADD', KEYS[n], ARGV[2], ARGV[1]) end
for n = 6, 5 + ARGV[5] do redis.call('SADD', KEYS[4], ARGV[n]) end
return 1`;

/**
 * Writes ratings, if no one else did since they were read.
 * KEYS applied, pending, days and ratings… · ARGV applied before, applied now, plan as JSON: ids that aren't pending any
 * longer; values by number of the key, null for none; fields likewise
 */
const applyRatings = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 'stale' end
local plan = cjson.decode(ARGV[3])
redis.call('SET', KEYS[1], ARGV[2])
for _, id in ipairs(plan.applied) do redis.call('ZREM', KEYS[2], id) end
for _, each in ipairs(plan.values) do
  if each[2] == '' then redis.call('DEL', KEYS[each[1]]) else redis.call('SET', KEYS[each[1]], each[2]) end
end
for _, each in ipairs(plan.fields) do
  if each[3] == '' then redis.call('HDEL', KEYS[each[1]], each[2]) else redis.call('HSET', KEYS[each[1]], each[2], each[3]) end
end
return 'done'`;

/** Puts an anonymous person in someone's place. KEYS day, person, alias, server · ARGV id, end, result, person */
const disownResult = `
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
redis.call('SREM', KEYS[4], ARGV[4])
return 'done'`;

/** KEYS rating of a person, rating of the alias */
const disownRating = `
local rating = redis.call('GET', KEYS[1])
if not rating then return 0 end
redis.call('SET', KEYS[2], rating)
return redis.call('DEL', KEYS[1])`;

export const resultScripts = { recordResult, applyRatings, disownResult, disownRating };
