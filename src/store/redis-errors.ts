import { StoreError, type StoreFault } from '../match/ports.ts';

/** Redis errors by their first word; older servers put more words before it inside a script. */
const replies: readonly (readonly [RegExp, StoreFault, string])[] = [
  [/\bOOM\b/, 'full', 'Redis has no memory left'],
  [/\bMISCONF\b/, 'full', 'Redis cannot write to its disk'],
  [/\bREADONLY\b/, 'read-only', 'Redis is a read-only replica'],
  [/\b(LOADING|CLUSTERDOWN|MASTERDOWN|TRYAGAIN|NOREPLICAS|BUSY)\b/, 'unreachable', 'Redis is not ready'],
  [/\b(NOAUTH|WRONGPASS|NOPERM)\b/, 'unreachable', 'Redis denies access'],
  [/\bWRONGTYPE\b/, 'corrupted', 'a key in Redis has the wrong type'],
];

/** Connection errors, by name, code or message. */
const connectionErrors = [
  /MaxRetriesPerRequestError|AbortError|ClusterAllFailedError/,
  /ECONN|ETIMEDOUT|EPIPE|ENOENT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/,
  /Connection is closed|Socket timeout|Socket closed|Stream isn't writeable|timed out/,
];

/** Returns a `StoreError` for known Redis errors; any other error is a bug and stays unchanged. */
export function storeErrorOf(error: unknown, match: string | null): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  for (const [pattern, fault, summary] of replies) {
    if (pattern.test(error.message)) return new StoreError(fault, `${summary}: ${firstLine(error)}`, match);
  }
  const { code } = error as { code?: unknown };
  const text = `${error.name} ${typeof code === 'string' ? code : ''} ${error.message}`;
  return connectionErrors.some((pattern) => pattern.test(text))
    ? new StoreError('unreachable', `Redis cannot be reached: ${firstLine(error)}`, match)
    : error;
}

const firstLine = (error: Error): string => error.message.split('\n', 1)[0] ?? '';

/** Longer than any connection waits; without a usable node, cluster commands would wait forever. */
const TIMEOUT = 15_000;

/** Runs a Redis operation with a timeout and converts its errors. */
export async function askRedis<T>(match: string | null, ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new StoreError('unreachable', 'Redis does not answer', match)), TIMEOUT);
    });
    return await Promise.race([ask(), late]);
  } catch (error) {
    throw storeErrorOf(error, match);
  } finally {
    clearTimeout(timer);
  }
}
