import { once } from 'node:events';
import { createInflate } from 'node:zlib';
import { Client, Events, GatewayIntentBits, type Interaction, type Message } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { connectBot, startBotHarness, type BotHarness } from './sandbox-bot.ts';

const open: { close(): Promise<void> }[] = [];
const keep = <T extends { close(): Promise<void> }>(thing: T): T => {
  open.push(thing);
  return thing;
};
afterEach(async () => {
  for (const thing of open.splice(0).toReversed()) await thing.close();
});

async function echoHarness(options: Parameters<typeof startBotHarness>[0] = {}): Promise<BotHarness> {
  const harness = keep(await startBotHarness(options));
  await harness.client.application.commands.set([{ name: 'echo', description: 'Says it again' }]);
  harness.onInteraction((interaction) => (interaction.isChatInputCommand() ? interaction.reply('pong') : undefined));
  return harness;
}

describe('login', () => {
  test('the client gets its guilds, channels and itself', async () => {
    const { client, guildId, channelId, sandbox } = await echoHarness();
    expect(client.user.id).toBe(sandbox.botId);
    expect(client.guilds.cache.get(guildId)?.name).toBe('Tavern');
    expect(client.channels.cache.get(channelId)?.isTextBased()).toBe(true);
    expect(client.guilds.cache.get(guildId)?.members.me?.permissions.has('SendMessages')).toBe(true);
    expect(sandbox.botOnline).toBe(true);
    expect(sandbox.violations).toEqual([]);
  });

  test('a wrong token is refused', async () => {
    const sandbox = keep(await startSandbox());
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.api } });
    await expect(client.login('wrong')).rejects.toThrow('An invalid token was provided');
    await client.destroy();
  });

  test('privileged intents must have been granted', async () => {
    const sandbox = keep(await startSandbox());
    const client = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
      rest: { api: sandbox.api },
    });
    await expect(client.login(sandbox.token)).rejects.toThrow(/disallowed intents/i);
    await client.destroy();
    const granted = keep(await startSandbox({ grantedIntents: GatewayIntentBits.MessageContent }));
    const allowed = await connectBot(granted, {
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
    });
    expect(allowed.isReady()).toBe(true);
    await allowed.destroy();
  });
});

describe('shards', () => {
  test('each of two shards gets its own guilds and their interactions, DMs go to the first', async () => {
    const sandbox = keep(await startSandbox({ shards: 2, concurrency: 2 }));
    const anna = sandbox.addPerson({ name: 'Anna' });
    const guilds = [0, 1].map((index) =>
      sandbox.admin.addGuild({ name: `G${index}`, memberIds: [anna.id], shard: { index, count: 2 } }),
    );
    const client = await connectBot(sandbox, { shards: 'auto' });
    keep({ close: () => client.destroy() });
    await client.application.commands.set([{ name: 'echo', description: 'Says it again' }]);
    expect(client.ws.shards.size).toBe(2);
    const seen: [string | null, number][] = [];
    client.on(Events.InteractionCreate, (interaction: Interaction) => {
      seen.push([interaction.guildId, interaction.guild?.shardId ?? 0]);
      if (interaction.isChatInputCommand()) void interaction.reply('pong');
    });
    for (const guild of guilds) await anna.slash(guild.channelIds[0] ?? '', '/echo');
    await anna.slash(anna.dm(), '/echo');
    expect(seen).toEqual([
      [guilds[0]?.id, 0],
      [guilds[1]?.id, 1],
      [null, 0],
    ]);
  });
});

