import type {
  Banner,
  BoardScene,
  Footer,
  JokerPanel,
  MapSheet,
  Strip,
  DiceThrow,
  SceneRequest,
  Total,
  ZoomScene,
} from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { seatName } from '../../../engine/seats.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { icons } from '../icons.ts';
import { indexedMapOf } from '../maps/index.ts';
import type { Turn } from '../state.ts';
import { capitalize, count, signed } from '../../phrases.ts';
import { scoreNames } from '../texts/score.ts';
import { gameName, kindWords, titleNames, variantNames } from '../texts/names.ts';
import { goalOf } from '../rules/points.ts';
import { BOXES, EMPTY_TURN, faces, listFaces, TARGET, THROWS_PER_TURN } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { costsOf } from './costs.ts';
import { wareOf } from './styles.ts';
import { mapScene } from './map.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

export function boardScene(view: View, { names, before, sites = [] }: Sought<'board'>): BoardScene {
  const seats = view.players.map((_, seat) => seat);
  const shared = indexedMapOf(view.options.variant).given === null;
  const sheets = shared
    ? [sharedSheet(view, before, sites)]
    : seats.map((seat) => sheetOf(view, seat, before, sites, seats.length === 1));
  return {
    kind: 'board',
    banners: seats.map((seat) => bannerOf(view, seat, names)),
    field: { kind: 'sheets', sheets },
    strip: noStrip,
    footer: footerOf(view, seats.length === 1 ? 0 : null),
    key: [],
  };
}

export function zoomScene(view: View, { names, window, before, sites = [] }: Sought<'zoom'>): ZoomScene {
  const shared = indexedMapOf(view.options.variant).given === null;
  const found = view.players.findIndex((_, each) => seatName(each) === window);
  const seat = found < 0 ? (view.seat ?? view.active) : found;
  return {
    kind: 'zoom',
    banners: shared ? view.players.map((_, each) => bannerOf(view, each, names)) : [bannerOf(view, seat, names)],
    field: {
      kind: 'sheets',
      sheets: [shared ? sharedSheet(view, before, sites) : sheetOf(view, seat, before, sites, true)],
    },
    footer: footerOf(view, shared ? null : seat),
  };
}

const noStrip: Strip = { dice: [], event: null, stacks: [], others: [], supply: [], piles: [] };

function sheetOf(view: View, seat: Seat, before: View | undefined, sites: readonly string[], alone: boolean): MapSheet {
  const player = view.players[seat] as PlayerView;
  const own = view.seat === null || view.seat === seat;
  return {
    seat,
    map: mapScene(view, [seat], seat, before, own ? sites : []),
    throw: player.turn && throwOf(player.turn),
    jokers: jokersOf(view, seat),
    costs: alone ? costsOf(view, seat) : null,
    boxes: view.options.variant === 'island-one' ? boxesOf(player) : [],
    done:
      player.boxes.length < BOXES
        ? null
        : perLanguage((language) => `${{ en: 'finished', de: 'fertig' }[language]} · ${signed(player.score)}`),
  };
}

function sharedSheet(view: View, before: View | undefined, sites: readonly string[]): MapSheet {
  const seats = view.players.map((_, seat) => seat);
  const turn = view.players[view.active]?.turn ?? null;
  return {
    seat: null,
    map: mapScene(view, seats, view.active, before, sites),
    throw: turn && throwOf(turn),
    jokers: jokersOf(view, view.active),
    costs: null,
    boxes: [],
    done: null,
  };
}

const kept: Text = { en: 'kept', de: 'bleibt' };
const rolled: Text = { en: 'rolled', de: 'geworfen' };

/** Dice of the last throw, kept ones first. */
function throwOf({ dice, fell, throws, rolling }: Turn): DiceThrow {
  const marked = rolling && throws > 1;
  const stayed = faces.map((_, face) =>
    marked ? (dice[face] as number) - (fell[face] as number) : (dice[face] as number),
  );
  const list = (amounts: readonly number[], isKept: boolean) =>
    listFaces(amounts).map((face) => ({
      die: { ware: wareOf(face) },
      kept: marked ? isKept : null,
      note: marked ? (isKept ? kept : rolled) : null,
    }));
  return {
    title: { en: 'Roll', de: 'Wurf' },
    note: { en: `of ${THROWS_PER_TURN}`, de: `von ${THROWS_PER_TURN}` },
    count: throws,
    of: THROWS_PER_TURN,
    dice: marked ? [...list(stayed, true), ...list(fell, false)] : list(stayed, true),
  };
}

const stateNotes = {
  ready: { en: 'ready', de: 'bereit' },
  used: { en: 'used', de: 'benutzt' },
} as const satisfies Record<string, Text>;

