import { describe, expect, it } from 'vitest';
import type { CompetitionView } from '../../src/match/clubs/clubs.ts';
import { readCompetitionPost } from '../../src/match/clubs/posts.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { firstSeat } from '../../src/match/lobby/begin-match.ts';
import { Problem } from '../../src/match/index.ts';
import type { StoredPost } from '../../src/match/ports.ts';
import { type ClubHarness, createClubHarness, organizer, people } from './clubs-harness.ts';
import { toy } from '../toy/toy-game.ts';
import { home, seededRandom } from './harness.ts';

async function signedUp(at: ClubHarness, count: number, request: Parameters<ClubHarness['create']>[0] = {}) {
  const { id } = await at.create(request);
  for (const person of people(count)) await at.matches.clubs.signUp(id, person, null);
  return id;
}

async function started(at: ClubHarness, count: number, request: Parameters<ClubHarness['create']>[0] = {}) {
  const id = await signedUp(at, count, request);
  await at.matches.clubs.startNow(id, organizer, null);
  await at.settle();
  return id;
}

const clubPosts = ({ store }: ClubHarness): readonly StoredPost[] =>
  store.outbox.filter(({ match }) => match.startsWith('C-'));
const kindsOf = (posts: readonly StoredPost[]): readonly (string | undefined)[] =>
  posts.map((post) => readCompetitionPost(post)?.kind);

describe('a league', () => {
  it('starts its matches on its date: one for each fixture, with exactly those people, its pace and place', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 4);
    expect((await at.matches.clubs.show(id)).status).toBe('open');
    await at.pass(DAY);
    const view = await at.matches.clubs.show(id);
    expect(view).toMatchObject({ status: 'running', rated: true });
    const matches = await at.matchesOf(id);
    expect(view.fixtures.length).toBeGreaterThan(0);
    expect(matches).toHaveLength(view.fixtures.length);
    for (const fixture of view.fixtures) {
      const match = matches.find((each) => each.id === fixture.match);
      expect(match?.competition).toEqual({ id, fixture: fixture.id, name: 'Spring' });
      expect(match?.terms).toMatchObject({ game: 'toy', clock: 'fast', rated: true, takebacks: false });
      expect(match?.home).toMatchObject({ guild: 'g', parent: 'hall', language: 'en' });
      expect(match?.players.map((player) => player.kind === 'person' && player.id).toSorted()).toEqual(
        fixture.people.map((person) => person.id).toSorted(),
      );
    }
  });

  it('lets each of two go first once, and records that the seats weren’t drawn', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    const { fixtures } = await at.matches.clubs.show(id);
    // As friendly matches they keep the seats they were given.
    await at.matches.clubs.cancel(id, organizer, 'Too hot', null);
    await at.settle();
    for (const { match, people: pair } of fixtures) {
      const [one] = pair;
      await at.matches.resign(match ?? '', one?.id ?? '', null);
      const finished = await at.store.finished(match ?? '');
      if (!finished) throw new Error(`match ${match} isn’t over`);
      const { players, terms } = finished.sheet;
      expect(players[firstSeat(toy, terms.options, 2, finished.seed)]).toMatchObject({ id: one?.id });
      expect(await at.matches.record(match ?? '')).toMatch(/^table: .*\(league\)$/mu);
    }
    const pairs = fixtures.map(({ people: pair }) => pair.map((person) => person.id).join());
    expect(new Set(pairs).size).toBe(12);
  });

  it('counts every match that ends, once, and shows the table', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    const [played, ...resigned] = await at.matchesOf(id);
    await at.play(played?.id ?? '', seededRandom('league'));
    for (const { id: match, players } of resigned) {
      const [player] = players;
      if (player?.kind === 'person') await at.matches.resign(match, player.id, null);
    }
    await at.settle();
    const view = await at.matches.clubs.show(id);
    expect(view.fixtures.map(({ status }) => status)).toEqual(view.fixtures.map(() => 'decided'));
    const rows = view.tables.flatMap((table) => table.rows);
    expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * view.fixtures.length);
    for (const { person, place } of rows)
      expect((await at.matches.clubs.own(id, person)).bounds).toEqual({ best: place, worst: place, exact: true });
  });

  it('ends on its date: unfinished matches are adjudicated without touching ratings', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    const { end } = await at.matches.clubs.show(id);
    await at.pass((end ?? 0) - at.runtime.time);
    const view = await at.matches.clubs.show(id);
    expect(view.status).toBe('over');
    expect(view.fixtures.map(({ status }) => status)).toEqual(view.fixtures.map(() => 'decided'));
    const matches = await at.matchesOf(id);
    expect(new Set(matches.map(({ status }) => status))).toEqual(new Set(['over']));
    expect(
      await at.store.results.ratings(
        'toy',
        people(4).map((person) => person.id),
      ),
    ).toEqual([null, null, null, null]);
    expect(kindsOf(clubPosts(at))).toContain('over');
  });

  it('lets a computer play for someone who sleeps, unrated, while the others play on', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    await at.pass(6 * DAY);
    const matches = await at.matchesOf(id);
    const left = matches.filter(({ players }) => players.some((player) => player.kind === 'computer'));
    expect(left.length).toBeGreaterThan(0);
    expect(left.map(({ terms }) => terms.rated)).toEqual(left.map(() => false));
    expect(
      (await at.matches.clubs.show(id)).tables.flatMap(({ rows }) => rows).some(({ absent }) => absent === 'asleep'),
    ).toBe(true);
  });

  it('does not take someone on vacation for a sleeper', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    for (const person of people(4)) await at.matches.vacation(person.id, 14);
    await at.pass(10 * DAY);
    const matches = await at.matchesOf(id);
    expect(matches.flatMap(({ players }) => players.filter((player) => player.kind === 'computer'))).toEqual([]);
    // The clock of their matches stands still, although these are rated.
    for (const { terms, waits } of matches) {
      expect(terms.rated).toBe(true);
      expect(Math.min(...waits.map(({ due }) => due ?? 0))).toBeGreaterThan(at.runtime.time);
    }
  });
});

