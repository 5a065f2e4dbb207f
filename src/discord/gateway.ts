import { WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { REST } from 'discord.js';
import { type APIInteraction, GatewayCloseCodes, GatewayDispatchEvents } from 'discord-api-types/v10';
import { describeFault } from './sending/faults.ts';
import type { Log } from './sending/log.ts';

export interface Gateway {
  /** Resolves when every shard is connected. */
  start(): Promise<void>;
  /** Throws while a shard is not. */
  look(): void;
  stop(): Promise<void>;
}

export interface GatewayOptions {
  readonly token: string;
  readonly rest: REST;
  readonly log: Log;
  readonly onInteraction: (interaction: APIInteraction) => void;
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

/** Interactions need no intent, and nothing of what Discord tells besides is needed: no cache of servers is kept. */
export function createGateway({ token, rest, log, onInteraction }: GatewayOptions): Gateway {
  const manager = new WebSocketManager({ token, rest, intents: 0 });
  const connected = new Set<number>();
  let shards = Infinity;
  let listening = true;
  manager.on(WebSocketShardEvents.Dispatch, ({ data }) => {
    if (listening && data.t === GatewayDispatchEvents.InteractionCreate) onInteraction(data.d);
  });
  manager.on(WebSocketShardEvents.Ready, ({ shardId }) => void connected.add(shardId));
  manager.on(WebSocketShardEvents.Resumed, ({ shardId }) => void connected.add(shardId));
  manager.on(WebSocketShardEvents.Closed, ({ shardId, code }) => {
    connected.delete(shardId);
    if (final.has(code)) log.error({ shard: shardId, code }, 'Discord closed the connection for good: check the token, then start again');
  });
  manager.on(WebSocketShardEvents.Error, ({ shardId, error }) => log.error({ shard: shardId, fault: describeFault(error) }, 'a shard failed'));

  return {
    async start() {
      shards = await manager.getShardCount();
      await manager.connect();
    },
    look() {
      if (connected.size < shards) throw new Error(`${connected.size} of ${shards} shards are connected`);
    },
    async stop() {
      listening = false;
      await manager.destroy();
    },
  };
}
