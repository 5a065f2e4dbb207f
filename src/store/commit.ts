import { randomBytes } from 'node:crypto';
import type { Commit, CommitResult, StoredPost } from '../match/ports.ts';
import { seatHolder, type StoredMatch } from '../match/stored-match.ts';
import { pack, packAnswer } from './codec.ts';
import { askRedis } from './redis-errors.ts';
import {
  type RecordHeader,
  type IndexLine,
  MAX_TAIL,
  MAX_TOKENS,
  formatDue,
  readHeader,
  readIndexLine,
  tokenHash,
  writeHeader,
  writeIndexLine,
} from './record-header.ts';
import { type IndexEntry, type MatchIndexer, indexEntryRow } from './match-index.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import type { StoreParts } from './match-reader.ts';
import { schemas } from './schemas.ts';
import type { StoreWrite } from './writer.ts';

/** Header fields of the stored version: index line, tokens and answers not on the list yet. */
type PreviousHeader = Pick<RecordHeader, 'mark' | 'due' | 'index' | 'tokens' | 'tail'>;
const noHeader: PreviousHeader = { mark: 0, due: null, index: '', tokens: [], tail: [] };

export interface EncodedCommit {
  readonly value: Buffer;
  readonly index: IndexLine;
  readonly write: StoreWrite;
}

/** Returns the index line of a match; empty when it's over. */
function indexLineOf(sheet: StoredMatch): IndexLine {
  if (sheet.status === 'over') return { channel: null, users: [], state: '' };
  return { channel: sheet.home.channel, users: seatHoldersOf(sheet), state: countKeyOf(sheet) };
}

/** Returns the key that matches are counted by. */
export const countKeyOf = ({ terms, status }: Pick<StoredMatch, 'terms' | 'status'>): string =>
  `${terms.game} ${status}`;

/** Players with a stand-in still belong to the match. */
export function seatHoldersOf(sheet: Pick<StoredMatch, 'players'>): readonly string[] {
  return [...new Set(sheet.players.flatMap((player) => seatHolder(player) ?? []))];
}

export const outboxRow = (post: StoredPost): string => `${post.match}\n${post.id}\n${JSON.stringify(post)}`;

/** Packs a match with its header, for the usual write. */
export function encodeCommit(
  { sheet, from, history, posts, token, due }: Commit,
  before: PreviousHeader = noHeader,
): EncodedCommit {
  const index = indexLineOf(sheet);
  const { drop, add, tail } = splitAnswers(history, before.tail);
  const tokens = token === null ? before.tokens : withToken(before.tokens, tokenHash(token));
  const mark = randomBytes(4).readUInt32BE();
  const made = { seq: sheet.seq, mark, from, base: before.mark, due, own: token !== null };
  const header = { ...made, drop, add: add.length, index: writeIndexLine(index), tokens, tail };
  const value = writeHeader(header, pack(sheet, schemas.storedMatch.version));
  const names = [keys.match(sheet.id)];
  const tag = tagOf(sheet.id);
  if (formatDue(due) !== formatDue(before.due)) names.push(keys.due(tag));
  if (drop + add.length > 0) names.push(keys.answers(sheet.id));
  if (posts.length > 0) names.push(keys.outbox(sheet.id), keys.talk(tag));
  return { value, index, write: { name: 'advance', keys: names, args: [value, ...add, ...posts.map(outboxRow)] } };
}

/** Keeps the newest tokens, and always the one that created the match, so that a repetition finds it. */
function withToken(known: readonly Buffer[], token: Buffer): readonly Buffer[] {
  const all = [...known, token];
  return all.length <= MAX_TOKENS ? all : [...all.slice(0, 1), ...all.slice(1 - MAX_TOKENS)];
}

/** Splits the answers between the list and the tail stored with the match. */
function splitAnswers(
  history: Commit['history'],
  before: readonly Buffer[],
): { drop: number; add: readonly Buffer[]; tail: readonly Buffer[] } {
  const kept = before.slice(0, Math.max(0, before.length - history.drop));
  const drop = Math.max(0, history.drop - before.length);
  const newest = [...kept, ...history.add.map(packAnswer)];
  const fits = newest.length <= MAX_TAIL && newest.every(({ length }) => length < 256);
  return fits ? { drop, add: [], tail: newest } : { drop, add: newest, tail: [] };
}

