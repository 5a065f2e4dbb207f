import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { instrument, type Mutant } from './mutants.ts';

/** A process that keeps one Vitest with all mutants in its sources and activates one at a time. */
export interface MutantJob {
  readonly mutant: number;
  /** How often the mutant may be reached. */
  readonly most: number;
  readonly files: readonly string[];
}

export interface MutantOutcome {
  /** The first failing test; null when all passed. */
  readonly failed: string | null;
  readonly failedFiles: readonly string[];
  /** Seconds per file. */
  readonly seconds: Readonly<Record<string, number>>;
}

export interface HostStart {
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  readonly notes: string;
  /** The file with the plan of the repeating runner; null when each job names its mutant. */
  readonly plan: string | null;
  /** Whether whole files are repeated with each mutant: their tests build on those before them. */
  readonly whole: boolean;
  /** Failures after which a job ends; 0 to run all tests. */
  readonly bail: number;
}

/** Runs test files in the given order. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

async function open({ mutants, workers, notes, plan, whole, bail }: HostStart): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      reporters: [{}],
      bail,
      update: false,
      sequence: { sequencer: InOrder },
      ...(plan === null ? {} : { runner: `src/testkit/mutation/${whole ? 'repeat-files' : 'repeat-tests'}.ts` }),
      retry: 0,
      maxWorkers: workers,
      setupFiles: ['src/testkit/mutation/vitest-setup.ts', 'test/setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(_, id) {
            const file = relative('', id.split('?')[0] ?? id);
            const here = mutants.filter((mutant) => mutant.file === file);
            return here.length > 0 ? { code: instrument(readFileSync(file, 'utf8'), here), map: null } : null;
          },
        },
      ],
    },
  );
  vitest.provide('notes', notes);
  vitest.provide('plan', plan ?? '');
  return vitest;
}

async function run(vitest: Vitest, { mutant, most, files }: MutantJob): Promise<MutantOutcome> {
  vitest.provide('mutant', mutant);
  vitest.provide('most', most);
  const project = vitest.getRootProject();
  const specifications = files.map((file) => project.createSpecification(file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (mutant >= 0 && testModules.every((module) => module.ok() && [...module.children.allTests('passed')].length === 0))
    throw new Error('No test ran.');
  const failed = testModules.flatMap((module) =>
    module.ok()
      ? []
      : [
          `${module.relativeModuleId}: ${[...module.children.allTests('failed')][0]?.fullName ?? module.errors()[0]?.message ?? 'could not be loaded'}`,
        ],
  );
  const seconds = Object.fromEntries(
    testModules.map((module) => [module.moduleId, module.diagnostic().duration / 1000]),
  );
  return {
    failed: failed[0] ?? (unhandledErrors.length > 0 ? `unhandled: ${String(unhandledErrors[0])}` : null),
    failedFiles: testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId),
    seconds,
  };
}

let opened: Promise<Vitest> | null = null;
process.on('message', (message: HostStart | MutantJob) => {
  void (async () => {
    if ('mutants' in message) {
      opened = open(message);
      await opened;
      process.send?.(null);
    } else if (opened) {
      process.send?.(await run(await opened, message));
    }
  })();
});
process.on('disconnect', () => process.exit());
