import { once } from 'node:events';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ComponentType,
  Events,
  MessageFlags,
  TextInputStyle,
  ThreadAutoArchiveDuration,
  type APIMediaGalleryComponent,
  type APIUnfurledMediaItem,
  type Message,
  type TextChannel,
  type ThreadChannel,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBotHarness, type BotHarness } from './sandbox-bot.ts';

const minute = 60_000;
const hour = 60 * minute;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQMBAdKX0JcAAAAASUVORK5CYII=',
  'base64',
);

let harness: BotHarness;
let channel: TextChannel;

beforeAll(async () => {
  harness = await startBotHarness({ clock: 'manual' });
  await harness.client.application.commands.set([{ name: 'go', description: 'Go' }]);
  channel = (await harness.client.channels.fetch(harness.channelId)) as TextChannel;
});
afterAll(() => harness.close());
afterEach(() => harness.checkRules());

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fine',
    (error: { code: unknown }) => error.code,
  );

describe('time', () => {
  test('no answer within three seconds: failed, and a late answer meets 10062', async () => {
    const { anna, sandbox, channelId } = harness;
    let late: () => Promise<unknown> = () => Promise.resolve();
    const arrived = new Promise<void>((resolve) =>
      harness.onInteraction((interaction) => {
        if (interaction.isChatInputCommand()) late = () => interaction.reply('too late');
        resolve();
      }),
    );
    const outcome = anna.slash(channelId, '/go');
    await arrived;
    sandbox.clock.advance(3_001);
    expect(await outcome).toMatchObject({ kind: 'failed', reason: 'This interaction failed' });
    expect(await code(late())).toBe(10062);
  });

  test('just in time is in time', async () => {
    harness.onInteraction(async (interaction) => {
      harness.sandbox.clock.advance(2_999);
      if (interaction.isChatInputCommand()) await interaction.reply('phew');
    });
    expect(await harness.anna.slash(harness.channelId, '/go')).toMatchObject({
      kind: 'reply',
      message: { content: 'phew' },
    });
  });

  test('the token lives 15 minutes; then edits and follow-ups fail, and a loading message is given up', async () => {
    const { anna, sandbox, channelId } = harness;
    let edit: () => Promise<unknown> = () => Promise.resolve();
    let follow: () => Promise<unknown> = () => Promise.resolve();
    let acknowledged: Promise<unknown> = Promise.resolve();
    harness.onInteraction((interaction) => {
      if (!interaction.isChatInputCommand()) return;
      edit = () => interaction.editReply('now');
      follow = () => interaction.followUp('more');
      acknowledged = interaction.deferReply();
    });
    const outcome = await anna.slash(channelId, '/go');
    await acknowledged;
    sandbox.clock.advance(14 * minute);
    expect(await code(edit())).toBe('fine');
    sandbox.clock.advance(minute);
    expect(await code(edit())).toBe(50027);
    expect(await code(follow())).toBe(50027);
    expect((await outcome.settled()).kind).toBe('reply');
    // The refusals were on routes without the bot's token, so the client still has it.
    expect(await code(channel.send('still here'))).toBe('fine');

    const forgotten = await anna.slash(channelId, '/go');
    sandbox.clock.advance(15 * minute);
    expect(await forgotten.settled()).toMatchObject({ kind: 'failed', reason: 'The application did not respond' });
    expect(forgotten.kind === 'reply' && anna.message(forgotten.messageId)).toMatchObject({
      loading: false,
      failed: true,
    });
  });

  test('a form may be filled in long after the click that opened it', async () => {
    const { anna, sandbox, channelId } = harness;
    harness.onInteraction(async (interaction) => {
      if (interaction.isModalSubmit()) return void (await interaction.reply('thanks'));
      if (!interaction.isChatInputCommand()) return;
      const input = {
        type: ComponentType.TextInput,
        custom_id: 'why',
        style: TextInputStyle.Short,
        label: 'Why',
        required: false,
      } as const;
      await interaction.showModal({
        custom_id: 'f',
        title: 'F',
        components: [{ type: ComponentType.ActionRow, components: [input] }],
      });
    });
    const opened = await anna.slash(channelId, '/go');
    sandbox.clock.advance(hour);
    if (opened.kind !== 'modal') throw new Error(opened.kind);
    expect(await anna.submitModal(opened.modal.id, {})).toMatchObject({ message: { content: 'thanks' } });
  });

  test('messages older than an hour can be edited a few times only (30046), refused like a rate limit', async () => {
    const { sandbox } = harness;
    const message = await channel.send('old');
    const edit = async (content: string): Promise<Response> =>
      fetch(`${sandbox.api}/v10/channels/${channel.id}/messages/${message.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ content }),
      });
    for (let count = 0; count < 10; count += 1) expect((await edit(`young ${count}`)).status).toBe(200);
    sandbox.clock.advance(hour + 1);
    for (let count = 0; count < 3; count += 1) expect((await edit(`old ${count}`)).status).toBe(200);
    const refused = await edit('once too often');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6']);
    expect(await refused.json()).toMatchObject({ code: 30046, retry_after: 6 });
    sandbox.clock.advance(6_000);
    expect((await edit('later')).status).toBe(200);
  });

  test('a deadline may be jumped over in several steps', () => {
    const rung: string[] = [];
    const { clock } = harness.sandbox;
    clock.after(100, () => rung.push('b'));
    const cancel = clock.after(50, () => rung.push('never'));
    clock.after(50, () => {
      rung.push('a');
      clock.after(10, () => rung.push('nested'));
    });
    cancel();
    clock.advance(49);
    expect(rung).toEqual([]);
    clock.advance(1_000);
    expect(rung).toEqual(['a', 'nested', 'b']);
  });
});

describe('sending', () => {
  test('files are stored, served by a signed address, described and measured', async () => {
    const { anna, sandbox } = harness;
    const file = new AttachmentBuilder(png, { name: 'board.png', description: 'The board' });
    const sent = await channel.send({
      files: [file],
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: 12, items: [{ media: { url: 'attachment://board.png' }, description: 'Alt' }] }] as never,
    });
    // A file in a component is none of the message's own: its id stands with the picture.
    expect(sent.attachments.size).toBe(0);
    const mediaOf = (message: Message): APIUnfurledMediaItem =>
      (message.components[0]?.toJSON() as APIMediaGalleryComponent).items[0]?.media as APIUnfurledMediaItem;
    const media = mediaOf(sent);
    expect(media).toMatchObject({
      width: 2,
      height: 3,
      content_type: 'image/png',
      attachment_id: expect.stringMatching(/^\d{17,}$/),
    });
    expect(Buffer.from(await (await fetch(media.url)).arrayBuffer())).toEqual(png);
    const seen = anna.message(sent.id);
    expect(seen?.components).toMatchObject([
      { type: 12, items: [{ description: 'Alt', media: { width: 2, height: 3 } }] },
    ]);
    const pageUrl = seen?.attachments[0]?.url ?? '';
    sandbox.clock.advance(25 * hour);
    expect((await fetch(media.url)).status).toBe(404);
    expect((await fetch(sandbox.url + pageUrl)).status).toBe(200);
    expect((await fetch(sandbox.url + pageUrl.replace(/.$/, 'x'))).status).toBe(404);
    // The same message fetched again carries a fresh address.
    const again = mediaOf(await channel.messages.fetch({ message: sent.id, force: true }));
    expect((await fetch(again.url)).status).toBe(200);
  });

  test('an edit keeps, replaces or drops attachments', async () => {
    const sent = await channel.send({ content: 'x', files: [{ attachment: png, name: 'a.png' }] });
    const both = await sent.edit({
      attachments: [...sent.attachments.values()],
      files: [{ attachment: png, name: 'b.png' }],
    });
    expect(both.attachments.map((one) => one.name)).toEqual(['a.png', 'b.png']);
    const kept = await both.edit({ attachments: [...both.attachments.values()].slice(1) });
    expect(kept.attachments.map((one) => one.name)).toEqual(['b.png']);
    expect((await kept.edit({ attachments: [] })).attachments.size).toBe(0);
  });

  test('a file over 10 MiB is too large (40005)', async () => {
    expect(
      await code(channel.send({ files: [{ attachment: Buffer.alloc(10 * 1024 * 1024 + 1), name: 'big.bin' }] })),
    ).toBe(40005);
  });

  test('the same nonce gives the first message again, for a while', async () => {
    const { sandbox } = harness;
    const first = await channel.send({ content: 'once', nonce: 'match-1', enforceNonce: true });
    const second = await channel.send({ content: 'twice', nonce: 'match-1', enforceNonce: true });
    expect([second.id, second.content]).toEqual([first.id, 'once']);
    expect((await channel.send({ content: 'other', nonce: 'match-2', enforceNonce: true })).id).not.toBe(first.id);
    expect((await channel.send({ content: 'unforced', nonce: 'match-1' })).id).not.toBe(first.id);
    sandbox.clock.advance(6 * minute);
    expect((await channel.send({ content: 'later', nonce: 'match-1', enforceNonce: true })).content).toBe('later');
  });

  test('mentions ping exactly whom they may', async () => {
    const { anna, ben, sandbox } = harness;
    const both = `<@${anna.id}> <@${ben.id}> @everyone`;
    const pinged = async (options: Parameters<TextChannel['send']>[0]): Promise<readonly string[] | undefined> =>
      sandbox.admin.inspect((await channel.send(options)).id)?.pinged;
    // The bot owns this server, so nothing but allowed_mentions holds it back.
    expect(await pinged({ content: both })).toEqual([anna.id, ben.id]);
    expect(await pinged({ content: both, allowedMentions: { users: [ben.id] } })).toEqual([ben.id]);
    expect(await pinged({ content: both, allowedMentions: { parse: [] } })).toEqual([]);
    expect(await pinged({ content: `\`<@${anna.id}>\`` })).toEqual([]);
    expect(
      await pinged({
        flags: MessageFlags.IsComponentsV2,
        components: [{ type: 17, components: [{ type: 10, content: both }] }] as never,
        allowedMentions: { users: [anna.id] },
      }),
    ).toEqual([anna.id]);
  });

  test('unread and mention badges follow', async () => {
    const { anna, ben, channelId } = harness;
    anna.markRead(channelId);
    await channel.send('for nobody');
    await channel.send({ content: `<@${anna.id}>`, allowedMentions: { users: [anna.id] } });
    expect(anna.channel(channelId)).toMatchObject({ unread: 2, mentions: 1 });
    anna.markRead(channelId);
    expect(anna.channel(channelId)).toMatchObject({ unread: 0, mentions: 0 });
    const user = await harness.client.users.fetch(ben.id);
    await user.send('loud');
    await user.send({ content: 'quiet', flags: MessageFlags.SuppressNotifications });
    expect(ben.channel(ben.dm())).toMatchObject({ unread: 2, mentions: 1, kind: 'dm', name: 'Parley' });
    expect(ben.messages(ben.dm()).at(-1)).toMatchObject({ silent: true });
  });

  test('pins', async () => {
    const message = await channel.send('important');
    await message.pin();
    expect((await channel.messages.fetchPins()).items.map((item) => item.message.id)).toEqual([message.id]);
    expect(harness.anna.channel(harness.channelId).pinnedMessageIds).toEqual([message.id]);
    expect(harness.anna.messages(harness.channelId).at(-1)).toMatchObject({
      type: 6,
      referenced: { messageId: message.id, excerpt: 'important' },
    });
    await message.unpin();
    expect((await channel.messages.fetchPins()).items).toEqual([]);
  });

  test('what is gone is unknown: messages 10008, channels 10003', async () => {
    const { sandbox, guildId } = harness;
    const message = await channel.send('soon gone');
    sandbox.admin.deleteMessage(message.id);
    expect(await code(message.edit('x'))).toBe(10008);
    expect(await code(message.delete())).toBe(10008);
    const deleted = once(harness.client, Events.ChannelDelete);
    const other = (await harness.client.channels.fetch(
      sandbox.admin.addChannel(guildId, { name: 'short-lived' }),
    )) as TextChannel;
    sandbox.admin.deleteChannel(other.id);
    await deleted;
    expect(await code(other.send('x'))).toBe(10003);
  });

  test('only own messages can be edited', async () => {
    const message = harness.anna.send(harness.channelId, 'mine');
    expect(
      await code(
        harness.client.rest.patch(`/channels/${harness.channelId}/messages/${message.id}`, { body: { content: 'x' } }),
      ),
    ).toBe(50005);
  });
});

