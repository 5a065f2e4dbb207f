import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextWeeklyPost } from '../../src/match/lobby/weekly-post.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { bothGames, buttonOf } from './match-helpers.ts';
import { openHarness, type Harness } from './harness.ts';

let harness: Harness;
let mod: SimulatedPerson;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
  const { sandbox, guild } = harness;
  mod = sandbox.addPerson({ name: 'Mod' });
  sandbox.admin.join(guild, mod.id);
  sandbox.admin.giveRole(guild, mod.id, sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }));
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const weeks = (): readonly PageMessage[] =>
  harness.ben
    .messages(harness.channel)
    .filter((message) => !message.ephemeral && textOf(message).includes('The week of'));

const toggle = (channel = harness.channel): Promise<PageMessage> =>
  finalMessage(mod.slash(channel, '/parley-admin weekly'));

/** On to the moment at which the week is posted. */
async function nextWeek(): Promise<void> {
  const now = harness.sandbox.clock.now();
  await harness.advance(nextWeeklyPost(now) - now + 1000);
}

it('tells the results of the week and offers open tables with a button to join', async () => {
  const { anna, ben, channel, matches } = harness;
  expect(textOf(await toggle())).toContain('every Monday');
  const home = { guild: harness.guild, parent: channel, language: 'en' } as const;
  const player = { id: anna.id, name: 'Anna' };
  const { id } = await matches.solo({ game: 'toy', player, level: 'fair', home, token: null });
  await matches.resign(id, anna.id, null);
  expect(weeks()).toHaveLength(0);
  const now = harness.sandbox.clock.now();
  await harness.advance(nextWeeklyPost(now) - now - 60_000);
  await finalMessage(anna.slash(channel, '/challenge', { game: 'toy', open: 1 }));
  await nextWeek();
  expect(weeks()).toHaveLength(1);
  const [post] = weeks() as [PageMessage];
  expect(textOf(post)).toContain('Finished: 1 match');
  expect(textOf(post)).toContain(`The computer** beat <@${anna.id}>`);
  expect(controlsOf(post).buttons.map(({ label }) => label)).toEqual(['Join']);
  await finalMessage(ben.click(post.id, buttonOf(post, 'join')));
  await harness.idle();
  expect((await harness.store.ofPlayer(ben.id)).map(({ status }) => status)).toEqual(['open']);
  await nextWeek();
  expect(weeks()).toHaveLength(2);
  expect(textOf(weeks()[1] as PageMessage)).toContain('No match was finished');
});

it('survives a restart at the moment it is due, and comes once', async () => {
  await toggle();
  const now = harness.sandbox.clock.now();
  harness.sandbox.clock.advance(nextWeeklyPost(now) - now + 1000);
  await harness.restart();
  await harness.advance(1000);
  await harness.restart();
  await harness.advance(1000);
  expect(weeks()).toHaveLength(1);
});

it('is not for people who do not manage the server, nor for channels where the bot may not write', async () => {
  const { ben, channel, sandbox } = harness;
  const refused = await finalMessage(ben.slash(channel, '/parley-admin weekly', {}, { forge: true }));
  expect(textOf(refused)).toContain('wenn du diesen Server verwaltest');
  sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  expect(textOf(await toggle())).toContain('“Send Messages”');
  sandbox.admin.setPermissions(channel, sandbox.botId, {});
  await nextWeek();
  expect(weeks()).toEqual([]);
});

it('tells the managers where reports go when it may no longer be posted, and goes on once it may', async () => {
  const { sandbox, channel } = harness;
  const office = sandbox.admin.addChannel(harness.guild, { name: 'office' });
  await finalMessage(mod.slash(office, '/parley-admin reports'));
  await toggle();
  sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  await nextWeek();
  expect(weeks()).toEqual([]);
  const told = mod
    .messages(office)
    .filter(({ ephemeral }) => !ephemeral)
    .map(textOf);
  expect(told.filter((text) => text.includes('this week’s post is missing'))).toHaveLength(1);
  sandbox.admin.setPermissions(channel, sandbox.botId, {});
  await harness.restart();
  await nextWeek();
  expect(weeks()).toHaveLength(1);
});
