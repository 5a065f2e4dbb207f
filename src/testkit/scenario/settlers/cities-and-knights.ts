import { ScenarioError } from '../common/file-schema.ts';
import { valueDifference, unorderedDifference } from '../common/list-differences.ts';
import { hexNamed, nodeNamed } from '../../../games/settlers/board/geometry.ts';
import {
  DEFENDER_CHIPS,
  isPointCard,
  KNIGHTS,
  knightNames,
  METROPOLIS_LEVEL,
  TOP_LEVEL,
  type Track,
  tracks,
  WALLS,
} from '../../../games/settlers/cities-and-knights/cards/progress.ts';
import {
  ACTED,
  ACTIVE,
  ACTIVATED_THIS_TURN,
  newCitiesAndKnights,
  PROMOTED,
  type CitiesAndKnightsState,
} from '../../../games/settlers/cities-and-knights/state.ts';
import { reserveOf } from '../../../games/settlers/cities-and-knights/rules/knights.ts';
import { isReached } from '../../../games/settlers/rules/places.ts';
import { wallsLeft } from '../../../games/settlers/cities-and-knights/rules/city-walls.ts';
import { cityPlayerOf, citiesAndKnightsOf, type State, stockOfOwner } from '../../../games/settlers/state.ts';
import { type PlayerColour, NO_OWNER, sorts } from '../../../games/settlers/vocabulary.ts';
import type { ExpectedSide, Scenario, SideSetup } from './file.ts';

/** What Cities & Knights adds to positions and expectations. */

const markWords = { active: ACTIVE, fresh: ACTIVE | ACTIVATED_THIS_TURN, acted: ACTED, promoted: PROMOTED } as const;

/** Keys of a seat that belong to Cities & Knights, and those that do not. */
const citiesAndKnightsKeys = [
  'walls',
  'laid',
  'metropolises',
  'knights',
  'improvements',
  'progress',
  'victoryCards',
  'chips',
] as const;
const otherKeys = ['development', 'bought', 'army', 'tradeCards'] as const;

export function checkKeys(file: Scenario, name: string, side: SideSetup): void {
  const strange = (file.variant === 'cities-and-knights' ? otherKeys : citiesAndKnightsKeys).find(
    (key) => side[key] !== undefined,
  );
  if (strange) throw new ScenarioError(`${name}: ${strange} does not go with ${file.variant}`);
}

const nodeOf = (name: string, word: string): number => {
  const node = nodeNamed(word);
  if (node === undefined) throw new ScenarioError(`${name}: there is no intersection ${word}`);
  return node;
};

/** The table as the file has it; the decks come later, when it is known which cards lie elsewhere. */
export function citiesAndKnightsFor(
  { variant, merchant, barbarians = 0, turn }: Scenario,
  seats: readonly PlayerColour[],
): CitiesAndKnightsState | null {
  if (variant !== 'cities-and-knights') {
    if (merchant || barbarians > 0 || turn.crane || turn.fleet || turn.harbor)
      throw new ScenarioError(`${variant} knows neither merchant nor barbarians`);
    return null;
  }
  const citiesAndKnights = newCitiesAndKnights(seats.length, [[], [], []]);
  citiesAndKnights.ship = barbarians;
  if (merchant)
    citiesAndKnights.merchantAt = { seat: seats.indexOf(merchant.seat), hex: hexNamed(merchant.hex) as number };
  citiesAndKnights.craneWaits = turn.crane ?? false;
  citiesAndKnights.fleet = turn.fleet ? [sorts.indexOf(turn.fleet)] : [];
  citiesAndKnights.harbor = (turn.harbor ?? []).map((seat) => seats.indexOf(seat));
  return citiesAndKnights;
}

/** Knights, walls, cities on their side, metropolises and cards of one colour. Buildings and roads stand already. */
export function fillCityPlayer(state: State, seat: number, name: string, side: SideSetup): void {
  const citiesAndKnights = citiesAndKnightsOf(state);
  const cityPlayer = cityPlayerOf(state, seat);
  for (const word of side.laid ?? []) {
    const node = nodeOf(name, word);
    if (state.towns[node] !== NO_OWNER) throw new ScenarioError(`${name}: ${word} is taken`);
    state.towns[node] = seat;
    state.ranks[node] = 1;
    citiesAndKnights.laid[node] = 1;
    const stock = stockOfOwner(state, seat);
    if (stock.cities === 0) throw new ScenarioError(`${name}: there are not so many cities`);
    stock.cities--;
  }
  const isCity = (node: number): boolean => state.towns[node] === seat && state.ranks[node] === 2;
  for (const word of side.walls ?? []) {
    if (!isCity(nodeOf(name, word))) throw new ScenarioError(`${name}: there is no city for a wall at ${word}`);
    citiesAndKnights.walls[nodeOf(name, word)] = 1;
  }
  if ((side.walls ?? []).length > WALLS) throw new ScenarioError(`${name}: there are only ${WALLS} walls`);
  tracks.forEach((track, index) => (cityPlayer.improvements[index] = side.improvements?.[track] ?? 0));
  for (const [track, word] of Object.entries(side.metropolises ?? {})) {
    const node = nodeOf(name, word);
    const index = tracks.indexOf(track as Track);
    if (!isCity(node) || citiesAndKnights.metropolises.includes(node))
      throw new ScenarioError(`${name}: there is no city for a metropolis at ${word}`);
    if (citiesAndKnights.metropolises[index] !== NO_OWNER)
      throw new ScenarioError(`the metropolis of ${track} stands twice`);
    citiesAndKnights.metropolises[index] = node;
  }
  cityPlayer.progress = [...(side.progress ?? [])];
  cityPlayer.honours.push(...(side.victoryCards ?? []));
  cityPlayer.chips = side.chips ?? 0;
  if (cityPlayer.progress.some(isPointCard) || !cityPlayer.honours.every(isPointCard))
    throw new ScenarioError(`${name}: point cards lie open, all others are hidden`);
}

