import type { Banner, Colour, Hex, HexesField, Piece, Stack, Token, Total, Track, Voyage } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { STEPS, TOP_LEVEL, tracks, type Track as TrackId } from '../cards/progress.ts';
import type { RealmView } from '../realm-view.ts';
import { isActive } from '../rules/knights.ts';
import { capital } from '../texts/phrases.ts';
import { trackNames } from '../texts/progress-words.ts';
import type { View } from '../view.ts';
import { NOBODY } from '../vocabulary.ts';
import { houseOf, total } from './looks.ts';

/** What Cities & Knights adds to the pictures of the island. */

export const trackLooks: Readonly<Record<TrackId, { readonly icon: string; readonly fill: Colour; readonly ink: Colour }>> = {
  science: { icon: 'open-book', fill: '#2f6a44', ink: '#fff6de' },
  trade: { icon: 'scales', fill: '#d9a82e', ink: '#2a1a10' },
  politics: { icon: 'queen-crown', fill: '#3d4f8f', ink: '#fff6de' },
};

export const knightIcon = 'black-knight-helm';
export const shipIcon = 'drakkar';
const merchantIcon = 'swap-bag';

const words = {
  defender: { en: 'Defender of Catan', de: 'Retter Catans' },
  merchant: { en: 'Merchant', de: 'Händler' },
  honours: { en: 'open point cards', de: 'offene Siegpunktkarten' },
  barbarians: { en: 'barbarians', de: 'Barbaren' },
  knights: { en: 'active knights', de: 'aktive Ritter' },
} as const satisfies Record<string, Text>;

/** Whoever has gone farthest on a track has its metropolis. */
const firstOn = ({ towns }: Pick<View, 'towns'>, realm: RealmView, track: number): number => {
  const node = realm.metropolises[track] ?? NOBODY;
  return node === NOBODY ? NOBODY : (towns[node] ?? NOBODY);
};

export const tracksOf = (view: View, realm: RealmView, seat: Seat): NonNullable<Banner['tracks']> =>
  tracks.map((id, track): Track => ({
    ...trackLooks[id],
    name: capital(trackNames[id]),
    level: realm.courts[seat]?.improvements[track] ?? 0,
    of: TOP_LEVEL,
    cards: realm.courts[seat]?.backs[track] ?? 0,
    first: firstOn(view, realm, track) === seat,
  }));

/** Honours that are not titles: saved the island, has the merchant, laid points open. */
export function honoursOf(realm: RealmView, seat: Seat): readonly Token[] {
  const court = realm.courts[seat];
  return [
    ...(realm.merchantAt?.seat === seat ? [{ icon: merchantIcon, name: words.merchant, shape: 'trapezium' as const }] : []),
    ...(court && court.chips > 0 ? [{ icon: 'laurels', name: words.defender, shape: 'shield' as const, value: court.chips }] : []),
    ...(court && court.honours.length > 0 ? [{ icon: 'tied-scroll', name: words.honours, shape: 'circle' as const, value: court.honours.length }] : []),
  ];
}

/** The strength of the knights that stand ready. */
export const strengthOf = (realm: RealmView, seat: Seat): Total => {
  const ready = realm.levels.reduce((sum, level, node) => (realm.knights[node] === seat && isActive(realm, node) ? sum + level : sum), 0);
  return total(knightIcon, words.knights, ready);
};

/** What stands on an intersection: a knight, or a city with its wall and metropolis. */
export function realmPiece(view: View, realm: RealmView, node: number): Piece | null {
  const knight = realm.knights[node] as number;
  if (knight !== NOBODY) {
    const level = realm.levels[node] as number;
    return { kind: 'knight', seat: houseOf(view, knight), strength: level === 3 ? 3 : level === 2 ? 2 : 1, active: isActive(realm, node) };
  }
  const owner = view.towns[node] as number;
  if (owner === NOBODY) return null;
  const seat = houseOf(view, owner);
  if (view.ranks[node] !== 2) return { kind: 'settlement', seat };
  const track = realm.metropolises.indexOf(node);
  return {
    kind: 'city',
    seat,
    ...(realm.walls[node] === 1 && { wall: true }),
    ...(realm.laid[node] === 1 && { laid: true }),
    ...(track >= 0 && { metropolis: trackLooks[tracks[track] as TrackId] }),
  };
}

/** Whether something else stands there, or it does so in another way. */
export const realmChanged = (view: View, before: View | undefined, node: number): boolean => {
  const [now, was] = [view.realm, before?.realm];
  if (!now || !was) return false;
  return now.knights[node] !== NOBODY && now.knights[node] !== was.knights[node];
};

export const merchantOn = (view: View, realm: RealmView, before: View | undefined, hex: number): Pick<Hex, 'merchant'> => {
  const at = realm.merchantAt;
  if (at?.hex !== hex) return {};
  const moved = before?.realm && (before.realm.merchantAt?.hex !== hex || before.realm.merchantAt.seat !== at.seat);
  return { merchant: { seat: houseOf(view, at.seat), icon: merchantIcon, ...(moved ? { change: 'new' as const } : {}) } };
};

export const voyageOf = (realm: RealmView): Pick<HexesField, 'voyage'> => {
  const voyage: Voyage = {
    icon: shipIcon,
    name: capital(words.barbarians),
    step: realm.ship,
    steps: STEPS,
    foe: total(shipIcon, words.barbarians, realm.foe),
    own: total(knightIcon, words.knights, realm.defence),
  };
  return { voyage };
};

export const decksOf = (realm: RealmView): readonly Stack[] =>
  tracks.map((id, track) => ({
    count: realm.decks[track] ?? 0,
    label: capital(trackNames[id]),
    fill: trackLooks[id].fill,
    emblem: trackLooks[id].icon,
  }));
