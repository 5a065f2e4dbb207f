import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf } from './message-parts.ts';
import { type Harness, openHarness } from './harness.ts';
import { addPerson, bothGames, finishToyMatch, startToyMatch } from './match-helpers.ts';

let harness: Harness;
let manager: SimulatedPerson;
let staff: string;
beforeEach(async () => {
  harness = await openHarness({ seed: 'moderation', games: bothGames });
  const { sandbox, guild } = harness;
  manager = addPerson(harness, 'Mara');
  sandbox.admin.giveRole(
    guild,
    manager.id,
    sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }),
  );
  staff = sandbox.admin.addChannel(guild, { name: 'staff' });
});
afterEach(async () => harness.close());

const run = async (
  person: SimulatedPerson,
  command: string,
  options: Record<string, string> = {},
  channel = harness.channel,
): Promise<string> => textOf(await finalMessage(person.slash(channel, command, options)));

it('a banned person can finish matches here, but not start, join or be challenged to any', async () => {
  const { anna, ben } = harness;
  const { id } = await startToyMatch(harness);
  expect(await run(ben, '/challenge', { opponent: anna.id, game: 'toy' })).toContain('Anna');
  await harness.idle();
  expect(await run(manager, '/parley-admin ban', { player: ben.id })).toContain('Ben can’t start or join matches here');
  await harness.idle();
  expect((await harness.matches.list(ben.id)).map(({ sheet }) => sheet.status)).toEqual(['open']);
  for (const [command, options] of [
    ['/challenge', { opponent: anna.id, game: 'toy' }],
    ['/solo', { game: 'toy' }],
    ['/parley puzzle', {}],
    ['/parley ranking', {}],
  ] as const)
    expect(await run(ben, command, options), command).toContain('Laufende Partien kannst du zu Ende spielen');
  const refused = await run(anna, '/challenge', { opponent: ben.id, game: 'toy' });
  expect(refused).toContain('can’t join matches on this server');
  expect(await run(ben, '/parley games')).toContain(id);
  await finishToyMatch(harness, id);
  await harness.idle();
  await expect(harness.matches.rematch(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
  expect(await run(manager, '/parley-admin unban', { player: ben.id })).toContain('Ben can play here again');
  expect(await run(ben, '/challenge', { opponent: anna.id, game: 'toy' })).toContain('Anna');
});

it('a ban outlives deleted data and names no one', async () => {
  await run(manager, '/parley-admin ban', { player: harness.ben.id });
  await harness.matches.purge(harness.ben.id);
  expect(await harness.matches.isBanned(harness.guild, harness.ben.id)).toBe(true);
  expect(await harness.matches.isBanned(harness.guild, harness.anna.id)).toBe(false);
});

it('only managers ban, and not themselves', async () => {
  const { anna, ben } = harness;
  await expect(ben.slash(harness.channel, '/parley-admin ban', { player: anna.id })).rejects.toThrow('no such command');
  expect(await run(manager, '/parley-admin ban', { player: manager.id })).toContain('You can’t ban yourself');
});

it('a report reaches the channel the managers chose, pings no one and is limited', async () => {
  const { anna, ben } = harness;
  expect(await run(anna, '/parley report', { player: ben.id, reason: 'rude' })).toContain('haven’t chosen a channel');
  expect(await run(manager, '/parley-admin reports', {}, staff)).toContain('Reports will arrive in this channel');
  const before = manager.messages(staff).length;
  const reason = `@everyone **loud** <@${manager.id}>`;
  expect(await run(anna, '/parley report', { player: ben.id, reason })).toContain('Thanks');
  const sent = manager
    .messages(staff)
    .slice(before)
    .filter((message) => textOf(message).includes('Report'));
  const text = sent.map(textOf).join();
  expect(sent.filter((message) => textOf(message).includes(ben.id))).toHaveLength(1);
  expect(text).toContain(`<@${anna.id}>`);
  expect(text).not.toContain('**loud**');
  expect(manager.messages(harness.channel).map(textOf).join()).not.toContain('loud');
  // In the language of the managers, whatever the reporter speaks.
  expect(await run(ben, '/parley report', { player: anna.id, reason: 'laut' })).toContain('Danke');
  expect(textOf(manager.messages(staff).at(-1) as PageMessage)).toMatch(/Report.+> laut/su);
  expect(await run(anna, '/parley report', { player: ben.id, reason: 'again' })).toContain('already sent that report');
  expect(await run(anna, '/parley report', { player: anna.id, reason: 'me' })).toContain('can’t report yourself');
  for (const name of ['Carl', 'Dora'])
    expect(await run(anna, '/parley report', { player: addPerson(harness, name).id, reason: 'x' })).toContain('Thanks');
  const another = addPerson(harness, 'Emil').id;
  expect(await run(anna, '/parley report', { player: another, reason: 'x' })).toContain('already sent');
  await harness.advance(25 * 3_600_000);
  expect(await run(anna, '/parley report', { player: another, reason: 'x' })).toContain('Thanks');
  expect(await run(manager, '/parley-admin reports', {}, staff)).toContain('Reports are turned off');
});
