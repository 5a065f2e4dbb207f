import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { bothGames } from './table.ts';

/** What the cards in a channel say, word by word. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ games: bothGames, limits: { challengeWindow: 0 } });
});
afterAll(async () => {
  await stage.close();
});
afterEach(() => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
});

const lastIn = (person: Person, channel: string): PageMessage => person.messages(channel).findLast(({ ephemeral }) => !ephemeral) as PageMessage;

describe('the card of a match without a challenge', () => {
  /** As it was posted: it is changed as soon as the thread is there. */
  const posted = (): string =>
    JSON.stringify(stage.sandbox.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith(`/channels/${stage.channel}/messages`))?.body);

  it('names all computers', async () => {
    await shown(stage.anna.slash(stage.channel, '/solo', { game: 'settlers', level: 'gentle', seats: 4 }));
    await stage.quiet();
    // In the order of their seats.
    expect(posted()).toMatch(/Anna plays against Computer[^,]+, Computer[^,]+ and Computer[^,]+\."/u);
    for (const name of ['Computer \\\\(Gentle', 'Computer 2', 'Computer 3']) expect(posted()).toContain(name);
  });

  it('says so where there is none', async () => {
    await shown(stage.ben.slash(stage.channel, '/solo', { game: 'dice', variant: 'island-one', seats: 1 }));
    await stage.quiet();
    expect(posted()).toContain('Ben spielt allein.');
  });
});

describe('a card that could not be posted', () => {
  const refuse = (): void => {
    stage.sandbox.faults.fail({ route: new RegExp(`^POST /channels/${stage.channel}/messages`), status: 403, code: 50013, times: 1 });
  };

  it('of an open table asks nobody by name', async () => {
    const { anna, channel } = stage;
    refuse();
    await shown(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    await stage.quiet();
    expect(textOf(lastIn(anna, anna.dm()))).toContain(`Your table could not be posted in https://discord.com/channels/${stage.guild}/${channel}`);
  });

  it('names everybody who was asked', async () => {
    const { anna, ben, channel, sandbox, guild } = stage;
    const carla = sandbox.addPerson({ name: 'Carla' });
    sandbox.town.join(guild, carla.id);
    refuse();
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, 'opponent-2': carla.id, game: 'toy', variant: 'crowd' }));
    await stage.quiet();
    expect(textOf(lastIn(anna, anna.dm()))).toContain('Your challenge to Ben and Carla could not be posted');
  });
});
