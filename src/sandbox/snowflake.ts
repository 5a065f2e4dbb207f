/** Epoch of Discord ids: milliseconds since 2015 in the upper bits, a counter below. */
const EPOCH = 1_420_070_400_000;
const COUNTER_BITS = 22n;

export interface Shard {
  readonly index: number;
  readonly count: number;
}

export type IdSource = (shard?: Shard) => string;

/** Creates ids that never go backwards, not even across shards. */
export function createIds(now: () => number): IdSource {
  let last = 0;
  let counter = 0n;
  return (shard) => {
    let time = Math.max(Math.floor(now()) - EPOCH, last, 1);
    if (shard !== undefined) time += (((shard.index - time) % shard.count) + shard.count) % shard.count;
    counter = time === last ? counter + 1n : 0n;
    last = time;
    return ((BigInt(time) << COUNTER_BITS) | counter).toString();
  };
}

export function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> COUNTER_BITS) % BigInt(count));
}

export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