describe('direct messages', () => {
  test('closed ones refuse with 50007 and open again', async () => {
    const { anna, sandbox } = harness;
    const user = await harness.client.users.fetch(anna.id);
    expect(await code(user.send('hello'))).toBe('fine');
    sandbox.admin.setDms(anna.id, false);
    expect(await code(user.send('hello?'))).toBe(50007);
    sandbox.admin.setDms(anna.id, true);
    expect(await code(user.send('hello!'))).toBe('fine');
    expect(anna.messages(anna.dm()).map((message) => message.content)).toEqual(['hello', 'hello!']);
  });

  test('without a common server they refuse with 50278', async () => {
    const { sandbox, guildId } = harness;
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    const user = await harness.client.users.fetch(stranger.id);
    expect(await code(user.send('hello'))).toBe(50278);
    sandbox.admin.join(guildId, stranger.id);
    expect(await code(user.send('hello'))).toBe('fine');
    sandbox.admin.leave(guildId, stranger.id);
    expect(await code(user.send('hello'))).toBe(50278);
  });

  test('belong to two people only', () => {
    const { anna, ben } = harness;
    expect(() => ben.messages(anna.dm())).toThrow('There is no such channel.');
    expect(ben.channels().some((one) => one.id === anna.dm())).toBe(false);
  });
});

