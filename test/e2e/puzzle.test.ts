import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { dayAt, puzzleOn } from '../../src/match/lobby/day.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { readPuzzles } from '../../src/puzzles.ts';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';

/** Always the same ones, however many there are. */
const puzzles = readPuzzles().slice(0, 3);

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ puzzles });
});
afterEach(async () => {
  expect(stage.sandbox.violations).toEqual([]);
  await stage.close();
});

const puzzle = (person: Person): Promise<PageMessage> => shown(person.slash(stage.channel, '/parley puzzle'));
const today = (): Puzzle => puzzleOn(puzzles, dayAt(stage.sandbox.clock.now())) as Puzzle;
const argOf = (id: string): string => id.split(':').slice(5).join(':');

/** Presses the button or takes the choice with this value; a thing first, then its place. Null where it is not offered. */
async function choose(person: Person, panel: PageMessage, value: string): Promise<PageMessage | null> {
  const { buttons, menus } = waysOf(panel);
  const press = buttons.find(({ verb, id }) => (verb === 'pick' || verb === 'narrow') && argOf(id) === value);
  if (press) return shown(person.click(panel.id, press.id));
  const menu = menus.find(({ values }) => values.includes(value));
  if (menu) return shown(person.select(panel.id, menu.id, [value]));
  const thing = [...buttons.map(({ id }) => argOf(id)), ...menus.flatMap(({ values }) => values)].find((each) => each.startsWith('…') && value.startsWith(each.slice(1)));
  const narrowed = thing === undefined ? null : await choose(person, panel, thing);
  return narrowed && choose(person, narrowed, value);
}

const pressed = async (person: Person, panel: PageMessage, verb: string): Promise<PageMessage> =>
  shown(person.click(panel.id, waysOf(panel).buttons.find((button) => button.verb === verb)?.id ?? ''));

/** Plays the proven line by clicks, and ends the turn. */
async function solve(person: Person, first: PageMessage): Promise<PageMessage> {
  let panel = first;
  for (const [value = ''] of [...today().line, ['end']]) panel = (await choose(person, panel, value)) ?? panel;
  return panel;
}

it('is played in the own panel by clicks: solved, counted, and nobody else hears of it', async () => {
  const { anna } = stage;
  const before = anna.messages(stage.channel).filter(({ ephemeral }) => !ephemeral).length;
  const first = await puzzle(anna);
  expect(textOf(first)).toContain('Puzzle of the day');
  expect(textOf(first)).toContain('Only this first try counts');
  expect(waysOf(first).buttons.map(({ verb }) => verb)).not.toContain('more');

  const end = await solve(anna, first);
  expect(textOf(end)).toContain('Solved!');
  expect(textOf(end)).toContain('A line that works');
  expect(textOf(end)).toContain('Solved in a row: 1 day');
  expect(textOf(end)).toContain(`To share: \`🧩 Parley puzzle ${dayAt(stage.sandbox.clock.now())}: solved at first try\``);
  expect(textOf(await shown(anna.slash(stage.channel, '/parley stats')))).toContain('1 of 1 solved');
  await stage.quiet();
  expect(anna.messages(stage.channel).filter(({ ephemeral }) => !ephemeral)).toHaveLength(before);

  await stage.pass(DAY);
  expect(textOf(await solve(anna, await puzzle(anna)))).toContain('Solved in a row: 2 days');
});

it('shows the solution to whoever gives up, and a second try is for fun', async () => {
  const { anna, ben } = stage;
  const first = await puzzle(anna);
  const sure = await pressed(anna, first, 'resign');
  expect(textOf(sure)).toContain('counts as not solved');
  expect(waysOf(sure).buttons.map(({ label }) => label)).toEqual(['Keep Trying', 'Show Solution']);
  const end = await pressed(anna, sure, 'resign-now');
  expect(textOf(end)).toContain('Not solved');
  expect(textOf(end)).toContain(': not solved`');
  expect(textOf(end)).toContain('A line that works');
  expect(textOf(await puzzle(anna))).toContain('Not solved');

  const again = await pressed(anna, end, 'puzzle');
  expect(textOf(again)).not.toContain('Only this first try counts');
  const solved = textOf(await solve(anna, again));
  expect(solved).toContain('Solved!');
  expect(solved).toMatch(/^To share: `🧩 Parley puzzle [-\d]+: solved`$/mu);
  expect(solved).not.toContain('in a row');
  expect(textOf(await puzzle(ben))).toContain('Nur dieser erste Versuch zählt');
});

/** Somebody who manages the server. */
function manager(): Person {
  const { sandbox, guild } = stage;
  const mod = sandbox.addPerson({ name: 'Mod' });
  sandbox.town.join(guild, mod.id);
  sandbox.town.giveRole(guild, mod.id, sandbox.town.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }));
  return mod;
}

const posts = (): readonly PageMessage[] => stage.ben.messages(stage.channel).filter((message) => !message.ephemeral && textOf(message).includes('🧩'));

/** On to the next day, an hour after the puzzle is posted, whatever the time is now. */
async function nextDay(): Promise<void> {
  const now = stage.sandbox.clock.now();
  await stage.pass(DAY - (now % DAY) + 8 * HOUR);
}

it('is posted once a day where the server wants it, without calling anybody, until it is switched off', async () => {
  const { ben } = stage;
  const mod = manager();
  await shown(mod.slash(stage.channel, '/parley-admin puzzle'));
  await stage.quiet();
  expect(posts()).toHaveLength(1);
  await nextDay();
  expect(posts()).toHaveLength(2);
  expect((await stage.matches.inServer(stage.guild, 0, 10)).total).toBe(0);
  const panel = await pressed(ben, posts()[1] as PageMessage, 'puzzle');
  expect(textOf(panel)).toContain('Rätsel des Tages');

  await shown(mod.slash(stage.channel, '/parley-admin puzzle'));
  await stage.pass(2 * DAY);
  expect(posts()).toHaveLength(2);
});

it('is not posted for somebody who does not manage the server', async () => {
  const { ben } = stage;
  const refused = await shown(ben.slash(stage.channel, '/parley-admin puzzle', {}, { forge: true }));
  expect(textOf(refused)).toContain('Das können nur');
  await nextDay();
  expect(posts()).toEqual([]);
});

it('is not begun where the bot may not write, and says what is missing', async () => {
  const { sandbox, channel } = stage;
  const mod = manager();
  sandbox.town.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  expect(textOf(await shown(mod.slash(channel, '/parley-admin puzzle')))).toContain('“Send Messages”');
  sandbox.town.setPermissions(channel, sandbox.botId, {});
  await nextDay();
  expect(posts()).toEqual([]);
});

it('says nothing on days without the permission, and goes on when it is given back', async () => {
  const { sandbox, channel } = stage;
  await shown(manager().slash(channel, '/parley-admin puzzle'));
  await stage.quiet();
  sandbox.town.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
  await nextDay();
  expect(posts()).toHaveLength(1);
  sandbox.town.setPermissions(channel, sandbox.botId, {});
  // By its own clock it would leave a channel that was closed to it alone for a minute.
  await stage.restart();
  await nextDay();
  expect(posts()).toHaveLength(2);
});
