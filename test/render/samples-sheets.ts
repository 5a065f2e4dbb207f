import { hexCorners, hexCentre } from '../../src/engine/scene/index.ts';
import type {
  Banner,
  BoardScene,
  ScoreBox,
  Footer,
  Point,
  MapSheet,
  SheetKnight,
  SheetMap,
  SheetRoad,
  SheetSite,
  PlaceState,
  Strip,
  Ware,
} from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { wares } from './samples.ts';

/** Sheets of a dice game, in the look of a real one. */

const both = (en: string, de: string) => ({ en, de });
const desert: Ware = { icon: 'cactus', name: both('Desert', 'Wüste'), fill: '#dcc791', ink: '#2a1a10' };
const any: Ware = {
  icon: 'perspective-dice-six-faces-random',
  name: both('any', 'beliebig'),
  fill: '#f7edd3',
  ink: '#2a1a10',
};

const ring = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const lands = [desert, wares.brick, wares.lumber, wares.wool, wares.grain, wares.ore] as const;
const sceneries = ['cactus', 'hills', 'forest', 'sheep', 'field', 'peaks'];
const middles = ring.map(([q, r]) => hexCentre('flat', q, r));
const corner = (hex: number, index: number): Point =>
  hexCorners('flat', middles[hex] ?? { x: 0, y: 0 })[index] ?? { x: 0, y: 0 };

const standingOf = (index: number, built: number): PlaceState =>
  index < built ? 'built' : index === built ? 'now' : index === built + 1 ? 'next' : 'later';

/** Roads from corner to corner of the inner ring, the first of them given at the start. */
function mapOf(seat: number, built: number): SheetMap {
  const stand = (index: number) => {
    const standing = standingOf(index, built);
    return { standing, seat: standing === 'built' ? seat : null };
  };
  const way = [
    [5, 0, 1],
    [5, 1, 2],
    [4, 0, 1],
    [4, 1, 2],
    [3, 5, 4],
    [3, 0, 5],
    [2, 4, 5],
    [2, 3, 4],
    [1, 4, 3],
    [1, 3, 2],
    [0, 2, 1],
  ] as const;
  const roads: SheetRoad[] = way.map(([hex, from, to], index) => ({
    place: `road ${index}`,
    from: corner(hex, from),
    to: corner(hex, to),
    label: index === 0 ? '' : String(index),
    ...(index === 0 ? { start: true } : {}),
    ...stand(index),
  }));
  const sites: SheetSite[] = [
    [5, 1, 'settlement', 3],
    [5, 3, 'city', 7],
    [4, 1, 'settlement', 4],
    [4, 3, 'city', 12],
    [3, 3, 'settlement', 5],
    [2, 3, 'settlement', 7],
    [2, 0, 'city', 20],
    [1, 0, 'city', 30],
  ].map(([hex, at, shape, points], index) => ({
    place: `site ${index}`,
    at: corner(Number(hex), Number(at)),
    shape: shape === 'city' ? 'city' : 'settlement',
    label: String(points),
    ...stand(index + 1),
    ...(index === 0 ? { change: 'new' } : {}),
  }));
  const knights: SheetKnight[] = middles.map((at, index) => {
    const number = 6 - index;
    return {
      place: `knight ${number}`,
      at: { x: at.x, y: at.y },
      label: String(number),
      joker: index === 0 ? any : (lands[index] ?? any),
      used: number === 2 && built > 2,
      ...stand(number - 1),
    };
  });
  return {
    top: 'flat',
    hexes: middles.map((at, index) => ({ at, ware: lands[index] ?? desert, scenery: sceneries[index] ?? 'hills' })),
    roads,
    sites,
    knights,
  };
}

const faces: readonly Ware[] = [wares.ore, wares.wool, wares.grain, wares.brick, wares.lumber, wares.gold];

const boxes = (played: number): readonly ScoreBox[] =>
  Array.from({ length: 15 }, (_, index) => ({
    number: index + 1,
    state: index < played ? (index === 2 ? 'miss' : 'score') : index === played ? 'now' : 'later',
    value: 2 + (index % 6),
  }));