describe('threads', () => {
  const start = (name = 'Match'): Promise<ThreadChannel> =>
    channel.threads.create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneHour });

  test('from a message: same id, a starter inside, the message shows it', async () => {
    const message = await channel.send('Game on');
    const thread = await message.startThread({ name: 'Rivals', autoArchiveDuration: ThreadAutoArchiveDuration.OneDay });
    expect(thread.id).toBe(message.id);
    expect(harness.anna.message(message.id)?.thread).toMatchObject({ id: thread.id, name: 'Rivals' });
    expect(harness.anna.messages(thread.id)[0]).toMatchObject({
      type: 21,
      referenced: { messageId: message.id, excerpt: 'Game on' },
    });
    expect(await code(message.startThread({ name: 'Again' }))).toBe(160004);
    await thread.send('inside');
    expect(harness.anna.message(message.id)?.thread?.messageCount).toBe(2);
  });

  test('without a message: announced in the channel', async () => {
    const thread = await start();
    expect(thread.type).toBe(ChannelType.PublicThread);
    expect(harness.anna.messages(harness.channelId).at(-1)).toMatchObject({
      type: 18,
      content: 'Match',
      thread: { id: thread.id },
    });
  });

  test('a mention brings people in, and they can leave', async () => {
    const thread = await start();
    expect(harness.ben.channel(thread.id).memberIds).not.toContain(harness.ben.id);
    await thread.send({ content: `<@${harness.ben.id}>, your turn`, allowedMentions: { users: [harness.ben.id] } });
    expect(harness.ben.channel(thread.id)).toMatchObject({ mentions: 1 });
    expect(harness.ben.channel(thread.id).memberIds).toContain(harness.ben.id);
    harness.ben.leaveThread(thread.id);
    expect(harness.ben.channel(thread.id)).toMatchObject({ mentions: 0, unread: 0 });
    await thread.members.add(harness.anna.id);
    expect((await thread.members.fetch()).has(harness.anna.id)).toBe(true);
    await thread.members.remove(harness.anna.id);
    expect(harness.anna.channel(thread.id).memberIds).not.toContain(harness.anna.id);
  });

  test('private ones are for members and moderators', async () => {
    const { anna, ben, sandbox, guildId } = harness;
    const thread = await channel.threads.create({ name: 'Secret', type: ChannelType.PrivateThread });
    await thread.members.add(anna.id);
    await thread.send('psst');
    expect(anna.messages(thread.id).at(-1)).toMatchObject({ content: 'psst' });
    expect(() => ben.messages(thread.id)).toThrow('There is no such channel.');
    const role = sandbox.admin.addRole(guildId, { name: 'Moderator', permissions: ['ManageThreads'] });
    sandbox.admin.giveRole(guildId, ben.id, role);
    expect(ben.messages(thread.id).at(-1)).toMatchObject({ content: 'psst' });
  });

  test('fall asleep, wake by a message, and refuse edits while asleep (50083)', async () => {
    const { sandbox, anna } = harness;
    const thread = await start();
    const message = await thread.send('first');
    sandbox.clock.advance(59 * minute);
    await thread.send('still awake');
    sandbox.clock.advance(59 * minute);
    expect(anna.channel(thread.id).archived).toBe(false);
    sandbox.clock.advance(2 * minute);
    expect(anna.channel(thread.id)).toMatchObject({ archived: true, canUseCommands: false });
    expect(await code(message.edit('x'))).toBe(50083);
    await expect(anna.slash(thread.id, '/go')).rejects.toThrow('Commands cannot be used here.');
    await thread.send('good morning');
    expect(anna.channel(thread.id).archived).toBe(false);
    expect(await code(message.edit('x'))).toBe('fine');
  });

  test('a button in a sleeping thread still works and wakes it', async () => {
    const { anna, sandbox } = harness;
    const thread = await start();
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder({ customId: 'rematch', label: 'Rematch', style: ButtonStyle.Primary }),
    );
    const message = await thread.send({ content: 'over', components: [row] });
    sandbox.admin.archive(thread.id);
    harness.onInteraction((interaction) =>
      interaction.isButton() ? interaction.update({ content: 'again!' }) : undefined,
    );
    expect(await anna.click(message.id, 'Rematch')).toMatchObject({ kind: 'update' });
    expect(anna.channel(thread.id).archived).toBe(false);
  });

  test('archiving, locking and renaming', async () => {
    const thread = await start();
    await thread.setName('Renamed');
    await thread.setArchived(true);
    expect(harness.anna.channel(thread.id)).toMatchObject({ name: 'Renamed', archived: true });
    expect(await code(thread.setName('Asleep'))).toBe(50083);
    await thread.setArchived(false);
    expect(harness.anna.channel(thread.id).archived).toBe(false);
    expect((await channel.guild.channels.fetchActiveThreads()).threads.has(thread.id)).toBe(true);
  });
});

