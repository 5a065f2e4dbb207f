/** The sandbox's own time. It either runs with real time (and can jump ahead) or stands still until it is moved. */
export interface SandboxClock {
  now(): number;
  readonly running: boolean;
  /** Jumps ahead; everything due in between happens at once, in order. */
  advance(ms: number): void;
  /** Calls `run` when so much sandbox time has passed; the result cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Told after each jump, with the length of the jump. */
  onAdvance(listener: (ms: number) => void): () => void;
  stop(): void;
}

interface Timer {
  readonly due: number;
  readonly order: number;
  run: (() => void) | null;
}

const LONGEST_WAIT = 2 ** 31 - 1;

export function createClock(options: { readonly start?: number; readonly manual?: boolean } = {}): SandboxClock {
  const running = options.manual !== true;
  let offset = (options.start ?? Date.now()) - (running ? Date.now() : 0);
  const heap: Timer[] = [];
  const listeners = new Set<(ms: number) => void>();
  let order = 0;
  let alarm: { readonly due: number; readonly handle: NodeJS.Timeout } | null = null;

  const now = (): number => (running ? Date.now() + offset : offset);

  /** Runs what is due at `time`; during a jump, each timer sees the moment it was due as the present. */
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
    const wait = Math.min(Math.max(next.due - now(), 0), LONGEST_WAIT);
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
      const timer: Timer = { due: now() + ms, order: order++, run };
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

const earlier = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.order < b.order);

/** A binary heap: thousands of interactions each hold a 15-minute timer, so a sorted list would be too slow. */
function insert(heap: Timer[], timer: Timer): void {
  let at = heap.push(timer) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !earlier(timer, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = timer;
}

function takeFirst(heap: Timer[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    const left = heap[below];
    const right = heap[below + 1];
    if (left === undefined) break;
    if (right !== undefined && earlier(right, left)) below += 1;
    const child = heap[below];
    if (child === undefined || !earlier(child, last)) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = last;
}
