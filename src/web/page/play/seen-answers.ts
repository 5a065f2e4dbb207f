/** The number of answers that this browser has shown of a match, so that it can show what came after. */

const keyOf = (match: string): string => `parley-seen-${match}`;

/** Returns the number of answers seen last; null if none were. */
export function lastSeen(match: string): number | null {
  try {
    const stored = localStorage.getItem(keyOf(match));
    return stored === null ? null : Number(stored);
  } catch {
    // Storage can be blocked.
    return null;
  }
}

export function rememberSeen(match: string, answers: number): void {
  try {
    localStorage.setItem(keyOf(match), String(answers));
  } catch {
    // Then everything of the current turn counts as new.
  }
}

/** Forgets what was seen, on signing out. */
export function forgetSeen(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
