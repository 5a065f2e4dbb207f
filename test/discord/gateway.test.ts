import type { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { createGateway } from '../../src/discord/gateway.ts';
import { localShardCoordinator } from '../../src/discord/shard-coordinator.ts';
import { memoryLog } from '../store/samples.ts';

/** A gateway of two shards that other processes hold. */
function takenGateway(shards?: readonly number[]) {
  const log = memoryLog();
  const rest = { get: async () => ({ shards: 2, session_start_limit: { remaining: 1_000 } }) } as unknown as REST;
  const coordinator = { ...localShardCoordinator(), claim: async () => false };
  return {
    log,
    gateway: createGateway({ token: 't', rest, log, coordinator, onInteraction: () => undefined, shards }),
  };
}

it('refuses to start with shards that Discord doesn’t have', async () => {
  const { gateway } = takenGateway([1, 2, 5]);
  await expect(gateway.start()).rejects.toThrow('SHARDS names 2, 5, but Discord wants 2 of them: 0 to 1.');
});

it.each([
  [[1], 'another process holds these shards'],
  [undefined, 'other processes hold all shards'],
])('says which shards it waits for (%s)', async (shards, said) => {
  const { gateway, log } = takenGateway(shards);
  await gateway.start();
  await gateway.stop();
  expect(log.lines).toEqual([expect.stringContaining(said)]);
});
