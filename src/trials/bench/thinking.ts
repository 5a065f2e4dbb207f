import { startSandbox } from '../../sandbox/index.ts';
import { clickAt, type Pressed, type Table } from './clicks.ts';
import { oneByOne, seat, withBot } from './discord.ts';
import { median, type Row } from './row.ts';

/**
 * How long a click takes until it is acknowledged while twenty matches of the same process think, against the same clicks
 * while nothing is thought about, before and after it.
 */
export async function benchThinking(): Promise<Row[]> {
  const sandbox = await startSandbox();
  const [table] = seat(sandbox) as [Table];
  try {
    return await withBot(sandbox, 'parley', async (child) => {
      const clicks = async () => (await oneByOne(async () => clickAt(table))).map(({ ack }: Pressed) => ack);
      await clicks();
      const before = await clicks();
      child.send('think');
      const busy = await clicks();
      child.send('rest');
      const floor = median([...before, ...(await clicks())]);
      return [{ name: 'click to acknowledgement while 20 matches think', value: median(busy), unit: 'ms', floor, ratio: median(busy) / floor, bar: 2 }];
    });
  } finally {
    await sandbox.close();
  }
}
