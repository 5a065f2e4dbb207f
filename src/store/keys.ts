import { tagOf } from './partitions.ts';

/**
 * Every key the bot writes, apart from those of BullMQ (prefix `{parley-clock}`).
 *
 * In the partition of a match, behind its hash tag, so that one script may touch several of them on Redis Cluster too:
 *   match:ID      string  the sheet: head (see head.ts) and packed JSON; after the end for 30 days, for the last posts
 *   answers:ID    list    the answers of an open match but for the newest, one packed entry each; moves into the record at the end
 *   draft:ID      hash    seat → draft of a multi-part choice
 *   note:ID       hash    name → small notes of the layer that shows the match; of a server: when challenges were made there;
 *                         of `application`: the id of the application that runs on this store
 *   past:ID       string  the record of a finished match, for two years
 *   outbox:ID     list    what it has still to say, oldest first: match, post id and JSON, each on a line of its own; and what
 *                         has to be entered elsewhere about it (see indexing.ts)
 *   broken:ID     string  its value as it was found when it could not be read; renamed to match:ID it is back
 * Of the partition as a whole:
 *   due           zset    ids of all matches that are not over, by the next moment something has to be done (NEVER when none)
 *   talk          set     ids of the matches with something in their outbox
 *   counts        hash    game and state → how many matches
 *   undelivered   list    what was given up on, newest last, at most 1,000: reason, then the row as it was
 *   shared        hash    id of a match that everybody may look at → 1
 *   set-aside     hash    id → why the match cannot be read
 *
 * What spans matches lies anywhere, each key by itself, and can be made again from the matches (`npm run rebuild`):
 *   parley:channel:CHANNEL  string  id of the match in it and the change that put it there; `?` at the end while that is not made
 *   parley:player:USER      hash    ids of the person's challenges, open and adjourned matches → the change, and when it was made
 *   parley:server:GUILD     hash    ids of the server's challenges, open and adjourned matches → the change, and when it was made
 *   parley:played:USER      zset    ids of the person's finished matches of two years, by the time they ended
 *   parley:best:LIST        zset    ids of the matches of a server, or of a day there, that were played alone, by their feat
 *   parley:day:DAY          string  the seed of a day and its SHA-256; expires
 *   parley:mark:MARK        string  what outlives a deletion for a day or two, under a mark that names nobody; expires
 *   parley:profile:USER     string  the person's settings
 *   parley:kept:USER        hash    what the person keeps, by name: decks, notes to matches
 *   parley:probe            string  written to see whether anything can be written
 *   parley:layout           string  how all this is laid out: 2 (all keys with the tag `{parley}` was 1)
 *   parley:listed           string  there: every match is in the list of its server (those of older versions were not)
 *   parley:limited          string  there: every record has its end (those of older versions had none)
 *   parley:lease:NAME       string  which process holds a shard of the gateway, or the proxy; expires
 *   parley:session:N        string  where the session of a shard stands; expires
 *   parley:identify:N       string  somebody begins a session; expires
 *   parley:moving           string  who brings an older store into this layout; expires
 *   parley:taking           string  while the matches of the embedded server are put into a private one
 */
export const keys = {
  match: (id: string) => `${tagOf(id)}match:${id}`,
  answers: (id: string) => `${tagOf(id)}answers:${id}`,
  draft: (id: string) => `${tagOf(id)}draft:${id}`,
  note: (id: string) => `${tagOf(id)}note:${id}`,
  past: (id: string) => `${tagOf(id)}past:${id}`,
  outbox: (id: string) => `${tagOf(id)}outbox:${id}`,
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
  kept: (user: string) => `parley:kept:${user}`,
  probe: 'parley:probe',
  layout: 'parley:layout',
  moving: 'parley:moving',
  taking: 'parley:taking',
  limited: 'parley:limited',
  listed: 'parley:listed',
} as const;

/** Whether a key is one of these and outlives the server: leases and sessions belong to processes that are gone by then. */
export const isKept = (key: string): boolean => /^(\{p[0-9a-f]{3}\}|parley:(?!(lease|session|identify):|moving$))/.test(key);

/** Stands for "nothing is due" in the index and in the head: the last moment that has thirteen digits, in the year 2286. */
export const NEVER = 9_999_999_999_999;
