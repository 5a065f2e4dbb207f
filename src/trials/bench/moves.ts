import type { Commit } from '../../match/ports.ts';
import { encode } from '../../store/committing.ts';
import { readHead } from '../../store/head.ts';
import { keys } from '../../store/keys.ts';
import { createStore } from '../../store/store.ts';
import { perform } from '../../store/writer.ts';
import { type Row, median } from './row.ts';
import type { BenchServer } from './server.ts';
import { silent as log } from '../silent.ts';


export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const microseconds = (values: readonly number[]): number => median(values) * 1_000;

const ways = ['set', 'commit', 'round', 'whole'] as const;
type Way = (typeof ways)[number];

/**
 * Makes the moves of real matches again, each in four ways: a plain SET of the same bytes, the commit, loading before it, and
 * both with packing and checking. All four in turn, beginning with another one every time: whatever else the machine does, it
 * does to all of them.
 */
export async function benchMoves(server: BenchServer, moves: readonly Commit[], where: string, bars: boolean): Promise<Row[]> {
  const redis = server.connect();
  const store = createStore({ redis, log });
  const times: Record<Way, number[]> = { set: [], commit: [], round: [], whole: [] };
  for (const [round, move] of moves.entries()) {
    const turns = ways.map((_, turn) => ways[(round + turn) % ways.length] as Way);
    // The Redis part alone has its bytes ready before the clock runs.
    const work: (() => Promise<unknown>)[] = [];
    for (const way of turns) work.push(await workOf(way, inMatchOf(way, move)));
    for (const [turn, way] of turns.entries()) {
      const time = await timed(work[turn] as () => Promise<unknown>);
      // Beginnings and ends of matches are no moves, and the first moves warm everything up.
      if (move.from > 2 && move.past === null && round > moves.length / 10) times[way].push(time);
    }
  }
  await store.close();

  async function workOf(way: Way, move: Commit): Promise<() => Promise<unknown>> {
    const { id } = move.sheet;
    // What is not the usual move is left to the store itself.
    const usual = move.from > 2 && move.past === null;
    if (way === 'whole' || (way !== 'set' && !usual)) return async () => [await store.load(id), await store.commit(move)];
    const before = await redis.getBuffer(keys.match(id));
    const { write } = encode(move, (before && readHead(before)?.head) ?? undefined);
    // All that the move writes: the sheet, and what is to be said.
    const bytes = Buffer.concat(write.args.map((part) => Buffer.from(part)));
    if (way === 'set') return () => redis.set(`${keys.match(id)}-plain`, bytes);
    return way === 'commit' ? () => perform(redis, write) : async () => [await redis.getBuffer(keys.match(id)), await perform(redis, write)];
  }

  const floor = microseconds(times.set);
  const row = (name: string, way: Way, bar?: number): Row => {
    const value = microseconds(times[way]);
    return { name: `${name}, ${where}`, value, unit: 'µs', floor, ratio: value / floor, ...(bar === undefined || !bars ? {} : { bar }) };
  };
  return [
    row('commit against SET of the same bytes', 'commit', 1.4),
    row('load and commit', 'round', 2.3),
    row('load and commit with packing and checking', 'whole'),
  ];
}

/** The same move in a match of its own for each way. */
function inMatchOf(way: Way, move: Commit): Commit {
  const id = `${move.sheet.id}${way}`;
  const home = { ...move.sheet.home, channel: move.sheet.home.channel && `${move.sheet.home.channel}${way}` };
  return { ...move, sheet: { ...move.sheet, id, home }, token: `${id}${move.sheet.seq}` };
}
