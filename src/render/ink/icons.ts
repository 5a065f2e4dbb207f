import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Icons are 512 × 512, one or more filled paths. */
const side = 512;

/** The file of all icons, as it is: a few hundred of its four thousand are used, and each is read when it is. */
let file: Buffer | null = null;
const paths = new Map<string, readonly Path2D[]>();
const extents = new Map<string, Extent>();

/** Finds the icons among the installed packages, seen from the file `from`. */
export function loadIcons(from: string): void {
  file ??= readFileSync(createRequire(from).resolve('@iconify-json/game-icons/icons.json'));
}

function pathsOf(name: string): readonly Path2D[] {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const at = file?.indexOf(`"${name}": {\n\t\t\t"body": "`) ?? -1;
  if (file === null || at === -1) throw new Error(`Unknown icon: ${name}`);
  const body = file.toString('utf8', at, file.indexOf('\n\t\t}', at));
  const found = [...body.matchAll(/ d=\\"([^"\\]+)\\"/g)].map((match) => new Path2D(match[1] ?? ''));
  paths.set(name, found);
  return found;
}

interface Extent {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The square around what is really drawn: icons leave unequal margins, and a sheep should look as large as a wall. */
function extentOf(name: string): Extent {
  const known = extents.get(name);
  if (known !== undefined) return known;
  const probe = createCanvas(64, 64);
  const ctx = probe.getContext('2d');
  ctx.scale(64 / side, 64 / side);
  for (const path of pathsOf(name)) ctx.fill(path);
  const pixels = probe.data();
  let [left, top, right, bottom] = [64, 64, 0, 0];
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 64; x++) {
      if ((pixels[(y * 64 + x) * 4 + 3] ?? 0) < 64) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const size = Math.max(right - left, bottom - top, 1);
  const extent = { x: ((left + right - size) / 2) * 8, y: ((top + bottom - size) / 2) * 8, size: size * 8 };
  extents.set(name, extent);
  return extent;
}

/** `crane+12` is the icon `crane` with its lines made 12 units bolder: thin drawings vanish on a small screen. */
export function drawIcon(ctx: SKRSContext2D, icon: string, x: number, y: number, size: number, colour: string): void {
  const [name = '', bolder] = icon.split('+');
  const extent = extentOf(name);
  const scale = size / extent.size;
  ctx.save();
  ctx.translate(x - extent.x * scale, y - extent.y * scale);
  ctx.scale(scale, scale);
  ctx.fillStyle = colour;
  ctx.strokeStyle = colour;
  ctx.lineJoin = 'round';
  if (bolder !== undefined) ctx.lineWidth = Number(bolder);
  for (const path of pathsOf(name)) {
    ctx.fill(path);
    if (bolder !== undefined) ctx.stroke(path);
  }
  ctx.restore();
}
