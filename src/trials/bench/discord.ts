import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Person, type RequestRecord, type Sandbox, startSandbox } from '../../sandbox/index.ts';
import { clickAt, press, type Pressed, type Table } from './clicks.ts';
import { median, type Row } from './row.ts';

const CROWD = 50;
/** Clicks of one person alone, and of each in the crowd. */
const ALONE = 250;
const EACH = 24;
/** Milliseconds somebody looks at a panel. */
const LOOK = 40;

interface Measured {
  readonly alone: readonly Pressed[];
  readonly crowd: readonly Pressed[];
  /** What the bot's process worked for each click of the crowd and all that followed from it, in milliseconds. */
  readonly cpu: number;
}

/**
 * How long clicks take, against a bot that only echoes, on the same Discord and machine in the same run: first one person
 * alone, then fifty at once. The bots are processes of their own. Pictures are left out: they have a bench of their own.
 */
export async function benchDiscord(): Promise<Row[]> {
  const sandbox = await startSandbox({ keepRequests: 1_000_000, checksItself: false });
  const tables = seat(sandbox);
  try {
    const before = await withBot(sandbox, 'echo', async (child) => measureEcho(sandbox, child, tables));
    const { measured, made } = await withBot(sandbox, 'parley', async (child) => measureParley(sandbox, child, tables));
    const after = await withBot(sandbox, 'echo', async (child) => measureEcho(sandbox, child, tables));
    const floor = (before.cpu + after.cpu) / 2;
    return [
      ...against('alone', [...before.alone, ...after.alone], measured.alone),
      ...against(`${CROWD} at once`, [...before.crowd, ...after.crowd], measured.crowd),
      { name: `${CROWD} at once: CPU of the bot per click`, value: measured.cpu, unit: 'ms', floor, ratio: measured.cpu / floor },
      { name: 'REST calls per click', value: made.length / ALONE, unit: 'calls', bar: 4 },
      ...spoken(made, tables[0] as Table),
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

/** What was said in the thread: the message of each turn, and the line that says that a turn waits. */
function spoken(made: readonly RequestRecord[], { people }: Table): Row[] {
  const directs = people.map((person) => person.dm());
  const bodies = made
    .filter(({ method, path }) => method === 'POST' && /\/channels\/\d+\/messages$/.test(path) && !directs.some((id) => path.includes(id)))
    .map(({ body }) => JSON.stringify(body));
  const turns = bodies.filter((body) => body.includes(':hand"'));
  const names = new Set(turns.map((body) => `${/p1:\w+/.exec(body)?.[0]} ${/Turn \d+|Set-up/.exec(body)?.[0]}`));
  const lines = bodies.filter((body) => !body.includes(':hand"') && !body.includes(':board"') && body.includes(':open"'));
  return [
    { name: 'public messages per turn', value: turns.length / names.size, unit: 'messages', bar: 1 },
    { name: 'quiet lines while a turn waits', value: lines.length / names.size, unit: 'per turn' },
  ];
}

/** Everybody has a channel of their own. */
export function seat(sandbox: Sandbox): readonly Table[] {
  const people = Array.from({ length: 2 * CROWD }, (_, index) => sandbox.addPerson({ name: `Player ${index}` }));
  const channels = Array.from({ length: CROWD }, (_, index) => `table-${index}`);
  const { channelIds } = sandbox.town.addGuild({ name: 'Bench', memberIds: people.map(({ id }) => id), channels });
  return channelIds.map((channel, index) => ({
    channel,
    people: [people[2 * index] as Person, people[2 * index + 1] as Person],
    match: null,
    thread: '',
    panels: new Map(),
  }));
}

export async function withBot<T>(sandbox: Sandbox, kind: 'echo' | 'parley', run: (child: ChildProcess) => Promise<T>): Promise<T> {
  const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const file = fileURLToPath(new URL(`./bot${ending}`, import.meta.url));
  const child = fork(file, [kind, sandbox.api, sandbox.token]);
  await once(child, 'message');
  try {
    return await run(child);
  } finally {
    const gone = once(child, 'exit');
    child.send('stop');
    await gone;
  }
}

async function measureEcho(sandbox: Sandbox, child: ChildProcess, tables: readonly Table[]): Promise<Measured> {
  const buttons = await Promise.all(tables.map(async ({ channel }) => postButton(sandbox, channel)));
  const click = async ({ people: [person] }: Table, index: number): Promise<Pressed> => press(person, buttons[index] as string, 'ping');
  for (let count = 0; count < ALONE; count++) await click(tables[0] as Table, 0);
  return { alone: await oneByOne(async () => click(tables[0] as Table, 0)), ...(await crowded(sandbox, child, tables, click)) };
}

/** The echo is clicked on a message as large as a usual panel, because a click brings its whole message along. */
async function postButton({ api, token }: Sandbox, channel: string): Promise<string> {
  const words = (length: number) => ({ type: 10, content: 'A few words of this length. '.repeat(length) });
  const options = Array.from({ length: 12 }, (_, index) => ({ value: `choice ${index}`, label: `Choice ${index}`, description: 'What it costs and what it does' }));
  const menu = (id: number) => ({ type: 1, components: [{ type: 3, custom_id: `menu-${id}`, placeholder: 'Choose', options }] });
  const ids = ['ping', 'undo', 'hand', 'board', 'log'];
  const buttons = { type: 1, components: ids.map((id) => ({ type: 2, style: 2, label: `Press ${id}`, custom_id: id })) };
  const components = [{ type: 17, components: [words(20), { type: 14 }, words(3), menu(1), menu(2), buttons] }];
  const answer = await fetch(`${api}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ flags: 1 << 15, components }),
  });
  return ((await answer.json()) as { readonly id: string }).id;
}

async function measureParley(sandbox: Sandbox, child: ChildProcess, tables: readonly Table[]): Promise<{ readonly measured: Measured; readonly made: readonly RequestRecord[] }> {
  const first = tables[0] as Table;
  for (let count = 0; count < ALONE; count++) await clickAt(first);
  await silence(sandbox);
  const before = sandbox.requests.length;
  const alone = await oneByOne(async () => clickAt(first));
  await silence(sandbox);
  const made = sandbox.requests.slice(before);
  for (const table of tables) await clickAt(table);
  await silence(sandbox);
  return { measured: { alone, ...(await crowded(sandbox, child, tables, clickAt)) }, made };
}

/** One person, who looks at what came before clicking again: by then the bot has said what it had to. */
export async function oneByOne(click: () => Promise<Pressed>): Promise<readonly Pressed[]> {
  const all: Pressed[] = [];
  for (let count = 0; count < ALONE; count++) {
    all.push(await click());
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return all;
}

type Clicking = (table: Table, index: number) => Promise<Pressed>;

async function crowded(sandbox: Sandbox, child: ChildProcess, tables: readonly Table[], click: Clicking): Promise<Pick<Measured, 'crowd' | 'cpu'>> {
  const before = await cpuOf(child);
  const crowd = await inCrowd(tables, click);
  await silence(sandbox);
  return { crowd, cpu: ((await cpuOf(child)) - before) / crowd.length };
}

/** What a bot's process has worked so far, in milliseconds. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await told) as [NodeJS.CpuUsage];
  return (user + system) / 1_000;
}

/** Everybody clicks again as soon as they are answered. */
async function inCrowd(tables: readonly Table[], click: Clicking): Promise<readonly Pressed[]> {
  const all = await Promise.all(
    tables.map(async (table, index) => {
      const own: Pressed[] = [];
      for (let count = 0; count < EACH; count++) own.push(await click(table, index));
      return own;
    }),
  );
  return all.flat();
}

/** When the bot has nothing more to say. */
async function silence(sandbox: Sandbox): Promise<void> {
  for (let known = -1; known !== sandbox.requests.length; ) {
    known = sandbox.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
