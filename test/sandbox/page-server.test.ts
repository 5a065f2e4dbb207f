import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  MessageFlags,
  TextInputStyle,
  ThreadAutoArchiveDuration,
  type TextChannel,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type {
  ClientFrame,
  PageRequest,
  PageResult,
  ServerFrame,
  SnapshotFrame,
} from '../../src/sandbox/page-api/index.ts';
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { tempFolder } from '../temp-folder.ts';
import { connectBot, startBotHarness, type BotHarness } from './sandbox-bot.ts';

/** A browser window, without the browser. */
class TestPage {
  readonly frames: ServerFrame[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private nextId = 1;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (raw: Buffer) => {
      this.frames.push(JSON.parse(raw.toString()) as ServerFrame);
      for (const wake of this.waiting) wake();
    });
  }

  static async open(sandbox: Sandbox, userId: string): Promise<TestPage> {
    const page = new TestPage(
      new WebSocket(`${sandbox.url.replace('http', 'ws')}/page?as=${userId}`, { origin: sandbox.url }),
    );
    await page.until((frame) => frame.type === 'snapshot');
    return page;
  }

  async until<F extends ServerFrame>(fits: (frame: ServerFrame) => frame is F): Promise<F>;
  async until(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  async until(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    for (;;) {
      const found = this.frames.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }

  get snapshot(): SnapshotFrame {
    return this.frames.find((frame) => frame.type === 'snapshot') as SnapshotFrame;
  }

  async ask(what: PageRequest): Promise<PageResult | string> {
    const id = this.nextId++;
    this.socket.send(JSON.stringify({ ...what, id } satisfies ClientFrame));
    const answer = await this.until((frame) => frame.type === 'answer' && frame.id === id);
    if (answer.type !== 'answer') throw new Error('no answer');
    return answer.ok ? answer.result : answer.error;
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  everything(): string {
    return JSON.stringify(this.frames);
  }

  close(): void {
    this.socket.close();
  }
}

let harness: BotHarness;
const pages: TestPage[] = [];
const open = async (userId: string): Promise<TestPage> => {
  const page = await TestPage.open(harness.sandbox, userId);
  pages.push(page);
  return page;
};

beforeEach(async () => {
  harness = await startBotHarness({ clock: 'manual' });
  await harness.client.application.commands.set([
    {
      name: 'deal',
      description: 'Deals',
      nameLocalizations: { de: 'geben' },
      options: [{ type: ApplicationCommandOptionType.String, name: 'card', description: 'Card', autocomplete: true }],
    },
    { name: 'Challenge', type: ApplicationCommandType.User },
  ]);
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await harness.close();
});

const commandId = (page: TestPage, name: string): string =>
  page.snapshot.commands.find((one) => one.name === name)?.id ?? '';

describe('a window', () => {
  test('starts with everything that person sees', async () => {
    const { anna, ben, channelId, guildId, sandbox } = harness;
    anna.send(channelId, 'hello');
    const { snapshot } = await open(ben.id);
    expect(snapshot.me).toMatchObject({ id: ben.id, displayName: 'Ben', locale: 'de', dmsOpen: true });
    expect(snapshot.people.map((one) => one.displayName)).toEqual(['Parley', 'Anna', 'Ben']);
    expect(snapshot.guilds).toMatchObject([{ id: guildId, name: 'Tavern' }]);
    expect(snapshot.channels.map((one) => one.name)).toEqual(['games', 'general']);
    expect(snapshot.channels[0]).toMatchObject({ unread: 1, canSend: true, canUseCommands: true, kind: 'text' });
    expect(snapshot.messages[channelId]).toMatchObject([{ content: 'hello', authorId: anna.id }]);
    expect(snapshot.commands.map((one) => one.label)).toEqual(['geben', 'Challenge']);
    expect(snapshot).toMatchObject({ botOnline: true, clock: { now: sandbox.clock.now(), running: false } });
  });

  test('sends, reads and is told', async () => {
    const { anna, ben, channelId } = harness;
    const [first, second] = [await open(anna.id), await open(ben.id)];
    expect(await first.ask({ type: 'send', channelId, text: `hi <@${ben.id}>` })).toEqual({ kind: 'done' });
    const heard = await second.until((frame) => frame.type === 'message' && frame.fresh);
    expect(heard).toMatchObject({ message: { content: `hi <@${ben.id}>`, mentionsMe: true } });
    await second.until(
      (frame) => frame.type === 'channel' && frame.channel.unread === 1 && frame.channel.mentions === 1,
    );
    await second.ask({ type: 'mark-read', channelId });
    await second.until((frame) => frame.type === 'channel' && frame.channel.unread === 0);
    expect(await first.ask({ type: 'send', channelId, text: ' ' })).toBe('The message is empty.');
  });

  test('uses commands, suggestions, buttons, selects, forms and menus', async () => {
    const { anna, ben, channelId } = harness;
    const page = await open(anna.id);
    harness.onInteraction(async (interaction) => {
      if (interaction.isAutocomplete()) return interaction.respond([{ name: 'Feud', value: 'feud' }]);
      if (interaction.isUserContextMenuCommand())
        return interaction.reply(`challenged ${interaction.targetUser.username}`);
      if (interaction.isStringSelectMenu()) return interaction.update(`chose ${interaction.values.join()}`);
      if (interaction.isModalSubmit()) return interaction.reply(`typed ${interaction.fields.getTextInputValue('t')}`);
      const input = {
        type: ComponentType.TextInput,
        custom_id: 't',
        style: TextInputStyle.Short,
        label: 'Text',
      } as const;
      if (interaction.isButton()) {
        return interaction.showModal({
          custom_id: 'm',
          title: 'Form',
          components: [{ type: ComponentType.ActionRow, components: [input] }],
        });
      }
      if (!interaction.isChatInputCommand()) return undefined;
      const options = [{ label: 'A', value: 'a' }];
      const components = [
        { type: 1, components: [{ type: 2, style: 1, label: 'Open', custom_id: 'open' }] },
        { type: 1, components: [{ type: 3, custom_id: 'pick', options }] },
      ];
      return interaction.reply({ content: `dealt ${interaction.options.getString('card')}`, components });
    });
    const deal = commandId(page, 'deal');
    expect(
      await page.ask({
        type: 'autocomplete',
        channelId,
        commandId: deal,
        path: [],
        options: { card: 'f' },
        focused: 'card',
      }),
    ).toEqual({ kind: 'choices', choices: [{ label: 'Feud', value: 'feud' }] });
    const dealt = await page.ask({ type: 'slash', channelId, commandId: deal, path: [], options: { card: 'feud' } });
    expect(dealt).toMatchObject({ kind: 'interaction', outcome: { kind: 'reply', deferred: false } });
    // The message itself came before the answer.
    const shown = page.frames.findLast((frame) => frame.type === 'message');
    expect(shown).toMatchObject({ message: { content: 'dealt feud', usedBy: { userId: anna.id, command: 'deal' } } });
    const messageId = shown?.type === 'message' ? shown.message.id : '';
    const opened = await page.ask({ type: 'click', messageId, customId: 'open' });
    if (typeof opened === 'string' || opened.kind !== 'interaction' || opened.outcome.kind !== 'modal') {
      throw new Error('no modal');
    }
    expect(opened.outcome.modal).toMatchObject({
      title: 'Form',
      components: [{ type: 1, components: [{ type: 4, custom_id: 't' }] }],
    });
    expect(await page.ask({ type: 'modal-submit', modalId: opened.outcome.modal.id, values: {} })).toBe(
      'The field "t" is required.',
    );
    expect(
      await page.ask({ type: 'modal-submit', modalId: opened.outcome.modal.id, values: { t: 'words' } }),
    ).toMatchObject({ outcome: { kind: 'reply' } });
    expect(await page.ask({ type: 'select', messageId, customId: 'pick', values: ['a'] })).toMatchObject({
      outcome: { kind: 'update' },
    });
    expect(anna.message(messageId)?.content).toBe('chose a');
    expect(
      await page.ask({ type: 'context-menu', channelId, commandId: commandId(page, 'Challenge'), targetId: ben.id }),
    ).toMatchObject({ outcome: { kind: 'reply' } });
    expect(await page.ask({ type: 'click', messageId, customId: 'missing' })).toMatch(/has no "missing"/);
    expect(harness.sandbox.violations).toEqual([]);
  });

  test('a private answer reaches one window only', async () => {
    const { anna, ben, channelId } = harness;
    const [first, second] = [await open(anna.id), await open(ben.id)];
    harness.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({
        content: 'your hand: SECRET-CARD',
        flags: MessageFlags.Ephemeral,
        files: [{ attachment: Buffer.from('SECRET-FILE'), name: 'hand.txt' }],
      });
      await interaction.editReply('your hand: SECRET-CARD and more');
      await interaction.user.send('SECRET-DM');
      await interaction.deleteReply();
    });
    await first.ask({ type: 'slash', channelId, commandId: commandId(first, 'deal'), path: [], options: {} });
    await first.until((frame) => frame.type === 'message-gone');
    anna.send(channelId, 'marker');
    await second.until((frame) => frame.type === 'message' && frame.message.content === 'marker');
    expect(first.everything()).toContain('SECRET-CARD');
    expect(first.everything()).toContain('SECRET-DM');
    expect(second.everything()).not.toMatch(/SECRET|hand\.txt/);
    const later = await open(ben.id);
    expect(later.everything()).not.toMatch(/SECRET|hand\.txt/);
    expect(await second.ask({ type: 'history', channelId: anna.dm(), before: '9999999999999999999' })).toBe(
      'There is no such channel.',
    );
  });

  test('channels, threads, DMs, people, clock and the bot come and go', async () => {
    const { anna, ben, channelId, sandbox, guildId, client } = harness;
    const page = await open(ben.id);
    const channel = (await client.channels.fetch(channelId)) as TextChannel;
    const thread = await channel.threads.create({ name: 'Match' });
    await thread.send(`<@${ben.id}>`);
    await page.until(
      (frame) => frame.type === 'channel' && frame.channel.id === thread.id && frame.channel.memberIds.includes(ben.id),
    );
    await page.until(
      (frame) => frame.type === 'message' && frame.message.channelId === thread.id && frame.message.mentionsMe,
    );
    await page.ask({ type: 'leave-thread', channelId: thread.id });
    expect(ben.channel(thread.id).memberIds).not.toContain(ben.id);
    sandbox.admin.deleteChannel(thread.id);
    await page.until((frame) => frame.type === 'channel-gone' && frame.channelId === thread.id);

    await (await client.users.fetch(ben.id)).send('psst');
    await page.until(
      (frame) => frame.type === 'channel' && frame.channel.kind === 'dm' && frame.channel.mentions === 1,
    );
    expect(await page.ask({ type: 'open-dm', userId: anna.id })).toEqual({
      kind: 'channel',
      channelId: ben.dm(anna.id),
    });
    await page.ask({ type: 'set-dms', open: false });
    await expect((await client.users.fetch(ben.id)).send('psst')).rejects.toMatchObject({ code: 50007 });

    expect(await page.ask({ type: 'add-person', name: 'Clara' })).toMatchObject({
      kind: 'person',
      person: { displayName: 'Clara', username: 'clara' },
    });
    await page.until((frame) => frame.type === 'snapshot' && frame.guilds[0]?.members.length === 4);
    await page.ask({ type: 'set-locale', locale: 'en-US' });
    await page.until(
      (frame) => frame.type === 'snapshot' && frame.me.locale === 'en-US' && frame.commands[0]?.label === 'deal',
    );

    const before = sandbox.clock.now();
    await page.ask({ type: 'advance-clock', ms: 60_000 });
    await page.until((frame) => frame.type === 'clock' && frame.clock.now === before + 60_000);

    sandbox.admin.setPermissions(channelId, ben.id, { deny: ['ViewChannel'] });
    await page.until((frame) => frame.type === 'snapshot' && frame.channels.every((one) => one.id !== channelId));
    sandbox.admin.leave(guildId, ben.id);
    await page.until((frame) => frame.type === 'snapshot' && frame.guilds.length === 0);

    await client.destroy();
    await page.until((frame) => frame.type === 'bot' && !frame.online);
  });

  test('older messages come by request, nonsense is answered with a sentence', async () => {
    const { anna, channelId } = harness;
    for (let count = 0; count < 60; count += 1) anna.send(channelId, `message ${count}`);
    const page = await open(anna.id);
    const shown = page.snapshot.messages[channelId] ?? [];
    expect([shown.length, shown[0]?.content]).toEqual([50, 'message 10']);
    const older = await page.ask({ type: 'history', channelId, before: shown[0]?.id ?? '' });
    expect(older).toMatchObject({ kind: 'messages', messages: { length: 10 } });
    page.raw('{"id":99,"type":"launch"}');
    expect(await page.until((frame) => frame.type === 'answer' && frame.id === 99)).toMatchObject({
      ok: false,
      error: 'The request was not understood.',
    });
  });

  test('nobody unknown, and not the bot, may look in', async () => {
    for (const id of ['1', harness.sandbox.botId]) {
      const socket = new WebSocket(`${harness.sandbox.url.replace('http', 'ws')}/page?as=${id}`);
      const [code] = (await once(socket, 'close')) as [number];
      expect(code).toBe(4404);
    }
  });
});

