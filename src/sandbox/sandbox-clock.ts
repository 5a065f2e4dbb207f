/** The sandbox's time. It follows real time (and can jump ahead) or moves only when advanced. */
export interface SandboxClock {
  now(): number;
  readonly running: boolean;
  /** Jumps ahead and runs everything due in between, in order. */
  advance(ms: number): void;
  /** Calls `run` after this much sandbox time; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Calls the listener after each jump, with its length. */
  onAdvance(listener: (ms: number) => void): () => void;
  stop(): void;
}

interface ScheduledCall {
  readonly due: number;
  readonly order: number;
  run: (() => void) | null;
}

const MAX_TIMEOUT = 2 ** 31 - 1;

export function createSandboxClock(options: { readonly start?: number; readonly manual?: boolean } = {}): SandboxClock {
  const running = options.manual !== true;
  let offset = (options.start ?? Date.now()) - (running ? Date.now() : 0);
  const heap: ScheduledCall[] = [];
  const listeners = new Set<(ms: number) => void>();
  let order = 0;
  let alarm: { readonly due: number; readonly handle: NodeJS.Timeout } | null = null;

  const now = (): number => (running ? Date.now() + offset : offset);

  /** Runs everything due at `time`; during a jump, each timer sees its due time as the present. */
  const runDue = (time: number): void => {
    for (let next = heap[0]; next !== undefined && next.due <= time; next = heap[0]) {
      takeFirst(heap);
      next.run?.();
    }
  };

  const setAlarm = (): void => {
    const next = heap[0];
    if (!running || next === undefined || (alarm !== null && alarm.due <= next.due)) return;
    if (alarm !== null) clearTimeout(alarm.handle);
    const wait = Math.min(Math.max(next.due - now(), 0), MAX_TIMEOUT);
    const handle = setTimeout(() => {
      alarm = null;
      runDue(now());
      setAlarm();
    }, wait);
    handle.unref();
    alarm = { due: next.due, handle };
  };

  return {
    now,
    running,
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError('The clock only moves forward.');
      const target = now() + ms;
      for (let next = heap[0]; next !== undefined && next.due <= target; next = heap[0]) {
        if (next.due > now()) offset += next.due - now();
        runDue(next.due);
      }
      if (target > now()) offset += target - now();
      if (alarm !== null) clearTimeout(alarm.handle);
      alarm = null;
      setAlarm();
      for (const listener of listeners) listener(ms);
    },
    after(ms, run) {
      const timer: ScheduledCall = { due: now() + ms, order: order++, run };
      insert(heap, timer);
      setAlarm();
      return () => {
        timer.run = null;
      };
    },
    onAdvance(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      if (alarm !== null) clearTimeout(alarm.handle);
      alarm = null;
      heap.length = 0;
    },
  };
}

const isEarlier = (a: ScheduledCall, b: ScheduledCall): boolean =>
  a.due < b.due || (a.due === b.due && a.order < b.order);

/** Inserts into a binary heap; a sorted list would be too slow for thousands of 15-minute timers. */
function insert(heap: ScheduledCall[], timer: ScheduledCall): void {
  let at = heap.push(timer) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isEarlier(timer, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = timer;
}

function takeFirst(heap: ScheduledCall[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    const left = heap[below];
    const right = heap[below + 1];
    if (left === undefined) break;
    if (right !== undefined && isEarlier(right, left)) below += 1;
    const child = heap[below];
    if (child === undefined || !isEarlier(child, last)) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = last;
}
