import { WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { REST } from 'discord.js';
import {
  type APIGatewayBotInfo,
  type APIInteraction,
  GatewayCloseCodes,
  GatewayDispatchEvents,
  Routes,
} from 'discord.js';
import { type InteractionSource, MisconfiguredEndpoint } from './interaction-source.ts';
import { describeError } from './outgoing/discord-errors.ts';
import type { Log } from '../match/ports.ts';
import { createSessionStore, type ShardCoordinator, createIdentifyThrottler } from './shard-coordinator.ts';

export interface DiscordGatewayOptions {
  readonly token: string;
  readonly rest: REST;
  readonly log: Log;
  /** State shared by several processes. */
  readonly coordinator: ShardCoordinator;
  readonly onInteraction: (interaction: APIInteraction) => void;
  /** Called with the number of session starts left today. */
  readonly sessionStarts?: (remaining: number) => void;
  /** The only shards this process takes; any if omitted. */
  readonly shards?: readonly number[] | undefined;
  /** Interval of renewing leases and looking for free shards, in milliseconds. */
  readonly round?: number;
}

/** Close codes after which reconnecting is pointless. */
const fatalCloseCodes: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** Any code but 1000 and 1001 keeps the session resumable. */
const LEAVING = { code: 4200, reason: 'another process resumes' };
const CLAIM_EVERY = 4_000;
const HOUR = 3_600_000;

interface Shard {
  readonly manager: WebSocketManager;
  connected: boolean;
}

/**
 * Connects to the gateway. Interactions need no intent and no cache. Shards are claimed one by one, each under a lease,
 * so that processes share them and take over from each other. A session outlives its process: the next holder resumes
 * it and receives missed events.
 */
export function createGateway({
  token,
  rest,
  log,
  coordinator: shares,
  onInteraction,
  sessionStarts,
  shards: only,
  round = CLAIM_EVERY,
}: DiscordGatewayOptions): InteractionSource {
  const held = new Map<number, Shard>();
  const sessions = createSessionStore(shares);
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
      // The library forgets a session when it closes; it is kept for the next process instead.
      updateSessionInfo: (shard, session) =>
        life.closing && session === null ? undefined : sessions.keep(shard, session),
      buildIdentifyThrottler: () => createIdentifyThrottler(shares, log, about),
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
      if (fatalCloseCodes.has(code))
        log.error({ shard: id, code }, 'Discord closed the connection for good: check the token, then start again');
    });
    manager.on(WebSocketShardEvents.Error, ({ error }) =>
      log.error({ shard: id, fault: describeError(error) }, 'a shard failed'),
    );
    try {
      await manager.connect();
    } catch (error) {
      // Another process, or the next round, may succeed.
      held.delete(id);
      await manager.destroy(LEAVING);
      await shares.release(id);
      throw error;
    }
  }

  const wanted = (): readonly number[] => only ?? Array.from({ length: shards }, (_, id) => id);

  /** Renews held shards, closes lost ones and claims free ones. */
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
    working = look().catch((error: unknown) =>
      log.warn({ fault: describeError(error) }, 'could not claim shards; retrying later'),
    );
  };

  return {
    async start() {
      ({ shards } = await about());
      const unknown = wanted().filter((id) => id >= shards);
      if (unknown.length > 0)
        throw new MisconfiguredEndpoint(
          `SHARDS names ${unknown.join(', ')}, but Discord wants ${shards} of them: 0 to ${shards - 1}.`,
        );
      await look();
      const waiting = only?.filter((id) => !held.has(id)) ?? [];
      if (waiting.length > 0)
        log.warn({ shards: waiting }, 'another process holds these shards; waiting for it to stop');
      else if (held.size === 0) log.info({ shards }, 'other processes hold all shards; waiting for a free one');
      timer = setInterval(lookAgain, round);
    },
    checkConnected() {
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
