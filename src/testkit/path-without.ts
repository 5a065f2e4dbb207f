import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns a search path without these programs. A folder that contains one is replaced by links, in `into`, to
 * everything else in it.
 */
export function pathWithout(path: string, programs: readonly string[], into: string): string {
  const folders = [...new Set(path.split(delimiter).filter(Boolean))];
  return folders.map((folder, index) => folderWithout(folder, programs, join(into, String(index)))).join(delimiter);
}

function folderWithout(folder: string, programs: readonly string[], into: string): string {
  if (!programs.some((name) => existsSync(join(folder, name)))) return folder;
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!programs.includes(name)) symlinkSync(join(folder, name), join(into, name));
  }
  return into;
}
