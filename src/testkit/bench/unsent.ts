import { setTimeout as sleep } from 'node:timers/promises';
import { REST } from 'discord.js';
import { type RateLimits, type Sandbox, startSandbox } from '../../sandbox/index.ts';
import type { StoredMatch } from '../../match/stored-match.ts';
import type { StoredPost } from '../../match/ports.ts';
import { createGateway } from '../../discord/gateway.ts';
import { localShardCoordinator } from '../../discord/shard-coordinator.ts';
import { outboxRow } from '../../store/commit.ts';
import { keys } from '../../store/keys.ts';
import { tagOf } from '../../store/partitions.ts';
import { createStore } from '../../store/store.ts';
import { freePort } from '../../store/embedded-server.ts';
import { type BotProcess, BENCH_TOKEN, startBotProcess } from './bot-process.ts';
import { sampleMoves } from './sample-moves.ts';
import type { BenchRow } from './result-table.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { silentLog } from '../silent-log.ts';

const UNSENT = 100_000;
const PLACES = 1_000;
/** Discord's limit for a bot, per second. */
const LIMIT = 50;

/** Measures how fast 100,000 unsent messages go out, with Discord's limits and without. */
export async function benchUnsent(): Promise<BenchRow[]> {
  const { sheet } = await sampleMoves(1);
  const limited = await deliveryRate(sheet, { limit: 1_000, perMs: 1_000, global: LIMIT }, 50, true);
  const free = await deliveryRate(sheet, 'relaxed', 15, false);
  return [
    {
      name: `messages a second, ${UNSENT} unsent, two workers and the proxy at Discord's limit`,
      value: limited.perSecond,
      unit: 'messages',
      floor: LIMIT,
      ratio: LIMIT / limited.perSecond,
      bar: 1.1,
    },
    { name: 'of these refused by Discord', value: limited.refused, unit: 'messages' },
    {
      name: `messages a second, ${UNSENT} unsent, two workers without a limit`,
      value: free.perSecond,
      unit: 'messages',
    },
  ];
}

async function deliveryRate(
  sheet: StoredMatch,
  rateLimits: RateLimits,
  seconds: number,
  proxied: boolean,
): Promise<{ perSecond: number; refused: number }> {
  const server = await startBenchServer();
  const sandbox = await startSandbox({ token: BENCH_TOKEN, rateLimits, requestLogSize: 100_000 });
  const parts: BotProcess[] = [];
  try {
    await fillOutbox(server, sandbox, sheet);
    const port = String(await freePort());
    const settings = { ...server.settings, REQUESTS: proxied ? String(LIMIT) : '1000000' };
    if (proxied) parts.push(await startBotProcess(sandbox.api, { ...settings, ROLE: 'proxy', PROXY_PORT: port }));
    const worker = { ...settings, ROLE: 'worker', ...(proxied ? { REST_PROXY: `http://127.0.0.1:${port}/api` } : {}) };
    parts.push(...(await Promise.all([startBotProcess(sandbox.api, worker), startBotProcess(sandbox.api, worker)])));
    let [sent, refused] = [0, 0];
    sandbox.onRequest(({ method, path, status }) => {
      if (status === 429) refused++;
      else if (method === 'POST' && path.endsWith('/messages')) sent++;
    });
    await sleep(5_000);
    const [before, startedAt] = [sent, performance.now()];
    await sleep(seconds * 1_000);
    return { perSecond: (sent - before) / ((performance.now() - startedAt) / 1_000), refused };
  } finally {
    await Promise.all(parts.map((part) => part.stop()));
    await sandbox.close();
    await server.stop();
  }
}

async function fillOutbox(server: BenchServer, sandbox: Sandbox, played: StoredMatch): Promise<void> {
  const redis = server.connect();
  const store = createStore({ redis, log: silentLog });
  const people = played.players.map((_, seat) => sandbox.addPerson({ name: `Player ${seat}` }));
  const channels = Array.from({ length: PLACES }, (_, number) => `place-${number}`);
  const { id: guild, channelIds } = sandbox.admin.addGuild({
    name: 'Bench',
    memberIds: people.map(({ id }) => id),
    channels,
  });
  for (const [number, channel] of channelIds.entries()) {
    const id = `U${number}`;
    const players = played.players.map((player, seat) => ({ ...player, id: people[seat]?.id ?? '' }));
    const sheet: StoredMatch = {
      ...played,
      id,
      seq: 1,
      players,
      home: { guild, parent: channel, channel, language: 'en' },
    };
    await store.commit({
      sheet,
      from: 0,
      history: { drop: 0, add: [] },
      posts: [],
      token: null,
      due: null,
      finished: null,
    });
    const rows = Array.from({ length: UNSENT / PLACES }, (_, post) => outboxRow(postOf(id, post)));
    await redis.rpush(keys.outbox(id), ...rows);
    await redis.sadd(keys.talk(tagOf(id)), id);
  }
  await store.close();
}

const postOf = (match: string, number: number): StoredPost => ({
  id: `${match}-1-${number}`,
  match,
  seq: 1,
  at: Date.now(),
  to: 'channel',
  kind: 'bank',
  detail: { turn: 1, seat: 0, stage: 'bank', until: Date.now(), calls: [] },
  push: false,
});

const SERVERS = 2_000;

/** Measures the gateway's memory per server, which should be none. */
export async function benchServers(): Promise<BenchRow[]> {
  const few = await heapWith(1);
  const many = await heapWith(SERVERS);
  return [{ name: `memory of the gateway for ${SERVERS} servers`, value: (many - few) / 1e6, unit: 'MB', bar: 2 }];
}

async function heapWith(servers: number): Promise<number> {
  const sandbox = await startSandbox({ token: BENCH_TOKEN });
  const owner = sandbox.addPerson({ name: 'Owner' });
  const channels = Array.from({ length: 30 }, (_, number) => `channel-${number}`);
  for (let number = 0; number < servers; number++)
    sandbox.admin.addGuild({ name: `Server ${number}`, memberIds: [owner.id], channels });
  const before = settledHeap();
  const gateway = createGateway({
    token: BENCH_TOKEN,
    rest: new REST({ version: '10', api: sandbox.api }).setToken(BENCH_TOKEN),
    log: silentLog,
    coordinator: localShardCoordinator(),
    onInteraction: () => undefined,
  });
  await gateway.start();
  await sleep(500);
  const used = settledHeap() - before;
  await gateway.stop();
  await sandbox.close();
  return used;
}

function settledHeap(): number {
  if (!global.gc) throw new Error('memory can only be measured with --expose-gc');
  for (let times = 0; times < 4; times++) global.gc();
  return process.memoryUsage().heapUsed;
}
