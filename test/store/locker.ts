import { writeSync } from 'node:fs';
import { lockFolder } from '../../src/store/folder-lock.ts';

/** Takes the lock of a folder and keeps it until it is killed, or says why not. */
try {
  await lockFolder(process.argv[2] as string);
  writeSync(1, 'held\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  writeSync(1, `${(error as Error).message}\n`);
}
