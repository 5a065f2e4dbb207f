import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type SimulatedPerson, type RequestRecord, type Sandbox, startSandbox } from '../../sandbox/index.ts';
import { clickOnce, timedClick, type ClickTiming, type BenchTable } from './clicks.ts';
import { upperMedian, type BenchRow } from './result-table.ts';

const CROWD_SIZE = 50;
/** Clicks of one person alone, and of each in the crowd. */
const CLICKS_ALONE = 250;
const CLICKS_EACH = 24;
/** Milliseconds a player looks at a panel. */
const LOOK_MS = 40;

interface BotTimings {
  readonly alone: readonly ClickTiming[];
  readonly crowd: readonly ClickTiming[];
  /** The bot's CPU time per click of the crowd, including everything that follows, in milliseconds. */
  readonly cpu: number;
}

/**
 * Measures clicks compared with a bot that only echoes, on the same sandbox in the same run: first one person alone,
 * then fifty at once. The bots run in their own processes. Pictures are left out; they have their own bench.
 */
export async function benchDiscord(): Promise<BenchRow[]> {
  const sandbox = await startSandbox({ requestLogSize: 1_000_000, validateResponses: false });
  const tables = seatPlayers(sandbox);
  try {
    const before = await withBot(sandbox, 'echo', async (child) => measureEcho(sandbox, child, tables));
    const { measured, made } = await withBot(sandbox, 'parley', async (child) => measureParley(sandbox, child, tables));
    const after = await withBot(sandbox, 'echo', async (child) => measureEcho(sandbox, child, tables));
    const floor = (before.cpu + after.cpu) / 2;
    return [
      ...compareRows('alone', [...before.alone, ...after.alone], measured.alone),
      ...compareRows(`${CROWD_SIZE} at once`, [...before.crowd, ...after.crowd], measured.crowd),
      {
        name: `${CROWD_SIZE} at once: CPU of the bot per click`,
        value: measured.cpu,
        unit: 'ms',
        floor,
        ratio: measured.cpu / floor,
      },
      { name: 'REST calls per click', value: made.length / CLICKS_ALONE, unit: 'calls', bar: 3.3 },
      ...postCounts(made, tables[0] as BenchTable),
      { name: 'broken rules of Discord', value: sandbox.violations.length, unit: 'requests', bar: 0 },
    ];
  } finally {
    await sandbox.close();
  }
}

function compareRows(name: string, echo: readonly ClickTiming[], measured: readonly ClickTiming[]): BenchRow[] {
  const floor = upperMedian(echo.map(({ ack }) => ack));
  const ack = upperMedian(measured.map((pressed) => pressed.ack));
  const panel = upperMedian(measured.map((pressed) => pressed.panel));
  return [
    { name: `${name}: click to acknowledgement`, value: ack, unit: 'ms', floor, ratio: ack / floor, bar: 2 },
    { name: `${name}: click to panel`, value: panel, unit: 'ms', floor, ratio: panel / floor, bar: 6 },
  ];
}

/** Counts the messages in the thread: one per turn, its edits, and the line about waiting. */
function postCounts(made: readonly RequestRecord[], { people }: BenchTable): BenchRow[] {
  const directs = people.map((person) => person.dm());
  const bodies = made
    .filter(
      ({ method, path }) =>
        method === 'POST' && /\/channels\/\d+\/messages$/.test(path) && !directs.some((id) => path.includes(id)),
    )
    .map(({ body }) => JSON.stringify(body));
  const turns = bodies.filter((body) => body.includes(':hand"'));
  const names = new Set(turns.map((body) => `${/p1:\w+/.exec(body)?.[0]} ${/Turn \d+|Set-up/.exec(body)?.[0]}`));
  const lines = bodies.filter(
    (body) => !body.includes(':hand"') && !body.includes(':board"') && body.includes(':open"'),
  );
  const edits = made.filter(
    ({ method, path }) =>
      method === 'PATCH' && /\/channels\/\d+\/messages\//.test(path) && !directs.some((id) => path.includes(id)),
  );
  return [
    { name: 'public messages per turn', value: turns.length / names.size, unit: 'messages', bar: 1 },
    { name: 'edits of public messages per turn', value: edits.length / names.size, unit: 'edits', bar: 2.2 },
    { name: 'quiet lines while a turn waits', value: lines.length / names.size, unit: 'per turn' },
  ];
}

/** Gives everyone their own channel. */
export function seatPlayers(sandbox: Sandbox): readonly BenchTable[] {
  const people = Array.from({ length: 2 * CROWD_SIZE }, (_, index) => sandbox.addPerson({ name: `Player ${index}` }));
  const channels = Array.from({ length: CROWD_SIZE }, (_, index) => `table-${index}`);
  const { channelIds } = sandbox.admin.addGuild({ name: 'Bench', memberIds: people.map(({ id }) => id), channels });
  return channelIds.map((channel, index) => ({
    channel,
    people: [people[2 * index] as SimulatedPerson, people[2 * index + 1] as SimulatedPerson],
    match: null,
    thread: '',
    panels: new Map(),
  }));
}

