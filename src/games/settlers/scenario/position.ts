import { type Random, randomFrom } from '../../../engine/random.ts';
import { ScenarioError } from '../../scenario/file.ts';
import type { Seating } from '../../scenario/seating.ts';
import { hexNamed, NODES, PATHS } from '../board/geometry.ts';
import { type Options, optionsSchema } from '../options.ts';
import { covers } from '../rules/hand.ts';
import { MOST_STANDING } from '../rules/market.ts';
import { pointsOf, targetOf } from '../rules/points.ts';
import { newSide, newStock, placeBeginner, withoutSouth } from '../rules/setup.ts';
import { LEAST, leader, measureLines } from '../rules/titles.ts';
import { newTurn, type Proposal, realmOf, seatsOf, type Side as Held, type State } from '../state.ts';
import { type Colour, colours, type Development, NOBODY, TRADE_CARDS, type Title } from '../vocabulary.ts';
import { checkBoard, islandOf, putPieces } from './board.ts';
import { bankOf, deckOf, goodsOf, progressDecks } from './cards.ts';
import type { Scenario, Side } from './file.ts';
import { checkKeys, checkRealm, fillCourt, fillKnights, realmFor } from './realm.ts';
import { ownersFor } from './seats.ts';
import { readStanding } from './standing.ts';

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
    roads: Array.from({ length: PATHS }, () => NOBODY),
    towns: Array.from({ length: NODES }, () => NOBODY),
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
    realm: realmFor(file, seating.names),
    winner: null,
  };
  if (setup && options.variant === 'two') state.active = (active + 1) % 2;
  fillSeats(state, file);
  state.bank.splice(0, state.bank.length, ...bankOf(file, state.sides.map(({ hand }) => hand)));
  state.deck.push(...deckOf(file, [...state.gone, ...heldCards(state)], randomFrom(rng)));
  if (state.realm) fillRealm(state, file, randomFrom(rng));
  checkBoard(state);
  measureLines(state);
  setTitles(state, file);
  setTurn(state, file);
  state.dice = [...(file.dice ?? [])];
  state.draws = [...(file.draws ?? [])];
  return state;
}

/** Cards and pieces of Cities & Knights, when all buildings stand. */
function fillRealm(state: State, file: Scenario, random: Random): void {
  const { courts, decks } = realmOf(state);
  const eachSide = (fill: typeof fillCourt): void =>
    state.colours.forEach((name, seat) => {
      const side = file[name];
      if (typeof side === 'object') fill(state, seat, name, side);
    });
  eachSide(fillCourt);
  eachSide(fillKnights);
  checkRealm(state);
  const used = courts.flatMap(({ progress, honours }) => [...progress, ...honours]);
  progressDecks(file, used, random).forEach((deck, track) => decks[track]?.push(...deck));
}

function readOptions({ variant, options }: Scenario): Options {
  if (options && 'board' in options) throw new ScenarioError('options.board: the board is a key of its own');
  const read = optionsSchema.safeParse({ flow: 'strict', ...options, variant, board: 'variable' });
  if (read.success) return read.data;
  throw new ScenarioError(read.error.issues.map(({ path, message }) => `options.${path.join('.')}: ${message}`).join('; '));
}

function robberOf({ robber, variant }: Scenario, terrain: readonly string[]): number {
  const away = variant === 'cities-and-knights';
  if (robber === 'off' && !away) throw new ScenarioError('robber: he is always on the board');
  if (robber === 'off' || (away && robber === undefined)) return NOBODY;
  const hex = robber === undefined ? terrain.indexOf('desert') : (hexNamed(robber) as number);
  if (hex < 0) throw new ScenarioError('robber: there is no desert, so say where he stands');
  return hex;
}

