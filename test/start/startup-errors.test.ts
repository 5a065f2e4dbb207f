import { describe, expect, it } from 'vitest';
import { checkEnvironment } from '../../src/environment.ts';
import { packPuzzles, unpackPuzzles } from '../../src/puzzles.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { serve } from '../../src/serve.ts';
import { nodeVersionProblem, startupMessage } from '../../src/start.ts';
import { tempFolder } from '../temp-folder.ts';
import { freePort } from './program.ts';

const folder = tempFolder();

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const environment = checkEnvironment({ DISCORD_TOKEN: token, DATA_DIR: folder, LOG_LEVEL: 'silent' });

async function faultOf(work: Promise<unknown>): Promise<string> {
  const fault = await work.then(
    () => null,
    (error: unknown) => startupMessage(error),
  );
  expect(fault).toMatch(/^[^\n]+\.$/);
  return fault ?? '';
}

describe('the version of Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('%s will do', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  it.each(['18.20.8', '20.18.9', '16.0.0'])('%s is too old', (version) => {
    expect(nodeVersionProblem(version)).toMatch(new RegExp(`20\\.19 or newer, this is ${version}: install`));
  });
});

describe('Discord', () => {
  it('does not know the token', async () => {
    const sandbox = await startSandbox();
    try {
      const said = await faultOf(serve(environment, { api: sandbox.api }));
      expect(said).toContain('DISCORD_TOKEN');
      expect(said).not.toContain(token);
    } finally {
      await sandbox.close();
    }
  });

  it('cannot be reached', async () => {
    const api = `http://127.0.0.1:${await freePort()}/api`;
    expect(await faultOf(serve(environment, { api, retries: 0 }))).toContain('network');
  });

  it('knows the token: then the bot is served there and ends in order', async () => {
    const sandbox = await startSandbox({ token });
    const running = await serve(environment, { api: sandbox.api });
    expect(running.address).toBeNull();
    expect(sandbox.botOnline).toBe(true);
    await running.close();
    await sandbox.close();
  });
});

describe('the file of puzzles', () => {
  it.each([
    ['is no archive', Buffer.from('nothing')],
    ['holds something else', packPuzzles('made', [{ id: 'x' } as never])],
  ])('%s: then it says so, and what helps', async (_name, packed) => {
    const said = await faultOf(Promise.resolve(packed).then(unpackPuzzles));
    expect(said).toContain('assets/puzzles.jsonl.gz cannot be read');
    expect(said).toContain('npm run puzzles');
  });
});

describe('a fault of the program itself', () => {
  it('is not passed off as a mistake of the user', () => {
    expect(startupMessage(new TypeError('x is not a function'))).toBeNull();
  });

  it('of the disk has its remedy', () => {
    expect(startupMessage(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))).toContain(
      'make room',
    );
    expect(startupMessage(Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/srv/data' }))).toContain(
      '/srv/data cannot be written',
    );
    // A read-only disk refuses the socket of the lock; such errors name an address instead of a path.
    expect(startupMessage(Object.assign(new Error('listen EROFS'), { code: 'EROFS', address: '/srv/data' }))).toContain(
      'The data folder cannot be written (EROFS)',
    );
  });
});
