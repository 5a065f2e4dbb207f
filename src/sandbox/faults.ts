/** Trouble on demand. With a seed the same requests fail in the same order in every run. */
export interface RequestFault {
  /** Only requests whose "METHOD /path" matches. All when left out. */
  readonly route?: RegExp;
  /** Share of matching requests; 1 when left out. */
  readonly rate?: number;
  readonly seed?: number;
  /** Stops after so many hits. */
  readonly times?: number;
}

export interface FailFault extends RequestFault {
  readonly status?: number;
  /** Discord's own code for the refusal; 0 when left out. */
  readonly code?: number;
  /** The request takes effect first and only its answer is lost. */
  readonly afterEffect?: boolean;
}

export interface LimitFault extends RequestFault {
  /** Seconds. */
  readonly retryAfter: number;
  readonly global?: boolean;
}

export interface SlowFault extends RequestFault {
  readonly ms: number;
}

export interface DuplicateFault {
  /** Gateway event names; all when left out. */
  readonly event?: string;
  readonly rate?: number;
  readonly seed?: number;
  readonly times?: number;
}

export interface Verdict {
  readonly delay: number;
  readonly fail: { readonly status: number; readonly code: number; readonly afterEffect: boolean } | null;
  readonly limit: { readonly retryAfter: number; readonly global: boolean } | null;
}

/** What the gateway offers for trouble with sockets. */
export interface SocketControl {
  /** Cuts the line (no code) or closes it with a code; the session stays resumable unless the code says otherwise. */
  dropSockets(code?: number, shard?: number): void;
  askToReconnect(): void;
  invalidateSessions(resumable: boolean): void;
  requestHeartbeat(): void;
}

interface Rule {
  readonly matches: (key: string) => boolean;
  readonly hits: () => boolean;
}

const calm: Verdict = { delay: 0, fail: null, limit: null };

export class Faults {
  private readonly sockets: SocketControl;
  private readonly failing = new Map<Rule, FailFault>();
  private readonly limiting = new Map<Rule, LimitFault>();
  private readonly slowing = new Map<Rule, SlowFault>();
  private readonly doubling = new Map<Rule, DuplicateFault>();

  constructor(sockets: SocketControl) {
    this.sockets = sockets;
  }

  /** Answers with a server error, or refuses with a code. The result ends it. */
  fail(fault: FailFault = {}): () => void {
    return add(this.failing, fault, fault.route);
  }

  /** Answers 429. */
  rateLimit(fault: LimitFault): () => void {
    return add(this.limiting, fault, fault.route);
  }

  /** Holds answers back (real milliseconds: the bot's timers are real). */
  slow(fault: SlowFault): () => void {
    return add(this.slowing, fault, fault.route);
  }

  /** Sends gateway events twice. */
  duplicate(fault: DuplicateFault = {}): () => void {
    const { event } = fault;
    return add(this.doubling, fault, event === undefined ? undefined : new RegExp(`^${event}$`));
  }

  dropSockets(options: { readonly code?: number; readonly shard?: number } = {}): void {
    this.sockets.dropSockets(options.code, options.shard);
  }

  askToReconnect(): void {
    this.sockets.askToReconnect();
  }

  invalidateSessions(resumable = false): void {
    this.sockets.invalidateSessions(resumable);
  }

  requestHeartbeat(): void {
    this.sockets.requestHeartbeat();
  }

  clear(): void {
    for (const rules of [this.failing, this.limiting, this.slowing, this.doubling]) rules.clear();
  }

  judge(method: string, path: string): Verdict {
    if (this.failing.size === 0 && this.limiting.size === 0 && this.slowing.size === 0) return calm;
    const key = `${method} ${path}`;
    const limit = firstHit(this.limiting, key);
    const fail = limit === null ? firstHit(this.failing, key) : null;
    return {
      delay: firstHit(this.slowing, key)?.ms ?? 0,
      limit: limit === null ? null : { retryAfter: limit.retryAfter, global: limit.global === true },
      fail: fail === null ? null : { status: fail.status ?? 500, code: fail.code ?? 0, afterEffect: fail.afterEffect === true },
    };
  }

  doubles(event: string): boolean {
    return this.doubling.size > 0 && firstHit(this.doubling, event) !== null;
  }
}

function add<F extends { readonly rate?: number; readonly seed?: number; readonly times?: number }>(
  rules: Map<Rule, F>,
  fault: F,
  route: RegExp | undefined,
): () => void {
  const random = seeded(fault.seed ?? 1);
  let left = fault.times ?? Number.POSITIVE_INFINITY;
  const rule: Rule = {
    matches: (key) => left > 0 && (route === undefined || route.test(key)),
    hits: () => {
      if (random() >= (fault.rate ?? 1)) return false;
      left -= 1;
      return true;
    },
  };
  rules.set(rule, fault);
  return () => rules.delete(rule);
}

function firstHit<F>(rules: ReadonlyMap<Rule, F>, key: string): F | null {
  for (const [rule, fault] of rules) if (rule.matches(key) && rule.hits()) return fault;
  return null;
}

/** mulberry32: small, and good enough to spread faults. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
