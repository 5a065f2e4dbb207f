import { opponents, random } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { contest, type Pace, wilson } from '../trials/arena.ts';
import { seatsOf } from '../trials/seats-of.ts';
import { fail, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage = 'npm run arena -- --variant intro --red strong --blue good --games 400 [--game rivals] [--sets random] [--seats 2] [--seed report]';

/** Lets two levels play each other and says which is stronger, with the interval. */
function arena(): void {
  const { values } = readArguments(usage, ['game', 'variant', 'sets', 'games', 'seats', 'seed', 'red', 'blue'], []);
  const game = gameFrom(values.game);
  const options = optionsFrom(game, values.variant, usage, values);
  const [least, most] = seatsOf(game, options);
  const seats = wholeNumber('seats', values.seats, Math.max(least, 2));
  if (seats < least || seats > most) fail(`This variant is for ${least} to ${most}.`);
  const [red, blue] = [player(values.red ?? 'good'), player(values.blue ?? 'fair')];
  const seed = values.seed ?? 'report';
  const outcome = contest({ game, options, seats, seed, games: wholeNumber('games', values.games, 100), red, blue });
  const { games, wins, stuck } = outcome;
  const share = (part: number) => `${(part * 100).toFixed(0)} %`;
  const [low, high] = wilson(wins, games - stuck);
  console.log(`${game.facts.id} ${values.variant ?? ''}, ${seats} seats, seed ${seed}`);
  console.log(`${red.id} wins ${wins} of ${games - stuck} against ${blue.id}: ${share(wins / Math.max(1, games - stuck))} [${share(low)}–${share(high)}]`);
  if (stuck > 0) console.log(`${stuck} without an end`);
  console.log(`${red.id} ${pace(outcome.red)} · ${blue.id} ${pace(outcome.blue)}`);
}

const pace = ({ decisions, spent, worst }: Pace): string => `${(spent / Math.max(1, decisions)).toFixed(1)} ms a decision, worst ${worst.toFixed(0)} ms`;

function player(name: string): Opponent {
  const all = new Map([[random.id, random], ...opponents]);
  return all.get(name) ?? fail(`There is no opponent ${name}. There are ${[...all.keys()].join(', ')}.`);
}

arena();
