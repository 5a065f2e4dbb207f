import { expect, it } from 'vitest';
import type { StoredCompetition } from '../../src/match/ports.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';
import { rebuildCompetitions } from '../../src/store/rebuild-competitions.ts';
import { directWriter } from '../../src/store/writer.ts';
import { sampleResult } from '../ratings/samples.ts';
import { onEachServer } from './on-each-server.ts';
import { commitOf, postOf, sampleCompetition, sampleFinished, sampleMatch, undeliveredPosts } from './samples.ts';

onEachServer('competitions', (fixture) => {
  const NOW = 1_000;
  const ID = 'C-A';

  async function created(
    changes: Partial<StoredCompetition> = {},
    due: number | null = 5_000,
  ): Promise<StoredCompetition> {
    const competition = sampleCompetition(ID, changes);
    await fixture.store.competitions.commit({ competition, from: null, posts: [], due, counted: [] }, NOW);
    return (await fixture.store.competitions.load(ID)) as StoredCompetition;
  }
  const next = (from: StoredCompetition, changes: Partial<StoredCompetition> = {}): StoredCompetition => ({
    ...from,
    ...changes,
    seq: from.seq + 1,
  });
  const endMatch = (id: string, endedAt: number) => {
    const over = sampleMatch(id, { status: 'over', endedAt, competition: { id: ID, fixture: '1', name: 'Cup' } });
    return fixture.store.commit(commitOf(over, { finished: sampleFinished(over, []) }));
  };

  it('are found by id, server and person, until the person leaves', async () => {
    const competition = await created({ people: ['anna', 'ben'] });
    const { competitions } = fixture.other;
    expect(await competitions.load(ID)).toEqual(competition);
    expect(await competitions.inServer(competition.guild)).toEqual([competition]);
    expect(await competitions.ofPerson('ben')).toEqual([competition]);
    const without = next(competition, { people: ['anna'] });
    await fixture.store.competitions.commit(
      { competition: without, from: competition, posts: [], due: null, counted: [] },
      NOW,
    );
    expect(await competitions.ofPerson('ben')).toEqual([]);
    expect(await competitions.ofPerson('anna')).toEqual([without]);
    expect(await fixture.redis.hkeys(keys.entered('ben'))).toEqual([]);
  });

  it('take only one of two changes of the same version', async () => {
    await created();
    const [one, other] = await Promise.all(
      [fixture.store, fixture.other].map(({ competitions }) => competitions.load(ID)),
    );
    const changes = [
      [fixture.store, one, ['first']],
      [fixture.other, other, ['second']],
    ] as const;
    const done: boolean[] = [];
    for (const [store, from, people] of changes)
      done.push(
        await store.competitions.commit(
          {
            competition: next(from as StoredCompetition, { people }),
            from: from ?? null,
            posts: [],
            due: null,
            counted: [],
          },
          NOW,
        ),
      );
    expect(done).toEqual([true, false]);
    expect((await fixture.other.competitions.load(ID))?.people).toEqual(['first']);
  });

  it('are created once', async () => {
    await created({ people: ['first'] });
    const again = {
      competition: sampleCompetition(ID, { people: ['second'] }),
      from: null,
      posts: [],
      due: null,
      counted: [],
    };
    expect(await fixture.other.competitions.commit(again, NOW)).toBe(false);
    expect((await fixture.store.competitions.load(ID))?.people).toEqual(['first']);
  });

  it('are due like matches, and not when nothing is left to do', async () => {
    const competition = await created({}, 5_000);
    expect(await fixture.other.dueOf(ID)).toEqual({ match: ID, seq: 1, at: 5_000 });
    const found = [];
    for await (const rows of fixture.other.upcoming(6_000)) found.push(...rows);
    expect(found).toEqual([{ match: ID, seq: 1, at: 5_000 }]);
    await fixture.store.competitions.commit(
      { competition: next(competition), from: competition, posts: [], due: null, counted: [] },
      NOW,
    );
    expect(await fixture.other.dueOf(ID)).toBeNull();
  });

  it('are not among the open matches', async () => {
    await created();
    await fixture.store.commit(commitOf(sampleMatch('M')));
    const ids = [];
    for await (const id of fixture.store.openMatches()) ids.push(id);
    expect(ids).toEqual(['M']);
  });

  it('are set aside when they cannot be read: never due again, with one line in the log', async () => {
    await created({}, 5_000);
    const whole = (await fixture.redis.getBuffer(keys.club(ID))) as Buffer;
    const rubbish = Buffer.alloc(20);
    await fixture.redis.set(keys.club(ID), rubbish);
    for (let again = 0; again < 2; again++)
      await expect(fixture.other.competitions.load(ID)).rejects.toMatchObject({ fault: 'corrupted', match: ID });
    expect(await fixture.other.dueOf(ID)).toBeNull();
    expect(fixture.log.lines.filter((line) => line.startsWith(`Competition ${ID} cannot be read`))).toHaveLength(1);
    expect(await fixture.redis.getBuffer(keys.broken(ID))).toEqual(rubbish);
    // One of a newer version waits for that.
    whole[9] = 99;
    await fixture.redis.set(keys.club(ID), whole);
    await expect(fixture.other.competitions.load(ID)).rejects.toMatchObject({ fault: 'corrupted' });
    expect(await fixture.redis.exists(keys.club(ID))).toBe(1);
  });

  it('keep their posts in the outbox until they are delivered', async () => {
    const competition = await created();
    const changed = next(competition);
    await fixture.store.competitions.commit(
      { competition: changed, from: competition, posts: [postOf(changed)], due: null, counted: [] },
      NOW,
    );
    const [post] = await undeliveredPosts(fixture.other);
    expect(post).toEqual(postOf(changed));
    if (post) await fixture.other.delivered(post);
    expect(await undeliveredPosts(fixture.other)).toEqual([]);
  });

  it('are due as soon as one of their matches ends, until it is counted', async () => {
    const competition = await created({}, 5_000);
    await endMatch('M', 1_500);
    expect(await fixture.other.competitions.ended(ID)).toEqual(['M']);
    expect((await fixture.other.dueOf(ID))?.at).toBe(1_500);
    const uncounted = next(competition);
    await fixture.store.competitions.commit(
      { competition: uncounted, from: competition, posts: [], due: 5_000, counted: [] },
      2_000,
    );
    expect((await fixture.other.dueOf(ID))?.at).toBe(2_000);
    await fixture.store.competitions.commit(
      { competition: next(uncounted), from: uncounted, posts: [], due: 5_000, counted: ['M'] },
      2_000,
    );
    expect(await fixture.other.competitions.ended(ID)).toEqual([]);
    expect((await fixture.other.dueOf(ID))?.at).toBe(5_000);
  });

  it('hear of a match that ended in a process that died then', async () => {
    await created({}, 5_000);
    const entry = { match: 'M', seq: 9, channel: null, left: null, join: [], leave: [], played: [], made: 1, ended: 7 };
    await fixture.redis.rpush(keys.outbox('M'), `M\n#9\n${JSON.stringify({ ...entry, competition: ID })}`);
    await fixture.redis.sadd(keys.talk(tagOf('M')), 'M');
    for (let again = 0; again < 2; again++) await fixture.other.postsOf('M', 10);
    expect(await fixture.other.competitions.ended(ID)).toEqual(['M']);
    expect((await fixture.other.dueOf(ID))?.at).toBe(7);
  });

  it('are found again after a rebuild, which changes nothing that was right', async () => {
    const fixtures = [{ id: '1', match: 'M' }];
    const club = { id: ID, fixtures, next: 5_000 } as unknown as StoredCompetition['club'];
    const competition = await created({ people: ['anna'], club });
    await fixture.store.results.record(sampleResult('M', ['anna', 'ben'], { end: 5 }));
    await fixture.redis.del(keys.clubs(competition.guild));
    await fixture.redis.del(keys.entered('anna'));
    const known: string[] = [];
    const again = (): Promise<object> =>
      rebuildCompetitions(fixture.redis, directWriter(fixture.redis), fixture.log, (before, results) => {
        known.push(...results.keys());
        return before;
      });
    expect(await again()).toEqual({ competitions: 1, changed: 0 });
    expect(await again()).toEqual({ competitions: 1, changed: 0 });
    expect(known).toEqual(['M', 'M']);
    expect(await fixture.other.competitions.ofPerson('anna')).toEqual([competition]);
    expect(await fixture.other.competitions.inServer(competition.guild)).toEqual([competition]);
  });
});
