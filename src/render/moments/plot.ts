import type { ChartScene, Plot } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { drawIcon } from '../style/icons.ts';
import { type SeatStyle, seatStyleOf } from '../style/seat-style.ts';
import { themeColours } from '../style/theme.ts';
import { polygonCorners, drawCross, fillCircle, fillPolygon, fillRound, hatch, strokeCircle } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';

/** Paints a plot on paper: title, scale, and lines or bars. */
export function paintPlot(brush: Brush, scene: ChartScene, shown: Plot, area: Rect): void {
  fillRound(brush.ctx, area, 16, themeColours.paper);
  drawText(
    brush,
    brush.translate(shown.title),
    { font: 'Fira700', size: 33, least: 22, ink: themeColours.ink },
    rect(area.x + 22, area.y + 8, area.w - 44, 46),
  );
  const plot = rect(area.x + 74, area.y + 64, area.w - 110, area.h - 64 - 62);
  if (shown.kind === 'lines') paintLines(brush, scene, shown, plot);
  else paintBars(brush, scene, shown, plot);
}

/** Paints gridlines at round numbers; returns the position of a value. */
function paintAxis(brush: Brush, most: number, plot: Rect, least = 0): (value: number) => number {
  const { ctx } = brush;
  const range = most - least;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((candidate) => range / candidate <= 5) ?? range;
  const top = Math.max(step, Math.ceil(most / step) * step);
  const bottom = Math.floor(least / step) * step;
  const at = (value: number): number => plot.y + plot.h - ((value - bottom) / (top - bottom)) * plot.h;
  for (let value = bottom; value <= top; value += step) {
    ctx.fillStyle = value === 0 ? themeColours.secondInk : themeColours.deepShade;
    ctx.fillRect(plot.x, Math.round(at(value)) - 1, plot.w, value === 0 ? 3 : 2);
    drawText(
      brush,
      String(value).replace('-', '−'),
      { font: 'Fira500', size: 26, ink: themeColours.secondInk, align: 'right' },
      rect(plot.x - 60, at(value) - 16, 50, 32),
    );
  }
  return at;
}

/** Paints lines with a dot shape per seat, so that they differ without colour. */
function paintLines(brush: Brush, scene: ChartScene, shown: Extract<Plot, { kind: 'lines' }>, plot: Rect): void {
  const { ctx } = brush;
  const most = Math.max(1, shown.goal ?? 0, ...shown.values.flat());
  const at = paintAxis(brush, most, plot);
  if (shown.goal !== null) {
    ctx.setLineDash([14, 8]);
    ctx.beginPath();
    ctx.moveTo(plot.x, at(shown.goal));
    ctx.lineTo(plot.x + plot.w, at(shown.goal));
    ctx.strokeStyle = themeColours.goldInk;
    ctx.lineWidth = 4;
    ctx.stroke();
    ctx.setLineDash([]);
  }
  const length = Math.max(2, ...shown.values.map((line) => line.length));
  const across = (index: number): number => plot.x + 10 + (index / (length - 1)) * (plot.w - 20);
  for (const [who, line] of shown.values.entries()) {
    const seatStyle = seatStyleOf(scene.people[who]?.seat ?? who);
    ctx.beginPath();
    for (const [index, value] of line.entries()) ctx.lineTo(across(index), at(value));
    ctx.strokeStyle = seatStyle.line;
    ctx.lineWidth = 6;
    ctx.lineJoin = 'round';
    ctx.stroke();
    const every = Math.max(1, Math.round(length / 16));
    for (const [index, value] of line.entries()) {
      if (index % every !== 0 && index !== line.length - 1) continue;
      drawDot(ctx, seatStyle, across(index), at(value));
    }
  }
  const foot = rect(plot.x, plot.y + plot.h + 10, plot.w, 40);
  drawText(brush, '1', { font: 'Fira500', size: 26, ink: themeColours.secondInk }, rect(foot.x + 4, foot.y, 60, 34));
  drawText(
    brush,
    String(length),
    { font: 'Fira500', size: 26, ink: themeColours.secondInk, align: 'right' },
    rect(foot.x + foot.w - 64, foot.y, 60, 34),
  );
  drawText(
    brush,
    brush.translate(shown.axis),
    { font: 'Fira500', size: 27, least: 18, ink: themeColours.secondInk, align: 'center' },
    rect(foot.x + 70, foot.y, foot.w - 140, 34),
  );
}

