import { cupTable } from '../../clubs/cup-table.ts';
import type { Competition, Fixture } from '../../clubs/competition.ts';
import { entrantOf } from '../../clubs/changes.ts';
import { mayChallenge } from '../../clubs/ladder.ts';
import { ladderOrder } from '../../clubs/ladder-order.ts';
import { leagueBounds, leagueTable } from '../../clubs/league-table.ts';
import { movesBetween } from '../../clubs/next-season.ts';
import type { StoredCompetition } from '../ports.ts';
import { type TimeControl, timeControls } from '../stored-match.ts';
import type {
  CompetitionLine,
  CompetitionSummary,
  CompetitionView,
  FixtureView,
  LadderChallenge,
  OwnCompetition,
  StandingRow,
  StandingsTable,
} from './clubs.ts';

/** Returns everything public about a competition. */
export function competitionView({ club, seq, homeless, following }: StoredCompetition, now: number): CompetitionView {
  const { settings, kind, rounds } = club;
  const round = currentRound(club, now);
  const tables = tablesOf(club, now);
  return {
    id: club.id,
    seq,
    kind,
    name: club.name,
    status: club.phase,
    season: club.season,
    game: settings.game,
    variant: settings.variant,
    pace: paceOf(club),
    seats: settings.seats,
    format: kind === 'cup' ? settings.format : null,
    divisionSize: kind === 'league' ? settings.divisionSize : null,
    inRounds: settings.inRounds,
    places: kind === 'cup' ? settings.places : null,
    days: settings.days,
    rated: settings.rated,
    home: { guild: club.home.guild, channel: club.home.channel, language: club.home.language === 'de' ? 'de' : 'en' },
    homeless: homeless === true,
    organizer: club.organizer,
    createdAt: club.createdAt,
    start: club.starts,
    end: club.endedAt ?? club.ends,
    round,
    rounds: rounds.length > 0 ? rounds.length : null,
    roundEnds: rounds[round - 1]?.due ?? null,
    canExtend: club.phase === 'running' && kind !== 'ladder' && rounds[round - 1]?.extended !== true && round > 0,
    people: club.entrants.flatMap(({ person, name, out }) => (out ? [] : [{ id: person, name }])),
    tables,
    champions: club.phase === 'over' ? podiumOf(tables, 1).map(({ person }) => person) : [],
    fixtures: club.fixtures.map((fixture) => fixtureView(club, fixture)),
    bracket: club.bracket.map(({ id, seats, win, loss }) => ({
      id,
      people: seats.map((entrant) => personOf(club, entrant)),
      win,
      loss,
    })),
    challenges: club.fixtures.flatMap((fixture) => challengeOf(club, fixture) ?? []),
    previous: club.previous,
    next: following ?? null,
    reason: club.reason,
  };
}

/** Returns those on the first places of the highest division; no one if nothing was played. */
export function podiumOf([first]: readonly StandingsTable[], places: number): readonly StandingRow[] {
  if (!first?.rows.some(({ played }) => played > 0)) return [];
  return first.rows.filter(({ place }) => place <= places);
}

/** Returns how a competition looks to one person. */
export function ownCompetition({ club }: StoredCompetition, user: string, now: number): OwnCompetition {
  const own = entrantOf(club, user);
  const tables = tablesOf(club, now);
  const table = tables.find(({ rows }) => rows.some(({ person }) => person === user));
  const row = table?.rows.find(({ person }) => person === user);
  const fixtures = club.fixtures.filter(({ seats }) => own !== null && seats.includes(own));
  const open = fixtures.find(
    ({ seats, challenge, outcome }) => challenge && !challenge.accepted && !outcome && seats[1] === own,
  );
  return {
    signedUp: own !== null,
    place: row?.place ?? null,
    division: table?.division ?? null,
    bounds: club.kind === 'league' && own !== null ? leagueBounds(club, own) : null,
    fixtures: fixtures.map((fixture) => fixtureView(club, fixture)),
    mayChallenge: own === null ? [] : mayChallenge(club, own, now).map((entrant) => personOf(club, entrant)),
    challenged: open ? challengeOf(club, open) : null,
  };
}

export const summaryOf = ({ club }: StoredCompetition): CompetitionSummary => ({
  id: club.id,
  kind: club.kind,
  name: club.name,
  status: club.phase,
  season: club.season,
  game: club.settings.game,
  people: club.entrants.filter(({ out }) => !out).length,
  start: club.starts,
  end: club.endedAt ?? club.ends,
});

/** Returns the public log of a competition. */
export function competitionLog({ club }: Pick<StoredCompetition, 'club'>): readonly CompetitionLine[] {
  const named = (person: string | undefined): CompetitionLine['person'] =>
    person === undefined
      ? null
      : { id: person, name: club.entrants.find((entrant) => entrant.person === person)?.name ?? '' };
  return club.log.map(({ at, kind, by, who, person, to, reason = '', round = null, days = null }) => ({
    at,
    kind,
    by,
    person: named(person ?? (who === undefined ? undefined : personOf(club, who).id)),
    substitute: named(to),
    reason,
    round,
    days,
  }));
}

