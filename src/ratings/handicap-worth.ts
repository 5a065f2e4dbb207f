import measured from './handicap-worth.json' with { type: 'json' };

/** By game and variant, then by handicap: how many rating points it makes up for. */
const worths: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** A smaller lead needs no handicap. */
const EVEN = 100;
/** With more of the lead left, the match wouldn't be even: the stronger player would win more than 62 %. */
const LEFT = 140;

/** Returns the handicap that makes up best for a lead in rating points; null if none is needed or known to fit. */
export function handicapFor(game: string, variant: string, lead: number): string | null {
  if (lead < EVEN) return null;
  let best: string | null = null;
  let rest = Math.min(lead, LEFT);
  for (const [id, worth] of Object.entries(worths[`${game} ${variant}`] ?? {}))
    if (Math.abs(lead - worth) < rest) [best, rest] = [id, Math.abs(lead - worth)];
  return best;
}
