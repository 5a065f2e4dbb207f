import { writeSync } from 'node:fs';
import { openRedis } from '../../src/store/open-redis.ts';

/** Opens the Redis of a data folder with a search path for programs, and closes it again. */
const [, , folder = '', path = ''] = process.argv;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const home = await openRedis({ DATA_DIR: folder, PATH: path }, log);
await home.close();
writeSync(1, 'closed\n');
