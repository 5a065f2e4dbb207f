import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { bothGames } from './match-helpers.ts';

/** What the cards in a channel say, word by word. */
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ games: bothGames, limits: { challengeWindow: 0 } });
});
afterAll(async () => {
  await harness.close();
});
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
});

const lastIn = (person: SimulatedPerson, channel: string): PageMessage =>
  person.messages(channel).findLast(({ ephemeral }) => !ephemeral) as PageMessage;

describe('the card of a match without a challenge', () => {
  /** As it was posted: it is changed as soon as the thread is there. */
  const posted = (): string =>
    JSON.stringify(
      harness.sandbox.requests.findLast(
        ({ method, path }) => method === 'POST' && path.endsWith(`/channels/${harness.channel}/messages`),
      )?.body,
    );

  it('names all computers', async () => {
    await finalMessage(harness.anna.slash(harness.channel, '/solo', { game: 'settlers', level: 'gentle', seats: 4 }));
    await harness.idle();
    // In the order of their seats.
    expect(posted()).toMatch(/Anna is playing against Computer[^,]+, Computer[^,]+ and Computer[^,]+\."/u);
    for (const name of ['Computer \\\\(Gentle', 'Computer 2', 'Computer 3']) expect(posted()).toContain(name);
  });

  it('says so where there is none', async () => {
    await finalMessage(harness.ben.slash(harness.channel, '/solo', { game: 'dice', variant: 'island-one', seats: 1 }));
    await harness.idle();
    expect(posted()).toContain('Ben spielt allein.');
  });
});

describe('a card that could not be posted', () => {
  const refuse = (): void => {
    harness.sandbox.faults.fail({
      route: new RegExp(`^POST /channels/${harness.channel}/messages`),
      status: 403,
      code: 50013,
      times: 1,
    });
  };

  it('of an open table asks nobody by name', async () => {
    const { anna, channel } = harness;
    refuse();
    await finalMessage(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    await harness.idle();
    expect(textOf(lastIn(anna, anna.dm()))).toContain(
      `I’m not allowed to post in https://discord.com/channels/${harness.guild}/${channel}`,
    );
  });

  it('names everybody who was asked', async () => {
    const { anna, ben, channel, sandbox, guild } = harness;
    const carla = sandbox.addPerson({ name: 'Carla' });
    sandbox.admin.join(guild, carla.id);
    refuse();
    await finalMessage(
      anna.slash(channel, '/challenge', { opponent: ben.id, 'opponent-2': carla.id, game: 'toy', variant: 'crowd' }),
    );
    await harness.idle();
    expect(textOf(lastIn(anna, anna.dm()))).toContain('your challenge to Ben and Carla was withdrawn');
  });
});
