import { CLUB_DAY } from './changes.ts';
import { COMPETITION_VERSION, type Competition, type CompetitionSettings } from './competition.ts';
import { type ClubRefusal, refuse } from './refusal.ts';

/** What opens a competition. */
export interface CompetitionSetup {
  readonly id: string;
  readonly kind: Competition['kind'];
  readonly name: string;
  readonly home: Competition['home'];
  readonly organizer: Competition['organizer'];
  readonly settings: CompetitionSettings;
}

const LEAST_LEAGUE_DAYS = 14;
const MOST_DAYS = 366;
const MOST_WAIT = 366 * CLUB_DAY;
const DIVISION = { least: 4, most: 8 };

/** Opens a competition for sign-ups; refuses settings that don't fit together. */
export function openCompetition(setup: CompetitionSetup, now: number): Competition | ClubRefusal {
  const refusal = checkSettings(setup, now);
  if (refusal) return refusal;
  const { settings, kind } = setup;
  const starts = settings.start ?? (kind === 'cup' ? null : now);
  return {
    version: COMPETITION_VERSION,
    ...setup,
    createdAt: now,
    season: 1,
    previous: null,
    phase: 'open',
    starts,
    ends: null,
    endedAt: null,
    reason: '',
    invited: [],
    entrants: [],
    divisions: [],
    rounds: [],
    bracket: [],
    fixtures: [],
    log: [{ at: now, by: setup.organizer.id, kind: 'opened' }],
    pending: [],
    next: starts === null ? now + CLUB_DAY : Math.min(starts, now + CLUB_DAY),
  };
}

function checkSettings({ kind, settings }: CompetitionSetup, now: number): ClubRefusal | null {
  const { seats, leastSeats, divisionSize, format, places, start, days } = settings;
  if (start !== null && start < now) return refuse('past');
  if (start !== null && start > now + MOST_WAIT) return refuse('too-long');
  if (days > MOST_DAYS) return refuse('too-long');
  if (days < (kind === 'league' ? LEAST_LEAGUE_DAYS : 1)) return refuse('too-short');
  const isLarge = seats > 2;
  const onlyTwo = kind === 'ladder' || (kind === 'cup' && format !== 'single');
  if (isLarge && onlyTwo) return refuse('misfit');
  if (leastSeats > seats) return refuse('misfit');
  if (kind === 'league' && (start === null || divisionSize < DIVISION.least || divisionSize > DIVISION.most))
    return refuse('misfit');
  if (kind === 'cup' && start === null && places === null) return refuse('misfit');
  if (places !== null && (kind !== 'cup' || places < Math.max(2, leastSeats))) return refuse('misfit');
  return null;
}
