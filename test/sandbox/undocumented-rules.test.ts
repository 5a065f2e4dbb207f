import { on, once } from 'node:events';
import { ApplicationIntegrationType, InteractionContextType, MessageFlags, Routes, type APIMessage } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startSandbox } from '../../src/sandbox/index.ts';
import { connectBot, startBotHarness, type BotHarness } from './sandbox-bot.ts';

/** What Discord's schema does not say, but its documentation and the reports of other projects do. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQMBAdKX0JcAAAAASUVORK5CYII=',
  'base64',
);
const minute = 60_000;

let harness: BotHarness;
beforeAll(async () => {
  harness = await startBotHarness({ clock: 'manual' });
  await harness.client.application.commands.set([{ name: 'go', description: 'Go' }]);
});
afterAll(() => harness.close());

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fine',
    (error: { status?: number; code: unknown }) => `${error.status} ${String(error.code)}`,
  );

const post = async (channel: string, body: object, files: { name: string; data: Buffer }[] = []): Promise<APIMessage> =>
  (await harness.client.rest.post(Routes.channelMessages(channel), { body, files })) as APIMessage;
const edit = async ({ channel_id: channel, id }: APIMessage, body: object): Promise<APIMessage> =>
  (await harness.client.rest.patch(Routes.channelMessage(channel, id), { body })) as APIMessage;
const openThread = async ({ channel_id: channel, id }: APIMessage, name = 'Match'): Promise<string> =>
  ((await harness.client.rest.post(Routes.threads(channel, id), { body: { name } })) as { id: string }).id;

describe('a picture in an edit', () => {
  const gallery = [{ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }];
  const sent = async (): Promise<{ message: APIMessage; id: string }> => {
    const message = await post(harness.channelId, { flags: MessageFlags.IsComponentsV2, components: gallery }, [
      { name: 'board.png', data: png },
    ]);
    const [part] = message.components as unknown as [{ items: [{ media: { attachment_id: string } }] }];
    return { message, id: part.items[0].media.attachment_id };
  };

  test('is found by its id and its name together', async () => {
    const { message, id } = await sent();
    expect(message.attachments).toEqual([]);
    const kept = await edit(message, { components: gallery, attachments: [{ id, filename: 'board.png' }] });
    expect(kept.components).toMatchObject([{ items: [{ media: { attachment_id: id } }] }]);
  });

  test.each([
    ['not at all', (): object => ({})],
    ['by its id alone', (id: string): object => ({ attachments: [{ id }] })],
    ['by another name', (id: string): object => ({ attachments: [{ id, filename: 'other.png' }] })],
  ])('is not found when it is named %s (50035)', async (_name, attachments) => {
    const { message, id } = await sent();
    expect(await code(edit(message, { components: gallery, ...attachments(id) }))).toBe('400 50035');
    expect(harness.sandbox.takeViolations()).toHaveLength(1);
  });

  test('flags that cannot be set are passed over', async () => {
    const { message } = await sent();
    const after = await edit(message, { flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral });
    expect((after.flags ?? 0) & MessageFlags.Ephemeral).toBe(0);
  });
});

test('the nonce of a deleted message finds nothing (10008), and later a new message is made', async () => {
  const body = { content: 'once', nonce: 'gone-1', enforce_nonce: true };
  const first = await post(harness.channelId, body);
  harness.sandbox.admin.deleteMessage(first.id);
  expect(await code(post(harness.channelId, body))).toBe('404 10008');
  harness.sandbox.clock.advance(6 * minute);
  expect((await post(harness.channelId, body)).id).not.toBe(first.id);
});

test('a refusal on demand carries the code', async () => {
  harness.sandbox.faults.fail({ route: /users\/@me\/channels/, status: 403, code: 40003, times: 1 });
  expect(await code(harness.client.rest.post(Routes.userChannels(), { body: { recipient_id: harness.anna.id } }))).toBe(
    '403 40003',
  );
});

test('conversations opened too fast are forbidden (40003), not delayed', async () => {
  const other = await startBotHarness({ rateLimits: 'discord' });
  const codes: unknown[] = [];
  for (let count = 0; count < 11; count += 1) {
    const answer = await fetch(`${other.sandbox.api}/v10/users/@me/channels`, {
      method: 'POST',
      headers: { authorization: `Bot ${other.sandbox.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipient_id: other.anna.id }),
    });
    codes.push(answer.status === 200 ? 200 : ((await answer.json()) as { code: number }).code);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 40003]);
  await other.close();
});

describe('threads', () => {
  test('started on an older message are announced in the channel', async () => {
    const fresh = await post(harness.channelId, { content: 'fresh' });
    await openThread(fresh);
    expect(harness.anna.messages(harness.channelId).at(-1)?.id).toBe(fresh.id);
    const old = await post(harness.channelId, { content: 'old' });
    harness.sandbox.clock.advance(2 * minute);
    await openThread(old, 'Late');
    expect(harness.anna.messages(harness.channelId).at(-1)).toMatchObject({ type: 18, content: 'Late' });
  });

  test('say whom somebody else brought in, with a ping', async () => {
    const thread = await openThread(await post(harness.channelId, { content: 'x' }));
    await harness.client.rest.put(Routes.threadMembers(thread, harness.anna.id));
    expect(harness.anna.messages(thread).at(-1)).toMatchObject({
      type: 1,
      mentionsMe: true,
      content: `<@${harness.anna.id}>`,
    });
  });

  test('take in who is mentioned by an edit, without a ping', async () => {
    const thread = await openThread(await post(harness.channelId, { content: 'x' }));
    const message = await post(thread, { content: 'Anna' });
    await edit(message, { content: `<@${harness.anna.id}>`, allowed_mentions: { users: [harness.anna.id] } });
    expect(harness.anna.channel(thread)).toMatchObject({ mentions: 0 });
    expect(harness.anna.channel(thread).memberIds).toContain(harness.anna.id);
    expect(harness.anna.messages(thread).map(({ type }) => type)).not.toContain(1);
  });

  test('can be locked without being archived: nothing is written or changed, but deleted (160005)', async () => {
    // Owners may do everything; this server belongs to someone else.
    const {
      id,
      channelIds: [channel = ''],
    } = harness.sandbox.admin.addGuild({ name: 'Other', ownerId: harness.anna.id });
    expect(id).not.toBe(harness.guildId);
    const thread = await openThread(await post(channel, { content: 'x' }));
    const message = await post(thread, { content: 'before' });
    harness.sandbox.admin.lock(thread);
    expect(await code(post(thread, { content: 'after' }))).toBe('400 160005');
    expect(await code(edit(message, { content: 'changed' }))).toBe('400 160005');
    harness.sandbox.admin.archive(thread);
    expect(await code(harness.client.rest.delete(Routes.channelMessage(thread, message.id)))).toBe('400 50083');
  });
});

describe('kinds of channels', () => {
  test('forums and categories hold no messages, voice channels no threads, announcements their own', async () => {
    const add = (kind: 'forum' | 'category' | 'voice' | 'announcement'): string =>
      harness.sandbox.admin.addChannel(harness.guildId, { name: kind, kind });
    const forum = add('forum');
    expect(await code(post(forum, { content: 'x' }))).toBe('400 50008');
    expect(harness.anna.channel(forum)).toMatchObject({ canSend: false, canUseCommands: false });
    expect(await code(post(add('category'), { content: 'x' }))).toBe('400 50008');
    const spoken = await post(add('voice'), { content: 'x' });
    expect(await code(openThread(spoken))).toBe('400 50024');
    const news = await openThread(await post(add('announcement'), { content: 'x' }));
    expect(await harness.client.rest.get(Routes.channel(news))).toMatchObject({ type: 10 });
    expect(harness.sandbox.violations).toEqual([]);
  });

  test.each(['forum', 'media'] as const)(
    'a thread has no threads, and a post in a %s channel is a thread',
    async (kind) => {
      const { admin: town } = harness.sandbox;
      const forum = town.addChannel(harness.guildId, { name: kind, kind });
      expect(await code(post(forum, { content: 'x' }))).toBe('400 50008');
      const inside = await post(town.addThread(forum, harness.anna.id, 'Who plays?'), { content: 'x' });
      expect(await code(openThread(inside))).toBe('400 50024');
    },
  );
});

test('only a Community server has a language of its own', async () => {
  const { anna, sandbox } = harness;
  const heard: unknown[] = [];
  harness.onInteraction((interaction) => {
    heard.push(interaction.guildLocale);
    return interaction.isChatInputCommand() ? interaction.reply('ok') : undefined;
  });
  const {
    channelIds: [german = ''],
  } = sandbox.admin.addGuild({ name: 'Wirtshaus', memberIds: [anna.id], locale: 'de' });
  await anna.slash(german, '/go');
  await anna.slash(harness.channelId, '/go');
  expect(heard).toEqual(['de', 'en-US']);
});

const everyInstall = [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall];
const everywhere = [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel];

describe('where commands work', () => {
  test('not in the conversation with the bot while direct messages are closed', async () => {
    const { anna, sandbox } = harness;
    harness.onInteraction((interaction) => (interaction.isChatInputCommand() ? interaction.reply('ok') : undefined));
    sandbox.admin.setDms(anna.id, false);
    expect(anna.channel(anna.dm()).canUseCommands).toBe(false);
    await expect(anna.slash(anna.dm(), '/go')).rejects.toThrow('Commands cannot be used here.');
    await anna.slash(harness.channelId, '/go');
    sandbox.admin.setDms(anna.id, true);
    await anna.slash(anna.dm(), '/go');
  });

  test('in groups and on servers without the bot, for people who have installed it, where the command allows it', async () => {
    const other = await startBotHarness();
    const { anna, ben, sandbox, client } = other;
    await client.application.commands.set([
      { name: 'go', description: 'Go' },
      { name: 'look', description: 'Look', integrationTypes: everyInstall, contexts: everywhere },
    ]);
    const heard: unknown[] = [];
    other.onInteraction((interaction) => {
      heard.push([interaction.context, interaction.authorizingIntegrationOwners]);
      return interaction.isChatInputCommand() ? interaction.reply('ok') : undefined;
    });
    const group = sandbox.admin.addGroup('Friends', [anna.id, ben.id]);
    const {
      channelIds: [foreign = ''],
    } = sandbox.admin.addGuild({ name: 'Elsewhere', ownerId: ben.id, memberIds: [anna.id], withBot: false });
    await expect(anna.slash(group, '/look')).rejects.toThrow('Commands cannot be used here.');
    await expect(anna.slash(foreign, '/look')).rejects.toThrow('The bot is not in this server.');
    sandbox.admin.install(anna.id);
    await anna.slash(group, '/look');
    await anna.slash(foreign, '/look');
    await expect(anna.slash(group, '/go')).rejects.toThrow('There is no such command here.');
    await expect(anna.slash(foreign, '/go')).rejects.toThrow('There is no such command here.');
    expect(heard).toMatchObject([
      [2, { 1: anna.id }],
      [0, { 1: anna.id }],
    ]);
    expect(anna.messages(group).at(-1)).toMatchObject({ content: 'ok' });
    // Its own posts reach no place it isn't part of.
    expect(await code(client.rest.post(Routes.channelMessages(group), { body: { content: 'x' } }))).toBe('403 50001');
    expect(sandbox.violations).toEqual([]);
    await other.close();
  });
});

test('one session may begin in five seconds; a second one is invalid', async () => {
  const sandbox = await startSandbox({ rateLimits: 'discord' });
  const bot = await connectBot(sandbox);
  expect(await bot.rest.get(Routes.gatewayBot())).toMatchObject({ session_start_limit: { max_concurrency: 1 } });
  const socket = new WebSocket(
    `${((await bot.rest.get(Routes.gatewayBot())) as { url: string }).url}/?v=10&encoding=json`,
  );
  const frames = on(socket, 'message');
  await once(socket, 'open');
  socket.send(JSON.stringify({ op: 2, d: { token: sandbox.token, intents: 0, properties: {} } }));
  const heard: { op: number; d: unknown }[] = [];
  for await (const [raw] of frames) {
    heard.push(JSON.parse(String(raw)) as { op: number; d: unknown });
    if (heard.length === 2) break;
  }
  expect(heard[1]).toMatchObject({ op: 9, d: false });
  socket.terminate();
  await bot.destroy();
  await sandbox.close();
});

test('reactions are counted on the message; only known emoji can be used', async () => {
  const message = await post(harness.channelId, { content: 'x' });
  const { rest } = harness.client;
  const own = (emoji: string): `/${string}` =>
    Routes.channelMessageOwnReaction(harness.channelId, message.id, encodeURIComponent(emoji));
  const shown = async (): Promise<APIMessage> =>
    (await rest.get(Routes.channelMessage(harness.channelId, message.id))) as APIMessage;
  await rest.put(own('👍'));
  await rest.put(own('👍'));
  expect((await shown()).reactions).toMatchObject([{ count: 1, me: true, emoji: { id: null, name: '👍' } }]);
  const who = await rest.get(Routes.channelMessageReaction(harness.channelId, message.id, encodeURIComponent('👍')));
  expect(who).toMatchObject([{ id: harness.sandbox.botId }]);
  expect(await code(rest.put(own('nonsense')))).toBe('400 10014');
  await rest.delete(own('👍'));
  expect((await shown()).reactions ?? []).toEqual([]);
  const {
    channelIds: [channel = ''],
  } = harness.sandbox.admin.addGuild({ name: 'No reactions', ownerId: harness.anna.id });
  harness.sandbox.admin.setPermissions(channel, harness.sandbox.botId, { deny: ['AddReactions'] });
  const there = await post(channel, { content: 'x' });
  expect(await code(rest.put(Routes.channelMessageOwnReaction(channel, there.id, encodeURIComponent('👍'))))).toBe(
    '403 50013',
  );
  expect(harness.sandbox.violations).toEqual([]);
});
