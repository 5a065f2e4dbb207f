import { rect } from './style/brush.ts';
import type { LayoutBox, Brush } from './style/brush.ts';
import type { Composition, Translate, TilePart } from './composition.ts';
import { currentSurface } from './style/surface.ts';
import type { Pen } from './style/surface.ts';

/** Collects the boxes of everything by painting on a tiny canvas. */
export function collectBoxes(composition: Composition, translate: Translate): readonly LayoutBox[] {
  const boxes: LayoutBox[] = [];
  paintParts(currentSurface().createPen(1, 1), composition, translate, (box) => boxes.push(box));
  return boxes;
}

/** Paints every part of a picture. Scale the pen by whole numbers only: others leave seams between areas. */
export function paintParts(
  ctx: Pen,
  composition: Composition,
  translate: Translate,
  report: (box: LayoutBox) => void,
): void {
  for (const part of composition.parts) {
    const { area } = part;
    if (part.kind === 'place') continue;
    if (part.kind === 'fill') {
      ctx.fillStyle = part.colour;
      ctx.fillRect(area.x, area.y, area.w, area.h);
      continue;
    }
    ctx.save();
    ctx.translate(area.x, area.y);
    ctx.beginPath();
    ctx.rect(-part.bleed, -part.bleed, area.w + 2 * part.bleed, area.h + 2 * part.bleed);
    ctx.clip();
    paintTile(part, { ctx, translate, report });
    ctx.restore();
  }
}

/** Paints a tile at the origin and reports its boxes in picture coordinates. */
export function paintTile(part: TilePart, brush: Brush): void {
  const { x, y, w, h } = part.area;
  const report = (box: LayoutBox): void => {
    const moved = { x: box.x + x, y: box.y + y };
    if (box.role === 'words')
      brush.report({ ...box, ...moved, on: part.role, room: { ...box.room, x: box.room.x + x, y: box.room.y + y } });
    else brush.report({ ...box, ...moved });
  };
  if (part.role !== 'ground') brush.report({ role: part.role, name: part.key, ...part.area });
  part.paint({ ...brush, report }, rect(0, 0, w, h));
}
