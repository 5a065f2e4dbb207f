import { together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { others } from '../../../engine/seats.ts';
import { cornersOf, HEXES, hexNamed } from '../board/geometry.ts';
import { landAt } from '../board/island.ts';
import { robberIds } from '../notation.ts';
import type { Realm } from '../realm.ts';
import { handOf, seatsOf, type State, type Table } from '../state.ts';
import { mostOf, pick, pickCards } from './ask.ts';
import { drawBlind } from './draw.ts';
import { NOBODY } from '../vocabulary.ts';
import { pay, sizeOf } from './hand.ts';
import { inOrder, settleHands } from './pending.ts';

/** Cards that are safe from a seven. */
export function handLimit({ realm, towns }: { readonly realm: Pick<Realm, 'walls'> | null; readonly towns: readonly number[] }, seat: Seat): number {
  let limit = 7;
  if (realm) for (let node = 0; node < towns.length; node++) if (realm.walls[node] === 1 && towns[node] === seat) limit += 2;
  return limit;
}

/** A seven: everybody over the limit discards half, all at once; then the robber moves, where he is on the island. */
export function* seven(t: Table): Script {
  yield* settleHands(t, inOrder(t.state));
  yield* discardHalf(t, t.state.sides.flatMap(({ hand }, seat) => (sizeOf(hand) > handLimit(t.state, seat) ? [seat] : [])));
  if (t.state.robber !== NOBODY) yield* moveRobber(t, t.state.active);
}

/** Hidden until all have chosen. */
export function* discardHalf(t: Table, seats: readonly Seat[]): Script {
  const chosen = yield* together(...seats.map((seat) => chooseDiscards(t, seat)));
  chosen.forEach((goods, index) => {
    const seat = seats[index] as Seat;
    pay(t, seat, goods);
    t.tell({ kind: 'discarded', seat, goods });
    t.reveal();
  });
}

function chooseDiscards(t: Table, seat: Seat): Script<number[]> {
  const cards = handOf(t.state, seat);
  const count = Math.floor(sizeOf(cards) / 2);
  return pickCards(seat, 'discard', cards, count, mostOf(cards, count));
}

/** To another hex, then a card from somebody who lives there. */
export function* moveRobber(t: Table, seat: Seat): Script {
  yield* sendRobber(t, seat, otherHexes(t.state));
  yield* steal(t, seat);
}

/** A knight drives him to where somebody else lives, if anybody does. */
export function* chaseRobber(t: Table, seat: Seat): Script {
  const { state } = t;
  const hexes = otherHexes(state);
  const lived = hexes.filter((hex) => (cornersOf[hex] as readonly number[]).some((node) => state.towns[node] !== NOBODY && state.towns[node] !== seat));
  yield* sendRobber(t, seat, lived.length > 0 ? lived : hexes);
  yield* steal(t, seat);
}

/** Taxation: one card from everybody who lives there. */
export function* taxRobber(t: Table, seat: Seat): Script {
  const { state } = t;
  yield* sendRobber(t, seat, otherHexes(state));
  const victims = yield* findVictims(t, seat);
  for (const from of inOrder(state)) if (victims.includes(from)) rob(t, seat, from);
}

function otherHexes(state: State): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (hex !== state.robber) hexes.push(hex);
  return hexes;
}

function* sendRobber(t: Table, seat: Seat, hexes: readonly number[]): Script {
  const { state } = t;
  const id = yield* pick(seat, 'robber.hex', hexes.map((hex) => robberIds[hex] as string), robberIds[quietHex(state, seat, hexes)]);
  state.robber = hexNamed(id.slice('move robber '.length)) as number;
  t.tell({ kind: 'robber', seat, hex: state.robber, land: landAt(state, state.robber) });
}

/** The desert, otherwise where the seat has least to lose. */
function quietHex(state: State, seat: Seat, hexes: readonly number[]): number {
  let best = hexes[0] as number;
  let fewest = Infinity;
  for (const hex of hexes) {
    if (state.terrain[hex] === 'desert') return hex;
    const own = (cornersOf[hex] as readonly number[]).filter((node) => state.towns[node] === seat).length;
    if (own < fewest) [best, fewest] = [hex, own];
  }
  return best;
}

function* steal(t: Table, seat: Seat): Script {
  const { state } = t;
  const victims = yield* findVictims(t, seat);
  if (victims.length === 0) return;
  const richest = victims.reduce((best, each) => (sizeOf(handOf(state, each)) > sizeOf(handOf(state, best)) ? each : best));
  const nameOf = (victim: Seat): string => `steal ${state.colours[victim] as string}`;
  const id = yield* pick(seat, 'robber.steal', victims.map(nameOf), nameOf(richest));
  rob(t, seat, victims.find((victim) => nameOf(victim) === id) as Seat);
}

function rob(t: Table, seat: Seat, from: Seat): void {
  const goods = drawBlind(t, from, seat, 1);
  t.reveal();
  t.tell({ kind: 'stole', seat, from, secret: { goods } });
}

/** Others with a building at the robber's hex and at least one card, in the order of seats. */
function* findVictims(t: Table, seat: Seat): Script<Seat[]> {
  const { state } = t;
  const corners = cornersOf[state.robber] as readonly number[];
  const near = others(seat, seatsOf(state)).filter((other) => corners.some((node) => state.towns[node] === other));
  yield* settleHands(t, near);
  return near.filter((other) => sizeOf(handOf(state, other)) > 0).toSorted((one, other) => one - other);
}