describe('reconnecting', () => {
  test('after a cut line the missed interaction is replayed and answered', async () => {
    const { sandbox, anna, channelId, client } = await echoHarness();
    const resumed = once(client, Events.ShardResume);
    sandbox.faults.dropSockets();
    const outcome = anna.slash(channelId, '/echo');
    await resumed;
    expect(await outcome).toMatchObject({ kind: 'reply', message: { content: 'pong' } });
  });

  test.each([
    ['close 4000', 4000],
    ['close 1006', undefined],
  ] as const)('%s leads to a resume', async (_name, code) => {
    const { sandbox, client, anna, channelId } = await echoHarness();
    const resumed = once(client, Events.ShardResume);
    sandbox.faults.dropSockets(code === undefined ? {} : { code });
    await resumed;
    expect((await anna.slash(channelId, '/echo')).kind).toBe('reply');
  });

  test('asked to reconnect, the client resumes', async () => {
    const { sandbox, client, anna, channelId } = await echoHarness();
    const resumed = once(client, Events.ShardResume);
    sandbox.faults.askToReconnect();
    await resumed;
    expect((await anna.slash(channelId, '/echo')).kind).toBe('reply');
  });

  test('a lost session is identified anew and hears again', async () => {
    const { sandbox, client, anna, channelId } = await echoHarness();
    const ready = once(client, Events.ShardReady);
    sandbox.faults.invalidateSessions();
    await ready;
    expect((await anna.slash(channelId, '/echo')).kind).toBe('reply');
  });

  test('a bot that left is offline, and interactions fail at once', async () => {
    const harness = await echoHarness();
    await harness.client.destroy();
    expect(await harness.anna.slash(harness.channelId, '/echo')).toMatchObject({
      kind: 'failed',
      reason: 'The application did not respond',
    });
    expect(harness.sandbox.botOnline).toBe(false);
  });
});

