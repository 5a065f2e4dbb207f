/**
 * Every key the bot writes, apart from those of BullMQ (prefix `{parley-clock}`). The braces put all of them into one hash
 * slot, so that one script may touch several of them on Redis Cluster too.
 *
 *   match:ID      string  the sheet: head (see head.ts) and packed JSON; after the end for 30 days, for the last posts
 *   answers:ID    list    the answers of an open match but for the newest, one packed entry each; moves into the record at the end
 *   draft:ID      hash    seat → draft of a multi-part choice
 *   note:ID       hash    name → small notes of the layer that shows the match; of a server: when challenges were made there
 *   past:ID       string  the record of a finished match, for two years
 *   token:TOKEN   string  an interaction that made a match; expires after a day. Others are remembered with their match
 *   channels      hash    channel → id of the match in it; `!` before the id when that match was set aside
 *   player:USER   zset    ids of the person's challenges, open and adjourned matches, by the time they were made
 *   played:USER   zset    ids of the person's finished matches of two years, by the time they ended
 *   profile:USER  string  the person's settings
 *   due           zset    ids of all matches that are not over, by the next moment something has to be done (NEVER when none)
 *   outbox        list    what is still to be said, oldest first: match, post id and JSON, each on a line of its own
 *   undelivered   list    what was given up on, newest last, at most 10,000: reason, then the row as it was
 *   shared        hash    id of a match that everybody may look at → 1
 *   set-aside     hash    id → why the match cannot be read
 *   probe         string  written to see whether anything can be written
 *   broken:ID     string  its value as it was found; renamed to match:ID it is back
 */
const TAG = '{parley}';

export const keys = {
  match: (id: string) => `${TAG}match:${id}`,
  answers: (id: string) => `${TAG}answers:${id}`,
  draft: (id: string) => `${TAG}draft:${id}`,
  note: (id: string) => `${TAG}note:${id}`,
  past: (id: string) => `${TAG}past:${id}`,
  token: (token: string) => `${TAG}token:${token}`,
  player: (user: string) => `${TAG}player:${user}`,
  played: (user: string) => `${TAG}played:${user}`,
  profile: (user: string) => `${TAG}profile:${user}`,
  broken: (id: string) => `${TAG}broken:${id}`,
  channels: `${TAG}channels`,
  due: `${TAG}due`,
  outbox: `${TAG}outbox`,
  undelivered: `${TAG}undelivered`,
  shared: `${TAG}shared`,
  setAside: `${TAG}set-aside`,
  probe: `${TAG}probe`,
} as const;

/** All of them, for a scan. */
export const everyKey = `${TAG}*`;

/** Stands for "nothing is due" in the index and in the head: the last moment that has thirteen digits, in the year 2286. */
export const NEVER = 9_999_999_999_999;
