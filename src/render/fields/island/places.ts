import type { Corner, Edging, HexesField, Point } from '../../../engine/scene/index.ts';
import { tile } from '../../composition.ts';
import type { Part } from '../../composition.ts';
import { layBadge, layMark, type Mark } from '../../frame/marks.ts';
import { rect } from '../../ink/brush.ts';
import { colours } from '../../ink/palette.ts';
import { strokeRound } from '../../ink/shapes.ts';
import { drawName, drawPick } from './picks.ts';
import type { Mood, Spot } from './measures.ts';
import { drawPiece, drawRoad } from './pieces.ts';

interface Laid {
  readonly parts: readonly Part[];
  readonly marks: readonly Mark[];
}

/** Beyond so many, circles as large as a button would hide the island. */
const many = 25;

/** Corners and paths: names, roads, pieces and what can be chosen, each above the one before. */
export function layPlaces(field: HexesField, spot: Spot, mood: Mood): Laid {
  const names: Part[] = [];
  const roads: Part[] = [];
  const pieces: Part[] = [];
  const picks: Part[] = [];
  const marks: Mark[] = [];
  const count = [...field.corners, ...field.edges].filter(({ number }) => number !== undefined).length;
  for (const each of field.edges) {
    const at = middleOf(spot(each.from), spot(each.to));
    if (each.seat !== null) roads.push(layRoad(each, at, each.seat, spot));
    if (each.number !== undefined) picks.push(layPick(each.number, at, count > many ? 25 : 34));
    if (each.change !== undefined) marks.push(markRoad(each, at, spot));
  }
  for (const corner of field.corners) {
    const at = spot(corner.at);
    if (corner.number !== undefined) picks.push(...layChoice(corner, corner.number, at, count));
    if (corner.piece === null) {
      if (!mood.choosing) names.push(layName(corner.place, at));
      continue;
    }
    pieces.push(layPiece(corner, at, mood));
    if (corner.change !== undefined) marks.push(markPiece(corner, at));
  }
  for (const hex of field.hexes) {
    const at = spot(hex.at);
    if (hex.merchant?.change !== undefined) marks.push(layMark('new', rect(at.x + 14, at.y - 96, 64, 68), 'in'));
    if (hex.change !== undefined) marks.push(layMark(hex.change, rect(at.x - 92 + (hex.token === null ? 41 : 0), at.y - 37, 102, 102), 'in'));
  }
  return { parts: [...names, ...roads, ...pieces, ...picks], marks };
}

const middleOf = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

function angleOf({ from, to }: Edging, spot: Spot): number {
  const [one, two] = [spot(from), spot(to)];
  const angle = Math.atan2(two.y - one.y, two.x - one.x);
  // The same road whichever end comes first.
  return Math.round((angle < -0.01 ? angle + Math.PI : angle) * 1000) / 1000;
}

function layRoad(road: Edging, { x, y }: Point, seat: number, spot: Spot): Part {
  const angle = angleOf(road, spot);
  return tile('mark', ['road', seat, angle], rect(x - 50, y - 50, 100, 100), 0, (brush, area) =>
    drawRoad(brush, seat, area.x + area.w / 2, area.y + area.h / 2, angle),
  );
}

function markRoad(road: Edging, { x, y }: Point, spot: Spot): Mark {
  const angle = angleOf(road, spot);
  const frame = tile('mark', ['changed road', angle], rect(x - 58, y - 58, 116, 116), 0, ({ ctx }, area) => {
    ctx.translate(area.x + area.w / 2, area.y + area.h / 2);
    ctx.rotate(angle);
    strokeRound(ctx, rect(-54, -26, 108, 52), 15, colours.ink, 11);
    strokeRound(ctx, rect(-51.5, -23.5, 103, 47), 13, colours.changed, 6);
  });
  return { frame, badge: road.change === undefined ? null : layBadge(road.change, rect(x - 19, y - 52, 38, 38)) };
}

const layName = (name: string, { x, y }: Point): Part =>
  tile('mark', ['corner name', name], rect(x - 22, y - 18, 44, 36), 0, (brush, area) =>
    drawName(brush, name, area.x + area.w / 2, area.y + area.h / 2, 24),
  );

/** Where the name of a corner stands: at the foot of a building, beside a knight on the side of the middle of the island. */
function layPiece({ piece, place, at }: Corner, { x, y }: Point, mood: Mood): Part {
  if (piece === null) throw new Error('Nothing stands here');
  const area = rect(x - 70, y - 52, 140, 112);
  const aside = at.x > 0 ? -48 : 48;
  return tile('mark', ['piece', piece, place, mood, aside], area, 0, (brush, room) => {
    const [px, py] = [room.x + 70, room.y + 52];
    drawPiece(brush, piece, px, py);
    if (mood.choosing) return;
    if (piece.kind === 'knight') drawName(brush, place, px + aside, py + 20, 21);
    else drawName(brush, place, px, py + (piece.kind === 'city' ? 34 : 28), 21);
  });
}

function markPiece({ change, piece }: Corner, { x, y }: Point): Mark {
  const [wide, top, high] = piece?.kind === 'city' ? [54, 46, 96] : piece?.kind === 'knight' ? [46, 48, 98] : [39, 43, 82];
  return layMark(change ?? 'new', rect(x - wide, y - top, 2 * wide, high), 'in');
}

const layPick = (number: number, { x, y }: Point, radius: number): Part =>
  tile('mark', ['pick', number], rect(x - radius, y - radius, 2 * radius, 2 * radius), 1, (brush, area) =>
    drawPick(brush, number, area.x + radius, area.y + radius, radius),
  );

/** A large disc with the name of the corner beside it, towards the middle of the island; small ones where there are many. */
function layChoice({ place, piece }: Corner, number: number, at: Point, count: number): readonly Part[] {
  if (count > many) return [layPick(number, at, 29)];
  const radius = piece === null ? 51 : 40;
  const pill = tile('mark', ['corner name', place], rect(at.x - 54 - 22, at.y - 50 - 18, 44, 36), 0, (brush, area) =>
    drawName(brush, place, area.x + area.w / 2, area.y + area.h / 2, 24),
  );
  return [layPick(number, at, radius), pill];
}