describe('raw gateway', () => {
  interface Line {
    readonly socket: WebSocket;
    readonly closed: Promise<number>;
    next(): Promise<Record<string, unknown>>;
  }

  async function connect(sandbox: Sandbox, compress = false): Promise<Line> {
    const socket = new WebSocket(
      `${sandbox.url.replace('http', 'ws')}/gateway?v=10&encoding=json${compress ? '&compress=zlib-stream' : ''}`,
    );
    const inflate = createInflate();
    const frames: Record<string, unknown>[] = [];
    let wake: () => void = () => undefined;
    const take = (text: string): void => {
      frames.push(JSON.parse(text) as Record<string, unknown>);
      wake();
    };
    // One stream for the whole connection; each message ends with an empty block.
    inflate.on('data', (text: Buffer) => take(text.toString()));
    socket.on('message', (raw: Buffer, binary) => {
      if (!binary) return take(raw.toString());
      expect(raw.subarray(-4)).toEqual(Buffer.from([0, 0, 255, 255]));
      inflate.write(raw);
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await once(socket, 'open');
    const next = async (): Promise<Record<string, unknown>> => {
      while (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return frames.shift() ?? {};
    };
    return { socket, next, closed };
  }

  test('hello, heartbeat, identify, ready; a heartbeat can be demanded', async () => {
    const sandbox = keep(await startSandbox({ heartbeatMs: 5_000 }));
    const { socket, next } = await connect(sandbox);
    expect(await next()).toMatchObject({ op: 10, d: { heartbeat_interval: 5_000 } });
    socket.send(JSON.stringify({ op: 1, d: null }));
    expect(await next()).toMatchObject({ op: 11 });
    socket.send(JSON.stringify({ op: 2, d: { token: sandbox.token, intents: 1, properties: {}, shard: [0, 1] } }));
    expect(await next()).toMatchObject({
      op: 0,
      t: 'READY',
      s: 1,
      d: { v: 10, user: { id: sandbox.botId }, application: { id: sandbox.applicationId } },
    });
    sandbox.faults.requestHeartbeat();
    expect(await next()).toMatchObject({ op: 1 });
    socket.close();
  });

  test.each([
    ['in plain text', false],
    ['as one deflate stream', true],
  ])('%s, without an intent there are no servers', async (_name, compress) => {
    const sandbox = keep(await startSandbox());
    const anna = sandbox.addPerson({ name: 'Anna' });
    const guild = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [anna.id] });
    for (const [intents, heard] of [
      [0, 'RESUMED'],
      [1, 'GUILD_CREATE'],
    ] as const) {
      const { socket, next, closed } = await connect(sandbox, compress);
      expect(await next()).toMatchObject({ op: 10 });
      // The token is known with and without the word in front.
      socket.send(JSON.stringify({ op: 2, d: { token: `Bot ${sandbox.token}`, intents, properties: {} } }));
      const ready = await next();
      expect(ready).toMatchObject({ t: 'READY', d: { guilds: [{ id: guild.id, unavailable: true }] } });
      const { session_id: id } = ready['d'] as { session_id: string };
      if (intents === 0) {
        const again = await connect(sandbox, compress);
        await again.next();
        again.socket.send(JSON.stringify({ op: 6, d: { token: sandbox.token, session_id: id, seq: 1 } }));
        expect(await again.next()).toMatchObject({ t: heard });
        again.socket.close();
      } else expect(await next()).toMatchObject({ t: heard, d: { id: guild.id } });
      socket.close();
      await closed;
    }
  });

  test('who sends no heartbeat is thrown out', async () => {
    const sandbox = keep(await startSandbox({ heartbeatMs: 40 }));
    const { closed } = await connect(sandbox);
    expect(await closed).toBe(4009);
  });

  test.each([
    ['an unknown opcode', { op: 99 }, 4001],
    ['a wrong token', { op: 2, d: { token: 'no', intents: 1 } }, 4004],
    ['an impossible shard', { op: 2, d: { token: 'TOKEN', intents: 1, shard: [2, 2] } }, 4010],
    ['unknown intents', { op: 2, d: { token: 'TOKEN', intents: 1 << 30 } }, 4013],
    ['a privileged intent', { op: 2, d: { token: 'TOKEN', intents: 2 } }, 4014],
  ])('%s closes the line', async (_name, frame, code) => {
    const sandbox = keep(await startSandbox());
    const { socket, closed } = await connect(sandbox);
    socket.send(JSON.stringify(frame).replace('TOKEN', sandbox.token));
    expect(await closed).toBe(code);
  });

  test('a resume with an unknown session is refused', async () => {
    const sandbox = keep(await startSandbox());
    const { socket, next } = await connect(sandbox);
    await next();
    socket.send(JSON.stringify({ op: 6, d: { token: sandbox.token, session_id: 'gone', seq: 1 } }));
    expect(await next()).toEqual({ op: 9, d: false });
    socket.close();
  });
});

describe('events', () => {
  test('guilds come and go while the bot is running', async () => {
    const { sandbox, client, anna } = await echoHarness();
    const joined = once(client, Events.GuildCreate);
    const { id } = sandbox.admin.addGuild({ name: 'Second', memberIds: [anna.id] });
    await joined;
    const left = once(client, Events.GuildDelete);
    sandbox.admin.leave(id, sandbox.botId);
    await left;
    expect(client.guilds.cache.has(id)).toBe(false);
    const back = once(client, Events.GuildCreate);
    sandbox.admin.join(id, sandbox.botId);
    await back;
    expect(client.guilds.cache.get(id)?.name).toBe('Second');
  });

  test('what people write is hidden without the message content intent, except in DMs and mentions', async () => {
    const harness = keep(
      await startBotHarness(
        {},
        { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages] },
      ),
    );
    const { client, anna, channelId, sandbox } = harness;
    const heard = async (send: () => void): Promise<string> => {
      const event = once(client, Events.MessageCreate) as Promise<[Message]>;
      send();
      return (await event)[0].content;
    };
    expect(await heard(() => anna.send(channelId, 'a secret'))).toBe('');
    expect(await heard(() => anna.send(channelId, `<@${sandbox.botId}> hello`))).toBe(`<@${sandbox.botId}> hello`);
    expect(await heard(() => anna.send(anna.dm(), 'between us'))).toBe('between us');
  });

  test('without the intent no messages arrive at all', async () => {
    const { client, anna, channelId } = await echoHarness();
    let heard = 0;
    client.on(Events.MessageCreate, () => (heard += 1));
    anna.send(channelId, 'hello');
    await anna.slash(channelId, '/echo');
    expect(heard).toBe(0);
  });

  test('duplicated events arrive twice', async () => {
    const { sandbox, anna, channelId, client } = await echoHarness();
    const ids: string[] = [];
    const errors: unknown[] = [];
    client.removeAllListeners(Events.InteractionCreate);
    const both = new Promise<void>((resolve) => {
      client.on(Events.InteractionCreate, (interaction) => {
        ids.push(interaction.id);
        if (interaction.isChatInputCommand()) {
          interaction.reply('pong').catch((error: unknown) => {
            errors.push(error);
            resolve();
          });
        }
      });
    });
    sandbox.faults.duplicate({ event: 'INTERACTION_CREATE', times: 1 });
    expect((await anna.slash(channelId, '/echo')).kind).toBe('reply');
    await both;
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(errors).toMatchObject([{ code: 40060 }]);
  });
});
