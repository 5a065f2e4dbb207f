import type { Seat, PlaceState } from '../../../engine/scene/index.ts';
import type { Rect } from '../../style/brush.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { themeColours, buildStateColours } from '../../style/theme.ts';
import { hatch } from '../../style/shapes.ts';
import type { Pen } from '../../style/surface.ts';

/** State of a place on a sheet: built, buildable now, next or later. */
export interface BuildState {
  readonly standing: PlaceState;
  readonly seat: Seat | null;
}

/** Fills a shape by its build state; `trace` draws its path, `area` is its bounds. */
export function fillByBuildState(
  ctx: Pen,
  { standing, seat }: BuildState,
  scale: number,
  area: Rect,
  trace: () => void,
): void {
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
    const { base, light, hatching } = seatStyleOf(seat);
    stroke(themeColours.ink, 11 * scale);
    stroke(themeColours.cream, 7 * scale);
    fill(base);
    ctx.save();
    trace();
    ctx.clip();
    hatch(ctx, area, hatching, 10 * scale, 3 * scale, light);
    ctx.restore();
    return;
  }
  if (standing === 'now') {
    stroke(themeColours.ink, 14 * scale);
    stroke(themeColours.cream, 9 * scale);
    return fill(buildStateColours.now);
  }
  stroke(themeColours.ink, 6 * scale);
  fill(standing === 'next' ? buildStateColours.next : buildStateColours.later);
  if (standing === 'later') ctx.setLineDash([7 * scale, 5 * scale]);
  stroke(standing === 'next' ? themeColours.cream : themeColours.tan, Math.max(2, 2.6 * scale));
  ctx.setLineDash([]);
}

/** Ink colour for a build state. */
export const inkForBuildState = ({ standing, seat }: BuildState): string =>
  standing === 'built' && seat !== null
    ? seatStyleOf(seat).ink
    : standing === 'later'
      ? themeColours.shade
      : themeColours.cream;
