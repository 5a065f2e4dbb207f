import { bySeed, CLUB_DAY, decideFixture } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { beginFixture, defaultOutcome } from './fixtures.ts';
import { placePoints } from './meetings.ts';
import { drawBracket } from './pairings.ts';
import { pairSwiss } from './swiss.ts';
import { splitTables } from './tables.ts';

const LEAST_SWISS_ROUNDS = 3;

/** How a cup is played: a bracket, tables of three or four, or Swiss. */
type CupForm = 'bracket' | 'tables' | 'swiss';

const formOf = ({ settings }: Competition): CupForm =>
  settings.seats > 2 ? 'tables' : settings.format === 'swiss' ? 'swiss' : 'bracket';

/** Draws a cup; the seeds are its only division. */
export function beginCup(competition: Competition, active: readonly number[], starts: number): Competition {
  const { settings } = competition;
  const seeds = active.toSorted(bySeed(competition));
  const form = formOf(competition);
  const bracket = form === 'bracket' ? drawBracket(seeds, settings.format === 'double') : [];
  const count =
    form === 'bracket'
      ? Math.max(...bracket.map(({ round }) => round))
      : form === 'swiss'
        ? Math.min(seeds.length - 1, Math.max(LEAST_SWISS_ROUNDS, Math.ceil(Math.log2(seeds.length))))
        : countTableRounds(seeds.length, settings.seats, settings.leastSeats);
  const rounds = Array.from({ length: count }, (_, round) => ({
    from: starts + round * settings.days * CLUB_DAY,
    due: starts + (round + 1) * settings.days * CLUB_DAY,
  }));
  return { ...competition, divisions: [seeds], bracket, rounds, ends: rounds.at(-1)?.due ?? starts };
}

/** Draws what has become known and starts it, until nothing more follows. */
export function progressCup(before: Competition, now: number): Competition {
  let competition = before;
  for (;;) {
    const known = new Set(competition.fixtures.map(({ id }) => id));
    const drawn = nextFixtures(competition, now).filter(({ id }) => !known.has(id));
    const after = begin({ ...competition, fixtures: [...competition.fixtures, ...drawn] }, now);
    if (drawn.length === 0 && countDecided(after) === countDecided(competition)) return after;
    competition = after;
  }
}

const countDecided = ({ fixtures }: Competition): number => fixtures.filter(({ outcome }) => outcome).length;

/** Starts drawn matches. In a bracket, someone has to go through even if no one is left. */
function begin(before: Competition, now: number): Competition {
  let competition = before;
  for (const fixture of before.fixtures)
    competition =
      fixture.seats.length === 1
        ? decideFixture(competition, fixture.id, defaultOutcome(competition, fixture, now))
        : beginFixture(competition, fixture, now);
  return competition;
}

function nextFixtures(competition: Competition, now: number): readonly Fixture[] {
  const form = formOf(competition);
  return form === 'bracket'
    ? bracketFixtures(competition)
    : form === 'tables'
      ? tableFixtures(competition)
      : swissFixtures(competition, now);
}

/** Returns the seats of a decided fixture, the best first; the stronger of those who tie. */
export function finishOrder(competition: Competition, { seats, outcome }: Fixture): readonly number[] {
  const stronger = bySeed(competition);
  const placeOf = (entrant: number): number => outcome?.places[seats.indexOf(entrant)] ?? Infinity;
  return seats.toSorted((a, b) => placeOf(a) - placeOf(b) || stronger(a, b));
}

function bracketFixtures(competition: Competition): readonly Fixture[] {
  const decided = new Map(competition.fixtures.map((fixture) => [fixture.id, fixture]));
  const arrived = new Map(competition.bracket.map(({ id, seats }) => [id, [...seats]]));
  for (const { id, win, loss } of competition.bracket) {
    const fixture = decided.get(id);
    if (!fixture?.outcome) continue;
    const [winner, loser] = finishOrder(competition, fixture);
    if (win !== null && winner !== undefined) arrived.get(win)?.push(winner);
    if (loss !== null && loser !== undefined) arrived.get(loss)?.push(loser);
  }
  return competition.bracket.flatMap(({ id, round }) => {
    const seats = arrived.get(id) ?? [];
    return seats.length === 2 ? [{ id, round, seats }] : [];
  });
}

