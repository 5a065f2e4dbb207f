import { shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Player, playerOf, type Context } from '../state.ts';
import { KINDS, type Resource, resourceName, sumCards } from '../vocabulary.ts';
import { spare } from './points.ts';

export function addCard(cards: number[], kind: number, count: number): void {
  cards[kind] = (cards[kind] as number) + count;
}

/** Draws the top card, shuffling the discard pile if needed. Null if both are empty. */
export function drawCard(t: Context): number | null {
  const { state } = t;
  if (state.draw.length === 0 && state.discard.length > 0) {
    t.emit({ kind: 'shuffled', cards: state.discard.length });
    state.draw = shuffle(state.discard, t.random);
    state.discard = [];
  }
  const card = state.draw.shift();
  if (card === undefined) return null;
  t.reveal();
  return card;
}

export function drawToHand(t: Context, seat: Seat, count: number): Resource[] {
  const drawn: Resource[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(t);
    if (card === null) break;
    addCard(playerOf(t.state, seat).hand, card, 1);
    drawn.push(resourceName(card));
  }
  return drawn;
}

/** Draws `count` random cards from another hand. */
export function drawBlind(t: Context, from: Player, count: number): number[] {
  t.reveal();
  const left = spare(from).slice();
  const certain = count === sumCards(left) || left.filter((held) => held > 0).length === 1;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const kind = certain ? left.findIndex((held) => held > 0) : (loadedDraw(t, left) ?? anyCard(t, left));
    addCard(left, kind, -1);
    addCard(from.hand, kind, -1);
    drawn.push(kind);
  }
  return drawn;
}

function anyCard(t: Context, cards: readonly number[]): number {
  let at = t.random.below(sumCards(cards));
  for (let kind = 0; kind < KINDS; kind++) {
    at -= cards[kind] as number;
    if (at < 0) return kind;
  }
  throw new Error('there is no card to draw');
}

function loadedDraw({ state }: Context, left: readonly number[]): number | null {
  if (!state.draws) return null;
  const kind = state.draws[0];
  const kinds = left.flatMap((held, each) => (held > 0 ? [each] : []));
  // If only one kind is left, its loaded entry is optional.
  if (kinds.length === 1 && kind !== kinds[0]) return kinds[0] as number;
  if (kind === undefined) throw new Error('there is no entry for a card drawn from a hand');
  if ((left[kind] as number) === 0) throw new Error(`${resourceName(kind)} cannot be drawn from that hand`);
  state.draws.shift();
  return kind;
}
