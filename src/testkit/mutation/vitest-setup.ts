import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { nameOf, switches } from './switches.ts';

/**
 * Runs before every test file and sets the switches of `instrument`. With no mutant active it records which tests reach
 * which mutants; anything reached outside a test (while loading, in hooks) counts for the whole file.
 */
declare module 'vitest' {
  interface ProvidedContext {
    /** The active mutant; 0 while reach is measured, -1 when a repeating runner chooses it. */
    mutant: number;
    /** How often the active mutant may be reached before it counts as an endless loop. */
    most: number;
    /** The file for reach notes. */
    notes: string;
    /** The file with the plan of the repeating runner. */
    plan: string;
  }
}

const notes = inject('notes');
const reached = new Map<number, number>();
const now = switches();
Object.assign(now, { active: inject('mutant'), most: inject('most'), times: 0 });
const measuring = now.active === 0;

function isActive(id: number): boolean {
  if (measuring) reached.set(id, (reached.get(id) ?? 0) + 1);
  if (id !== now.active) return false;
  now.times += 1;
  if (now.times > now.most) throw new Error('The mutant never ends.');
  return true;
}
Object.assign(globalThis, { __mutant: isActive });

function note(file: string, test: string | null, ms = 0): void {
  if (reached.size === 0) return;
  appendFileSync(notes, `${JSON.stringify({ file, test, ms, reached: [...reached] })}\n`);
  reached.clear();
}

if (measuring) {
  beforeEach(({ task }) => note(task.file.filepath, null));
  afterEach(({ task }) => note(task.file.filepath, nameOf(task), Date.now() - (task.result?.startTime ?? 0)));
  afterAll(() => note(expect.getState().testPath ?? '', null));
}
