import { together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cornersOf, HEXES, hexNamed } from '../board/geometry.ts';
import { robberIds } from '../notation.ts';
import { handOf, seatsOf, type State, type Table } from '../state.ts';
import { mostOf, pick, pickCards } from './ask.ts';
import { drawBlind } from './draw.ts';
import { pay, sizeOf } from './hand.ts';

/** Cards that are safe from a seven. */
export const handLimit = (_table: Pick<State, 'options'>, _seat: Seat): number => 7;

/** A seven: everybody over the limit discards half, all at once; then the robber moves. */
export function* seven(t: Table): Script {
  yield* discardHalf(t, t.state.sides.flatMap(({ hand }, seat) => (sizeOf(hand) > handLimit(t.state, seat) ? [seat] : [])));
  yield* moveRobber(t, t.state.active);
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
  const { state } = t;
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (hex !== state.robber) hexes.push(hex);
  const id = yield* pick(seat, 'robber.hex', hexes.map((hex) => robberIds[hex] as string), robberIds[quietHex(state, seat, hexes)]);
  state.robber = hexNamed(id.slice('move robber '.length)) as number;
  t.tell({ kind: 'robber', seat, hex: state.robber });
  yield* steal(t, seat);
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
  const victims = victimsAt(state, seat, state.robber);
  if (victims.length === 0) return;
  const richest = victims.reduce((best, each) => (sizeOf(handOf(state, each)) > sizeOf(handOf(state, best)) ? each : best));
  const nameOf = (victim: Seat): string => `steal ${state.colours[victim] as string}`;
  const id = yield* pick(seat, 'robber.steal', victims.map(nameOf), nameOf(richest));
  const from = victims.find((victim) => nameOf(victim) === id) as Seat;
  const goods = drawBlind(t, from, seat, 1);
  t.reveal();
  t.tell({ kind: 'stole', seat, from, secret: { goods } });
}

/** Others with a building at the hex and at least one card. */
export function victimsAt(state: State, seat: Seat, hex: number): Seat[] {
  const victims: Seat[] = [];
  for (let other = 0; other < seatsOf(state); other++) {
    if (other === seat || sizeOf(handOf(state, other)) === 0) continue;
    if ((cornersOf[hex] as readonly number[]).some((node) => state.towns[node] === other)) victims.push(other);
  }
  return victims;
}
