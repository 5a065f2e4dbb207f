import { shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Player, playerOf, type Table } from '../state.ts';
import { KINDS, type Resource, resourceName, sumOf } from '../vocabulary.ts';
import { spare } from './points.ts';

export function add(cards: number[], kind: number, count: number): void {
  cards[kind] = (cards[kind] as number) + count;
}

/** The top card of the draw stack; the discard pile is shuffled when there is none. Null when both are empty. */
export function drawCard(t: Table): number | null {
  const { state } = t;
  if (state.draw.length === 0 && state.discard.length > 0) {
    t.tell({ kind: 'shuffled', cards: state.discard.length });
    state.draw = shuffle(state.discard, t.random);
    state.discard = [];
  }
  const card = state.draw.shift();
  if (card === undefined) return null;
  t.reveal();
  return card;
}

export function drawToHand(t: Table, seat: Seat, count: number): Resource[] {
  const drawn: Resource[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(t);
    if (card === null) break;
    add(playerOf(t.state, seat).hand, card, 1);
    drawn.push(resourceName(card));
  }
  return drawn;
}

/** So many cards from another's hand, unseen. */
export function drawBlind(t: Table, from: Player, count: number): number[] {
  t.reveal();
  const left = spare(from).slice();
  const certain = count === sumOf(left) || left.filter((held) => held > 0).length === 1;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const kind = certain ? left.findIndex((held) => held > 0) : (loadedDraw(t, left) ?? anyCard(t, left));
    add(left, kind, -1);
    add(from.hand, kind, -1);
    drawn.push(kind);
  }
  return drawn;
}

function anyCard(t: Table, cards: readonly number[]): number {
  let at = t.random.below(sumOf(cards));
  for (let kind = 0; kind < KINDS; kind++) {
    at -= cards[kind] as number;
    if (at < 0) return kind;
  }
  throw new Error('there is no card to draw');
}

function loadedDraw({ state }: Table, left: readonly number[]): number | null {
  if (!state.draws) return null;
  const kind = state.draws[0];
  const kinds = left.flatMap((held, each) => (held > 0 ? [each] : []));
  // Once the others are drawn, what is left may be of one kind: its entry may be there or not.
  if (kinds.length === 1 && kind !== kinds[0]) return kinds[0] as number;
  if (kind === undefined) throw new Error('there is no entry for a card drawn from a hand');
  if ((left[kind] as number) === 0) throw new Error(`${resourceName(kind)} cannot be drawn from that hand`);
  state.draws.shift();
  return kind;
}
