import { WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { REST } from 'discord.js';
import { type APIGatewayBotInfo, type APIInteraction, GatewayCloseCodes, GatewayDispatchEvents, Routes } from 'discord-api-types/v10';
import { type Door, WrongDoor } from './door.ts';
import { describeFault } from './sending/faults.ts';
import type { Log } from '../match/ports.ts';
import { createSessions, type Shares, throttle } from './shares.ts';

export interface GatewayOptions {
  readonly token: string;
  readonly rest: REST;
  readonly log: Log;
  /** What several processes share. */
  readonly shares: Shares;
  readonly onInteraction: (interaction: APIInteraction) => void;
  /** How many sessions may still be begun today. */
  readonly sessionStarts?: (remaining: number) => void;
  /** The only shards this process takes; any when left out. */
  readonly only?: readonly number[] | undefined;
  /** How often leases are renewed and free shards are looked for, in milliseconds. */
  readonly round?: number;
}

/** After these Discord lets nobody come back by trying again. */
const final: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** Any code but 1000 and 1001 leaves the session for somebody else to go on with. */
const LEAVING = { code: 4200, reason: 'somebody else goes on' };
const ROUND = 4_000;
const HOUR = 3_600_000;

interface Shard {
  readonly manager: WebSocketManager;
  connected: boolean;
}

/**
 * Interactions need no intent, and nothing of what Discord tells besides is needed: no cache of servers is kept. Shards are
 * taken one by one, each under a lease, so that processes share them and one takes over what another leaves. A session outlives
 * its process: whoever takes the shard next resumes it, and hears what was missed.
 */
export function createGateway({ token, rest, log, shares, onInteraction, sessionStarts, only, round = ROUND }: GatewayOptions): Door {
  const held = new Map<number, Shard>();
  const sessions = createSessions(shares);
  let shards = 0;
  let asked = 0;
  const life = { closing: false };
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  async function about(): Promise<APIGatewayBotInfo> {
    const info = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    sessionStarts?.(info.session_start_limit.remaining);
    asked = performance.now();
    return info;
  }

  async function open(id: number): Promise<void> {
    const manager = new WebSocketManager({
      token,
      rest,
      intents: 0,
      shardCount: shards,
      shardIds: [id],
      retrieveSessionInfo: (shard) => sessions.read(shard, shards),
      // The library forgets a session when it closes; it is left to the next process instead.
      updateSessionInfo: (shard, session) => (life.closing && session === null ? undefined : sessions.keep(shard, session)),
      buildIdentifyThrottler: () => throttle(shares, log, about),
    });
    const shard: Shard = { manager, connected: false };
    held.set(id, shard);
    const connect = (): void => void (shard.connected = true);
    manager.on(WebSocketShardEvents.Ready, connect);
    manager.on(WebSocketShardEvents.Resumed, connect);
    manager.on(WebSocketShardEvents.Dispatch, ({ data }) => {
      if (data.t === GatewayDispatchEvents.InteractionCreate) onInteraction(data.d);
    });
    manager.on(WebSocketShardEvents.Closed, ({ code }) => {
      shard.connected = false;
      if (final.has(code)) log.error({ shard: id, code }, 'Discord closed the connection for good: check the token, then start again');
    });
    manager.on(WebSocketShardEvents.Error, ({ error }) => log.error({ shard: id, fault: describeFault(error) }, 'a shard failed'));
    try {
      await manager.connect();
    } catch (error) {
      // Somebody else, or this process in its next round, may have more luck.
      held.delete(id);
      await manager.destroy(LEAVING);
      await shares.release(id);
      throw error;
    }
  }

  const wanted = (): readonly number[] => only ?? Array.from({ length: shards }, (_, id) => id);

  /** Keeps what is held, lets go of what was lost, and takes what is free. */
  async function look(): Promise<void> {
    for (const [id, { manager }] of held) {
      if (await shares.claim(id)) continue;
      held.delete(id);
      log.warn({ shard: id }, 'another process holds this shard now');
      await manager.destroy(LEAVING);
    }
    for (const id of wanted()) {
      if (!life.closing && !held.has(id) && (await shares.claim(id))) await open(id);
    }
    if (performance.now() - asked > HOUR) await about();
  }

  const lookAgain = (): void => {
    working = look().catch((error: unknown) => log.warn({ fault: describeFault(error) }, 'shards are looked for again later'));
  };

  return {
    async start() {
      ({ shards } = await about());
      const unknown = wanted().filter((id) => id >= shards);
      if (unknown.length > 0) throw new WrongDoor(`SHARDS names ${unknown.join(', ')}, but Discord wants ${shards} of them: 0 to ${shards - 1}.`);
      await look();
      const waiting = only?.filter((id) => !held.has(id)) ?? [];
      if (waiting.length > 0) log.warn({ shards: waiting }, 'another process holds these shards; waiting for it to end');
      else if (held.size === 0) log.info({ shards }, 'other processes hold all shards; waiting for one to be free');
      timer = setInterval(lookAgain, round);
    },
    look() {
      const connected = [...held.values()].filter((shard) => shard.connected).length;
      if (shards === 0 || connected < held.size) throw new Error(`${connected} of ${held.size} shards are connected`);
    },
    async stop() {
      life.closing = true;
      clearInterval(timer);
      await working;
      await Promise.all([...held.values()].map(async ({ manager }) => manager.destroy(LEAVING)));
      await sessions.flush();
      await Promise.all([...held.keys()].map((id) => shares.release(id)));
    },
  };
}
