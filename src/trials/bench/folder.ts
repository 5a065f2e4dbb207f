import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a measurement, gone when the process ends, in whichever way it ends. */
export function benchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
