import {
  ActionRowBuilder,
  ApplicationCommandOptionType as Option,
  ApplicationCommandType,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  GatewayDispatchEvents,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  type APIChatInputApplicationCommandInteraction,
  type ChatInputCommandInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { InteractionResult } from '../../src/sandbox/index.ts';
import { startBotHarness, type BotHarness } from './sandbox-bot.ts';

let harness: BotHarness;

beforeAll(async () => {
  harness = await startBotHarness();
  await harness.client.application.commands.set([
    { name: 'go', description: 'Does what the test wants' },
    {
      name: 'all',
      description: 'Every kind of option',
      options: [
        { type: Option.String, name: 'text', description: 'Text', required: true, maxLength: 5 },
        { type: Option.Integer, name: 'count', description: 'Whole number', minValue: 1 },
        { type: Option.Boolean, name: 'yes', description: 'Yes or no' },
        { type: Option.User, name: 'who', description: 'Person' },
        { type: Option.Channel, name: 'where', description: 'Channel' },
        { type: Option.Role, name: 'role', description: 'Role' },
        { type: Option.Mentionable, name: 'any', description: 'Person or role' },
        { type: Option.Number, name: 'share', description: 'Number' },
        { type: Option.Attachment, name: 'file', description: 'File' },
        {
          type: Option.String,
          name: 'pick',
          description: 'Choice',
          choices: [
            { name: 'One', value: '1' },
            { name: 'Two', value: '2' },
          ],
        },
      ],
    },
    {
      name: 'deep',
      description: 'Subcommands',
      options: [
        { type: Option.Subcommand, name: 'plain', description: 'Plain' },
        {
          type: Option.SubcommandGroup,
          name: 'group',
          description: 'Group',
          options: [
            {
              type: Option.Subcommand,
              name: 'inner',
              description: 'Inner',
              options: [{ type: Option.Integer, name: 'n', description: 'N' }],
            },
          ],
        },
      ],
    },
    {
      name: 'find',
      description: 'Suggests',
      options: [{ type: Option.String, name: 'card', description: 'Card', autocomplete: true, required: true }],
    },
    { name: 'Challenge', type: ApplicationCommandType.User },
    { name: 'Quote', type: ApplicationCommandType.Message },
  ]);
});
afterAll(() => harness.close());
afterEach(() => harness.checkRules());

/** Runs `/go` with this handler and gives back what Anna sees. */
async function go(
  handler: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
  channelId = harness.channelId,
): Promise<InteractionResult> {
  harness.onInteraction((interaction) => (interaction.isChatInputCommand() ? handler(interaction) : undefined));
  return harness.anna.slash(channelId, '/go');
}

const row = (...buttons: ButtonBuilder[]): ActionRowBuilder<ButtonBuilder> =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
const button = (id: string): ButtonBuilder =>
  new ButtonBuilder({ customId: id, label: id.toUpperCase(), style: ButtonStyle.Primary });

async function post(components: unknown[]): Promise<string> {
  const happening = await go((interaction) =>
    interaction.reply({ content: 'choose', components: components as never }),
  );
  if (happening.kind !== 'reply') throw new Error(happening.kind);
  return happening.messageId;
}

describe('slash commands', () => {
  test('carry every kind of option, resolved', async () => {
    const { sandbox, anna, ben, channelId, guildId } = harness;
    const roleId = sandbox.admin.addRole(guildId, { name: 'Knights' });
    const seen = new Promise((resolve) =>
      harness.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const { options } = interaction;
        await interaction.reply('ok');
        resolve({
          text: options.getString('text'),
          count: options.getInteger('count'),
          yes: options.getBoolean('yes'),
          who: options.getUser('who')?.id,
          member: options.getMember('who') !== null,
          where: options.getChannel('where')?.id,
          role: options.getRole('role')?.name,
          any: options.getMentionable('any') !== null,
          share: options.getNumber('share'),
          file: options.getAttachment('file')?.name,
          bytes: await (await fetch(options.getAttachment('file')?.url ?? '')).text(),
          pick: options.getString('pick'),
          locale: interaction.locale,
          mayPost: interaction.appPermissions.has('SendMessages'),
          mayManage: interaction.appPermissions.has('ManageGuild'),
        });
      }),
    );
    await ben.slash(channelId, '/all', {
      text: 'hello',
      count: 3,
      yes: true,
      who: anna.id,
      where: channelId,
      role: roleId,
      any: anna.id,
      share: 0.5,
      file: { filename: 'a.txt', base64: Buffer.from('inside').toString('base64') },
      pick: 'Two',
    });
    expect(await seen).toEqual({
      text: 'hello',
      count: 3,
      yes: true,
      who: anna.id,
      member: true,
      where: channelId,
      role: 'Knights',
      any: true,
      share: 0.5,
      file: 'a.txt',
      bytes: 'inside',
      pick: '2',
      locale: 'de',
      mayPost: true,
      mayManage: true,
    });
  });

  test('name what the people chosen may do in this channel, not on the server', async () => {
    const { sandbox, client, anna, ben } = harness;
    const {
      channelIds: [channel = ''],
    } = sandbox.admin.addGuild({ name: 'Closed doors', ownerId: ben.id, memberIds: [anna.id] });
    harness.onInteraction((interaction) => (interaction.isChatInputCommand() ? interaction.reply('ok') : undefined));
    const mayView = async (): Promise<boolean> => {
      const seen = new Promise<APIChatInputApplicationCommandInteraction>((resolve) =>
        client.ws.once(GatewayDispatchEvents.InteractionCreate, resolve),
      );
      await ben.slash(channel, '/all', { text: 'hello', who: anna.id });
      const { permissions = '0' } = (await seen).data.resolved?.members?.[anna.id] ?? {};
      return (BigInt(permissions) & PermissionFlagsBits.ViewChannel) !== 0n;
    };
    expect(await mayView()).toBe(true);
    sandbox.admin.setPermissions(channel, anna.id, { deny: ['ViewChannel'] });
    expect(await mayView()).toBe(false);
  });

  test('reach the right subcommand', async () => {
    const seen: unknown[] = [];
    harness.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      seen.push([
        interaction.options.getSubcommandGroup(false),
        interaction.options.getSubcommand(),
        interaction.options.getInteger('n'),
      ]);
      await interaction.reply('ok');
    });
    const outcome = await harness.anna.slash(harness.channelId, '/deep group inner', { n: 4 });
    await harness.anna.slash(harness.channelId, '/deep plain');
    expect(seen).toEqual([
      ['group', 'inner', 4],
      [null, 'plain', null],
    ]);
    expect(outcome).toMatchObject({
      kind: 'reply',
      message: { type: 20, usedBy: { userId: harness.anna.id, command: 'deep group inner' } },
    });
  });

  test('are checked by the client first', async () => {
    const { anna, channelId } = harness;
    const trying = (name: string, options: Record<string, string | number>): Promise<unknown> =>
      anna.slash(channelId, name, options).catch((error: Error) => error.message);
    expect(await trying('/all', {})).toBe('The option "text" is required.');
    expect(await trying('/all', { text: 'far too long' })).toBe('The option "text" is too long.');
    expect(await trying('/all', { text: 'a', count: 0 })).toBe('The option "count" must be at least 1.');
    expect(await trying('/all', { text: 'a', pick: 'Three' })).toBe('The option "pick" takes one of: One, Two.');
    expect(await trying('/all', { text: 'a', nothing: 1 })).toBe('/all has no option "nothing".');
    expect(await trying('/deep', {})).toBe('/deep needs a subcommand.');
    expect(await trying('/missing', {})).toBe('There is no such command here.');
  });

  test('autocomplete suggests while typing', async () => {
    harness.onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `Card ${typed}`, value: typed }]);
    });
    expect(await harness.anna.autocomplete(harness.channelId, '/find', { card: 'feu' }, 'card')).toEqual([
      { name: 'Card feu', value: 'feu' },
    ]);
  });

  test('work in a DM with the bot', async () => {
    const dm = harness.anna.dm();
    const outcome = await go(async (interaction) => {
      expect(interaction.inGuild()).toBe(false);
      await interaction.reply('private');
    }, dm);
    expect(outcome).toMatchObject({ kind: 'reply', message: { content: 'private', channelId: dm } });
  });
});