describe('permissions', () => {
  /** A server where the bot is an ordinary guest. */
  function guest(): { guildId: string; place(): Promise<TextChannel>; id: string } {
    const { sandbox, anna, ben } = harness;
    const { id: guildId, channelIds } = sandbox.admin.addGuild({ name: 'Guest', memberIds: [anna.id, ben.id] });
    const id = channelIds[0] ?? '';
    return { guildId, id, place: async () => (await harness.client.channels.fetch(id)) as TextChannel };
  }
  const raw = (id: string, body: unknown): Promise<unknown> =>
    code(harness.client.rest.post(`/channels/${id}/messages`, { body }));

  test('no view: 50001', async () => {
    const { id } = guest();
    harness.sandbox.admin.setPermissions(id, harness.sandbox.botId, { deny: ['ViewChannel'] });
    expect(await raw(id, { content: 'x' })).toBe(50001);
  });

  test.each([
    ['SendMessages', { content: 'x' }],
    ['EmbedLinks', { embeds: [{ title: 'x' }] }],
  ] as const)('no %s: 50013', async (permission, body) => {
    const { id } = guest();
    expect(await raw(id, body)).toBe('fine');
    harness.sandbox.admin.setPermissions(id, harness.sandbox.botId, { deny: [permission] });
    expect(await raw(id, body)).toBe(50013);
  });

  test('no AttachFiles: 50013', async () => {
    const { id, place } = guest();
    harness.sandbox.admin.setPermissions(id, harness.sandbox.botId, { deny: ['AttachFiles'] });
    expect(await code((await place()).send({ files: [{ attachment: png, name: 'a.png' }] }))).toBe(50013);
  });

  test('threads need their own permissions', async () => {
    const { sandbox } = harness;
    const { id, place } = guest();
    const parent = await place();
    const thread = await parent.threads.create({ name: 'T' });
    sandbox.admin.setPermissions(id, sandbox.botId, { deny: ['CreatePublicThreads', 'SendMessagesInThreads'] });
    expect(await code(parent.threads.create({ name: 'U' }))).toBe(50013);
    expect(await raw(thread.id, { content: 'x' })).toBe(50013);
    expect(await raw(id, { content: 'x' })).toBe('fine');
  });

  test('pinning and deleting others need theirs', async () => {
    const { sandbox, anna } = harness;
    const { id, place } = guest();
    const parent = await place();
    const message = await parent.send('x');
    const foreign = anna.send(id, 'y');
    expect(await code(message.pin())).toBe('fine');
    sandbox.admin.setPermissions(id, sandbox.botId, { deny: ['PinMessages'] });
    expect(await code(message.unpin())).toBe(50013);
    expect(await code(parent.messages.delete(foreign.id))).toBe(50013);
  });

  test('locked threads only take moderators', async () => {
    const { sandbox, ben } = harness;
    const { place } = guest();
    const thread = await (await place()).threads.create({ name: 'T' });
    sandbox.admin.archive(thread.id, { locked: true });
    expect(await raw(thread.id, { content: 'x' })).toBe(50083);
    expect(await code(thread.setArchived(false))).toBe(50013);
    expect(() => ben.send(thread.id, 'x')).toThrow('You cannot write here.');
  });

  test('app_permissions tell what is missing, and answers need none', async () => {
    const { sandbox, anna } = harness;
    const { id } = guest();
    sandbox.admin.setPermissions(id, sandbox.botId, { deny: ['SendMessages', 'CreatePublicThreads'] });
    let missing: string[] = [];
    harness.onInteraction(async (interaction) => {
      missing = interaction.appPermissions.missing(['SendMessages', 'CreatePublicThreads', 'AttachFiles']);
      if (interaction.isChatInputCommand()) await interaction.reply('works');
    });
    expect(await anna.slash(id, '/go')).toMatchObject({ message: { content: 'works' } });
    expect(missing).toEqual(['SendMessages', 'CreatePublicThreads']);
  });

  test('people see only the channels they may', () => {
    const { sandbox, anna, ben } = harness;
    const { guildId, id } = guest();
    anna.send(id, 'among us');
    sandbox.admin.setPermissions(id, guildId, { deny: ['ViewChannel'] });
    sandbox.admin.setPermissions(id, ben.id, { allow: ['ViewChannel'] });
    const clara = sandbox.addPerson({ name: 'Clara' });
    sandbox.admin.join(guildId, clara.id);
    expect(() => clara.messages(id)).toThrow('There is no such channel.');
    expect(ben.messages(id)[0]).toMatchObject({ content: 'among us' });
    expect(clara.channels().some((channel) => channel.id === id)).toBe(false);
  });
});

