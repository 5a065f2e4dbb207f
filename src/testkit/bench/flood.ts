import { setTimeout as pause } from 'node:timers/promises';
import { startSandbox } from '../../sandbox/index.ts';
import { clickOnce, resignAt, type BenchTable, timed } from './clicks.ts';
import { seatPlayers } from './discord.ts';
import { startBot } from './memory.ts';
import { BENCH_TOKEN } from './bot-process.ts';
import { upperMedian, type BenchRow } from './result-table.ts';

/** Reviews one person requests at once, of a match with this many clicks; another person and match in every round. */
const FLOOD = 25;
const LENGTH = 60;
const ROUNDS = 4;
/** Another player's clicks before each flood. */
const CALM = 40;
/** Milliseconds a player looks at a panel. */
const LOOK = 40;

/** Measures clicks at a table while another player requests many reviews, compared with the clicks before. */
export async function benchFlood(): Promise<BenchRow[]> {
  const sandbox = await startSandbox({ token: BENCH_TOKEN, validateResponses: false });
  const bot = await startBot(sandbox, {});
  const calm: number[] = [];
  const flooded: number[] = [];
  const reviews: number[] = [];
  try {
    const [table, ...others] = seatPlayers(sandbox) as [BenchTable, ...BenchTable[]];
    const click = async (into: number[]): Promise<void> => {
      into.push((await clickOnce(table)).panel);
      await pause(LOOK);
    };
    for (let count = 0; count < CALM; count++) await click([]);
    for (const other of others.slice(0, ROUNDS)) {
      for (let count = 0; count < LENGTH; count++) await clickOnce(other);
      const match = await resignAt(other);
      for (let count = 0; count < CALM; count++) await click(calm);
      const [person] = other.people;
      const over = new AbortController();
      const asked = Array.from({ length: FLOOD }, () =>
        timed(() => person.slash(other.channel, '/parley review', { match })),
      );
      const flood = Promise.all(asked).finally(() => over.abort());
      while (!over.signal.aborted) await click(flooded);
      for (const { panel } of await flood) reviews.push(panel);
    }
  } finally {
    await bot.ask({ kind: 'stop' });
    await sandbox.close();
  }
  const [value, floor] = [upperMedian(flooded), upperMedian(calm)];
  return [
    {
      name: `click to panel while somebody asks for ${FLOOD} reviews, against before`,
      value,
      unit: 'ms',
      floor,
      ratio: value / floor,
      bar: 2,
    },
    { name: 'the longest click meanwhile', value: Math.max(...flooded), unit: 'ms' },
    { name: 'the longest review', value: Math.max(...reviews), unit: 'ms' },
  ];
}
