import { type Random, randomFrom } from '../../../engine/random.ts';
import { ScenarioError } from '../common/file-schema.ts';
import type { Seating } from '../common/seating.ts';
import { hexNamed, NODES, PATHS } from '../../../games/settlers/board/geometry.ts';
import { type Options, optionsSchema } from '../../../games/settlers/options.ts';
import { throwNumber } from '../../../games/settlers/rules/dice.ts';
import { covers } from '../../../games/settlers/rules/goods.ts';
import { MAX_STANDING_OFFERS } from '../../../games/settlers/rules/standing-offers.ts';
import { goalOf } from '../../../games/settlers/options.ts';
import { pointsOf } from '../../../games/settlers/rules/points.ts';
import { newSide, newStock, placeBeginner, withoutSouth } from '../../../games/settlers/rules/setup.ts';
import { TITLE_MINIMUM, leader, measureAllRoads } from '../../../games/settlers/rules/titles.ts';
import {
  newTurn,
  type Proposal,
  citiesAndKnightsOf,
  seatsOf,
  type Side as Held,
  type State,
} from '../../../games/settlers/state.ts';
import {
  type PlayerColour,
  playerColours,
  type Development,
  NO_OWNER,
  TRADE_CARDS,
  type Title,
} from '../../../games/settlers/vocabulary.ts';
import { checkBoard, islandOf, putPieces } from './board.ts';
import { bankOf, deckOf, goodsOf, dealProgressDecks } from './cards.ts';
import type { Scenario, SideSetup } from './file.ts';
import {
  checkKeys,
  checkCitiesAndKnights,
  fillCityPlayer,
  fillKnights,
  citiesAndKnightsFor,
} from './cities-and-knights.ts';
import { ownersFor } from './seats.ts';
import { readStandingOffer } from './standing-offers.ts';

/** The resting state a scenario begins with. Refuses, with the reason, what cannot be. */
export function buildPosition(file: Scenario, seating: Seating, seed: string): State {
  const options = readOptions(file);
  const rng = { seed, drawn: 0 };
  const owners = ownersFor(file, seating.names);
  const active = seating.seat(file.turn.seat);
  const island = islandOf(file, options, seed);
  const setup = file.turn.phase === 'setup';
  const state: State = {
    terrain: island.terrain,
    tokens: island.tokens,
    harbours: options.eightHarbours ? withoutSouth(island.harbours) : island.harbours,
    options,
    rng,
    colours: owners,
    starter: setup ? active : 0,
    phase: file.turn.phase,
    turn: setup ? 0 : 1,
    active,
    placed: setup ? 0 : 2 * seating.names.length + (file.variant === 'two' ? 2 : 0),
    robber: robberOf(file, island.terrain),
    roads: Array.from({ length: PATHS }, () => NO_OWNER),
    towns: Array.from({ length: NODES }, () => NO_OWNER),
    ranks: Array.from({ length: NODES }, () => 0),
    stocks: owners.map(newStock),
    sides: seating.names.map(() => newSide(options)),
    bank: goodsOf(file.variant, 'bank'),
    deck: [],
    gone: [...(file.stacks?.gone ?? [])],
    longest: null,
    largest: null,
    now: newTurn(),
    offer: null,
    proposals: [],
    citiesAndKnights: citiesAndKnightsFor(file, seating.names),
    winner: null,
  };
  if (setup && options.variant === 'two') state.active = (active + 1) % 2;
  fillSeats(state, file);
  state.bank.splice(
    0,
    state.bank.length,
    ...bankOf(
      file,
      state.sides.map(({ hand }) => hand),
    ),
  );
  state.deck.push(...deckOf(file, [...state.gone, ...heldCards(state)], randomFrom(rng)));
  if (state.citiesAndKnights) fillCitiesAndKnights(state, file, randomFrom(rng));
  checkBoard(state);
  measureAllRoads(state);
  setTitles(state, file);
  setTurn(state, file);
  if (file.throws) state.throws = throwsOf(file, file.throws);
  else state.dice = [...(file.dice ?? [])];
  state.draws = [...(file.draws ?? [])];
  return state;
}

/** Cards and pieces of Cities & Knights, when all buildings stand. */
function fillCitiesAndKnights(state: State, file: Scenario, random: Random): void {
  const { cityPlayers, decks } = citiesAndKnightsOf(state);
  const eachSide = (fill: typeof fillCityPlayer): void =>
    state.colours.forEach((name, seat) => {
      const side = file[name];
      if (typeof side === 'object') fill(state, seat, name, side);
    });
  eachSide(fillCityPlayer);
  eachSide(fillKnights);
  checkCitiesAndKnights(state);
  const used = cityPlayers.flatMap(({ progress, honours }) => [...progress, ...honours]);
  dealProgressDecks(file, used, random).forEach((deck, track) => decks[track]?.push(...deck));
}

function readOptions({ variant, options }: Scenario): Options {
  if (options && 'board' in options) throw new ScenarioError('options.board: the board is a key of its own');
  const read = optionsSchema.safeParse({ flow: 'strict', ...options, variant, board: 'variable' });
  if (read.success) return read.data;
  throw new ScenarioError(
    read.error.issues.map(({ path, message }) => `options.${path.join('.')}: ${message}`).join('; '),
  );
}

function throwsOf({ options, dice }: Scenario, throws: readonly string[]): number[] {
  if (options?.['balancedDice'] !== true || dice)
    throw new ScenarioError('throws: goes with balancedDice without dice');
  const numbers = throws.map((written) => throwNumber(Number(written.charAt(0)), Number(written.charAt(2))));
  if (new Set(numbers).size < numbers.length) throw new ScenarioError('throws: a throw is listed twice');
  return numbers.toSorted((one, other) => one - other);
}