describe('a league of two divisions', () => {
  it('shows who would go up and down: a third of the smaller division, at least one', async () => {
    const at = createClubHarness();
    const id = await started(at, 9, { divisionSize: 4 });
    const { tables } = await at.matches.clubs.show(id);
    expect(tables.map(({ rows }) => rows.map(({ moves }) => moves))).toEqual([
      [null, null, null, null, 'down'],
      ['up', null, null, null],
    ]);
  });

  it('names the round in its matches if it is played in rounds', async () => {
    const at = createClubHarness();
    const id = await started(at, 4, { inRounds: true });
    const matches = await at.matchesOf(id);
    expect(matches.map(({ competition }) => competition?.round)).toEqual([1, 1]);
  });
});

describe('an answer to a challenge', () => {
  it('counts only for that challenge', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 3, { kind: 'ladder', start: undefined });
    const [first = '', second = '', third = ''] =
      (await at.matches.clubs.show(id)).tables[0]?.rows.map(({ person }) => person) ?? [];
    await at.matches.clubs.challenge(id, second, first, null);
    await at.matches.clubs.answerChallenge(id, first, '1', false, null);
    await at.matches.clubs.challenge(id, third, first, null);
    await expect(at.matches.clubs.answerChallenge(id, first, '1', false, null)).rejects.toThrow(Problem);
    expect((await at.matches.clubs.own(id, first)).challenged?.fixture).toBe('2');
  });
});