describe('application emojis', () => {
  test('are made, listed, renamed, used, served and deleted', async () => {
    const { emojis } = harness.client.application;
    const made = await emojis.create({ name: 'ore', attachment: png });
    expect((await emojis.fetch()).map((emoji) => emoji.name)).toEqual(['ore']);
    expect(await code(emojis.create({ name: 'ore', attachment: png }))).toBe(50035);
    expect(harness.sandbox.takeViolations()).toMatchObject([{ reason: 'name: This name is already taken.' }]);
    expect((await emojis.edit(made.id, { name: 'iron_ore' })).name).toBe('iron_ore');
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder({ customId: 'x', emoji: { id: made.id, name: made.name }, style: ButtonStyle.Secondary }),
    );
    expect(await code(channel.send({ content: 'x', components: [row] }))).toBe('fine');
    expect(Buffer.from(await (await fetch(`${harness.sandbox.url}/emojis/${made.id}.png`)).arrayBuffer())).toEqual(png);
    await emojis.delete(made.id);
    expect((await emojis.fetch()).size).toBe(0);
  });
});

describe('waiting', () => {
  test('nextMessage takes the next one, waitFor also what is there or changes', async () => {
    const { anna } = harness;
    const next = anna.nextMessage((message) => message.content.startsWith('new'));
    const sent = await channel.send('new message');
    expect((await next).id).toBe(sent.id);
    expect((await anna.waitFor((message) => message.content === 'new message')).id).toBe(sent.id);
    const changed = anna.waitFor((message) => message.content === 'changed');
    await sent.edit('changed');
    expect((await changed).id).toBe(sent.id);
    await expect(anna.nextMessage(() => true, 10)).rejects.toThrow('Anna saw no such message within 10 ms.');
  });
});

describe('replies', () => {
  test('ring for the person replied to, unless told not to', async () => {
    const { anna, channelId, sandbox } = harness;
    const asked = anna.send(channelId, 'what now?');
    const reply = (options: object): Promise<{ id: string }> =>
      channel.send({ reply: { messageReference: asked.id }, ...options });
    const loud = await reply({ content: 'wait' });
    const quiet = await reply({ content: 'wait', allowedMentions: { parse: [] } });
    expect(anna.message(loud.id)).toMatchObject({
      type: 19,
      mentionsMe: true,
      referenced: { messageId: asked.id, excerpt: 'what now?' },
    });
    expect(sandbox.admin.inspect(quiet.id)?.pinged).toEqual([]);
  });
});
