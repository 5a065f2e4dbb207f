import { createHash } from 'node:crypto';
import type { MatchedRoute } from './router.ts';

/**
 * Rate limits in real time, because the bot's timers are real. `relaxed` sends headers but hardly ever refuses, for
 * fast tests; `discord` is as strict as Discord.
 */
export type RateLimits =
  | 'relaxed'
  | 'discord'
  | { readonly limit: number; readonly perMs: number; readonly global?: number };

interface LimitWindow {
  resetAt: number;
  used: number;
}

export interface LimitState {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait if refused. */
  readonly refused: { readonly retryAfter: number; readonly global: boolean } | null;
}

const discordBuckets: Readonly<Record<string, readonly [limit: number, perMs: number]>> = {
  'message-create': [5, 5_000],
  'message-edit': [5, 5_000],
  'message-delete': [5, 1_000],
  'thread-create': [50, 300_000],
  'channel-edit': [2, 10_000],
  'dm-open': [10, 10_000],
  webhook: [5, 2_000],
};
const globalPerSecond = 50;

export class SandboxRateLimiter {
  private readonly rules: RateLimits;
  private readonly windows = new Map<string, LimitWindow>();
  private readonly hashes = new Map<string, string>();
  private second: LimitWindow = { resetAt: 0, used: 0 };

  constructor(rules: RateLimits) {
    this.rules = rules;
  }

  count(found: MatchedRoute, now: number): LimitState {
    const { bucket } = found.route;
    if (bucket === null) return { headers: {}, refused: null };
    const wholeClient = this.countGlobal(bucket, now);
    if (wholeClient !== null) return wholeClient;
    const [limit, perMs] = this.sizeOf(bucket);
    const { params } = found;
    const key = `${bucket}:${params['channel'] ?? params['guild'] ?? params['token'] ?? ''}`;
    let window = this.windows.get(key);
    if (window === undefined || window.resetAt <= now) {
      if (this.windows.size > 10_000) this.sweep(now);
      window = { resetAt: now + perMs, used: 0 };
      this.windows.set(key, window);
    }
    const wait = Math.max(window.resetAt - now, 1) / 1000;
    const over = window.used >= limit;
    if (!over) window.used += 1;
    const headers: Record<string, string> = {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(limit - window.used),
      'X-RateLimit-Reset': (window.resetAt / 1000).toFixed(3),
      'X-RateLimit-Reset-After': wait.toFixed(3),
      'X-RateLimit-Bucket': this.hash(bucket),
    };
    if (over) headers['X-RateLimit-Scope'] = 'user';
    return { headers, refused: over ? { retryAfter: wait, global: false } : null };
  }

  private countGlobal(bucket: string, now: number): LimitState | null {
    const limit = this.rules === 'relaxed' ? undefined : this.rules === 'discord' ? globalPerSecond : this.rules.global;
    if (limit === undefined || bucket === 'webhook') return null;
    if (this.second.resetAt <= now) this.second = { resetAt: now + 1000, used: 0 };
    this.second.used += 1;
    if (this.second.used <= limit) return null;
    return {
      headers: { 'X-RateLimit-Scope': 'global' },
      refused: { retryAfter: (this.second.resetAt - now) / 1000, global: true },
    };
  }

  private sizeOf(bucket: string): readonly [number, number] {
    if (this.rules === 'relaxed') return [1000, 1000];
    if (this.rules === 'discord') return discordBuckets[bucket] ?? [50, 1000];
    return [this.rules.limit, this.rules.perMs];
  }

  private hash(bucket: string): string {
    const known = this.hashes.get(bucket) ?? createHash('md5').update(bucket).digest('hex');
    this.hashes.set(bucket, known);
    return known;
  }

  private sweep(now: number): void {
    for (const [key, window] of this.windows) if (window.resetAt <= now) this.windows.delete(key);
  }
}
