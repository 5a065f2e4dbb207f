import { startSandbox } from '../../sandbox/index.ts';
import { clickOnce, type ClickTiming, type BenchTable } from './clicks.ts';
import { clickOneByOne, seatPlayers, withBot } from './discord.ts';
import { upperMedian, type BenchRow } from './result-table.ts';

/**
 * Measures how fast clicks are acknowledged while twenty matches of the same process think, compared with before and
 * after.
 */
export async function benchThinking(): Promise<BenchRow[]> {
  const sandbox = await startSandbox();
  const [table] = seatPlayers(sandbox) as [BenchTable];
  try {
    return await withBot(sandbox, 'parley', async (child) => {
      const clicks = async () => (await clickOneByOne(async () => clickOnce(table))).map(({ ack }: ClickTiming) => ack);
      await clicks();
      const before = await clicks();
      child.send('think');
      const busy = await clicks();
      child.send('rest');
      const floor = upperMedian([...before, ...(await clicks())]);
      return [
        {
          name: 'click to acknowledgement while 20 matches think',
          value: upperMedian(busy),
          unit: 'ms',
          floor,
          ratio: upperMedian(busy) / floor,
          bar: 2,
        },
      ];
    });
  } finally {
    await sandbox.close();
  }
}
