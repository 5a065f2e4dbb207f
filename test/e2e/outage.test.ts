import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { type DiscordBot, createBot } from '../../src/discord/bot.ts';
import { games } from '../../src/games/index.ts';
import type { Matches } from '../../src/match/matches.ts';
import { StoreError } from '../../src/match/ports.ts';
import { type SimulatedPerson, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { finalMessage, textOf } from './message-parts.ts';

let sandbox: Sandbox;
let bot: DiscordBot;
let anna: SimulatedPerson;
let channel: string;
let fault: Error;
const logged: string[] = [];

beforeEach(async () => {
  sandbox = await startSandbox({ clock: 'manual' });
  anna = sandbox.addPerson({ name: 'Anna', locale: 'de' });
  channel = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [anna.id] }).channelIds[0] ?? '';
  // Whatever is asked of the matches fails.
  const failing = new Proxy({ games, levels: [] } as unknown as Matches, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : async () => Promise.reject(fault)),
  });
  const note = (about: object, words: string): void => void logged.push(`${words} ${JSON.stringify(about)}`);
  const log = { info: note, warn: note, error: note };
  bot = createBot({ matches: failing, commands, token: sandbox.token, rest: { api: sandbox.api }, log });
  await bot.start();
});
afterEach(async () => {
  await bot.stop();
  await sandbox.close();
});

it('says kindly that nothing is lost when the matches cannot be reached', async () => {
  fault = new StoreError('unreachable', 'connect ECONNREFUSED 127.0.0.1:6379');
  const answer = textOf(await finalMessage(anna.slash(channel, '/parley games')));
  expect(answer).toContain('Nichts ist verloren');
  expect(answer).not.toContain('6379');
});

it('apologises with a number for what nobody foresaw, and logs no secrets', async () => {
  fault = new Error('boom');
  const answer = textOf(await finalMessage(anna.slash(channel, '/hand')));
  const number = /: (\w+)\.$/.exec(answer)?.[1] ?? '?';
  const line = logged.find((each) => each.includes(number));
  expect(line).toContain('boom');
  expect(logged.join('\n')).not.toContain(sandbox.token);
  expect(sandbox.violations).toEqual([]);
});