export async function withBot<T>(
  sandbox: Sandbox,
  kind: 'echo' | 'parley',
  run: (child: ChildProcess) => Promise<T>,
): Promise<T> {
  const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const file = fileURLToPath(new URL(`./bench-bot${ending}`, import.meta.url));
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

async function measureEcho(sandbox: Sandbox, child: ChildProcess, tables: readonly BenchTable[]): Promise<BotTimings> {
  const buttons = await Promise.all(tables.map(async ({ channel }) => postButton(sandbox, channel)));
  const click = async ({ people: [person] }: BenchTable, index: number): Promise<ClickTiming> =>
    timedClick(person, buttons[index] as string, 'ping');
  for (let count = 0; count < CLICKS_ALONE; count++) await click(tables[0] as BenchTable, 0);
  return {
    alone: await clickOneByOne(async () => click(tables[0] as BenchTable, 0)),
    ...(await measureCrowd(sandbox, child, tables, click)),
  };
}

/** The echo is clicked on a message as large as a usual panel, because a click includes its whole message. */
async function postButton({ api, token }: Sandbox, channel: string): Promise<string> {
  const text = (length: number) => ({ type: 10, content: 'A few words of this length. '.repeat(length) });
  const options = Array.from({ length: 12 }, (_, index) => ({
    value: `choice ${index}`,
    label: `Choice ${index}`,
    description: 'What it costs and what it does',
  }));
  const menu = (id: number) => ({
    type: 1,
    components: [{ type: 3, custom_id: `menu-${id}`, placeholder: 'Choose', options }],
  });
  const ids = ['ping', 'undo', 'hand', 'board', 'log'];
  const buttons = {
    type: 1,
    components: ids.map((id) => ({ type: 2, style: 2, label: `Press ${id}`, custom_id: id })),
  };
  const components = [{ type: 17, components: [text(20), { type: 14 }, text(3), menu(1), menu(2), buttons] }];
  const answer = await fetch(`${api}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ flags: 1 << 15, components }),
  });
  return ((await answer.json()) as { readonly id: string }).id;
}

async function measureParley(
  sandbox: Sandbox,
  child: ChildProcess,
  tables: readonly BenchTable[],
): Promise<{ readonly measured: BotTimings; readonly made: readonly RequestRecord[] }> {
  const first = tables[0] as BenchTable;
  for (let count = 0; count < CLICKS_ALONE; count++) await clickOnce(first);
  await untilIdle(sandbox);
  const before = sandbox.requests.length;
  const alone = await clickOneByOne(async () => clickOnce(first));
  await untilIdle(sandbox);
  const made = sandbox.requests.slice(before);
  for (const table of tables) await clickOnce(table);
  await untilIdle(sandbox);
  return { measured: { alone, ...(await measureCrowd(sandbox, child, tables, clickOnce)) }, made };
}

/** Clicks for one person who looks before clicking again: by then the bot has sent everything. */
export async function clickOneByOne(click: () => Promise<ClickTiming>): Promise<readonly ClickTiming[]> {
  const all: ClickTiming[] = [];
  for (let count = 0; count < CLICKS_ALONE; count++) {
    all.push(await click());
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return all;
}

type Clicking = (table: BenchTable, index: number) => Promise<ClickTiming>;

async function measureCrowd(
  sandbox: Sandbox,
  child: ChildProcess,
  tables: readonly BenchTable[],
  click: Clicking,
): Promise<Pick<BotTimings, 'crowd' | 'cpu'>> {
  const before = await cpuOf(child);
  const crowd = await clickInCrowd(tables, click);
  await untilIdle(sandbox);
  return { crowd, cpu: ((await cpuOf(child)) - before) / crowd.length };
}

/** Returns the CPU time of a bot's process so far, in milliseconds. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const reply = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await reply) as [NodeJS.CpuUsage];
  return (user + system) / 1_000;
}

/** Lets everyone click again as soon as they get a reply. */
async function clickInCrowd(tables: readonly BenchTable[], click: Clicking): Promise<readonly ClickTiming[]> {
  const all = await Promise.all(
    tables.map(async (table, index) => {
      const own: ClickTiming[] = [];
      for (let count = 0; count < CLICKS_EACH; count++) own.push(await click(table, index));
      return own;
    }),
  );
  return all.flat();
}

/** Resolves when the bot has nothing more to send. */
async function untilIdle(sandbox: Sandbox): Promise<void> {
  for (let known = -1; known !== sandbox.requests.length;) {
    known = sandbox.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
