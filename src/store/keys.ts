import { tagOf } from './partitions.ts';

/**
 * Every key the bot writes, except those of BullMQ (prefix `{parley-clock}`).
 *
 * Keys in the partition of a match, after its hash tag, so that one script can use several of them on Redis Cluster:
 *   match:ID      string  the stored match: header (see record-header.ts) and packed JSON; kept for 30 days after the end
 *   answers:ID    list    the answers of an open match except the newest, packed; moved to the record at the end
 *   draft:ID      hash    seat → draft of a multi-part choice
 *   note:ID       hash    name → small notes of the display layer; of a server: when challenges were made there;
 *                         of `application`: the id of the application that uses this store
 *   past:ID       string  the record of a finished match, for two years
 *   outbox:ID     list    unsent posts, oldest first: match, post id and JSON, one per line; and pending index entries
 *                         (see match-index.ts)
 *   broken:ID     string  the original value of an unreadable match; rename it to match:ID to restore it
 * Keys in the partition of a competition, whose id starts with `C-`; it also has an outbox and an entry in `due`:
 *   club:ID       string  the competition: seq and a random mark, 4 bytes each, then packed JSON; kept for good
 *   ended:ID      set     ids of its matches that ended and aren't counted yet
 * Keys of the whole partition:
 *   due           zset    ids of all unfinished matches by the next due time (NEVER if there is none)
 *   talk          set     ids of the matches with a non-empty outbox
 *   counts        hash    game and state → number of matches
 *   undelivered   list    posts given up, newest last, at most 1,000: reason, then the original row
 *   shared        hash    id of a match that anyone with its link may view → token and sharer (1: shared before links)
 *   set-aside     hash    id → why the match is unreadable
 *
 * Keys across matches, each in its own slot. Indexes can be rebuilt from the matches (`npm run rebuild`):
 *   parley:channel:CHANNEL  string  id of the match in it and the seq of the change; ends with `?` until that is made
 *   parley:player:USER      hash    ids of the person's challenges, open and adjourned matches → seq and creation time
 *   parley:server:GUILD     hash    ids of the server's challenges, open and adjourned matches → seq and creation time
 *   parley:played:USER      zset    ids of the person's finished matches of the last two years, by end time
 *   parley:best:LIST        zset    ids of solo matches of a server, or of a day there, by score
 *   parley:day:DAY          string  the seed of a day and its SHA-256; expires
 *   parley:mark:MARK        string  anonymous data: what outlives a deletion for a day or two, reviews for the match page;
 *                                   expires
 *   parley:clubs:GUILD      hash    ids of the server's competitions → seq and creation time; kept for good
 *   parley:entered:USER     hash    ids of the competitions the person signed up for → seq and creation time
 *   parley:profile:USER     string  the person's settings
 *   parley:kept:USER        hash    the person's saved data by name: decks, notes on matches
 *   parley:probe            string  written to check that Redis accepts writes
 *   parley:layout           string  version of this layout: 2 (in version 1 all keys had the tag `{parley}`)
 *   parley:lease:NAME       string  the process that holds a gateway shard or the proxy; expires
 *   parley:session:N        string  the session of a shard; expires
 *   parley:identify:N       string  set while a process starts a session; expires
 *   parley:taking           string  set while the matches of the embedded server move to a private one
 *
 * Results and what follows from them, all in one slot. All but `day` can be rebuilt from it:
 *   parley:{results}:day:DAY          hash    id of a match that ended on this day → its result; kept for good
 *   parley:{results}:days             set     these days
 *   parley:{results}:of:PERSON        zset    ids of a person's results by end time
 *   parley:{results}:entry:DAY        hash    id of a rated match → ratings before and after it
 *   parley:{results}:rating:FAMILY:P  string  a person's current rating
 *   parley:{results}:server:GUILD     set     people who finished a match there
 *   parley:{results}:unranked         set     people who stay out of rankings
 *   parley:{results}:pending          zset    ids of results that aren't applied to the ratings yet, by end time
 *   parley:{results}:applied          string  end and id of the last result applied
 */
export const keys = {
  match: (id: string) => `${tagOf(id)}match:${id}`,
  answers: (id: string) => `${tagOf(id)}answers:${id}`,
  draft: (id: string) => `${tagOf(id)}draft:${id}`,
  note: (id: string) => `${tagOf(id)}note:${id}`,
  past: (id: string) => `${tagOf(id)}past:${id}`,
  outbox: (id: string) => `${tagOf(id)}outbox:${id}`,
  club: (id: string) => `${tagOf(id)}club:${id}`,
  ended: (id: string) => `${tagOf(id)}ended:${id}`,
  broken: (id: string) => `${tagOf(id)}broken:${id}`,
  due: (tag: string) => `${tag}due`,
  talk: (tag: string) => `${tag}talk`,
  counts: (tag: string) => `${tag}counts`,
  undelivered: (tag: string) => `${tag}undelivered`,
  shared: (tag: string) => `${tag}shared`,
  setAside: (tag: string) => `${tag}set-aside`,
  channel: (channel: string) => `parley:channel:${channel}`,
  player: (user: string) => `parley:player:${user}`,
  played: (user: string) => `parley:played:${user}`,
  best: (list: string) => `parley:best:${list}`,
  day: (day: string) => `parley:day:${day}`,
  mark: (mark: string) => `parley:mark:${mark}`,
  profile: (user: string) => `parley:profile:${user}`,
  server: (guild: string) => `parley:server:${guild}`,
  clubs: (guild: string) => `parley:clubs:${guild}`,
  entered: (user: string) => `parley:entered:${user}`,
  kept: (user: string) => `parley:kept:${user}`,
  resultDay: (day: string) => `parley:{results}:day:${day}`,
  resultDays: 'parley:{results}:days',
  resultsOf: (person: string) => `parley:{results}:of:${person}`,
  ratedDay: (day: string) => `parley:{results}:entry:${day}`,
  rating: (family: string, person: string) => `parley:{results}:rating:${family}:${person}`,
  listed: (guild: string) => `parley:{results}:server:${guild}`,
  unranked: 'parley:{results}:unranked',
  pendingResults: 'parley:{results}:pending',
  appliedResult: 'parley:{results}:applied',
  probe: 'parley:probe',
  layout: 'parley:layout',
  taking: 'parley:taking',
} as const;

/**
 * Returns whether a key is one of these and outlives the server: leases and sessions belong to processes gone by then.
 */
export const isPersistent = (key: string): boolean =>
  /^(\{p[0-9a-f]{3}\}|parley:(?!(lease|session|identify):))/.test(key);

/** Means "nothing is due" in the index and the header: the last time with thirteen digits, in the year 2286. */
export const NEVER = 9_999_999_999_999;
