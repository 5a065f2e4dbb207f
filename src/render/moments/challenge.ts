import type { ChallengeScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { fill, tile } from '../composition.ts';
import type { Composition } from '../composition.ts';
import { drawCrest, hatchSeat } from '../ink/heraldry.ts';
import { drawIcon } from '../ink/icons.ts';
import { colours, houseOf } from '../ink/palette.ts';
import { writePerson } from '../ink/person.ts';
import { corners, fillPolygon, fillRound, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';

const width = 1000;
const row = 76;
const top = 296;

/** Two arms against each other, the terms on paper below. */
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

function paintArms(brush: Brush, scene: ChallengeScene, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 18);
  ctx.clip();
  const slant = 46;
  for (const [index, person] of scene.people.entries()) {
    const house = houseOf(person.seat);
    const middle = x + w / 2;
    const outline =
      index === 0
        ? ([[x, y], [middle + slant, y], [middle - slant, y + h], [x, y + h]] as const)
        : ([[middle + slant, y], [x + w, y], [x + w, y + h], [middle - slant, y + h]] as const);
    ctx.save();
    fillPolygon(ctx, outline, house.base);
    ctx.clip();
    hatchSeat(brush, person.seat, area, 0, 12, 3);
    ctx.restore();
    const centre = index === 0 ? x + w * 0.245 : x + w * 0.755;
    drawCrest(brush, person.seat, centre, y + 142, 112);
    const style = { size: 44, least: 20, ink: colours.cream, align: 'center', lines: 2, leading: 0.95 } as const;
    writePerson(brush, person, style, rect(centre - w * 0.21, y + 204, w * 0.42, h - 210));
  }
  ctx.fillStyle = colours.table;
  ctx.globalAlpha = 0.82;
  ctx.fillRect(x, y, w, 64);
  ctx.globalAlpha = 1;
  ctx.restore();
  const title = { font: 'Grenze700', size: 46, least: 28, ink: colours.cream, align: 'center' } as const;
  write(brush, brush.say(scene.title), title, rect(x + 20, y, w - 40, 64));
  fillPolygon(ctx, corners(x + w / 2, y + 152, 58, 4), colours.ink);
  fillPolygon(ctx, corners(x + w / 2, y + 152, 53, 4), colours.gold);
  drawIcon(ctx, 'crossed-swords', x + w / 2 - 27, y + 125, 54, colours.ink);
  strokeRound(ctx, area, 18, colours.gold, 5);
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
