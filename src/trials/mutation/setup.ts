import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';

/**
 * Runs before every test file: gives the switches of `instrument` their answer. With no mutant active it notes which tests reach
 * which mutants instead; what is reached outside of a test (while a file loads, in hooks) counts for its whole file.
 */
declare module 'vitest' {
  interface ProvidedContext {
    /** The active mutant; 0 while reach is measured. */
    mutant: number;
    /** How many times the active mutant may be reached before it counts as an endless loop. */
    most: number;
    /** Where reach is noted. */
    notes: string;
  }
}

const active = inject('mutant');
const most = inject('most');
const notes = inject('notes');
const reached = new Map<number, number>();
let times = 0;

function isActive(id: number): boolean {
  if (active === 0) reached.set(id, (reached.get(id) ?? 0) + 1);
  if (id !== active) return false;
  times += 1;
  if (times > most) throw new Error('The mutant never ends.');
  return true;
}
Object.assign(globalThis, { __mutant: isActive });

function note(file: string, test: string | null): void {
  if (reached.size === 0) return;
  appendFileSync(notes, `${JSON.stringify({ file, test, reached: [...reached] })}\n`);
  reached.clear();
}

/** The name as `testNamePattern` sees it. */
function nameOf({ name, suite }: { readonly name: string; readonly suite?: { readonly name: string; readonly suite?: unknown } | undefined }): string {
  const above = suite as { readonly name: string; readonly suite?: never } | undefined;
  return above?.name ? `${nameOf(above)} ${name}` : name;
}

if (active === 0) {
  beforeEach(({ task }) => note(task.file.filepath, null));
  afterEach(({ task }) => note(task.file.filepath, nameOf(task)));
  afterAll(() => note(expect.getState().testPath ?? '', null));
}
