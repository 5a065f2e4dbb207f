import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { selectInputs, type Network, mergeInputs } from '../bots/network.ts';
import { parseWeights, readWeights, weightsFile, writeWeights } from '../bots/weights.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { seatLimits } from '../testkit/seat-limits.ts';
import { featureNames, train, type TrainingTable } from '../testkit/training.ts';
import { exitWithError, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage =
  'npm run train -- --variant duel [--minutes 60] [--matches 30000] [--game rivals] [--seed parley] [--further]';
const REPORT_EVERY = 200;

/**
 * Learns weights from self-play and writes them to a file. Several variants, separated by commas, are learned together;
 * `further` continues from the files. The same seed and number of matches give the same weights.
 */
function trainVariants(): void {
  const { values, flags } = readArguments(usage, ['game', 'variant', 'minutes', 'matches', 'seed'], ['further']);
  const game = gameFrom(values.game);
  if (!game.ai.features) exitWithError(`${game.info.id} has no features.`);
  const variants = (values.variant ?? game.info.variants[0]?.id ?? '').split(',');
  const tables = variants.flatMap((variant) => tablesOf(game, variant));
  const minutes = wholeNumber('minutes', values.minutes, 60);
  const most = wholeNumber('matches', values.matches, 30_000);
  const seed = values.seed ?? 'parley';
  const before = flags.further ? learnedBefore(game, tables) : undefined;
  const command = `${before ? `${before.made} && ` : ''}npm run train -- --game ${game.info.id} --variant ${variants.join()} --seed ${seed}${before ? ' --further' : ''}`;
  const startedAt = Date.now();
  const sums = { answers: 0, surprise: 0 };
  console.log(
    `${game.info.id} ${variants.join(', ')}: ${featureNames(game, tables).length} features, seed ${seed}, at most ${most} matches or ${minutes} minutes`,
  );
  train({
    game,
    tables,
    seed,
    matches: most,
    ...(before && { before }),
    after({ played, answers, surprise, network }) {
      sums.answers += answers;
      sums.surprise += surprise;
      const over = Date.now() - startedAt > minutes * 60_000;
      if (played % REPORT_EVERY === 0 || over || played === most) {
        const since = played % REPORT_EVERY || REPORT_EVERY;
        console.log(
          `${played} matches, ${((Date.now() - startedAt) / 60_000).toFixed(1)} min: ${(sums.answers / since).toFixed(0)} answers a match, surprise ${(sums.surprise / since).toFixed(3)} bits`,
        );
        sums.answers = sums.surprise = 0;
        saveNetwork(game, tables, network, `${command} --matches ${played}`, played + (before?.matches ?? 0));
      }
      return !over;
    },
  });
}

/** Returns the merged weights of these variants; they must have been learned together. */
function learnedBefore(
  game: AnyGame,
  tables: readonly TrainingTable[],
): { readonly network: Network; readonly made: string; readonly matches: number } {
  const all = featureNames(game, tables);
  const files = tables.map((table) => {
    const { variant } = table.options;
    const file = weightsFile(game.info.id, variant);
    if (!existsSync(file)) exitWithError(`Nothing was learned for ${variant} yet.`);
    const text = readFileSync(file, 'utf8');
    const names = featureNames(game, [table]);
    const part = [readWeights(game.info.id, variant, names, text), names.map((name) => all.indexOf(name))] as const;
    return { part, ...parseWeights(game.info.id, variant, text) };
  });
  const [{ made, matches }] = files as [(typeof files)[0]];
  if (files.some((file) => file.made !== made)) exitWithError('These variants were not learned together.');
  return {
    network: mergeInputs(
      files.map(({ part }) => part),
      all.length,
    ),
    made,
    matches,
  };
}

/** Returns one table for each number of players from two on. */
function tablesOf(game: AnyGame, variant: string): TrainingTable[] {
  const options = optionsFrom(game, variant, usage);
  const [least, most] = seatLimits(game, options);
  return [2, 3, 4, 5, 6].filter((seats) => seats >= least && seats <= most).map((seats) => ({ options, seats }));
}

function saveNetwork(
  game: AnyGame,
  tables: readonly TrainingTable[],
  network: Network,
  command: string,
  played: number,
): void {
  const all = featureNames(game, tables);
  for (const {
    options: { variant },
  } of tables) {
    const names = featureNames(
      game,
      tables.filter(({ options }) => options.variant === variant),
    );
    const file = weightsFile(game.info.id, variant);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      writeWeights(
        selectInputs(
          network,
          names.map((name) => all.indexOf(name)),
        ),
        names,
        command,
        played,
      ),
    );
  }
}

trainVariants();
