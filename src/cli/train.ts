import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { networkFor, weightsFile, writeWeights } from '../bots/weights.ts';
import { seatsOf } from '../trials/seats-of.ts';
import { train } from '../trials/training.ts';
import { fail, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage = 'npm run train -- --variant duel [--minutes 60] [--matches 30000] [--game rivals] [--seed parley] [--further] [--out file]';
const EVERY = 200;

/** Learns a value from matches with itself and writes it to its file. As many matches with the same seed learn the same. */
function training(): void {
  const { values, flags } = readArguments(usage, ['game', 'variant', 'minutes', 'matches', 'seed', 'out'], ['further']);
  const game = gameFrom(values.game);
  const options = optionsFrom(game, values.variant, usage);
  const { variant } = options;
  const minutes = wholeNumber('minutes', values.minutes, 60);
  const most = wholeNumber('matches', values.matches, 30_000);
  const seed = values.seed ?? 'parley';
  const features = game.mind.features ?? fail(`${game.facts.id} has no features to learn by.`);
  const names = features.names(variant);
  const before = flags.further ? (networkFor(game, variant) ?? fail(`Nothing was learned for ${variant} yet.`)) : undefined;
  const [least, largest] = seatsOf(game, options);
  const seats = Array.from({ length: largest - Math.max(2, least) + 1 }, (_, more) => Math.max(2, least) + more);
  const file = values.out ?? weightsFile(game.facts.id, variant);
  const begun = Date.now();
  const sums = { answers: 0, surprise: 0 };
  console.log(`${game.facts.id} ${variant}: ${names.length} features, seed ${seed}, at most ${most} matches or ${minutes} minutes`);
  const network = train({
    game,
    options: [options],
    seats,
    variant,
    seed,
    matches: most,
    ...(before ? { network: before } : {}),
    after({ played, answers, surprise, network }) {
      sums.answers += answers;
      sums.surprise += surprise;
      const over = Date.now() - begun > minutes * 60_000;
      if (played % EVERY === 0 || over || played === most) {
        const since = played % EVERY || EVERY;
        console.log(`${played} matches, ${((Date.now() - begun) / 60_000).toFixed(1)} min: ${(sums.answers / since).toFixed(0)} answers a match, surprise ${(sums.surprise / since).toFixed(3)} bits`);
        sums.answers = sums.surprise = 0;
        mkdirSync(dirname(file), { recursive: true });
        const command = `npm run train -- --game ${game.facts.id} --variant ${variant} --seed ${seed} --matches ${played}${before ? ' --further' : ''}`;
        writeFileSync(file, writeWeights(network, names, command, played));
      }
      return !over;
    },
  });
  console.log(`${file}: ${network.hidden} hidden units`);
}

training();
