import type { TableauSlip, TownCard } from '../../../engine/scene/index.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { inset, rect } from '../../style/brush.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours, buildStateColours } from '../../style/theme.ts';
import { drawBadge } from '../../style/symbols.ts';
import {
  polygonCorners,
  fillCircle,
  fillCardEdge,
  fillPolygon,
  fillRound,
  roundPath,
  strokeRound,
} from '../../style/shapes.ts';
import { tryFitText, drawText } from '../../style/text.ts';

export type TownLook = Omit<TownCard, 'place' | 'change'>;
export type SlipLook = Omit<TableauSlip, 'place' | 'change'>;

/**
 * Paints a settlement, city or expansion: name, icon, points and effect. `shown` is the part the next card doesn't
 * cover.
 */
export function paintTownCard(brush: Brush, { face, points, text, number }: TownLook, area: Rect, shown: number): void {
  const { ctx } = brush;
  const covers = face.covers === true || face.below !== undefined;
  if (covers) {
    const back = rect(area.x + 7, area.y - 1, area.w - 6, area.h - 4);
    fillRound(ctx, back, 10, themeColours.paperLine);
    fillRound(ctx, inset(back, 2), 9, themeColours.deepShade);
  }
  const card = covers ? rect(area.x, area.y + 5, area.w - 6, area.h - 5) : area;
  fillRound(ctx, rect(card.x, card.y + 3, card.w, card.h), 10, themeColours.tableDark);
  fillRound(ctx, card, 10, themeColours.paper);
  const head = 42;
  ctx.save();
  roundPath(ctx, card, 10);
  ctx.clip();
  ctx.fillStyle = face.livery.fill;
  ctx.fillRect(card.x, card.y, card.w, head);
  fillCardEdge(ctx, face.livery.edge, rect(card.x, card.y, card.w, head), 9, face.livery.fill);
  ctx.restore();
  strokeRound(ctx, card, 10, blendColours(face.livery.fill, themeColours.ink, 0.45), 1.5);
  const name = { font: 'Fira600', size: 30, least: 13, ink: themeColours.cream, align: 'center' } as const;
  const title = rect(card.x + 5, card.y + 1, Math.min(card.w, shown) - 10, head - 2);
  // On heavily overlapping cards the icon is enough.
  if (tryFitText(brush.translate(face.name), name, title.w, title.h) !== null)
    drawText(brush, brush.translate(face.name), name, title);
  const mild = text === null;
  const size = mild ? Math.min(74, shown - 8) : 62;
  const middle = card.x + Math.min(card.w, shown) / 2;
  const left = mild ? middle - size / 2 : card.x + 10;
  drawIcon(ctx, face.icon, left, card.y + head + 12, size, mild ? themeColours.ink : face.livery.fill);
  const wreath = mild ? Math.min(60, shown - 4) : 62;
  const [wx, wy] = mild ? [middle, card.y + card.h - 33] : [card.x + card.w - 42, card.y + head + 12 + size / 2];
  drawIcon(ctx, 'laurels', wx - wreath / 2, wy - wreath / 2, wreath, themeColours.goldInk);
  drawText(
    brush,
    String(points),
    { font: 'Fira800', size: wreath * 0.5, ink: themeColours.goldInk, align: 'center' },
    rect(wx - 24, wy - 19, 48, 36),
  );
  if (text !== null) {
    const style = {
      font: 'Fira600',
      size: 24,
      least: 13,
      ink: themeColours.ink,
      align: 'center',
      lines: 3,
      leading: 1.02,
    } as const;
    drawText(
      brush,
      brush.translate(text),
      style,
      rect(card.x + 5, card.y + head + 78, card.w - 10, card.h - head - 82),
    );
  }
  if (number !== undefined) drawBadge(brush, number, middle, card.y + card.h * 0.5, 30);
}

/** Paints a small card with its letter and use; side B is gold with its point. */
export function paintSlip(brush: Brush, slip: SlipLook, area: Rect): void {
  const { ctx } = brush;
  const gold = slip.side === 'B';
  const ground = gold ? themeColours.gold : themeColours.paper;
  if (slip.fate === 'taken') fillRound(ctx, inset(area, -6), 14, buildStateColours.taken);
  fillRound(ctx, inset(area, -2), 11, themeColours.ink);
  fillRound(ctx, area, 9, ground);
  if (slip.look === 'road') paintPaving(brush, gold, rect(area.x, area.y + area.h * 0.58, area.w, area.h * 0.34));
  else drawIcon(ctx, slip.icon, area.x + area.w * 0.48, area.y + area.h * 0.16, area.h * 0.68, themeColours.ink);
  drawText(
    brush,
    slip.side,
    { font: 'Fira800', size: 38, ink: themeColours.ink },
    rect(area.x + 12, area.y + 4, 32, 46),
  );
  const worth =
    slip.look === 'road'
      ? rect(area.x + 46, area.y + 8, area.w - 54, 40)
      : rect(area.x + 8, area.y + 46, area.w * 0.44, 40);
  if (gold) {
    const icon = worth.h * 0.72;
    drawIcon(ctx, 'laurel-crown', worth.x, worth.y + (worth.h - icon) / 2, icon, themeColours.ink);
    drawText(
      brush,
      '1',
      { font: 'Fira800', size: worth.h * 0.84, ink: themeColours.ink },
      rect(worth.x + icon + 4, worth.y, 30, worth.h),
    );
  } else if (/^[a-z-]+$/.test(slip.worth)) drawIcon(ctx, slip.worth, worth.x + 6, worth.y, worth.h, themeColours.ink);
  else drawText(brush, slip.worth, { font: 'Fira700', size: 34, least: 18, ink: themeColours.ink }, worth);
  if (slip.fate !== undefined) paintFate(brush, slip.fate, area.x + area.w - 14, area.y + area.h - 20);
  if (slip.number !== undefined) drawBadge(brush, slip.number, area.x + area.w / 2, area.y + area.h / 2, 26);
}

/** Marks a card that would be taken next, or never can be. */
function paintFate({ ctx }: Brush, fate: NonNullable<TableauSlip['fate']>, x: number, y: number): void {
  fillCircle(ctx, x, y, 23, themeColours.ink);
  fillCircle(ctx, x, y, 21, themeColours.cream);
  fillCircle(ctx, x, y, 18, fate === 'taken' ? themeColours.warning : themeColours.ink);
  if (fate === 'taken') fillPolygon(ctx, polygonCorners(x, y + 2, 11, 3), themeColours.cream);
  else drawIcon(ctx, 'padlock', x - 11, y - 11, 22, themeColours.cream);
}

function paintPaving({ ctx }: Brush, gold: boolean, area: Rect): void {
  ctx.fillStyle = gold ? blendColours(themeColours.gold, themeColours.ink, 0.16) : themeColours.road;
  ctx.fillRect(area.x, area.y, area.w, area.h);
  ctx.fillStyle = themeColours.roadLine;
  const row = area.h / 2;
  for (const line of [0, 1, 2]) ctx.fillRect(area.x, Math.round(area.y + line * row) - 1, area.w, 2);
  for (const line of [0, 1]) {
    for (let x = area.x + (line === 0 ? 18 : 34); x < area.x + area.w; x += 32)
      ctx.fillRect(x, Math.round(area.y + line * row), 2, row);
  }
}
