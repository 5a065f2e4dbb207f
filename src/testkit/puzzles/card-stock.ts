import type { BaseState } from '../../engine/game/index.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { copyState as copySettlers, handOf, sideOf, type State as SettlersState } from '../../games/settlers/state.ts';
import { copyState as copyStruggle, playerOf, type State as StruggleState } from '../../games/struggle/state.ts';
import type { StockEditor } from './stock-editor.ts';

/** The fewest cards of a new hand, and how many more there can be. */
const FEWEST_CARDS = 6;
const MORE_CARDS = 4;
/** More offers than a turn may have, so that a puzzle has none. */
const NO_MORE_OFFERS = 99;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Moves one card between a hand and where its kind comes from. */
function move(from: number[], to: number[], kind: number): void {
  from[kind] = (from[kind] as number) - 1;
  to[kind] = (to[kind] as number) + 1;
}

/** Draws a kind by chance, as likely as there are cards of it. */
function drawKind(counts: readonly number[], random: Random): number {
  let left = random.below(sum(counts));
  return counts.findIndex((count) => (left -= count) < 0);
}

/** Returns the kind of the non-empty pile of this index; null if there is none. */
function kindAt(counts: readonly number[], index: number): number | null {
  return counts.flatMap((count, kind) => (count > 0 ? [kind] : []))[index] ?? null;
}

/** CATAN: a hand from the bank. */
export const settlersStock = (seats: number): StockEditor => ({
  // Standing offers and answers in the meantime don't belong to a puzzle.
  options: { flow: 'strict' },
  seats,
  question: 'menu',
  withoutChance: true,
  enrich(base: BaseState, seat: Seat, random: Random) {
    const state = base as SettlersState;
    const hand = handOf(state, seat);
    // Hidden points would make the goal unclear.
    const side = sideOf(state, seat);
    const hidden = [...side.development, ...side.bought].filter((card) => card === 'victory-point');
    side.development = side.development.filter((card) => card !== 'victory-point');
    side.bought = side.bought.filter((card) => card !== 'victory-point');
    state.deck.push(...hidden);
    state.offer = null;
    state.proposals = [];
    state.now = { ...state.now, offers: NO_MORE_OFFERS };
    for (let kind = 0; kind < hand.length; kind++) while ((hand[kind] as number) > 0) move(hand, state.bank, kind);
    for (let card = FEWEST_CARDS + random.below(MORE_CARDS + 1); card > 0; card--)
      move(state.bank, hand, drawKind(state.bank, random));
  },
  count: (state, seat) => sum(handOf(state as SettlersState, seat)),
  withOneLess(state, seat, index) {
    const copy = copySettlers(state as SettlersState);
    const kind = kindAt(handOf(copy, seat), index);
    if (kind === null) return null;
    move(handOf(copy, seat), copy.bank, kind);
    return copy;
  },
  canonical: (state) => copySettlers(state as SettlersState),
});

/** Struggle: a hand from the draw pile. */
export const struggleStock: StockEditor = {
  options: { flow: 'strict' },
  seats: 2,
  question: 'menu',
  withoutChance: true,
  enrich(base: BaseState, seat: Seat, random: Random) {
    const state = base as StruggleState;
    const { hand } = playerOf(state, seat);
    const cards = FEWEST_CARDS + random.below(MORE_CARDS + 1);
    while (sum(hand) < cards && state.draw.length > 0) {
      const [kind = 0] = state.draw.splice(random.below(state.draw.length), 1);
      hand[kind] = (hand[kind] as number) + 1;
    }
  },
  count: (state, seat) => sum(playerOf(state as StruggleState, seat).hand),
  withOneLess(state, seat, index) {
    const copy = copyStruggle(state as StruggleState);
    const { hand } = playerOf(copy, seat);
    const kind = kindAt(hand, index);
    if (kind === null) return null;
    hand[kind] = (hand[kind] as number) - 1;
    copy.draw.push(kind);
    return copy;
  },
  canonical: (state) => copyStruggle(state as StruggleState),
};
