/** Counts requests by address. */
export interface RequestLimiter {
  /** Counts a request; returns whether it may be answered. */
  allows(address: string): boolean;
}

export interface RequestLimits {
  /** Requests at once, as for a page with its files. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Addresses remembered; the one seen longest ago is forgotten first. */
const ADDRESSES = 20_000;

/** Limits the requests per second of each address, with some room for a page that loads its files. */
export function createRequestLimiter({ burst, perSecond }: RequestLimits, now: () => number): RequestLimiter {
  const seen = new Map<string, { readonly left: number; readonly at: number }>();
  return {
    allows(address) {
      const at = now();
      const known = seen.get(address) ?? { left: burst, at };
      const left = Math.min(burst, known.left + (Math.max(0, at - known.at) / 1_000) * perSecond);
      const allowed = left >= 1;
      seen.delete(address);
      seen.set(address, { left: allowed ? left - 1 : left, at });
      if (seen.size > ADDRESSES) seen.delete(seen.keys().next().value ?? '');
      return allowed;
    },
  };
}