/** Returns how many go on from a table: its winner, or the best two if too few would be left for a table. */
const advancersOf = (tables: number, byes: number, least: number): number =>
  tables + byes === 1 || tables + byes >= least ? 1 : 2;

function countTableRounds(people: number, seats: number, least: number): number {
  let rounds = 0;
  for (let left = people; left > 1; rounds++) {
    const split = splitTables(
      Array.from({ length: left }, (_, n) => n),
      seats,
      least,
    );
    if (!split) break;
    left = split.byes.length + split.tables.length * advancersOf(split.tables.length, split.byes.length, least);
  }
  return rounds;
}

/** Returns the tables of the next round, once the last one is decided. */
function tableFixtures(competition: Competition): readonly Fixture[] {
  const { settings, divisions, fixtures } = competition;
  let people: readonly number[] = divisions[0] ?? [];
  for (let round = 1; people.length > 1; round++) {
    const split = splitTables(people, settings.seats, settings.leastSeats);
    if (!split) return [];
    const { byes, tables } = split;
    const drawn = fixtures.filter((fixture) => fixture.round === round);
    if (drawn.length === 0) return tables.map((seats, table) => ({ id: `${round}.${table + 1}`, round, seats }));
    if (drawn.some(({ outcome }) => !outcome)) return [];
    const advancers = advancersOf(tables.length, byes.length, settings.leastSeats);
    people = [...byes, ...drawn.flatMap((fixture) => finishOrder(competition, fixture).slice(0, advancers))].toSorted(
      bySeed(competition),
    );
  }
  return [];
}

/** Returns the pairs of the next round, once the last one is decided. */
function swissFixtures(competition: Competition, now: number): readonly Fixture[] {
  const { fixtures, rounds, entrants } = competition;
  const played = fixtures.reduce((most, { round }) => Math.max(most, round), 0);
  if (played >= rounds.length || fixtures.some(({ outcome }) => !outcome)) return [];
  const rows = swissTable(competition).filter(({ entrant }) => !entrants[entrant]?.out);
  if (rows.length < 2) return [];
  const { pairs, bye } = pairSwiss(rows);
  const round = played + 1;
  return [
    ...pairs.map((seats, table): Fixture => ({ id: `${round}.${table + 1}`, round, seats })),
    ...(bye === null
      ? []
      : [
          {
            id: `${round}.${pairs.length + 1}`,
            round,
            seats: [bye],
            outcome: { places: [1], at: now, by: 'default' as const },
          },
        ]),
  ];
}

/** A row of a Swiss cup's table. A bye counts as a win. */
export interface SwissRow {
  readonly entrant: number;
  readonly points: number;
  /** Points of everyone met. */
  readonly opponents: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
}

const BYE_POINTS = 2;

/** Returns the table of a Swiss cup: by points, then by those of the opponents, then by strength. */
export function swissTable(competition: Competition): readonly SwissRow[] {
  const seeds = competition.divisions[0] ?? [];
  const points = new Map(seeds.map((entrant) => [entrant, 0]));
  const met = new Map(seeds.map((entrant) => [entrant, new Set<number>()]));
  const byes = new Set<number>();
  for (const { seats, outcome } of competition.fixtures) {
    if (seats.length === 1) for (const entrant of seats) byes.add(entrant);
    for (const [seat, entrant] of seats.entries()) {
      for (const other of seats) if (other !== entrant) met.get(entrant)?.add(other);
      if (outcome)
        points.set(
          entrant,
          (points.get(entrant) ?? 0) + (seats.length === 1 ? BYE_POINTS : placePoints(outcome.places, seat)),
        );
    }
  }
  const rows = seeds.map((entrant): SwissRow => {
    const others = met.get(entrant) ?? new Set<number>();
    const opponents = [...others].reduce((sum, other) => sum + (points.get(other) ?? 0), 0);
    return { entrant, points: points.get(entrant) ?? 0, opponents, met: others, hadBye: byes.has(entrant) };
  });
  const stronger = bySeed(competition);
  return rows.sort((a, b) => b.points - a.points || b.opponents - a.opponents || stronger(a.entrant, b.entrant));
}

/** Returns whether a cup is over: nothing is open, and nothing follows. */
export const isCupOver = (competition: Competition, now: number): boolean =>
  competition.fixtures.every(({ outcome }) => outcome) &&
  nextFixtures(competition, now).every(({ id }) => competition.fixtures.some((each) => each.id === id));
