import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advance } from '../../src/clubs/advance.ts';
import { CLUB_DAY, decideFixture } from '../../src/clubs/changes.ts';
import { cupTable } from '../../src/clubs/cup-table.ts';
import { type Competition, type MatchFact, readCompetition } from '../../src/clubs/competition.ts';
import { answerChallenge, challengeOnLadder, mayChallenge } from '../../src/clubs/ladder.ts';
import { ladderOrder } from '../../src/clubs/ladder-order.ts';
import { leagueTable } from '../../src/clubs/league-table.ts';
import { splitDivisions } from '../../src/clubs/league.ts';
import { invitations, nextSeason, promoteAndRelegate } from '../../src/clubs/next-season.ts';
import { openCompetition } from '../../src/clubs/open-competition.ts';
import { cancelCompetition, extendRound, startNow } from '../../src/clubs/organize.ts';
import { forgetPerson, removePerson, replacePerson, signUp, withdraw } from '../../src/clubs/people.ts';
import { settle } from '../../src/clubs/settle.ts';
import { evenRounds, splitTables } from '../../src/clubs/tables.ts';
import { accepted, competitionOf, START, testSettings } from './season.ts';

const BEGIN = START + CLUB_DAY;
const at = (competition: Competition, now: number, facts: Record<string, MatchFact> = {}): Competition =>
  advance(competition, new Map(Object.entries(facts)), now).competition;
/** Starts every match that is asked for; its id is that of the fixture with an M. */
const seated = (competition: Competition, now: number): Competition =>
  competition.pending.reduce(
    (after, effect) =>
      settle(
        after,
        effect.key,
        effect.kind === 'start' ? { kind: 'started', match: `M${effect.fixture}` } : { kind: 'done' },
        now,
      ),
    competition,
  );
const won = (winner: string, loser: string, end: number): MatchFact => ({
  kind: 'result',
  end,
  seats: [
    { person: loser, place: 2 },
    { person: winner, place: 1 },
  ],
});

