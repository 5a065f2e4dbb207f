import { type Random, shuffle } from '../../../engine/random.ts';
import type { Script } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { reportNoEffect } from './report-no-effect.ts';
import type { Copy, State, Context } from '../state.ts';

/** The number of events below Yule. */
const BELOW_YULE = 3;

const isYule = (copy: Copy): boolean => cardOf(copy).relays === true;

/** Shuffles the events with Yule fourth from the bottom; in a small stack never on top. */
export function layEventStack(events: readonly Copy[], random: Random): Copy[] {
  const [back, once] = [events.filter(resurfaces), events.filter((copy) => !isYule(copy) && !resurfaces(copy))];
  const others = shuffle(once, random);
  const depth = Math.max(back.length > 0 ? 0 : 1, others.length - BELOW_YULE);
  const above = [...others.slice(0, depth), ...back];
  return [...(back.length > 0 ? shuffle(above, random) : above), ...events.filter(isYule), ...others.slice(depth)];
}

/** Draws the top event; Yule rebuilds the stack and draws again. */
export function drawEvent(t: Context): Script | null {
  const { state } = t;
  for (;;) {
    const copy = state.events.shift();
    if (copy === undefined) return null;
    t.reveal();
    setSighted(
      state,
      state.sighted?.flatMap((above) => (above > 0 ? [above - 1] : [])),
    );
    state.event = copy;
    t.emit({ kind: 'event', card: idOf(copy) });
    if (resurfaces(copy)) return reinserted(t, copy);
    state.events.push(copy);
    if (!isYule(copy)) return resolved(t, copy);
    if (state.events.length === 1) return null;
    state.events = layEventStack(state.events, t.random);
    setSighted(state, []);
  }
}

const resolved = (t: Context, copy: Copy): Script =>
  reportNoEffect(t, idOf(copy), (heard) => cardOf(copy).resolve?.(heard));

const resurfaces = (copy: Copy): boolean => cardOf(copy).resurfaces === true;

function setSighted(state: State, sighted: readonly number[] = []): void {
  if (sighted.length > 0) state.sighted = sighted;
  else if (state.sighted) delete state.sighted;
}

/** The event stack with returning events at their known positions. */
export function withSighted(events: readonly Copy[], sighted: readonly number[]): Copy[] {
  const laid = [...events];
  for (const at of sighted) {
    const from = laid.findIndex((copy, index) => resurfaces(copy) && !sighted.includes(index));
    if (from < 0 || resurfaces(laid[at] as Copy)) continue;
    [laid[at], laid[from]] = [laid[from] as Copy, laid[at] as Copy];
  }
  return laid;
}

/** The position at which a returning event is reinserted. */
const DEPTH = 4;

function* reinserted(t: Context, copy: Copy): Script {
  yield* resolved(t, copy);
  const { events, sighted = [] } = t.state;
  const above = Math.min(DEPTH, events.length);
  events.splice(above, 0, copy);
  setSighted(t.state, [...sighted.map((each) => (each < above ? each : each + 1)), above]);
}