function sheetOf(seat: number, built: number, done = false): MapSheet {
  const cost = (ware: Ware, amount: number, missing = 0) => ({ ware, amount: String(amount), missing });
  return {
    seat,
    map: mapOf(seat, built),
    throw: done
      ? null
      : {
          title: both('Throw', 'Wurf'),
          note: both('of 3', 'von 3'),
          count: 2,
          of: 3,
          dice: faces.map((ware, index) => ({
            die: { ware, ...(index === 5 ? { spent: true } : index === 4 ? { change: true } : {}) },
            kept: index < 3,
            note: index < 3 ? both('kept', 'behalten') : both('rolled', 'neu'),
          })),
        },
    jokers: {
      title: both('Jokers', 'Joker'),
      note: both('1 left', '1 übrig'),
      list: [wares.ore, wares.grain, wares.wool, wares.lumber, wares.brick, any].map((ware, index) => ({
        ware,
        state: index === 0 ? 'ready' : index === 1 ? 'used' : 'later',
        note:
          index === 0
            ? both('ready', 'bereit')
            : index === 1
              ? both('used', 'benutzt')
              : both(`knight ${index + 1}`, `Ritter ${index + 1}`),
      })),
    },
    costs: {
      title: both('Costs', 'Kosten'),
      rows: [
        {
          name: both('Road 6', 'Straße 6'),
          status: { open: true, text: verbatim('') },
          cost: [cost(wares.brick, 1), cost(wares.lumber, 1)],
        },
        {
          name: both('Settlement 7', 'Siedlung 7'),
          status: { open: false, text: both('no road', 'keine Straße') },
          cost: [cost(wares.brick, 1), cost(wares.lumber, 1), cost(wares.wool, 1), cost(wares.grain, 1)],
        },
        {
          name: both('City 12', 'Stadt 12'),
          status: { open: false, text: both('3 short', '3 fehlen') },
          cost: [cost(wares.ore, 3, 2), cost(wares.grain, 2, 1)],
        },
        {
          name: both('Knight 3', 'Ritter 3'),
          status: { open: true, text: verbatim('') },
          cost: [cost(wares.ore, 1), cost(wares.wool, 1), cost(wares.grain, 1)],
        },
      ],
    },
    boxes: boxes(done ? 15 : built + 4),
    done: done ? both('finished', 'fertig') : null,
  };
}

const total = (icon: string, name: string, value: number, more: object = {}) => ({
  icon,
  name: verbatim(name),
  value,
  ...more,
});

const bannerOf = (seat: number, name: string, score: number): Banner => ({
  seat,
  name,
  note: both('box 9 of 15', 'Feld 9 von 15'),
  score: total('laurel-crown', 'score', score),
  target: null,
  totals: [
    total('stone-path', 'roads', 6),
    total('village', 'settlements', 12),
    total('qaitbay-citadel', 'cities', 7),
    total('shield', 'knights', 3),
    total('cancel', 'missed', -2, { warn: true }),
  ],
  holdings: [],
  tokens: [],
});

const strip: Strip = { dice: [], event: null, stacks: [], others: [], supply: [], piles: [] };
const footer: Footer = {
  lead: both('Island One', 'Insel 1'),
  detail: both('Dice Game', 'Würfelspiel'),
  legend: null,
  signs: [
    { sign: 'built', name: both('built', 'gebaut'), seat: 0 },
    { sign: 'now', name: both('can be built now', 'jetzt baubar') },
    { sign: 'next', name: both('next', 'als Nächstes') },
    { sign: 'later', name: both('later', 'später') },
  ],
};
const names = ['Anna', 'Ben Hartmann', 'Cleo', 'Dana'];

