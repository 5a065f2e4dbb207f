import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBotHarness, type BotHarness } from './sandbox-bot.ts';

type Body = Record<string, unknown>;
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const slash = (more: Body = {}): Body => ({ name: 'roll', description: 'Roll the dice', ...more });
const option = (name: string, more: Body = {}): Body => ({ type: 3, name, description: 'Something', ...more });

let harness: BotHarness;
beforeAll(async () => {
  harness = await startBotHarness();
});
afterAll(() => harness.close());

const put = (body: unknown, guildId?: string): Promise<unknown> => {
  const scope = guildId === undefined ? '' : `/guilds/${guildId}`;
  return harness.client.rest.put(`/applications/${harness.sandbox.applicationId}${scope}/commands`, { body });
};

describe('registering', () => {
  test.each<[string, Body[], RegExp]>([
    ['an upper-case name', [slash({ name: 'Roll' })], /name is invalid/],
    ['a name with a blank', [slash({ name: 'roll dice' })], /name is invalid/],
    ['a name of 33', [slash({ name: 'x'.repeat(33) })], /32 or fewer/],
    ['an upper-case localized name', [slash({ name_localizations: { de: 'Würfeln' } })], /name is invalid/],
    ['an unknown locale', [slash({ name_localizations: { xx: 'roll' } })], /not a locale/],
    ['no description', [{ name: 'roll' }], /required/],
    ['a description of 101', [slash({ description: 'x'.repeat(101) })], /100 or fewer/],
    ['required after optional', [slash({ options: [option('a'), option('b', { required: true })] })], /placed before/],
    ['an option name twice', [slash({ options: [option('a'), option('a')] })], /already exists/],
    ['26 options', [slash({ options: many(26, (i) => option(`o${i}`)) })], /25 or fewer/],
    [
      'autocomplete with choices',
      [slash({ options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] })],
      /together with choices/,
    ],
    [
      'autocomplete on a user',
      [slash({ options: [option('a', { type: 6, autocomplete: true })] })],
      /Only text and number/,
    ],
    [
      'a choice name twice',
      [
        slash({
          options: [
            option('a', {
              choices: [
                { name: 'x', value: '1' },
                { name: 'x', value: '2' },
              ],
            }),
          ],
        }),
      ],
      /choice name already/,
    ],
    ['min over max', [slash({ options: [option('a', { type: 4, min_value: 2, max_value: 1 })] })], /not be above/],
    ['subcommands beside options', [slash({ options: [option('a', { type: 1 }), option('b')] })], /side by side/],
    ['a name twice', [slash(), slash()], /must be unique/],
    ['101 commands', many(101, (i) => slash({ name: `c${i}` })), /At most 100/],
    ['16 user commands', many(16, (i) => ({ type: 2, name: `C ${i}` })), /At most 15/],
    [
      'a context menu with description',
      [{ type: 2, name: 'Challenge', description: 'x' }],
      /cannot have a description/,
    ],
    [
      '8001 characters in all',
      [
        slash({
          options: many(25, (i) =>
            option(`o${i}`, {
              description: 'x'.repeat(100),
              choices: many(25, (c) => ({ name: `${c}${'y'.repeat(10)}`, value: `${c}` })),
            }),
          ),
        }),
      ],
      /at most 8000/,
    ],
  ])('%s is refused', async (_name, body, reason) => {
    await expect(put(body)).rejects.toMatchObject({ code: 50035 });
    expect(harness.sandbox.violations.at(-1)?.reason).toMatch(reason);
  });

  test('of several languages only the longest counts', async () => {
    const long = {
      description: 'x'.repeat(90),
      description_localizations: { de: 'y'.repeat(100), fr: 'z'.repeat(80) },
    };
    const options = many(25, (i) =>
      option(`o${i}`, { ...long, choices: many(10, (c) => ({ name: `c${c}`.padEnd(10, 'x'), value: `${c}` })) }),
    );
    await expect(put([slash({ options })])).resolves.toHaveLength(1);
  });

  test('replaces the set and keeps the ids of those that stay', async () => {
    const first = (await put([slash(), slash({ name: 'end' })])) as { id: string; name: string }[];
    const second = (await put([slash({ description: 'Roll them' }), slash({ name: 'undo' })])) as {
      id: string;
      name: string;
    }[];
    expect(second.map(({ name }) => name)).toEqual(['roll', 'undo']);
    expect(second[0]?.id).toBe(first[0]?.id);
    expect(await harness.client.rest.get(`/applications/${harness.sandbox.applicationId}/commands`)).toHaveLength(2);
  });

  test('one by one: create, fetch, change, delete', async () => {
    await put([]);
    const { commands } = harness.client.application;
    const made = await commands.create({ name: 'hand', description: 'Your hand' });
    expect((await commands.fetch(made.id)).description).toBe('Your hand');
    expect((await commands.edit(made.id, { description: 'Your cards' })).description).toBe('Your cards');
    await commands.delete(made.id);
    await expect(commands.fetch(made.id)).rejects.toMatchObject({ code: 10063 });
  });
});

