import { setTimeout as sleep } from 'node:timers/promises';
import type { IIdentifyThrottler, SessionInfo } from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord.js';
import type { Log } from '../match/ports.ts';

/** Shared by processes on one gateway: the holders of shards, their sessions, and when one may start. */
export interface ShardCoordinator {
  /** Claims or renews a shard. False if another process holds it. */
  claim(shard: number): Promise<boolean>;
  release(shard: number): Promise<void>;
  session(shard: number): Promise<string | null>;
  saveSession(shard: number, session: string | null): Promise<void>;
  /** Returns true for one process at a time, then false for everyone during the pause in milliseconds. */
  mayIdentify(bucket: number, pause: number): Promise<boolean>;
}

/** For a single process. */
export function localShardCoordinator(): ShardCoordinator {
  const sessions = new Map<number, string>();
  const free = new Map<number, number>();
  return {
    claim: async () => true,
    release: async () => undefined,
    session: async (shard) => sessions.get(shard) ?? null,
    saveSession: async (shard, session) =>
      void (session === null ? sessions.delete(shard) : sessions.set(shard, session)),
    async mayIdentify(bucket, pause) {
      if ((free.get(bucket) ?? 0) > performance.now()) return false;
      free.set(bucket, performance.now() + pause);
      return true;
    },
  };
}

/**
 * Sessions change with every event and are saved a little later. Events received twice because of that are answered
 * once.
 */
const SAVE_DELAY = 250;

export interface SessionStore {
  read(shard: number, shards: number): Promise<SessionInfo | null>;
  keep(shard: number, session: SessionInfo | null): void;
  flush(): Promise<void>;
}

export function createSessionStore(shares: ShardCoordinator): SessionStore {
  const newest = new Map<number, SessionInfo | null>();
  const unwritten = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const shards = [...unwritten];
    unwritten.clear();
    await Promise.all(
      shards.map((shard) => {
        const session = newest.get(shard) ?? null;
        return shares.saveSession(shard, session && JSON.stringify(session));
      }),
    );
  }
  return {
    async read(shard, shards) {
      const known = newest.get(shard);
      if (known !== undefined) return known;
      const stored = await shares.session(shard);
      const session = stored === null ? null : (JSON.parse(stored) as SessionInfo);
      // With another number of shards Discord resumes nothing.
      return session?.shardCount === shards ? session : null;
    },
    keep(shard, session) {
      newest.set(shard, session);
      unwritten.add(shard);
      // If saving fails, the next event saves it.
      timer ??= setTimeout(() => void flush().catch(() => undefined), SAVE_DELAY);
    },
    flush,
  };
}

/** Discord requires five seconds between two. */
const IDENTIFY_INTERVAL = 5_000;
/** Session starts kept in reserve: after the last one Discord would reset the token. */
const RESERVE = 20;
const RESERVE_DELAY = 60_000;

/** Lets one session start at a time, across all processes. */
export async function createIdentifyThrottler(
  shares: ShardCoordinator,
  log: Log,
  ask: () => Promise<APIGatewayBotInfo>,
): Promise<IIdentifyThrottler> {
  return {
    async waitForIdentify(shard, signal) {
      for (;;) {
        const { session_start_limit: limit } = await ask();
        if (limit.remaining < RESERVE) {
          log.error({ shard, remaining: limit.remaining }, 'too few session starts left today; waiting');
          await sleep(RESERVE_DELAY, undefined, { signal });
        } else if (await shares.mayIdentify(shard % limit.max_concurrency, IDENTIFY_INTERVAL)) return;
        else await sleep(SAVE_DELAY, undefined, { signal });
      }
    },
  };
}
