import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { playerOf, type Table } from '../state.ts';
import { resourceIndex, resourceName, type Resource, resources } from '../vocabulary.ts';
import { add, drawBlind, drawToHand } from './draw.ts';

const indexOf = (resource: string): number => resourceIndex.get(resource) as number;

export function tradeWithStack(t: Table, gave: Resource): void {
  const { state } = t;
  const seat = state.active;
  add(playerOf(state, seat).hand, indexOf(gave), -1);
  state.discard.unshift(indexOf(gave));
  state.traded++;
  const drawn = drawToHand(t, seat, 1);
  t.tell({ kind: 'exchanged', seat, gave, drawn });
}

export function tradeWithMarket(t: Table, gave: Resource, got: Resource): void {
  const { state } = t;
  const seat = state.active;
  const { hand } = playerOf(state, seat);
  for (const [resource, count] of [[gave, -1], [got, 1]] as const) {
    add(hand, indexOf(resource), count);
    add(state.market, indexOf(resource), -count);
  }
  state.traded++;
  t.tell({ kind: 'bought', seat, gave, got });
}

/** Cards are drawn unseen from another hand; which ones go back is asked next. */
export function tradeWithPlayer(t: Table, from: Seat, count: number): void {
  const { state } = t;
  const seat = state.active;
  const cards = drawBlind(t, playerOf(state, from), count);
  for (const card of cards) add(playerOf(state, seat).hand, card, 1);
  state.traded += count;
  state.returning = { to: from, cards };
  t.tell({ kind: 'drew', seat, from, cards: cards.map(resourceName), guild: false });
}

/** Another hand is opened to the owner of the library. */
export function openHand(t: Table, at: Seat): void {
  const { state } = t;
  state.looking = at;
  state.library = true;
  state.traded++;
  t.reveal();
  t.tell({ kind: 'looked', seat: state.active, at });
}

export function* takeFromOpened(t: Table, from: Seat): Script {
  const { state } = t;
  const seat = state.active;
  const { hand } = playerOf(state, from);
  const choices = resources.filter((_, kind) => (hand[kind] as number) > 0);
  const [taken = ''] = yield* ask({ seat, key: 'take', choices, min: 1, max: 1 });
  const card = indexOf(taken);
  add(hand, card, -1);
  add(playerOf(state, seat).hand, card, 1);
  state.looking = null;
  state.returning = { to: from, cards: [card] };
  t.tell({ kind: 'took', seat, from, cards: [resourceName(card)] });
}

export function* giveBack(t: Table, to: Seat, drawn: readonly number[]): Script {
  const { state } = t;
  const seat = state.active;
  const { hand } = playerOf(state, seat);
  const choices = resources.filter((_, kind) => (hand[kind] as number) > 0);
  const limits = hand.filter((count) => count > 0);
  const { length } = drawn;
  const picks = yield* ask({ seat, key: 'return', choices, limits, min: length, max: length, otherwise: drawn.map(resourceName) });
  for (const card of picks) {
    add(hand, indexOf(card), -1);
    add(playerOf(state, to).hand, indexOf(card), 1);
  }
  state.returning = null;
  t.tell({ kind: 'gave', seat, to, cards: picks as readonly Resource[] });
}

/** A card of somebody at least as strong, unseen and for good. */
export function useGuild(t: Table, from: Seat): void {
  const { state } = t;
  const seat = state.active;
  const cards = drawBlind(t, playerOf(state, from), 1);
  for (const card of cards) add(playerOf(state, seat).hand, card, 1);
  state.phase = 'build';
  state.guild++;
  t.tell({ kind: 'drew', seat, from, cards: cards.map(resourceName), guild: true });
}
