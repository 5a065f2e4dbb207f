import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat, Standing } from '../../../engine/scene/index.ts';
import type { Rect } from '../../ink/brush.ts';
import { houseOf } from '../../ink/houses.ts';
import { colours, standings } from '../../ink/palette.ts';
import { hatch } from '../../ink/shapes.ts';

/** What stands on a sheet looks the same whatever its shape: built, to be built now, next, or later. */
export interface Stand {
  readonly standing: Standing;
  readonly seat: Seat | null;
}

/** Fills a shape by how it stands; `trace` lays its path, `area` is around it. */
export function fillStand(ctx: SKRSContext2D, { standing, seat }: Stand, scale: number, area: Rect, trace: () => void): void {
  ctx.lineJoin = 'round';
  const stroke = (colour: string, width: number): void => {
    trace();
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  };
  const fill = (colour: string): void => {
    trace();
    ctx.fillStyle = colour;
    ctx.fill();
  };
  if (standing === 'built' && seat !== null) {
    const { base, light, hatching } = houseOf(seat);
    stroke(colours.ink, 11 * scale);
    stroke(colours.cream, 7 * scale);
    fill(base);
    ctx.save();
    trace();
    ctx.clip();
    hatch(ctx, area, hatching, 10 * scale, 3 * scale, light);
    ctx.restore();
    return;
  }
  if (standing === 'now') {
    stroke(colours.ink, 14 * scale);
    stroke(colours.cream, 9 * scale);
    return fill(standings.now);
  }
  stroke(colours.ink, 6 * scale);
  fill(standing === 'next' ? standings.next : standings.later);
  if (standing === 'later') ctx.setLineDash([7 * scale, 5 * scale]);
  stroke(standing === 'next' ? colours.cream : colours.tan, Math.max(2, 2.6 * scale));
  ctx.setLineDash([]);
}

/** The ink on it. */
export const inkOf = ({ standing, seat }: Stand): string =>
  standing === 'built' && seat !== null ? houseOf(seat).ink : standing === 'later' ? colours.shade : colours.cream;
