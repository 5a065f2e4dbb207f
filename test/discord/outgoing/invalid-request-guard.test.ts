import { describe, expect, it } from 'vitest';
import { REST, RESTEvents } from 'discord.js';
import { startRestProxy } from '../../../src/discord/proxy.ts';
import { createInvalidRequestGuard } from '../../../src/discord/outgoing/invalid-request-guard.ts';
import { freePort } from '../../start/program.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('restraint', () => {
  it('asks a channel that is closed to the bot no more for a while, and no other one less', () => {
    let now = 0;
    const restraint = createInvalidRequestGuard(new REST(), silent, () => now);
    const error = Object.assign(new Error('Missing Access'), { status: 403 });
    restraint.refused('closed', error);
    expect(() => restraint.check('closed')).toThrow('Missing Access');
    expect(() => restraint.check('open')).not.toThrow();
    now = 61_000;
    expect(() => restraint.check('closed')).not.toThrow();
  });

  it('takes no rate limit and no failure of Discord for a closed channel', () => {
    const restraint = createInvalidRequestGuard(new REST(), silent, () => 0);
    for (const status of [429, 500, 400]) restraint.refused('channel', Object.assign(new Error('later'), { status }));
    expect(() => restraint.check('channel')).not.toThrow();
  });

  it('falls silent at half of what Discord allows to be refused, until that is counted anew', () => {
    let now = 0;
    const rest = new REST();
    const restraint = createInvalidRequestGuard(rest, silent, () => now);
    rest.emit(RESTEvents.InvalidRequestWarning, { count: 4_500, remainingTime: 100_000 });
    expect(() => restraint.check('channel')).not.toThrow();
    rest.emit(RESTEvents.InvalidRequestWarning, { count: 5_000, remainingTime: 90_000 });
    expect(() => restraint.check('channel')).toThrow('too many requests');
    now = 90_001;
    expect(() => restraint.check('channel')).not.toThrow();
  });

  it('is the proxy’s task where there is one: it refuses everything for as long as Discord counts', async () => {
    const port = await freePort();
    const rests: Pick<REST, 'emit'>[] = [];
    const proxy = await startRestProxy(
      { host: '127.0.0.1', port, log: silent, watch: (rest) => void rests.push(rest) },
      { api: 'http://127.0.0.1:1/api' },
    );
    try {
      rests[0]?.emit(RESTEvents.InvalidRequestWarning, { count: 5_000, remainingTime: 42_000 });
      const answer = await fetch(`http://127.0.0.1:${port}/api/v10/gateway`);
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 42]);
      // The error shows that our guard refused, not Discord.
      expect(() => createInvalidRequestGuard(null, silent).check('channel')).not.toThrow();
    } finally {
      await proxy.close();
    }
  });
});
