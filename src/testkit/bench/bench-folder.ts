import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Returns a folder for a measurement that is deleted when the process exits for any reason. */
export function benchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  if (folders.length === 0)
    process.once('exit', () => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));
  folders.push(folder);
  return folder;
}
