/** Gives what was made for a key before, or makes it. Equal requests at the same time wait for one result. */
export type Remembered<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Keeps the results that were asked for last. One that failed is not kept. */
export function remembering<T>(most: number): Remembered<T> {
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
