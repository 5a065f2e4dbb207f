import { readFileSync, writeFileSync } from 'node:fs';
import { opponents, randomOpponent } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { type AnyGame, familyOf } from '../engine/game/index.ts';
import { fitsHandicap, handicapsFor, writeHandicap } from '../engine/handicap.ts';
import { games } from '../games/index.ts';
import { playContest, type ThinkingTime, wilsonInterval } from '../testkit/arena.ts';
import { type HandicapContest, playHandicap, withHandicapContest, worthsOf } from '../testkit/handicap-contests.ts';
import { formatContests, playLevels, ratingsOf, type StoredContest, withContest } from '../testkit/level-contests.ts';
import { isComparable, playTurnOrder, withSample } from '../testkit/turn-order.ts';
import { handicapFor } from '../ratings/handicap-worth.ts';
import { levelRating } from '../ratings/level-ratings.ts';
import type { TurnOrderSample } from '../ratings/turn-order.ts';
import { seatLimits } from '../testkit/seat-limits.ts';
import { exitWithError, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage = [
  'npm run arena -- --variant intro --red strong --blue good --games 400 [--game rivals] [--sets random] [--seats 2] [--seed report] [--handicap points-2|suggested]',
  'npm run arena -- --ratings [--games 100] [--game dice] [--variant extra] [--seed report]',
  'npm run arena -- --handicaps [--red fair --blue strong --games 100] [--game dice] [--variant extra] [--handicap points-2] [--seed report]',
  'npm run arena -- --turn-order --games 1000 [--game dice] [--variant extra] [--seats 3] [--red fair] [--seed report]',
].join('\n');

function arena(): void {
  const { values, flags } = readArguments(
    usage,
    ['game', 'variant', 'sets', 'games', 'seats', 'seed', 'red', 'blue', 'handicap'],
    ['ratings', 'handicaps', 'turn-order'],
  );
  if (flags.ratings) rateLevels(values);
  else if (flags.handicaps) rateHandicaps(values);
  else if (flags['turn-order']) measureTurnOrder(values);
  else compareLevels(values);
}

type Values = Readonly<
  Partial<Record<'game' | 'variant' | 'sets' | 'games' | 'seats' | 'seed' | 'red' | 'blue' | 'handicap', string>>
>;

const contestsFile = 'src/testkit/level-contests.json';
const handicapsFile = 'src/testkit/handicap-contests.json';
const worthFile = 'src/ratings/handicap-worth.json';
const turnOrderFile = 'src/ratings/turn-order.json';
const ratingsFile = 'src/ratings/level-ratings.json';

/** Measures how often who wins between equal computers, in the order of turns; continues what is stored. */
function measureTurnOrder({ game: gameId, variant: only, seats: size, games: count, ...values }: Values): void {
  let samples = JSON.parse(readFileSync(turnOrderFile, 'utf8')) as readonly TurnOrderSample[];
  const { id: level } = player(values.red ?? 'fair');
  const each = wholeNumber('games', count ?? '1000', 1);
  for (const game of gameId === undefined ? games.values() : [gameFrom(gameId)])
    for (const {
      id: variant,
      seats: [least, most],
    } of game.info.variants)
      for (let seats = Math.max(2, least); seats <= most; seats++) {
        if ((only !== undefined && only !== variant) || (size !== undefined && size !== String(seats))) continue;
        if (!isComparable(game.info.id, variant)) continue;
        const which = { game: game.info.id, variant, seats, level, seed: values.seed ?? 'report' };
        for (const sample of playTurnOrder(game, which, samples, each)) {
          samples = withSample(samples, sample);
          writeFileSync(turnOrderFile, formatContests(samples));
          console.log(`${sample.game} ${variant}, ${seats} seats: ${sample.wins.join(' ')} of ${sample.games}`);
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

/**
 * Fits how many rating points every handicap makes up for to the stored contests; with `--games`, first plays those of
 * two levels, with one handicap or all of a variant.
 */
function rateHandicaps({
  game: gameId,
  variant: only,
  games: count,
  seed = 'report',
  handicap,
  ...values
}: Values): void {
  let contests = JSON.parse(readFileSync(handicapsFile, 'utf8')) as readonly HandicapContest[];
  if (count !== undefined) {
    const each = wholeNumber('games', count, 1);
    const [red, blue] = [player(values.red ?? 'fair').id, player(values.blue ?? 'fair').id];
    for (const game of gameId === undefined ? games.values() : [gameFrom(gameId)])
      for (const { id: variant } of game.info.variants) {
        if (only !== undefined && only !== variant) continue;
        for (const { id } of handicapsFor(game.info.handicaps ?? [], variant)) {
          if (handicap !== undefined && handicap !== id) continue;
          const played = playHandicap(game, { game: game.info.id, variant, red, blue, handicap: id }, each, seed);
          contests = withHandicapContest(contests, played);
          writeFileSync(handicapsFile, formatContests(contests));
          console.log(`${played.game} ${variant}: ${red} (${id}) ${played.wins} of ${played.games} against ${blue}`);
        }
      }
  }
  const levels = JSON.parse(readFileSync(contestsFile, 'utf8')) as readonly StoredContest[];
  const worths = Object.entries(worthsOf(contests, levels));
  const lines = worths.map(([variant, worth]) => `  ${JSON.stringify(variant)}: ${JSON.stringify(worth)}`);
  writeFileSync(worthFile, `{\n${lines.join(',\n')}\n}\n`);
  for (const [variant, worth] of worths)
    console.log(
      `${variant}: ${Object.entries(worth)
        .map(([id, points]) => `${id} ${points}`)
        .join(', ')}`,
    );
}

/** Returns the handicap that a challenge between these levels would suggest. */
function suggestedHandicap(game: AnyGame, variant: string, red: string, blue: string): string {
  const { id } = familyOf(game.info, variant);
  const [own, theirs] = [levelRating(id, red), levelRating(id, blue)];
  if (own === null || theirs === null) return exitWithError(`There is no rating of ${red} or ${blue}.`);
  return handicapFor(game.info.id, variant, theirs - own) ?? exitWithError('No handicap is suggested here.');
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
  const handicap =
    values.handicap === 'suggested' ? suggestedHandicap(game, options.variant, red.id, blue.id) : values.handicap;
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
  console.log(`${game.info.id} ${options.variant}, ${seats} seats, seed ${seed}`);
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
