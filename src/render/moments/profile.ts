import type { ProfileScene } from '../../engine/scene/index.ts';
import type { Composition, PicturePart } from '../composition.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { paintFormMarks } from '../style/form-marks.ts';
import { drawIcon } from '../style/icons.ts';
import { drawPersonName, drawTextWithName } from '../style/person-name.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { fillCircle, fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import { themeColours } from '../style/theme.ts';

const width = 1000;
const margin = 14;
const gap = 10;
const headHeight = 150;
const familyHeight = 112;
const factHeight = 78;
const badgeHeight = 104;
const againstHeight = 154;

/** Composes a person's profile: name and form, ratings, facts, badges, and the reader against them. */
export function composeProfile(scene: ProfileScene): Composition {
  const parts: PicturePart[] = [];
  let top = margin;
  const add = (key: string, content: unknown, height: number, paint: (brush: Brush, area: Rect) => void): void => {
    if (height === 0) return;
    parts.push(tilePart('tile', [key, content], rect(margin, top, width - 2 * margin, height), 0, paint));
    top += height + gap;
  };
  const { person, subtitle, form, formLabel, families, facts, badges, against } = scene;
  add('profile', { person, subtitle, form, formLabel }, headHeight, (brush, area) => paintHead(brush, scene, area));
  for (const family of families)
    add('family', [family, person.seat], familyHeight, (brush, area) => paintFamily(brush, person.seat, family, area));
  add('facts', facts, facts.length === 0 ? 0 : Math.ceil(facts.length / 2) * factHeight + 24, (brush, area) =>
    paintFacts(brush, facts, area),
  );
  add('badges', badges, Math.max(0, Math.ceil(badges.length / 2) * (badgeHeight + gap) - gap), (brush, area) =>
    paintBadges(brush, badges, area),
  );
  if (against) add('against', against, againstHeight, (brush, area) => paintAgainst(brush, against, area));
  const height = top - gap + margin;
  return { width, height, parts: [fillPart(rect(0, 0, width, height), themeColours.table), ...parts] };
}

function paintHead(brush: Brush, { person, subtitle, form, formLabel }: ProfileScene, area: Rect): void {
  const { x, y, w, h } = area;
  const { base, ink } = seatStyleOf(person.seat);
  fillRound(brush.ctx, area, 18, base);
  strokeRound(brush.ctx, area, 18, themeColours.gold, 5);
  drawCrest(brush, person.seat, x + 82, y + h / 2, 112);
  const nameWidth = form.length > 0 ? w - 520 : w - 190;
  drawPersonName(
    brush,
    person,
    { size: 58, least: 24, ink, lines: 2, leading: 0.95 },
    rect(x + 160, y + 12, nameWidth, 84),
  );
  const style = { font: 'Fira500', size: 29, least: 18, ink } as const;
  drawText(brush, brush.translate(subtitle), style, rect(x + 160, y + 98, nameWidth, 38));
  if (form.length === 0) return;
  const plate = rect(x + w - 346, y + 18, 328, h - 36);
  fillRound(brush.ctx, plate, 12, themeColours.tableDark);
  const label = { font: 'Fira500', size: 26, least: 16, ink: themeColours.tan, align: 'center' } as const;
  drawText(brush, brush.translate(formLabel), label, rect(plate.x + 10, plate.y + 8, plate.w - 20, 32));
  paintFormMarks(brush, form, plate.x + plate.w / 2, plate.y + 76, 29);
}

function paintFamily(brush: Brush, seat: number, family: ProfileScene['families'][number], area: Rect): void {
  const { x, y, w, h } = area;
  fillRound(brush.ctx, area, 14, themeColours.paper);
  const ink = themeColours.ink;
  drawText(
    brush,
    brush.translate(family.name),
    { font: 'Fira700', size: 34, least: 20, ink, lines: 2, leading: 1 },
    rect(x + 22, y + 10, 252, h - 20),
  );
  const second = { font: 'Fira500', size: 25, least: 16, ink: themeColours.secondInk } as const;
  const points = family.points === null ? '–' : String(family.points);
  drawText(brush, points, { font: 'Fira800', size: 54, ink, align: 'center' }, rect(x + 286, y + 8, 190, 58));
  drawText(brush, brush.translate(family.note), { ...second, align: 'center' }, rect(x + 286, y + 66, 190, 36));
  paintCurve(brush, seat, family.curve, rect(x + 492, y + 16, 214, h - 32));
  const record = rect(x + 716, y + 8, w - 738, 58);
  drawText(
    brush,
    brush.translate(family.record),
    { font: 'Fira700', size: 38, least: 20, ink, align: 'right' },
    record,
  );
  drawText(
    brush,
    brush.translate(family.recordNote),
    { ...second, align: 'right' },
    rect(record.x, y + 66, record.w, 36),
  );
}

