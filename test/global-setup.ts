import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findServer } from '../src/store/private-server.ts';

/** Around all tests: they get a temporary directory of their own, and fail together when something is left in it. */
export default function globalSetup({ vitest }: TestProject): () => void {
  if (findServer(process.env['PATH'] ?? '') === null) {
    vitest.logger.log(
      'No redis-server on the path: what needs one is left out, the rest runs on the embedded server. Install it to run all.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'parley-tests-'));
  process.env['TMPDIR'] = folder;
  return () => {
    // What tsx and Chromium keep for the next time is theirs.
    const left = readdirSync(folder).filter((name) => !/^(tsx-|node-compile-cache|\.org\.chromium\.)/.test(name));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    vitest.logger.error(`The tests left this in the temporary directory: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
