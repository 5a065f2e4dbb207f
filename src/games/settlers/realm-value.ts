import type { Seat } from '../../engine/script.ts';
import { ADVANTAGE, commodityOf, METROPOLIS, MOST_PROGRESS, STEPS, TOP_LEVEL, tracks } from './cards/progress.ts';
import type { Court, Realm } from './realm.ts';
import { foeStrength } from './rules/barbarians.ts';
import { bareCities, citiesOf } from './rules/improve.ts';
import { isActive } from './rules/knights.ts';
import type { State } from './state.ts';
import { NOBODY, sorts } from './vocabulary.ts';

/** What Cities & Knights adds to the prospects of a seat: levels, cards, knights ready for the barbarians, walls. */
export function realmWorth(state: State, realm: Realm, seat: Seat): number {
  const { improvements, progress } = realm.courts[seat] as Court;
  let worth = 17 * Math.min(progress.length, MOST_PROGRESS) + (realm.craneWaits && state.active === seat ? 12 : 0) + 4 * realm.harbor.length;
  for (let track = 0; track < tracks.length; track++) worth += levelWorth(state, realm, seat, track, improvements[track] as number);
  for (let node = 0; node < realm.walls.length; node++) if (realm.walls[node] === 1 && state.towns[node] === seat) worth += 9;
  return worth + knightWorth(state, realm, seat);
}

/** Each level draws more cards; the third has an advantage, and the way to a metropolis that can still be won counts more. */
function levelWorth(state: State, { metropolises, courts }: Realm, seat: Seat, track: number, level: number): number {
  const node = metropolises[track] as number;
  const holder = node === NOBODY ? NOBODY : (state.towns[node] as number);
  const rival = holder === NOBODY || holder === seat ? 0 : ((courts[holder] as Court).improvements[track] as number);
  const chance = holder === seat || rival === TOP_LEVEL ? 0 : holder === NOBODY ? level / METROPOLIS : level / (2 * TOP_LEVEL);
  return 15 * level + (level >= ADVANTAGE ? 22 : 0) + 45 * chance ** 2 + (holder === seat && level === TOP_LEVEL ? 25 : 0);
}

/** Strength that stands ready counts for more the nearer the ship is: who does least loses a city, who does most gains. */
function knightWorth(state: State, realm: Realm, seat: Seat): number {
  const ready = state.sides.map(() => 0);
  let worth = 0;
  for (let node = 0; node < realm.knights.length; node++) {
    const owner = realm.knights[node] as number;
    if (owner === NOBODY) continue;
    const level = realm.levels[node] as number;
    const active = isActive(realm, node);
    if (active) ready[owner] = (ready[owner] as number) + level;
    if (owner === seat) worth += 9 + 6 * level + (active ? 5 : 0);
  }
  const near = ((realm.ship + 1) / STEPS) ** 2;
  const own = ready[seat] as number;
  const others = ready.filter((_, other) => other !== seat);
  const all = own + others.reduce((sum, strength) => sum + strength, 0);
  const foe = foeStrength(state);
  if (all < foe) {
    const exposed = bareCities(state, seat).length > 0 && own <= Math.min(...others);
    return worth + near * (own * 9 - (exposed ? 95 : 10));
  }
  const most = Math.max(...others);
  return worth + near * (own * 4 + (own > most ? 55 : own === most && own > 0 ? 18 : 0));
}

/** By track, then by how many of its commodity. */
const levelPrices = tracks.map((_, track) => Array.from({ length: TOP_LEVEL + 1 }, (_, count) => sorts.map((_, sort) => (sort === commodityOf(track) ? count : 0))));

/** Levels that can be paid soon, each with what it is worth. */
export function improvementPlans(state: State, { courts, craneWaits }: Realm, seat: Seat): readonly { readonly price: readonly number[]; readonly worth: number }[] {
  if (citiesOf(state, seat).length === 0) return [];
  const { improvements } = courts[seat] as Court;
  return tracks.flatMap((_, track) => {
    const level = improvements[track] as number;
    if (level === TOP_LEVEL || (level + 1 >= METROPOLIS && bareCities(state, seat).length === 0)) return [];
    const price = levelPrices[track]?.[level + (craneWaits ? 0 : 1)] as readonly number[];
    return [{ price, worth: level + 1 === METROPOLIS ? 60 : 26 + 4 * level }];
  });
}