export function createCommit(
  { redis, writer, cache, log }: StoreParts,
  indexer: MatchIndexer,
): (change: Commit) => Promise<CommitResult> {
  const known = (id: string): RecordHeader | null => headerOf(cache.bytes(id) ?? null);
  const stored = async (id: string): Promise<RecordHeader | null> =>
    headerOf(await askRedis(id, () => redis.getBuffer(keys.match(id))));

  async function attempt(change: Commit, header: RecordHeader | null): Promise<CommitResult> {
    const { sheet, from, token } = change;
    if (token !== null && isTokenKnown(header, token)) return 'duplicate';
    if (from > 0 && header?.seq !== from) return 'stale';
    const encoded = encodeCommit(change, header ?? noHeader);
    const usual = header !== null && sheet.status !== 'over' && header.index === writeIndexLine(encoded.index);
    const reply = usual ? await write(sheet.id, encoded.write) : await alter(change, encoded, header);
    if (reply === 'done') cache.put(sheet.id, encoded.value, sheet);
    return reply;
  }

  const write = async (id: string, made: StoreWrite): Promise<CommitResult> =>
    (await askRedis(id, () => writer.run(made))) as CommitResult;

  async function alter(change: Commit, encoded: EncodedCommit, header: RecordHeader | null): Promise<CommitResult> {
    const { id, seq } = change.sheet;
    const old = readIndexLine(header?.index ?? '');
    const entry = indexEntryFor(change, old, encoded.index);
    const claimed = entry.channel === null || entry.channel === old.channel ? null : entry.channel;
    if (claimed !== null && !(await indexer.claim(claimed, id, seq))) return 'channel-taken';
    const reply = await write(id, alterWrite(change, encoded, header, entry));
    if (reply === 'done')
      await indexer
        .enter(entry)
        .catch((error: unknown) =>
          log.warn({ match: id }, `The indexes will be updated later: ${(error as Error).message}`),
        );
    else if (claimed !== null) await indexer.release(claimed, id, seq);
    return reply;
  }

  return async (change) => {
    const { id } = change.sheet;
    if (change.from === 0) return attempt(change, null);
    // The stored version is usually known from loading; it's fetched only otherwise, or if it has changed.
    const header = known(id);
    const reply = header?.seq === change.from ? await attempt(change, header) : 'stale';
    return reply === 'stale' ? attempt(change, await stored(id)) : reply;
  };
}

const headerOf = (bytes: Buffer | null): RecordHeader | null => (bytes && readHeader(bytes)?.head) ?? null;

/** Returns whether the match has already handled this interaction. */
export function isTokenKnown(header: Pick<RecordHeader, 'tokens'> | null, token: string): boolean {
  if (!header) return false;
  const wanted = tokenHash(token);
  return header.tokens.some((known) => known.equals(wanted));
}

/** Returns the index entry for a change of the index line, or null. */
function indexEntryFor({ sheet, finished: past, result }: Commit, old: IndexLine, index: IndexLine): IndexEntry {
  return {
    match: sheet.id,
    seq: sheet.seq,
    channel: index.channel,
    left: old.channel === index.channel ? null : old.channel,
    join: index.users.filter((user) => !old.users.includes(user)),
    leave: old.users.filter((user) => !index.users.includes(user)),
    played: past ? seatHoldersOf(sheet) : [],
    server: sheet.home.guild,
    over: sheet.status === 'over',
    ...(past && sheet.feat ? { feat: sheet.feat } : {}),
    ...(past && result ? { result } : {}),
    ...(past && sheet.competition ? { competition: sheet.competition.id } : {}),
    made: sheet.createdAt,
    ended: sheet.endedAt ?? sheet.createdAt,
  };
}

/** Returns the write for a change of the index line. */
function alterWrite(
  { sheet, finished: past }: Commit,
  { value, write }: EncodedCommit,
  header: RecordHeader | null,
  entry: IndexEntry,
): StoreWrite {
  const { id } = sheet;
  const tag = tagOf(id);
  const [before, state] = [readIndexLine(header?.index ?? '').state, countKeyOf(sheet)];
  const counted =
    header === null ? { plus: state } : before === '' || before === state ? {} : { minus: before, plus: state };
  // Included in the write, so that replaying a journal doesn't extend the expiry.
  const plan = sheet.status === 'over' ? { over: true, at: Date.now(), ...counted } : { over: false, ...counted };
  const rows = write.args.slice(1);
  const added = readHeader(value)?.head.add ?? 0;
  return {
    name: 'alter',
    keys: [
      keys.match(id),
      keys.due(tag),
      keys.answers(id),
      keys.outbox(id),
      keys.talk(tag),
      keys.draft(id),
      keys.note(id),
      keys.past(id),
      keys.counts(tag),
    ],
    args: [
      value,
      JSON.stringify(plan),
      past ? pack(past, schemas.finishedMatch.version) : '',
      ...rows.slice(0, added),
      indexEntryRow(entry),
      ...rows.slice(added),
    ],
  };
}
