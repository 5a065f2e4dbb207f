import { StoreError, type StoreFault } from '../match/ports.ts';

/** What Redis answers, by its first word; inside a script older servers put more words before it. */
const replies: readonly (readonly [RegExp, StoreFault, string])[] = [
  [/\bOOM\b/, 'full', 'Redis has no memory left'],
  [/\bMISCONF\b/, 'full', 'Redis cannot write to its disk'],
  [/\bREADONLY\b/, 'read-only', 'Redis is a read-only replica'],
  [/\b(LOADING|CLUSTERDOWN|MASTERDOWN|TRYAGAIN|NOREPLICAS|BUSY)\b/, 'unreachable', 'Redis is not ready'],
  [/\b(NOAUTH|WRONGPASS|NOPERM)\b/, 'unreachable', 'Redis does not let the bot in'],
  [/\bWRONGTYPE\b/, 'corrupted', 'a key in Redis holds something else than it should'],
];

/** Errors of the connection: by name, by code, by words. */
const torn = [
  /MaxRetriesPerRequestError|AbortError|ClusterAllFailedError/,
  /ECONN|ETIMEDOUT|EPIPE|ENOENT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/,
  /Connection is closed|Socket timeout|Socket closed|Stream isn't writeable|timed out/,
];

/** The error the layers above have words for; anything else, a mistake in the program, stays what it is. */
export function faultOf(error: unknown, match: string | null): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  for (const [pattern, fault, words] of replies) {
    if (pattern.test(error.message)) return new StoreError(fault, `${words}: ${firstLine(error)}`, match);
  }
  const { code } = error as { code?: unknown };
  const words = `${error.name} ${typeof code === 'string' ? code : ''} ${error.message}`;
  return torn.some((pattern) => pattern.test(words)) ? new StoreError('unreachable', `Redis cannot be reached: ${firstLine(error)}`, match) : error;
}

const firstLine = (error: Error): string => error.message.split('\n', 1)[0] ?? '';

/** Longer than a single connection ever waits; a cluster without a usable node would let commands wait for ever. */
const PATIENCE = 15_000;

/** Runs something that asks Redis. */
export async function asking<T>(match: string | null, ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new StoreError('unreachable', 'Redis does not answer', match)), PATIENCE);
    });
    return await Promise.race([ask(), late]);
  } catch (error) {
    throw faultOf(error, match);
  } finally {
    clearTimeout(timer);
  }
}
