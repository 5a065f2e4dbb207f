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
