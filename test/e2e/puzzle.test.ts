import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { dayAt, puzzleOfDay } from '../../src/match/lobby/daily-seed.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { puzzleFamilies, readPuzzles, readPuzzlesOf } from '../../src/puzzles.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { dayText } from '../../src/discord/ui/timestamps.ts';

/** Always the same ones, however many there are. */
const puzzles = readPuzzles().slice(0, 3);

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ puzzles });
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const puzzle = (person: SimulatedPerson): Promise<PageMessage> =>
  finalMessage(person.slash(harness.channel, '/parley puzzle'));
const today = (): Puzzle => puzzleOfDay(puzzles, dayAt(harness.sandbox.clock.now())) as Puzzle;
const argOf = (id: string): string => id.split(':').slice(5).join(':');

/** Presses the button or takes the choice with this value; a thing first, then its place. Null where it is not offered. */
async function choose(person: SimulatedPerson, panel: PageMessage, value: string): Promise<PageMessage | null> {
  const { buttons, menus } = controlsOf(panel);
  const press = buttons.find(({ verb, id }) => (verb === 'pick' || verb === 'narrow') && argOf(id) === value);
  if (press) return finalMessage(person.click(panel.id, press.id));
  const menu = menus.find(({ values }) => values.includes(value));
  if (menu) return finalMessage(person.select(panel.id, menu.id, [value]));
  const thing = [...buttons.map(({ id }) => argOf(id)), ...menus.flatMap(({ values }) => values)].find(
    (each) => each.startsWith('…') && value.startsWith(each.slice(1)),
  );
  const narrowed = thing === undefined ? null : await choose(person, panel, thing);
  return narrowed && choose(person, narrowed, value);
}

const pressed = async (person: SimulatedPerson, panel: PageMessage, verb: string): Promise<PageMessage> =>
  finalMessage(person.click(panel.id, controlsOf(panel).buttons.find((button) => button.verb === verb)?.id ?? ''));

/** Plays the proven line by clicks, and ends the turn. */
async function solve(person: SimulatedPerson, first: PageMessage): Promise<PageMessage> {
  let panel = first;
  for (const [value = ''] of [...today().line, ['end']]) panel = (await choose(person, panel, value)) ?? panel;
  return panel;
}

it('is played in the own panel by clicks: solved, counted, and nobody else hears of it', async () => {
  const { anna } = harness;
  const before = anna.messages(harness.channel).filter(({ ephemeral }) => !ephemeral).length;
  const first = await puzzle(anna);
  expect(textOf(first)).toMatch(/^\*\*Daily puzzle: The Rivals for Catan · Introductory Game\*\*$/mu);
  expect(textOf(first)).toMatch(/ victory points (?:this turn: you|and) start with \d/u);
  expect(textOf(first)).toContain('Only your first try counts');
  expect(controlsOf(first).buttons.map(({ verb }) => verb)).not.toContain('more');

  const end = await solve(anna, first);
  expect(textOf(end)).toContain('Solved!');
  expect(textOf(end)).toContain('One solution');
  expect(textOf(end)).toContain('Streak: 1 day');
  expect(textOf(end)).toContain(
    `To share: \`🧩 Parley puzzle, ${dayText(dayAt(harness.sandbox.clock.now())).en}, The Rivals for Catan: 🟩 solved on the first try\``,
  );
  expect(textOf(await finalMessage(anna.slash(harness.channel, '/parley stats')))).toContain('1 of 1 solved');
  await harness.idle();
  expect(anna.messages(harness.channel).filter(({ ephemeral }) => !ephemeral)).toHaveLength(before);

  await harness.advance(DAY);
  expect(textOf(await solve(anna, await puzzle(anna)))).toContain('Streak: 2 days');
});

it('offers the other families, each in its own panel, in both languages', async () => {
  await harness.close();
  harness = await openHarness({ puzzles: puzzleFamilies.flatMap((family) => readPuzzlesOf(family).slice(0, 1)) });
  const { anna, ben, channel } = harness;
  const giveUp = async (person: SimulatedPerson, open: PageMessage): Promise<PageMessage> =>
    pressed(person, await pressed(person, open, 'resign'), 'resign-now');
  let end = await giveUp(anna, await puzzle(anna));
  const offered = controlsOf(end).buttons.filter(({ verb }) => verb === 'puzzle');
  expect(offered.map(({ label }) => label)).toEqual([
    'Retry Puzzle',
    'CATAN',
    'Cities & Knights',
    'Catan Dice Game',
    'Struggle for Catan',
  ]);
  for (const { id } of offered.slice(1)) {
    const panel = await finalMessage(anna.click(end.id, id));
    expect(textOf(panel)).toContain('Only your first try counts');
    expect(textOf(panel)).not.toContain('against Computer');
    const missed = await giveUp(anna, panel);
    expect(textOf(missed)).toContain('One solution');
    expect(textOf(missed)).toContain('🟥 not solved');
    const again = await pressed(anna, missed, 'puzzle');
    expect(textOf(again)).toContain('Daily puzzle');
    expect(textOf(again)).not.toContain('Only your first try counts');
    end = await giveUp(anna, again);
  }
  expect(textOf(await finalMessage(anna.slash(channel, '/parley stats')))).toContain('CATAN: 0 of 1 solved');
  const dice = await finalMessage(ben.slash(channel, '/parley puzzle', { game: 'dice' }));
  expect(textOf(dice)).toContain('Nur dein erster Versuch zählt');
  expect(textOf(await giveUp(ben, dice))).toContain('Catan Würfelspiel: 🟥 nicht gelöst');
  const none = await finalMessage(ben.slash(channel, '/parley puzzle', { game: 'chess' }));
  expect(textOf(none)).toContain('kein Rätsel');
});