describe('who may use what where', () => {
  test('contexts, permissions and guild commands decide', async () => {
    const { sandbox, guildId, channelId, anna, ben } = harness;
    await put([
      slash({ name: 'everywhere' }),
      slash({ name: 'servers', contexts: [0] }),
      slash({ name: 'admins', default_member_permissions: String(PermissionFlagsBits.ManageGuild) }),
      slash({ name: 'nobody', default_member_permissions: '0' }),
    ]);
    await put([slash({ name: 'local' })], guildId);
    const role = sandbox.admin.addRole(guildId, { name: 'Steward', permissions: ['ManageGuild'] });
    sandbox.admin.giveRole(guildId, ben.id, role);
    const inGuild = (person: typeof anna): string[] =>
      person
        .commands()
        .filter((one) => one.guildIds.includes(guildId))
        .map((one) => one.name);
    expect(inGuild(anna)).toEqual(['everywhere', 'servers', 'local']);
    expect(inGuild(ben)).toEqual(['everywhere', 'servers', 'admins', 'local']);
    expect(
      anna
        .commands()
        .filter((one) => one.inBotDm)
        .map((one) => one.name),
    ).toEqual(['everywhere', 'admins', 'nobody']);
    await expect(anna.slash(channelId, '/admins')).rejects.toThrow('There is no such command here.');
    await expect(anna.slash(anna.dm(), '/servers')).rejects.toThrow('There is no such command here.');
    sandbox.admin.setPermissions(channelId, anna.id, { deny: ['UseApplicationCommands'] });
    await expect(anna.slash(channelId, '/everywhere')).rejects.toThrow('Commands cannot be used here.');
    sandbox.admin.setPermissions(channelId, anna.id, {});
  });

  test('names and descriptions come in the language of the person', async () => {
    await put([
      slash({
        name_localizations: { de: 'würfeln' },
        description_localizations: { de: 'Würfelt' },
        options: [
          option('dice', {
            name_localizations: { de: 'würfel' },
            choices: [{ name: 'Both', name_localizations: { de: 'Beide' }, value: 'both' }],
          }),
        ],
      }),
    ]);
    const shown = (person: typeof harness.anna): unknown =>
      person.commands().find((one) => one.name === 'roll')?.slashes[0];
    expect(shown(harness.ben)).toMatchObject({
      label: 'würfeln',
      description: 'Würfelt',
      options: [{ name: 'dice', label: 'würfel', choices: [{ label: 'Beide', value: 'both' }] }],
    });
    expect(shown(harness.anna)).toMatchObject({
      label: 'roll',
      description: 'Roll the dice',
      options: [{ label: 'dice', choices: [{ label: 'Both' }] }],
    });
  });
});
