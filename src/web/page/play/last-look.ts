import type { Looks } from './changes.ts';

/** What this browser has shown of a match, so that it can show what came after. */
export interface LastLook {
  /** The number of answers given by then. */
  readonly answers: number;
  /** Null if it wasn't kept. */
  readonly looks: Looks | null;
}

const keyOf = (match: string): string => `parley-seen-${match}`;

/** Returns what was shown last; null if nothing was. */
export function lastLook(match: string): LastLook | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(match)) ?? 'null') as LastLook | number | null;
    return typeof stored === 'number' ? { answers: stored, looks: null } : stored;
  } catch {
    // Storage can be blocked.
    return null;
  }
}

export function rememberLook(match: string, look: LastLook): void {
  try {
    localStorage.setItem(keyOf(match), JSON.stringify(look));
  } catch {
    // Then everything of the current turn counts as new.
  }
}

/** Forgets what was seen, on signing out. */
export function forgetLooks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
