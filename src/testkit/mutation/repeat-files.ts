import { appendFileSync, readFileSync } from 'node:fs';
import {
  inject,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest';
import { nameOf, switches } from './switches.ts';
import type { Plan, Progress } from './repeat-tests.ts';

/** Repeats each test file with every living mutant that reaches it until a test fails, and finally without any. */
export default class RepeatFiles extends TestRunner {
  readonly #plan = JSON.parse(readFileSync(inject('plan'), 'utf8')) as Plan;
  /** Shared by the files of one worker. */
  readonly #dead = ((globalThis as { __dead?: Set<number> }).__dead ??= new Set());
  #left: number[] = [];
  /** As collected: tests and suites of a file are skipped once a mutant is dead. */
  #modes: ReadonlyMap<RunnerTask, RunnerTask['mode']> = new Map();
  #mutant = -1;
  #failed = false;
  #startedAt = 0;

  #note(progress: Progress): void {
    appendFileSync(this.#plan.notes, `${JSON.stringify(progress)}\n`);
  }

  onCollected(files: RunnerTestFile[]): void {
    const [file] = files;
    if (!file) return;
    const reached = new Set(Object.values(this.#plan.reach[file.filepath] ?? {}).flat());
    this.#left = [...reached].filter((id) => !this.#dead.has(id));
    if (this.#left.length === 0) file.mode = 'skip';
    this.#modes = new Map(tasksOf(file).map((task) => [task, task.mode]));
    files.push(...this.#left.map(() => file));
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (suite === suite.file && suite.mode !== 'skip') {
      delete suite.result;
      for (const [task, mode] of this.#modes) {
        task.mode = mode;
        delete task.result;
      }
      this.#mutant = this.#left.shift() ?? -1;
      this.#failed = false;
      this.#startedAt = Date.now();
      if (this.#mutant > 0) this.#note({ trying: this.#mutant, file: suite.file.filepath });
      Object.assign(switches(), { active: this.#mutant, most: this.#plan.most[this.#mutant] ?? 0, times: 0 });
    }
    await super.onBeforeRunSuite(suite);
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    // A mutant that is dead needs no more tests.
    if (this.#failed) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    if (test.result?.state !== 'fail') return;
    this.#fail(`${test.file.name}: ${nameOf(test)}`, test.file.filepath, test.result.errors?.[0]?.message ?? '');
    Object.assign(test.result, { state: 'run', errors: undefined });
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (suite.result?.errors?.length) {
      this.#fail(`${suite.file.name}: a hook`, suite.file.filepath, suite.result.errors[0]?.message ?? '');
      Object.assign(suite.result, { state: 'pass', errors: undefined });
    }
    await super.onAfterRunSuite(suite);
  }

  #fail(by: string, file: string, error: string): void {
    if (this.#failed) return;
    this.#failed = true;
    if (this.#mutant > 0) {
      this.#dead.add(this.#mutant);
      this.#note({ killed: this.#mutant, file, by, error, ms: Date.now() - this.#startedAt });
    } else {
      this.#note({ spoilt: file });
    }
  }
}

/** Returns the tests and suites below a suite. */
const tasksOf = (suite: RunnerTestSuite): RunnerTask[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? [task, ...tasksOf(task)] : [task]));
