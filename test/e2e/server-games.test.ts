import { afterAll, beforeAll, expect, it } from 'vitest';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, menuOf } from './table.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ games: bothGames, seed: 'server' });
});
afterAll(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
  await stage.close();
});

const listing = async (person = stage.anna, place = stage.channel): Promise<ReturnType<typeof shown>> => shown(person.slash(place, '/parley games', { server: true }));

it('everything that is played on a server is listed for everybody there, with links and the way in', async () => {
  const { anna, ben, channel, guild, sandbox } = stage;
  expect(textOf(await listing())).toContain('Nothing is being played on this server');
  const { id, thread, mover } = await begunToy(stage);
  await shown(anna.slash(channel, '/challenge', { game: 'toy' }));
  await stage.quiet();
  const table = (await stage.matches.list(anna.id)).find(({ sheet }) => sheet.status === 'challenge');
  const cleo = sandbox.addPerson({ name: 'Cleo' });
  sandbox.town.join(guild, cleo.id);
  const page = await listing(cleo);
  expect(page.ephemeral).toBe(true);
  expect(textOf(page)).toContain('**Matches on this server** (2)');
  expect(textOf(page)).toMatch(new RegExp(`› \\*\\*${id}\\*\\* (Anna – Ben|Ben – Anna) · Farms · Short: `));
  expect(textOf(page)).toContain(`› **${table?.sheet.id}** Anna · Farms · Short: challenge · 1 seat free`);
  expect(textOf(page)).toContain(`${mover === anna ? 'Anna' : 'Ben'} to move`);
  expect(textOf(page)).toContain(`https://discord.com/channels/${stage.guild}/${thread}`);
  expect(menuOf(page, 'go').values).toEqual([id]);
  expect(textOf(await listing(ben))).toContain('**Partien auf diesem Server** (2)');
  const join = waysOf(page).buttons.find(({ verb }) => verb === 'join');
  expect(join?.label).toBe(`Join ${table?.sheet.id}`);
  await shown(cleo.click(page.id, join?.id ?? ''));
  await stage.quiet();
  expect(textOf(await listing())).toContain('Cleo');
  expect(waysOf(await listing()).buttons.map(({ verb }) => verb)).not.toContain('join');
});

it('long lists have pages, and other servers their own', async () => {
  const { anna, guild, channel, sandbox } = stage;
  for (let n = 0; n < 11; n++) {
    await stage.matches.challenge({ game: 'toy', challenger: { id: anna.id, name: 'Anna' }, opponents: [], open: 1, home: { guild, parent: channel, language: 'en' }, token: null });
  }
  await stage.quiet();
  const first = await listing();
  const next = waysOf(first).buttons.filter(({ verb }) => verb === 'server-games');
  expect(next.map(({ label }) => label)).toEqual(['▶']);
  const second = await shown(anna.click(first.id, next[0]?.id ?? ''));
  expect(textOf(second).match(/› \*\*/g)).toHaveLength(3);
  const far = await shown(anna.click(second.id, 'p1:-:-:0:server-games:999999', { forge: true }));
  expect(textOf(far)).toBe(textOf(second));
  const other = sandbox.town.addGuild({ name: 'Elsewhere', memberIds: [anna.id], channels: ['games'] });
  expect(textOf(await listing(anna, other.channelIds[0]))).toContain('Nothing is being played');
  expect(textOf(await listing(anna, anna.dm()))).toContain('That list is one of a server');
});
