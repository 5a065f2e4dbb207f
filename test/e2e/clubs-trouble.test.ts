import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLUB_DAY } from '../../src/clubs/changes.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import {
  addPeople,
  cardOf,
  clickCard,
  createCompetition,
  makeOrganizer,
  newestCompetition,
  passDays,
  publicMessages,
  textsOf,
} from './club-helpers.ts';
import { type Harness, openHarness } from './harness.ts';
import { blockSomeone, bothGames, buttonOf, fromSettings } from './match-helpers.ts';
import { controlsOf, finalMessage, textOf } from './message-parts.ts';
import { submitted } from './whole-match.ts';

let harness: Harness;
let people: readonly SimulatedPerson[];
beforeEach(async () => {
  harness = await openHarness({ seed: 'clubs', games: bothGames });
  makeOrganizer(harness);
  people = [harness.anna, harness.ben, ...addPeople(harness, ['Clara', 'Dora'])];
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const toy = { game: 'toy.short', pace: 'normal' };

/** Opens a league for which everyone has signed up. */
async function openLeague(choices: Readonly<Record<string, string>> = {}): Promise<string> {
  const form = { name: 'Spring', start: 'in 1 day', length: '3 weeks' };
  await createCompetition(harness, harness.anna, 'league', { ...toy, ...choices }, form);
  await harness.idle();
  const { id } = await newestCompetition(harness);
  for (const person of people) await clickCard(harness, person, id, 'club-join');
  return id;
}

async function startedLeague(choices: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = await openLeague(choices);
  await passDays(harness, 1);
  return id;
}

const manage = async (id: string) =>
  finalMessage(harness.anna.slash(harness.channel, '/club-admin manage', { competition: id }));

const logOf = async (id: string): Promise<string> =>
  textOf(await finalMessage(harness.anna.slash(harness.channel, '/club log', { competition: id })));

describe('an organiser', () => {
  it('replaces someone, who is named with the substitute in the channel and in the log', async () => {
    const [, , clara] = people;
    const [eva] = addPeople(harness, ['Eva']);
    if (!clara || !eva) throw new Error('two people expected');
    const id = await startedLeague({ mode: 'rounds' });
    const before = (await newestCompetition(harness)).fixtures.filter(({ status }) => status === 'running');
    const page = await manage(id);
    const form = { person: [clara.id], substitute: [eva.id] };
    expect(textOf(await submitted(harness.anna, page, 'club-replace', form))).toContain('Replaced.');
    await harness.advance(60_000);
    const said = `<@${harness.anna.id}> gave the place of <@${clara.id}> to Eva.`;
    expect(textsOf(publicMessages(harness, eva))).toContain(said);
    expect(await logOf(id)).toContain(said);
    expect(publicMessages(harness, clara).filter(({ mentionsMe, silent }) => mentionsMe && !silent)).toEqual([]);
    // A computer plays on for Clara; the next round is Eva's.
    const theirs = before.find((fixture) => fixture.people.some((person) => person.id === clara.id));
    expect((await harness.sheet(theirs?.match ?? '')).players.map(({ kind }) => kind)).toContain('computer');
    await passDays(harness, 4);
    const next = (await newestCompetition(harness)).fixtures.filter(
      ({ round, people: them }) => round === 2 && them.some((person) => person.id === eva.id),
    );
    expect(next.map(({ status }) => status)).toEqual(['running']);
    const twice = { ...form, person: [harness.ben.id] };
    const again = await submitted(harness.anna, await manage(id), 'club-replace', twice);
    expect(textOf(again)).toMatch(/already has a place/u);
  });

  it('extends a round, once', async () => {
    const id = await startedLeague({ mode: 'rounds' });
    const before = await newestCompetition(harness);
    const [page, older] = [await manage(id), await manage(id)];
    expect(textOf(await finalMessage(harness.anna.click(page.id, buttonOf(page, 'club-extend'))))).toContain(
      'Extended by three days.',
    );
    await harness.idle();
    const after = await newestCompetition(harness);
    expect((after.roundEnds ?? 0) - (before.roundEnds ?? 0)).toBe(3 * CLUB_DAY);
    expect((after.end ?? 0) - (before.end ?? 0)).toBe(3 * CLUB_DAY);
    expect(textsOf(publicMessages(harness, harness.anna))).toContain('extended round 1 by 3 days');
    // A page that was open before still has the button.
    expect(textOf(await finalMessage(harness.anna.click(older.id, buttonOf(older, 'club-extend'))))).toContain(
      'already been extended',
    );
    expect((await newestCompetition(harness)).end).toBe(after.end);
  });
});

describe('a season that is one round', () => {
  it('is extended as a whole', async () => {
    const id = await startedLeague();
    const page = await manage(id);
    const button = controlsOf(page).buttons.find(({ verb }) => verb === 'club-extend');
    expect(button?.label).toBe('Extend Season');
    await finalMessage(harness.anna.click(page.id, button?.id ?? ''));
    await harness.idle();
    const said = `<@${harness.anna.id}> extended the season by 3 days.`;
    expect(textsOf(publicMessages(harness, harness.ben))).toContain(said);
    expect(await logOf(id)).toContain(said);
  });
});

it('opens the next season after one that was cancelled', async () => {
  const { anna } = harness;
  const id = await openLeague();
  const cancelled = await submitted(anna, await manage(id), 'club-cancel', { reason: 'Too hot' });
  await harness.advance(60_000);
  expect(textOf(await finalMessage(anna.click(cancelled.id, buttonOf(cancelled, 'club-next'))))).toContain(
    'The next season is open',
  );
  await harness.idle();
  const next = await newestCompetition(harness);
  expect([next.season, next.status, next.previous]).toEqual([2, 'open', id]);
});

describe('someone on a ladder', () => {
  it('who left the server is noticed when they are challenged: no one is called, and the challenge is void', async () => {
    const { anna, ben, channel, sandbox, guild } = harness;
    await createCompetition(harness, anna, 'ladder', toy, { name: 'Tower' });
    await harness.idle();
    const { id } = await newestCompetition(harness);
    await harness.advance(60_000);
    for (const person of [anna, ben]) await clickCard(harness, person, id, 'club-join');
    await harness.advance(60_000);
    sandbox.admin.leave(guild, anna.id);
    await finalMessage(ben.slash(channel, '/club challenge', { opponent: anna.id }));
    await harness.advance(60_000);
    const view = await newestCompetition(harness);
    expect(view.people.map(({ name }) => name)).toEqual(['Ben']);
    expect(view.fixtures.map(({ match, how }) => [match, how])).toEqual([[null, 'void']]);
    expect(textsOf(publicMessages(harness, ben))).not.toContain('challenges you');
    expect(textOf(await finalMessage(ben.slash(channel, '/club log', { competition: id })))).toContain(
      'Anna ist ausgestiegen.',
    );
  });
});

describe('a participant', () => {
  it('who left the server is taken out when a match starts, and the others play on', async () => {
    const { sandbox, guild } = harness;
    const [, , clara] = people;
    const id = await openLeague();
    sandbox.admin.leave(guild, clara?.id ?? '');
    await passDays(harness, 1);
    await harness.advance(60_000);
    const view = await newestCompetition(harness);
    expect(view.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben', 'Dora']);
    expect(await logOf(id)).toContain('Clara left.');
    const theirs = view.fixtures.filter((fixture) => fixture.people.some((person) => person.id === clara?.id));
    // A match that was starting just then doesn't count, a computer plays on in the others.
    for (const { match } of theirs) {
      const sheet = match === null ? null : await harness.sheet(match);
      if (sheet?.competition) expect(sheet.players.map(({ kind }) => kind)).toContain('computer');
    }
    expect(view.fixtures.filter(({ status }) => status === 'running').length).toBeGreaterThan(0);
  });

  it('leaves a running season only by typing a word', async () => {
    const { ben, channel } = harness;
    const id = await startedLeague();
    const page = await finalMessage(ben.slash(channel, '/club matches', { competition: id }));
    const stayed = await submitted(ben, page, 'club-leave', { word: 'no' });
    expect(textOf(stayed)).toContain('Du bist noch dabei.');
    expect((await newestCompetition(harness)).people).toHaveLength(4);
    expect(textOf(await submitted(ben, stayed, 'club-leave', { word: 'weg' }))).toContain('Du bist ausgestiegen.');
    await harness.advance(60_000);
    expect((await newestCompetition(harness)).people).toHaveLength(3);
    expect(await logOf(id)).toContain('Ben left.');
  });

  it('who is banned is out of what runs, and can’t sign up again', async () => {
    const { ben, channel, guild, sandbox, anna } = harness;
    sandbox.admin.giveRole(
      guild,
      anna.id,
      sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }),
    );
    const id = await startedLeague();
    await finalMessage(anna.slash(channel, '/parley-admin ban', { player: ben.id }));
    await harness.advance(60_000);
    expect(await logOf(id)).toContain('Ben was banned on this server and is out.');
    expect((await newestCompetition(harness)).people.map(({ name }) => name)).not.toContain('Ben');
    await createCompetition(harness, anna, 'ladder', toy, { name: 'Tower' });
    await harness.idle();
    const ladder = await newestCompetition(harness);
    const refused = await clickCard(harness, ben, ladder.id, 'club-join');
    expect(textOf(refused)).toContain('Server');
    expect((await newestCompetition(harness)).people).toEqual([]);
  });

  it('who blocks another one doesn’t have to play them', async () => {
    const { anna, ben, channel } = harness;
    await blockSomeone(ben, channel, anna.id);
    await startedLeague();
    const { fixtures } = await newestCompetition(harness);
    const [theirs, others] = [true, false].map((both) =>
      fixtures.filter((fixture) => fixture.people.every((person) => [anna.id, ben.id].includes(person.id)) === both),
    );
    expect(theirs?.map(({ match, how }) => [match, how])).toEqual([
      [null, 'void'],
      [null, 'void'],
    ]);
    expect(others?.map(({ status }) => status)).toEqual(others?.map(() => 'running'));
  });

  it('who deletes their data is named nowhere, and the season goes on', async () => {
    const { ben, channel } = harness;
    const id = await startedLeague();
    const page = await fromSettings(ben, channel, 'privacy');
    const sure = await finalMessage(ben.click(page.id, buttonOf(page, 'delete-mine')));
    await finalMessage(ben.click(sure.id, buttonOf(sure, 'delete-mine-now')));
    await harness.advance(60_000);
    const shown = [
      textOf(cardOf(harness, id)),
      await logOf(id),
      textOf(await finalMessage(harness.anna.slash(channel, '/club matches', { competition: id }))),
    ].join('\n');
    expect(shown).not.toContain('Ben');
    expect(shown).not.toContain(ben.id);
    expect(shown).toContain('[deleted]');
    await passDays(harness, 22);
    expect((await newestCompetition(harness)).status).toBe('over');
  });
});

it('tells the organiser once that it may not post, and goes on', async () => {
  const { anna, sandbox, guild, channel } = harness;
  const id = await openLeague();
  sandbox.admin.setPermissions(channel, guild, { deny: ['ViewChannel', 'SendMessages'] });
  await passDays(harness, 3);
  expect((await harness.matches.clubs.show(id)).status).toBe('running');
  const told = anna.messages(anna.dm()).filter((message) => textOf(message).includes('I’m not allowed to post'));
  expect(told).toHaveLength(1);
});

it('moves all dates after a week without the bot, and no one counts as asleep', async () => {
  const id = await startedLeague();
  const before = await newestCompetition(harness);
  await harness.advance(8 * CLUB_DAY);
  await harness.advance(60_000);
  const after = await newestCompetition(harness);
  expect((after.end ?? 0) - (before.end ?? 0)).toBeGreaterThanOrEqual(7 * CLUB_DAY);
  const said = /I was away, so all dates moved back by \d days\./u;
  expect(await logOf(id)).toMatch(said);
  expect(textsOf(publicMessages(harness, harness.ben))).toMatch(said);
  expect(after.tables.flatMap(({ rows }) => rows.map(({ absent }) => absent))).toEqual([null, null, null, null]);
  await passDays(harness, 22);
  expect((await newestCompetition(harness)).status).toBe('over');
});

it('calls no one more than once for a turn, in however many competitions', async () => {
  const { anna, sandbox } = harness;
  for (const mode of ['once', 'rounds', 'once']) {
    await openLeague({ mode });
    await harness.advance(60_000);
  }
  await createCompetition(harness, anna, 'cup', { ...toy, places: '4' }, { name: 'Cup', length: '7' });
  await harness.idle();
  const { id } = await newestCompetition(harness);
  for (const person of people) await clickCard(harness, person, id, 'club-join');
  await passDays(harness, 1);
  const running = (await harness.matches.clubs.inServer(harness.guild)).map(({ status }) => status);
  expect(running).toEqual(['running', 'running', 'running', 'running']);
  const calls = new Map<string, number>();
  for (const message of sandbox.admin.allMessages())
    for (const person of message.pinged) {
      const about = `${person} in ${message.channelId}`;
      calls.set(about, (calls.get(about) ?? 0) + 1);
    }
  // Nothing in the channel itself; in a thread, the person with the first turn.
  expect([...calls.keys()].filter((about) => about.endsWith(` in ${harness.channel}`))).toEqual([]);
  expect(calls.size).toBeGreaterThan(0);
  expect(Math.max(...calls.values())).toBe(1);
  for (const person of people) {
    const loud = person.messages(person.dm()).filter(({ silent }) => !silent);
    const matches = (await harness.matches.list(person.id)).length;
    expect(loud.length).toBeLessThanOrEqual(matches);
  }
});

it('needs an organiser for at most ten clicks and commands per season, with the next one', async () => {
  const { anna } = harness;
  const acts = (['slash', 'click', 'select', 'submitModal'] as const).map((name) => vi.spyOn(anna, name));
  const choices = { ...toy, mode: 'rounds', size: '4' };
  await createCompetition(harness, anna, 'league', choices, { name: 'Spring', start: 'in 1 day', length: '3 weeks' });
  await harness.idle();
  const { id } = await newestCompetition(harness);
  for (const person of people.slice(1)) await clickCard(harness, person, id, 'club-join');
  await passDays(harness, 23);
  expect((await newestCompetition(harness)).status).toBe('over');
  expect(textOf(await clickCard(harness, anna, id, 'club-next'))).toContain('The next season is open');
  expect((await newestCompetition(harness)).season).toBe(2);
  const count = acts.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(10);
});
