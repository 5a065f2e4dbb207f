import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A folder for a measurement, gone when the process ends, in whichever way it ends. */
export function benchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  if (folders.length === 0) process.once('exit', () => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));
  folders.push(folder);
  return folder;
}