it('shows those who solved it here at the first try to everyone who has finished it, and in the post of the week', async () => {
  const { anna, ben, channel, guild, matches } = harness;
  const day = dayAt(harness.sandbox.clock.now());
  const first = await puzzle(anna);
  expect(textOf(first)).not.toContain('<@');
  expect(textOf(await solve(anna, first))).toContain(`Solved on the first try here: <@${anna.id}>`);
  const open = await puzzle(ben);
  expect(textOf(open)).not.toContain(anna.id);
  const missed = await pressed(ben, await pressed(ben, open, 'resign'), 'resign-now');
  expect(textOf(missed)).toContain(`Hier beim ersten Versuch gelöst: <@${anna.id}>`);
  await solve(ben, await pressed(ben, missed, 'puzzle'));
  expect(await matches.puzzleSolvers(guild, 'rivals', day)).toEqual([anna.id]);
  const from = Date.parse(`${day}T00:00:00Z`);
  expect((await matches.weekOf(guild, from, from + 7 * DAY)).solvers).toEqual([{ person: anna.id, solved: 1 }]);
  await matches.purge(anna.id);
  expect(await matches.puzzleSolvers(guild, 'rivals', day)).toEqual([]);
  expect(anna.messages(channel).filter(({ ephemeral }) => !ephemeral)).toEqual([]);
});

it('posts the result by one click, once, without the solution, and only for its own player', async () => {
  const { anna, ben, channel } = harness;
  const results = (): readonly string[] =>
    ben
      .messages(channel)
      .filter(({ ephemeral }) => !ephemeral)
      .map(textOf)
      .filter((text) => text.includes('🟩'));
  const first = await puzzle(anna);
  const [match = ''] = (controlsOf(first).buttons[0]?.id ?? '').split(':').slice(1);
  const forged = `p1:-:-:0:puzzle-share:${match}`;
  const early = await finalMessage(anna.click(first.id, forged, { forge: true }));
  expect(textOf(early)).toContain('Finish the puzzle first.');
  const end = await solve(anna, await puzzle(anna));
  const share = controlsOf(end).buttons.find(({ verb }) => verb === 'puzzle-share');
  expect(share?.label).toBe('Post Result');
  const [posted] = await Promise.all([
    finalMessage(anna.click(end.id, share?.id ?? '')),
    finalMessage(anna.click(end.id, share?.id ?? '')),
  ]);
  expect(textOf(posted)).toContain('Solved!');
  expect(controlsOf(posted).buttons.map(({ verb }) => verb)).not.toContain('puzzle-share');
  await finalMessage(anna.click(posted.id, forged, { forge: true }));
  expect(results()).toHaveLength(1);
  expect(results()[0]).not.toContain('solution');
  const other = await finalMessage(ben.click((await puzzle(ben)).id, forged, { forge: true }));
  expect(textOf(other)).not.toContain('🟩');
  expect(results()).toHaveLength(1);
});

it('says so when a result cannot be posted here', async () => {
  const { anna, channel, sandbox } = harness;
  const end = await solve(anna, await puzzle(anna));
  sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  expect(textOf(await pressed(anna, end, 'puzzle-share'))).toContain('can’t post in this channel');
});

it('shows the solution to whoever gives up, and a second try is for fun', async () => {
  const { anna, ben } = harness;
  const first = await puzzle(anna);
  const sure = await pressed(anna, first, 'resign');
  expect(textOf(sure)).toContain('counts as not solved');
  expect(controlsOf(sure).buttons.map(({ label }) => label)).toEqual(['Keep Trying', 'Show Solution']);
  const end = await pressed(anna, sure, 'resign-now');
  expect(textOf(end)).toContain('Not solved');
  expect(textOf(end)).toContain(': 🟥 not solved`');
  expect(textOf(end)).toContain('One solution');
  expect(textOf(await puzzle(anna))).toContain('Not solved');

  const again = await pressed(anna, end, 'puzzle');
  expect(textOf(again)).not.toContain('Only your first try counts');
  const solved = textOf(await solve(anna, again));
  expect(solved).toContain('Solved!');
  expect(solved).toMatch(/^To share: `🧩 Parley puzzle, \w+ \d+, The Rivals for Catan: 🟥🟨 solved`$/mu);
  expect(solved).not.toContain('Streak');
  expect(textOf(await puzzle(ben))).toContain('Nur dein erster Versuch zählt');
});

