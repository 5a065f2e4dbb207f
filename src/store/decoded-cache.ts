const DEFAULT_SIZE = 256;

export interface DecodedCache<T> {
  /** Returns the value decoded from exactly these bytes, if cached. */
  get(id: string, bytes: Buffer): T | undefined;
  /** Returns the bytes last seen under this id. */
  bytes(id: string): Buffer | undefined;
  put(id: string, bytes: Buffer, value: T): void;
}

/**
 * Caches decoded values, since decoding takes as long as fetching. Redis is always asked: the same bytes mean the same
 * value, and values are never mutated.
 */
export function createDecodedCache<T>(most = DEFAULT_SIZE): DecodedCache<T> {
  const seen = new Map<string, { readonly bytes: Buffer; readonly value: T }>();
  return {
    get(id, bytes) {
      const known = seen.get(id);
      return known?.bytes.equals(bytes) ? known.value : undefined;
    },
    bytes: (id) => seen.get(id)?.bytes,
    put(id, bytes, value) {
      // The least recently used entry is first and is evicted first.
      seen.delete(id);
      seen.set(id, { bytes, value });
      if (seen.size > most) for (const oldest of seen.keys()) return void seen.delete(oldest);
    },
  };
}
