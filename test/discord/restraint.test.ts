import { describe, expect, it } from 'vitest';
import { REST, RESTEvents } from 'discord.js';
import { createRestraint } from '../../src/discord/sending/restraint.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('restraint', () => {
  it('asks a channel that is closed to the bot no more for a while, and no other one less', () => {
    let now = 0;
    const restraint = createRestraint(new REST(), silent, () => now);
    const error = Object.assign(new Error('Missing Access'), { status: 403 });
    restraint.refused('closed', error);
    expect(() => restraint.check('closed')).toThrow('Missing Access');
    expect(() => restraint.check('open')).not.toThrow();
    now = 61_000;
    expect(() => restraint.check('closed')).not.toThrow();
  });

  it('takes no rate limit and no failure of Discord for a closed channel', () => {
    const restraint = createRestraint(new REST(), silent, () => 0);
    for (const status of [429, 500, 400]) restraint.refused('channel', Object.assign(new Error('later'), { status }));
    expect(() => restraint.check('channel')).not.toThrow();
  });

  it('falls silent at half of what Discord allows to be refused, until that is counted anew', () => {
    let now = 0;
    const rest = new REST();
    const restraint = createRestraint(rest, silent, () => now);
    rest.emit(RESTEvents.InvalidRequestWarning, { count: 4_500, remainingTime: 100_000 });
    expect(() => restraint.check('channel')).not.toThrow();
    rest.emit(RESTEvents.InvalidRequestWarning, { count: 5_000, remainingTime: 90_000 });
    expect(() => restraint.check('channel')).toThrow('too many requests');
    now = 90_001;
    expect(() => restraint.check('channel')).not.toThrow();
  });
});
