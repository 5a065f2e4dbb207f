import { readEnvironment } from '../environment.ts';
import { sentenceOf } from '../start.ts';
import { rebuild } from '../store/rebuild.ts';
import { openRedis } from '../store/server.ts';
import { directWriter } from '../store/writer.ts';

const usage = `Makes again what spans matches, from the matches themselves: a person's matches and records, channel → match, counts.
Nothing else is changed, and it may run while the bot does; for a bot on DATA_DIR stop it first.

  npm run rebuild`;

try {
  if (process.argv.includes('--help')) console.log(usage);
  else {
    const say = (_about: object, words: string): void => console.log(words);
    const home = await openRedis(readEnvironment(), { info: say, warn: say, error: say });
    const redis = home.connect('queue');
    const { matches, records, unreadable } = await rebuild(redis, home.writer ?? directWriter(redis));
    redis.disconnect();
    await home.close();
    console.log(`${matches} matches and ${records} records entered again; ${unreadable} cannot be read.`);
  }
} catch (error) {
  console.error(sentenceOf(error) ?? (error as Error).message);
  process.exitCode = 1;
}
