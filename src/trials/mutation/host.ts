import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { instrument, type Mutant } from './mutants.ts';

/** A process that keeps one Vitest with all mutants in its sources and runs tests with one of them active at a time. */
export interface Job {
  readonly mutant: number;
  /** How many times the mutant may be reached. */
  readonly most: number;
  /** Which tests of which files; null for all of a file. */
  readonly files: readonly { readonly file: string; readonly tests: readonly string[] | null }[];
}

export interface Outcome {
  /** The first failing test; null when all passed. */
  readonly failed: string | null;
  /** Seconds per file. */
  readonly seconds: Readonly<Record<string, number>>;
}

export interface Start {
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  readonly notes: string;
}

async function open({ mutants, workers, notes }: Start): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      reporters: [{}],
      bail: 1,
      retry: 0,
      maxWorkers: workers,
      setupFiles: ['src/trials/mutation/setup.ts', 'test/tidy.ts'],
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
  return vitest;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function run(vitest: Vitest, { mutant, most, files }: Job): Promise<Outcome> {
  vitest.provide('mutant', mutant);
  vitest.provide('most', most);
  const project = vitest.getRootProject();
  const specifications = files.map(({ file, tests }) =>
    project.createSpecification(file, tests ? { testNamePattern: new RegExp(`^(${tests.map(escaped).join('|')})$`) } : {}),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (testModules.every((module) => module.ok() && [...module.children.allTests('passed')].length === 0)) throw new Error('No test ran.');
  const failed = testModules.flatMap((module) =>
    module.ok() ? [] : [`${module.relativeModuleId}: ${[...module.children.allTests('failed')][0]?.fullName ?? module.errors()[0]?.message ?? 'could not be loaded'}`],
  );
  const seconds = Object.fromEntries(testModules.map((module) => [module.moduleId, module.diagnostic().duration / 1000]));
  return { failed: failed[0] ?? (unhandledErrors.length > 0 ? `unhandled: ${String(unhandledErrors[0])}` : null), seconds };
}

let opened: Promise<Vitest> | null = null;
process.on('message', (message: Start | Job) => {
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
