import { fill } from '../composition.ts';
import type { Part } from '../composition.ts';
import { rect } from '../ink/brush.ts';
import { colours } from '../ink/palette.ts';

export const width = 1600;
export const margin = 16;

/** Planks: few colours and long rows, which a picture file stores in next to nothing. */
export function layTable(wide: number, height: number): readonly Part[] {
  const parts: Part[] = [fill(rect(0, 0, wide, height), colours.table)];
  const plank = 132;
  for (let y = 0, index = 0; y < height; y += plank, index++) {
    if (index % 2 === 1) parts.push(fill(rect(0, y, wide, Math.min(plank, height - y)), colours.tableLight));
    parts.push(fill(rect(0, y, wide, Math.min(3, height - y)), colours.tableDark));
  }
  return parts;
}