describe('plain HTTP', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(harness.sandbox.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('lists and adds people, moves the clock', async () => {
    const people = (await (await fetch(`${harness.sandbox.url}/page-api/people`)).json()) as {
      people: { displayName: string }[];
    };
    expect(people.people.map((one) => one.displayName)).toEqual(['Anna', 'Ben']);
    expect(await (await post('/page-api/people', '{"name":"Dora"}')).json()).toMatchObject({ displayName: 'Dora' });
    const before = harness.sandbox.clock.now();
    expect(await (await post('/page-api/clock', '{"ms":5000}')).json()).toMatchObject({
      clock: { now: before + 5000 },
    });
    expect((await post('/page-api/clock', '{"ms":-1}')).status).toBe(400);
    expect((await post('/page-api/people', '{"name":""}')).status).toBe(400);
    expect((await post('/page-api/people', '{"name":"X"}', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  test('foreign hosts and origins are turned away', async () => {
    const { port } = new URL(harness.sandbox.url);
    const asHost = (host: string): Promise<number> =>
      new Promise((resolve) => {
        request({ port, path: '/page-api/people', headers: { host } }, (response) =>
          resolve(response.statusCode ?? 0),
        ).end();
      });
    expect(await asHost(`127.0.0.1:${port}`)).toBe(200);
    expect(await asHost(`localhost:${port}`)).toBe(200);
    expect(await asHost('evil.example')).toBe(403);
    expect(await asHost(`127.0.0.1.evil.example:${port}`)).toBe(403);
    expect((await post('/page-api/clock', '{"ms":1}', { origin: 'https://evil.example' })).status).toBe(403);
    const socket = new WebSocket(`${harness.sandbox.url.replace('http', 'ws')}/page?as=${harness.anna.id}`, {
      origin: 'https://evil.example',
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toBe('Unexpected server response: 403');
  });
});

describe('files of the page', () => {
  test('are served with a strict policy, and nothing beside them', async () => {
    const folder = tempFolder();
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'app.js'), 'export {};');
    await writeFile(join(folder, 'notes.tsx'), 'source');
    const sandbox = await startSandbox({ pageFolder: folder });
    const index = await fetch(sandbox.url);
    expect(await index.text()).toBe('<!doctype html>');
    expect(index.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'/);
    expect(index.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${sandbox.url}/app.js`)).headers.get('content-type')).toMatch(/javascript/);
    for (const path of ['/notes.tsx', '/missing.js', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json']) {
      expect((await fetch(sandbox.url + path)).status).toBe(404);
    }
    expect((await fetch(sandbox.url, { method: 'PUT' })).status).toBe(405);
    await sandbox.close();
  });
});

describe('the file', () => {
  test('keeps everything over a restart, attachments and time included', async () => {
    const folder = tempFolder();
    const file = join(folder, 'sandbox.json');
    const first = await startSandbox({ file });
    expect(first.fresh).toBe(true);
    const anna = first.addPerson({ name: 'Anna' });
    const guild = first.admin.addGuild({ name: 'Tavern', memberIds: [anna.id] });
    const channelId = guild.channelIds[0] ?? '';
    const bot = await connectBot(first);
    await bot.application.commands.set([{ name: 'go', description: 'Go' }]);
    const channel = (await bot.channels.fetch(channelId)) as TextChannel;
    const sent = await channel.send({ content: 'kept', files: [{ attachment: Buffer.from('bytes'), name: 'a.txt' }] });
    const thread = await sent.startThread({ name: 'T', autoArchiveDuration: ThreadAutoArchiveDuration.OneHour });
    first.clock.advance(30 * 24 * 3_600_000);
    const now = first.clock.now();
    await bot.destroy();
    await first.close();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 1 });

    const second = await startSandbox({ file });
    expect([second.fresh, second.applicationId]).toEqual([false, first.applicationId]);
    expect(second.clock.now()).toBeGreaterThanOrEqual(now);
    const again = second.person(anna.id);
    expect(again.message(sent.id)).toMatchObject({ content: 'kept', thread: { id: thread.id } });
    expect(again.channel(thread.id).archived).toBe(true);
    expect(again.commands()).toMatchObject([{ name: 'go' }]);
    expect(await (await fetch(second.url + (again.message(sent.id)?.attachments[0]?.url ?? ''))).text()).toBe('bytes');
    const back = await connectBot(second);
    expect(back.guilds.cache.get(guild.id)?.name).toBe('Tavern');
    expect(second.violations).toEqual([]);
    await back.destroy();
    await second.close();

    await writeFile(file, '{"version":1');
    await expect(startSandbox({ file })).rejects.toThrow(/is damaged/);
    await writeFile(file, '{"version":2}');
    await expect(startSandbox({ file })).rejects.toThrow(/another version/);
  });
});
