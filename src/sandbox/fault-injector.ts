/** Selects requests to fail. With a seed, the same requests fail in every run. */
export interface RequestFault {
  /** Matches "METHOD /path"; all requests by default. */
  readonly route?: RegExp;
  /** Share of matching requests; 1 by default. */
  readonly rate?: number;
  readonly seed?: number;
  /** Maximum number of hits. */
  readonly times?: number;
}

export interface FailFault extends RequestFault {
  readonly status?: number;
  /** Discord's error code; 0 by default. */
  readonly code?: number;
  /** The request takes effect, but its answer is lost. */
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
  /** Gateway event names; all by default. */
  readonly event?: string;
  readonly rate?: number;
  readonly seed?: number;
  readonly times?: number;
}

export interface FaultDecision {
  readonly delay: number;
  readonly fail: { readonly status: number; readonly code: number; readonly afterEffect: boolean } | null;
  readonly limit: { readonly retryAfter: number; readonly global: boolean } | null;
}

/** Gateway controls for socket faults. */
export interface SocketControl {
  /** Cuts connections, or closes them with a code. Sessions stay resumable unless the code forbids it. */
  dropSockets(code?: number, shard?: number): void;
  askToReconnect(): void;
  invalidateSessions(resumable: boolean): void;
  requestHeartbeat(): void;
}

interface Rule {
  readonly matches: (key: string) => boolean;
  readonly hits: () => boolean;
}

const NO_FAULT: FaultDecision = { delay: 0, fail: null, limit: null };

export class FaultInjector {
  private readonly sockets: SocketControl;
  private readonly failRules = new Map<Rule, FailFault>();
  private readonly limitRules = new Map<Rule, LimitFault>();
  private readonly slowRules = new Map<Rule, SlowFault>();
  private readonly duplicateRules = new Map<Rule, DuplicateFault>();

  constructor(sockets: SocketControl) {
    this.sockets = sockets;
  }

  /** Answers with a server error, or refuses with a code. The returned function stops it. */
  fail(fault: FailFault = {}): () => void {
    return addRule(this.failRules, fault, fault.route);
  }

  /** Answers 429. */
  rateLimit(fault: LimitFault): () => void {
    return addRule(this.limitRules, fault, fault.route);
  }

  /** Delays answers, in real milliseconds because the bot's timers are real. */
  slow(fault: SlowFault): () => void {
    return addRule(this.slowRules, fault, fault.route);
  }

  /** Sends gateway events twice. */
  duplicate(fault: DuplicateFault = {}): () => void {
    const { event } = fault;
    return addRule(this.duplicateRules, fault, event === undefined ? undefined : new RegExp(`^${event}$`));
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
    for (const rules of [this.failRules, this.limitRules, this.slowRules, this.duplicateRules]) rules.clear();
  }

  decide(method: string, path: string): FaultDecision {
    if (this.failRules.size === 0 && this.limitRules.size === 0 && this.slowRules.size === 0) return NO_FAULT;
    const key = `${method} ${path}`;
    const limit = firstHit(this.limitRules, key);
    const fail = limit === null ? firstHit(this.failRules, key) : null;
    return {
      delay: firstHit(this.slowRules, key)?.ms ?? 0,
      limit: limit === null ? null : { retryAfter: limit.retryAfter, global: limit.global === true },
      fail:
        fail === null
          ? null
          : { status: fail.status ?? 500, code: fail.code ?? 0, afterEffect: fail.afterEffect === true },
    };
  }

  shouldDuplicate(event: string): boolean {
    return this.duplicateRules.size > 0 && firstHit(this.duplicateRules, event) !== null;
  }
}

function addRule<F extends { readonly rate?: number; readonly seed?: number; readonly times?: number }>(
  rules: Map<Rule, F>,
  fault: F,
  route: RegExp | undefined,
): () => void {
  const random = seededRandom(fault.seed ?? 1);
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

/** mulberry32 random generator. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
