import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new folder, gone when the tests of the file are over. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-'));
  folders.push(folder);
  return folder;
}

/** Removes what was made so far; after every file, see `setup.ts`. */
export function removeTempFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
