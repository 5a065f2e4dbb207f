import type { ChallengeScene, LobbyPlayer } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition } from '../composition.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawPersonName } from '../style/person-name.ts';
import { polygonCorners, drawTick, fillCircle, fillPolygon, fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';

const width = 1000;
const row = 76;
const top = 296;

/** Composes all coats of arms with the terms on paper below. */
export function composeChallenge(scene: ChallengeScene): Composition {
  const height = top + Math.ceil(scene.terms.length / 2) * row + 40;
  return {
    width,
    height,
    parts: [
      fillPart(rect(0, 0, width, height), themeColours.table),
      tilePart('tile', ['challenge', scene.title, scene.people], rect(12, 12, width - 24, top - 24), 0, (brush, area) =>
        paintArms(brush, scene, area),
      ),
      tilePart('tile', ['terms', scene.terms], rect(12, top, width - 24, height - top - 12), 0, (brush, area) =>
        paintTerms(brush, scene, area),
      ),
    ],
  };
}

/** Paints the arms side by side; two face each other over crossed swords. */
function paintArms(brush: Brush, scene: ChallengeScene, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  const count = scene.people.length;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 18);
  ctx.clip();
  const slant = count === 2 ? 46 : 22;
  for (const [index, guest] of scene.people.entries()) {
    const edge = (at: number, down: boolean): number =>
      at === 0 ? x : at === count ? x + w : x + (w * at) / count + (down ? -slant : slant);
    const outline = [
      [edge(index, false), y],
      [edge(index + 1, false), y],
      [edge(index + 1, true), y + h],
      [edge(index, true), y + h],
    ] as const;
    paintField(brush, guest, outline);
    const centre = count === 2 ? x + w * (index === 0 ? 0.245 : 0.755) : x + (w * (index + 0.5)) / count;
    const room = count === 2 ? w * 0.42 : w / count - 34;
    paintGuest(brush, guest, rect(centre - room / 2, y + 64, room, h - 64));
  }
  ctx.fillStyle = themeColours.table;
  ctx.globalAlpha = 0.82;
  ctx.fillRect(x, y, w, 64);
  ctx.globalAlpha = 1;
  ctx.restore();
  const title = { font: 'Grenze700', size: 46, least: 28, ink: themeColours.cream, align: 'center' } as const;
  drawText(brush, brush.translate(scene.title), title, rect(x + 20, y, w - 40, 64));
  if (count === 2) {
    fillPolygon(ctx, polygonCorners(x + w / 2, y + 152, 58, 4), themeColours.ink);
    fillPolygon(ctx, polygonCorners(x + w / 2, y + 152, 53, 4), themeColours.gold);
    drawIcon(ctx, 'crossed-swords', x + w / 2 - 27, y + 125, 54, themeColours.ink);
  }
  strokeRound(ctx, area, 18, themeColours.gold, 5);
}

/** Paints a field; before seats are drawn, fields differ only by shade. */
function paintField(
  { ctx }: Brush,
  { seat, name }: LobbyPlayer,
  outline: readonly (readonly [number, number])[],
): void {
  fillPolygon(
    ctx,
    outline,
    blendColours(themeColours.table, themeColours.tan, name === '' ? 0.04 : seat % 2 === 0 ? 0.14 : 0.22),
  );
}

function paintGuest(brush: Brush, guest: LobbyPlayer, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  const free = guest.name === '';
  const ink = free ? themeColours.tan : themeColours.cream;
  const size = Math.min(112, w * 0.8);
  ctx.globalAlpha = free ? 0.45 : 1;
  drawIcon(ctx, 'person', x + (w - size) / 2, y + 78 - size / 2, size, themeColours.tan);
  ctx.globalAlpha = 1;
  if (guest.agreed === true) {
    fillCircle(ctx, x + w / 2 + size * 0.46, y + 78 + size * 0.34, 25, themeColours.cream);
    fillCircle(ctx, x + w / 2 + size * 0.46, y + 78 + size * 0.34, 22, themeColours.open);
    drawTick(ctx, x + w / 2 + size * 0.46, y + 78 + size * 0.34, 24, themeColours.cream);
  }
  const textArea = rect(x, y + 140, w, h - 146);
  const style = { size: 44, least: 16, ink, align: 'center', lines: 2, leading: 0.95 } as const;
  const note = guest.note === undefined ? null : brush.translate(guest.note);
  if (!free) drawPersonName(brush, guest, style, note === null ? textArea : rect(x, textArea.y, w, textArea.h - 28));
  if (note === null) return;
  const room = free ? textArea : rect(x, textArea.y + textArea.h - 30, w, 30);
  drawText(
    brush,
    note,
    { font: 'Fira500', size: free ? 32 : 26, least: 15, ink, align: 'center', lines: free ? 2 : 1 },
    room,
  );
}

function paintTerms(brush: Brush, scene: ChallengeScene, area: Rect): void {
  fillRound(brush.ctx, area, 18, themeColours.paper);
  const half = area.w / 2;
  for (const [index, term] of scene.terms.entries()) {
    const x = area.x + (index % 2) * half;
    const y = area.y + 12 + Math.floor(index / 2) * row;
    drawIcon(brush.ctx, term.icon, x + 24, y + 12, 52, themeColours.secondInk);
    const label = { font: 'Fira500', size: 26, least: 18, ink: themeColours.secondInk } as const;
    drawText(brush, brush.translate(term.label), label, rect(x + 92, y + 2, half - 108, 30));
    const value = { font: 'Fira700', size: 34, least: 18, ink: themeColours.ink, lines: 2, leading: 1 } as const;
    drawText(brush, brush.translate(term.value), value, rect(x + 92, y + 30, half - 108, 42));
  }
}
