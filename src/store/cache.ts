import type { Sheet } from '../match/sheet.ts';

/** How many sheets are remembered. */
const MOST = 256;

export interface Cache {
  /** The sheet these very bytes stand for, if it was seen. */
  get(id: string, bytes: Buffer): Sheet | undefined;
  /** The bytes last seen of this match. */
  bytes(id: string): Buffer | undefined;
  put(id: string, bytes: Buffer, sheet: Sheet): void;
}

/**
 * Unpacking and checking a sheet takes as long as fetching it. Redis is always asked; when it answers with the same bytes as
 * last time, the sheet is the same, and sheets are never changed in place.
 */
export function createCache(most = MOST): Cache {
  const seen = new Map<string, { readonly bytes: Buffer; readonly sheet: Sheet }>();
  return {
    get(id, bytes) {
      const known = seen.get(id);
      return known?.bytes.equals(bytes) ? known.sheet : undefined;
    },
    bytes: (id) => seen.get(id)?.bytes,
    put(id, bytes, sheet) {
      // The one that was not used for longest stands first and goes first.
      seen.delete(id);
      seen.set(id, { bytes, sheet });
      if (seen.size > most) for (const oldest of seen.keys()) return void seen.delete(oldest);
    },
  };
}