describe('a challenge on a ladder', () => {
  async function ladderOf(at: ClubHarness, count: number) {
    const id = await signedUp(at, count, { kind: 'ladder', start: undefined });
    await at.settle();
    const order = async (): Promise<readonly string[]> =>
      (await at.matches.clubs.show(id)).tables[0]?.rows.map(({ person }) => person) ?? [];
    const [first = '', second = ''] = await order();
    return { id, first, second, order };
  }
  const challenges = (at: ClubHarness): readonly StoredPost[] =>
    clubPosts(at).filter(({ kind }) => kind === 'challenge');

  it.each([true, false])(
    'is refused between people of whom one blocks the other (the one above: %s)',
    async (above) => {
      const at = createClubHarness();
      const { id, first, second } = await ladderOf(at, 3);
      await at.matches.block(above ? first : second, above ? second : first, true);
      await expect(at.matches.clubs.challenge(id, second, first, null)).rejects.toThrow(Problem);
      expect(challenges(at)).toEqual([]);
    },
  );

  it('moves no one if it wasn’t answered because of a block', async () => {
    const at = createClubHarness();
    const { id, first, second, order } = await ladderOf(at, 3);
    const before = await order();
    await at.matches.clubs.challenge(id, second, first, null);
    await at.matches.block(first, second, true);
    await at.pass(8 * DAY);
    expect(await order()).toEqual(before);
    expect((await at.matches.clubs.show(id)).fixtures).toMatchObject([{ status: 'decided', how: 'void' }]);
  });

  it('waits for an answer without counting vacations, before or after it was made', async () => {
    const at = createClubHarness();
    const { id, first, second, order } = await ladderOf(at, 3);
    await at.matches.vacation(first, 4);
    const { challenges: sent } = await at.matches.clubs.challenge(id, second, first, null);
    expect(sent[0]?.until).toBe(at.runtime.time + 11 * DAY);
    await at.pass(10 * DAY);
    await at.matches.vacation(first, 5);
    await at.pass(5 * DAY + 12 * HOUR);
    expect((await order())[0]).toBe(first);
    await at.pass(DAY);
    expect((await order())[0]).toBe(second);
  });

  it('makes no sound in quiet hours, on vacation, or for someone without notifications', async () => {
    const at = createClubHarness();
    const { id, first, second } = await ladderOf(at, 3);
    const again = async (): Promise<void> => {
      await at.matches.clubs.challenge(id, second, first, null);
      await at.matches.clubs.answerChallenge(id, first, String(challenges(at).length), true, null);
      await at.settle();
      const match = (await at.matchesOf(id)).find(({ status }) => status === 'open')?.id ?? '';
      await at.matches.resign(match, second, null);
      await at.settle();
    };
    await again();
    await at.matches.settings(first, { offset: 0, quiet: [0, 1439] });
    await again();
    await at.matches.settings(first, { quiet: null });
    await at.matches.vacation(first, 1);
    await again();
    await at.matches.endVacation(first);
    await at.matches.settings(first, { notifications: 'none' });
    await again();
    expect(challenges(at).map(({ push }) => push)).toEqual([true, false, false, false]);
  });
});

describe('an unreadable competition', () => {
  it('is set aside, and the others go on', async () => {
    const at = createClubHarness();
    const broken = await signedUp(at, 4);
    const id = await signedUp(at, 4, { name: 'Other' });
    const stored = await at.store.competitions.load(broken);
    at.store.competitions.overwrite(broken, JSON.stringify({ ...stored, club: { ...stored?.club, fixtures: 'none' } }));
    await at.pass(DAY);
    expect([...at.store.competitions.quarantined.keys()]).toEqual([broken]);
    expect((await at.matches.clubs.show(id)).status).toBe('running');
  });
});

describe('two at once', () => {
  it('are both told what happened: the second organiser hears that it has started', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 4);
    at.store.competitions.beforeCommit = () => at.matches.clubs.startNow(id, { id: 'u-other', name: 'Other' }, null);
    await expect(at.matches.clubs.startNow(id, organizer, null)).rejects.toThrow('already started');
    expect((await at.matches.clubs.log(id)).filter(({ kind }) => kind === 'started')).toHaveLength(1);
  });

  it('processes start no match twice', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 4);
    await at.matches.clubs.startNow(id, organizer, null);
    await Promise.all([at.matches.processDue(id), at.matches.processDue(id), at.matches.processDue(id)]);
    const { fixtures } = await at.matches.clubs.show(id);
    expect((await at.matchesOf(id)).map((match) => match.id).toSorted()).toEqual(
      fixtures.map(({ match }) => match ?? '').toSorted(),
    );
  });

  it('find both sign-ups, and a repeated interaction changes nothing', async () => {
    const at = createClubHarness();
    const { id } = await at.create({});
    const [one, other] = people(2);
    if (!one || !other) throw new Error('two people expected');
    at.store.competitions.beforeCommit = () => at.matches.clubs.signUp(id, other, 't2');
    await at.matches.clubs.signUp(id, one, 't1');
    const view = await at.matches.clubs.signUp(id, one, 't1');
    expect(view.people.map((person) => person.id).toSorted()).toEqual(['p0', 'p1']);
    await expect(at.matches.clubs.signUp(id, one, 't3')).rejects.toThrow('already signed up');
  });

  it('make one competition of a repeated command', async () => {
    const at = createClubHarness();
    const [one, other] = [await at.create({ token: 't' }), await at.create({ token: 't' })];
    expect(other.id).toBe(one.id);
    expect(await at.matches.clubs.inServer('g')).toHaveLength(1);
  });
});

