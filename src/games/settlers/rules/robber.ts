import { together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { otherSeats } from '../../../engine/seats.ts';
import { hexCornersOf, HEXES, hexNamed } from '../board/geometry.ts';
import { landAt } from '../board/island.ts';
import { robberIds } from '../notation.ts';
import type { Options } from '../options.ts';
import type { CitiesAndKnightsState } from '../cities-and-knights/state.ts';
import { handOf, seatsOf, type State, type Context } from '../state.ts';
import { mostOf, pick, pickCards } from './ask.ts';
import { drawBlind } from './draw-blind.ts';
import { NO_OWNER } from '../vocabulary.ts';
import { payToBank, goodsCount } from './goods.ts';
import { openPoints } from './points.ts';
import { seatsInOrder, settleOwedResources } from '../cities-and-knights/rules/deferred.ts';

/** The most cards that are safe on a seven; infinite if nobody discards. */
export function handLimit(
  {
    citiesAndKnights,
    options: { discardLimit = 7 },
    towns,
  }: {
    readonly citiesAndKnights: Pick<CitiesAndKnightsState, 'walls'> | null;
    readonly options: Pick<Options, 'discardLimit'>;
    readonly towns: readonly number[];
  },
  seat: Seat,
): number {
  if (discardLimit === 'none') return Infinity;
  let limit = discardLimit;
  if (citiesAndKnights)
    for (let node = 0; node < towns.length; node++)
      if (citiesAndKnights.walls[node] === 1 && towns[node] === seat) limit += 2;
  return limit;
}

/** All players over the limit discard half at once; then the robber moves, if it is on the island. */
export function* rollSeven(t: Context): Script {
  yield* settleOwedResources(t, seatsInOrder(t.state));
  yield* discardHalf(
    t,
    t.state.sides.flatMap(({ hand }, seat) => (goodsCount(hand) > handLimit(t.state, seat) ? [seat] : [])),
  );
  if (t.state.robber !== NO_OWNER) yield* moveRobber(t, t.state.active);
}

/** Discards stay hidden until all have chosen. */
export function* discardHalf(t: Context, seats: readonly Seat[]): Script {
  const chosen = yield* together(...seats.map((seat) => chooseDiscards(t, seat)));
  chosen.forEach((goods, index) => {
    const seat = seats[index] as Seat;
    payToBank(t, seat, goods);
    t.emit({ kind: 'discarded', seat, goods });
    t.reveal();
  });
}

function chooseDiscards(t: Context, seat: Seat): Script<number[]> {
  const cards = handOf(t.state, seat);
  const count = Math.floor(goodsCount(cards) / 2);
  return pickCards(seat, 'discard', cards, count, mostOf(cards, count));
}

/** Moves the robber to another hex and steals a card there. */
export function* moveRobber(t: Context, seat: Seat): Script {
  yield* sendRobber(t, seat, robberHexes(t.state, seat));
  yield* steal(t, seat);
}

/** A knight chases the robber to a hex with another player's building, if there is one. */
export function* chaseRobber(t: Context, seat: Seat): Script {
  const { state } = t;
  const hexes = robberHexes(state, seat);
  const lived = hexes.filter((hex) =>
    (hexCornersOf[hex] as readonly number[]).some(
      (node) => state.towns[node] !== NO_OWNER && state.towns[node] !== seat,
    ),
  );
  yield* sendRobber(t, seat, lived.length > 0 ? lived : hexes);
  yield* steal(t, seat);
}

/** Taxation: moves the robber and takes a card from every player with a building there. */
export function* taxRobber(t: Context, seat: Seat): Script {
  const { state } = t;
  yield* sendRobber(t, seat, robberHexes(state, seat));
  const victims = yield* findVictims(t, seat);
  for (const from of seatsInOrder(state)) if (victims.includes(from)) rob(t, seat, from);
}

/** Where a seat may move the robber. The friendly robber goes to the desert, or anywhere, if all hexes are spared. */
function robberHexes(state: State, seat: Seat): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (hex !== state.robber) hexes.push(hex);
  if (!state.options.friendlyRobber) return hexes;
  const open = hexes.filter((hex) => !isSpared(state, seat, hex));
  if (open.length > 0) return open;
  const desert = hexes.filter((hex) => state.terrain[hex] === 'desert');
  return desert.length > 0 ? desert : hexes;
}

/** The friendly robber spares players with at most this number of visible points. */
export const SPARED_POINTS = 2;

/** Whether another player with few visible points has a building at the hex. */
export function isSpared(state: State, seat: Seat, hex: number): boolean {
  const corners = hexCornersOf[hex] as readonly number[];
  return otherSeats(seat, seatsOf(state)).some(
    (other) => corners.some((node) => state.towns[node] === other) && openPoints(state, other) <= SPARED_POINTS,
  );
}

function* sendRobber(t: Context, seat: Seat, hexes: readonly number[]): Script {
  const { state } = t;
  const id = yield* pick(
    seat,
    'robber.hex',
    hexes.map((hex) => robberIds[hex] as string),
    robberIds[quietHex(state, seat, hexes)],
  );
  state.robber = hexNamed(id.slice('move robber '.length)) as number;
  t.emit({ kind: 'robber', seat, hex: state.robber, land: landAt(state, state.robber) });
}

/** The desert, otherwise the hex where the seat has least to lose. */
function quietHex(state: State, seat: Seat, hexes: readonly number[]): number {
  let best = hexes[0] as number;
  let fewest = Infinity;
  for (const hex of hexes) {
    if (state.terrain[hex] === 'desert') return hex;
    const own = (hexCornersOf[hex] as readonly number[]).filter((node) => state.towns[node] === seat).length;
    if (own < fewest) [best, fewest] = [hex, own];
  }
  return best;
}

function* steal(t: Context, seat: Seat): Script {
  const { state } = t;
  const victims = yield* findVictims(t, seat);
  if (victims.length === 0) return;
  const richest = victims.reduce((best, each) =>
    goodsCount(handOf(state, each)) > goodsCount(handOf(state, best)) ? each : best,
  );
  const nameOf = (victim: Seat): string => `steal ${state.colours[victim] as string}`;
  const id = yield* pick(seat, 'robber.steal', victims.map(nameOf), nameOf(richest));
  rob(t, seat, victims.find((victim) => nameOf(victim) === id) as Seat);
}

function rob(t: Context, seat: Seat, from: Seat): void {
  const goods = drawBlind(t, from, seat, 1);
  t.reveal();
  t.emit({ kind: 'stole', seat, from, secret: { goods } });
}

/** Other seats with a building at the robber's hex and at least one card, in seat order. */
function* findVictims(t: Context, seat: Seat): Script<Seat[]> {
  const { state } = t;
  const corners = hexCornersOf[state.robber] as readonly number[];
  const near = otherSeats(seat, seatsOf(state)).filter((other) => corners.some((node) => state.towns[node] === other));
  yield* settleOwedResources(t, near);
  return near.filter((other) => goodsCount(handOf(state, other)) > 0).toSorted((one, other) => one - other);
}