describe('context menus', () => {
  test('name the person or the message they were used on', async () => {
    const { anna, ben, channelId } = harness;
    const message = ben.send(channelId, 'to be quoted');
    harness.onInteraction(async (interaction) => {
      if (interaction.isUserContextMenuCommand()) {
        await interaction.reply(`user ${interaction.targetUser.username} ${interaction.targetMember !== null}`);
      }
      if (interaction.isMessageContextMenuCommand())
        await interaction.reply(`message ${interaction.targetMessage.content}`);
    });
    expect(await anna.contextMenu(channelId, 'Challenge', ben.id)).toMatchObject({
      message: { content: 'user ben true', type: 23 },
    });
    expect(await anna.contextMenu(channelId, 'Quote', message.id)).toMatchObject({
      message: { content: 'message to be quoted' },
    });
  });
});

describe('answers', () => {
  test('reply (4), with and without the response', async () => {
    let responded: string | null | undefined;
    const outcome = await go(async (interaction) => {
      const response = await interaction.reply({ content: 'hi', withResponse: true });
      responded = response.resource?.message?.content;
    });
    expect(outcome).toMatchObject({ kind: 'reply', deferred: false, message: { content: 'hi', ephemeral: false } });
    await expect.poll(() => responded).toBe('hi');
  });

  test('deferred reply (5), then edited; the loading state is seen', async () => {
    const outcome = await go(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({
        components: [{ type: ComponentType.TextDisplay, content: 'done' }],
        flags: MessageFlags.IsComponentsV2,
      });
    });
    expect(outcome).toMatchObject({ kind: 'reply', deferred: true, message: { ephemeral: true, loading: true } });
    expect(await outcome.settled()).toMatchObject({
      message: { loading: false, ephemeral: true, editedAt: null, components: [{ type: 10, id: 1, content: 'done' }] },
    });
  });

  test('a follow-up after a deferral fills the loading message and keeps it private', async () => {
    let second = '';
    const outcome = await go(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'first' });
      second = (await interaction.followUp({ content: 'second' })).id;
    });
    const settled = await outcome.settled();
    expect(settled).toMatchObject({ message: { content: 'first', ephemeral: true } });
    await expect.poll(() => second).not.toBe('');
    expect(settled.kind === 'reply' && settled.messageId).not.toBe(second);
    expect(harness.ben.message(second)).toMatchObject({ content: 'second', ephemeral: false });
  });

  test('deferred update (6) and update (7) change the message with the button', async () => {
    const messageId = await post([row(button('later'), button('now'))]);
    harness.onInteraction(async (interaction) => {
      if (!interaction.isButton()) return;
      if (interaction.customId === 'now') await interaction.update({ content: 'updated' });
      else {
        await interaction.deferUpdate();
        await interaction.editReply({ content: 'edited' });
      }
    });
    expect(await harness.anna.click(messageId, 'NOW')).toMatchObject({
      kind: 'update',
      deferred: false,
      messageId,
      message: { content: 'updated' },
    });
    const later = await harness.anna.click(messageId, 'later');
    expect(later).toMatchObject({ kind: 'update', deferred: true });
    expect(await later.settled()).toMatchObject({ kind: 'update', message: { content: 'edited' } });
  });

  test('@original can be fetched, edited and deleted, follow-ups too', async () => {
    const done: string[] = [];
    const outcome = await go(async (interaction) => {
      await interaction.reply('one');
      done.push((await interaction.fetchReply()).content);
      const extra = await interaction.followUp({ content: 'extra', flags: MessageFlags.Ephemeral });
      done.push((await interaction.editReply({ message: extra, content: 'extra two' })).content);
      await interaction.deleteReply(extra);
      await interaction.deleteReply();
      done.push('deleted');
    });
    await expect.poll(() => done).toEqual(['one', 'extra two', 'deleted']);
    expect(outcome.kind === 'reply' && harness.anna.message(outcome.messageId)).toBeNull();
  });

  test('a second answer is refused (40060)', async () => {
    const codes: unknown[] = [];
    await go(async (interaction) => {
      await interaction.reply('one');
      const body = { type: 4, data: { content: 'two' } };
      await interaction.client.rest
        .post(`/interactions/${interaction.id}/${interaction.token}/callback`, { body, auth: false })
        .catch((error: { code: number }) => codes.push(error.code));
    });
    await expect.poll(() => codes).toEqual([40060]);
  });

  test('a token reaches only the messages of its own interaction', async () => {
    const first = await go((interaction) => interaction.reply({ content: 'mine', flags: MessageFlags.Ephemeral }));
    const codes: unknown[] = [];
    await go(async (interaction) => {
      await interaction.reply('other');
      const id = first.kind === 'reply' ? first.messageId : '';
      await interaction
        .editReply({ message: id, content: 'stolen' })
        .catch((error: { code: number }) => codes.push(error.code));
    });
    await expect.poll(() => codes).toEqual([10008]);
  });
});

