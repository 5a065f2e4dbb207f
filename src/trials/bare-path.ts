import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a machine on which these programs were never installed. A folder that holds one of them gives way to a folder of
 * links to everything else in it, made in `into`.
 */
export function barePath(path: string, programs: readonly string[], into: string): string {
  const folders = [...new Set(path.split(delimiter).filter(Boolean))];
  return folders.map((folder, index) => bare(folder, programs, join(into, String(index)))).join(delimiter);
}

function bare(folder: string, programs: readonly string[], into: string): string {
  if (!programs.some((name) => existsSync(join(folder, name)))) return folder;
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!programs.includes(name)) symlinkSync(join(folder, name), join(into, name));
  }
  return into;
}
