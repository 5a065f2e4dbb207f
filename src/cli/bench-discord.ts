import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { opponents } from '../bots/index.ts';
import { worldOf } from '../chance.ts';
import { createClock } from '../clock/clock.ts';
import { createBot } from '../discord/bot.ts';
import { games } from '../games/index.ts';
import { createMatches, type Matches } from '../match/index.ts';
import { type Person, type Sandbox, startSandbox } from '../sandbox/index.ts';
import { openRedis } from '../store/server.ts';
import { createStore } from '../store/store.ts';
import { chooseOn, findButton, press, type Pressed } from './bench-clicks.ts';
import { median, type Row } from './bench-row.ts';

const CROWD = 50;
/** Clicks of one person alone, and of each in the crowd. */
const ALONE = 200;
const EACH = 6;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const flood = { globalRequestsPerSecond: 100_000 };

interface Pair {
  readonly people: readonly [Person, Person];
  readonly channel: string;
}

interface Measured {
  readonly alone: readonly Pressed[];
  readonly crowd: readonly Pressed[];
}

/**
 * How long clicks take, against a bot that only echoes, on the same Discord, Redis and machine in the same run: first one
 * person alone, then fifty at once. Pictures are left out: they have a bench of their own.
 */
export async function benchDiscord(): Promise<Row[]> {
  const sandbox = await startSandbox({ keepRequests: 1_000_000 });
  const pairs = seatPairs(sandbox);
  try {
    await benchEcho(sandbox, pairs);
    const echo = await benchEcho(sandbox, pairs);
    const { measured, calls, turnMessages, quietLines, turns } = await benchParley(sandbox, pairs);
    const again = await benchEcho(sandbox, pairs);
    return [
      ...against('alone', [...echo.alone, ...again.alone], measured.alone),
      ...against(`${CROWD} at once`, [...echo.crowd, ...again.crowd], measured.crowd),
      { name: 'REST calls per click', value: calls, unit: 'calls', bar: 4 },
      { name: 'public messages per turn', value: turnMessages / turns, unit: 'messages', bar: 1 },
      { name: 'quiet lines while a turn waits', value: quietLines / turns, unit: 'per turn' },
      { name: 'broken rules of Discord', value: sandbox.violations.length, unit: 'requests', bar: 0 },
    ];
  } finally {
    await sandbox.close();
  }
}

function against(name: string, echo: readonly Pressed[], measured: readonly Pressed[]): Row[] {
  const floor = median(echo.map(({ ack }) => ack));
  const ack = median(measured.map((pressed) => pressed.ack));
  const panel = median(measured.map((pressed) => pressed.panel));
  return [
    { name: `${name}: click to acknowledgement`, value: ack, unit: 'ms', floor, ratio: ack / floor, bar: 2 },
    { name: `${name}: click to panel`, value: panel, unit: 'ms', floor, ratio: panel / floor, bar: 6 },
  ];
}

/** Everybody has a channel of their own, as matches have threads. */
function seatPairs(sandbox: Sandbox): readonly Pair[] {
  const people = Array.from({ length: 2 * CROWD }, (_, index) => sandbox.addPerson({ name: `Player ${index}` }));
  const channels = Array.from({ length: CROWD }, (_, index) => `table-${index}`);
  const { channelIds } = sandbox.town.addGuild({ name: 'Bench', memberIds: people.map(({ id }) => id), channels });
  return channelIds.map((channel, index) => ({ channel, people: [people[2 * index] as Person, people[2 * index + 1] as Person] }));
}

/** Answers every click at once and does nothing else. */
async function benchEcho(sandbox: Sandbox, pairs: readonly Pair[]): Promise<Measured> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.api, ...flood } });
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isButton()) void interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral });
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.token);
  await ready;
  const buttons = await Promise.all(pairs.map(async ({ channel }) => postButton(client, channel)));
  const click = async ({ people: [person] }: Pair, index: number): Promise<Pressed> => press(person, buttons[index] as string, 'ping');
  const alone: Pressed[] = [];
  for (let count = 0; count < ALONE; count++) alone.push(await click(pairs[0] as Pair, 0));
  const crowd = await inCrowd(pairs, click);
  await client.destroy();
  return { alone, crowd };
}