function drawDot(ctx: Brush['ctx'], { dot, line }: SeatStyle, x: number, y: number): void {
  switch (dot) {
    case 'square':
      return fillPolygon(ctx, polygonCorners(x, y, 12, 4, undefined, Math.PI / 4), line);
    case 'circle':
      return fillCircle(ctx, x, y, 9, line);
    case 'lozenge':
      return fillPolygon(ctx, polygonCorners(x, y, 13, 4), line);
    case 'ring':
      fillCircle(ctx, x, y, 10, themeColours.paper);
      return strokeCircle(ctx, x, y, 10, line, 4);
    case 'triangle':
      return fillPolygon(ctx, polygonCorners(x, y, 13, 3), line);
    case 'cross':
      return drawCross(ctx, x, y, 26, line);
  }
}

function paintBars(brush: Brush, scene: ChartScene, shown: Extract<Plot, { kind: 'bars' }>, plot: Rect): void {
  const { ctx } = brush;
  const most = Math.max(1, ...(shown.expected ?? []), ...shown.bars.flatMap((bar) => bar.values));
  const least = Math.min(0, ...shown.bars.flatMap((bar) => bar.values));
  const at = paintAxis(brush, most, plot, least);
  const step = plot.w / Math.max(1, shown.bars.length);
  for (const [index, bar] of shown.bars.entries()) {
    const thick = Math.min(56, (step * 0.8) / Math.max(1, bar.values.length));
    const start = plot.x + index * step + (step - thick * bar.values.length) / 2;
    for (const [who, value] of bar.values.entries()) {
      const seatStyle = seatStyleOf(scene.people[who]?.seat ?? who);
      const area = rect(start + who * thick + 2, at(Math.max(0, value)), thick - 4, Math.abs(at(0) - at(value)));
      ctx.fillStyle = seatStyle.base;
      ctx.fillRect(area.x, area.y, area.w, area.h);
      ctx.save();
      ctx.beginPath();
      ctx.rect(area.x, area.y, area.w, area.h);
      ctx.clip();
      hatch(ctx, area, seatStyle.hatching, 10, 3, seatStyle.light);
      ctx.restore();
      if (seatStyle.line !== seatStyle.base && area.h > 3) {
        ctx.strokeStyle = seatStyle.line;
        ctx.lineWidth = 3;
        ctx.strokeRect(area.x + 1.5, area.y + 1.5, area.w - 3, area.h - 3);
      }
    }
    const label = rect(plot.x + index * step, plot.y + plot.h + 8, step, 46);
    if (bar.icon === undefined) {
      drawText(
        brush,
        brush.translate(bar.label),
        { font: 'Fira700', size: 32, least: 14, ink: themeColours.ink, align: 'center', lines: 2, leading: 1 },
        label,
      );
      continue;
    }
    const style = { font: 'Fira600', size: 27, least: 12, ink: themeColours.ink, lines: 2, leading: 1 } as const;
    drawIcon(ctx, bar.icon, label.x + 4, label.y + 4, 36, themeColours.ink);
    drawText(brush, brush.translate(bar.label), style, rect(label.x + 46, label.y, label.w - 50, label.h));
  }
  if (shown.expected !== null) {
    ctx.setLineDash([14, 8]);
    ctx.beginPath();
    for (const [index, value] of shown.expected.entries()) {
      ctx.lineTo(plot.x + index * step, at(value));
      ctx.lineTo(plot.x + (index + 1) * step, at(value));
    }
    ctx.strokeStyle = themeColours.ink;
    ctx.lineWidth = 3;
    ctx.stroke();
    ctx.setLineDash([]);
  }
}
