import { together } from '../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { CHIPS, STEPS, tracks } from '../cards/progress.ts';
import { ACTIVE, FRESH } from '../realm.ts';
import { courtOf, realmOf, type State, stockOfOwner, type Table } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { ask, pick } from './ask.ts';
import { bareCities } from './improve.ts';
import { isActive, knightsOf } from './knights.ts';
import { inOrder, settleProgress, trimHands } from './pending.ts';
import { claimVictory } from './points.ts';
import { drawProgress } from './progress.ts';

/** One step nearer; with the last one they land. */
export function* sail(t: Table): Script {
  const realm = realmOf(t.state);
  realm.ship++;
  t.tell({ kind: 'sailed', step: realm.ship });
  if (realm.ship === STEPS) yield* land(t);
}

/** As many barbarians as there are cities, against the knights that defend. */
export function foeStrength({ ranks }: Pick<State, 'ranks'>): number {
  let cities = 0;
  for (const rank of ranks) if (rank === 2) cities++;
  return cities;
}

const activeKnights = (state: State, seat: Seat): number[] => knightsOf(state, seat).filter((node) => isActive(realmOf(state), node));

function* land(t: Table): Script {
  const { state } = t;
  const realm = realmOf(state);
  const defenders: number[][] = state.sides.map(() => []);
  for (const seat of inOrder(state)) defenders[seat] = yield* muster(t, seat);
  const strengths = defenders.map((nodes) => nodes.reduce((sum, node) => sum + (realm.levels[node] as number), 0));
  const foe = foeStrength(state);
  const own = strengths.reduce((sum, strength) => sum + strength, 0);
  t.tell({ kind: 'landed', foe, own, strengths });
  if (foe > own) yield* sack(t, strengths);
  else yield* reward(t, strengths);
  for (const node of defenders.flat()) realm.marks[node] = (realm.marks[node] as number) & ~(ACTIVE | FRESH);
  realm.ship = 0;
  if (state.robber === NOBODY) state.robber = Math.max(0, state.terrain.indexOf('desert'));
  claimVictory(t);
  if (state.winner === null) yield* trimHands(t);
}

/** All active knights, or those a player names. */
function* muster({ state }: Table, seat: Seat): Script<number[]> {
  const own = activeKnights(state, seat);
  if (!state.options.tacticalDefence || own.length === 0) return own;
  const ids = own.map(String);
  const picks = yield* ask({ seat, key: 'barbarians.defend', choices: [...ids, PASS], min: 0, max: ids.length, otherwise: ids });
  return picks.map(Number);
}

/** Of those who have a city to lose, the weakest each lose one; all choose at once. */
function* sack(t: Table, strengths: readonly number[]): Script {
  const { state } = t;
  const exposed = inOrder(state).filter((seat) => bareCities(state, seat).length > 0);
  const least = Math.min(...exposed.map((seat) => strengths[seat] as number));
  const losers = exposed.filter((seat) => strengths[seat] === least);
  const chosen = yield* together(...losers.map((seat) => chooseLoss(state, seat)));
  chosen.forEach((node, index) => loseCity(t, losers[index] as Seat, node));
}

function* chooseLoss(state: State, seat: Seat): Script<number> {
  const cities = bareCities(state, seat);
  const open = cities.find((node) => realmOf(state).walls[node] === 0) ?? cities[0];
  return Number(yield* pick(seat, 'barbarians.city', cities.map(String), `${open as number}`));
}

/** It becomes a settlement; without a piece for that it lies on its side and counts as one. */
function loseCity(t: Table, seat: Seat, node: number): void {
  const { state } = t;
  const realm = realmOf(state);
  const stock = stockOfOwner(state, seat);
  const laid = stock.settlements === 0;
  const wall = realm.walls[node] === 1;
  realm.walls[node] = 0;
  state.ranks[node] = 1;
  if (laid) realm.laid[node] = 1;
  else {
    stock.cities++;
    stock.settlements--;
  }
  t.tell({ kind: 'sacked', seat, place: `${node}`, laid, wall });
}

/** The strongest defender is honoured; several equal ones draw a card each instead. */
function* reward(t: Table, strengths: readonly number[]): Script {
  const { state } = t;
  const most = Math.max(...strengths);
  const best = inOrder(state).filter((seat) => most > 0 && strengths[seat] === most);
  const [first] = best;
  if (first === undefined) return;
  if (best.length > 1) {
    yield* rewardAll(t, best);
    return;
  }
  const { courts } = realmOf(state);
  const chip = courts.reduce((sum, { chips }) => sum + chips, 0) < CHIPS;
  if (chip) courtOf(state, first).chips++;
  t.tell({ kind: 'defended', seat: first, chip });
}

function* rewardAll(t: Table, seats: readonly Seat[]): Script {
  const { decks } = realmOf(t.state);
  const filled = tracks.filter((_, track) => (decks[track]?.length ?? 0) > 0);
  if (filled.length === 0) return;
  yield* settleProgress(t, seats);
  const chosen = yield* together(...seats.map((seat) => pick(seat, 'barbarians.deck', filled)));
  chosen.forEach((deck, index) => drawProgress(t, seats[index] as Seat, (tracks as readonly string[]).indexOf(deck)));
}