async function postButton(client: Client, channel: string): Promise<string> {
  const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'ping', custom_id: 'ping' }] }];
  const { id } = (await client.rest.post(`/channels/${channel}/messages`, { body: { content: 'ping', components } })) as { id: string };
  return id;
}

/** Everybody clicks again as soon as they are answered. */
async function inCrowd(pairs: readonly Pair[], click: (pair: Pair, index: number) => Promise<Pressed>): Promise<readonly Pressed[]> {
  const all = await Promise.all(
    pairs.map(async (pair, index) => {
      const own: Pressed[] = [];
      for (let count = 0; count < EACH; count++) own.push(await click(pair, index));
      return own;
    }),
  );
  return all.flat();
}

async function benchParley(sandbox: Sandbox, pairs: readonly Pair[]) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const home = await openRedis({ DATA_DIR: folder }, silent);
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log: silent });
  const clock = createClock({ connect: home.connect, store, log: silent });
  const matches = createMatches({ store, clock, world: worldOf(Date.now), games, bots: opponents });
  const bot = createBot({ matches, commands, token: sandbox.token, rest: { api: sandbox.api, ...flood }, log: silent });
  await bot.start();
  await clock.start({ wake: async (id) => matches.wake(id), announcer: bot.announcer });
  try {
    const tables: Table[] = [];
    for (const pair of pairs) tables.push(await openTable(matches, pair));
    while ((await store.waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));

    const before = sandbox.requests.length;
    const first = tables[0] as Table;
    for (let count = 0; count < ALONE; count++) await clickAt(first, matches);
    const alone: Pressed[] = [];
    for (let count = 0; count < ALONE; count++) alone.push(await clickAt(first, matches));
    while ((await store.waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const made = sandbox.requests.slice(before);
    const directs = first.people.map((person) => person.dm());
    const spoken = made
      .filter(({ method, path }) => method === 'POST' && /\/channels\/\d+\/messages$/.test(path) && !directs.some((id) => path.includes(id)))
      .map(({ body }) => JSON.stringify(body));
    const turns = spoken.filter((body) => body.includes(':hand"'));
    const names = turns.map((body) => `${/p1:\w+/.exec(body)?.[0]} ${/Turn \d+|Set-up/.exec(body)?.[0]}`);
    const crowd = await inCrowd(pairs, async (_, index) => clickAt(tables[index] as Table, matches));
    return {
      measured: { alone, crowd },
      calls: made.length / (2 * ALONE),
      turnMessages: turns.length,
      quietLines: spoken.length - turns.length,
      turns: new Set(names).size,
    };
  } finally {
    await bot.stop();
    await clock.close();
    await store.close();
    await home.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A match in the making, with the panel its players have open. */
interface Table extends Pair {
  id: string;
  readonly panels: Map<string, Pressed>;
}

async function openTable(matches: Matches, pair: Pair): Promise<Table> {
  const [challenger, opponent] = pair.people;
  const home = { guild: challenger.channel(pair.channel).guildId, parent: pair.channel, language: 'en' } as const;
  const named = ({ id, profile }: Person): { id: string; name: string } => ({ id, name: profile.displayName });
  const { id } = await matches.challenge({ game: 'rivals', challenger: named(challenger), opponent: named(opponent), home, token: null });
  await matches.accept(id, opponent.id, null);
  return { ...pair, id, panels: new Map() };
}

/** One click by whoever is waited for. A match that is over is followed by a new one. */
async function clickAt(table: Table, matches: Matches): Promise<Pressed> {
  for (;;) {
    const panel = await matches.panel(table.id, null);
    const player = panel.sheet.players[panel.sheet.waits[0]?.seat ?? -1];
    const person = table.people.find(({ id }) => player?.kind === 'person' && player.id === id);
    if (!person) {
      table.id = (await openTable(matches, table)).id;
      table.panels.clear();
      continue;
    }
    const open = table.panels.get(person.id)?.message;
    const pressed = (open && (await chooseOn(person, open))) ?? (await openPanel(table, panel.sheet.home.channel, person));
    if (!pressed) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    table.panels.set(person.id, pressed);
    return pressed;
  }
}

async function openPanel({ channel }: Table, thread: string | null, person: Person): Promise<Pressed | null> {
  const door = findButton(person, [thread ?? channel], 'open');
  return door && press(person, door.message, door.id);
}
