import { ScenarioError } from '../../scenario/file.ts';
import { same, unordered } from '../../scenario/lists.ts';
import { hexNamed, nodeNamed } from '../board/geometry.ts';
import { CHIPS, isPointCard, KNIGHTS, knightNames, METROPOLIS, TOP_LEVEL, type Track, tracks, WALLS } from '../cards/progress.ts';
import { ACTED, ACTIVE, FRESH, newRealm, PROMOTED, type Realm } from '../realm.ts';
import { reserveOf } from '../rules/knights.ts';
import { isReached } from '../rules/places.ts';
import { wallsLeft } from '../rules/walls.ts';
import { courtOf, realmOf, type State, stockOfOwner } from '../state.ts';
import { type Colour, NOBODY, sorts } from '../vocabulary.ts';
import type { ExpectedSide, Scenario, Side } from './file.ts';

/** What Cities & Knights adds to positions and expectations. */

const markWords = { active: ACTIVE, fresh: ACTIVE | FRESH, acted: ACTED, promoted: PROMOTED } as const;

/** Keys of a seat that belong to Cities & Knights, and those that do not. */
const realmKeys = ['walls', 'laid', 'metropolises', 'knights', 'improvements', 'progress', 'victoryCards', 'chips'] as const;
const otherKeys = ['development', 'bought', 'army', 'tradeCards'] as const;

export function checkKeys(file: Scenario, name: string, side: Side): void {
  const strange = (file.variant === 'cities-and-knights' ? otherKeys : realmKeys).find((key) => side[key] !== undefined);
  if (strange) throw new ScenarioError(`${name}: ${strange} does not go with ${file.variant}`);
}

const nodeOf = (name: string, word: string): number => {
  const node = nodeNamed(word);
  if (node === undefined) throw new ScenarioError(`${name}: there is no intersection ${word}`);
  return node;
};

/** The table as the file has it; the decks come later, when it is known which cards lie elsewhere. */
export function realmFor({ variant, merchant, barbarians = 0, turn }: Scenario, seats: readonly Colour[]): Realm | null {
  if (variant !== 'cities-and-knights') {
    if (merchant || barbarians > 0 || turn.crane || turn.fleet || turn.harbor) throw new ScenarioError(`${variant} knows neither merchant nor barbarians`);
    return null;
  }
  const realm = newRealm(seats.length, [[], [], []]);
  realm.ship = barbarians;
  if (merchant) realm.merchantAt = { seat: seats.indexOf(merchant.seat), hex: hexNamed(merchant.hex) as number };
  realm.craneWaits = turn.crane ?? false;
  realm.fleet = turn.fleet ? [sorts.indexOf(turn.fleet)] : [];
  realm.harbor = (turn.harbor ?? []).map((seat) => seats.indexOf(seat));
  return realm;
}

/** Knights, walls, cities on their side, metropolises and cards of one colour. Buildings and roads stand already. */
export function fillCourt(state: State, seat: number, name: string, side: Side): void {
  const realm = realmOf(state);
  const court = courtOf(state, seat);
  for (const word of side.laid ?? []) {
    const node = nodeOf(name, word);
    if (state.towns[node] !== NOBODY) throw new ScenarioError(`${name}: ${word} is taken`);
    state.towns[node] = seat;
    state.ranks[node] = 1;
    realm.laid[node] = 1;
    const stock = stockOfOwner(state, seat);
    if (stock.cities === 0) throw new ScenarioError(`${name}: there are not so many cities`);
    stock.cities--;
  }
  const isCity = (node: number): boolean => state.towns[node] === seat && state.ranks[node] === 2;
  for (const word of side.walls ?? []) {
    if (!isCity(nodeOf(name, word))) throw new ScenarioError(`${name}: there is no city for a wall at ${word}`);
    realm.walls[nodeOf(name, word)] = 1;
  }
  if ((side.walls ?? []).length > WALLS) throw new ScenarioError(`${name}: there are only ${WALLS} walls`);
  tracks.forEach((track, index) => (court.improvements[index] = side.improvements?.[track] ?? 0));
  for (const [track, word] of Object.entries(side.metropolises ?? {})) {
    const node = nodeOf(name, word);
    const index = tracks.indexOf(track as Track);
    if (!isCity(node) || realm.metropolises.includes(node)) throw new ScenarioError(`${name}: there is no city for a metropolis at ${word}`);
    if (realm.metropolises[index] !== NOBODY) throw new ScenarioError(`the metropolis of ${track} stands twice`);
    realm.metropolises[index] = node;
  }
  court.progress = [...(side.progress ?? [])];
  court.honours.push(...(side.victoryCards ?? []));
  court.chips = side.chips ?? 0;
  if (court.progress.some(isPointCard) || !court.honours.every(isPointCard)) throw new ScenarioError(`${name}: point cards lie open, all others are hidden`);
}

