/** How many values are remembered. */
const MOST = 256;

export interface Cache<T> {
  /** The value these very bytes stand for, if it was seen. */
  get(id: string, bytes: Buffer): T | undefined;
  /** The bytes last seen under this id. */
  bytes(id: string): Buffer | undefined;
  put(id: string, bytes: Buffer, value: T): void;
}

/**
 * Unpacking and checking a sheet or a profile takes as long as fetching it. Redis is always asked; when it answers with the same
 * bytes as last time, the value is the same, and values are never changed in place.
 */
export function createCache<T>(most = MOST): Cache<T> {
  const seen = new Map<string, { readonly bytes: Buffer; readonly value: T }>();
  return {
    get(id, bytes) {
      const known = seen.get(id);
      return known?.bytes.equals(bytes) ? known.value : undefined;
    },
    bytes: (id) => seen.get(id)?.bytes,
    put(id, bytes, value) {
      // The one that was not used for longest stands first and goes first.
      seen.delete(id);
      seen.set(id, { bytes, value });
      if (seen.size > most) for (const oldest of seen.keys()) return void seen.delete(oldest);
    },
  };
}
