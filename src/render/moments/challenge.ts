import type { ChallengeScene, Guest } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { fill, tile } from '../composition.ts';
import type { Composition } from '../composition.ts';
import { drawCrest, hatchSeat } from '../ink/heraldry.ts';
import { drawIcon } from '../ink/icons.ts';
import { houseOf } from '../ink/houses.ts';
import { colours } from '../ink/palette.ts';
import { writePerson } from '../ink/person.ts';
import { corners, drawTick, fillCircle, fillPolygon, fillRound, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';

const width = 1000;
const row = 76;
const top = 296;

/** The arms of all, the terms on paper below. */
export function composeChallenge(scene: ChallengeScene): Composition {
  const height = top + Math.ceil(scene.terms.length / 2) * row + 40;
  return {
    width,
    height,
    parts: [
      fill(rect(0, 0, width, height), colours.table),
      tile(
        'tile',
        ['challenge', scene.title, scene.people],
        rect(12, 12, width - 24, top - 24),
        0,
        (brush, area) => paintArms(brush, scene, area),
      ),
      tile(
        'tile',
        ['terms', scene.terms],
        rect(12, top, width - 24, height - top - 12),
        0,
        (brush, area) => paintTerms(brush, scene, area),
      ),
    ],
  };
}

/** The arms side by side, parted by slanting lines; two face each other over crossed swords. */
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
    const edge = (at: number, down: boolean): number => (at === 0 ? x : at === count ? x + w : x + (w * at) / count + (down ? -slant : slant));
    const outline = [
      [edge(index, false), y],
      [edge(index + 1, false), y],
      [edge(index + 1, true), y + h],
      [edge(index, true), y + h],
    ] as const;
    paintField(brush, guest, outline, area);
    const centre = count === 2 ? x + w * (index === 0 ? 0.245 : 0.755) : x + (w * (index + 0.5)) / count;
    const room = count === 2 ? w * 0.42 : w / count - 34;
    paintGuest(brush, guest, rect(centre - room / 2, y + 64, room, h - 64));
  }
  ctx.fillStyle = colours.table;
  ctx.globalAlpha = 0.82;
  ctx.fillRect(x, y, w, 64);
  ctx.globalAlpha = 1;
  ctx.restore();
  const title = { font: 'Grenze700', size: 46, least: 28, ink: colours.cream, align: 'center' } as const;
  write(brush, brush.say(scene.title), title, rect(x + 20, y, w - 40, 64));
  if (count === 2) {
    fillPolygon(ctx, corners(x + w / 2, y + 152, 58, 4), colours.ink);
    fillPolygon(ctx, corners(x + w / 2, y + 152, 53, 4), colours.gold);
    drawIcon(ctx, 'crossed-swords', x + w / 2 - 27, y + 125, 54, colours.ink);
  }
  strokeRound(ctx, area, 18, colours.gold, 5);
}

/** A free seat has only the dark of its house. */
function paintField(brush: Brush, { seat, name }: Guest, outline: readonly (readonly [number, number])[], area: Rect): void {
  const house = houseOf(seat);
  const { ctx } = brush;
  ctx.save();
  fillPolygon(ctx, outline, name === '' ? house.field : house.base);
  ctx.clip();
  if (name !== '') hatchSeat(brush, seat, area, 0, 12, 3);
  ctx.restore();
}

function paintGuest(brush: Brush, guest: Guest, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  const free = guest.name === '';
  const ink = free ? colours.tan : houseOf(guest.seat).ink;
  const size = Math.min(112, w * 0.8);
  ctx.globalAlpha = free ? 0.45 : 1;
  drawCrest(brush, guest.seat, x + w / 2, y + 78, size);
  ctx.globalAlpha = 1;
  if (guest.agreed === true) {
    fillCircle(ctx, x + w / 2 + size * 0.46, y + 78 + size * 0.34, 25, colours.cream);
    fillCircle(ctx, x + w / 2 + size * 0.46, y + 78 + size * 0.34, 22, colours.open);
    drawTick(ctx, x + w / 2 + size * 0.46, y + 78 + size * 0.34, 24, colours.cream);
  }
  const words = rect(x, y + 140, w, h - 146);
  const style = { size: 44, least: 16, ink, align: 'center', lines: 2, leading: 0.95 } as const;
  const note = guest.note === undefined ? null : brush.say(guest.note);
  if (!free) writePerson(brush, guest, style, note === null ? words : rect(x, words.y, w, words.h - 28));
  if (note === null) return;
  const room = free ? words : rect(x, words.y + words.h - 30, w, 30);
  write(brush, note, { font: 'Fira500', size: free ? 32 : 26, least: 15, ink, align: 'center', lines: free ? 2 : 1 }, room);
}

function paintTerms(brush: Brush, scene: ChallengeScene, area: Rect): void {
  fillRound(brush.ctx, area, 18, colours.paper);
  const half = area.w / 2;
  for (const [index, term] of scene.terms.entries()) {
    const x = area.x + (index % 2) * half;
    const y = area.y + 12 + Math.floor(index / 2) * row;
    drawIcon(brush.ctx, term.icon, x + 24, y + 12, 52, colours.secondInk);
    const label = { font: 'Fira500', size: 26, least: 18, ink: colours.secondInk } as const;
    write(brush, brush.say(term.label), label, rect(x + 92, y + 2, half - 108, 30));
    const value = { font: 'Fira700', size: 34, least: 18, ink: colours.ink, lines: 2, leading: 1 } as const;
    write(brush, brush.say(term.value), value, rect(x + 92, y + 30, half - 108, 42));
  }
}