/** Jokers to show: all on a sheet, those of the player's knights on the shared map. */
function jokersOf(view: View, seat: Seat): JokerPanel {
  const { jokers, knights, given } = indexedMapOf(view.options.variant);
  const player = view.players[seat] as PlayerView;
  const list = jokers.flatMap(({ gives, needs }, joker) => {
    const isUsed = player.used.includes(joker);
    const ready = player.ready.includes(joker);
    if (!given && !needs.every((knight) => player.knights.includes(knight))) return [];
    const waiting = needs.map((knight) => knights[knight]?.id).join('+');
    const note: Text = isUsed
      ? stateNotes.used
      : ready
        ? stateNotes.ready
        : { en: `knight ${waiting}`, de: `Ritter ${waiting}` };
    return [
      {
        ware: wareOf(gives),
        state: isUsed ? ('used' as const) : ready ? ('ready' as const) : ('later' as const),
        note,
      },
    ];
  });
  const left = player.ready.length;
  return { title: { en: 'Jokers', de: 'Joker' }, note: { en: `${left} left`, de: `noch ${left}` }, list };
}

const boxesOf = ({ boxes }: PlayerView): MapSheet['boxes'] =>
  Array.from({ length: BOXES }, (_, index) => {
    const box = boxes[index];
    const state = box === undefined ? (index === boxes.length ? 'now' : 'later') : box === null ? 'miss' : 'score';
    return { number: index + 1, state, value: box ?? (box === null ? EMPTY_TURN : 0) };
  });

function bannerOf(view: View, seat: Seat, names: readonly string[]): Banner {
  const player = view.players[seat] as PlayerView;
  const scores = view.options.variant === 'island-one';
  return {
    seat,
    name: names[seat] ?? '',
    note: noteOf(view, seat),
    score: {
      icon: icons.victory,
      name: scores ? { en: 'Points', de: 'Punkte' } : { en: 'Victory points', de: 'Siegpunkte' },
      value: scores ? player.score : player.points,
    },
    target: scores ? null : goalOf(view, seat),
    totals: scores ? scoreTotals(view, player) : titleTotals(view, seat),
    holdings: [],
    tokens: [],
  };
}

function noteOf(view: View, seat: Seat): Text | null {
  const { turn, boxes } = view.players[seat] as PlayerView;
  if (view.options.variant === 'island-one') {
    if (boxes.length >= BOXES) return { en: 'finished', de: 'fertig' };
    return turn || view.options.order === 'parallel'
      ? { en: `box ${boxes.length + 1} of ${BOXES}`, de: `Feld ${boxes.length + 1} von ${BOXES}` }
      : null;
  }
  if (view.phase === 'setup') return view.active === seat ? { en: 'to start', de: 'wählt den Start' } : null;
  if (!turn) return null;
  return turn.rolling ? { en: 'to roll', de: 'würfelt' } : { en: 'to build', de: 'baut' };
}

function scoreTotals(view: View, player: PlayerView): readonly Total[] {
  const map = indexedMapOf(view.options.variant);
  const sum = (places: readonly number[], list: readonly { readonly points: number }[]) =>
    places.reduce((points, place) => points + (list[place]?.points ?? 0), 0);
  const empty = player.boxes.filter((box) => box === null).length;
  return [
    { icon: icons.road, name: scoreNames.roads, value: player.roads.length },
    { icon: icons.settlement, name: scoreNames.settlements, value: sum(player.settlements, map.settlements) },
    { icon: icons.city, name: scoreNames.cities, value: sum(player.cities, map.cities) },
    { icon: icons.knight, name: scoreNames.knights, value: sum(player.knights, map.knights) },
    { icon: icons.empty, name: scoreNames.empty, value: EMPTY_TURN * empty, ...(empty > 0 ? { warn: true } : {}) },
  ].filter(({ icon, value }) => icon !== icons.empty || value < 0);
}

function titleTotals(view: View, seat: Seat): readonly Total[] {
  const { line, knights } = view.players[seat] as PlayerView;
  return [
    {
      icon: icons.road,
      name: titleNames['longest-road'],
      value: line,
      ...(view.titles['longest-road'] === seat ? { title: 'circle' } : {}),
    },
    {
      icon: icons.knight,
      name: capitalize(kindWords.knight.many),
      value: knights.length,
      ...(view.titles['largest-army'] === seat ? { title: 'octagon' } : {}),
    },
  ];
}

/** Legend below the board; `seat` gives the colour of builds if only one sheet is shown. */
function footerOf(view: View, seat: Seat | null): Footer {
  const { name } = variantNames[view.options.variant];
  const goal = count(TARGET, { one: { en: 'point', de: 'Punkt' }, many: { en: 'points', de: 'Punkte' } });
  const scores = view.options.variant === 'island-one';
  const free: Text = { en: 'free', de: 'frei' };
  return {
    lead: name,
    detail: scores ? gameName : perLanguage((language) => `${gameName[language]}, ${goal[language]}`),
    legend: null,
    signs: [
      ...(scores
        ? [{ sign: 'built' as const, name: { en: 'built', de: 'gebaut' }, ...(seat === null ? {} : { seat }) }]
        : [{ sign: 'title' as const, name: { en: 'title', de: 'Titel' } }]),
      { sign: 'now', name: { en: 'can be built now', de: 'jetzt möglich' } },
      { sign: 'next', name: scores ? { en: 'next', de: 'als Nächstes' } : { en: 'reachable', de: 'erreichbar' } },
      { sign: 'later', name: scores ? { en: 'later', de: 'später' } : free },
    ],
  };
}