function fillSeats(state: State, file: Scenario): void {
  for (const name of colours) {
    const side = file[name];
    const owner = state.colours.indexOf(name);
    if (side === undefined) continue;
    if (owner < 0) throw new ScenarioError(`${name} does not take part`);
    if (side === 'beginner') beginAs(state, file, owner, name);
    else fillSide(state, file, owner, name, side);
  }
}

function beginAs(state: State, file: Scenario, seat: number, name: Colour): void {
  if (file.variant !== 'classic' || file.board !== 'beginner') throw new ScenarioError(`${name}: beginner goes with the beginner board of classic`);
  if (file.turn.phase === 'setup') throw new ScenarioError(`${name}: nothing is on the board in phase setup`);
  placeBeginner(state, seat, name);
}

function fillSide(state: State, file: Scenario, owner: number, name: Colour, side: Side): void {
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

function fillHand(state: State, file: Scenario, seat: number, name: Colour, side: Side, held: Held): void {
  held.hand.splice(0, held.hand.length, ...goodsOf(file.variant, name, side.hand));
  held.development = [...(side.development ?? [])];
  held.bought = [...(side.bought ?? [])];
  held.army = side.army ?? 0;
  if (side.tradeCards !== undefined) {
    if (file.variant !== 'two' || side.tradeCards > TRADE_CARDS.most) throw new ScenarioError(`${name}: there cannot be ${side.tradeCards} trade cards`);
    held.tradeCards = side.tradeCards;
  }
  const standing = (side.standing ?? []).map((written): Proposal => readStanding(state, seat, written));
  if (standing.length > MOST_STANDING) throw new ScenarioError(`${name}: at most ${MOST_STANDING} standing offers`);
  for (const { give } of standing) if (!covers(held.hand, give)) throw new ScenarioError(`${name}: a standing offer needs its cards in hand`);
  // With the own turn they lapse.
  if (seat !== state.active) state.proposals.push(...standing);
}

const heldCards = ({ sides }: State): Development[] =>
  sides.flatMap(({ development, bought, army }) => [...development, ...bought, ...Array.from({ length: army }, (): Development => 'knight')]);

/** A title listed nowhere belongs to whoever has strictly the most. */
function setTitles(state: State, file: Scenario): void {
  state.longest = holderOf(state, file, 'longest-road', state.stocks.map(({ line }) => line), LEAST.line);
  state.largest = holderOf(state, file, 'largest-army', state.sides.map(({ army }) => army), LEAST.army);
}

function holderOf(state: State, file: Scenario, title: Title, counts: readonly number[], least: number): number | null {
  const listed = state.colours.flatMap((name, owner) => {
    const side = file[name];
    return typeof side === 'object' && side.titles?.includes(title) ? [owner] : [];
  });
  if (listed.length > 1) throw new ScenarioError(`${title} is held twice`);
  const [holder] = listed;
  if (holder === undefined) return leader(counts, least, null);
  if (leader(counts, least, holder) !== holder) throw new ScenarioError(`${state.colours[holder] as string} cannot hold ${title}`);
  return holder;
}

function setTurn(state: State, { turn, variant }: Scenario): void {
  const { phase, rolled, played, first, sold } = turn;
  const apart = state.options.separatePhases;
  if (phase === (apart ? 'action' : 'trade') || (!apart && phase === 'build')) throw new ScenarioError(`phase ${phase} ${apart ? 'does not go' : 'goes'} with separatePhases`);
  if (first !== undefined && (variant !== 'two' || phase !== 'roll')) throw new ScenarioError('turn.first goes with phase roll of two');
  if (sold !== undefined && variant !== 'two') throw new ScenarioError('turn.sold goes with two');
  state.now = { ...state.now, rolled: rolled ?? first ?? null, first: first ?? null, played: played ?? false, sold: sold ?? false };
  const later = phase === 'action' || phase === 'trade' || phase === 'build';
  if (later && state.active < seatsOf(state) && pointsOf(state, state.active) >= targetOf(state)) {
    throw new ScenarioError(`${state.colours[state.active] as string} has won already`);
  }
}
