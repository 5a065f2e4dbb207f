import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';
import { fontFiles } from '../style/fonts.ts';
import { useSurface } from '../style/surface.ts';

let installed = false;

/** Draws on Node's canvas from now on, with the fonts and icons of the packages installed for the file `from`. */
export function useNodeSurface(from: string): void {
  if (installed) return;
  const require = createRequire(from);
  for (const { family, folder, file } of fontFiles()) {
    const path = join(dirname(require.resolve(`${folder}/package.json`)), 'files', file);
    if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`Missing font: ${file}`);
  }
  const icons = readFileSync(require.resolve('@iconify-json/game-icons/icons.json'));
  useSurface({
    createPen: (width, height) => createCanvas(width, height).getContext('2d'),
    createOutline: (data) => new Path2D(data),
    iconPaths: (name) => iconPathsIn(icons, name),
  });
  installed = true;
}

/** Finds an icon in the file of all icons, which is too large to parse at every start. */
function iconPathsIn(file: Buffer, name: string): readonly string[] {
  const at = file.indexOf(`"${name}": {\n\t\t\t"body": "`);
  if (at === -1) throw new Error(`Unknown icon: ${name}`);
  const body = file.toString('utf8', at, file.indexOf('\n\t\t}', at));
  return [...body.matchAll(/ d=\\"([^"\\]+)\\"/g)].map((match) => match[1] ?? '');
}