describe('bad input', () => {
  it('is refused in one sentence: dates in the past, no clock, no name, an unknown competition', async () => {
    const at = createClubHarness();
    await expect(at.create({ start: at.runtime.time - DAY })).rejects.toThrow('in the past');
    await expect(at.create({ pace: 'none' })).rejects.toThrow('time limit');
    await expect(at.create({ name: ' ' })).rejects.toThrow('name');
    await expect(at.create({ days: 3 })).rejects.toThrow('two weeks');
    await expect(at.matches.clubs.show('C-NONE')).rejects.toThrow('doesn’t exist');
  });

  it.each([0, 1])('does not start a season with %i people, and tells the channel', async (count) => {
    const at = createClubHarness();
    const id = await signedUp(at, count);
    await expect(at.matches.clubs.startNow(id, organizer, null)).rejects.toThrow('Too few');
    await at.pass(60 * DAY, DAY);
    expect(['open', 'cancelled']).toContain((await at.matches.clubs.show(id)).status);
    expect(await at.matchesOf(id)).toEqual([]);
  });

  it('finds a banned participant absent: the others go on', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 5);
    await at.matches.setBanned('g', 'p0', true);
    await at.matches.clubs.startNow(id, organizer, null);
    await at.settle();
    const matches = await at.matchesOf(id);
    expect(matches.length).toBeGreaterThan(0);
    expect(JSON.stringify(matches)).not.toContain('"p0"');
    await expect(at.matches.clubs.signUp(id, { id: 'p0', name: 'P0' }, null)).rejects.toThrow('banned');
  });

  it('does not make two people play who block each other', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 4);
    await at.matches.block('p0', 'p1', true);
    await at.matches.clubs.startNow(id, organizer, null);
    await at.settle();
    const { fixtures } = await at.matches.clubs.show(id);
    const theirs = fixtures.filter(({ people: them }) => them.every((person) => ['p0', 'p1'].includes(person.id)));
    expect(theirs.map(({ match }) => match)).toEqual(theirs.map(() => null));
    expect(await at.matchesOf(id)).toHaveLength(fixtures.length - theirs.length);
  });

  it('takes out who leaves the server', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    await at.matches.clubs.personLeft('elsewhere', 'p0');
    expect((await at.matches.clubs.show(id)).people).toHaveLength(4);
    await at.matches.clubs.personLeft('g', 'p0');
    await at.settle();
    expect((await at.matches.clubs.show(id)).people.map((person) => person.id)).not.toContain('p0');
  });

  it('forgets who deletes their data: no id and no name is left, and the season goes on', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    await at.matches.purge('p0');
    await at.settle();
    const stored = JSON.stringify(await at.store.competitions.load(id));
    expect(stored).not.toContain('"p0"');
    expect(stored).not.toContain('"P0"');
    const { end } = await at.matches.clubs.show(id);
    await at.pass((end ?? 0) - at.runtime.time, DAY);
    expect((await at.matches.clubs.show(id)).status).toBe('over');
  });

  it('tells of a deleted channel once, posts nothing meanwhile, and goes on', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    expect([await at.matches.clubs.channelGone(id), await at.matches.clubs.channelGone(id)]).toEqual([true, false]);
    expect((await at.matches.clubs.show(id)).homeless).toBe(true);
    const moved = await at.matches.clubs.moveTo(id, organizer, 'other', null);
    expect(moved).toMatchObject({ homeless: false, home: { channel: 'other' } });
  });

  it('catches up after a week offline', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 4);
    at.runtime.time += 8 * DAY;
    await at.settle();
    const view = await at.matches.clubs.show(id);
    expect(view.status).toBe('running');
    expect(await at.matchesOf(id)).toHaveLength(view.fixtures.length);
  });

  it('ends everything quietly when the bot is removed from the server', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    expect(await at.matches.servers()).toEqual(new Set(['g']));
    await at.matches.leaveServer('g');
    await at.settle();
    expect((await at.matches.clubs.show(id)).status).toBe('cancelled');
    expect(await at.matches.servers()).toEqual(new Set());
  });
});

