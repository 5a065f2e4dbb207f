import { currentSurface } from './surface.ts';
import type { Outline, Pen } from './surface.ts';

/** Size of the source icons, which consist of filled paths. */
const side = 512;

const paths = new Map<string, readonly Outline[]>();
const extents = new Map<string, Extent>();

function pathsOf(name: string): readonly Outline[] {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const surface = currentSurface();
  const found = surface.iconPaths(name).map((data) => surface.createOutline(data));
  paths.set(name, found);
  return found;
}

interface Extent {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Square around the drawn part, so that all icons look equally large despite their margins. */
function extentOf(name: string): Extent {
  const known = extents.get(name);
  if (known !== undefined) return known;
  const ctx = currentSurface().createPen(64, 64);
  ctx.scale(64 / side, 64 / side);
  for (const path of pathsOf(name)) ctx.fill(path);
  const pixels = ctx.getImageData(0, 0, 64, 64).data;
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

/** Draws an icon. `crane+12` is the icon `crane` with lines 12 units bolder, for small screens. */
export function drawIcon(ctx: Pen, icon: string, x: number, y: number, size: number, colour: string): void {
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
