import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import type { Random } from '../../engine/random.ts';
import type { MutantJob, MutantOutcome, HostStart } from './vitest-host.ts';
import type { Mutant } from './mutants.ts';
import type { Plan, Progress } from './repeat-tests.ts';

export type MutantVerdict = 'killed' | 'endless' | 'survived' | 'unreached';

export interface JudgedMutant {
  readonly mutant: Mutant;
  readonly verdict: MutantVerdict;
  /** The test that killed it. */
  readonly by: string | null;
  /** The first failure with it. */
  readonly error?: string;
}

/** The tests that reach a mutant; `tests` is null when it's reached outside a test. */
interface Reach {
  readonly file: string;
  readonly tests: readonly string[] | null;
}

interface MeasuredTests {
  readonly reach: ReadonlyMap<number, readonly Reach[]>;
  readonly times: ReadonlyMap<number, number>;
  readonly seconds: Readonly<Record<string, number>>;
  /** Duration of the longest test, in milliseconds. */
  readonly longest: number;
}

/** Returns a sample spread evenly over all places; deterministic for a seed and sources. */
export function sampleOf(all: readonly Omit<Mutant, 'id'>[], size: number, random: Random): Mutant[] {
  const left = [...all];
  const picked: Omit<Mutant, 'id'>[] = [];
  while (picked.length < size && left.length > 0) picked.push(...left.splice(random.below(left.length), 1));
  return picked
    .toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
    .map((each, index) => ({ ...each, id: index + 1 }));
}

