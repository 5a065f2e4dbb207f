import type { Seat } from '../../engine/script.ts';
import { NODES } from './board/geometry.ts';
import { type Progress, tracks } from './cards/progress.ts';
import type { EventFace } from './realm-news.ts';
import { NOBODY } from './vocabulary.ts';

/** What is noted of a knight. */
export const ACTIVE = 1;
/** Activated in this turn, so it cannot act yet. */
export const FRESH = 2;
/** Has acted in this turn, or came in this turn by treason. */
export const ACTED = 4;
/** Promoted in this turn. */
export const PROMOTED = 8;

/** What Cities & Knights adds for a player. */
export interface Court {
  /** Levels by track. */
  readonly improvements: number[];
  /** Hidden cards, in the order in which they came. */
  progress: Progress[];
  /** Point cards that lie open. */
  readonly honours: Progress[];
  chips: number;
}

/** What Cities & Knights adds to the table. Lists over intersections go by their numbers. */
export interface Realm {
  /** Owner of the knight on each intersection, its level from 1 to 3, and what is noted of it. */
  readonly knights: number[];
  readonly levels: number[];
  readonly marks: number[];
  /** 1 where there is a wall; 1 where a city lies on its side. */
  readonly walls: number[];
  readonly laid: number[];
  /** By track the intersection of the metropolis. */
  readonly metropolises: number[];
  readonly courts: readonly Court[];
  /** By track, the uppermost card first. */
  readonly decks: readonly Progress[][];
  merchantAt: { readonly seat: Seat; readonly hex: number } | null;
  /** Steps the barbarians have made. */
  ship: number;
  /** This turn: the dice set by Alchemy, a Crane that waits, sorts at 2:1, seats a Commercial Harbor may still turn to. */
  /** What the event die shows; null before the throw. */
  face: EventFace | null;
  set: readonly [red: number, yellow: number] | null;
  craneWaits: boolean;
  fleet: readonly number[];
  harbor: readonly Seat[];
  /** Seats that have not yet said what their aqueduct brings, once for each time; seats with a card too many. */
  thirsty: readonly Seat[];
  crowded: readonly Seat[];
}

export const newCourt = (): Court => ({ improvements: tracks.map(() => 0), progress: [], honours: [], chips: 0 });

export const newRealm = (seats: number, decks: readonly Progress[][]): Realm => ({
  knights: Array.from({ length: NODES }, () => NOBODY),
  levels: Array.from({ length: NODES }, () => 0),
  marks: Array.from({ length: NODES }, () => 0),
  walls: Array.from({ length: NODES }, () => 0),
  laid: Array.from({ length: NODES }, () => 0),
  metropolises: tracks.map(() => NOBODY),
  courts: Array.from({ length: seats }, newCourt),
  decks,
  merchantAt: null,
  ship: 0,
  face: null,
  set: null,
  craneWaits: false,
  fleet: [],
  harbor: [],
  thirsty: [],
  crowded: [],
});

export function copyRealm(realm: Realm): Realm {
  return {
    knights: realm.knights.slice(),
    levels: realm.levels.slice(),
    marks: realm.marks.slice(),
    walls: realm.walls.slice(),
    laid: realm.laid.slice(),
    metropolises: realm.metropolises.slice(),
    courts: realm.courts.map(copyCourt),
    decks: realm.decks.map((deck) => deck.slice()),
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

const copyCourt = ({ improvements, progress, honours, chips }: Court): Court => ({
  improvements: improvements.slice(),
  progress: progress.slice(),
  honours: honours.slice(),
  chips,
});

/** What belongs to a turn is over. */
export function forgetTurn(realm: Realm): void {
  realm.face = null;
  realm.set = null;
  realm.craneWaits = false;
  realm.fleet = [];
  realm.harbor = [];
  for (let node = 0; node < NODES; node++) realm.marks[node] = (realm.marks[node] as number) & ACTIVE;
}