/** Paints a rating over time, with a dot at its end. */
function paintCurve({ ctx }: Brush, seat: number, curve: readonly number[], area: Rect): void {
  if (curve.length < 2) return;
  const [low, high] = [Math.min(...curve), Math.max(...curve)];
  const span = Math.max(80, high - low);
  const middle = (low + high) / 2;
  const at = (value: number, index: number): readonly [number, number] => [
    area.x + 8 + (index / (curve.length - 1)) * (area.w - 20),
    area.y + area.h / 2 - ((value - middle) / span) * (area.h - 20),
  ];
  fillRound(ctx, area, 8, themeColours.shade);
  ctx.beginPath();
  for (const [index, value] of curve.entries()) ctx.lineTo(...at(value, index));
  ctx.strokeStyle = seatStyleOf(seat).line;
  ctx.lineWidth = 5;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.stroke();
  fillCircle(ctx, ...at(curve.at(-1) ?? 0, curve.length - 1), 9, seatStyleOf(seat).line);
}

function paintFacts(brush: Brush, facts: ProfileScene['facts'], area: Rect): void {
  fillRound(brush.ctx, area, 14, themeColours.paper);
  const half = area.w / 2;
  for (const [index, { icon, label, value }] of facts.entries()) {
    const x = area.x + (index % 2) * half;
    const y = area.y + 12 + Math.floor(index / 2) * factHeight;
    drawIcon(brush.ctx, icon, x + 24, y + 12, 50, themeColours.secondInk);
    const small = { font: 'Fira500', size: 26, least: 16, ink: themeColours.secondInk } as const;
    drawText(brush, brush.translate(label), small, rect(x + 92, y + 2, half - 108, 30));
    const large = { font: 'Fira700', size: 34, least: 18, ink: themeColours.ink } as const;
    drawText(brush, brush.translate(value), large, rect(x + 92, y + 32, half - 108, 42));
  }
}

function paintBadges(brush: Brush, badges: ProfileScene['badges'], area: Rect): void {
  const { ctx } = brush;
  const half = (area.w - gap) / 2;
  for (const [index, { icon, name, story }] of badges.entries()) {
    const alone = badges.length % 2 === 1 && index === badges.length - 1;
    const plate = rect(
      area.x + (index % 2) * (half + gap),
      area.y + Math.floor(index / 2) * (badgeHeight + gap),
      alone ? area.w : half,
      badgeHeight,
    );
    fillRound(ctx, plate, 14, themeColours.tableDark);
    strokeRound(ctx, plate, 14, themeColours.edge, 3);
    const middle = plate.y + plate.h / 2;
    fillCircle(ctx, plate.x + 56, middle, 40, themeColours.gold);
    drawIcon(ctx, icon, plate.x + 31, middle - 25, 50, themeColours.ink);
    const room = rect(plate.x + 112, plate.y + 8, plate.w - 126, 40);
    drawText(brush, brush.translate(name), { font: 'Fira700', size: 30, least: 18, ink: themeColours.gold }, room);
    drawText(
      brush,
      brush.translate(story),
      { font: 'Fira500', size: 25, least: 21, ink: themeColours.cream, lines: 2, leading: 1.05 },
      rect(room.x, plate.y + 44, room.w, 54),
    );
  }
}

/** The title, score and last matches in one line, the games below them. */
function paintAgainst(brush: Brush, against: NonNullable<ProfileScene['against']>, area: Rect): void {
  const { x, y, w, h } = area;
  fillRound(brush.ctx, area, 14, themeColours.paper);
  strokeRound(brush.ctx, area, 14, themeColours.gold, 4);
  drawIcon(brush.ctx, 'crossed-swords', x + 24, y + h / 2 - 36, 72, themeColours.secondInk);
  const ink = themeColours.ink;
  const left = x + 118;
  drawTextWithName(
    brush,
    brush.translate(against.title),
    { font: 'Fira700', size: 34, least: 22, ink, lines: 2, leading: 1 },
    rect(left, y + 10, 380, 68),
  );
  const score = { font: 'Fira800', size: 58, least: 34, ink, align: 'center' } as const;
  drawText(brush, against.score, score, rect(x + 510, y + 10, 210, 68));
  paintFormMarks(brush, against.last, x + w - 120, y + 44, 42);
  drawText(
    brush,
    brush.translate(against.note),
    { font: 'Fira500', size: 26, least: 20, ink: themeColours.secondInk, lines: 2, leading: 1.05 },
    rect(left, y + 84, w - 118 - 22, 58),
  );
}