describe('components', () => {
  test('a text select', async () => {
    const select = new StringSelectMenuBuilder({ customId: 'goods', minValues: 1, maxValues: 2 }).addOptions(
      { label: 'Ore', value: 'o' },
      { label: 'Wool', value: 'w' },
      { label: 'Gold', value: 'g' },
    );
    const messageId = await post([new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select)]);
    harness.onInteraction((interaction) =>
      interaction.isStringSelectMenu() ? interaction.reply(interaction.values.join('+')) : undefined,
    );
    expect(await harness.anna.select(messageId, 'goods', ['o', 'Gold'])).toMatchObject({
      message: { content: 'o+g', type: 19 },
    });
    await expect(harness.anna.select(messageId, 'goods', ['o', 'w', 'g'])).rejects.toThrow('at most 2');
    await expect(harness.anna.select(messageId, 'goods', ['x'])).rejects.toThrow('has no option "x"');
    await expect(harness.anna.select(messageId, 'goods', [])).rejects.toThrow('at least 1');
  });

  test.each([
    [ComponentType.UserSelect, 'users', () => harness.ben.id, 'ben'],
    [ComponentType.RoleSelect, 'roles', () => harness.guildId, '@everyone'],
    [ComponentType.MentionableSelect, 'mentionables', () => harness.ben.id, 'ben'],
    [ComponentType.ChannelSelect, 'channels', () => harness.channelId, 'games'],
  ] as const)('select type %i names what was chosen', async (type, customId, value, expected) => {
    const messageId = await post([{ type: 1, components: [{ type, custom_id: customId }] }]);
    harness.onInteraction(async (interaction) => {
      if (!interaction.isAnySelectMenu()) return;
      const names: (string | null | undefined)[] = [];
      if (interaction.isUserSelectMenu() || interaction.isMentionableSelectMenu()) {
        names.push(...interaction.users.map((user) => user.username));
      }
      if (interaction.isRoleSelectMenu()) names.push(...interaction.roles.map((role) => role.name));
      if (interaction.isChannelSelectMenu()) {
        names.push(
          ...interaction.channels.map((channel) => (channel !== null && 'name' in channel ? channel.name : null)),
        );
      }
      await interaction.reply(names.join());
    });
    expect(await harness.anna.select(messageId, customId, [value()])).toMatchObject({ message: { content: expected } });
  });

  test('a click must hit something that is there, visible and enabled, unless forged', async () => {
    const messageId = await post([row(button('on'), button('off').setDisabled(true))]);
    const clicked: string[] = [];
    harness.onInteraction(async (interaction) => {
      if (!interaction.isButton()) return;
      clicked.push(interaction.customId);
      await interaction.deferUpdate();
    });
    await expect(harness.anna.click(messageId, 'off')).rejects.toThrow('"off" is disabled');
    await expect(harness.anna.click(messageId, 'nowhere')).rejects.toThrow('has no "nowhere" to use. It has: ON, OFF.');
    expect((await harness.anna.click(messageId, 'forged', { forge: true })).kind).toBe('update');
    expect((await harness.anna.click(messageId, 'off', { forge: true })).kind).toBe('update');
    expect(clicked).toEqual(['forged', 'off']);
  });
});

