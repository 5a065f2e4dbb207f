import type {
  Castle,
  ChangeMark,
  BoardPlace,
  Point,
  SheetKnight,
  SheetMap,
  SheetRoad,
  SheetSite,
  PlaceState,
} from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { icons } from '../icons.ts';
import { type IndexedMap, indexedMapOf } from '../maps/index.ts';
import { freeCastle, paysCastle, pays } from '../rules/moves.ts';
import { placesFor } from '../rules/sites.ts';
import { startRoads } from '../rules/start.ts';
import { costs, type BuildKind, type PricedKind, pricedKinds } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { lands, wareOf } from './styles.ts';
import { positions } from './points.ts';

/** Look of a place: its owner, or whether it can be built. */
interface Mark extends BoardPlace {
  readonly standing: PlaceState;
  readonly seat: Seat | null;
}

/** Seats whose builds are shown, and the seat whose options are. */
interface Looked {
  readonly view: View;
  readonly before: View | undefined;
  readonly sites: readonly string[];
  readonly seats: readonly Seat[];
  readonly turn: Seat;
}

type Lists = 'roads' | 'settlements' | 'cities' | 'knights' | 'castles';

function marker({
  view,
  before,
  sites,
  seats,
  turn,
}: Looked): (kind: BuildKind, list: Lists, index: number, id: string) => Mark {
  const dice = view.players[turn]?.turn?.dice ?? [];
  const open = new Map<PricedKind, ReadonlySet<number>>();
  for (const kind of pricedKinds) open.set(kind, new Set(view.phase === 'over' ? [] : placesFor(view, turn, kind)));
  if (view.phase === 'setup') open.set('road', new Set(startRoads(view)));
  const canPay = (kind: BuildKind) =>
    kind === 'castle'
      ? dice.length > 0 && paysCastle(dice)
      : view.phase === 'setup' || (dice.length > 0 && pays(dice, costs[kind]));
  return (kind, list, index, id) => {
    const owner = seats.find((seat) => view.players[seat]?.[list].includes(index)) ?? null;
    const old = owner === null || before?.players[owner]?.[list].includes(index) !== false;
    const change: { readonly change?: ChangeMark } = old ? {} : { change: 'new' };
    const place = `${kind} ${id}`;
    const at = sites.indexOf(place);
    const isOpen = kind === 'castle' ? freeCastle(view) === index : open.get(kind)?.has(index) === true;
    const standing: PlaceState = owner !== null ? 'built' : !isOpen ? 'later' : canPay(kind) ? 'now' : 'next';
    return { place, standing, seat: owner, ...change, ...(at < 0 ? {} : { number: at + 1 }) };
  };
}

/** Scene of a map, for one player or for all. */
export function mapScene(
  view: View,
  seats: readonly Seat[],
  turn: Seat,
  before: View | undefined,
  sites: readonly string[],
): SheetMap {
  const chart = indexedMapOf(view.options.variant);
  const { top, hexes, nodes } = positions(view.options.variant);
  const mark = marker({ view, before, sites, seats, turn });
  const node = (index: number) => nodes[index] as Point;
  const shared = chart.given === null;
  const roads = chart.roads.map(({ id, ends }, index): SheetRoad => ({
    ...mark('road', 'roads', index, id),
    label: shared ? '' : id,
    from: node(ends[0]),
    to: node(ends[1]),
  }));
  return {
    top,
    hexes: chart.hexes.map(({ terrain }, index) => ({ at: hexes[index] as Point, ...lands[terrain] })),
    roads: chart.given ? [startRoad(chart.given, seats[0] ?? null, node), ...roads] : roads,
    sites: shared ? sharedSites(chart, mark, node) : ownSites(chart, mark, node),
    knights: knightsOf(view, chart, seats, mark, hexes),
    ...(shared ? { corners: cornersOf(chart, node), castles: castlesOf(chart, mark) } : {}),
  };
}

type Marker = ReturnType<typeof marker>;
type Node = (index: number) => Point;

const startRoad = (ends: readonly [number, number], seat: Seat | null, node: Node): SheetRoad => ({
  place: 'road start',
  standing: 'built',
  seat,
  label: '',
  from: node(ends[1]),
  to: node(ends[0]),
  start: true,
});

function ownSites(chart: IndexedMap, mark: Marker, node: Node): readonly SheetSite[] {
  return [
    ...chart.settlements.map((site, index): SheetSite => ({
      ...mark('settlement', 'settlements', index, site.id),
      label: site.id,
      at: node(site.node),
      shape: 'settlement',
    })),
    ...chart.cities.map((site, index): SheetSite => ({
      ...mark('city', 'cities', index, site.id),
      label: site.id,
      at: node(site.node),
      shape: 'city',
    })),
  ];
}

/** One mark per node: the city if built or buildable now, otherwise the settlement. */
function sharedSites(chart: IndexedMap, mark: Marker, node: Node): readonly SheetSite[] {
  return chart.settlements.map((site, index): SheetSite => {
    const city = chart.cityAt[site.node] as number;
    const settlement = mark('settlement', 'settlements', index, site.id);
    if (city < 0) return { ...settlement, label: site.id, at: node(site.node), shape: 'settlement' };
    const grown = mark('city', 'cities', city, site.id);
    const number = grown.number ?? settlement.number;
    if (grown.standing === 'built') return { ...grown, label: site.id, at: node(site.node), shape: 'city' };
    return {
      ...settlement,
      ...(number === undefined ? {} : { number }),
      label: site.id,
      at: node(site.node),
      shape: 'settlement',
      tower: true,
    };
  });
}

/** Knights, with two on one hex side by side. */
function knightsOf(
  view: View,
  chart: IndexedMap,
  seats: readonly Seat[],
  mark: Marker,
  hexes: readonly Point[],
): readonly SheetKnight[] {
  return chart.knights.map(({ id, hex }, index) => {
    const joker = chart.jokers.findIndex(({ needs }) => needs.includes(index));
    const pair = chart.knights.filter((knight) => knight.hex === hex);
    const { x, y } = hexes[hex] as Point;
    const aside = pair.length === 1 ? 0 : pair[0]?.id === id ? -0.4 : 0.4;
    return {
      ...mark('knight', 'knights', index, id),
      label: id,
      at: { x: x + aside, y },
      joker: wareOf(chart.jokers[joker]?.gives ?? 'any'),
      used: seats.some((seat) => (view.players[seat] as PlayerView).used.includes(joker)),
    };
  });
}

const cornersOf = (chart: IndexedMap, node: Node): NonNullable<SheetMap['corners']> =>
  chart.settlementAt.flatMap((site, index) => (site < 0 ? [{ at: node(index), label: `${index}` }] : []));

const castlesOf = (chart: IndexedMap, mark: Marker): readonly Castle[] =>
  Array.from({ length: chart.castles }, (_, index) => {
    const state = mark('castle', 'castles', index, `${index}`);
    return {
      ...state,
      label: `${index}`,
      icon: icons.castle,
      name: { en: `castle ${index}`, de: `Burg ${index}` },
      note:
        state.standing === 'built' ? { en: '2 points', de: '2 Punkte' } : { en: 'six of a kind', de: 'sechs gleiche' },
    };
  });