/** Knights come last: they may not stand on anybody's building. */
export function fillKnights(state: State, seat: number, name: string, side: SideSetup): void {
  const citiesAndKnights = citiesAndKnightsOf(state);
  for (const [word, written] of Object.entries(side.knights ?? {})) {
    const node = nodeOf(name, word);
    const [level, ...marks] = written.split(' ');
    if (state.towns[node] !== NO_OWNER || citiesAndKnights.knights[node] !== NO_OWNER)
      throw new ScenarioError(`${name}: ${word} is taken`);
    if (!isReached(state, seat, node)) throw new ScenarioError(`${name}: no own road leads to the knight at ${word}`);
    citiesAndKnights.knights[node] = seat;
    citiesAndKnights.levels[node] = (knightNames as readonly (string | undefined)[]).indexOf(level) + 1;
    citiesAndKnights.marks[node] = marks.reduce((sum, mark) => sum | markWords[mark as keyof typeof markWords], 0);
  }
  knightNames.forEach((level, index) => {
    if (reserveOf(state, seat, index + 1) < 0)
      throw new ScenarioError(`${name}: there are only ${KNIGHTS} ${level} knights`);
  });
}

/** Checks that levels and metropolises fit and that there are enough chips. */
export function checkCitiesAndKnights(state: State): void {
  const { cityPlayers, metropolises } = citiesAndKnightsOf(state);
  tracks.forEach((track, index) => {
    const levels = cityPlayers.map(({ improvements }) => improvements[index] as number);
    const node = metropolises[index] as number;
    const top = Math.max(...levels);
    const held = node === NO_OWNER ? 0 : (levels[state.towns[node] as number] as number);
    const fits =
      node === NO_OWNER ? top < METROPOLIS_LEVEL : held >= METROPOLIS_LEVEL && (held === TOP_LEVEL || top < TOP_LEVEL);
    if (!fits) throw new ScenarioError(`the metropolis of ${track} contradicts the levels`);
  });
  if (cityPlayers.reduce((sum, { chips }) => sum + chips, 0) > DEFENDER_CHIPS)
    throw new ScenarioError(`there are only ${DEFENDER_CHIPS} chips`);
}

/** What differs in what Cities & Knights gives one colour. */
export function cityPlayerDifferences(name: string, expected: ExpectedSide, state: State, seat: number): string[] {
  const { citiesAndKnights } = state;
  if (!citiesAndKnights) return [];
  const { improvements, progress, honours, chips } = cityPlayerOf(state, seat);
  const { stock } = expected;
  const walls = citiesAndKnights.walls.flatMap((wall, node) =>
    wall === 1 && state.towns[node] === seat ? [String(node)] : [],
  );
  return [
    ...tracks.flatMap((track, index) =>
      valueDifference(`${name} ${track}`, expected.improvements?.[track], improvements[index]),
    ),
    ...(expected.progress ? unorderedDifference(`${name} progress`, expected.progress, progress) : []),
    ...valueDifference(`${name} progress size`, expected.progressSize, progress.length),
    ...(expected.victoryCards ? unorderedDifference(`${name} victory cards`, expected.victoryCards, honours) : []),
    ...valueDifference(`${name} chips`, expected.chips, chips),
    ...(expected.walls ? unorderedDifference(`${name} walls`, expected.walls, walls) : []),
    ...knightNames.flatMap((level, index) =>
      valueDifference(`${name} ${level} knights left`, stock?.[level], reserveOf(state, seat, index + 1)),
    ),
    ...valueDifference(`${name} walls left`, stock?.wall, wallsLeft(state, seat)),
  ];
}

/** `red strong active`, `red metropolis science wall`, `red laid city`; null where Cities & Knights adds nothing. */
export function citiesAndKnightsPlace(state: State, node: number): string | null {
  const { citiesAndKnights } = state;
  if (!citiesAndKnights) return null;
  const owner = citiesAndKnights.knights[node] as number;
  if (owner !== NO_OWNER) {
    const active = ((citiesAndKnights.marks[node] as number) & ACTIVE) === 0 ? '' : ' active';
    return `${state.colours[owner] as string} ${knightNames[(citiesAndKnights.levels[node] as number) - 1] as string}${active}`;
  }
  const town = state.towns[node] as number;
  if (town === NO_OWNER || (state.ranks[node] !== 2 && citiesAndKnights.laid[node] === 0)) return null;
  const track = tracks[citiesAndKnights.metropolises.indexOf(node)];
  const what = citiesAndKnights.laid[node] === 1 ? 'laid city' : track ? `metropolis ${track}` : 'city';
  return `${state.colours[town] as string} ${what}${citiesAndKnights.walls[node] === 1 ? ' wall' : ''}`;
}