/** A child process with its own Vitest. */
class HostProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(start: HostStart): Promise<HostProcess> {
    const child = fork(join(import.meta.dirname, 'vitest-host.ts'), {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--import', 'tsx'],
    });
    const host = new HostProcess(child);
    await host.ask<null>(start, 600_000);
    return host;
  }

  /** Returns the child's answer, or null when it's silent for too long or exits; then its process group is killed. */
  async ask<T>(message: HostStart | MutantJob, timeoutMs: number): Promise<T | null> {
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(), timeoutMs);
    const stop = (): void => given.abort();
    this.#child.once('exit', stop);
    this.#child.send(message);
    try {
      const [answer] = (await once(this.#child, 'message', { signal: given.signal })) as [T];
      return answer;
    } catch {
      this.end();
      return null;
    } finally {
      clearTimeout(timer);
      this.#child.off('exit', stop);
    }
  }

  end(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}

/** Measures which tests reach which mutants, leaving out files that fail and tests longer than `within` seconds. */
export async function measureReach(
  start: HostStart,
  tests: readonly string[],
  within: number,
  say: (line: string) => void,
): Promise<MeasuredTests> {
  const host = await HostProcess.start({ ...start, workers: availableParallelism() + 1 });
  const outcome = await host.ask<MutantOutcome>({ mutant: 0, most: 0, files: tests }, 3_600_000);
  host.end();
  if (!outcome) throw new Error('The tests never ended although nothing was changed.');
  for (const file of outcome.failedFiles) say(`not used, as it fails without a mutant: ${relative('', file)}`);
  const reach = new Map<number, Map<string, Set<string> | null>>();
  const times = new Map<number, number>();
  let longest = 0;
  for (const line of readFileSync(start.notes, 'utf8').split('\n').filter(Boolean)) {
    const { file, test, ms, reached } = JSON.parse(line) as {
      file: string;
      test: string | null;
      ms: number;
      reached: [number, number][];
    };
    if (ms > within * 1000 || outcome.failedFiles.includes(file)) continue;
    longest = Math.max(longest, ms);
    for (const [id, count] of reached) {
      times.set(id, Math.max(times.get(id) ?? 0, count));
      const files = reach.get(id) ?? new Map<string, Set<string> | null>();
      reach.set(id, files);
      const known = files.get(file);
      files.set(file, test === null || known === null ? null : new Set([...(known ?? []), test]));
    }
  }
  const listed = [...reach].map(
    ([id, files]) => [id, [...files].map(([file, names]) => ({ file, tests: names && [...names] }))] as const,
  );
  return { reach: new Map(listed), times, seconds: outcome.seconds, longest };
}

const quickestFirst = (files: Iterable<string>, { seconds }: MeasuredTests): string[] =>
  [...files].toSorted((a, b) => (seconds[a] ?? 0) - (seconds[b] ?? 0));

const mostOf = ({ times }: MeasuredTests, id: number): number => (times.get(id) ?? 0) * 100 + 100_000;

/** A test that fails after this long may have waited in vain because the machine is busy, not because of a mutant. */
const SLOW_FAILURE = 10_000;

type Killed = Extract<Progress, { readonly killed: number }>;

/** The results of trying these mutants in one warm process. */
interface Tried {
  readonly killed: ReadonlyMap<number, Killed>;
  /** By mutant: the test file in which nothing happened for long. */
  readonly endless: ReadonlyMap<number, string>;
  /** Tests and whole files that failed afterwards without a mutant. */
  readonly spoilt: ReadonlySet<string>;
}

async function tryAll(
  start: HostStart,
  lane: number,
  mutants: readonly Mutant[],
  measured: MeasuredTests,
): Promise<Tried> {
  const killed = new Map<number, Killed>();
  const endless = new Map<number, string>();
  const spoilt = new Set<string>();
  for (let round = 0, over = false; !over; round++) {
    const living = mutants.filter(({ id }) => !killed.has(id) && !endless.has(id));
    const reach: Record<string, Record<string, number[]>> = {};
    for (const { id } of living) {
      for (const { file, tests } of measured.reach.get(id) ?? [])
        for (const test of tests ?? ['']) ((reach[file] ??= {})[test] ??= []).push(id);
    }
    const files = quickestFirst(Object.keys(reach), measured);
    if (files.length === 0) break;
    const plan: Plan = {
      reach,
      most: Object.fromEntries(living.map(({ id }) => [id, mostOf(measured, id)])),
      notes: `${start.notes}.${lane}-${round}`,
    };
    const written = `${plan.notes}.plan`;
    writeFileSync(written, JSON.stringify(plan));
    const host = await HostProcess.start({ ...start, plan: written });
    const lines = (): Progress[] =>
      existsSync(plan.notes)
        ? readFileSync(plan.notes, 'utf8')
            .split('\n')
            .slice(0, -1)
            .map((line) => JSON.parse(line) as Progress)
        : [];
    let length = -1;
    // No progress for long: an endless loop that doesn't pass the mutant.
    const watch = setInterval(
      () => {
        const now = lines().length;
        if (now > 0 && now === length) host.end();
        length = now;
      },
      120_000 + measured.longest * 5,
    );
    over = (await host.ask<MutantOutcome>({ mutant: -1, most: 0, files }, 7_200_000)) !== null;
    clearInterval(watch);
    host.end();
    for (const line of lines()) {
      if ('killed' in line) killed.set(line.killed, line);
      if ('spoilt' in line) spoilt.add(line.spoilt);
    }
    const last = lines().findLast((line) => 'trying' in line);
    if (!over && !last) throw new Error('The tests ended before anything was tried.');
    if (!over && last) endless.set(last.trying, last.file);
  }
  return { killed, endless, spoilt };
}

/**
 * Judges one mutant that is there from the first line on. Whole files run, as tests may build on those before them, and what fails
 * without the mutant too is no judge.
 */
class NewProcessJudge {
  #host: HostProcess | null = null;

  readonly #start: HostStart;
  readonly #measured: MeasuredTests;

  constructor(start: HostStart, measured: MeasuredTests) {
    this.#start = start;
    this.#measured = measured;
  }

  /** Runs the fastest file alone, then the others. */
  async judge(mutant: Mutant, files: readonly string[]): Promise<JudgedMutant> {
    for (const batch of [files.slice(0, 1), files.slice(1)]) {
      const found = await this.#judgeBy(mutant, batch);
      if (found) return found;
    }
    return { mutant, verdict: 'survived', by: null };
  }

  async #judgeBy(mutant: Mutant, files: readonly string[]): Promise<JudgedMutant | null> {
    if (files.length === 0) return null;
    const outcome = await this.#run(mutant.id, files);
    if (outcome?.failed === null) return null;
    const without = await this.#run(-1, outcome?.failedFiles.length ? outcome.failedFiles : files);
    if (without?.failed === null)
      return outcome ? { mutant, verdict: 'killed', by: outcome.failed } : { mutant, verdict: 'endless', by: null };
    if (files.length === 1) return null;
    for (const file of files) {
      const found = await this.#judgeBy(mutant, [file]);
      if (found) return found;
    }
    return null;
  }

  /** Null when it takes too long. */
  async #run(mutant: number, files: readonly string[]): Promise<MutantOutcome | null> {
    const usual = files.reduce((sum, file) => sum + (this.#measured.seconds[file] ?? 0), 0);
    this.#host ??= await HostProcess.start({ ...this.#start, bail: 1 });
    const outcome = await this.#host.ask<MutantOutcome>(
      { mutant, most: mostOf(this.#measured, mutant), files },
      60_000 + usual * 5000,
    );
    if (!outcome) this.#host = null;
    return outcome;
  }

  end(): void {
    this.#host?.end();
  }
}

/** Returns the verdict of a warm process, or the files to run again in a new one. */
function settled(
  mutant: Mutant,
  { killed, endless, spoilt }: Tried,
  measured: MeasuredTests,
  { mutants, whole }: HostStart,
): JudgedMutant | readonly string[] {
  const dead = killed.get(mutant.id);
  const stuck = endless.get(mutant.id);
  const { reach } = measured;
  const reached = reach.get(mutant.id) ?? [];
  if (reached.length === 0) return { mutant, verdict: 'unreached', by: null };
  if (stuck !== undefined) return [stuck];
  const files = quickestFirst(
    reached.map(({ file }) => file),
    measured,
  );
  if (dead && spoilt.has(dead.file)) return [dead.file, ...files.filter((file) => file !== dead.file)];
  if (dead && spoilt.has(dead.by)) return files;
  if (dead && dead.ms > SLOW_FAILURE) return [dead.file];
  if (dead) return { mutant, verdict: 'killed', by: dead.by, error: dead.error };
  // The warm process has no mutant while modules load and in hooks. The first file that needs a module loads it, but
  // all of them use it.
  if (whole || reached.every(({ tests }) => tests !== null)) return { mutant, verdict: 'survived', by: null };
  const ofSource = mutants.filter(({ file }) => file === mutant.file);
  return quickestFirst(new Set(ofSource.flatMap(({ id }) => (reach.get(id) ?? []).map(({ file }) => file))), measured);
}

export async function judgeAll(
  start: HostStart,
  measured: MeasuredTests,
  lanes: number,
  say: (line: string) => void,
): Promise<JudgedMutant[]> {
  const judged: JudgedMutant[] = [];
  const lane = async (number: number): Promise<void> => {
    const mutants = start.mutants.filter((_, index) => index % lanes === number);
    const tried = await tryAll(start, number, mutants, measured);
    say(
      `lane ${number + 1}: ${tried.killed.size + tried.endless.size} of ${mutants.length} killed in a warm process, ${tried.spoilt.size} tests spoilt`,
    );
    const judge = new NewProcessJudge(start, measured);
    for (const mutant of mutants) {
      const verdict = settled(mutant, tried, measured, start);
      const result = 'verdict' in verdict ? verdict : await judge.judge(mutant, verdict);
      judged.push(result);
      say(`${judged.length}/${start.mutants.length} ${formatJudged(result)}`);
    }
    judge.end();
  };
  await Promise.all(Array.from({ length: lanes }, async (_, number) => lane(number)));
  return judged.toSorted((a, b) => a.mutant.id - b.mutant.id);
}

export const isDead = ({ verdict }: JudgedMutant): boolean => verdict === 'killed' || verdict === 'endless';

export const formatJudged = ({ mutant: { file, line, kind }, verdict, by }: JudgedMutant): string =>
  `${verdict} ${file}:${line} ${kind}${by ? ` (${by})` : ''}`;
