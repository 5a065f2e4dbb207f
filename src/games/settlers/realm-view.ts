import { type Random, shuffle } from '../../engine/random.ts';
import { isPointCard, type Progress, trackOf, tracks, wholeDeck } from './cards/progress.ts';
import { type Court, newCourt, type Realm } from './realm.ts';
import { foeStrength } from './rules/barbarians.ts';
import { isActive } from './rules/knights.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { NOBODY } from './vocabulary.ts';

/** What lies open of a player. */
export interface CourtView {
  readonly improvements: readonly number[];
  /** Hidden cards by deck: their backs tell. */
  readonly backs: readonly number[];
  readonly honours: readonly Progress[];
  readonly chips: number;
}

/** What everybody sees of Cities & Knights. */
export interface RealmView extends Omit<Readonly<Realm>, 'courts' | 'decks'> {
  readonly courts: readonly CourtView[];
  readonly decks: readonly number[];
  /** The strength of the barbarians, and of the active knights. */
  readonly foe: number;
  readonly defence: number;
}

export function viewRealm(state: State, realm: Realm): RealmView {
  return {
    knights: realm.knights.slice(),
    levels: realm.levels.slice(),
    marks: realm.marks.slice(),
    walls: realm.walls.slice(),
    laid: realm.laid.slice(),
    metropolises: realm.metropolises.slice(),
    courts: realm.courts.map(viewCourt),
    decks: realm.decks.map((deck) => deck.length),
    merchantAt: realm.merchantAt,
    ship: realm.ship,
    face: realm.face,
    set: realm.set,
    craneWaits: realm.craneWaits,
    fleet: realm.fleet,
    harbor: realm.harbor,
    thirsty: realm.thirsty,
    crowded: realm.crowded,
    foe: foeStrength(state),
    defence: realm.levels.reduce((sum, level, node) => (realm.knights[node] !== NOBODY && isActive(realm, node) ? sum + level : sum), 0),
  };
}

const viewCourt = ({ improvements, progress, honours, chips }: Court): CourtView => ({
  improvements: improvements.slice(),
  backs: tracks.map((_, track) => progress.filter((card) => trackOf(card) === track).length),
  honours: honours.slice(),
  chips,
});

/** Hidden progress cards and the decks drawn anew: hands first, which hold no points. */
export function imagineRealm(view: View, realm: RealmView, random: Random): Realm {
  const seen = [...(view.own?.progress ?? []), ...realm.courts.flatMap(({ honours }) => honours)];
  const pools = tracks.map((_, track) => {
    const pool = wholeDeck(track);
    for (const card of seen) if (trackOf(card) === track) pool.splice(pool.indexOf(card), 1);
    return shuffle(pool, random);
  });
  const courts = realm.courts.map((court, seat): Court => ({
    ...newCourt(),
    improvements: court.improvements.slice(),
    progress: seat === view.seat && view.own ? view.own.progress.slice() : court.backs.flatMap((count, track) => dealFrom(pools[track] ?? [], count)),
    honours: court.honours.slice(),
    chips: court.chips,
  }));
  return {
    knights: realm.knights.slice(),
    levels: realm.levels.slice(),
    marks: realm.marks.slice(),
    walls: realm.walls.slice(),
    laid: realm.laid.slice(),
    metropolises: realm.metropolises.slice(),
    courts,
    decks: pools,
    merchantAt: realm.merchantAt,
    ship: realm.ship,
    face: realm.face,
    set: realm.set,
    craneWaits: realm.craneWaits,
    fleet: realm.fleet,
    harbor: realm.harbor,
    thirsty: realm.thirsty,
    crowded: realm.crowded,
  };
}

function dealFrom(pool: Progress[], count: number): Progress[] {
  return Array.from({ length: count }, () => pool.splice(pool.findIndex((card) => !isPointCard(card)), 1)[0] as Progress);
}