/** This number of sheets side by side; a single one is drawn large. */
export const makeSheets = (count: number): BoardScene => ({
  kind: 'board',
  banners: names.slice(0, count).map((name, seat) => bannerOf(seat, name, 26 + 12 * seat)),
  field: { kind: 'sheets', sheets: names.slice(0, count).map((_, seat) => sheetOf(seat, 3 + seat, seat === 3)) },
  strip,
  footer: count === 1 ? footer : { ...footer, signs: footer.signs?.slice(1, 2) ?? [] },
  key: [],
});

/** A map that all share. */
export function makeShared(): BoardScene {
  const rows = [3, 4, 5, 4, 3];
  const all = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => hexCentre('pointed', column - Math.min(row, 2), row - 2)),
  );
  const key = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;
  const nodes = [
    ...new Map(all.flatMap((at) => hexCorners('pointed', at)).map((point) => [key(point), point])).values(),
  ].toSorted((a, b) => Math.round(a.y * 100) - Math.round(b.y * 100) || a.x - b.x);
  const paths = nodes.flatMap((one, from) =>
    nodes.flatMap((two, to) =>
      from < to && Math.hypot(one.x - two.x, one.y - two.y) < 1.1 ? [[from, to] as const] : [],
    ),
  );
  const stand = (index: number, every: number) => {
    const seat = index % every;
    const standing: PlaceState = seat < 4 ? 'built' : seat === 4 ? 'now' : 'later';
    return { standing, seat: standing === 'built' ? seat : null };
  };
  const site = (node: number): boolean => node % 3 !== 0;
  return {
    kind: 'board',
    banners: names.map((name, seat) => ({
      ...bannerOf(seat, name, 5 + seat),
      note: seat === 0 ? both('to move', 'am Zug') : null,
      target: 10,
      totals: [
        total('straight-pipe', 'line', 4 + seat, seat === 0 ? { title: 'circle' } : {}),
        total('shield', 'knights', 2, seat === 1 ? { title: 'octagon' } : {}),
      ],
    })),
    field: {
      kind: 'sheets',
      sheets: [
        {
          ...sheetOf(0, 3),
          seat: null,
          boxes: [],
          costs: null,
          map: {
            top: 'pointed',
            hexes: all.map((at, index) => ({
              at,
              ware: lands[index % 6] ?? desert,
              scenery: sceneries[index % 6] ?? 'hills',
            })),
            roads: paths.map(([from, to], index) => ({
              place: `road ${from}-${to}`,
              from: nodes[from] ?? { x: 0, y: 0 },
              to: nodes[to] ?? { x: 0, y: 0 },
              label: '',
              ...stand(index, 9),
            })),
            sites: nodes.flatMap((at, node) =>
              site(node)
                ? [
                    {
                      place: `settlement ${node}`,
                      at,
                      shape: node % 5 === 0 ? ('city' as const) : ('settlement' as const),
                      label: String(node),
                      ...stand(node, 11),
                      ...(node % 11 === 1 ? { tower: true } : {}),
                    },
                  ]
                : [],
            ),
            knights: all.map((at, index) => ({
              place: `knight ${index}`,
              at,
              label: String(index),
              joker: lands[index % 6] ?? any,
              used: index % 7 === 1,
              ...stand(index, 7),
            })),
            corners: nodes.flatMap((at, node) => (site(node) ? [] : [{ at, label: String(node) }])),
            castles: [0, 1, 2, 3].map((index) => ({
              place: `castle ${index}`,
              name: both(`castle ${index}`, `Burg ${index}`),
              note: index === 0 ? both('2 points', '2 Punkte') : both('six alike', 'sechs gleiche'),
              icon: 'castle',
              label: '',
              standing: index === 0 ? ('built' as const) : ('later' as const),
              seat: index === 0 ? 2 : null,
            })),
          },
        },
      ],
    },
    strip,
    footer: {
      ...footer,
      lead: both('Extra', 'Extra'),
      signs: [{ sign: 'title', name: both('title', 'Sonderpunkte') }, ...(footer.signs?.slice(1, 2) ?? [])],
    },
    key: [],
  };
}
