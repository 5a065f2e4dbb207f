import {
  type ChangeMark,
  hexCorners as pointsOf,
  type BoardCorner,
  type BoardEdge,
  type BoardHarbour,
  type BoardHex,
  type HexesField,
  hexCentre,
  type Point,
} from '../../../engine/scene/index.ts';
import {
  hexCornersOf,
  HEXES,
  hexesAt,
  hexName,
  hexPoint,
  NODES,
  PATHS,
  pathEnds,
  pathNames,
} from '../board/geometry.ts';
import { harbourPaths, pipsOf } from '../board/island.ts';
import type { View } from '../view.ts';
import { NO_OWNER, type Terrain } from '../vocabulary.ts';
import {
  isNewPiece,
  merchantAt,
  citiesAndKnightsPiece,
  barbarianVoyage,
} from '../cities-and-knights/scenes/board-parts.ts';
import { houseOf, landStyle, wares } from './styles.ts';

const middles: readonly Point[] = Array.from({ length: HEXES }, (_, hex) => {
  const { x, y } = hexPoint(hex);
  const row = y / 3;
  return hexCentre('pointed', (x - row) / 2, row);
});

const corners: readonly Point[] = Array.from({ length: NODES }, (_, node) => {
  const hex = (hexesAt[node] as readonly number[])[0] as number;
  const at = (hexCornersOf[hex] as readonly number[]).indexOf(node);
  return pointsOf('pointed', middles[hex] as Point)[at] as Point;
});

/** Distance of a harbour from the centre of its hex, in sides of a hex. */
const REACH = 1.34;

const quays: readonly Pick<BoardHarbour, 'at' | 'piers'>[] = harbourPaths.map((path) => {
  const [low, high] = pathEnds[path] as readonly [number, number];
  const [one, two] = [corners[low] as Point, corners[high] as Point];
  const hex = (hexesAt[low] as readonly number[]).find((each) =>
    (hexCornersOf[each] as readonly number[]).includes(high),
  ) as number;
  const from = middles[hex] as Point;
  const out = { x: (one.x + two.x) / 2 - from.x, y: (one.y + two.y) / 2 - from.y };
  const reach = REACH / Math.hypot(out.x, out.y);
  return { at: { x: from.x + out.x * reach, y: from.y + out.y * reach }, piers: [one, two] };
});

export interface Marks {
  /** An earlier view of the same match; changes since then are marked. */
  readonly before: View | undefined;
  /** Places to choose from, each numbered by its position. */
  readonly sites: readonly string[];
}

interface Marked {
  readonly number?: number;
  readonly change?: ChangeMark;
}

function marked({ sites }: Marks, place: string, isNew: boolean): Marked {
  const number = sites.indexOf(place) + 1;
  if (number > 0) return { number };
  return isNew && sites.length === 0 ? { change: 'new' } : {};
}

export function fieldOf(view: View, marks: Marks): HexesField {
  const { before } = marks;
  const hexes = middles.map((at, hex): BoardHex => {
    const token = view.tokens[hex] as number;
    const moved = before !== undefined && view.robber === hex && before.robber !== hex;
    return {
      place: hexName(hex),
      at,
      ...landStyle(view.terrain[hex] as Terrain),
      token:
        token === 0
          ? null
          : {
              number: token,
              pips: pipsOf(token),
              hit: marks.sites.length === 0 && view.now.rolled === token && view.robber !== hex,
            },
      robber: view.robber === hex,
      ...merchantAt(view, before, hex),
      ...marked(marks, hexName(hex), moved),
    };
  });
  const voyage = barbarianVoyage(view);
  return {
    kind: 'hexes',
    hexes,
    corners: cornerList(view, marks),
    edges: edgeList(view, marks),
    harbours: harbourList(view),
    ...(voyage && { voyage }),
  };
}

function cornerList(view: View, marks: Marks): BoardCorner[] {
  const { before } = marks;
  return corners.map((at, node) => {
    const owner = view.towns[node] as number;
    const seat = houseOf(view, owner);
    const isNew =
      before !== undefined &&
      owner !== NO_OWNER &&
      (before.towns[node] !== owner || before.ranks[node] !== view.ranks[node]);
    return {
      place: String(node),
      at,
      piece:
        citiesAndKnightsPiece(view, node) ??
        (owner === NO_OWNER ? null : { kind: view.ranks[node] === 2 ? 'city' : 'settlement', seat }),
      ...marked(marks, String(node), isNew || (before !== undefined && isNewPiece(view, before, node))),
    };
  });
}

/** Every path, built on or not. */
function edgeList(view: View, marks: Marks): BoardEdge[] {
  const edges: BoardEdge[] = [];
  for (let path = 0; path < PATHS; path++) {
    const owner = view.roads[path] as number;
    const place = pathNames[path] as string;
    const [low, high] = pathEnds[path] as readonly [number, number];
    const isNew = marks.before !== undefined && owner !== NO_OWNER && marks.before.roads[path] !== owner;
    edges.push({
      place,
      from: corners[low] as Point,
      to: corners[high] as Point,
      seat: owner === NO_OWNER ? null : houseOf(view, owner),
      ...marked(marks, place, isNew),
    });
  }
  return edges;
}

const harbourList = ({ harbours }: View): BoardHarbour[] =>
  quays.flatMap((quay, index) => {
    const what = harbours[index];
    if (!what) return [];
    return [{ ...quay, rate: what === 'any' ? '3:1' : '2:1', ware: what === 'any' ? null : wares[what] }];
  });
