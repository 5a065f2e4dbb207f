import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Brush } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import type { Composition, Say, Tile } from '../composition.ts';

/** Paints every piece anew on one canvas. Used where nothing is worth keeping, and as the measure for what is kept. */
export function paintCanvas(composition: Composition, say: Say, scale = 1): Canvas {
  const canvas = createCanvas(Math.round(composition.width * scale), Math.round(composition.height * scale));
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  paintParts(ctx, composition, say, () => undefined);
  return canvas;
}

/** Where everything stands: all is painted, on a canvas too small to take any of it. */
export function reportBoxes(composition: Composition, say: Say): readonly Box[] {
  const boxes: Box[] = [];
  paintParts(createCanvas(1, 1).getContext('2d'), composition, say, (box) => boxes.push(box));
  return boxes;
}

function paintParts(ctx: SKRSContext2D, composition: Composition, say: Say, report: (box: Box) => void): void {
  for (const part of composition.parts) {
    const { area } = part;
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
    paintTile(part, { ctx, say, report });
    ctx.restore();
  }
}

/** Paints a tile at the origin and reports its boxes where it stands in the picture. */
export function paintTile(part: Tile, brush: Brush): void {
  const { x, y, w, h } = part.area;
  const report = (box: Box): void => {
    const moved = { x: box.x + x, y: box.y + y };
    if (box.role === 'words') brush.report({
      ...box,
      ...moved,
      on: part.role,
      room: { ...box.room, x: box.room.x + x, y: box.room.y + y },
    });
    else brush.report({ ...box, ...moved });
  };
  if (part.role !== 'ground') brush.report({ role: part.role, name: part.key, ...part.area });
  part.paint({ ...brush, report }, rect(0, 0, w, h));
}
