import { hasEnded, type ClubRefusal, refuse } from './refusal.ts';
import type { Competition, Invitation } from './competition.ts';
import { cupTable } from './cup-table.ts';
import { ladderOrder } from './ladder-order.ts';
import { leagueTable } from './league-table.ts';
import { openCompetition } from './open-competition.ts';

/** Returns how many go up, and how many go down, between two divisions: a third of the smaller one. */
export const movesBetween = (upper: number, lower: number): number =>
  Math.max(1, Math.floor(Math.min(upper, lower) / 3));

/** Returns everyone's final order by division, the best first. */
function finalOrder(competition: Competition): readonly (readonly number[])[] {
  const { kind, divisions, endedAt } = competition;
  if (kind === 'ladder') return [ladderOrder(competition, endedAt ?? 0)];
  if (kind === 'cup') return [cupTable(competition).map(({ entrant }) => entrant)];
  return divisions.map((_, division) => leagueTable(competition, division).map(({ entrant }) => entrant));
}

/** Returns the divisions after promotion and relegation: the first of each change places with the last above. */
export function promoteAndRelegate(order: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const result = order.map((members) => [...members]);
  for (const [division, members] of order.entries()) {
    const below = order[division + 1];
    if (!below) continue;
    const moves = movesBetween(members.length, below.length);
    const [upper, lower] = [result[division], result[division + 1]];
    if (!upper || !lower) continue;
    const down = members.slice(members.length - moves);
    const up = below.slice(0, moves);
    upper.splice(upper.length - moves, moves, ...up);
    lower.splice(0, moves, ...down);
  }
  return result;
}

/** Opens the next season with the same settings. Who took part to the end is invited and keeps their rank. */
export function nextSeason(
  competition: Competition,
  change: { readonly id: string; readonly organizer: Competition['organizer']; readonly start: number | null },
  now: number,
): Competition | ClubRefusal {
  if (!hasEnded(competition)) return refuse('started');
  const { kind, name, home, settings, season } = competition;
  const opened = openCompetition(
    { id: change.id, kind, name, home, organizer: change.organizer, settings: { ...settings, start: change.start } },
    now,
  );
  if ('refused' in opened) return opened;
  return { ...opened, season: season + 1, previous: competition.id, invited: invitations(competition) };
}

/** Returns who is invited to the next season, in order; after a cancelled one, in the order of the one before. */
export function invitations(competition: Competition): readonly Invitation[] {
  const { phase, entrants, invited } = competition;
  if (phase !== 'over') return invited;
  return promoteAndRelegate(finalOrder(competition))
    .flat()
    .flatMap((number) => {
      const entrant = entrants[number];
      return entrant && !entrant.out ? [entrant] : [];
    })
    .map(({ person, name }, rank) => ({ person, name, rank }));
}
