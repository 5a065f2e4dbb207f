/** Returns the cached value for a key, or makes it. Concurrent requests share one result. */
export type Memoized<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Caches the most recently used results; failed ones aren't kept. */
export function memoizeLast<T>(most: number): Memoized<T> {
  const results = new Map<string, Promise<T>>();
  return async (key, make) => {
    const known = results.get(key) ?? make();
    results.delete(key);
    results.set(key, known);
    if (results.size > most) results.delete(results.keys().next().value ?? '');
    try {
      return await known;
    } catch (error) {
      if (results.get(key) === known) results.delete(key);
      throw error;
    }
  };
}
