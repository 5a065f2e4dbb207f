import { advance } from '../../clubs/advance.ts';
import { CLUB_DAY, decideFixture } from '../../clubs/changes.ts';
import type { Competition, CompetitionSettings } from '../../clubs/competition.ts';
import { cupTable } from '../../clubs/cup-table.ts';
import { ladderOrder } from '../../clubs/ladder-order.ts';
import { leagueBounds, leagueTable } from '../../clubs/league-table.ts';
import { openCompetition } from '../../clubs/open-competition.ts';
import { signUp } from '../../clubs/people.ts';
import { isRefused } from '../../clubs/refusal.ts';
import { standingsScene } from '../../discord/ui/competition-scenes.ts';
import { games } from '../../games/index.ts';
import type { CompetitionView } from '../../match/clubs/clubs.ts';
import { competitionView } from '../../match/clubs/competition-view.ts';
import { type BenchRow, upperMedian } from './result-table.ts';

const PEOPLE = 200;
const REPEATS = 25;
const BOUNDS_REPEATS = 3;
const BAR = 50;
const START = 1_800_000_000_000;
const LADDER_MATCHES = 2_000;

/** Measures the CPU time of standings of 200 people, of what someone can still reach, and of bringing a competition up to date. */
export async function benchStandings(): Promise<BenchRow[]> {
  const now = START + 10 * CLUB_DAY;
  const shapes = [2, 3, 4].map(
    (seats) => [`league of tables of ${seats}`, halfPlayed(begun('league', seats))] as const,
  );
  const ladder = playedLadder();
  const cups = [
    ['single elimination', begun('cup', 2)],
    ['double elimination', begun('cup', 2, 'double')],
    ['Swiss cup', begun('cup', 2, 'swiss')],
    ['cup of tables of 3', begun('cup', 3)],
    ['cup of tables of 4', begun('cup', 4)],
  ] as const;
  const row = (name: string, work: () => unknown): BenchRow => ({ name, value: median(work), unit: 'ms', bar: BAR });
  return [
    ...shapes.flatMap(([name, league]) => [
      row(`standings of ${PEOPLE} people, ${name}`, () =>
        league.divisions.map((_, division) => leagueTable(league, division)),
      ),
      row(`everything shown of ${PEOPLE} people, ${name}`, () => standingsScene(viewOf(league, now), games)),
      boundsRow(name, league),
      row(`bringing it up to date, ${name}`, () => advance(league, new Map(), now)),
    ]),
    ...cups.map(([name, cup]) => {
      const played = nearlyOver(cup);
      return row(`standings of ${PEOPLE} people, ${name}`, () => cupTable(played));
    }),
    row(`standings of ${PEOPLE} people, ladder of ${LADDER_MATCHES} matches`, () =>
      ladderOrder(ladder, START + 366 * CLUB_DAY),
    ),
  ];
}

const viewOf = (club: Competition, now: number): CompetitionView =>
  competitionView({ id: club.id, seq: 1, guild: '1', createdAt: START, people: [], tokens: [], club }, now);

function begun(
  kind: Competition['kind'],
  seats: number,
  format: CompetitionSettings['format'] = 'single',
): Competition {
  let competition: ReturnType<typeof openCompetition> = openCompetition(
    {
      id: 'C-BENCH',
      kind,
      name: 'Bench',
      home: { guild: '1', channel: '2', language: 'en' },
      organizer: { id: '1', name: 'Boss' },
      settings: {
        game: 'rivals',
        variant: 'intro',
        options: {},
        pace: 'normal',
        rated: true,
        seats,
        leastSeats: Math.min(seats, 3),
        divisionSize: 8,
        inRounds: false,
        format,
        places: null,
        start: START,
        days: 28,
        patience: 3 * CLUB_DAY,
      },
    },
    START,
  );
  for (let n = 0; n < PEOPLE && !isRefused(competition); n++)
    competition = signUp(competition, { id: `p${n}`, name: `P${n}`, rating: 1500 + ((n * 37) % 400) }, START);
  if (isRefused(competition)) throw new Error(competition.refused);
  return advance(competition, new Map(), START).competition;
}

/** Decides every second match. */
const halfPlayed = (competition: Competition): Competition =>
  competition.fixtures.reduce(
    (after, { id, seats }, n) =>
      n % 2 === 0
        ? after
        : decideFixture(after, id, {
            places: seats.map((_, seat) => 1 + ((seat + n) % seats.length)),
            at: START + n,
            by: 'played',
          }),
    competition,
  );

/** Plays the rounds of a cup up to the last one. */
function nearlyOver(cup: Competition): Competition {
  let competition = cup;
  for (const { due } of cup.rounds.slice(1)) {
    for (const { id, seats, outcome } of competition.fixtures)
      if (!outcome)
        competition = decideFixture(competition, id, { places: seats.map((_, at) => at + 1), at: due, by: 'played' });
    competition = advance(competition, new Map(), START).competition;
  }
  return competition;
}

/** Plays a season match by match and measures what a person can still reach, all the way: the slowest time counts. */
function boundsRow(name: string, league: Competition): BenchRow {
  const [members = []] = league.divisions;
  const open = league.fixtures.filter(({ division }) => division === 0);
  let [after, slowest] = [league, 0];
  for (const [n, { id, seats }] of open.entries()) {
    after = decideFixture(after, id, {
      places: seats.map((_, seat) => 1 + ((seat + n) % seats.length)),
      at: START + n,
      by: 'played',
    });
    for (const entrant of members)
      slowest = Math.max(
        slowest,
        median(() => leagueBounds(after, entrant), BOUNDS_REPEATS),
      );
  }
  return { name: `what someone can still reach, slowest of a season, ${name}`, value: slowest, unit: 'ms' };
}

function playedLadder(): Competition {
  const ladder = begun('ladder', 2);
  const fixtures = Array.from({ length: LADDER_MATCHES }, (_, n) => {
    const at = START + n * 4 * 3_600_000;
    const one = (n * 7919) % PEOPLE;
    return {
      id: `${n + 1}`,
      round: 1,
      seats: [one, (one + 1 + (n % 3)) % PEOPLE],
      challenge: { at, until: at + CLUB_DAY },
      outcome: { places: n % 2 === 0 ? [1, 2] : [2, 1], at: at + CLUB_DAY, by: 'played' as const },
    };
  });
  return { ...ladder, fixtures };
}

function median(work: () => unknown, repeats = REPEATS): number {
  const times: number[] = [];
  for (let n = 0; n < repeats; n++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return upperMedian(times);
}
