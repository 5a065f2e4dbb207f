import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { shown, textOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, menuOf, newcomer, playToy, tableOfThree } from './table.ts';
import { openPanel } from './players.ts';

let stage: Stage;
let carla: Person;
/** At this table of three Anna has resigned, and a computer keeps her seat. */
let left: string;
beforeEach(async () => {
  stage = await openStage({ games: bothGames });
  carla = newcomer(stage, 'Carla');
  left = await tableOfThree(stage, carla);
  await stage.matches.resign(left, stage.anna.id, null);
  await stage.quiet();
});
afterEach(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await stage.close();
});

const said = async (happening: Parameters<typeof shown>[0]): Promise<string> => textOf(await shown(happening));

describe('somebody whose seat a computer keeps', () => {
  it('gets there from the direct messages, sees no hand, and takes the seat back', async () => {
    const { anna } = stage;
    const panel = await openPanel(anna, left, anna.dm());
    expect((await stage.matches.panel(left, anna.id)).seat).toBeNull();
    expect(textOf(await shown(anna.click(panel.id, buttonOf(panel, 'take-seat-back'))))).toContain('You are back at the table.');
    expect((await stage.sheet(left)).players).toContainEqual({ kind: 'person', id: anna.id, name: 'Anna' });
  });

  it('finds the match among the open ones, with a word about the computer', async () => {
    const { anna } = stage;
    const games = await shown(anna.slash(anna.dm(), '/parley games'));
    expect(textOf(games)).toMatch(new RegExp(`${left}.*against (Ben, Carla|Carla, Ben): \\*\\*a computer plays for you`, 'u'));
    const menu = menuOf(games, 'go');
    const opened = await shown(anna.select(games.id, menu.id, [left]));
    buttonOf(opened, 'take-seat-back');
  });

  it('means the match they still play when they name none', async () => {
    const { anna } = stage;
    const meant = async (): Promise<string | undefined> => buttonOf(await shown(anna.slash(anna.dm(), '/board')), 'open').split(':')[1];
    expect(await meant()).toBe(left);
    const { id } = await begunToy(stage);
    expect(await meant()).toBe(id);
  });

  it('exports, reviews and shares it when it is over, from anywhere', async () => {
    const { anna, sandbox } = stage;
    await playToy(stage, left);
    await stage.quiet();
    for (const command of ['/parley export', '/parley review']) {
      expect(await said(anna.slash(anna.dm(), command, { match: left })), command).toContain(left);
    }
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    const board = async (): Promise<string> => said(stranger.slash(stranger.dm(), '/board', { match: left }));
    expect(await board()).toContain('belongs to another server');
    await shown(anna.slash(anna.dm(), '/parley share', { match: left }));
    expect(await board()).not.toContain('belongs to another server');
  });

  it('asks for the rematch when it is over, and has the seat again', async () => {
    const { anna, ben } = stage;
    await playToy(stage, left);
    await stage.quiet();
    expect(await said(anna.slash(anna.dm(), '/parley rematch', { match: left }))).toContain('is on its way');
    await stage.quiet();
    const { sheet } = await stage.matches.panel(`${left}-2`, anna.id);
    expect(sheet.players.map(({ kind, name }) => [kind, name])).toEqual([['person', 'Anna'], ['person', expect.any(String)], ['person', expect.any(String)]]);
    for (const person of [ben, carla]) await stage.matches.rematch(left, person.id, null);
    expect((await stage.sheet(`${left}-2`)).status).toBe('open');
  });

  it('has lost it to those who stayed', async () => {
    const { anna, channel } = stage;
    await playToy(stage, left);
    await stage.quiet();
    const stats = await said(anna.slash(channel, '/parley stats'));
    expect(stats).toContain('0 won, 1 lost');
    expect(stats).toContain('Against Ben: 0 : 1');
    expect(stats).toContain('Against Carla: 0 : 1');
    expect(stats).not.toContain('Against Anna');
  });
});