const paceOf = ({ settings }: Competition): TimeControl =>
  timeControls.find((each) => each === settings.pace) ?? 'normal';

export const personOf = (
  { entrants }: Competition,
  entrant: number,
): { readonly id: string; readonly name: string } => {
  const { person = '', name = '' } = entrants[entrant] ?? {};
  return { id: person, name };
};

/** Returns the last round that has begun: by date in a league, whose fixtures are all known, else by the newest one. */
const currentRound = ({ fixtures, phase, kind, rounds }: Competition, now: number): number => {
  if (phase === 'open') return 0;
  if (kind === 'league') return rounds.filter(({ from }) => from <= now).length;
  return fixtures.reduce((last, { round }) => Math.max(last, round), 0);
};

/** Returns the tables of a competition: one per division. */
export function tablesOf(club: Competition, now: number): readonly StandingsTable[] {
  const rowOf = (entrant: number, row: Omit<StandingRow, 'person' | 'name' | 'absent'>): StandingRow => {
    const { id, name } = personOf(club, entrant);
    return { ...row, person: id, name, absent: absenceOf(club, entrant) };
  };
  if (club.kind === 'ladder')
    return [
      {
        division: null,
        rows: ladderOrder(club, now).map((entrant, index) =>
          rowOf(entrant, { ...outcomesOf(club, entrant), place: index + 1, points: 0, moves: null }),
        ),
      },
    ];
  if (club.kind === 'cup')
    return club.phase === 'open'
      ? []
      : [
          {
            division: null,
            rows: cupTable(club).map(({ entrant, place, points, played, won, tied, lost }) =>
              rowOf(entrant, { place, points, played, won, tied, lost, moves: null }),
            ),
          },
        ];
  return club.divisions.map((_, division) => ({
    division: club.divisions.length > 1 ? division + 1 : null,
    rows: leagueTable(club, division).map(({ entrant, place, points, played, won, tied, lost }, index) =>
      rowOf(entrant, { place, points, played, won, tied, lost, moves: moveOf(club.divisions, division, index) }),
    ),
  }));
}

/** Returns whether this rank of a division leads up or down in the next season; ranks are from 0. */
function moveOf(divisions: Competition['divisions'], division: number, rank: number): StandingRow['moves'] {
  const [above, own, below] = [division - 1, division, division + 1].map((each) => divisions[each]?.length ?? 0);
  if (own === undefined) return null;
  if (above && rank < movesBetween(above, own)) return 'up';
  return below && rank >= own - movesBetween(own, below) ? 'down' : null;
}

/** Counts an entrant's decided matches by their outcome. */
function outcomesOf({ fixtures }: Competition, entrant: number): Pick<StandingRow, 'played' | 'won' | 'tied' | 'lost'> {
  let [won, tied, lost] = [0, 0, 0];
  for (const { seats, outcome } of fixtures) {
    const own = outcome?.places[seats.indexOf(entrant)];
    if (!outcome || outcome.by === 'void' || own === undefined) continue;
    if (own > 1) lost++;
    else if (outcome.places.filter((place) => place === 1).length > 1) tied++;
    else won++;
  }
  return { played: won + tied + lost, won, tied, lost };
}

function absenceOf({ entrants, fixtures }: Competition, entrant: number): StandingRow['absent'] {
  if (entrants[entrant]?.out) return 'left';
  return fixtures.some(({ asleep, outcome }) => !outcome && asleep?.includes(entrant)) ? 'asleep' : null;
}

function fixtureView(club: Competition, fixture: Fixture): FixtureView {
  const { id, round, division, seats, match, outcome } = fixture;
  const how = { played: 'played', default: 'awarded', adjudicated: 'adjudicated', void: 'void' } as const;
  return {
    id,
    round,
    division: division === undefined || club.divisions.length < 2 ? null : division + 1,
    people: seats.map((entrant) => personOf(club, entrant)),
    status: outcome ? 'decided' : match ? 'running' : 'waiting',
    match: match ?? null,
    places: outcome && outcome.by !== 'void' ? outcome.places : [],
    how: outcome ? how[outcome.by] : null,
  };
}

/** Returns the challenge that a fixture of a ladder waits for; null if it isn't one, or was answered. */
function challengeOf(club: Competition, { id, seats, challenge, outcome }: Fixture): LadderChallenge | null {
  const [challenger, opponent] = seats;
  if (!challenge || challenge.accepted || outcome || challenger === undefined || opponent === undefined) return null;
  return {
    fixture: id,
    challenger: personOf(club, challenger).id,
    opponent: personOf(club, opponent).id,
    until: challenge.until,
  };
}