describe('an organiser', () => {
  it('cancels with a reason: running matches go on as friendly ones', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    const matches = (await at.matchesOf(id)).map((match) => match.id);
    const view = await at.matches.clubs.cancel(id, organizer, 'Too hot', null);
    await at.settle();
    expect(view).toMatchObject({ status: 'cancelled', reason: 'Too hot' });
    for (const match of matches)
      expect(await at.store.load(match)).toMatchObject({ status: 'open', terms: { rated: false } });
    expect(await at.matchesOf(id)).toEqual([]);
  });

  it('opens the next season once, and the ended one is in the hall of fame', async () => {
    const at = createClubHarness();
    const id = await started(at, 4);
    const { end } = await at.matches.clubs.show(id);
    await expect(at.matches.clubs.nextSeason(id, organizer, null)).rejects.toThrow('once this one is over');
    await at.pass((end ?? 0) - at.runtime.time, DAY);
    const [one, other] = [
      await at.matches.clubs.nextSeason(id, organizer, null),
      await at.matches.clubs.nextSeason(id, organizer, null),
    ];
    expect(other.id).toBe(one.id);
    expect(one).toMatchObject({ season: 2, previous: id, status: 'open' });
    expect((await at.matches.clubs.show(id)).next).toBe(one.id);
    const [entry] = await at.matches.clubs.hallOfFame('g');
    expect(entry).toMatchObject({ id, season: 1 });
    const winner = entry?.winners.find(({ place }) => place === 1);
    expect(await at.matches.clubs.crowns(winner?.person ?? '')).toMatchObject([{ competition: id, guild: 'g' }]);
  });

  it('opens no next season on a server that has as many competitions as it may', async () => {
    const at = createClubHarness({ competitions: 2 });
    const { id } = await at.create({});
    await at.matches.clubs.cancel(id, organizer, 'Too few', null);
    await at.create({ name: 'Second' });
    const { id: third } = await at.create({ name: 'Third' });
    await expect(at.matches.clubs.nextSeason(id, organizer, null)).rejects.toMatchObject({ kind: 'too-many' });
    await at.matches.clubs.cancel(third, organizer, 'Too many', null);
    expect((await at.matches.clubs.nextSeason(id, organizer, null)).season).toBe(2);
  });

  it('removes a person with a reason, which the log shows', async () => {
    const at = createClubHarness();
    const id = await started(at, 5);
    await at.matches.clubs.remove(id, organizer, 'p0', 'Rude', null);
    await at.settle();
    const log = await at.matches.clubs.log(id);
    expect(log.find(({ kind }) => kind === 'removed')).toMatchObject({
      by: organizer.id,
      person: { id: 'p0' },
      reason: 'Rude',
    });
    expect(kindsOf(clubPosts(at))).toContain('notice');
  });
});

describe('a ladder', () => {
  it('starts a match when a challenge is accepted, and the winner takes the place', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 3, { kind: 'ladder', start: undefined });
    const before = await at.matches.clubs.show(id);
    const order = (view: CompetitionView): readonly string[] => view.tables[0]?.rows.map(({ person }) => person) ?? [];
    const [first = '', , last = ''] = order(before);
    await at.matches.clubs.challenge(id, last, first, null);
    expect((await at.matches.clubs.own(id, first)).challenged).toMatchObject({ challenger: last, opponent: first });
    const post = clubPosts(at).find(({ kind }) => kind === 'challenge');
    expect(post).toMatchObject({ push: true, detail: { challenger: last, opponent: first } });
    await at.matches.clubs.answerChallenge(id, first, '1', true, null);
    await at.settle();
    const [match] = await at.matchesOf(id);
    await at.matches.resign(match?.id ?? '', first, null);
    await at.settle();
    expect(order(await at.matches.clubs.show(id))[0]).toBe(last);
  });
});

describe('a cup', () => {
  it('starts when it is full and ends with a winner', async () => {
    const at = createClubHarness();
    const id = await signedUp(at, 4, { kind: 'cup', format: 'single', places: 4, start: undefined });
    await at.settle();
    expect((await at.matches.clubs.show(id)).status).toBe('running');
    const random = seededRandom('cup');
    for (let round = 0; round < 4; round++) {
      for (const match of await at.matchesOf(id)) if (match.status === 'open') await at.play(match.id, random);
      await at.pass(HOUR);
    }
    const view = await at.matches.clubs.show(id);
    expect(view.status).toBe('over');
    expect(view.tables[0]?.rows.filter(({ place }) => place === 1)).toHaveLength(1);
  });
});

it('leaves other matches alone', async () => {
  const at = createClubHarness();
  const { sheet } = await at.matches.solo({
    game: 'toy',
    options: { variant: 'crowd' },
    level: 'gentle',
    player: organizer,
    home,
    token: null,
  });
  expect(sheet.competition).toBeUndefined();
});
