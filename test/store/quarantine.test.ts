import { expect, it } from 'vitest';
import { readHeader } from '../../src/store/record-header.ts';
import { onEachServer } from './on-each-server.ts';
import { commitOf, postOf, sampleMatch } from './samples.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';

onEachServer('what cannot be read', (fixture) => {
  it('sets aside what cannot be read, and goes on with the rest', async () => {
    const { log, redis, store, other } = fixture;
    for (const id of ['A', 'B', 'C', 'D']) await store.commit(commitOf(sampleMatch(id), { due: 1000 }));
    await redis.set(keys.match('A'), 'rubbish');
    const value = (await redis.getBuffer(keys.match('B'))) as Buffer;
    value[value.length - 20] = (value[value.length - 20] as number) ^ 1;
    await redis.set(keys.match('B'), value);
    await redis.set(keys.match('C'), (await redis.getBuffer(keys.match('D'))) as Buffer);
    const fault = { fault: 'corrupted', match: 'A' };
    await expect(other.load('A')).rejects.toMatchObject(fault);
    await expect(other.load('A')).rejects.toMatchObject(fault);
    await expect(other.inChannel('channel-of-B')).rejects.toMatchObject({ fault: 'corrupted', match: 'B' });
    expect((await other.ofPlayer('anna')).map(({ id }) => id)).toEqual(['D']);
    expect((await other.due(1000, 10)).ids).toEqual(['D']);
    for (const id of ['A', 'B', 'C']) expect(await redis.hexists(keys.setAside(tagOf(id)), id)).toBe(1);
    for (const id of ['A', 'B', 'C']) expect(await redis.exists(keys.broken(id))).toBe(1);
    expect(log.lines).toContainEqual(expect.stringContaining('Match A cannot be read and was set aside'));
    // The place of a match that was set aside can be used again.
    const again = sampleMatch('E', { home: { ...sampleMatch('B').home } });
    expect(await store.commit(commitOf(again))).toBe('done');
  });

  it('sets a match aside once, and again only if it came back', async () => {
    const { log, redis, store, other } = fixture;
    await store.commit(commitOf(sampleMatch('A')));
    const value = (await redis.getBuffer(keys.match('A'))) as Buffer;
    const reason = () => redis.hget(keys.setAside(tagOf('A')), 'A');
    const said = () => log.lines.filter((line) => line.startsWith('Match A cannot be read')).length;
    const before = said();
    await store.quarantine('A', 'first');
    await other.quarantine('A', 'second');
    expect([await reason(), said() - before]).toEqual(['first', 1]);
    await redis.set(keys.match('A'), value);
    await other.quarantine('A', 'third');
    expect([await reason(), said() - before]).toEqual(['third', 2]);
    expect(await redis.exists(keys.match('A'))).toBe(0);
  });

  it('leaves alone what a newer version wrote', async () => {
    const { redis, store, other } = fixture;
    await store.commit(commitOf(sampleMatch('A')));
    const value = (await redis.getBuffer(keys.match('A'))) as Buffer;
    const { body } = readHeader(value) ?? { body: value };
    value[value.length - body.length + 1] = 99;
    await redis.set(keys.match('A'), value);
    await expect(other.load('A')).rejects.toMatchObject({
      fault: 'corrupted',
      message: expect.stringContaining('newer version') as unknown,
    });
    await other.quarantine('A', 'somebody above thought so');
    expect(await redis.exists(keys.match('A'))).toBe(1);
  });

  it('reports a broken profile and broken answers', async () => {
    const { redis, store } = fixture;
    await redis.set(keys.profile('anna'), 'rubbish');
    await expect(store.profile('anna')).rejects.toMatchObject({ fault: 'corrupted' });
    await redis.rpush(keys.answers('A'), 'rubbish');
    await expect(store.history('A')).rejects.toMatchObject({ fault: 'corrupted', match: 'A' });
    await redis.set(keys.due(tagOf('A')), 'not a sorted set');
    await expect(store.due(1, 1)).rejects.toMatchObject({ fault: 'corrupted' });
  });

  it('puts an unreadable row of the outbox aside and says the rest', async () => {
    const { redis, store } = fixture;
    await redis.rpush(keys.outbox('A'), 'A\nA-1-0\n{"id":');
    const sheet = sampleMatch('A');
    await store.commit(commitOf(sheet, { posts: [postOf(sheet)] }));
    expect(await store.postsOf('A', 10)).toEqual([postOf(sheet)]);
    expect(await redis.llen(keys.outbox('A'))).toBe(1);
    expect(await redis.llen(keys.undelivered(tagOf('A')))).toBe(1);
  });
});
