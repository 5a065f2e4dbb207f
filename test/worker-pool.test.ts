import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createWorkerPool, threadWorkers, type WorkerPool } from '../src/worker-pool.ts';
import { tempFolder } from './temp-folder.ts';

type Job = { readonly name: string; readonly gate?: Int32Array };
type Result = { readonly name: string; readonly thread: number };
let pool: WorkerPool<Job, Result> | null = null;
afterEach(() => pool?.close());

const open = (
  growAfter: number,
  idleAfter: { first?: number; others: number } = { others: 60_000 },
): WorkerPool<Job, Result> => {
  pool = createWorkerPool({
    start: threadWorkers(new URL('./waiting-worker.mjs', import.meta.url)),
    maxWorkers: 2,
    timeout: 60_000,
    growAfter,
    idleAfter,
    tries: 1,
  });
  return pool;
};
const gate = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
const lift = (closed: Int32Array): void => {
  Atomics.store(closed, 0, 1);
  Atomics.notify(closed, 0);
};

test('a job that waits behind a long one gets a second worker', async () => {
  const workers = open(20);
  const closed = gate();
  const long = workers.run({ name: 'long', gate: closed }, { background: true });
  const short = await workers.run({ name: 'short' });
  lift(closed);
  expect(short.thread).not.toBe((await long).thread);
});

test('one worker does for jobs that do not wait long', async () => {
  const workers = open(60_000);
  const threads = (await Promise.all(['a', 'b', 'c'].map((name) => workers.run({ name })))).map(({ thread }) => thread);
  expect(new Set(threads).size).toBe(1);
});

/** A long job and one that waited behind it: on two workers. */
const runTwo = async (workers: WorkerPool<Job, Result>): Promise<readonly number[]> => {
  const closed = gate();
  const long = workers.run({ name: 'long', gate: closed });
  const short = await workers.run({ name: 'short' });
  lift(closed);
  return [(await long).thread, short.thread];
};

test('a second worker takes only what waits too long, and ends when it is idle', async () => {
  const workers = open(20, { others: 1 });
  const [first = 0, second = 0] = await runTwo(workers);
  const next = await Promise.all(['a', 'b'].map((name) => workers.run({ name })));
  expect(next.map(({ thread }) => thread)).toEqual([first, first]);
  await expect.poll(async () => Math.max(...(await runTwo(workers)))).toBeGreaterThan(second);
});

test('the first worker ends too when it is said when', async () => {
  const workers = open(60_000, { first: 1, others: 1 });
  const { thread } = await workers.run({ name: 'a' });
  await expect.poll(async () => (await workers.run({ name: 'b' })).thread).toBeGreaterThan(thread);
});

test('what is urgent comes before what can wait, and groups take turns', async () => {
  const workers = open(60_000);
  const done: string[] = [];
  const closed = gate();
  const run = async (name: string, place: object): Promise<void> =>
    void done.push((await workers.run({ name, gate: closed }, place)).name);
  const all = [
    run('first', {}),
    run('film', { background: true }),
    run('a1', { group: 'a' }),
    run('a2', { group: 'a' }),
    run('b1', { group: 'b' }),
  ];
  lift(closed);
  await Promise.all(all);
  expect(done).toEqual(['first', 'a1', 'b1', 'a2', 'film']);
});

test('a program that closes an idle worker process goes on after it', () => {
  const entry = join(tempFolder(), 'worker.mjs');
  writeFileSync(entry, "process.on('message', () => process.send({ done: true }));\n");
  const program = `
    import { createWorkerPool, processWorkers } from ${JSON.stringify(new URL('../src/worker-pool.ts', import.meta.url).href)};
    const start = processWorkers(new URL(${JSON.stringify(pathToFileURL(entry).href)}), [], { execArgv: [] });
    const idleAfter = { others: 60_000 };
    const pool = createWorkerPool({ start, maxWorkers: 1, timeout: 60_000, growAfter: 60_000, idleAfter, tries: 1 });
    await pool.run({});
    await pool.close();
    console.log('closed');
  `;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect([status, stdout.trim()]).toEqual([0, 'closed']);
});
