import { MessageFlags, Routes, type APIMessage } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWorld, type World } from './bot.ts';

/** What Discord's schema does not say, but its documentation and the reports of other projects do. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQMBAdKX0JcAAAAASUVORK5CYII=',
  'base64',
);
const minute = 60_000;

let world: World;
beforeAll(async () => {
  world = await makeWorld({ clock: 'manual' });
  await world.client.application.commands.set([{ name: 'go', description: 'Go' }]);
});
afterAll(() => world.close());

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => 'fine', (error: { status?: number; code: unknown }) => `${error.status} ${String(error.code)}`);

const post = async (channel: string, body: object, files: { name: string; data: Buffer }[] = []): Promise<APIMessage> =>
  (await world.client.rest.post(Routes.channelMessages(channel), { body, files })) as APIMessage;
const edit = async ({ channel_id: channel, id }: APIMessage, body: object): Promise<APIMessage> =>
  (await world.client.rest.patch(Routes.channelMessage(channel, id), { body })) as APIMessage;
const openThread = async ({ channel_id: channel, id }: APIMessage, name = 'Match'): Promise<string> =>
  ((await world.client.rest.post(Routes.threads(channel, id), { body: { name } })) as { id: string }).id;

describe('a picture in an edit', () => {
  const gallery = [{ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }];
  const sent = async (): Promise<{ message: APIMessage; id: string }> => {
    const message = await post(world.channelId, { flags: MessageFlags.IsComponentsV2, components: gallery }, [{ name: 'board.png', data: png }]);
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
    expect(world.sandbox.takeViolations()).toHaveLength(1);
  });

  test('flags that cannot be set are passed over', async () => {
    const { message } = await sent();
    const after = await edit(message, { flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral });
    expect((after.flags ?? 0) & MessageFlags.Ephemeral).toBe(0);
  });
});

test('the nonce of a deleted message finds nothing (10008), and later a new message is made', async () => {
  const body = { content: 'once', nonce: 'gone-1', enforce_nonce: true };
  const first = await post(world.channelId, body);
  world.sandbox.town.deleteMessage(first.id);
  expect(await code(post(world.channelId, body))).toBe('404 10008');
  world.sandbox.clock.advance(6 * minute);
  expect((await post(world.channelId, body)).id).not.toBe(first.id);
});

test('a refusal on demand carries the code', async () => {
  world.sandbox.faults.fail({ route: /users\/@me\/channels/, status: 403, code: 40003, times: 1 });
  expect(await code(world.client.rest.post(Routes.userChannels(), { body: { recipient_id: world.anna.id } }))).toBe('403 40003');
});

test('conversations opened too fast are forbidden (40003), not delayed', async () => {
  const other = await makeWorld({ rateLimits: 'discord' });
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
    const fresh = await post(world.channelId, { content: 'fresh' });
    await openThread(fresh);
    expect(world.anna.messages(world.channelId).at(-1)?.id).toBe(fresh.id);
    const old = await post(world.channelId, { content: 'old' });
    world.sandbox.clock.advance(2 * minute);
    await openThread(old, 'Late');
    expect(world.anna.messages(world.channelId).at(-1)).toMatchObject({ type: 18, content: 'Late' });
  });

  test('say whom somebody else brought in, with a ping', async () => {
    const thread = await openThread(await post(world.channelId, { content: 'x' }));
    await world.client.rest.put(Routes.threadMembers(thread, world.anna.id));
    expect(world.anna.messages(thread).at(-1)).toMatchObject({ type: 1, mentionsMe: true, content: `<@${world.anna.id}>` });
  });

  test('take in who is mentioned by an edit, without a ping', async () => {
    const thread = await openThread(await post(world.channelId, { content: 'x' }));
    const message = await post(thread, { content: 'Anna' });
    await edit(message, { content: `<@${world.anna.id}>`, allowed_mentions: { users: [world.anna.id] } });
    expect(world.anna.channel(thread)).toMatchObject({ mentions: 0 });
    expect(world.anna.channel(thread).memberIds).toContain(world.anna.id);
    expect(world.anna.messages(thread).map(({ type }) => type)).not.toContain(1);
  });

  test('can be locked without being archived: nothing is written or changed, but deleted (160005)', async () => {
    // Owners may do everything; this server belongs to somebody else.
    const { id, channelIds: [channel = ''] } = world.sandbox.town.addGuild({ name: 'Other', ownerId: world.anna.id });
    expect(id).not.toBe(world.guildId);
    const thread = await openThread(await post(channel, { content: 'x' }));
    const message = await post(thread, { content: 'before' });
    world.sandbox.town.lock(thread);
    expect(await code(post(thread, { content: 'after' }))).toBe('400 160005');
    expect(await code(edit(message, { content: 'changed' }))).toBe('400 160005');
    world.sandbox.town.archive(thread);
    expect(await code(world.client.rest.delete(Routes.channelMessage(thread, message.id)))).toBe('400 50083');
  });
});

describe('kinds of channels', () => {
  test('forums and categories hold no messages, voice channels no threads, announcements their own', async () => {
    const add = (kind: 'forum' | 'category' | 'voice' | 'announcement'): string => world.sandbox.town.addChannel(world.guildId, { name: kind, kind });
    const forum = add('forum');
    expect(await code(post(forum, { content: 'x' }))).toBe('400 50008');
    expect(world.anna.channel(forum)).toMatchObject({ canSend: false, canUseCommands: false });
    expect(await code(post(add('category'), { content: 'x' }))).toBe('400 50008');
    const spoken = await post(add('voice'), { content: 'x' });
    expect(await code(openThread(spoken))).toBe('400 50024');
    const news = await openThread(await post(add('announcement'), { content: 'x' }));
    expect(await world.client.rest.get(Routes.channel(news))).toMatchObject({ type: 10 });
    expect(world.sandbox.violations).toEqual([]);
  });

  test('a thread has no threads, and a post in a forum is a thread', async () => {
    const { town } = world.sandbox;
    const forum = town.addChannel(world.guildId, { name: 'forum', kind: 'forum' });
    const inside = await post(town.addThread(forum, world.anna.id, 'Who plays?'), { content: 'x' });
    expect(await code(openThread(inside))).toBe('400 50024');
  });
});

test('only a Community server has a language of its own', async () => {
  const { anna, sandbox } = world;
  const heard: unknown[] = [];
  world.onInteraction((interaction) => {
    heard.push(interaction.guildLocale);
    return interaction.isChatInputCommand() ? interaction.reply('ok') : undefined;
  });
  const { channelIds: [german = ''] } = sandbox.town.addGuild({ name: 'Wirtshaus', memberIds: [anna.id], locale: 'de' });
  await anna.slash(german, '/go');
  await anna.slash(world.channelId, '/go');
  expect(heard).toEqual(['de', 'en-US']);
});
