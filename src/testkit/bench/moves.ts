import type { Commit } from '../../match/ports.ts';
import { encodeCommit } from '../../store/commit.ts';
import { readHeader } from '../../store/record-header.ts';
import { keys } from '../../store/keys.ts';
import { createStore } from '../../store/store.ts';
import { performWrite } from '../../store/writer.ts';
import { type BenchRow, upperMedian } from './result-table.ts';
import type { BenchServer } from './bench-server.ts';
import { silentLog } from '../silent-log.ts';

export async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const microseconds = (values: readonly number[]): number => upperMedian(values) * 1_000;

const writeKinds = ['set', 'commit', 'round', 'whole'] as const;
type WriteKind = (typeof writeKinds)[number];

/**
 * Repeats the moves of real matches in four ways: a plain SET of the same bytes, the commit, loading before it, and
 * both with packing and checking. The ways alternate and start with another one each time, so that other load affects
 * all of them equally.
 */
export async function benchMoves(
  server: BenchServer,
  moves: readonly Commit[],
  where: string,
  bars: boolean,
): Promise<BenchRow[]> {
  const redis = server.connect();
  const store = createStore({ redis, log: silentLog });
  const times: Record<WriteKind, number[]> = { set: [], commit: [], round: [], whole: [] };
  for (const [round, move] of moves.entries()) {
    const turns = writeKinds.map((_, turn) => writeKinds[(round + turn) % writeKinds.length] as WriteKind);
    // The Redis part has its bytes ready before timing starts.
    const work: (() => Promise<unknown>)[] = [];
    for (const way of turns) work.push(await workOf(way, inOwnMatch(way, move)));
    for (const [turn, way] of turns.entries()) {
      const time = await elapsed(work[turn] as () => Promise<unknown>);
      // Starts and ends of matches aren't moves, and the first moves warm up.
      if (move.from > 2 && move.finished === null && round > moves.length / 10) times[way].push(time);
    }
  }
  await store.close();

  async function workOf(way: WriteKind, move: Commit): Promise<() => Promise<unknown>> {
    const { id } = move.sheet;
    // Unusual moves are left to the store.
    const usual = move.from > 2 && move.finished === null;
    if (way === 'whole' || (way !== 'set' && !usual))
      return async () => [await store.load(id), await store.commit(move)];
    const before = await redis.getBuffer(keys.match(id));
    const { write } = encodeCommit(move, (before && readHeader(before)?.head) ?? undefined);
    // Everything the move writes: the match and its posts.
    const bytes = Buffer.concat(write.args.map((part) => Buffer.from(part)));
    if (way === 'set') return () => redis.set(`${keys.match(id)}-plain`, bytes);
    return way === 'commit'
      ? () => performWrite(redis, write)
      : async () => [await redis.getBuffer(keys.match(id)), await performWrite(redis, write)];
  }

  const floor = microseconds(times.set);
  const row = (name: string, way: WriteKind, bar?: number): BenchRow => {
    const value = microseconds(times[way]);
    return {
      name: `${name}, ${where}`,
      value,
      unit: 'µs',
      floor,
      ratio: value / floor,
      ...(bar === undefined || !bars ? {} : { bar }),
    };
  };
  return [
    row('commit against SET of the same bytes', 'commit', 1.4),
    row('load and commit', 'round', 2.3),
    row('load and commit with packing and checking', 'whole'),
  ];
}

/** Each way has its own match for the same move. */
function inOwnMatch(way: WriteKind, move: Commit): Commit {
  const id = `${move.sheet.id}${way}`;
  const home = { ...move.sheet.home, channel: move.sheet.home.channel && `${move.sheet.home.channel}${way}` };
  return { ...move, sheet: { ...move.sheet, id, home }, token: `${id}${move.sheet.seq}` };
}
