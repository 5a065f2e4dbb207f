import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { toy } from '../toy/toy-game.ts';
import { clicker } from './players.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { bothGames, buttonOf } from './table.ts';
import { playOut } from './whole-match.ts';

let stage: Stage;
let carla: Person;
let dora: Person;
beforeAll(async () => {
  stage = await openStage({ games: bothGames, limits: { challengeWindow: 0 } });
  carla = stage.sandbox.addPerson({ name: 'Carla' });
  dora = stage.sandbox.addPerson({ name: 'Dora' });
  for (const { id } of [carla, dora]) stage.sandbox.town.join(stage.guild, id);
});
afterAll(async () => {
  await stage.close();
});
afterEach(() => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
});

const cardIn = (person: Person): ReturnType<Person['waitFor']> =>
  person.waitFor((message) => message.channelId === stage.channel && waysOf(message).buttons.some(({ verb }) => verb === 'join'), 30_000);

/** The newest table in the channel. */
const lastCard = async (person: Person): Promise<Awaited<ReturnType<typeof cardIn>>> => {
  await stage.quiet();
  const cards = person.messages(stage.channel).filter((message) => waysOf(message).buttons.some(({ verb }) => verb === 'join'));
  return cards.at(-1) ?? cardIn(person);
};

describe('a table', () => {
  it('is opened, joined and played by three from the card to the result', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, open: 1, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(ben);
    expect(textOf(card)).toContain('anyone may join');
    expect(stage.sandbox.town.inspect(card.id)?.mentions).toEqual([ben.id]);
    const joined = await shown(carla.click(card.id, buttonOf(card, 'join')));
    expect(textOf(joined)).toContain('You have a seat');
    await stage.quiet();
    expect(textOf(carla.message(card.id) as never)).toContain('Carla ✓');
    const now = await lastCard(carla);
    const again = await shown(carla.click(now.id, buttonOf(now, 'join')));
    expect(textOf(again)).toContain('one seat');
    const panel = await shown(ben.click(now.id, buttonOf(now, 'join')));
    const id = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    const { past, leaks } = await playOut(stage, id, toy as never, clicker(), { who: [anna, ben, carla] });
    expect(leaks).toEqual([]);
    expect(past.sheet.ending).toMatchObject({ kind: 'won' });
    expect(past.sheet.players).toHaveLength(3);
  });

  it('waits for several in one line, which is changed as they choose', async () => {
    const { anna, ben, channel, guild, matches } = stage;
    const host = { id: anna.id, name: 'Anna' };
    const guests = [{ id: ben.id, name: 'Ben' }, { id: carla.id, name: 'Carla' }];
    const home = { guild, parent: channel, language: 'en' } as const;
    const { id } = await matches.challenge({ game: 'toy', options: { variant: 'crowd', flow: 'strict' }, challenger: host, opponents: guests, home, token: null });
    for (const guest of guests) await matches.accept(id, guest.id, null);
    await stage.quiet();
    const choosing = async (): Promise<readonly string[]> => {
      const { waits, players } = await stage.sheet(id);
      return waits.filter(({ kind }) => kind === 'choice').map(({ seat }) => players[seat]?.name ?? '');
    };
    const answer = async (name: string | undefined): Promise<void> => {
      const user = [host, ...guests].find((person) => person.name === name)?.id ?? '';
      const { seq, question } = await matches.panel(id, user);
      if (question) await matches.answer(id, user, seq, question.otherwise, null);
      await stage.quiet();
    };
    for (let answers = 0; answers < 200 && (await choosing()).length < 2; answers++) {
      const { waits, players } = await stage.sheet(id);
      await answer(players[waits[0]?.seat ?? 0]?.name);
    }
    const thread = (await stage.sheet(id)).home.channel ?? '';
    const lines = (): readonly string[] => anna.messages(thread).map(textOf).filter((text) => /waits for a choice|Everybody has chosen/u.test(text));
    const [first = '', second = ''] = await choosing();
    const before = lines().length;
    expect(lines().at(-1)).toMatch(new RegExp(`waits for a choice by .*${first}.*${second}`, 'u'));
    await answer(first);
    expect(lines().at(-1)).toContain(second);
    expect(lines().at(-1)).not.toContain(first);
    await answer(second);
    expect(lines().at(-1)).toContain('Everybody has chosen.');
    expect(lines()).toHaveLength(before);
  });

  it('gets more seats among its house rules, and the card says so', async () => {
    const { anna, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { open: 1, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    const rules = await shown(anna.click(card.id, buttonOf(card, 'house-rules')));
    const menu = waysOf(rules).menus.find(({ verb }) => verb === 'set-seats');
    expect(menu?.values).toEqual(['2', '3', '4']);
    expect(textOf(await shown(anna.select(rules.id, menu?.id ?? '', ['3'])))).toContain('Changed: 3 seats');
    await stage.quiet();
    expect(textOf(await lastCard(dora))).toContain('2 seats → 3 seats');
  });

  it('names the one who asks, whoever sits down, gets up or speaks another language meanwhile', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, open: 2, game: 'toy', variant: 'crowd' }));
    const first = await lastCard(ben);
    const opening = async (): Promise<string> => {
      await stage.quiet();
      return textOf(ben.message(first.id) as never).split('\n').find((line) => line.length > 0) ?? '';
    };
    const press = async (person: Person, verb: string): Promise<string> => {
      const card = ben.message(first.id) as typeof first;
      await shown(person.click(card.id, buttonOf(card, verb)));
      return opening();
    };
    expect(await opening()).toBe(`<@${ben.id}>, Anna challenges you to a match.`);
    expect(await press(dora, 'join')).toBe('Ben, Anna challenges you to a match.');
    expect(await press(dora, 'decline')).toBe('Ben, Anna challenges you to a match.');
    expect(await press(ben, 'speak')).toBe('Ben, Anna fordert dich zu einer Partie heraus.');
    expect(await press(anna, 'speak')).toBe('Ben, Anna challenges you to a match.');
  });

  it('names the one who proposed other terms as long as its host has not agreed to them', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, 'opponent-2': carla.id, open: 1, game: 'toy', variant: 'crowd' }));
    const opening = async (): Promise<string> => textOf(await lastCard(dora)).split('\n').find((line) => line.length > 0) ?? '';
    const press = async (person: Person, verb: string): Promise<string> => {
      const card = await lastCard(person);
      await shown(person.click(card.id, buttonOf(card, verb)));
      return opening();
    };
    const card = await lastCard(carla);
    const form = await carla.click(card.id, buttonOf(card, 'propose'));
    if (form.kind !== 'modal') throw new Error('no form was opened');
    await shown(carla.submitModal(form.modal.id, { variant: ['crowd'], clock: ['slow'], takebacks: ['no'], rated: ['no'], hints: ['no'] }));
    expect(await opening()).toMatch(/, Carla proposes other terms\.$/u);
    stage.sandbox.clock.advance(1);
    expect(await press(ben, 'join')).toBe('Anna, Carla proposes other terms.');
    expect(await press(ben, 'speak')).toBe('Anna, Carla schlägt andere Bedingungen vor.');
    expect(await press(carla, 'decline')).toBe('Anna, Ben schlägt andere Bedingungen vor.');
    expect(await press(ben, 'decline')).toBe('Anna eröffnet einen Tisch. Wer spielt mit?');
  });

  it('is left with a word that says so, and not by its host, who is told what to do instead', async () => {
    const { anna, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    await shown(dora.click(card.id, buttonOf(card, 'join')));
    const leave = async (person: typeof dora): Promise<string> => {
      const now = await lastCard(dora);
      return textOf(await shown(person.click(now.id, buttonOf(now, 'decline'))));
    };
    expect(await leave(dora)).toContain('You left the table');
    expect(await leave(dora)).toContain('You do not sit at this table');
    expect(await leave(anna)).toContain('you can withdraw it');
  });

  it('is managed by its host alone, who may free seats and begin with computers', async () => {
    const { anna, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    const card = await lastCard(dora);
    await shown(dora.click(card.id, buttonOf(card, 'join')));
    const now = await lastCard(dora);
    expect(textOf(await shown(dora.click(now.id, buttonOf(now, 'manage'))))).toContain('Only the one who made the table');
    const managed = await shown(anna.click(now.id, buttonOf(now, 'manage')));
    const panel = await shown(anna.click(managed.id, buttonOf(managed, 'start-now')));
    expect(textOf(panel)).toContain('begins');
    const id = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    expect((await stage.sheet(id)).players.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Dora']);
  });
});
