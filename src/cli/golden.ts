import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Opponent } from '../engine/opponent.ts';
import { randomFrom } from '../engine/random.ts';
import { opponents } from '../bots/index.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { rivals as game } from '../games/rivals/game.ts';
import { variantIds } from '../games/rivals/vocabulary.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { writeRecord } from '../match/view/record.ts';
import { playOut } from '../testkit/play-out.ts';
import { exitWithError, readArguments } from './arguments.ts';

/**
 * Regenerates golden files after an intended change. Look at the difference before you commit it.
 * `pictures` keeps the frozen scenes, `scenes` also takes new positions.
 */
const usage = 'npm run golden -- [pictures | scenes | records | traces | transcripts] …';

const runTest = (file: string, env: NodeJS.ProcessEnv, ...more: readonly string[]): void => {
  const { status } = spawnSync('npx', ['vitest', 'run', file, ...more], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) exitWithError(`${file} failed`);
};

const rivals: AnyGame = game;

/** Plays one match of a variant between Fair computers and writes its record. */
function recordMatch(variant: string): void {
  const options = game.info.options.parse({ variant, flow: 'strict' });
  const seed = `golden ${variant}`;
  const fair = opponents.get('fair') as Opponent;
  const { state, history } = playOut({
    game: rivals,
    options,
    seed,
    opponents: [fair, fair],
    random: randomFrom({ seed: `${seed}/answers`, drawn: 0 }),
    limit: 100_000,
  });
  const result = rivals.rules.result(state);
  if (!result) exitWithError(`the match of ${variant} did not end`);
  const sheet = {
    id: 'golden',
    status: 'over',
    terms: { game: rivals.info.id, options },
    players: [{ name: 'Red' }, { name: 'Blue' }],
    ending: { kind: 'won', ranking: result.ranking },
    previous: null,
    challenger: null,
    startedAt: null,
    endedAt: null,
    commitment: '',
  };
  const finished = { sheet: sheet as unknown as StoredMatch, seed, version: rivals.codec.version, history };
  writeFileSync(join('test/games/rivals/golden', `${variant}.record`), writeRecord(rivals, finished));
}

const parts: Readonly<Record<string, () => void>> = {
  pictures: () => runTest('test/render/golden.test.ts', { GOLDEN: 'record' }),
  scenes: () => runTest('test/render/golden.test.ts', { GOLDEN: 'scenes' }),
  records: () => variantIds.forEach(recordMatch),
  traces: () => runTest('test/games/traces.test.ts', {}, 'test/match/traces.test.ts', '-u'),
  transcripts: () =>
    runTest(
      'test/e2e/transcript.test.ts',
      {},
      'test/e2e/every-page.test.ts',
      'test/discord/competition-pages.test.ts',
      'test/discord/notifier.test.ts',
      'test/discord/panel-pages.test.ts',
      'test/discord/private-pages.test.ts',
      'test/discord/router.test.ts',
      'test/discord/strings-forms.test.ts',
      '-u',
    ),
};

const { paths } = readArguments(usage, [], []);
for (const name of paths.length > 0 ? paths : ['pictures', 'records', 'traces', 'transcripts']) {
  const part = parts[name] ?? exitWithError(`There are no golden ${name}.\n${usage}`);
  part();
}
