import { together } from '../../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { DEFENDER_CHIPS, BARBARIAN_STEPS, tracks } from '../cards/progress.ts';
import { ACTIVE, ACTIVATED_THIS_TURN } from '../state.ts';
import { cityPlayerOf, citiesAndKnightsOf, type State, stockOfOwner, type Context } from '../../state.ts';
import { NO_OWNER } from '../../vocabulary.ts';
import { askWorded, pick } from '../../rules/ask.ts';
import { citiesWithoutMetropolis } from './city-improvements.ts';
import { isActive, knightsOf } from './knights.ts';
import { seatsInOrder, settleOwedProgress, askProgressReturns } from './deferred.ts';
import { claimVictory } from '../../rules/points.ts';
import { drawProgress } from './progress-cards.ts';

/** Moves the ship one step; on the last step the barbarians land. */
export function* moveBarbarianShip(t: Context): Script {
  const citiesAndKnights = citiesAndKnightsOf(t.state);
  citiesAndKnights.ship++;
  t.emit({ kind: 'sailed', step: citiesAndKnights.ship });
  if (citiesAndKnights.ship === BARBARIAN_STEPS) yield* resolveAttack(t);
}

/** The strength of the barbarians: the number of cities. */
export function barbarianStrength({ ranks }: Pick<State, 'ranks'>): number {
  let cities = 0;
  for (const rank of ranks) if (rank === 2) cities++;
  return cities;
}

const activeKnights = (state: State, seat: Seat): number[] =>
  knightsOf(state, seat).filter((node) => isActive(citiesAndKnightsOf(state), node));

function* resolveAttack(t: Context): Script {
  const { state } = t;
  const citiesAndKnights = citiesAndKnightsOf(state);
  const defenders: number[][] = state.sides.map(() => []);
  for (const seat of seatsInOrder(state)) defenders[seat] = yield* chooseDefenders(t, seat);
  const strengths = defenders.map((nodes) =>
    nodes.reduce((sum, node) => sum + (citiesAndKnights.levels[node] as number), 0),
  );
  const foe = barbarianStrength(state);
  const own = strengths.reduce((sum, strength) => sum + strength, 0);
  t.emit({ kind: 'landed', foe, own, strengths });
  if (foe > own) yield* sackCities(t, strengths);
  else yield* reward(t, strengths);
  for (const node of defenders.flat())
    citiesAndKnights.marks[node] = (citiesAndKnights.marks[node] as number) & ~(ACTIVE | ACTIVATED_THIS_TURN);
  citiesAndKnights.ship = 0;
  if (state.robber === NO_OWNER) state.robber = Math.max(0, state.terrain.indexOf('desert'));
  claimVictory(t);
  if (state.winner === null) yield* askProgressReturns(t);
}

/** All active knights, or those the player chooses with tactical defence. */
function* chooseDefenders({ state }: Context, seat: Seat): Script<number[]> {
  const own = activeKnights(state, seat);
  if (!state.options.tacticalDefence || own.length === 0) return own;
  const ids = own.map(String);
  const picks = yield* askWorded({
    seat,
    key: 'barbarians.defend',
    choices: [...ids, PASS],
    min: 0,
    max: ids.length,
    fallback: ids,
  });
  return picks.map(Number);
}

/** The weakest of the players with a city to lose each lose one; all choose at once. */
function* sackCities(t: Context, strengths: readonly number[]): Script {
  const { state } = t;
  const exposed = seatsInOrder(state).filter((seat) => citiesWithoutMetropolis(state, seat).length > 0);
  const least = Math.min(...exposed.map((seat) => strengths[seat] as number));
  const losers = exposed.filter((seat) => strengths[seat] === least);
  const chosen = yield* together(...losers.map((seat) => chooseLoss(state, seat)));
  chosen.forEach((node, index) => loseCity(t, losers[index] as Seat, node));
}

function* chooseLoss(state: State, seat: Seat): Script<number> {
  const cities = citiesWithoutMetropolis(state, seat);
  const open = cities.find((node) => citiesAndKnightsOf(state).walls[node] === 0) ?? cities[0];
  return Number(yield* pick(seat, 'barbarians.city', cities.map(String), `${open as number}`));
}

/** Turns a city into a settlement, or lays it on its side if no settlement is in stock. */
function loseCity(t: Context, seat: Seat, node: number): void {
  const { state } = t;
  const citiesAndKnights = citiesAndKnightsOf(state);
  const stock = stockOfOwner(state, seat);
  const laid = stock.settlements === 0;
  const wall = citiesAndKnights.walls[node] === 1;
  citiesAndKnights.walls[node] = 0;
  state.ranks[node] = 1;
  if (laid) citiesAndKnights.laid[node] = 1;
  else {
    stock.cities++;
    stock.settlements--;
  }
  t.emit({ kind: 'sacked', seat, place: `${node}`, laid, wall });
}

/** The strongest defender gets a chip; tied ones draw a card each instead. */
function* reward(t: Context, strengths: readonly number[]): Script {
  const { state } = t;
  const most = Math.max(...strengths);
  const best = seatsInOrder(state).filter((seat) => most > 0 && strengths[seat] === most);
  const [first] = best;
  if (first === undefined) return;
  if (best.length > 1) {
    yield* rewardAll(t, best);
    return;
  }
  const { cityPlayers } = citiesAndKnightsOf(state);
  const chip = cityPlayers.reduce((sum, { chips }) => sum + chips, 0) < DEFENDER_CHIPS;
  if (chip) cityPlayerOf(state, first).chips++;
  t.emit({ kind: 'defended', seat: first, chip });
}

function* rewardAll(t: Context, seats: readonly Seat[]): Script {
  const { decks } = citiesAndKnightsOf(t.state);
  const filled = tracks.filter((_, track) => (decks[track]?.length ?? 0) > 0);
  if (filled.length === 0) return;
  yield* settleOwedProgress(t, seats);
  const chosen = yield* together(...seats.map((seat) => pick(seat, 'barbarians.deck', filled)));
  chosen.forEach((deck, index) => drawProgress(t, seats[index] as Seat, (tracks as readonly string[]).indexOf(deck)));
}
