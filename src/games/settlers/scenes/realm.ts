import type { Colour, Die, Hex, Piece, Price, Stack, Token, Total, Track as Progressed, Voyage } from '../../../engine/scene/index.ts';
import type { Text } from '../../../engine/text.ts';
import { STEPS, TOP_LEVEL, type Track, tracks } from '../cards/progress.ts';
import type { EventFace } from '../realm-news.ts';
import { isActive } from '../rules/knights.ts';
import { handLimit } from '../rules/robber.ts';
import { capital } from '../texts/phrases.ts';
import { trackNames, realmWorkNames } from '../texts/progress-words.ts';
import type { View } from '../view.ts';
import { type Goods, NOBODY, prices } from '../vocabulary.ts';
import { chipsOf, houseOf, total } from './looks.ts';

/** How Cities & Knights looks: tracks, knights, metropolises, merchant and barbarians. */

const cream: Colour = '#fff6de';

interface Look {
  readonly icon: string;
  readonly name: Text;
  readonly fill: Colour;
  readonly ink: Colour;
}

export const trackLooks: Readonly<Record<Track, Look>> = {
  science: { icon: 'open-book', name: capital(trackNames.science), fill: '#2f6a44', ink: cream },
  trade: { icon: 'scales', name: capital(trackNames.trade), fill: '#d9a82e', ink: '#2a1a10' },
  politics: { icon: 'queen-crown', name: capital(trackNames.politics), fill: '#3d4f8f', ink: cream },
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

/** What stands on an intersection beside settlements and cities; null where nothing does. */
export function realmPiece(view: View, node: number): Piece | null {
  const { realm } = view;
  if (!realm) return null;
  const owner = realm.knights[node] as number;
  if (owner !== NOBODY) return { kind: 'knight', seat: houseOf(view, owner), strength: realm.levels[node] as 1 | 2 | 3, active: isActive(realm, node) };
  const town = view.towns[node] as number;
  const laid = realm.laid[node] === 1;
  if (town === NOBODY || (view.ranks[node] !== 2 && !laid)) return null;
  const track = tracks[realm.metropolises.indexOf(node)];
  return {
    kind: 'city',
    seat: houseOf(view, town),
    ...(realm.walls[node] === 1 && { wall: true }),
    ...(laid && { laid }),
    ...(track && { metropolis: trackLooks[track] }),
  };
}

/** A piece that was not there, or not so, before. */
export function isNewInRealm(view: View, before: View, node: number): boolean {
  const [now, then] = [view.realm, before.realm];
  if (!now || !then) return false;
  const facts = [now.knights, now.levels, now.walls, now.laid].map((list) => list[node]);
  const earlier = [then.knights, then.levels, then.walls, then.laid].map((list) => list[node]);
  const changed = facts.some((fact, index) => fact !== earlier[index]) || now.metropolises.indexOf(node) !== then.metropolises.indexOf(node);
  return changed && (now.knights[node] !== NOBODY || view.towns[node] !== NOBODY);
}

export function merchantAt(view: View, before: View | undefined, hex: number): Pick<Hex, 'merchant'> {
  const at = view.realm?.merchantAt;
  if (at?.hex !== hex) return {};
  const moved = before !== undefined && (before.realm?.merchantAt?.hex !== hex || before.realm.merchantAt.seat !== at.seat);
  return { merchant: { seat: houseOf(view, at.seat), icon: MERCHANT, ...(moved && { change: 'new' as const }) } };
}

export const voyageOf = ({ realm }: View): Voyage | null =>
  realm && {
    icon: SHIP,
    name: names.barbarians,
    step: realm.ship,
    steps: STEPS,
    foe: total(SHIP, names.barbarians, realm.foe),
    own: total(KNIGHT, names.strength, realm.defence),
  };

/** Cards with their limit, active strength, line. */
export function realmTotals(view: View, seat: number): Total[] {
  const { realm } = view;
  if (!realm) return [];
  const size = view.sides[seat]?.handSize ?? 0;
  const limit = handLimit(view, seat);
  const strength = realm.knights.reduce((sum, owner, node) => (owner === seat && isActive(realm, node) ? sum + (realm.levels[node] as number) : sum), 0);
  return [
    total('poker-hand', names.cards, size, { of: limit, ...(size > limit && { warn: true }) }),
    total(KNIGHT, names.strength, strength),
    total('stone-path', names.line, view.stocks[seat]?.line ?? 0),
  ];
}

export function realmTokens({ realm }: View, seat: number): Token[] {
  const court = realm?.courts[seat];
  if (!realm || !court) return [];
  return [
    ...(court.chips > 0 ? [{ icon: 'laurels', name: names.defender, shape: 'shield' as const, value: court.chips }] : []),
    ...(court.honours.length > 0 ? [{ icon: 'tied-scroll', name: names.honours, shape: 'octagon' as const, value: court.honours.length }] : []),
    ...(realm.merchantAt?.seat === seat ? [{ icon: MERCHANT, name: names.merchant, shape: 'trapezium' as const }] : []),
  ];
}

export function tracksOf(view: View, seat: number): Progressed[] {
  const { realm } = view;
  const court = realm?.courts[seat];
  if (!realm || !court) return [];
  return tracks.map((track, index) => ({
    ...trackLooks[track],
    level: court.improvements[index] as number,
    of: TOP_LEVEL,
    cards: court.backs[index] as number,
    first: view.towns[realm.metropolises[index] as number] === seat,
  }));
}

/** The event die, the red one, the yellow one. */
export function realmDice({ now, realm }: View): Die[] {
  const [red, yellow] = now.dice ?? realm?.set ?? [];
  return [
    realm?.face ? faceOf(realm.face) : null,
    red === undefined ? null : { value: red, fill: '#a8322a' },
    yellow === undefined ? null : { value: yellow, fill: '#e2a92b' },
  ];
}

const faceOf = (face: EventFace): Die =>
  face === 'ship' ? { icon: SHIP, warn: false, fill: '#17110c' } : { icon: trackLooks[face].icon, warn: false, fill: trackLooks[face].fill };

export const realmStacks = ({ realm }: View): Stack[] =>
  tracks.map((track, index) => ({ count: realm?.decks[index] ?? 0, label: trackLooks[track].name, fill: trackLooks[track].fill, emblem: trackLooks[track].icon }));

/** What is bought beside buildings, and the moves that do it. */
export const realmWorks: readonly { readonly icon: string; readonly name: Text; readonly price: Goods; readonly moves: RegExp }[] = [
  { icon: 'stone-wall', name: realmWorkNames.wall, price: prices.wall, moves: /^build wall / },
  { icon: KNIGHT, name: names.knight, price: prices.knight, moves: /^(build knight|promote) / },
  { icon: 'sword-brandish', name: realmWorkNames.activation, price: prices.activation, moves: /^activate / },
];

export const realmPrices: readonly Price[] = realmWorks.map(({ icon, name, price }) => ({ icon, name, cost: chipsOf(price) }));

/** Points beyond buildings and titles, by where they come from. */
export function realmSources(view: View): readonly { readonly icon: string; readonly name: Text; readonly pointsOf: (seat: number) => number }[] {
  const { realm } = view;
  if (!realm) return [];
  const tops = (seat: number): number => realm.metropolises.filter((node) => node !== NOBODY && view.towns[node] === seat).length;
  return [
    { icon: 'queen-crown', name: { en: 'Metropolises', de: 'Metropolen' }, pointsOf: (seat) => 2 * tops(seat) },
    { icon: 'laurels', name: names.defender, pointsOf: (seat) => realm.courts[seat]?.chips ?? 0 },
    { icon: 'tied-scroll', name: { en: 'Point cards', de: 'Punktkarten' }, pointsOf: (seat) => realm.courts[seat]?.honours.length ?? 0 },
    { icon: MERCHANT, name: names.merchant, pointsOf: (seat) => (realm.merchantAt?.seat === seat ? 1 : 0) },
  ];
}
