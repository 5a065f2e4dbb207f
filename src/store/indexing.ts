import type { Feat } from '../match/sheet.ts';
import { asking } from './faults.ts';
import { readHead, readIndex } from './head.ts';
import { keys } from './keys.ts';
import type { Parts } from './reading.ts';
import { tagOf } from './partitions.ts';
import type { Write } from './writer.ts';

/** Enters a match played alone in the lists of the best. */
export const rankWrites = (match: string, { lists, rank }: Pick<Feat, 'lists' | 'rank'>): readonly Write[] =>
  lists.map((list) => ({ name: 'rank', keys: [keys.best(list)], args: [match, String(rank)] }));

/**
 * What a change has to enter elsewhere: it lies in other hash slots, so it cannot be part of the change's script. It is entered
 * right after the change, and stands in the outbox of the match until that has worked. All of it may be done again.
 */
export interface Entry {
  readonly match: string;
  readonly seq: number;
  readonly channel: string | null;
  readonly left: string | null;
  readonly join: readonly string[];
  readonly leave: readonly string[];
  readonly played: readonly string[];
  /** The server it belongs to; rows of an older version say nothing of it. */
  readonly server?: string | null;
  readonly over?: boolean;
  readonly feat?: Feat | undefined;
  readonly made: number;
  readonly ended: number;
}

/** How an entry begins in the outbox, where the id of a post would stand. */
const MARK = '#';
const beginning = ({ match, seq }: Entry): string => `${match}\n${MARK}${seq}\n`;
export const rowOfEntry = (entry: Entry): string => `${beginning(entry)}${JSON.stringify(entry)}`;

export function entryOf(row: string): Entry | null {
  const [, id = '', json = ''] = row.split('\n');
  return id.startsWith(MARK) ? (JSON.parse(json) as Entry) : null;
}

export interface Indexing {
  /** Holds a channel for a match for a while, before the change that moves it there. False when another match is in it. */
  claim(channel: string, match: string, seq: number): Promise<boolean>;
  release(channel: string, match: string, seq: number): Promise<void>;
  /** Enters it everywhere and strikes it off. */
  enter(entry: Entry): Promise<void>;
}

/** In the list of a server, or out of it when there is no time since. */
export const onServer = (server: string, match: string, seq: number, made: number | null): Write =>
  made === null
    ? { name: 'depart', keys: [keys.server(server)], args: [match, String(seq)] }
    : { name: 'enter', keys: [keys.server(server)], args: [match, String(seq), String(made)] };

/** How long a channel is held for a change that may never be made. */
const HELD = 60_000;

export function createIndexing({ redis, writer }: Pick<Parts, 'redis' | 'writer'>): Indexing {
  const run = (match: string, write: Write): Promise<unknown> => asking(match, () => writer.run(write));
  const onChannel = (name: 'settle' | 'vacate', channel: string, match: string, seq: number): Promise<unknown> =>
    run(match, { name, keys: [keys.channel(channel)], args: [match, String(seq)] });

  /** A match may have left its channel, or ended, without that having been entered yet. */
  async function isThere(match: string, channel: string): Promise<boolean> {
    const bytes = await asking(match, () => redis.getBuffer(keys.match(match)));
    const head = bytes && readHead(bytes)?.head;
    return head ? readIndex(head.index).channel === channel : false;
  }

  return {
    async claim(channel, match, seq) {
      for (let instead = ''; ; ) {
        const args = [match, String(seq), String(HELD), instead];
        const holder = String(await run(match, { name: 'claim', keys: [keys.channel(channel)], args }));
        if (holder === '') return true;
        const [other = ''] = holder.split(' ');
        // Held, but not taken yet: somebody else is about to.
        if (holder.endsWith('?') || (await isThere(other, channel))) return false;
        instead = holder;
      }
    },
    release: async (channel, match, seq) => void (await onChannel('vacate', channel, match, seq)),
    async enter(entry) {
      const { match, seq, channel, left, join, leave, played, server, over, made, ended, feat } = entry;
      await Promise.all([
        ...(left === null ? [] : [onChannel('vacate', left, match, seq)]),
        ...(channel === null ? [] : [onChannel('settle', channel, match, seq)]),
        ...leave.map((user) => run(match, { name: 'depart', keys: [keys.player(user)], args: [match, String(seq)] })),
        ...join.map((user) => run(match, { name: 'enter', keys: [keys.player(user)], args: [match, String(seq), String(made)] })),
        ...(server ? [run(match, onServer(server, match, seq, over ? null : made))] : []),
        ...played.map((user) => run(match, { name: 'file', keys: [keys.played(user)], args: [match, String(ended)] })),
        ...(feat ? rankWrites(match, feat).map((write) => run(match, write)) : []),
      ]);
      await run(match, { name: 'strikeOff', keys: [keys.outbox(match), keys.talk(tagOf(match))], args: [beginning(entry)] });
    },
  };
}
