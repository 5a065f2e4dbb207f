import { expect, test } from 'vitest';
import { readPost } from '../../src/match/index.ts';
import { DAY } from '../../src/match/limits.ts';
import type { StoredPost } from '../../src/match/ports.ts';
import { anna, ben, createHarness, home, startedMatch } from './harness.ts';

const clara = { id: 'u-clara', name: 'Clara' };

test('somebody who is banned leaves the challenges of that server: a table stays open to others, and matches go on', async () => {
  const at = createHarness();
  const { matches } = at;
  const inGuild = (guild: string) => ({ game: 'toy', challenger: anna, home: { ...home, guild }, token: null });
  const table = await matches.challenge({ ...inGuild('g'), options: { variant: 'crowd' }, opponents: [ben, clara] });
  const asked = await matches.challenge({ ...inGuild('g'), opponents: [ben] });
  const elsewhere = await matches.challenge({ ...inGuild('other'), opponents: [ben] });
  const running = await startedMatch(at);
  await matches.setBanned('g', ben.id, true);
  const statusOf = async (id: string) => (await at.store.load(id))?.status ?? 'gone';
  expect((await at.store.load(table.id))?.players.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
  expect(await Promise.all([table, asked, elsewhere, running].map(({ id }) => statusOf(id)))).toEqual([
    'challenge',
    'gone',
    'challenge',
    'open',
  ]);
  await expect(matches.challenge({ ...inGuild('g'), opponents: [ben] })).rejects.toMatchObject({ kind: 'not-allowed' });
  await matches.setBanned('g', ben.id, false);
  expect((await matches.challenge({ ...inGuild('g'), opponents: [ben] })).sheet.status).toBe('challenge');
});

test('reports are counted for a day: by person, about a person, and on a server', async () => {
  const { matches, runtime } = createHarness({ reportsByPerson: 2, reportsInServer: 3 });
  const tooMany = { kind: 'too-many' };
  const report = (guild: string, by: string, about: string) => matches.countReport(guild, by, about);
  await report('g', anna.id, ben.id);
  await expect(report('g', anna.id, ben.id)).rejects.toMatchObject(tooMany);
  await report('g', anna.id, clara.id);
  await expect(report('g', anna.id, 'u-dora')).rejects.toMatchObject(tooMany);
  await report('g', ben.id, clara.id);
  await expect(report('g', clara.id, ben.id)).rejects.toMatchObject(tooMany);
  await report('other', clara.id, ben.id);
  runtime.time += DAY - 1;
  await expect(report('g', anna.id, 'u-dora')).rejects.toMatchObject(tooMany);
  runtime.time += 1;
  await report('g', anna.id, 'u-dora');
});

test('a post that an older version left for one seat is read as one for several', () => {
  const read = (detail: object) =>
    readPost({ id: '1', match: 'M', kind: 'turn', to: 'channel', push: true, detail } as unknown as StoredPost)?.detail;
  expect(read({ turn: 3, mention: 1 })).toEqual({ turn: 3, calls: [1] });
  expect(read({ turn: 3, mention: 0 })).toEqual({ turn: 3, calls: [0] });
  expect(read({ turn: 3, mention: null })).toEqual({ turn: 3, calls: [] });
  expect(read({ turn: 3, calls: [0, 1] })).toEqual({ turn: 3, calls: [0, 1] });
});
