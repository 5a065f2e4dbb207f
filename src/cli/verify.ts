import { readFileSync } from 'node:fs';
import { games } from '../games/index.ts';
import { RecordMismatch } from '../match/view/replay-record.ts';
import { exitWithError, readArguments } from './arguments.ts';
import { reportRecord } from '../testkit/report-record.ts';

const usage = 'npm run verify -- <record> …';

/** Recomputes the commitment, every shuffle and every roll of a record, and reports whether they match. */
function verify(): void {
  const { paths } = readArguments(usage, [], []);
  if (paths.length === 0) exitWithError(usage);
  for (const path of paths) {
    try {
      console.log(`${path}: ${reportRecord(games, readFileSync(path, 'utf8'))}`);
    } catch (error) {
      process.exitCode = 1;
      if (error instanceof RecordMismatch)
        console.log(`${path}:${error.line}: differs\n  record:   ${error.expected}\n  replayed: ${error.got}`);
      else console.log(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

verify();
