import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '../../sandbox/index.ts';
import { freePort } from '../../store/embedded-server.ts';
import { type BenchTable, clickOnce, clickVerb, resignAt } from './clicks.ts';
import { seatPlayers } from './discord.ts';
import { BENCH_TOKEN } from './bot-process.ts';
import { startBot } from './memory.ts';
import { upperMedian, type BenchRow } from './result-table.ts';

const VIEWERS = 1_000;
/** Requests per second from one address. */
const FLOOD = 100;
const ROUNDS = 3;
/** Clicks before the viewers come, and while they watch. */
const CLICKS = 60;
/** Clicks after which everyone gets the time to see it. */
const SINGLE = 5;
/** Milliseconds a player looks at a panel. */
const LOOK = 40;

export type CrowdOrder =
  | { readonly kind: 'open'; readonly url: string; readonly count: number }
  | { readonly kind: 'flood'; readonly url: string; readonly perSecond: number }
  | { readonly kind: 'report' | 'close' };

export interface CrowdReport {
  readonly open: number;
  /** Events and bytes since the last opening or closing, and when the last event came. */
  readonly arrived: number;
  readonly bytes: number;
  readonly last: number;
  /** Requests of the flood that were answered with a page, and those that were refused. */
  readonly served: number;
  readonly refused: number;
}

/**
 * Measures clicks in a match that 1,000 viewers watch on the same process, and while one address asks for its page 100
 * times per second, compared with the clicks before.
 */
export async function benchViewers(): Promise<BenchRow[]> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ token: BENCH_TOKEN, validateResponses: false });
  const bot = await startBot(sandbox, { WEB_URL: url, WEB_PORT: String(port) });
  const crowd = startCrowd();
  const calm: number[] = [];
  const watched: number[] = [];
  const flooded: number[] = [];
  const late: number[] = [];
  const sizes: number[] = [];
  let lost = 0;
  let missed = 0;
  let served = 0;
  let refused = 0;
  try {
    const tables = seatPlayers(sandbox).slice(0, ROUNDS + 1) as [BenchTable, ...BenchTable[]];
    const click = async (table: BenchTable, into: number[]): Promise<void> => {
      into.push((await clickOnce(table)).panel);
      await pause(LOOK);
    };
    const [first, ...others] = tables;
    for (let count = 0; count < 2 * CLICKS; count++) await click(first, []);
    for (const table of others) {
      for (let count = 0; count < CLICKS / 2; count++) await click(table, []);
      for (let count = 0; count < CLICKS; count++) await click(table, calm);
      const link = await shareAt(table, url);
      await crowd.ask({ kind: 'flood', url: link, perSecond: FLOOD });
      for (let count = 0; count < CLICKS; count++) await click(table, flooded);
      const flood = await crowd.ask({ kind: 'close' });
      served += flood.served;
      refused += flood.refused;
      await crowd.ask({ kind: 'open', url: link, count: VIEWERS });
      for (let count = 0; count < CLICKS; count++) await click(table, watched);
      for (let count = 0; count < SINGLE; count++) {
        await pause(1_500);
        const before = await crowd.ask({ kind: 'report' });
        await clickOnce(table);
        const shown = Date.now();
        await pause(2_500);
        const after = await crowd.ask({ kind: 'report' });
        // A click that only opened a panel changed nothing.
        if (after.arrived === before.arrived) continue;
        if (after.arrived - before.arrived < VIEWERS) missed++;
        late.push(after.last - shown);
        sizes.push((after.bytes - before.bytes) / VIEWERS);
      }
      lost += VIEWERS - (await crowd.ask({ kind: 'report' })).open;
      await crowd.ask({ kind: 'close' });
      await resignAt(table);
    }
  } finally {
    crowd.close();
    await bot.ask({ kind: 'stop' });
    await sandbox.close();
  }
  const floor = upperMedian(calm);
  const clicksRow = (name: string, clicks: readonly number[]): BenchRow => {
    const value = upperMedian(clicks);
    return {
      name: `click to panel while ${name}, against before`,
      value,
      unit: 'ms',
      floor,
      ratio: value / floor,
      bar: 2,
    };
  };
  return [
    clicksRow(`${VIEWERS} viewers watch`, watched),
    { name: 'the longest click meanwhile', value: Math.max(...watched), unit: 'ms' },
    { name: 'from a click to the last viewer', value: Math.max(...late), unit: 'ms', bar: 1_000 },
    { name: `changes that missed a viewer, of ${late.length}`, value: missed, unit: 'changes', bar: 0 },
    { name: 'bytes per change and viewer', value: upperMedian(sizes), unit: 'B' },
    clicksRow(`one address asks ${FLOOD} times per second`, flooded),
    { name: `of these requests, refused kindly (${served} served)`, value: refused, unit: 'requests' },
    { name: 'viewers lost', value: lost, unit: 'viewers', bar: 0 },
  ];
}

/** Shares the match of a table and returns its address. */
async function shareAt({ people: [person], thread }: BenchTable, url: string): Promise<string> {
  const asked = await (await person.slash(thread, '/parley share')).settled();
  if (asked.kind !== 'reply') throw new Error('sharing was refused');
  const { message } = await clickVerb(person, asked.message, 'share-now');
  const link = JSON.stringify(message).match(/\/m\/\w+\/[0-9a-f]{32}/)?.[0];
  if (link === undefined) throw new Error('there is no link');
  return `${url}${link}`;
}

interface Crowd {
  ask(order: CrowdOrder): Promise<CrowdReport>;
  close(): void;
}

function startCrowd(): Crowd {
  const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const child: ChildProcess = fork(fileURLToPath(new URL(`./viewer-crowd${ending}`, import.meta.url)));
  return {
    async ask(order) {
      const reply = once(child, 'message');
      child.send(order);
      const [report] = (await reply) as [CrowdReport];
      return report;
    },
    close: () => void child.kill(),
  };
}
