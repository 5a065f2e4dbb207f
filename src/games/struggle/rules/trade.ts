import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { playerOf, type Context } from '../state.ts';
import { resourceIndex, resourceName, type Resource, resources } from '../vocabulary.ts';
import { addCard, drawBlind, drawToHand } from './draw.ts';

const indexOf = (resource: string): number => resourceIndex.get(resource) as number;

export function tradeWithStack(t: Context, gave: Resource): void {
  const { state } = t;
  const seat = state.active;
  addCard(playerOf(state, seat).hand, indexOf(gave), -1);
  state.discard.unshift(indexOf(gave));
  state.traded++;
  const drawn = drawToHand(t, seat, 1);
  t.emit({ kind: 'exchanged', seat, gave, drawn });
}

export function tradeWithMarket(t: Context, gave: Resource, got: Resource): void {
  const { state } = t;
  const seat = state.active;
  const { hand } = playerOf(state, seat);
  for (const [resource, count] of [
    [gave, -1],
    [got, 1],
  ] as const) {
    addCard(hand, indexOf(resource), count);
    addCard(state.market, indexOf(resource), -count);
  }
  state.traded++;
  t.emit({ kind: 'bought', seat, gave, got });
}

/** Draws cards blind from another hand; which ones go back is asked next. */
export function tradeWithPlayer(t: Context, from: Seat, count: number): void {
  const { state } = t;
  const seat = state.active;
  const cards = drawBlind(t, playerOf(state, from), count);
  for (const card of cards) addCard(playerOf(state, seat).hand, card, 1);
  state.traded += count;
  state.returning = { to: from, cards };
  t.emit({ kind: 'drew', seat, from, cards: cards.map(resourceName), guild: false });
}

/** Shows another hand to the owner of the library. */
export function openHand(t: Context, at: Seat): void {
  const { state } = t;
  state.looking = at;
  state.library = true;
  state.traded++;
  t.reveal();
  t.emit({ kind: 'looked', seat: state.active, at });
}

export function* takeFromOpened(t: Context, from: Seat): Script {
  const { state } = t;
  const seat = state.active;
  const { hand } = playerOf(state, from);
  const choices = resources.filter((_, kind) => (hand[kind] as number) > 0);
  const [taken = ''] = yield* ask({ seat, key: 'take', choices, min: 1, max: 1 });
  const card = indexOf(taken);
  addCard(hand, card, -1);
  addCard(playerOf(state, seat).hand, card, 1);
  state.looking = null;
  state.returning = { to: from, cards: [card] };
  t.emit({ kind: 'took', seat, from, cards: [resourceName(card)] });
}

export function* returnCards(t: Context, to: Seat, drawn: readonly number[]): Script {
  const { state } = t;
  const seat = state.active;
  const { hand } = playerOf(state, seat);
  const choices = resources.filter((_, kind) => (hand[kind] as number) > 0);
  const limits = hand.filter((count) => count > 0);
  const { length } = drawn;
  const picks = yield* ask({
    seat,
    key: 'return',
    choices,
    limits,
    min: length,
    max: length,
    fallback: drawn.map(resourceName),
  });
  for (const card of picks) {
    addCard(hand, indexOf(card), -1);
    addCard(playerOf(state, to).hand, indexOf(card), 1);
  }
  state.returning = null;
  t.emit({ kind: 'gave', seat, to, cards: picks as readonly Resource[] });
}

/** Draws a card blind from a player who is at least as strong. */
export function useGuild(t: Context, from: Seat): void {
  const { state } = t;
  const seat = state.active;
  const cards = drawBlind(t, playerOf(state, from), 1);
  for (const card of cards) addCard(playerOf(state, seat).hand, card, 1);
  state.phase = 'build';
  state.guild++;
  t.emit({ kind: 'drew', seat, from, cards: cards.map(resourceName), guild: true });
}
