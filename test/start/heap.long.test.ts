import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import { finalMessage, controlsOf } from '../e2e/message-parts.ts';
import { tempFolder } from '../temp-folder.ts';

/** Limits: rounds, matches per round, and bytes of heap each match may leave behind. */
const ROUNDS = 10;
const ROUND = 12;
const LEFT = 8_000;

it('a match leaves next to nothing in memory when it is over', { timeout: 600_000 }, async () => {
  const sandbox = await startSandbox();
  const [anna, ben] = [sandbox.addPerson({ name: 'Anna' }), sandbox.addPerson({ name: 'Ben' })];
  const guild = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [anna.id, ben.id], channels: ['games'] });
  const [channel = ''] = guild.channelIds;
  const program = fileURLToPath(new URL('heap-bot.ts', import.meta.url));
  const bot = fork(program, [tempFolder(), sandbox.api, sandbox.token], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  const told = async (order?: string): Promise<number> => {
    const answer = once(bot, 'message');
    if (order !== undefined) bot.send(order);
    return Number((await answer)[0]);
  };
  const press = async (verb: string, person: typeof anna): Promise<void> => {
    const message = await person.waitFor((each) => controlsOf(each).buttons.some((button) => button.verb === verb));
    await finalMessage(
      person.click(message.id, controlsOf(message).buttons.find((button) => button.verb === verb)?.id ?? ''),
    );
  };
  const round = async (): Promise<number> => {
    for (let match = 0; match < ROUND; match++) {
      await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
      await press('accept', ben);
      await told(`end ${ben.id}`);
    }
    return told('heap');
  };
  await told();
  // What is kept for good is kept in every round; what was only compiled or filled for the first time is not.
  const growth: number[] = [];
  for (let before = await round(); growth.length < ROUNDS && !growth.some((each) => each < LEFT);) {
    const heap = await round();
    growth.push((heap - before) / ROUND);
    before = heap;
  }
  await told('stop');
  bot.kill();
  await sandbox.close();
  expect(Math.min(...growth)).toBeLessThan(LEFT);
});