describe('ephemeral messages', () => {
  test('are seen by one person only, and out of reach of the channel API', async () => {
    const outcome = await go((interaction) =>
      interaction.reply({ content: 'only you', flags: MessageFlags.Ephemeral, components: [row(button('mine'))] }),
    );
    if (outcome.kind !== 'reply') throw new Error('no reply');
    const { messageId } = outcome;
    expect(harness.anna.messages(harness.channelId).at(-1)).toMatchObject({ id: messageId, ephemeral: true });
    expect(harness.ben.message(messageId)).toBeNull();
    expect(harness.ben.messages(harness.channelId).some((message) => message.id === messageId)).toBe(false);
    await expect(harness.ben.click(messageId, 'mine')).rejects.toThrow('The message is gone.');
    await expect(harness.client.rest.get(`/channels/${harness.channelId}/messages/${messageId}`)).rejects.toMatchObject(
      { code: 10008 },
    );
    await expect(
      harness.client.rest.patch(`/channels/${harness.channelId}/messages/${messageId}`, { body: { content: 'x' } }),
    ).rejects.toMatchObject({ code: 10008 });
    harness.onInteraction((interaction) =>
      interaction.isButton() ? interaction.update({ content: 'changed', components: [] }) : undefined,
    );
    expect(await harness.anna.click(messageId, 'mine')).toMatchObject({
      kind: 'update',
      message: { content: 'changed', ephemeral: true },
    });
    harness.anna.dismiss(messageId);
    expect(harness.anna.message(messageId)).toBeNull();
  });
});

