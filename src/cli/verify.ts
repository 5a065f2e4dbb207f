import { readFileSync } from 'node:fs';
import { games } from '../games/index.ts';
import { BadRecord } from '../match/look/read-record.ts';
import { fail, readArguments } from './arguments.ts';
import { verifyRecord } from '../trials/verify-record.ts';

const usage = 'npm run verify -- <record> …';

/** Recomputes the commitment, every shuffle and every throw of a record, and says whether they are as written. */
function verify(): void {
  const { paths } = readArguments(usage, [], []);
  if (paths.length === 0) fail(usage);
  for (const path of paths) {
    try {
      console.log(`${path}: ${verifyRecord(games, readFileSync(path, 'utf8'))}`);
    } catch (error) {
      process.exitCode = 1;
      if (error instanceof BadRecord) console.log(`${path}:${error.line}: differs\n  record:   ${error.expected}\n  replayed: ${error.got}`);
      else console.log(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

verify();
