import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { toy } from '../toy/toy-game.ts';
import { createClicker } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { bothGames, buttonOf } from './match-helpers.ts';
import { challengeAndAccept, playToEnd, submitted } from './whole-match.ts';

let harness: Harness;
let carla: SimulatedPerson;
let dora: SimulatedPerson;
beforeAll(async () => {
  harness = await openHarness({ games: bothGames, limits: { challengeWindow: 0 } });
  carla = harness.sandbox.addPerson({ name: 'Carla' });
  dora = harness.sandbox.addPerson({ name: 'Dora' });
  for (const { id } of [carla, dora]) harness.sandbox.admin.join(harness.guild, id);
});
afterAll(async () => {
  await harness.close();
});
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
});

const cardIn = (person: SimulatedPerson): ReturnType<SimulatedPerson['waitFor']> =>
  person.waitFor(
    (message) =>
      message.channelId === harness.channel && controlsOf(message).buttons.some(({ verb }) => verb === 'join'),
  );

/** The newest table in the channel. */
const lastCard = async (person: SimulatedPerson): Promise<Awaited<ReturnType<typeof cardIn>>> => {
  await harness.idle();
  const cards = person
    .messages(harness.channel)
    .filter((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'join'));
  return cards.at(-1) ?? cardIn(person);
};

