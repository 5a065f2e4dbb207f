import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A new folder, gone when the tests of the file are over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-'));
  made.push(folder);
  return folder;
}

/** Removes what was made so far; after every file, see `tidy.ts`. */
export function removeTemporary(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
