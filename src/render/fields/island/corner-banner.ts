import type { Banner, Total, ProgressTrack } from '../../../engine/scene/index.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { inset, rect } from '../../style/brush.ts';
import { drawCrest, hatchSeatColours } from '../../style/crest.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours } from '../../style/theme.ts';
import { drawPersonName } from '../../style/person-name.ts';
import { fillPointer, fillRound, roundPath, strokeRound } from '../../style/shapes.ts';
import { drawToken } from '../../style/tokens.ts';
import { widthOf, drawText } from '../../style/text.ts';

export const cornerBannerWidth = 396;
export const cornerBannerHeight = (banner: Banner): number => (banner.tracks === undefined ? 208 : 280);

/** Paints a player's banner in a corner of the sea: name, points, titles, holdings and progress. */
export function paintCornerBanner(brush: Brush, banner: Banner, area: Rect): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(banner.seat);
  const head = 78;
  fillRound(ctx, area, 14, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 14);
  ctx.clip();
  ctx.fillStyle = seatStyle.base;
  ctx.fillRect(area.x, area.y, area.w, head);
  hatchSeatColours(brush, banner.seat, rect(area.x, area.y, area.w, head), 0, 9, 3);
  ctx.restore();
  const moving = banner.note !== null;
  strokeRound(ctx, area, 14, moving ? themeColours.cream : seatStyle.base, 5);
  if (moving) strokeRound(ctx, inset(area, 5), 10, seatStyle.base, 3);
  drawCrest(brush, banner.seat, area.x + 46, area.y + head / 2 + 1, 58);
  const room = rect(area.x + 86, area.y + 6, area.w - 98, head - 10);
  const style = { size: 46, least: 22, ink: seatStyle.ink, lines: 1 } as const;
  if (banner.note === null) drawPersonName(brush, banner, style, room);
  else {
    drawPersonName(brush, banner, { ...style, size: 42 }, rect(room.x, room.y, room.w, 42));
    fillPointer(ctx, room.x + 2, area.y + 60, 18, seatStyle.ink);
    const textArea = rect(room.x + 25, area.y + 46, room.w - 25, 28);
    drawText(
      brush,
      brush.translate(banner.note),
      { font: 'Fira600', size: 29, least: 18, ink: seatStyle.ink },
      textArea,
    );
  }
  paintScore(brush, banner, rect(area.x + 14, area.y + head + 2, area.w - 28, 66));
  ctx.fillStyle = themeColours.deepShade;
  ctx.fillRect(area.x + 14, area.y + head + 69, area.w - 28, 3);
  const totals = [...banner.holdings, ...banner.totals];
  paintTotalsRow(brush, totals, rect(area.x + 12, area.y + head + 73, area.w - 24, 52));
  if (banner.tracks !== undefined)
    paintTracks(brush, banner.tracks, rect(area.x + 12, area.y + head + 129, area.w - 24, 62));
}

function paintScore(brush: Brush, banner: Banner, area: Rect): void {
  const { x, y, h } = area;
  drawIcon(brush.ctx, banner.score.icon, x, y + 8, 52, themeColours.goldInk);
  const digits = drawText(
    brush,
    String(banner.score.value),
    { font: 'Fira800', size: 62, ink: themeColours.ink },
    rect(x + 62, y, 110, h),
  );
  if (banner.target !== null) {
    const room = rect(x + 62 + digits.width + 7, y + 12, 80, h - 12);
    drawText(brush, `/${banner.target}`, { font: 'Fira700', size: 38, ink: themeColours.secondInk }, room);
  }
  let right = x + area.w;
  for (const token of banner.tokens) right -= drawToken(brush, token, right, y + h / 2, 58) + 6;
}

const totalWidth = (total: Total): number =>
  42 +
  widthOf('Fira800', 42, String(total.value)) +
  (total.of === undefined ? 0 : widthOf('Fira700', 28, `/${total.of}`) + 3) +
  (total.warn === true ? 16 : 0);

/** Paints icons with their numbers, evenly spread, all shrunk if space is short. */
function paintTotalsRow(brush: Brush, totals: readonly Total[], area: Rect): void {
  const { ctx } = brush;
  const wanted = totals.reduce((sum, total) => sum + totalWidth(total), 0);
  const scale = Math.min(1, (area.w - 8 * (totals.length - 1)) / wanted);
  const gap = totals.length < 2 ? 0 : Math.min(44, (area.w - wanted * scale) / (totals.length - 1));
  let { x } = area;
  for (const total of totals) {
    const wide = totalWidth(total) * scale;
    const warn = total.warn === true;
    const ink = warn ? themeColours.cream : themeColours.ink;
    const pad = warn ? 8 * scale : 0;
    if (warn)
      fillRound(
        ctx,
        rect(
          x,
          area.y + 2,
          wide - (total.of === undefined ? 0 : widthOf('Fira700', 28 * scale, `/${total.of}`)),
          area.h - 4,
        ),
        9,
        themeColours.warning,
      );
    const icon = 34 * scale;
    drawIcon(ctx, total.icon, x + pad, area.y + (area.h - icon) / 2, icon, ink);
    const room = rect(x + pad + icon + 7 * scale, area.y, wide, area.h);
    const digits = drawText(brush, String(total.value), { font: 'Fira800', size: 42 * scale, ink }, room);
    if (total.of !== undefined) {
      const rest = rect(room.x + digits.width + 3 + pad, area.y + 5, wide, area.h - 5);
      drawText(brush, `/${total.of}`, { font: 'Fira700', size: 28 * scale, ink: themeColours.secondInk }, rest);
    }
    x += wide + gap;
  }
}

/** Paints one plate per track: icon, level, a box per step and the number of cards held. */
function paintTracks(brush: Brush, tracks: readonly ProgressTrack[], area: Rect): void {
  const step = (area.w + 8) / tracks.length;
  for (const [index, track] of tracks.entries())
    paintTrack(brush, track, rect(area.x + index * step, area.y, step - 8, area.h));
}

function paintTrack(brush: Brush, track: ProgressTrack, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 9, track.first ? themeColours.ink : blendColours(track.fill, themeColours.ink, 0.5));
  if (track.first) fillRound(ctx, inset(area, 2), 8, themeColours.gold);
  const inner = inset(area, track.first ? 6 : 2);
  fillRound(ctx, inner, 6, track.fill);
  drawIcon(ctx, track.icon, inner.x + 6, inner.y + 5, 32, track.ink);
  const digits = { font: 'Fira800', size: 38, ink: track.ink } as const;
  drawText(brush, String(track.level), digits, rect(inner.x + 42, inner.y - 1, 36, 40));
  const room = track.cards > 0 ? inner.w - 40 : inner.w - 10;
  const box = (room - 4 * (track.of - 1)) / track.of;
  for (let level = 0; level < track.of; level++) {
    const cell = rect(inner.x + 5 + level * (box + 4), inner.y + inner.h - 13, box, 8);
    ctx.fillStyle = level < track.level ? track.ink : blendColours(track.fill, themeColours.ink, 0.3);
    ctx.fillRect(cell.x, cell.y, cell.w, cell.h);
  }
  if (track.cards === 0) return;
  const card = rect(inner.x + inner.w - 32, inner.y + 6, 28, inner.h - 12);
  fillRound(ctx, card, 5, themeColours.ink);
  fillRound(ctx, inset(card, 2), 4, '#ffffff');
  drawText(
    brush,
    String(track.cards),
    { font: 'Fira800', size: 30, least: 20, ink: themeColours.ink, align: 'center' },
    card,
  );
}
