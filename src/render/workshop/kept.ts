/** Keeps what was used last, up to a limit of bytes. */
export interface Kept<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  readonly bytes: number;
}

export function keep<T>(most: number, sizeOf: (value: T) => number): Kept<T> {
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
        if (bytes <= most) break;
        entries.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
  };
}
