import type { BracketPlace, BracketScene, BracketSection } from '../../engine/scene/index.ts';
import type { Composition, PicturePart } from '../composition.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { drawIcon } from '../style/icons.ts';
import { drawPersonName } from '../style/person-name.ts';
import { drawTick, fillCircle, fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import { themeColours } from '../style/theme.ts';
import { paintCompetitionHead } from './competition-head.ts';

const margin = 14;
const gap = 10;
const headHeight = 132;
const nameHeight = 48;
const roundHeight = 44;
const placeHeight = 52;
/** Space between two matches of the fullest round. */
const matchGap = 22;
const columnGap = 40;
const columnWidth = 296;
const championHeight = 116;

/** Composes a cup: a column per round with its matches, and lines from each match to the one it leads to. */
export function composeBracket(scene: BracketScene): Composition {
  const columns = Math.max(3, ...scene.sections.map(({ rounds }) => rounds.length));
  const width = 2 * margin + columns * columnWidth + (columns - 1) * columnGap;
  const inner = width - 2 * margin;
  const parts: PicturePart[] = [];
  const { icon, title, subtitle, champion } = scene;
  parts.push(
    tilePart('tile', ['cup', icon, title, subtitle], rect(margin, margin, inner, headHeight), 0, (brush, area) =>
      paintCompetitionHead(brush, scene, area),
    ),
  );
  let top = margin + headHeight + gap;
  for (const section of scene.sections) {
    parts.push(...sectionParts(section, rect(margin, top, inner, heightOf(section)), scene.sections.length));
    top += heightOf(section) + gap;
  }
  if (champion) {
    const area = rect(margin, top, inner, championHeight);
    parts.push(
      tilePart('tile', ['champion', champion], area, 0, (brush, room) => paintChampion(brush, champion, room)),
    );
    top += championHeight + gap;
  }
  const height = top - gap + margin;
  return { width, height, parts: [fillPart(rect(0, 0, width, height), themeColours.table), ...parts] };
}

type Round = BracketSection['rounds'][number];
const matchHeight = (match: readonly BracketPlace[]): number => match.length * placeHeight;
const tallest = ({ matches }: Round): number => Math.max(2 * placeHeight, ...matches.map(matchHeight));
const roundSize = (round: Round): number => round.matches.length * (tallest(round) + matchGap);
const fieldHeight = ({ rounds }: BracketSection): number => Math.max(0, ...rounds.map(roundSize));
const heightOf = (section: BracketSection): number =>
  (section.name === null ? 0 : nameHeight) + roundHeight + fieldHeight(section);

function sectionParts(section: BracketSection, area: Rect, key: number): readonly PicturePart[] {
  const { name, rounds } = section;
  const parts: PicturePart[] = [];
  const top = area.y + (name === null ? 0 : nameHeight);
  if (name !== null)
    parts.push(
      tilePart('tile', ['section', name], rect(area.x, area.y, area.w, nameHeight), 0, (brush, room) =>
        drawText(brush, brush.translate(name), { font: 'Fira700', size: 34, least: 20, ink: themeColours.gold }, room),
      ),
    );
  const field = rect(area.x, top + roundHeight, area.w, fieldHeight(section));
  parts.push(tilePart('ground', ['lines', key, section], field, 0, (brush, room) => paintLines(brush, section, room)));
  for (const [column, round] of rounds.entries()) {
    const x = area.x + column * (columnWidth + columnGap);
    parts.push(
      tilePart('tile', ['round', round.name], rect(x, top, columnWidth, roundHeight), 0, (brush, room) =>
        drawText(
          brush,
          brush.translate(round.name),
          { font: 'Fira500', size: 28, least: 18, ink: themeColours.tan, align: 'center' },
          room,
        ),
      ),
    );
    for (const [index, match] of round.matches.entries()) {
      const place = matchArea(section, column, index, field);
      parts.push(tilePart('tile', ['match', match], place, 0, (brush, room) => paintMatch(brush, match, room)));
    }
  }
  return parts;
}

/** Returns where a match stands: the matches of a round share the height evenly. */
function matchArea({ rounds }: BracketSection, column: number, index: number, field: Rect): Rect {
  const matches = rounds[column]?.matches ?? [];
  const share = field.h / Math.max(1, matches.length);
  const height = matchHeight(matches[index] ?? []);
  const x = field.x + column * (columnWidth + columnGap);
  return rect(x, field.y + index * share + (share - height) / 2, columnWidth, height);
}

/** Paints a line from each match to the one its winner plays next. */
function paintLines({ ctx }: Brush, section: BracketSection, field: Rect): void {
  ctx.strokeStyle = themeColours.edge;
  ctx.lineWidth = 4;
  for (const [column, { matches }] of section.rounds.entries()) {
    const next = section.rounds[column + 1]?.matches.length ?? 0;
    if (next === 0) continue;
    for (const index of matches.keys()) {
      const from = matchArea(section, column, index, field);
      const to = matchArea(section, column + 1, Math.floor((index * next) / matches.length), field);
      const middle = from.x + from.w + columnGap / 2;
      ctx.beginPath();
      ctx.moveTo(from.x + from.w, from.y + from.h / 2);
      ctx.lineTo(middle, from.y + from.h / 2);
      ctx.lineTo(middle, to.y + to.h / 2);
      ctx.lineTo(to.x, to.y + to.h / 2);
      ctx.stroke();
    }
  }
}

function paintMatch(brush: Brush, match: readonly BracketPlace[], area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 12, themeColours.paper);
  for (const [index, place] of match.entries()) {
    const row = rect(area.x, area.y + index * placeHeight, area.w, placeHeight);
    if (index > 0) {
      ctx.fillStyle = themeColours.paperLine;
      ctx.fillRect(row.x + 10, row.y - 1, row.w - 20, 2);
    }
    paintPlace(brush, place, row);
  }
}

function paintPlace(brush: Brush, { person, note, state }: BracketPlace, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  if (!person) {
    const style = { font: 'Fira500', size: 26, least: 17, ink: themeColours.secondInk } as const;
    drawText(brush, brush.translate(note), style, rect(x + 18, y, w - 34, h));
    return;
  }
  ctx.globalAlpha = state === 'lost' ? 0.5 : 1;
  drawCrest(brush, person.seat, x + 34, y + h / 2, 38);
  ctx.globalAlpha = 1;
  const ink = state === 'lost' ? themeColours.secondInk : themeColours.ink;
  drawPersonName(
    brush,
    person,
    { size: 31, least: 19, ink, lines: 2, leading: 0.9 },
    rect(x + 64, y + 2, w - 112, h - 4),
  );
  if (state === 'won') {
    fillCircle(ctx, x + w - 26, y + h / 2, 15, themeColours.gold);
    drawTick(ctx, x + w - 26, y + h / 2, 17, themeColours.ink);
  }
}

function paintChampion(brush: Brush, { label, person }: NonNullable<BracketScene['champion']>, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  fillRound(ctx, area, 14, themeColours.paper);
  strokeRound(ctx, area, 14, themeColours.gold, 5);
  drawIcon(ctx, 'crown', x + 26, y + h / 2 - 36, 72, themeColours.goldInk);
  drawCrest(brush, person.seat, x + 160, y + h / 2, 84);
  const style = { font: 'Fira500', size: 28, least: 18, ink: themeColours.secondInk } as const;
  drawText(brush, brush.translate(label), style, rect(x + 224, y + 10, w - 250, 34));
  const name = { size: 48, least: 22, ink: themeColours.ink } as const;
  drawPersonName(brush, person, name, rect(x + 224, y + 44, w - 250, 62));
}
