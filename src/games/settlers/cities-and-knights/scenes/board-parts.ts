import type {
  Colour,
  Die,
  BoardHex,
  BoardPiece,
  Price,
  FaceDownStack,
  AwardToken,
  Total,
  ProgressTrack as Progressed,
  Voyage,
} from '../../../../engine/scene/index.ts';
import type { Text } from '../../../../engine/text.ts';
import { BARBARIAN_STEPS, TOP_LEVEL, type Track, tracks } from '../cards/progress.ts';
import type { EventFace } from '../game-event.ts';
import { isActive } from '../rules/knights.ts';
import { handLimit } from '../../rules/robber.ts';
import { trackNames, citiesAndKnightsPurchaseNames } from '../texts/names.ts';
import type { View } from '../../view.ts';
import { type Goods, NO_OWNER, prices } from '../../vocabulary.ts';
import { chipsOf, houseOf, total } from '../../scenes/styles.ts';
import { capitalize } from '../../../phrases.ts';

const cream: Colour = '#fff6de';

interface Look {
  readonly icon: string;
  readonly name: Text;
  readonly fill: Colour;
  readonly ink: Colour;
}

export const trackStyles: Readonly<Record<Track, Look>> = {
  science: { icon: 'open-book', name: capitalize(trackNames.science), fill: '#2f6a44', ink: cream },
  trade: { icon: 'scales', name: capitalize(trackNames.trade), fill: '#d9a82e', ink: '#2a1a10' },
  politics: { icon: 'queen-crown', name: capitalize(trackNames.politics), fill: '#3d4f8f', ink: cream },
};

const MERCHANT = 'swap-bag';
const SHIP = 'drakkar';
const KNIGHT = 'black-knight-helm';

const names = {
  merchant: { en: 'Merchant', de: 'Händler' },
  defender: { en: 'Defender of Catan', de: 'Siegpunkt-Chips' },
  honours: { en: 'point cards', de: 'Punktkarten' },
  barbarians: { en: 'Barbarians', de: 'Barbaren' },
  strength: { en: 'active strength', de: 'aktive Stärke' },
  cards: { en: 'cards', de: 'Karten' },
  line: { en: 'longest line', de: 'längste Linie' },
  knight: { en: 'Knight, promotion', de: 'Ritter, Aufwertung' },
} as const satisfies Record<string, Text>;

/** The knight, wall or other piece on an intersection besides the building; null if there is none. */
export function citiesAndKnightsPiece(view: View, node: number): BoardPiece | null {
  const { citiesAndKnights } = view;
  if (!citiesAndKnights) return null;
  const owner = citiesAndKnights.knights[node] as number;
  if (owner !== NO_OWNER)
    return {
      kind: 'knight',
      seat: houseOf(view, owner),
      strength: citiesAndKnights.levels[node] as 1 | 2 | 3,
      active: isActive(citiesAndKnights, node),
    };
  const town = view.towns[node] as number;
  const laid = citiesAndKnights.laid[node] === 1;
  if (town === NO_OWNER || (view.ranks[node] !== 2 && !laid)) return null;
  const track = tracks[citiesAndKnights.metropolises.indexOf(node)];
  return {
    kind: 'city',
    seat: houseOf(view, town),
    ...(citiesAndKnights.walls[node] === 1 && { wall: true }),
    ...(laid && { laid }),
    ...(track && { metropolis: trackStyles[track] }),
  };
}

/** Whether a piece is new or changed since the earlier view. */
export function isNewPiece(view: View, before: View, node: number): boolean {
  const [now, then] = [view.citiesAndKnights, before.citiesAndKnights];
  if (!now || !then) return false;
  const facts = [now.knights, now.levels, now.walls, now.laid].map((list) => list[node]);
  const earlier = [then.knights, then.levels, then.walls, then.laid].map((list) => list[node]);
  const changed =
    facts.some((fact, index) => fact !== earlier[index]) ||
    now.metropolises.indexOf(node) !== then.metropolises.indexOf(node);
  return changed && (now.knights[node] !== NO_OWNER || view.towns[node] !== NO_OWNER);
}

export function merchantAt(view: View, before: View | undefined, hex: number): Pick<BoardHex, 'merchant'> {
  const at = view.citiesAndKnights?.merchantAt;
  if (at?.hex !== hex) return {};
  const moved =
    before !== undefined &&
    (before.citiesAndKnights?.merchantAt?.hex !== hex || before.citiesAndKnights.merchantAt.seat !== at.seat);
  return { merchant: { seat: houseOf(view, at.seat), icon: MERCHANT, ...(moved && { change: 'new' as const }) } };
}

export const barbarianVoyage = ({ citiesAndKnights }: View): Voyage | null =>
  citiesAndKnights && {
    icon: SHIP,
    name: names.barbarians,
    step: citiesAndKnights.ship,
    steps: BARBARIAN_STEPS,
    foe: total(SHIP, names.barbarians, citiesAndKnights.foe),
    own: total(KNIGHT, names.strength, citiesAndKnights.defence),
  };