/** Someone who manages the server. */
function manager(): SimulatedPerson {
  const { sandbox, guild } = harness;
  const mod = sandbox.addPerson({ name: 'Mod' });
  sandbox.admin.join(guild, mod.id);
  sandbox.admin.giveRole(guild, mod.id, sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }));
  return mod;
}

const posts = (): readonly PageMessage[] =>
  harness.ben.messages(harness.channel).filter((message) => !message.ephemeral && textOf(message).includes('🧩'));

/** On to the next day, an hour after the puzzle is posted, whatever the time is now. */
async function nextDay(): Promise<void> {
  const now = harness.sandbox.clock.now();
  await harness.advance(DAY - (now % DAY) + 8 * HOUR);
}

it('is posted once a day where the server wants it, without calling anybody, until it is switched off', async () => {
  const { ben } = harness;
  const mod = manager();
  await finalMessage(mod.slash(harness.channel, '/parley-admin puzzle'));
  await harness.idle();
  expect(posts()).toHaveLength(1);
  await nextDay();
  expect(posts()).toHaveLength(2);
  expect((await harness.matches.inServer(harness.guild, 0, 10)).total).toBe(0);
  const panel = await pressed(ben, posts()[1] as PageMessage, 'puzzle');
  expect(textOf(panel)).toContain('Tagesrätsel');

  await finalMessage(mod.slash(harness.channel, '/parley-admin puzzle'));
  await harness.advance(2 * DAY);
  expect(posts()).toHaveLength(2);
});

it('is posted for the family that was chosen, with a button for it and for the others', async () => {
  await harness.close();
  harness = await openHarness({ puzzles: puzzleFamilies.flatMap((family) => readPuzzlesOf(family).slice(0, 1)) });
  const { ben, channel } = harness;
  const mod = manager();
  for (const game of ['settlers', 'dice']) {
    expect(textOf(await finalMessage(mod.slash(channel, '/parley-admin puzzle', { game })))).toContain('from now on');
    await harness.idle();
  }
  const [catan, dice] = posts() as [PageMessage, PageMessage];
  expect([textOf(catan), textOf(dice)]).toEqual([
    expect.stringContaining('**CATAN.**'),
    expect.stringContaining('**Catan Dice Game.**'),
  ]);
  expect(controlsOf(catan).buttons.map(({ label }) => label)).toEqual([
    'Play Puzzle',
    'The Rivals for Catan',
    'Cities & Knights',
    'Catan Dice Game',
    'Struggle for Catan',
  ]);
  expect(textOf(await pressed(ben, catan, 'puzzle'))).toContain('Tagesrätsel: CATAN');
  expect(textOf(await pressed(ben, dice, 'puzzle'))).toContain('Tagesrätsel: Catan Würfelspiel · ');
  const none = await finalMessage(mod.slash(channel, '/parley-admin puzzle', { game: 'chess' }));
  expect(textOf(none)).toContain('no puzzle');
});

it('is not posted for somebody who does not manage the server', async () => {
  const { ben } = harness;
  const refused = await finalMessage(ben.slash(harness.channel, '/parley-admin puzzle', {}, { forge: true }));
  expect(textOf(refused)).toContain('wenn du diesen Server verwaltest');
  await nextDay();
  expect(posts()).toEqual([]);
});

it('is not begun where the bot may not write, and says what is missing', async () => {
  const { sandbox, channel } = harness;
  const mod = manager();
  sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  expect(textOf(await finalMessage(mod.slash(channel, '/parley-admin puzzle')))).toContain('“Send Messages”');
  sandbox.admin.setPermissions(channel, sandbox.botId, {});
  await nextDay();
  expect(posts()).toEqual([]);
});

it('says nothing on days without the permission, and goes on when it is given back', async () => {
  const { sandbox, channel } = harness;
  await finalMessage(manager().slash(channel, '/parley-admin puzzle'));
  await harness.idle();
  sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  await nextDay();
  expect(posts()).toHaveLength(1);
  sandbox.admin.setPermissions(channel, sandbox.botId, {});
  // By its own clock it would leave a channel that was closed to it alone for a minute.
  await harness.restart();
  await nextDay();
  expect(posts()).toHaveLength(2);
});
