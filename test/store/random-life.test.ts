import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRedis, type RedisSource } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import type { MemoryStore } from '../match/memory-store.ts';
import { randomLife } from '../match/random-life.ts';
import { randomSeason } from '../match/random-season.ts';
import { competitions, worlds, type WorldName } from '../match/worlds.ts';
import { tempFolder } from '../temp-folder.ts';
import { observedStore } from './observed-store.ts';
import { memoryLog } from './samples.ts';

let home: RedisSource;
let store: MemoryStore;

beforeEach(async () => {
  const log = memoryLog();
  home = await openRedis({ DATA_DIR: tempFolder(), PATH: '' }, log);
  // So few that most are read again.
  const redis = home.connect('store');
  store = observedStore(createStore({ redis, writer: home.writer, log, cachedMatches: 2 }));
});
afterEach(async () => {
  await store.close();
  await home.close();
});

/** The traces were made in memory. */
const traceOf = (name: string): readonly string[] => readFileSync(`test/match/traces/${name}.txt`, 'utf8').split('\n');

it.each<WorldName>(['two', 'table'])('people live as in memory: %s', async (name) => {
  const lines = await randomLife(worlds[name], `life/${name}`, 160, store);
  expect(lines).toEqual(traceOf(name).slice(0, lines.length));
});

it('competitions go as in memory', async () => {
  const steps = 50;
  const lines = await randomSeason(competitions.league, 'season/league', steps, store);
  expect(lines.slice(0, steps)).toEqual(traceOf('competitions').slice(1, steps + 1));
});
