import { appendFileSync, readFileSync } from 'node:fs';
import { inject, type RunnerTask, type RunnerTestCase, TestRunner } from 'vitest';
import { nameOf, switches } from './switches.ts';

/** The mutants a worker tries by test file and test; those reached by a whole file are listed under `''`. */
export interface Plan {
  readonly reach: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** By mutant: how often it may be reached. */
  readonly most: Readonly<Record<number, number>>;
  /** The file for progress notes. */
  readonly notes: string;
}

export type Progress =
  | { readonly trying: number; readonly file: string }
  | { readonly killed: number; readonly file: string; readonly by: string; readonly error: string; readonly ms: number }
  /** The test or file fails with no mutant active: an earlier one left something behind. */
  | { readonly spoilt: string };

/** Repeats each test with every living mutant it reaches, one by one, and finally without any. */
export default class RepeatTests extends TestRunner {
  readonly #plan = JSON.parse(readFileSync(inject('plan'), 'utf8')) as Plan;
  /** Shared by the files of one worker. */
  readonly #dead = ((globalThis as { __dead?: Set<number> }).__dead ??= new Set());
  #now: readonly number[] = [];
  #startedAt = 0;

  #note(progress: Progress): void {
    appendFileSync(this.#plan.notes, `${JSON.stringify(progress)}\n`);
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    const reach = this.#plan.reach[test.file.filepath] ?? {};
    const reached = new Set([...(reach[''] ?? []), ...(reach[nameOf(test)] ?? [])]);
    this.#now = [...reached].filter((id) => !this.#dead.has(id));
    if (this.#now.length === 0) test.mode = 'skip';
    Object.assign(test, { repeats: this.#now.length });
    await super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: RunnerTask, { repeats }: { readonly repeats: number } = { repeats: 0 }): void {
    const mutant = this.#now[repeats] ?? -1;
    if (mutant > 0) this.#note({ trying: mutant, file: test.file.filepath });
    this.#startedAt = Date.now();
    Object.assign(switches(), { active: mutant, most: this.#plan.most[mutant] ?? 0, times: 0 });
    super.onBeforeTryTask(test);
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const { active } = switches();
    if (test.result?.state === 'fail') {
      const by = `${test.file.name}: ${nameOf(test)}`;
      if (active > 0) {
        this.#dead.add(active);
        const error = test.result.errors?.[0]?.message ?? '';
        this.#note({ killed: active, file: test.file.filepath, by, error, ms: Date.now() - this.#startedAt });
      } else {
        this.#note({ spoilt: by });
      }
      Object.assign(test.result, { state: 'run', errors: undefined });
    }
    switches().active = -1;
  }
}
