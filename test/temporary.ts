import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

/** A new folder, gone when the tests of the file are over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-'));
  made.push(folder);
  return folder;
}

// After what the tests themselves close: hooks run in reverse order.
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});
