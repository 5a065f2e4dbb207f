import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../engine/random.ts';
import type { Job, Outcome, Start } from './host.ts';
import type { Mutant } from './mutants.ts';

export type Verdict = 'killed' | 'endless' | 'survived' | 'unreached';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** The test that killed it. */
  readonly by: string | null;
}

/** Which tests reach a mutant; `tests` is null where it is reached outside of a test. */
interface Reach {
  readonly file: string;
  readonly tests: readonly string[] | null;
}

interface Measured {
  readonly reach: ReadonlyMap<number, readonly Reach[]>;
  readonly times: ReadonlyMap<number, number>;
  readonly seconds: Readonly<Record<string, number>>;
}

/** The same sample for the same seed and sources, spread over all places alike. */
export function sampleOf(all: readonly Omit<Mutant, 'id'>[], size: number, random: Random): Mutant[] {
  const left = [...all];
  const picked: Omit<Mutant, 'id'>[] = [];
  while (picked.length < size && left.length > 0) picked.push(...left.splice(random.below(left.length), 1));
  return picked.toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1)).map((each, index) => ({ ...each, id: index + 1 }));
}

/** A child with a Vitest of its own. */
class Host {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(start: Start): Promise<Host> {
    const child = fork(join(import.meta.dirname, 'host.ts'), { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: ['--import', 'tsx'] });
    const host = new Host(child);
    await host.ask<null>(start, 120_000);
    return host;
  }

  /** What the child answers; null when it is silent for too long or ends, which ends it with all it has started. */
  async ask<T>(message: Start | Job, patience: number): Promise<T | null> {
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(), patience);
    this.#child.once('exit', () => given.abort());
    this.#child.send(message);
    try {
      const [answer] = (await once(this.#child, 'message', { signal: given.signal })) as [T];
      return answer;
    } catch {
      this.end();
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  end(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
}

export async function measure(start: Start, tests: readonly string[]): Promise<Measured> {
  const host = await Host.start({ ...start, workers: availableParallelism() + 1 });
  const outcome = await host.ask<Outcome>({ mutant: 0, most: 0, files: tests.map((file) => ({ file, tests: null })) }, 3_600_000);
  host.end();
  if (!outcome || outcome.failed !== null) throw new Error(`The tests must pass before anything is changed: ${outcome?.failed ?? 'they never ended'}`);
  const reach = new Map<number, Map<string, Set<string> | null>>();
  const times = new Map<number, number>();
  for (const line of readFileSync(start.notes, 'utf8').split('\n').filter(Boolean)) {
    const { file, test, reached } = JSON.parse(line) as { file: string; test: string | null; reached: [number, number][] };
    for (const [id, count] of reached) {
      times.set(id, Math.max(times.get(id) ?? 0, count));
      const files = reach.get(id) ?? new Map<string, Set<string> | null>();
      reach.set(id, files);
      const known = files.get(file);
      files.set(file, test === null || known === null ? null : new Set([...(known ?? []), test]));
    }
  }
  const listed = [...reach].map(([id, files]) => [id, [...files].map(([file, names]) => ({ file, tests: names && [...names] }))] as const);
  return { reach: new Map(listed), times, seconds: outcome.seconds };
}

/** The quickest file alone, then the others: most mutants die at the first test that reaches them. */
async function judge(mutant: Mutant, host: () => Promise<Host>, drop: () => void, { reach, times, seconds }: Measured): Promise<Judged> {
  const files = (reach.get(mutant.id) ?? []).toSorted((a, b) => (seconds[a.file] ?? 0) - (seconds[b.file] ?? 0));
  if (files.length === 0) return { mutant, verdict: 'unreached', by: null };
  const most = (times.get(mutant.id) ?? 0) * 100 + 100_000;
  for (const batch of [files.slice(0, 1), files.slice(1)].filter(({ length }) => length > 0)) {
    const usual = batch.reduce((sum, { file }) => sum + (seconds[file] ?? 0), 0);
    const outcome = await (await host()).ask<Outcome>({ mutant: mutant.id, most, files: batch }, 60_000 + usual * 5000);
    if (!outcome) {
      drop();
      return { mutant, verdict: 'endless', by: null };
    }
    if (outcome.failed !== null) return { mutant, verdict: 'killed', by: outcome.failed };
  }
  return { mutant, verdict: 'survived', by: null };
}

export async function judgeAll(start: Start, measured: Measured, lanes: number, say: (line: string) => void): Promise<Judged[]> {
  const waiting = [...start.mutants];
  const judged: Judged[] = [];
  const lane = async (): Promise<void> => {
    let host: Host | null = null;
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const result = await judge(mutant, async () => (host ??= await Host.start({ ...start, workers: 1 })), () => (host = null), measured);
      judged.push(result);
      if (result.verdict !== 'killed') say(`${judged.length}/${start.mutants.length} ${worded(result)}`);
    }
    (host as Host | null)?.end();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return judged.toSorted((a, b) => a.mutant.id - b.mutant.id);
}

export const worded = ({ mutant: { file, line, kind }, verdict, by }: Judged): string => `${verdict} ${file}:${line} ${kind}${by ? ` (${by})` : ''}`;
