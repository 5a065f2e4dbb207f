import { type Random, shuffle } from '../../engine/random.ts';
import { isPointCard, type Progress, trackOf, tracks, wholeDeck } from './cards/progress.ts';
import { copyRealm, type Court, newCourt, type Realm } from './realm.ts';
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
    ...copyRealm(realm),
    courts: realm.courts.map(viewCourt),
    decks: realm.decks.map((deck) => deck.length),
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
  return copyRealm({ ...realm, courts, decks: pools });
}

function dealFrom(pool: Progress[], count: number): Progress[] {
  return Array.from({ length: count }, () => pool.splice(pool.findIndex((card) => !isPointCard(card)), 1)[0] as Progress);
}
