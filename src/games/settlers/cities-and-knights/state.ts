import type { Seat } from '../../../engine/script.ts';
import { NODES } from '../board/geometry.ts';
import { type ProgressCard, tracks } from './cards/progress.ts';
import type { EventFace } from './game-event.ts';
import { NO_OWNER } from '../vocabulary.ts';

/** Flags of a knight. */
export const ACTIVE = 1;
/** Activated this turn, so it cannot act yet. */
export const ACTIVATED_THIS_TURN = 2;
/** Has acted this turn, or joined this turn by treason. */
export const ACTED = 4;
export const PROMOTED = 8;

export interface CityPlayer {
  /** Levels by track. */
  readonly improvements: number[];
  /** Hidden cards, in the order drawn. */
  progress: ProgressCard[];
  /** Revealed point cards. */
  readonly honours: ProgressCard[];
  chips: number;
}

/** Lists over intersections are indexed by their numbers. */
export interface CitiesAndKnightsState {
  /** Owner of the knight on each intersection, its level from 1 to 3, and its flags. */
  readonly knights: number[];
  readonly levels: number[];
  readonly marks: number[];
  /** 1 for a wall; 1 for a city on its side. */
  readonly walls: number[];
  readonly laid: number[];
  /** The intersection of each track's metropolis. */
  readonly metropolises: number[];
  readonly cityPlayers: readonly CityPlayer[];
  /** By track, the top card first. */
  readonly decks: readonly ProgressCard[][];
  merchantAt: { readonly seat: Seat; readonly hex: number } | null;
  /** Steps the barbarians have taken. */
  ship: number;
  /** The face of the event die; null before the roll. */
  face: EventFace | null;
  /** This turn: the dice set by Alchemy, an unused Crane, sorts at 2:1, seats a Commercial Harbor can still ask. */
  set: readonly [red: number, yellow: number] | null;
  craneWaits: boolean;
  fleet: readonly number[];
  harbor: readonly Seat[];
  /** Seats that owe an aqueduct choice, once per choice; seats with a card too many. */
  thirsty: readonly Seat[];
  crowded: readonly Seat[];
}

export const newCityPlayer = (): CityPlayer => ({
  improvements: tracks.map(() => 0),
  progress: [],
  honours: [],
  chips: 0,
});

export const newCitiesAndKnights = (seats: number, decks: readonly ProgressCard[][]): CitiesAndKnightsState => ({
  knights: Array.from({ length: NODES }, () => NO_OWNER),
  levels: Array.from({ length: NODES }, () => 0),
  marks: Array.from({ length: NODES }, () => 0),
  walls: Array.from({ length: NODES }, () => 0),
  laid: Array.from({ length: NODES }, () => 0),
  metropolises: tracks.map(() => NO_OWNER),
  cityPlayers: Array.from({ length: seats }, newCityPlayer),
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

export function copyCitiesAndKnights(citiesAndKnights: CitiesAndKnightsState): CitiesAndKnightsState {
  return {
    knights: citiesAndKnights.knights.slice(),
    levels: citiesAndKnights.levels.slice(),
    marks: citiesAndKnights.marks.slice(),
    walls: citiesAndKnights.walls.slice(),
    laid: citiesAndKnights.laid.slice(),
    metropolises: citiesAndKnights.metropolises.slice(),
    cityPlayers: citiesAndKnights.cityPlayers.map(copyCityPlayer),
    decks: citiesAndKnights.decks.map((deck) => deck.slice()),
    merchantAt: citiesAndKnights.merchantAt,
    ship: citiesAndKnights.ship,
    face: citiesAndKnights.face,
    set: citiesAndKnights.set,
    craneWaits: citiesAndKnights.craneWaits,
    fleet: citiesAndKnights.fleet,
    harbor: citiesAndKnights.harbor,
    thirsty: citiesAndKnights.thirsty,
    crowded: citiesAndKnights.crowded,
  };
}

const copyCityPlayer = ({ improvements, progress, honours, chips }: CityPlayer): CityPlayer => ({
  improvements: improvements.slice(),
  progress: progress.slice(),
  honours: honours.slice(),
  chips,
});

/** Resets everything that lasts one turn. */
export function clearTurn(citiesAndKnights: CitiesAndKnightsState): void {
  citiesAndKnights.face = null;
  citiesAndKnights.set = null;
  citiesAndKnights.craneWaits = false;
  citiesAndKnights.fleet = [];
  citiesAndKnights.harbor = [];
  for (let node = 0; node < NODES; node++)
    citiesAndKnights.marks[node] = (citiesAndKnights.marks[node] as number) & ACTIVE;
}
