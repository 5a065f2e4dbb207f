import { RESTEvents, type TextChannel } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../src/sandbox/index.ts';
import { startBotHarness, type BotHarness } from './sandbox-bot.ts';

let harness: BotHarness;
afterEach(() => harness.close());

async function start(options: SandboxOptions = {}): Promise<TextChannel> {
  harness = await startBotHarness(options);
  return (await harness.client.channels.fetch(harness.channelId)) as TextChannel;
}

const statuses = (): number[] =>
  harness.sandbox.requests.filter((one) => one.method === 'POST').map((one) => one.status);
const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fine',
    (error: { status: unknown }) => error.status,
  );

describe('rate limits', () => {
  test('the headers let the client wait by itself, so that no 429 is ever needed', async () => {
    const channel = await start({ rateLimits: { limit: 5, perMs: 300 } });
    const began = performance.now();
    await Promise.all(Array.from({ length: 12 }, (_, index) => channel.send(`${index}`)));
    expect(performance.now() - began).toBeGreaterThan(550);
    expect(statuses()).toEqual(Array.from({ length: 12 }, () => 200));
  });

  test('who does not wait is refused, in the words of the schema', async () => {
    await start({ rateLimits: { limit: 2, perMs: 60_000 } });
    const { sandbox, channelId } = harness;
    const post = (): Promise<Response> =>
      fetch(`${sandbox.api}/v10/channels/${channelId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
        body: '{"content":"x"}',
      });
    const first = await post();
    expect([first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual(['2', '1']);
    expect((await post()).headers.get('x-ratelimit-remaining')).toBe('0');
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect(await refused.json()).toMatchObject({
      message: 'You are being rate limited.',
      global: false,
      retry_after: expect.any(Number) as number,
    });
  });

  test('the global limit holds for the whole client, but not for callbacks', async () => {
    const channel = await start({ rateLimits: { limit: 100, perMs: 1000, global: 3 } });
    const limited: boolean[] = [];
    harness.client.rest.on(RESTEvents.RateLimited, (info) => limited.push(info.global));
    await Promise.all(Array.from({ length: 5 }, (_, index) => channel.send(`${index}`)));
    expect(limited).toContain(true);
    expect(harness.anna.messages(harness.channelId)).toHaveLength(5);
  });
});

describe('faults', () => {
  test('a 429 on demand is waited out', async () => {
    const channel = await start();
    harness.sandbox.faults.rateLimit({ retryAfter: 0.1, times: 1 });
    await channel.send('patience');
    expect(statuses()).toEqual([429, 200]);
    harness.sandbox.faults.rateLimit({ retryAfter: 0.1, times: 1, global: true });
    await channel.send('more patience');
    expect(statuses()).toEqual([429, 200, 429, 200]);
  });

  test('a server error is tried again by the client, four times in all', async () => {
    const channel = await start();
    harness.sandbox.faults.fail({ status: 503, times: 3 });
    expect(await outcome(channel.send('third time lucky'))).toBe('fine');
    expect(statuses()).toEqual([503, 503, 503, 200]);
    harness.sandbox.faults.fail({ status: 500 });
    expect(await outcome(channel.send('never'))).toBe(500);
    harness.sandbox.faults.clear();
    expect(await outcome(channel.send('again'))).toBe('fine');
  });

  test('an answer lost after its effect doubles the message, unless the nonce is enforced', async () => {
    const channel = await start();
    harness.sandbox.faults.fail({ times: 1, afterEffect: true });
    await channel.send('doubled');
    harness.sandbox.faults.fail({ times: 1, afterEffect: true });
    await channel.send({ content: 'single', nonce: '1', enforceNonce: true });
    expect(harness.anna.messages(harness.channelId).map((message) => message.content)).toEqual([
      'doubled',
      'doubled',
      'single',
    ]);
  });

  test('routes can be singled out, and the same seed fails the same requests', async () => {
    const channel = await start();
    harness.sandbox.faults.fail({ route: /^POST \/users/ });
    expect(await outcome(channel.send('untouched'))).toBe('fine');
    expect(await outcome((await harness.client.users.fetch(harness.anna.id)).send('touched'))).toBe(500);
    harness.sandbox.faults.clear();

    const run = async (seed: number): Promise<number[]> => {
      const stop = harness.sandbox.faults.fail({ rate: 0.5, seed, status: 500 });
      const before = statuses().length;
      for (let count = 0; count < 8; count += 1) await channel.send(`${count}`).catch(() => undefined);
      stop();
      return statuses().slice(before);
    };
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
    expect(first).toContain(500);
  });

  test('answers can be slow', async () => {
    const channel = await start();
    harness.sandbox.faults.slow({ ms: 120, times: 1 });
    const began = performance.now();
    await channel.send('slow');
    expect(performance.now() - began).toBeGreaterThan(115);
  });

  test('a callback survives a lost request', async () => {
    await start();
    await harness.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    harness.onInteraction((interaction) =>
      interaction.isChatInputCommand() ? interaction.reply('made it') : undefined,
    );
    harness.sandbox.faults.fail({ route: /callback/, times: 2 });
    expect(await harness.anna.slash(harness.channelId, '/go')).toMatchObject({
      kind: 'reply',
      message: { content: 'made it' },
    });
  });
});

describe('the journal', () => {
  test('remembers what was asked and how it went', async () => {
    const channel = await start();
    const heard: string[] = [];
    harness.sandbox.onRequest((record) => heard.push(`${record.method} ${record.route} ${record.status}`));
    await channel.send({ content: 'x', files: [{ attachment: Buffer.from('abc'), name: 'a.txt' }] });
    expect(heard).toEqual(['POST /channels/:channel/messages 200']);
    expect(harness.sandbox.requests.at(-1)).toMatchObject({
      body: { content: 'x' },
      files: [{ filename: 'a.txt', size: 3 }],
      code: 0,
    });
  });
});
