/** Keeps the most recently used values, up to a limit in bytes. */
export interface LruCache<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  readonly bytes: number;
}

export function createLruCache<T>(maxBytes: number, sizeOf: (value: T) => number): LruCache<T> {
  const entries = new Map<string, T>();
  let bytes = 0;
  return {
    get bytes() {
      return bytes;
    },
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    put(key, value) {
      const known = entries.get(key);
      if (known !== undefined) bytes -= sizeOf(known);
      entries.delete(key);
      entries.set(key, value);
      bytes += sizeOf(value);
      for (const [oldest, old] of entries) {
        if (bytes <= maxBytes) break;
        entries.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
  };
}
