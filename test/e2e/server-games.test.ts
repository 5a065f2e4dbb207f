import { afterAll, beforeAll, expect, it } from 'vitest';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames } from './match-helpers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ games: bothGames, seed: 'server' });
});
afterAll(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
  await harness.close();
});

const listing = async (person = harness.anna, place = harness.channel): Promise<ReturnType<typeof finalMessage>> =>
  finalMessage(person.slash(place, '/parley games', { server: true }));

it('everything that is played on a server is listed for everybody there, with links and the way in', async () => {
  const { anna, ben, channel, guild, sandbox } = harness;
  expect(textOf(await listing())).toContain('This server has no matches');
  const { id, thread, mover } = await startToyMatch(harness);
  await finalMessage(anna.slash(channel, '/challenge', { game: 'toy' }));
  await harness.idle();
  const cleo = sandbox.addPerson({ name: 'Cleo' });
  sandbox.admin.join(guild, cleo.id);
  const page = await listing(cleo);
  expect(page.ephemeral).toBe(true);
  expect(textOf(page)).toContain('**Matches on this server** (2)');
  expect(textOf(page)).toMatch(/› \*\*(Anna – Ben|Ben – Anna)\*\* · Farms · Short: /);
  expect(textOf(page)).toContain('› **Anna** · Farms · Short: challenge · 1 open seat');
  expect(textOf(page)).toContain(`${mover === anna ? 'Anna' : 'Ben'} to move`);
  expect(textOf(page)).toContain(`https://discord.com/channels/${harness.guild}/${thread}`);
  expect(controlsOf(page).buttons.filter(({ verb }) => verb === 'open')).toMatchObject([
    { label: 'View', id: expect.stringContaining(`:${id}:`) as string },
  ]);
  expect(textOf(await listing(ben))).toContain('**Partien auf diesem Server** (2)');
  const join = controlsOf(page).buttons.find(({ verb }) => verb === 'join');
  expect(join?.label).toBe('Join');
  await finalMessage(cleo.click(page.id, join?.id ?? ''));
  await harness.idle();
  expect(textOf(await listing())).toContain('Cleo');
  expect(controlsOf(await listing()).buttons.map(({ verb }) => verb)).not.toContain('join');
});

it('long lists have pages, and other servers their own', async () => {
  const { anna, guild, channel, sandbox } = harness;
  for (let n = 0; n < 11; n++) {
    await harness.matches.challenge({
      game: 'toy',
      challenger: { id: anna.id, name: 'Anna' },
      opponents: [],
      openSeats: 1,
      home: { guild, parent: channel, language: 'en' },
      token: null,
    });
  }
  await harness.idle();
  const first = await listing();
  const next = controlsOf(first).buttons.filter(({ verb }) => verb === 'server-games');
  expect(next.map(({ label }) => label)).toEqual(['▶']);
  const second = await finalMessage(anna.click(first.id, next[0]?.id ?? ''));
  expect(textOf(second).match(/› \*\*/g)).toHaveLength(3);
  const far = await finalMessage(anna.click(second.id, 'p1:-:-:0:server-games:999999', { forge: true }));
  expect(textOf(far)).toBe(textOf(second));
  const other = sandbox.admin.addGuild({ name: 'Elsewhere', memberIds: [anna.id], channels: ['games'] });
  expect(textOf(await listing(anna, other.channelIds[0]))).toContain('This server has no matches');
  expect(textOf(await listing(anna, anna.dm()))).toContain('Use this command in a server');
});
