import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { bots, opponents } from '../../src/bots/index.ts';
import type { BotInput } from '../../src/bots/bot.ts';
import { botInputFor } from '../../src/bots/bot-input.ts';
import { createBotPool, type BotPool } from '../../src/bot-pool/bot-pool.ts';
import { startMatch } from '../../src/engine/match.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { createMatches } from '../../src/match/index.ts';
import { toy } from '../toy/toy-game.ts';
import { memoryStore, testClock, testRuntime } from '../match/memory-store.ts';
import { anna, home } from '../match/harness.ts';

const entry = new URL('./frail-worker.mjs', import.meta.url);
let botPool: BotPool | null = null;
afterEach(() => botPool?.close());

const asked = (key: string): BotInput => ({
  game: 'g',
  variant: 'v',
  seat: 0,
  view: new Int32Array(new SharedArrayBuffer(4)),
  pending: [],
  randomNumbers: [],
  key,
  choices: [],
  bounds: [],
  answeredThisTurn: 0,
});
const task = (key: string) => ({ level: 'fair', position: asked(key), seed: key });

test('a worker thinks what would be thought here, by what the seat may know', async () => {
  botPool = createBotPool({ workers: 1, timeoutMs: 60_000 });
  const at = startMatch(rivals, rivals.info.options.parse({ variant: 'intro' }), 2, 'worker');
  const [decision] = at.open;
  if (!decision) throw new Error('nothing is asked');
  const rest = rivals.codec.read(at.match.rest);
  const position = botInputFor({
    game: rivals,
    variant: 'intro',
    checkpoint: rest,
    pending: at.match.journal,
    state: at.state,
    decision,
  });
  expect(await botPool.think('m', { level: 'fair', position, seed: 's' })).toEqual(bots.fair(rivals, position, 's'));
  await expect(botPool.think('m', { level: 'oracle', position, seed: 's' })).rejects.toThrow('no level oracle');
});

/** Of every thread of this process, where that can be seen. */
const priorities = (): readonly number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc/self/task').map((thread) =>
        Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
      )
    : [];

test('a worker thinks with less priority than whoever clicks is answered with', async () => {
  const own = getPriority();
  botPool = createBotPool({ workers: 1, timeoutMs: 60_000 });
  await expect(botPool.think('m', task('nothing'))).rejects.toThrow('no game g');
  expect(getPriority()).toBe(own);
  if (priorities().length > 0) expect(priorities()).toContain(Math.min(own + 5, constants.priority.PRIORITY_LOW));
});

test('a worker that dies is replaced, and the position thought about again', async () => {
  botPool = createBotPool({ workers: 1, timeoutMs: 60_000, entry });
  const first = botPool.think('m', task('dies once'));
  const second = botPool.think('m', task('second'));
  expect((await first)?.answer).toEqual(['dies once']);
  expect((await second)?.answer).toEqual(['second']);
  await expect(botPool.think('m', task('dies'))).rejects.toThrow('stopped');
  expect((await botPool.think('m', task('after')))?.answer).toEqual(['after']);
});

test('what takes too long is given up', async () => {
  botPool = createBotPool({ workers: 1, timeoutMs: 50, entry });
  await expect(botPool.think('m', task('hangs'))).rejects.toThrow('too long');
});

test('a move waits for no position of a review but the one being thought about', async () => {
  botPool = createBotPool({ workers: 1, timeoutMs: 60_000, entry });
  const done: string[] = [];
  const think = async (match: string, key: string, background = false) => {
    await botPool?.think(match, task(key), { background });
    done.push(key);
  };
  const reviews = ['r1', 'r2', 'r3'].flatMap((match) => ['a', 'b'].map(async (key) => think(match, match + key, true)));
  await Promise.all([...reviews, think('m', 'move 1'), think('m', 'move 2')]);
  expect(done.slice(0, 3)).toEqual(['r1a', 'move 1', 'move 2']);
});

test('matches take turns', async () => {
  botPool = createBotPool({ workers: 1, timeoutMs: 60_000, entry });
  const done: string[] = [];
  const think = async (match: string, key: string) => {
    await botPool?.think(match, task(key));
    done.push(key);
  };
  await Promise.all([think('a', 'a1'), think('a', 'a2'), think('a', 'a3'), think('b', 'b1')]);
  expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'));
});

test('a match goes on by what was thought elsewhere, and without it when thinking fails', async () => {
  let thought = 0;
  const troubles: unknown[] = [];
  const matches = createMatches({
    store: memoryStore(),
    runtime: testRuntime(undefined, 3),
    clock: testClock(),
    games: new Map([['toy', toy]]),
    bots: opponents,
    report: (error) => void troubles.push(error),
    think: (_match, _level, { decision }) =>
      thought++ % 2 === 0
        ? Promise.resolve({ answer: decision.fallback, lines: [] })
        : Promise.reject(new Error('no thought')),
  });
  let panel = await matches.solo({ game: 'toy', player: anna, level: 'fair', home, token: null });
  for (let count = 0; count < 200 && !(await matches.finished(panel.id)); count++) {
    expect(panel.question).not.toBeNull();
    panel = await matches.answer(panel.id, anna.id, panel.seq, panel.question?.fallback ?? [], null);
  }
  expect(thought).toBeGreaterThan(3);
  expect(troubles.length).toBe(Math.floor(thought / 2));
});
