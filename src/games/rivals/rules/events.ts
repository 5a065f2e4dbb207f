import { type Random, shuffle } from '../../../engine/random.ts';
import type { Script } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import type { Copy, Table } from '../state.ts';

/** How many events lie below Yule. */
const BELOW_YULE = 3;

const isYule = (copy: Copy): boolean => cardOf(copy).relays === true;

/** Shuffles the events and puts Yule fourth from the bottom, but in a stack of few never on top of all others. */
export function layEvents(events: readonly Copy[], random: Random): Copy[] {
  const others = shuffle(events.filter((copy) => !isYule(copy)), random);
  const depth = Math.max(1, others.length - BELOW_YULE);
  return [...others.slice(0, depth), ...events.filter(isYule), ...others.slice(depth)];
}

/** Turns up the top event, to be resolved. Yule has the stack laid anew, and another event follows. */
export function drawEvent(t: Table): Script | null {
  const { state } = t;
  for (;;) {
    const copy = state.events.shift();
    if (copy === undefined) return null;
    t.reveal();
    state.event = copy;
    t.tell({ kind: 'event', card: idOf(copy) });
    state.events.push(copy);
    if (!isYule(copy)) return cardOf(copy).resolve?.(t) ?? null;
    if (state.events.length === 1) return null;
    state.events = layEvents(state.events, t.random);
  }
}
