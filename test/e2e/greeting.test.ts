import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { controlsOf, finalMessage, textOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { submitted } from './whole-match.ts';

let harness: Harness;
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
  await harness.close();
});

const isGreeting = (message: PageMessage): boolean =>
  !message.ephemeral && controlsOf(message).buttons.some(({ verb }) => verb === 'solo-form');
const greetingsIn = (person: SimulatedPerson, channel: string): readonly PageMessage[] =>
  person.messages(channel).filter(isGreeting);

describe('a new server', () => {
  it('is greeted once, where the bot may write, with the ways into a first match', async () => {
    harness = await openHarness({ greetings: true });
    const { anna, ben, channel, sandbox } = harness;
    const greeting = await anna.waitFor(isGreeting);
    expect(greeting.channelId).toBe(channel);
    expect(controlsOf(greeting).buttons.map(({ label }) => label)).toEqual(['Learn', 'Challenge…', 'Play Alone…']);
    await harness.restart();
    await harness.greetNewGuilds();
    expect(greetingsIn(anna, channel)).toHaveLength(1);
    const other = sandbox.admin.addGuild({ name: 'Other', memberIds: [anna.id], channels: ['closed', 'open'] });
    const [closed = '', open = ''] = other.channelIds;
    sandbox.admin.setPermissions(closed, sandbox.botId, { deny: ['SendMessages'] });
    await harness.greetNewGuilds();
    expect([greetingsIn(anna, closed), greetingsIn(anna, open)].map(({ length }) => length)).toEqual([0, 1]);

    const sent = await submitted(ben, greeting, 'challenge-form', {
      people: [anna.id],
      game: ['settlers.cities-and-knights'],
      pace: ['quick'],
    });
    expect(textOf(sent)).toContain('Deine Herausforderung an Anna');
    const [listed] = await harness.matches.list(anna.id);
    expect(listed?.sheet.terms).toMatchObject({ clock: 'fast', options: { variant: 'cities-and-knights' } });
    const panel = await submitted(anna, greeting, 'solo-form', { game: ['rivals.intro'], level: ['gentle'] });
    expect(textOf(panel)).toContain('Your match is starting');
  });

  it('is not greeted if the bot has been there for long', async () => {
    harness = await openHarness();
    harness.sandbox.clock.advance(8 * 86_400_000);
    await harness.greetNewGuilds();
    expect(greetingsIn(harness.anna, harness.channel)).toEqual([]);
  });
});

describe('someone who installed the app for themselves', () => {
  it('plays alone from a group, in direct messages', async () => {
    harness = await openHarness();
    const { sandbox, anna, ben } = harness;
    sandbox.admin.install(anna.id);
    const group = sandbox.admin.addGroup('Friends', [anna.id, ben.id]);
    await finalMessage(anna.slash(group, '/solo', { game: 'rivals', variant: 'intro', level: 'gentle' }));
    await harness.idle();
    const [match] = await harness.matches.list(anna.id);
    expect(match?.sheet.home).toMatchObject({ guild: null, parent: anna.dm() });
    expect(textOf(await finalMessage(anna.slash(group, '/parley learn', { game: 'rivals' })))).toContain('Step 1 of');
  });

  it('is told why where direct messages are closed', async () => {
    harness = await openHarness();
    const { sandbox, anna, ben } = harness;
    sandbox.admin.install(anna.id);
    const group = sandbox.admin.addGroup('Friends', [anna.id, ben.id]);
    anna.setDms(false);
    expect(textOf(await finalMessage(anna.slash(group, '/solo')))).toContain('your direct messages are closed to me');
    expect(await harness.matches.list(anna.id)).toEqual([]);
  });
});
