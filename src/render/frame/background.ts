import { fillPart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import { rect } from '../style/brush.ts';
import { themeColours } from '../style/theme.ts';

export const boardWidth = 1600;
export const boardMargin = 16;

/** Lays out planks in few colours and long rows, which compress to almost nothing. */
export function layoutBackground(wide: number, height: number): readonly PicturePart[] {
  const parts: PicturePart[] = [fillPart(rect(0, 0, wide, height), themeColours.table)];
  const plank = 132;
  for (let y = 0, index = 0; y < height; y += plank, index++) {
    if (index % 2 === 1) parts.push(fillPart(rect(0, y, wide, Math.min(plank, height - y)), themeColours.tableLight));
    parts.push(fillPart(rect(0, y, wide, Math.min(3, height - y)), themeColours.tableDark));
  }
  return parts;
}
