import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { narrowed, type Network, widened } from '../bots/network.ts';
import { parseWeights, readWeights, weightsFile, writeWeights } from '../bots/weights.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { seatsOf } from '../trials/seats-of.ts';
import { namesOf, train, type TrainingTable } from '../trials/training.ts';
import { fail, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage = 'npm run train -- --variant duel [--minutes 60] [--matches 30000] [--game rivals] [--seed parley] [--further]';
const EVERY = 200;

/**
 * Learns a value from matches with itself and writes it to its file. Several variants, written with commas between them, are
 * learned together, and with `further` it goes on from what the files hold. As many matches with the same seed learn the same.
 */
function training(): void {
  const { values, flags } = readArguments(usage, ['game', 'variant', 'minutes', 'matches', 'seed'], ['further']);
  const game = gameFrom(values.game);
  if (!game.mind.features) fail(`${game.facts.id} has no features to learn by.`);
  const variants = (values.variant ?? game.facts.variants[0]?.id ?? '').split(',');
  const tables = variants.flatMap((variant) => tablesOf(game, variant));
  const minutes = wholeNumber('minutes', values.minutes, 60);
  const most = wholeNumber('matches', values.matches, 30_000);
  const seed = values.seed ?? 'parley';
  const before = flags.further ? learnedBefore(game, tables) : undefined;
  const command = `${before ? `${before.made} && ` : ''}npm run train -- --game ${game.facts.id} --variant ${variants.join()} --seed ${seed}${before ? ' --further' : ''}`;
  const begun = Date.now();
  const sums = { answers: 0, surprise: 0 };
  console.log(`${game.facts.id} ${variants.join(', ')}: ${namesOf(game, tables).length} features, seed ${seed}, at most ${most} matches or ${minutes} minutes`);
  train({
    game,
    tables,
    seed,
    matches: most,
    ...(before && { before }),
    after({ played, answers, surprise, network }) {
      sums.answers += answers;
      sums.surprise += surprise;
      const over = Date.now() - begun > minutes * 60_000;
      if (played % EVERY === 0 || over || played === most) {
        const since = played % EVERY || EVERY;
        console.log(`${played} matches, ${((Date.now() - begun) / 60_000).toFixed(1)} min: ${(sums.answers / since).toFixed(0)} answers a match, surprise ${(sums.surprise / since).toFixed(3)} bits`);
        sums.answers = sums.surprise = 0;
        keep(game, tables, network, `${command} --matches ${played}`, played + (before?.matches ?? 0));
      }
      return !over;
    },
  });
}

/** What the files of these variants hold, put together; they must have been learned together. */
function learnedBefore(game: AnyGame, tables: readonly TrainingTable[]): { readonly network: Network; readonly made: string; readonly matches: number } {
  const all = namesOf(game, tables);
  const files = tables.map((table) => {
    const { variant } = table.options;
    const file = weightsFile(game.facts.id, variant);
    if (!existsSync(file)) fail(`Nothing was learned for ${variant} yet.`);
    const text = readFileSync(file, 'utf8');
    const names = namesOf(game, [table]);
    const part = [readWeights(game.facts.id, variant, names, text), names.map((name) => all.indexOf(name))] as const;
    return { part, ...parseWeights(game.facts.id, variant, text) };
  });
  const [{ made, matches }] = files as [(typeof files)[0]];
  if (files.some((file) => file.made !== made)) fail('These variants were not learned together.');
  return { network: widened(files.map(({ part }) => part), all.length), made, matches };
}

/** One for each number of seats from two on. */
function tablesOf(game: AnyGame, variant: string): TrainingTable[] {
  const options = optionsFrom(game, variant, usage);
  const [least, most] = seatsOf(game, options);
  return [2, 3, 4, 5, 6].filter((seats) => seats >= least && seats <= most).map((seats) => ({ options, seats }));
}

function keep(game: AnyGame, tables: readonly TrainingTable[], network: Network, command: string, played: number): void {
  const all = namesOf(game, tables);
  for (const { options: { variant } } of tables) {
    const names = namesOf(game, tables.filter(({ options }) => options.variant === variant));
    const file = weightsFile(game.facts.id, variant);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeWeights(narrowed(network, names.map((name) => all.indexOf(name))), names, command, played));
  }
}

training();
