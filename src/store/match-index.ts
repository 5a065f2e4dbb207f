import type { MatchResult } from '../ratings/result.ts';
import { isCompetitionId, type SoloScore } from '../match/stored-match.ts';
import { askRedis } from './redis-errors.ts';
import { readHeader, readIndexLine } from './record-header.ts';
import { keys } from './keys.ts';
import type { StoreParts } from './match-reader.ts';
import { tagOf } from './partitions.ts';
import { resultWrite } from './results.ts';
import type { StoreWrite } from './writer.ts';

/** Returns the leaderboard writes of a solo match. */
export const leaderboardWrites = (
  match: string,
  { lists, rank }: Pick<SoloScore, 'lists' | 'rank'>,
): readonly StoreWrite[] =>
  lists.map((list) => ({ name: 'rank', keys: [keys.best(list)], args: [match, String(rank)] }));

/**
 * Index changes caused by a change of a match. They are in other hash slots, so they can't be part of its script. They
 * are written right after it and stay in the match's outbox until that has worked. All of them are idempotent.
 */
export interface IndexEntry {
  readonly match: string;
  readonly seq: number;
  readonly channel: string | null;
  readonly left: string | null;
  readonly join: readonly string[];
  readonly leave: readonly string[];
  readonly played: readonly string[];
  /** The server of the match; absent in rows of older versions. */
  readonly server?: string | null;
  readonly over?: boolean;
  readonly feat?: SoloScore | undefined;
  readonly result?: MatchResult | undefined;
  /** The competition that counts a match that ended. */
  readonly competition?: string | undefined;
  readonly made: number;
  readonly ended: number;
}

/** Marks an index entry in the outbox, in place of a post id. */
const ENTRY_MARK = '#';
const rowPrefix = ({ match, seq }: IndexEntry): string => `${match}\n${ENTRY_MARK}${seq}\n`;
export const indexEntryRow = (entry: IndexEntry): string => `${rowPrefix(entry)}${JSON.stringify(entry)}`;

export function parseIndexEntry(row: string): IndexEntry | null {
  const [, id = '', json = ''] = row.split('\n');
  return id.startsWith(ENTRY_MARK) ? (JSON.parse(json) as IndexEntry) : null;
}

export interface MatchIndexer {
  /**
   * Reserves a channel for a match shortly before the change that moves it there. Returns false if another match is in
   * it.
   */
  claim(channel: string, match: string, seq: number): Promise<boolean>;
  release(channel: string, match: string, seq: number): Promise<void>;
  /** Writes all index changes and removes the entry from the outbox. */
  enter(entry: IndexEntry): Promise<void>;
}

/** Adds a match to the list of a server, or removes it when `made` is null. */
export const serverListWrite = (server: string, match: string, seq: number, made: number | null): StoreWrite =>
  made === null
    ? { name: 'depart', keys: [serverList(server, match)], args: [match, String(seq)] }
    : { name: 'enter', keys: [serverList(server, match)], args: [match, String(seq), String(made)] };

const serverList = (server: string, id: string): string =>
  isCompetitionId(id) ? keys.clubs(server) : keys.server(server);

/** Tells a competition that one of its matches ended. */
export const endedMatchWrite = (competition: string, match: string, at: number): StoreWrite => ({
  name: 'countMatch',
  keys: [keys.club(competition), keys.due(tagOf(competition)), keys.ended(competition)],
  args: [competition, match, String(at)],
});

/** How long a channel stays reserved for a change that may never happen. */
const CLAIM_TIME = 60_000;

export function createMatchIndexer({ redis, writer }: Pick<StoreParts, 'redis' | 'writer'>): MatchIndexer {
  const run = (match: string, write: StoreWrite): Promise<unknown> => askRedis(match, () => writer.run(write));
  const onChannel = (name: 'settle' | 'vacate', channel: string, match: string, seq: number): Promise<unknown> =>
    run(match, { name, keys: [keys.channel(channel)], args: [match, String(seq)] });

  /** Returns whether a match is still in a channel: the index may lag behind. */
  async function isThere(match: string, channel: string): Promise<boolean> {
    const bytes = await askRedis(match, () => redis.getBuffer(keys.match(match)));
    const header = bytes && readHeader(bytes)?.head;
    return header ? readIndexLine(header.index).channel === channel : false;
  }

  return {
    async claim(channel, match, seq) {
      for (let instead = ''; ;) {
        const args = [match, String(seq), String(CLAIM_TIME), instead];
        const holder = String(await run(match, { name: 'claim', keys: [keys.channel(channel)], args }));
        if (holder === '') return true;
        const [other = ''] = holder.split(' ');
        // Reserved but not taken yet: another match is about to be.
        if (holder.endsWith('?') || (await isThere(other, channel))) return false;
        instead = holder;
      }
    },
    release: async (channel, match, seq) => void (await onChannel('vacate', channel, match, seq)),
    async enter(entry) {
      const { match, seq, channel, left, join, leave, played, server, over, made, ended, feat, result } = entry;
      const people = isCompetitionId(match) ? keys.entered : keys.player;
      await Promise.all([
        ...(left === null ? [] : [onChannel('vacate', left, match, seq)]),
        ...(channel === null ? [] : [onChannel('settle', channel, match, seq)]),
        ...leave.map((user) => run(match, { name: 'depart', keys: [people(user)], args: [match, String(seq)] })),
        ...join.map((user) =>
          run(match, { name: 'enter', keys: [people(user)], args: [match, String(seq), String(made)] }),
        ),
        ...(server ? [run(match, serverListWrite(server, match, seq, over ? null : made))] : []),
        ...played.map((user) => run(match, { name: 'file', keys: [keys.played(user)], args: [match, String(ended)] })),
        ...(feat ? leaderboardWrites(match, feat).map((write) => run(match, write)) : []),
        ...(result ? [run(match, resultWrite(result))] : []),
        ...(entry.competition ? [run(match, endedMatchWrite(entry.competition, match, ended))] : []),
      ]);
      await run(match, {
        name: 'strikeOff',
        keys: [keys.outbox(match), keys.talk(tagOf(match))],
        args: [rowPrefix(entry)],
      });
    },
  };
}