/** Cards with their limit, active strength, longest line. */
export function citiesAndKnightsTotals(view: View, seat: number): Total[] {
  const { citiesAndKnights } = view;
  if (!citiesAndKnights) return [];
  const size = view.sides[seat]?.handSize ?? 0;
  const limit = handLimit(view, seat);
  const strength = citiesAndKnights.knights.reduce(
    (sum, owner, node) =>
      owner === seat && isActive(citiesAndKnights, node) ? sum + (citiesAndKnights.levels[node] as number) : sum,
    0,
  );
  return [
    total('poker-hand', names.cards, size, {
      ...(limit < Infinity && { of: limit }),
      ...(size > limit && { warn: true }),
    }),
    total(KNIGHT, names.strength, strength),
    total('stone-path', names.line, view.stocks[seat]?.line ?? 0),
  ];
}

export function citiesAndKnightsTokens({ citiesAndKnights }: View, seat: number): AwardToken[] {
  const cityPlayer = citiesAndKnights?.cityPlayers[seat];
  if (!citiesAndKnights || !cityPlayer) return [];
  return [
    ...(cityPlayer.chips > 0
      ? [{ icon: 'laurels', name: names.defender, shape: 'shield' as const, value: cityPlayer.chips }]
      : []),
    ...(cityPlayer.honours.length > 0
      ? [{ icon: 'tied-scroll', name: names.honours, shape: 'octagon' as const, value: cityPlayer.honours.length }]
      : []),
    ...(citiesAndKnights.merchantAt?.seat === seat
      ? [{ icon: MERCHANT, name: names.merchant, shape: 'trapezium' as const }]
      : []),
  ];
}

export function tracksOf(view: View, seat: number): Progressed[] {
  const { citiesAndKnights } = view;
  const cityPlayer = citiesAndKnights?.cityPlayers[seat];
  if (!citiesAndKnights || !cityPlayer) return [];
  return tracks.map((track, index) => ({
    ...trackStyles[track],
    level: cityPlayer.improvements[index] as number,
    of: TOP_LEVEL,
    cards: cityPlayer.backs[index] as number,
    first: view.towns[citiesAndKnights.metropolises[index] as number] === seat,
  }));
}

/** The event die, the red one, the yellow one. */
export function citiesAndKnightsDice(
  dice: readonly [number, number] | null | undefined,
  face: EventFace | null | undefined,
): Die[] {
  const [red, yellow] = dice ?? [];
  return [
    face ? faceOf(face) : null,
    red === undefined ? null : { value: red, fill: '#a8322a' },
    yellow === undefined ? null : { value: yellow, fill: '#e2a92b' },
  ];
}

const faceOf = (face: EventFace): Die =>
  face === 'ship'
    ? { icon: SHIP, warn: false, fill: '#17110c' }
    : { icon: trackStyles[face].icon, warn: false, fill: trackStyles[face].fill };

export const citiesAndKnightsStacks = ({ citiesAndKnights }: View): FaceDownStack[] =>
  tracks.map((track, index) => ({
    count: citiesAndKnights?.decks[index] ?? 0,
    label: trackStyles[track].name,
    fill: trackStyles[track].fill,
    emblem: trackStyles[track].icon,
  }));

/** Purchases other than buildings, and the moves that make them. */
export const citiesAndKnightsPurchases: readonly {
  readonly id: string;
  readonly icon: string;
  readonly name: Text;
  readonly price: Goods;
  readonly moves: RegExp;
}[] = [
  {
    id: 'wall',
    icon: 'stone-wall',
    name: citiesAndKnightsPurchaseNames.wall,
    price: prices.wall,
    moves: /^build wall /,
  },
  { id: 'knight', icon: KNIGHT, name: names.knight, price: prices.knight, moves: /^(build knight|promote) / },
  {
    id: 'activate',
    icon: 'sword-brandish',
    name: citiesAndKnightsPurchaseNames.activation,
    price: prices.activation,
    moves: /^activate /,
  },
];

export const citiesAndKnightsPrices: readonly Price[] = citiesAndKnightsPurchases.map(({ icon, name, price }) => ({
  icon,
  name,
  cost: chipsOf(price),
}));

/** Points by source, beyond buildings and titles. */
export function citiesAndKnightsSources(
  view: View,
): readonly { readonly icon: string; readonly name: Text; readonly pointsOf: (seat: number) => number }[] {
  const { citiesAndKnights } = view;
  if (!citiesAndKnights) return [];
  const tops = (seat: number): number =>
    citiesAndKnights.metropolises.filter((node) => node !== NO_OWNER && view.towns[node] === seat).length;
  return [
    { icon: 'queen-crown', name: { en: 'Metropolises', de: 'Metropolen' }, pointsOf: (seat) => 2 * tops(seat) },
    { icon: 'laurels', name: names.defender, pointsOf: (seat) => citiesAndKnights.cityPlayers[seat]?.chips ?? 0 },
    {
      icon: 'tied-scroll',
      name: { en: 'Point cards', de: 'Punktkarten' },
      pointsOf: (seat) => citiesAndKnights.cityPlayers[seat]?.honours.length ?? 0,
    },
    { icon: MERCHANT, name: names.merchant, pointsOf: (seat) => (citiesAndKnights.merchantAt?.seat === seat ? 1 : 0) },
  ];
}
