import { setTimeout as sleep } from 'node:timers/promises';
import type { IIdentifyThrottler, SessionInfo } from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import type { Log } from '../match/ports.ts';

/** What processes on one gateway share: who holds which shard, where its session stands, and when one may be begun. */
export interface Shares {
  /** Takes a shard, or keeps one that is held. False when another process holds it. */
  claim(shard: number): Promise<boolean>;
  release(shard: number): Promise<void>;
  session(shard: number): Promise<string | null>;
  saveSession(shard: number, session: string | null): Promise<void>;
  /** True for one process at a time, then for nobody during so many milliseconds. */
  mayIdentify(bucket: number, pause: number): Promise<boolean>;
}

/** For one process alone. */
export function ownShares(): Shares {
  const sessions = new Map<number, string>();
  const free = new Map<number, number>();
  return {
    claim: async () => true,
    release: async () => undefined,
    session: async (shard) => sessions.get(shard) ?? null,
    saveSession: async (shard, session) => void (session === null ? sessions.delete(shard) : sessions.set(shard, session)),
    async mayIdentify(bucket, pause) {
      if ((free.get(bucket) ?? 0) > performance.now()) return false;
      free.set(bucket, performance.now() + pause);
      return true;
    },
  };
}

/** A session moves on with every event; it is written down a little later. What is heard twice because of that is answered once. */
const DELAY = 250;

export interface Sessions {
  read(shard: number, shards: number): Promise<SessionInfo | null>;
  keep(shard: number, session: SessionInfo | null): void;
  flush(): Promise<void>;
}

export function createSessions(shares: Shares): Sessions {
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
      // What cannot be written now is written with the next event.
      timer ??= setTimeout(() => void flush().catch(() => undefined), DELAY);
    },
    flush,
  };
}

/** Discord wants five seconds between two. */
const BETWEEN = 5_000;
/** When fewer sessions may be begun today, none is: after the last one Discord would take the token away. */
const RESERVE = 20;
const LATER = 60_000;

/** Lets one session begin at a time, over all processes. */
export async function throttle(shares: Shares, log: Log, ask: () => Promise<APIGatewayBotInfo>): Promise<IIdentifyThrottler> {
  return {
    async waitForIdentify(shard, signal) {
      for (;;) {
        const { session_start_limit: limit } = await ask();
        if (limit.remaining < RESERVE) {
          log.error({ shard, remaining: limit.remaining }, 'hardly any session may be begun today: waiting');
          await sleep(LATER, undefined, { signal });
        } else if (await shares.mayIdentify(shard % limit.max_concurrency, BETWEEN)) return;
        else await sleep(DELAY, undefined, { signal });
      }
    },
  };
}