describe('a table', () => {
  it('is opened, joined and played by three from the card to the result', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, open: 1, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(ben);
    expect(textOf(card)).toContain('open seat');
    expect(harness.sandbox.admin.inspect(card.id)?.mentions).toEqual([ben.id]);
    const joined = await finalMessage(carla.click(card.id, buttonOf(card, 'join')));
    expect(textOf(joined)).toContain('You’re in.');
    await harness.idle();
    expect(textOf(carla.message(card.id) as never)).toContain('Carla ✓');
    const now = await lastCard(carla);
    const again = await finalMessage(carla.click(now.id, buttonOf(now, 'join')));
    expect(textOf(again)).toContain('already have a seat');
    const panel = await finalMessage(ben.click(now.id, buttonOf(now, 'join')));
    const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    const { past, leaks } = await playToEnd(harness, id, toy as never, createClicker(), { who: [anna, ben, carla] });
    expect(leaks).toEqual([]);
    expect(past.sheet.ending).toMatchObject({ kind: 'won' });
    expect(past.sheet.players).toHaveLength(3);
  });

  it('says on the turn message whom play waits for, until they have chosen', async () => {
    const { anna, ben, channel, guild, matches } = harness;
    const host = { id: anna.id, name: 'Anna' };
    const guests = [
      { id: ben.id, name: 'Ben' },
      { id: carla.id, name: 'Carla' },
    ];
    const home = { guild, parent: channel, language: 'en' } as const;
    const { id } = await matches.challenge({
      game: 'toy',
      options: { variant: 'crowd', flow: 'strict' },
      challenger: host,
      opponents: guests,
      home,
      token: null,
    });
    for (const guest of guests) await matches.accept(id, guest.id, null);
    await harness.idle();
    const choosing = async (): Promise<readonly string[]> => {
      const { waits, players } = await harness.sheet(id);
      return waits.filter(({ kind }) => kind === 'choice').map(({ seat }) => players[seat]?.name ?? '');
    };
    const answer = async (name: string | undefined): Promise<void> => {
      const user = [host, ...guests].find((person) => person.name === name)?.id ?? '';
      const { seq, question } = await matches.panel(id, user);
      if (question) await matches.answer(id, user, seq, question.fallback, null);
      await harness.idle();
    };
    for (let answers = 0; answers < 200 && (await choosing()).length < 2; answers++) {
      const { waits, players } = await harness.sheet(id);
      await answer(players[waits[0]?.seat ?? 0]?.name);
    }
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const lines = (): readonly string[] =>
      anna
        .messages(thread)
        .map(textOf)
        .filter((text) => /Waiting for .* to choose/u.test(text));
    const [first = '', second = ''] = await choosing();
    const before = lines().length;
    expect(lines().at(-1)).toMatch(new RegExp(`Waiting for .*${first}.*${second}.* to choose`, 'u'));
    await answer(first);
    expect(lines()).toHaveLength(before);
    expect(lines().at(-1)).toMatch(new RegExp(`Waiting for ${second} to choose`, 'u'));
    await answer(second);
    expect(lines()).toHaveLength(before - 1);
  });

  it('gets more seats among its house rules, and the card says so', async () => {
    const { anna, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { open: 1, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    const rules = await finalMessage(anna.click(card.id, buttonOf(card, 'house-rules')));
    const menu = controlsOf(rules).menus.find(({ verb }) => verb === 'set-seats');
    expect(menu?.values).toEqual(['2', '3', '4']);
    expect(textOf(await finalMessage(anna.select(rules.id, menu?.id ?? '', ['3'])))).toContain('Changed: 3 seats');
    await harness.idle();
    expect(textOf(await lastCard(dora))).toContain('2 seats → 3 seats');
  });

  it('shows its house rules to strangers as a list, and refuses them the form for other terms at once', async () => {
    const { anna, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { open: 1, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    const rules = await finalMessage(dora.click(card.id, buttonOf(card, 'house-rules')));
    expect(controlsOf(rules).menus).toEqual([]);
    expect(controlsOf(rules).buttons).toEqual([]);
    expect(textOf(await finalMessage(dora.click(card.id, buttonOf(card, 'propose'))))).toContain(
      'Only the players at this table can change its terms.',
    );
  });

  it('names the one who asks, whoever sits down, gets up or speaks another language meanwhile', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, open: 2, game: 'toy', variant: 'crowd' }));
    const first = await lastCard(ben);
    const opening = async (): Promise<string> => {
      await harness.idle();
      return (
        textOf(ben.message(first.id) as never)
          .split('\n')
          .find((line) => line.length > 0) ?? ''
      );
    };
    const press = async (person: SimulatedPerson, verb: string): Promise<string> => {
      const card = ben.message(first.id) as typeof first;
      await finalMessage(person.click(card.id, buttonOf(card, verb)));
      return opening();
    };
    expect(await opening()).toBe(`<@${ben.id}>, Anna challenges you to a match.`);
    expect(await press(dora, 'join')).toBe('Ben, Anna challenges you to a match.');
    expect(await press(dora, 'decline')).toBe('Ben, Anna challenges you to a match.');
    expect(await press(ben, 'speak')).toBe('Ben, Anna fordert dich zu einer Partie heraus.');
    expect(await press(anna, 'speak')).toBe('Ben, Anna challenges you to a match.');
  });

  it('names the one who proposed other terms as long as its host has not agreed to them', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(
      anna.slash(channel, '/challenge', {
        opponent: ben.id,
        'opponent-2': carla.id,
        open: 1,
        game: 'toy',
        variant: 'crowd',
      }),
    );
    const opening = async (): Promise<string> =>
      textOf(await lastCard(dora))
        .split('\n')
        .find((line) => line.length > 0) ?? '';
    const press = async (person: SimulatedPerson, verb: string): Promise<string> => {
      const card = await lastCard(person);
      await finalMessage(person.click(card.id, buttonOf(card, verb)));
      return opening();
    };
    const card = await lastCard(carla);
    const form = await carla.click(card.id, buttonOf(card, 'propose'));
    if (form.kind !== 'modal') throw new Error('no form was opened');
    await finalMessage(carla.submitModal(form.modal.id, { variant: ['crowd'], clock: ['slow'], permissions: [] }));
    expect(await opening()).toMatch(/, Carla proposes other terms\.$/u);
    harness.sandbox.clock.advance(1);
    expect(await press(ben, 'join')).toBe('Anna, Carla proposes other terms.');
    // The change stays listed until all players have agreed to it with their own button.
    const again = await lastCard(dora);
    expect(textOf(again)).toMatch(/48 hours per turn → .*72 hours per turn/u);
    expect(textOf(again)).toContain('Anna (host) · must agree');
    expect(controlsOf(again).buttons.find(({ verb }) => verb === 'accept')?.label).toBe('Accept New Terms');
    expect(await press(ben, 'speak')).toBe('Anna, Carla schlägt andere Bedingungen vor.');
    expect(await press(carla, 'decline')).toBe('Anna, Ben schlägt andere Bedingungen vor.');
    expect(await press(ben, 'decline')).toBe('Anna hat einen Tisch eröffnet. Wer spielt mit?');
  });

  it('is agreed to by its host with a button of its own', async () => {
    const { anna, channel } = harness;
    await finalMessage(
      anna.slash(channel, '/challenge', { opponent: carla.id, open: 1, game: 'toy', variant: 'crowd' }),
    );
    const card = await lastCard(carla);
    const form = await carla.click(card.id, buttonOf(card, 'propose'));
    if (form.kind !== 'modal') throw new Error('no form was opened');
    await finalMessage(carla.submitModal(form.modal.id, { variant: ['crowd'], clock: ['slow'], permissions: [] }));
    const changed = await lastCard(dora);
    await finalMessage(anna.click(changed.id, buttonOf(changed, 'accept')));
    const agreed = await lastCard(dora);
    expect(textOf(agreed)).toContain('Anna (host) ✓');
    expect(controlsOf(agreed).buttons.map(({ verb }) => verb)).not.toContain('accept');
    await finalMessage(dora.click(agreed.id, buttonOf(agreed, 'join')));
    await harness.idle();
    expect((await harness.matches.list(anna.id))[0]?.sheet).toMatchObject({ status: 'open', terms: { clock: 'slow' } });
  });

  it('is left with a word that says so, and not by its host, who is told what to do instead', async () => {
    const { anna, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    await finalMessage(dora.click(card.id, buttonOf(card, 'join')));
    const leave = async (person: typeof dora): Promise<string> => {
      const now = await lastCard(dora);
      return textOf(await finalMessage(person.click(now.id, buttonOf(now, 'decline'))));
    };
    expect(await leave(dora)).toContain('You left the table');
    expect(await leave(dora)).toContain('You aren’t at this table');
    expect(await leave(anna)).toContain('You can withdraw it');
  });

  it('is managed by its host alone, who may free seats and begin with computers', async () => {
    const { anna, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    await finalMessage(dora.click(card.id, buttonOf(card, 'join')));
    const now = await lastCard(dora);
    expect(textOf(await finalMessage(dora.click(now.id, buttonOf(now, 'manage'))))).toContain(
      'Only the host can do that',
    );
    const managed = await finalMessage(anna.click(now.id, buttonOf(now, 'manage')));
    const panel = await finalMessage(anna.click(managed.id, buttonOf(managed, 'start-now')));
    expect(textOf(panel)).toContain('is starting');
    const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    expect((await harness.sheet(id)).players.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Dora']);
  });
});

describe('an invitation', () => {
  it('gives open seats to people chosen in a form, who are called once and agree', async () => {
    const { anna, ben, channel } = harness;
    const sent = await finalMessage(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    const page = await submitted(anna, sent, 'invite', { people: [ben.id, carla.id] });
    expect(textOf(page)).toContain('You invited Ben and Carla.');
    const card = await lastCard(ben);
    expect(harness.sandbox.admin.inspect(card.id)?.mentions.toSorted()).toEqual([ben.id, carla.id].toSorted());
    for (const person of [ben, carla]) {
      const now = await lastCard(person);
      await finalMessage(person.click(now.id, buttonOf(now, 'join')));
    }
    await harness.idle();
    expect((await harness.matches.list(anna.id))[0]?.sheet.status).toBe('open');
  });

  it('is refused in words where it can’t be: a bot, someone seated already, no seat left, not the host', async () => {
    const { anna, ben, channel, sandbox } = harness;
    const sent = await finalMessage(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    expect(textOf(await submitted(anna, sent, 'invite', { people: [sandbox.botId] }))).toContain('Bots don’t');
    expect(textOf(await submitted(anna, sent, 'invite', { people: [anna.id] }))).toContain('yourself');
    await submitted(anna, sent, 'invite', { people: [ben.id] });
    expect(textOf(await submitted(anna, sent, 'invite', { people: [ben.id] }))).toContain('already has a seat');
    await submitted(anna, sent, 'invite', { people: [carla.id] });
    expect(textOf(await finalMessage(anna.click(sent.id, buttonOf(sent, 'invite'), { forge: true })))).toContain(
      'last seat',
    );
    await expect(
      harness.matches.invite(
        buttonOf(sent, 'invite').split(':')[1] ?? '',
        ben.id,
        [{ id: dora.id, name: 'Dora' }],
        null,
      ),
    ).rejects.toMatchObject({ reason: { en: 'Only the host can do that.' } });
    const card = await lastCard(anna);
    await finalMessage(anna.click(card.id, buttonOf(card, 'manage')));
  });
});

describe('how to play', () => {
  it('is set with one click after a challenge, and everything else behind More…', async () => {
    const { anna, ben, channel } = harness;
    const sent = await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    const labels = controlsOf(sent).buttons.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Quick', 'Live', 'More…']);
    const live = controlsOf(sent).buttons.find(({ label }) => label === 'Live');
    const changed = await finalMessage(anna.click(sent.id, live?.id ?? ''));
    expect(textOf(changed)).toContain('15 minutes per turn');
    const id = live?.id.split(':')[1] ?? '';
    await harness.idle();
    expect((await harness.sheet(id)).terms).toMatchObject({ clock: 'live', takebacks: true });
    await submitted(anna, changed, 'propose', { clock: ['weekly'], permissions: ['hints'] });
    await harness.idle();
    expect((await harness.sheet(id)).terms).toMatchObject({ clock: 'weekly', takebacks: false, hints: true });
    await harness.matches.withdraw(id, anna.id, null);
  });

  it('live gives 15 minutes per turn and a time bank of six such turns', async () => {
    const id = await challengeAndAccept(harness, { game: 'toy', pace: 'live' });
    await harness.idle();
    const { waits, banks, startedAt } = await harness.sheet(id);
    expect((waits[0]?.due ?? 0) - (startedAt ?? 0)).toBeLessThanOrEqual(15 * 60_000);
    expect(banks).toEqual([90 * 60_000, 90 * 60_000]);
  });
});
