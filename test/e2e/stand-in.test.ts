import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  addPerson,
  finishToyMatch,
  startThreePlayerMatch,
} from './match-helpers.ts';
import { openPanel } from './simulated-players.ts';

let harness: Harness;
let carla: SimulatedPerson;
/** At this table of three Anna has resigned, and a computer keeps her seat. */
let left: string;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
  carla = addPerson(harness, 'Carla');
  left = await startThreePlayerMatch(harness, carla);
  await harness.matches.resign(left, harness.anna.id, null);
  await harness.idle();
});
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await harness.close();
});

const said = async (happening: Parameters<typeof finalMessage>[0]): Promise<string> =>
  textOf(await finalMessage(happening));

describe('somebody whose seat a computer keeps', () => {
  it('gets there from the direct messages, sees no hand, and takes the seat back', async () => {
    const { anna } = harness;
    const panel = await openPanel(anna, left, anna.dm());
    expect((await harness.matches.panel(left, anna.id)).seat).toBeNull();
    expect(textOf(await finalMessage(anna.click(panel.id, buttonOf(panel, 'take-seat-back'))))).toContain(
      'You’re back in the match.',
    );
    expect((await harness.sheet(left)).players).toContainEqual({ kind: 'person', id: anna.id, name: 'Anna' });
  });

  it('is meant alone by the public button: whoever still plays is told so', async () => {
    const { ben } = harness;
    const { home } = await harness.sheet(left);
    const line = ben
      .messages(home.channel ?? '')
      .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'take-seat-back')) as PageMessage;
    expect(await said(ben.click(line.id, buttonOf(line, 'take-seat-back')))).toContain(
      'Du sitzt noch auf deinem Platz',
    );
  });

  it('finds the match among the open ones, with a word about the computer', async () => {
    const { anna } = harness;
    const games = await finalMessage(anna.slash(anna.dm(), '/parley games'));
    expect(textOf(games)).toMatch(
      new RegExp(`(Ben and Carla|Carla and Ben) · Crowd\\*\\*: \\*\\*a computer is filling in for you`, 'u'),
    );
    const line = controlsOf(games).buttons.find(({ verb, id }) => verb === 'open' && id.includes(`:${left}:`));
    const opened = await finalMessage(anna.click(games.id, line?.id ?? ''));
    buttonOf(opened, 'take-seat-back');
  });

  it('means the match they still play when they name none', async () => {
    const { anna } = harness;
    const meant = async (): Promise<string | undefined> =>
      buttonOf(await finalMessage(anna.slash(anna.dm(), '/board')), 'open').split(':')[1];
    expect(await meant()).toBe(left);
    const { id } = await startToyMatch(harness);
    expect(await meant()).toBe(id);
  });

  it('exports, reviews and shares it when it is over, from anywhere', async () => {
    const { anna, sandbox } = harness;
    await finishToyMatch(harness, left);
    await harness.idle();
    expect(await said(anna.slash(anna.dm(), '/parley review', { match: left, format: 'export' }))).toContain(left);
    expect(await said(anna.slash(anna.dm(), '/parley review', { match: left }))).toContain('Carla – Ben');
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    const board = async (): Promise<string> => said(stranger.slash(stranger.dm(), '/board', { match: left }));
    expect(await board()).toContain('belongs to another server');
    const asked = await finalMessage(anna.slash(anna.dm(), '/parley share', { match: left }));
    await finalMessage(anna.click(asked.id, buttonOf(asked, 'share-now')));
    expect(await board()).not.toContain('belongs to another server');
  });

  it('asks for the rematch when it is over, and has the seat again', async () => {
    const { anna, ben } = harness;
    await finishToyMatch(harness, left);
    await harness.idle();
    expect(await said(anna.slash(anna.dm(), '/parley rematch', { match: left }))).toContain('is on its way');
    await harness.idle();
    const { sheet } = await harness.matches.panel(`${left}-2`, anna.id);
    expect(sheet.players.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Anna'],
      ['person', expect.any(String)],
      ['person', expect.any(String)],
    ]);
    for (const person of [ben, carla]) await harness.matches.rematch(left, person.id, null);
    expect((await harness.sheet(`${left}-2`)).status).toBe('open');
  });

  it('has lost it to those who stayed', async () => {
    const { anna, ben, channel } = harness;
    await finishToyMatch(harness, left);
    await harness.idle();
    const stats = await said(anna.slash(channel, '/parley stats'));
    expect(stats).toContain('0 won, 1 lost');
    for (const { id } of [ben, carla]) expect(stats).toContain(`<@${id}>: 0\u00A0:\u00A01 unrated`);
    expect(stats).not.toContain(`<@${anna.id}>`);
  });
});