function robberOf({ robber, variant }: Scenario, terrain: readonly string[]): number {
  const away = variant === 'cities-and-knights';
  if (robber === 'off' && !away) throw new ScenarioError('robber: he is always on the board');
  if (robber === 'off' || (away && robber === undefined)) return NO_OWNER;
  const hex = robber === undefined ? terrain.indexOf('desert') : (hexNamed(robber) as number);
  if (hex < 0) throw new ScenarioError('robber: there is no desert, so say where he stands');
  return hex;
}

function fillSeats(state: State, file: Scenario): void {
  for (const name of playerColours) {
    const side = file[name];
    const owner = state.colours.indexOf(name);
    if (side === undefined) continue;
    if (owner < 0) throw new ScenarioError(`${name} does not take part`);
    if (side === 'beginner') beginAs(state, file, owner, name);
    else fillSide(state, file, owner, name, side);
  }
}

function beginAs(state: State, file: Scenario, seat: number, name: PlayerColour): void {
  if (file.variant !== 'classic' || file.board !== 'beginner')
    throw new ScenarioError(`${name}: beginner goes with the beginner board of classic`);
  if (file.turn.phase === 'setup') throw new ScenarioError(`${name}: nothing is on the board in phase setup`);
  placeBeginner(state, seat, name);
}

function fillSide(state: State, file: Scenario, owner: number, name: PlayerColour, side: SideSetup): void {
  const { settlements = [], cities = [], roads = [] } = side;
  if (file.turn.phase === 'setup' && settlements.length + cities.length + roads.length > 0) {
    throw new ScenarioError(`${name}: nothing is on the board in phase setup`);
  }
  checkKeys(file, name, side);
  putPieces(state, owner, name, side);
  const held = state.sides[owner];
  if (held) fillHand(state, file, owner, name, side, held);
  else if (Object.keys(side).some((key) => !['settlements', 'roads', 'titles'].includes(key))) {
    throw new ScenarioError(`${name}: a neutral colour has settlements, roads and titles only`);
  }
}

function fillHand(state: State, file: Scenario, seat: number, name: PlayerColour, side: SideSetup, held: Held): void {
  held.hand.splice(0, held.hand.length, ...goodsOf(file.variant, name, side.hand));
  held.development = [...(side.development ?? [])];
  held.bought = [...(side.bought ?? [])];
  held.army = side.army ?? 0;
  if (side.tradeCards !== undefined) {
    if (file.variant !== 'two' || side.tradeCards > TRADE_CARDS.most)
      throw new ScenarioError(`${name}: there cannot be ${side.tradeCards} trade cards`);
    held.tradeCards = side.tradeCards;
  }
  const standing = (side.standing ?? []).map((written): Proposal => readStandingOffer(state, seat, written));
  if (standing.length > MAX_STANDING_OFFERS)
    throw new ScenarioError(`${name}: at most ${MAX_STANDING_OFFERS} standing offers`);
  for (const { give } of standing)
    if (!covers(held.hand, give)) throw new ScenarioError(`${name}: a standing offer needs its cards in hand`);
  // They lapse when the seat's own turn begins.
  if (seat !== state.active) state.proposals.push(...standing);
}

const heldCards = ({ sides }: State): Development[] =>
  sides.flatMap(({ development, bought, army }) => [
    ...development,
    ...bought,
    ...Array.from({ length: army }, (): Development => 'knight'),
  ]);

/** An unlisted title belongs to the player with strictly the most. */
function setTitles(state: State, file: Scenario): void {
  state.longest = holderOf(
    state,
    file,
    'longest-road',
    state.stocks.map(({ line }) => line),
    TITLE_MINIMUM.line,
  );
  state.largest = holderOf(
    state,
    file,
    'largest-army',
    state.sides.map(({ army }) => army),
    TITLE_MINIMUM.army,
  );
}

function holderOf(state: State, file: Scenario, title: Title, counts: readonly number[], least: number): number | null {
  const listed = state.colours.flatMap((name, owner) => {
    const side = file[name];
    return typeof side === 'object' && side.titles?.includes(title) ? [owner] : [];
  });
  if (listed.length > 1) throw new ScenarioError(`${title} is held twice`);
  const [holder] = listed;
  if (holder === undefined) return leader(counts, least, null);
  if (leader(counts, least, holder) !== holder)
    throw new ScenarioError(`${state.colours[holder] as string} cannot hold ${title}`);
  return holder;
}

function setTurn(state: State, { turn, variant }: Scenario): void {
  const { phase, rolled, played, first, sold } = turn;
  const apart = state.options.separatePhases;
  if (phase === (apart ? 'action' : 'trade') || (!apart && phase === 'build'))
    throw new ScenarioError(`phase ${phase} ${apart ? 'does not go' : 'goes'} with separatePhases`);
  if (first !== undefined && (variant !== 'two' || phase !== 'roll'))
    throw new ScenarioError('turn.first goes with phase roll of two');
  if (sold !== undefined && variant !== 'two') throw new ScenarioError('turn.sold goes with two');
  state.now = {
    ...state.now,
    rolled: rolled ?? first ?? null,
    first: first ?? null,
    played: played ?? false,
    sold: sold ?? false,
  };
  const later = phase === 'action' || phase === 'trade' || phase === 'build';
  if (later && state.active < seatsOf(state) && pointsOf(state, state.active) >= goalOf(state.options, state.active)) {
    throw new ScenarioError(`${state.colours[state.active] as string} has won already`);
  }
}