describe('a ladder', () => {
  const ladder = at(competitionOf('ladder', 6, { start: BEGIN }), BEGIN);
  const top = ladderOrder(ladder, BEGIN);
  const person = (rung: number): string => ladder.entrants[top[rung] ?? 0]?.person ?? '';

  it('starts in the order of ratings, and newcomers join at the bottom', () => {
    expect(top.map((entrant) => ladder.entrants[entrant]?.rating)).toEqual(
      ladder.entrants.map(({ rating }) => rating).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
    const joined = accepted(signUp(ladder, { id: 'new', name: 'New', rating: 2000 }, BEGIN + 5));
    expect(ladderOrder(joined, BEGIN + 5).at(-1)).toBe(6);
  });

  it('lets people challenge three places up, one at a time', () => {
    expect(mayChallenge(ladder, top[5] ?? 0, BEGIN)).toEqual(top.slice(2, 5));
    expect(challengeOnLadder(ladder, person(5), person(1), BEGIN)).toEqual({ refused: 'too-far' });
    const open = accepted(challengeOnLadder(ladder, person(5), person(2), BEGIN));
    expect(challengeOnLadder(open, person(5), person(3), BEGIN)).toEqual({ refused: 'busy' });
    expect(challengeOnLadder(open, person(4), person(2), BEGIN)).toEqual({ refused: 'opponent-busy' });
    expect(answerChallenge(open, person(5), '1', true, BEGIN)).toEqual({ refused: 'no-challenge' });
  });

  it('gives the winner the place', () => {
    const open = accepted(challengeOnLadder(ladder, person(4), person(1), BEGIN));
    const playing = seated(accepted(answerChallenge(open, person(1), '1', true, BEGIN)), BEGIN);
    const after = at(playing, BEGIN + 9, { M1: won(person(4), person(1), BEGIN + 8) });
    expect(ladderOrder(after, BEGIN + 9)).toEqual([0, 4, 1, 2, 3, 5].map((rung) => top[rung]));
  });

  it('counts a refusal and a week without an answer as a loss', () => {
    const open = accepted(challengeOnLadder(ladder, person(1), person(0), BEGIN));
    const swapped = [1, 0, 2, 3, 4, 5].map((rung) => top[rung]);
    expect(ladderOrder(accepted(answerChallenge(open, person(0), '1', false, BEGIN + 1)), BEGIN + 1)).toEqual(swapped);
    let waiting = open;
    for (let day = 1; day <= 7; day++) waiting = at(waiting, BEGIN + day * CLUB_DAY);
    expect(ladderOrder(seated(waiting, BEGIN + 7 * CLUB_DAY), BEGIN + 7 * CLUB_DAY)).toEqual(swapped);
  });

  it('gives more time to answer, or lets no one win, if there is a reason', () => {
    const open = accepted(challengeOnLadder(ladder, person(1), person(0), BEGIN, BEGIN + CLUB_DAY));
    const late = at(open, BEGIN + CLUB_DAY);
    const [key = ''] = late.pending.flatMap((effect) => (effect.kind === 'expire' ? effect.key : []));
    const later = settle(late, key, { kind: 'later', until: BEGIN + 3 * CLUB_DAY }, BEGIN + CLUB_DAY);
    expect(at(later, BEGIN + 2 * CLUB_DAY).pending).toEqual(later.pending);
    expect(at(later, BEGIN + 3 * CLUB_DAY).pending.map(({ kind }) => kind)).toContain('expire');
    const blocked = settle(late, key, { kind: 'blocked' }, BEGIN + CLUB_DAY);
    expect(blocked.fixtures[0]?.outcome).toMatchObject({ by: 'void', places: [1, 1] });
    expect(ladderOrder(blocked, BEGIN + CLUB_DAY)).toEqual(top);
  });

  it('drops those who do not play below those who do, a place a week after three weeks', () => {
    const open = accepted(challengeOnLadder(ladder, person(4), person(3), BEGIN));
    const after = accepted(answerChallenge(open, person(3), '1', false, BEGIN + 5 * CLUB_DAY - 1));
    const late = { ...open, fixtures: after.fixtures };
    const rungsAt = (day: number): number[] =>
      ladderOrder(late, BEGIN + day * CLUB_DAY).map((each) => top.indexOf(each));
    expect(rungsAt(20)).toEqual([0, 1, 2, 4, 3, 5]);
    // Each of the idle ones drops by one place, which takes the winner to the top.
    expect(rungsAt(21)).toEqual([4, 0, 1, 2, 3, 5]);
    expect(rungsAt(28)).toEqual([4, 3, 0, 1, 2, 5]);
  });
});

describe('a league', () => {
  it.each([
    [6, 4, [3, 3]],
    [9, 4, [5, 4]],
    [7, 8, [7]],
    [200, 8, Array.from({ length: 25 }, () => 8)],
    [17, 8, [6, 6, 5]],
    [2, 4, [2]],
  ])('of %i people with divisions of %i is split well', (people, size, expected) => {
    const divisions = splitDivisions([...Array.from({ length: people }).keys()], size, 2);
    expect(divisions.map(({ length }) => length)).toEqual(expected);
  });

  it('is cancelled kindly with one person, and starts with two', () => {
    const [lonely] = [at(competitionOf('league', 1), BEGIN)];
    expect([lonely.phase, lonely.log.at(-1)?.by]).toEqual(['cancelled', null]);
    expect(at(competitionOf('league', 2), BEGIN).fixtures).toHaveLength(2);
    expect(at(competitionOf('league', 2, { seats: 4 }), BEGIN).fixtures).toHaveLength(2);
    expect(startNow(competitionOf('league', 1), START)).toEqual({ refused: 'too-few' });
  });

  it('lets a computer play on for a sleeper, once', () => {
    const league = seated(at(competitionOf('league', 3), BEGIN), BEGIN);
    const id = league.fixtures[0]?.match ?? '';
    const person = league.entrants[league.fixtures[0]?.seats[0] ?? 0]?.person ?? '';
    const asleep: MatchFact = { kind: 'running', waiting: [{ person, since: BEGIN }] };
    const now = BEGIN + testSettings.patience;
    const facts = new Map([[id, asleep]]);
    expect(advance({ ...league, next: now }, facts, now - 1).effects).toEqual([]);
    const { competition, effects } = advance({ ...league, next: now }, facts, now);
    expect(effects.map(({ kind }) => kind)).toEqual(['substitute']);
    expect(advance(competition, facts, now).effects).toEqual([]);
  });

  it('ends on its date, by win chances, and ignores what ends later', () => {
    const league = seated(at(competitionOf('league', 2), BEGIN), BEGIN);
    const ends = league.ends ?? 0;
    const [first = '', second = ''] = league.fixtures.map(({ match }) => match ?? '');
    const facts = { [first]: won('p0', 'p1', ends - 1), [second]: won('p0', 'p1', ends + 1) };
    const closing = at({ ...league, next: ends }, ends + 2, facts);
    expect(closing.pending.map(({ kind }) => kind)).toEqual(['adjudicate']);
    const seats = league.fixtures[1]?.seats ?? [];
    const chances = seats.map((entrant) => (entrant === 1 ? 0.7 : 0.3));
    const key = closing.pending[0]?.key ?? '';
    const over = at(settle(closing, key, { kind: 'chances', chances }, ends + 3), ends + 3);
    expect([over.phase, over.endedAt]).toEqual(['over', ends]);
    expect(leagueTable(over, 0).map(({ points }) => points)).toEqual([2, 2]);
  });

  it('ties those for whom computers finished a match, behind everyone else', () => {
    const league = seated(at(competitionOf('league', 3, { seats: 3, leastSeats: 3 }), BEGIN), BEGIN);
    const [fixture] = league.fixtures;
    const people = fixture?.seats.map((entrant) => league.entrants[entrant]?.person ?? '') ?? [];
    const placesWith = (left: readonly number[]): readonly number[] | undefined => {
      const fact: MatchFact = {
        kind: 'result',
        end: BEGIN + 1,
        seats: people.map((person, seat) => ({ person, place: seat + 1, left: left.includes(seat) })),
      };
      return at(league, BEGIN + 2, { [fixture?.match ?? '']: fact }).fixtures[0]?.outcome?.places;
    };
    expect(placesWith([])).toEqual([1, 2, 3]);
    expect(placesWith([0, 1])).toEqual([2, 2, 1]);
    expect(placesWith([0, 1, 2])).toEqual([1, 1, 1]);
  });

  it('moves its dates by as long as the bot was away', () => {
    const league = seated(at(competitionOf('league', 4), BEGIN), BEGIN);
    const back = (league.next ?? 0) + 7 * CLUB_DAY;
    const id = league.fixtures[0]?.match ?? '';
    const person = league.entrants[league.fixtures[0]?.seats[0] ?? 0]?.person ?? '';
    const waiting: MatchFact = { kind: 'running', waiting: [{ person, since: BEGIN }] };
    const later = at(league, back, { [id]: waiting });
    // No one could move meanwhile: their patience starts again.
    expect(later.pending.map(({ kind }) => kind)).not.toContain('substitute');
    const day = back + testSettings.patience;
    expect(at({ ...later, next: day }, day, { [id]: waiting }).pending.map(({ kind }) => kind)).toContain('substitute');
    expect((later.ends ?? 0) - (league.ends ?? 0)).toBe(7 * CLUB_DAY);
    expect(later.log.at(-1)?.kind).toBe('delayed');
    expect(at(later, back)).toEqual(later);
  });

  it('has its full length if the bot was away at the start', () => {
    const open = competitionOf('league', 4);
    const back = BEGIN + 8 * CLUB_DAY;
    const league = at({ ...open, next: BEGIN }, back);
    expect([league.starts, league.ends]).toEqual([back, back + testSettings.days * CLUB_DAY]);
  });

  it('extends a round once, with everything after it', () => {
    const league = at(competitionOf('league', 4, { inRounds: true }), BEGIN);
    const longer = accepted(extendRound(league, 'boss', 3, BEGIN + 1));
    expect((longer.ends ?? 0) - (league.ends ?? 0)).toBe(3 * CLUB_DAY);
    expect(extendRound(longer, 'boss', 3, BEGIN + 2)).toEqual({ refused: 'already-extended' });
    expect(longer.log.at(-1)).toMatchObject({ kind: 'extended', round: 1, days: 3 });
    const over = league.ends ?? 0;
    expect(extendRound(league, 'boss', 3, over)).toEqual({ refused: 'round-over' });
    // One in which all is played at once has no rounds to name.
    const once = accepted(extendRound(at(competitionOf('league', 4), BEGIN), 'boss', 3, BEGIN + 1));
    expect(once.log.at(-1)).not.toHaveProperty('round');
  });

  it('releases matches when it is cancelled, also one that starts late', () => {
    const league = at(competitionOf('league', 2), BEGIN);
    const start = league.pending.find(({ kind }) => kind === 'start');
    const cancelled = accepted(cancelCompetition(league, 'boss', 'holidays', BEGIN + 1));
    const late = settle(cancelled, start?.key ?? '', { kind: 'started', match: 'M' }, BEGIN + 2);
    expect(late.pending.filter(({ kind }) => kind === 'release')).toHaveLength(1);
    expect(cancelCompetition(late, 'other', 'again', BEGIN + 3)).toEqual({ refused: 'ended' });
  });
});

describe('a cup with two lives', () => {
  it('counts those who lost once as still in', () => {
    const winFirst = (cup: Competition, ids: readonly string[]): Competition =>
      at(
        ids.reduce((after, id) => decideFixture(after, id, { places: [1, 2], at: BEGIN, by: 'played' }), cup),
        BEGIN,
      );
    const openOf = ({ fixtures }: Competition): readonly string[] =>
      fixtures.filter(({ outcome }) => !outcome).map(({ id }) => id);
    const drawn = at(competitionOf('cup', 4, { format: 'double' }), BEGIN);
    const second = winFirst(drawn, openOf(drawn));
    const upper = second.bracket.filter(({ id, loss }) => loss !== null && openOf(second).includes(id));
    const third = winFirst(
      second,
      upper.map(({ id }) => id),
    );
    const loser = third.fixtures.find(({ id }) => id === upper[0]?.id)?.seats[1];
    expect(cupTable(third).find(({ entrant }) => entrant === loser)).toMatchObject({ place: 1, outIn: null, lost: 1 });
    expect(cupTable(third).filter(({ place }) => place === 1)).toHaveLength(4);
    const fourth = winFirst(third, openOf(third));
    expect(cupTable(fourth).map(({ place }) => place)).toEqual([1, 1, 1, 4]);
  });
});

describe('people', () => {
  it('leave before the start without a trace, and later lose what is open', () => {
    const open = accepted(withdraw(competitionOf('cup', 4), 'p1', START));
    expect(open.entrants.map(({ person }) => person)).toEqual(['p0', 'p2', 'p3']);
    const cup = at(competitionOf('cup', 4), BEGIN);
    const gone = at(accepted(removePerson(cup, 'p1', 'removed', { by: 'boss', reason: 'rude' }, BEGIN)), BEGIN);
    const fixture = gone.fixtures.find(({ seats }) => seats.includes(1));
    expect(fixture?.outcome?.places[fixture.seats.indexOf(1)]).toBe(2);
    expect(gone.log.at(-1)).toMatchObject({ kind: 'removed', by: 'boss', reason: 'rude' });
  });

  it('are replaced in matches to come, and a computer plays on in the others, which no one calls sleeping', () => {
    const league = seated(at(competitionOf('league', 3), BEGIN), BEGIN);
    const after = accepted(replacePerson(league, 'p1', { id: 'p9', name: 'Nine', rating: null }, 'boss', BEGIN));
    const id = league.fixtures.find(({ seats }) => seats.includes(1))?.match ?? '';
    const waiting: MatchFact = { kind: 'running', waiting: [{ person: 'p1', since: START - 99 * CLUB_DAY }] };
    const later = at(after, BEGIN + 1, { [id]: waiting });
    expect(later.pending.filter(({ kind }) => kind === 'substitute')).toHaveLength(4);
    expect(later.log.map(({ kind }) => kind)).toEqual(['opened', 'started', 'replaced']);
    expect(later.entrants[1]).toMatchObject({ person: 'p9', former: ['p1'] });
  });

  it('are forgotten everywhere', () => {
    const league = seated(at(competitionOf('league', 4), BEGIN), BEGIN);
    const left = accepted(replacePerson(league, 'p1', { id: 'p9', name: 'Nine', rating: null }, 'p0', BEGIN));
    for (const person of ['p0', 'p1', 'p9'])
      expect(JSON.stringify(forgetPerson(left, person, '~x', BEGIN + 1))).not.toMatch(new RegExp(`"${person}"`));
  });

  it('keep their results when they are forgotten', () => {
    const league = seated(at(competitionOf('league', 2), BEGIN), BEGIN);
    const id = league.fixtures[0]?.match ?? '';
    const forgotten = forgetPerson(league, 'p0', '~x', BEGIN);
    const after = at(forgotten, BEGIN + 9, { [id]: won('~x', 'p1', BEGIN + 8) });
    expect(leagueTable(after, 0).map(({ entrant, points }) => [entrant, points])).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });
});

describe('the next season', () => {
  it('moves a third of a division up and down', () => {
    expect(
      promoteAndRelegate([
        [0, 1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10, 11],
        [12, 13, 14, 15],
      ]),
    ).toEqual([
      [0, 1, 2, 3, 6, 7],
      [4, 5, 8, 9, 10, 12],
      [11, 13, 14, 15],
    ]);
  });

  it('invites everyone who stayed, in order', () => {
    const league = at(competitionOf('league', 8, { divisionSize: 4 }), BEGIN);
    const over: Competition = { ...league, phase: 'over', endedAt: league.ends };
    const next = accepted(
      nextSeason(over, { id: 'C-2', organizer: over.organizer, start: BEGIN + 99 * CLUB_DAY }, BEGIN),
    );
    expect([next.season, next.previous, next.invited]).toEqual([2, 'C-TEST', invitations(over)]);
    const last = next.invited.at(-1)?.person ?? '';
    const signed = accepted(signUp(next, { id: last, name: 'Last', rating: 3000 }, BEGIN));
    expect(signed.entrants[0]?.before).toBe(7);
  });
});

it('only one file imports the package whose license differs from that of the project', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const importing = files.filter((file) =>
    readFileSync(join('src', file), 'utf8').includes("from 'tournament-pairings'"),
  );
  expect(importing).toEqual([join('clubs', 'pairings.ts')]);
});

