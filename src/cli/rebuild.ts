import { readEnvironment } from '../environment.ts';
import { startupMessage } from '../start.ts';
import { games } from '../games/index.ts';
import { matchResultOf } from '../match/result/match-result.ts';
import { rebuildCompetition } from '../clubs/rebuild.ts';
import { rebuildCompetitions } from '../store/rebuild-competitions.ts';
import { rebuildRatings, recordFinished } from '../store/rebuild-results.ts';
import { rebuild } from '../store/rebuild.ts';
import { openRedis } from '../store/open-redis.ts';
import { directWriter } from '../store/writer.ts';

const usage = `Makes again what spans matches, from the matches themselves: a person's matches and records, channel → match, counts,
results, ratings and competitions. Matches finished before there were results get theirs.
Nothing else is changed, and it may run while the bot does; for a bot on DATA_DIR stop it first.

  npm run rebuild`;

try {
  if (process.argv.includes('--help')) console.log(usage);
  else {
    const print = (_context: object, text: string): void => console.log(text);
    const home = await openRedis(readEnvironment(), { info: print, warn: print, error: print });
    const redis = home.connect('queue');
    const writer = home.writer ?? directWriter(redis);
    const { matches, records, unreadable } = await rebuild(redis, writer);
    const counting = await recordFinished(redis, writer, (finished) => {
      const game = games.get(finished.sheet.terms.game);
      return game ? matchResultOf(game, finished) : null;
    });
    const { results, ratings } = await rebuildRatings(redis, writer);
    const log = { info: print, warn: print, error: print };
    const { competitions, changed } = await rebuildCompetitions(redis, writer, log, rebuildCompetition);
    redis.disconnect();
    await home.close();
    console.log(`${matches} matches and ${records} records indexed; ${unreadable} cannot be read.`);
    console.log(`${counting} records count; ${ratings} ratings from ${results} results.`);
    console.log(`${competitions} competitions worked out again; ${changed} were different.`);
  }
} catch (error) {
  console.error(startupMessage(error) ?? (error as Error).message);
  process.exitCode = 1;
}
