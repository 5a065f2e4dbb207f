import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Box, Brush } from './brush.ts';
import { rect } from './brush.ts';
import type { Composition, Say, Tile } from './composition.ts';

/** Paints every piece anew on one canvas. Used where nothing is worth keeping, and as the measure for what is kept. */
export function paintCanvas(composition: Composition, say: Say, report: (box: Box) => void, scale = 1): Canvas {
  const canvas = createCanvas(Math.round(composition.width * scale), Math.round(composition.height * scale));
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  for (const part of composition.parts) {
    if (part.kind === 'fill') {
      ctx.fillStyle = part.colour;
      ctx.fillRect(part.area.x, part.area.y, part.area.w, part.area.h);
      continue;
    }
    ctx.save();
    ctx.translate(part.area.x, part.area.y);
    ctx.beginPath();
    ctx.rect(-part.bleed, -part.bleed, part.area.w + 2 * part.bleed, part.area.h + 2 * part.bleed);
    ctx.clip();
    paintTile(part, { ctx, say, report });
    ctx.restore();
  }
  return canvas;
}

/** Paints a tile at the origin and reports its boxes where it stands in the picture. */
export function paintTile(part: Tile, brush: Brush): void {
  const { x, y, w, h } = part.area;
  const report = (box: Box): void => {
    if (box.role === 'words') brush.report({ ...box, on: part.role, x: box.x + x, y: box.y + y, room: { ...box.room, x: box.room.x + x, y: box.room.y + y } });
    else brush.report({ ...box, x: box.x + x, y: box.y + y });
  };
  if (part.role !== 'ground') brush.report({ role: part.role, name: part.key, ...part.area });
  part.paint({ ...brush, report }, rect(0, 0, w, h));
}
