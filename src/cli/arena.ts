import { readFileSync, writeFileSync } from 'node:fs';
import { opponents, randomOpponent } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { fitsHandicap, handicapsFor, writeHandicap } from '../engine/handicap.ts';
import { games } from '../games/index.ts';
import { playContest, type ThinkingTime, wilsonInterval } from '../testkit/arena.ts';
import { formatContests, playLevels, ratingsOf, type StoredContest, withContest } from '../testkit/level-contests.ts';
import { playFirstSeat, withSample } from '../testkit/first-seat.ts';
import type { FirstSeatSample } from '../ratings/seat-advantage.ts';
import { seatLimits } from '../testkit/seat-limits.ts';
import { exitWithError, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage = [
  'npm run arena -- --variant intro --red strong --blue good --games 400 [--game rivals] [--sets random] [--seats 2] [--seed report] [--handicap points-2]',
  'npm run arena -- --ratings [--games 100] [--game dice] [--variant extra] [--seed report]',
  'npm run arena -- --first-seat --games 1000 [--game dice] [--variant extra] [--red fair] [--seed report]',
].join('\n');

function arena(): void {
  const { values, flags } = readArguments(
    usage,
    ['game', 'variant', 'sets', 'games', 'seats', 'seed', 'red', 'blue', 'handicap'],
    ['ratings', 'first-seat'],
  );
  if (flags.ratings) rateLevels(values);
  else if (flags['first-seat']) measureFirstSeat(values);
  else compareLevels(values);
}

type Values = Readonly<
  Partial<Record<'game' | 'variant' | 'sets' | 'games' | 'seats' | 'seed' | 'red' | 'blue' | 'handicap', string>>
>;

const contestsFile = 'src/testkit/level-contests.json';
const firstSeatFile = 'src/ratings/first-seat.json';
const ratingsFile = 'src/ratings/level-ratings.json';

/** Measures how often the first seat wins between equal computers, in every variant. */
function measureFirstSeat({ game: gameId, variant: only, games: count, red = 'fair', seed = 'report' }: Values): void {
  let samples = JSON.parse(readFileSync(firstSeatFile, 'utf8')) as readonly FirstSeatSample[];
  const { id: level } = player(red);
  for (const game of gameId === undefined ? games.values() : [gameFrom(gameId)])
    for (const { id } of game.info.variants) {
      if (only !== undefined && only !== id) continue;
      for (const sample of playFirstSeat(game, id, level, wholeNumber('games', count ?? '1000', 1), seed)) {
        samples = withSample(samples, sample);
        writeFileSync(firstSeatFile, formatContests(samples));
        console.log(`${sample.game} ${id}, ${sample.seats} seats: ${sample.wins} of ${sample.games}`);
      }
    }
}

/** Fits the ratings of all levels to the stored contests; with `--games`, plays those contests first. */
function rateLevels({ game: gameId, variant: only, games: count, seed = 'report' }: Values): void {
  let contests = JSON.parse(readFileSync(contestsFile, 'utf8')) as readonly StoredContest[];
  if (count !== undefined) {
    const each = wholeNumber('games', count, 1);
    for (const game of gameId === undefined ? games.values() : [gameFrom(gameId)])
      for (const { id } of game.info.variants) {
        if (only !== undefined && only !== id) continue;
        for (const played of playLevels(game, id, each, seed)) {
          contests = withContest(contests, played);
          writeFileSync(contestsFile, formatContests(contests));
          console.log(`${played.game} ${id}: ${played.red} ${played.wins} of ${played.games} against ${played.blue}`);
        }
      }
  }
  const ratings = ratingsOf(contests);
  writeFileSync(ratingsFile, `${JSON.stringify(ratings, null, 2)}\n`);
  for (const [family, levels] of Object.entries(ratings))
    console.log(
      `${family}: ${Object.entries(levels)
        .map(([level, points]) => `${level} ${points}`)
        .join(', ')}`,
    );
}

/** Lets two levels play each other and prints which is stronger, with the confidence interval. */
function compareLevels(values: Values): void {
  const game = gameFrom(values.game);
  const options = optionsFrom(game, values.variant, usage, values);
  const [least, most] = seatLimits(game, options);
  const seats = wholeNumber('seats', values.seats, Math.max(least, 2));
  if (seats < least || seats > most) exitWithError(`This variant is for ${least} to ${most} players.`);
  const [red, blue] = [player(values.red ?? 'good'), player(values.blue ?? 'fair')];
  const seed = values.seed ?? 'report';
  const { handicap } = values;
  if (
    handicap !== undefined &&
    !fitsHandicap(game.info.handicaps ?? [], { ...options, handicap: writeHandicap({ seat: 0, id: handicap }) })
  )
    exitWithError(
      `There is no handicap ${handicap} here. There are ${handicapsFor(game.info.handicaps ?? [], options.variant)
        .map(({ id }) => id)
        .join(', ')}.`,
    );
  const outcome = playContest({
    game,
    options,
    seats,
    seed,
    games: wholeNumber('games', values.games, 100),
    red,
    blue,
    handicap,
  });
  const { wins, stuck } = outcome;
  const finished = outcome.games - stuck;
  const share = (part: number) => `${(part * 100).toFixed(0)} %`;
  const [low, high] = wilsonInterval(wins, finished);
  console.log(`${game.info.id} ${values.variant ?? ''}, ${seats} seats, seed ${seed}`);
  console.log(
    `${red.id}${handicap === undefined ? '' : ` (${handicap})`} wins ${wins} of ${finished} against ${blue.id}: ${share(wins / Math.max(1, finished))} [${share(low)}–${share(high)}]`,
  );
  if (stuck > 0) console.log(`${stuck} unfinished`);
  console.log(`${red.id} ${formatTime(outcome.red)} · ${blue.id} ${formatTime(outcome.blue)}`);
}

const formatTime = ({ decisions, spent, worst }: ThinkingTime): string =>
  `${(spent / Math.max(1, decisions)).toFixed(1)} ms a decision, worst ${worst.toFixed(0)} ms`;

function player(name: string): Opponent {
  const all = new Map([[randomOpponent.id, randomOpponent], ...opponents]);
  return all.get(name) ?? exitWithError(`There is no opponent ${name}. There are ${[...all.keys()].join(', ')}.`);
}

arena();