/** Knights come last: they may not stand on anybody's building. */
export function fillKnights(state: State, seat: number, name: string, side: Side): void {
  const realm = realmOf(state);
  for (const [word, written] of Object.entries(side.knights ?? {})) {
    const node = nodeOf(name, word);
    const [level, ...marks] = written.split(' ');
    if (state.towns[node] !== NOBODY || realm.knights[node] !== NOBODY) throw new ScenarioError(`${name}: ${word} is taken`);
    if (!isReached(state, seat, node)) throw new ScenarioError(`${name}: no own road leads to the knight at ${word}`);
    realm.knights[node] = seat;
    realm.levels[node] = (knightNames as readonly (string | undefined)[]).indexOf(level) + 1;
    realm.marks[node] = marks.reduce((sum, mark) => sum | markWords[mark as keyof typeof markWords], 0);
  }
  knightNames.forEach((level, index) => {
    if (reserveOf(state, seat, index + 1) < 0) throw new ScenarioError(`${name}: there are only ${KNIGHTS} ${level} knights`);
  });
}

/** Levels and metropolises must fit, and there are only so many chips. */
export function checkRealm(state: State): void {
  const { courts, metropolises } = realmOf(state);
  tracks.forEach((track, index) => {
    const levels = courts.map(({ improvements }) => improvements[index] as number);
    const node = metropolises[index] as number;
    const top = Math.max(...levels);
    const held = node === NOBODY ? 0 : (levels[state.towns[node] as number] as number);
    const fits = node === NOBODY ? top < METROPOLIS : held >= METROPOLIS && (held === TOP_LEVEL || top < TOP_LEVEL);
    if (!fits) throw new ScenarioError(`the metropolis of ${track} contradicts the levels`);
  });
  if (courts.reduce((sum, { chips }) => sum + chips, 0) > CHIPS) throw new ScenarioError(`there are only ${CHIPS} chips`);
}

/** What differs in what Cities & Knights gives one colour. */
export function courtDifferences(name: string, expected: ExpectedSide, state: State, seat: number): string[] {
  const { realm } = state;
  if (!realm) return [];
  const { improvements, progress, honours, chips } = courtOf(state, seat);
  const { stock } = expected;
  const walls = realm.walls.flatMap((wall, node) => (wall === 1 && state.towns[node] === seat ? [String(node)] : []));
  return [
    ...tracks.flatMap((track, index) => same(`${name} ${track}`, expected.improvements?.[track], improvements[index])),
    ...(expected.progress ? unordered(`${name} progress`, expected.progress, progress) : []),
    ...same(`${name} progress size`, expected.progressSize, progress.length),
    ...(expected.victoryCards ? unordered(`${name} victory cards`, expected.victoryCards, honours) : []),
    ...same(`${name} chips`, expected.chips, chips),
    ...(expected.walls ? unordered(`${name} walls`, expected.walls, walls) : []),
    ...knightNames.flatMap((level, index) => same(`${name} ${level} knights left`, stock?.[level], reserveOf(state, seat, index + 1))),
    ...same(`${name} walls left`, stock?.wall, wallsLeft(state, seat)),
  ];
}

/** `red strong active`, `red metropolis science wall`, `red laid city`; null where Cities & Knights adds nothing. */
export function realmPlace(state: State, node: number): string | null {
  const { realm } = state;
  if (!realm) return null;
  const owner = realm.knights[node] as number;
  if (owner !== NOBODY) {
    const active = ((realm.marks[node] as number) & ACTIVE) === 0 ? '' : ' active';
    return `${state.colours[owner] as string} ${knightNames[(realm.levels[node] as number) - 1] as string}${active}`;
  }
  const town = state.towns[node] as number;
  if (town === NOBODY || (state.ranks[node] !== 2 && realm.laid[node] === 0)) return null;
  const track = tracks[realm.metropolises.indexOf(node)];
  const what = realm.laid[node] === 1 ? 'laid city' : track ? `metropolis ${track}` : 'city';
  return `${state.colours[town] as string} ${what}${realm.walls[node] === 1 ? ' wall' : ''}`;
}