describe('settings', () => {
  it.each([
    ['league', { start: START - 1 }, 'past'],
    ['league', { days: 13 }, 'too-short'],
    ['league', { days: 1000 }, 'too-long'],
    ['league', { divisionSize: 9 }, 'misfit'],
    ['ladder', { seats: 3 }, 'misfit'],
    ['cup', { seats: 4, format: 'swiss' }, 'misfit'],
    ['cup', { start: null }, 'misfit'],
  ] as const)('of a %s are refused: %o', (kind, change, refused) => {
    const setup = { id: 'C', kind, name: '', home: { guild: '', channel: '', language: 'en' } };
    const organizer = { id: '', name: '' };
    expect(openCompetition({ ...setup, organizer, settings: { ...testSettings, ...change } }, START)).toEqual({
      refused,
    });
  });

  it('survive being stored', () => {
    const cup = at(competitionOf('cup', 11, { format: 'double' }), BEGIN);
    expect(readCompetition(JSON.parse(JSON.stringify(cup)))).toEqual(cup);
    expect(() => readCompetition({ ...cup, version: 2 })).toThrow('version');
  });
});

describe('rounds of larger tables', () => {
  const shapes = [3, 4].flatMap((seats) => [3, 4, 5, 6, 7, 8].map((members) => [members, seats] as const));
  it.each(shapes)('are even for %i people at tables of %i', (members, seats) => {
    const rounds = evenRounds(members, seats);
    const everyone = [...Array.from({ length: members }).keys()];
    for (const tables of rounds) expect(new Set(tables.flat()).size).toBe(tables.flat().length);
    const tables = rounds.flat();
    const size = Math.min(seats, members);
    expect(new Set(tables.map(({ length }) => length))).toEqual(new Set([size]));
    const played = everyone.map((one) => tables.filter((table) => table.includes(one)).length);
    expect(new Set(played).size).toBe(1);
    expect(played[0]).toBeGreaterThanOrEqual(3);
    const met = everyone.flatMap((one) =>
      everyone
        .filter((other) => other !== one)
        .map((other) => tables.filter((table) => table.includes(one) && table.includes(other)).length),
    );
    expect(Math.min(...met)).toBeGreaterThan(0);
    expect(Math.max(...met) - Math.min(...met)).toBeLessThanOrEqual(2);
    const seated = everyone.flatMap((one) =>
      everyone.slice(0, size).map((seat) => tables.filter((table) => table[seat] === one).length),
    );
    expect(Math.max(...seated) - Math.min(...seated)).toBeLessThanOrEqual(1);
  });
});

describe('tables of an elimination round', () => {
  it.each([
    [4, 3],
    [4, 4],
    [3, 3],
  ])('of up to %i seats and at least %i fit any number of people', (seats, least) => {
    for (let people = least; people <= 200; people++) {
      const split = splitTables([...Array.from({ length: people }).keys()], seats, least);
      const sizes = split?.tables.map(({ length }) => length) ?? [];
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(seats);
      expect([...(split?.byes ?? []), ...(split?.tables.flat() ?? [])].toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: people }).keys(),
      ]);
    }
  });
});