describe('modals', () => {
  test('the classic kind, from a command', async () => {
    const modal = new ModalBuilder({ customId: 'form', title: 'Form' }).addComponents(
      new ActionRowBuilder<TextInputBuilder>().addComponents(
        new TextInputBuilder({ customId: 'why', label: 'Why', style: TextInputStyle.Paragraph, maxLength: 10 }),
      ),
    );
    const opened = await go((interaction) => interaction.showModal(modal));
    if (opened.kind !== 'modal') throw new Error(opened.kind);
    expect(opened.modal.title).toBe('Form');
    harness.onInteraction((interaction) =>
      interaction.isModalSubmit()
        ? interaction.reply(`because ${interaction.fields.getTextInputValue('why')}`)
        : undefined,
    );
    await expect(harness.anna.submitModal(opened.modal.id, {})).rejects.toThrow('The field "why" is required.');
    await expect(harness.anna.submitModal(opened.modal.id, { why: 'much too long' })).rejects.toThrow('too long');
    await expect(harness.ben.submitModal(opened.modal.id, { why: 'x' })).rejects.toThrow('no longer open');
    expect(await harness.anna.submitModal(opened.modal.id, { why: 'I can' })).toMatchObject({
      kind: 'reply',
      message: { content: 'because I can' },
    });
  });

  test('the newer components, from a button, updating its message', async () => {
    const messageId = await post([row(button('open'))]);
    harness.onInteraction((interaction) =>
      interaction.isButton()
        ? interaction.showModal({
            customId: 'new',
            title: 'New',
            components: [
              { type: ComponentType.TextDisplay, content: 'Read this' },
              {
                type: ComponentType.Label,
                label: 'Goods',
                component: {
                  type: ComponentType.StringSelect,
                  customId: 'goods',
                  options: [
                    { label: 'Ore', value: 'o' },
                    { label: 'Wool', value: 'w' },
                  ],
                },
              },
              {
                type: ComponentType.Label,
                label: 'Who',
                component: { type: ComponentType.UserSelect, customId: 'who' },
              },
              {
                type: ComponentType.Label,
                label: 'Radio',
                component: {
                  type: ComponentType.RadioGroup,
                  customId: 'radio',
                  options: [
                    { label: 'A', value: 'a' },
                    { label: 'B', value: 'b' },
                  ],
                },
              },
              {
                type: ComponentType.Label,
                label: 'Boxes',
                component: {
                  type: ComponentType.CheckboxGroup,
                  customId: 'boxes',
                  options: [
                    { label: 'X', value: 'x' },
                    { label: 'Y', value: 'y' },
                  ],
                },
              },
            ] as never,
          })
        : undefined,
    );
    const opened = await harness.anna.click(messageId, 'open');
    if (opened.kind !== 'modal') throw new Error(opened.kind);
    let fields: unknown;
    harness.onInteraction(async (interaction) => {
      if (!interaction.isModalSubmit() || !interaction.isFromMessage()) return;
      const submit: ModalSubmitInteraction = interaction;
      fields = [
        submit.fields.getStringSelectValues('goods'),
        submit.fields.getSelectedUsers('who')?.map((user) => user.username),
        submit.fields.getField('radio'),
        submit.fields.getField('boxes'),
      ];
      await interaction.update({ content: 'taken', components: [] });
    });
    const outcome = await harness.anna.submitModal(opened.modal.id, {
      goods: ['w'],
      who: [harness.ben.id],
      radio: 'b',
      boxes: ['x', 'y'],
    });
    expect(outcome).toMatchObject({ kind: 'update', messageId, message: { content: 'taken' } });
    expect(fields).toMatchObject([['w'], ['ben'], { value: 'b' }, { values: ['x', 'y'] }]);
  });

  test('a checkbox and a file', async () => {
    const opened = await go((interaction) =>
      interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        auth: false,
        body: {
          type: 9,
          data: {
            custom_id: 'm',
            title: 'M',
            components: [
              { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure' } },
              { type: 18, label: 'File', component: { type: 19, custom_id: 'file' } },
            ],
          },
        },
      }),
    );
    if (opened.kind !== 'modal') throw new Error(opened.kind);
    let raw: unknown;
    harness.onInteraction(async (interaction) => {
      if (!interaction.isModalSubmit()) return;
      raw = [
        interaction.fields.getField('sure'),
        interaction.fields.getUploadedFiles('file')?.map((file) => file.name),
      ];
      await interaction.reply('ok');
    });
    await harness.anna.submitModal(opened.modal.id, { sure: true, file: [{ filename: 'a.json', base64: 'e30=' }] });
    expect(raw).toMatchObject([{ value: true }, ['a.json']]);
  });
});
