import { opponents, randomOpponent } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { type PlayOutOptions, playOut } from '../testkit/play-out.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Decision } from '../engine/script.ts';
import { seatName, seatNames } from '../engine/seats.ts';
import { seatLimits } from '../testkit/seat-limits.ts';
import { exitWithError, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';
import { createCounter, type Effort, median, neverUsed, newTally, type Tally } from '../testkit/tally.ts';

const usage =
  'npm run sim -- --variant intro --games 1000 [--seed 7] [--flow strict|patient] [--order strict|parallel] [--sets random] [--seats 2] [--red fair --blue random …] [--json]';

/** Plays matches between computers and prints statistics. */
function sim(): void {
  const { values, flags } = readArguments(
    usage,
    ['game', 'variant', 'games', 'seats', 'seed', 'flow', 'order', 'sets', ...seatNames],
    ['json'],
  );
  const game = gameFrom(values.game);
  const number = wholeNumber('games', values.games, 100);
  const seed = values.seed ?? '1';
  const options = optionsFrom(game, values.variant, usage, values);
  const [least, most] = seatLimits(game, options);
  const seats = wholeNumber('seats', values.seats, least);
  if (seats < least || seats > most) exitWithError(`This variant is for ${least} to ${most} players.`);
  const players = seatNames.slice(0, seats).map((name) => player(values[name] ?? 'random'));
  const start = performance.now();
  const tally = play(game, options, number, seed, players);
  const seconds = (performance.now() - start) / 1000;
  const report = reportOf(tally, players, { game: game.info.id, options, seed, seconds });
  console.log(flags.json ? JSON.stringify(report, null, 2) : formatReport(report));
  if (tally.stuck > 0) process.exitCode = 1;
}

function player(name: string): Opponent {
  const all = new Map([[randomOpponent.id, randomOpponent], ...opponents]);
  return all.get(name) ?? exitWithError(`There is no opponent ${name}. There are ${[...all.keys()].join(', ')}.`);
}

function play(game: AnyGame, options: unknown, number: number, seed: string, players: readonly Opponent[]): Tally {
  const tally = newTally(players.length);
  for (let match = 0; match < number; match++) {
    const count = createCounter(game, tally);
    const name = `${seed}/${match}`;
    count.begin(game.rules.setup(options, players.length, name));
    const { state, over } = playOut({
      game,
      options,
      seed: name,
      opponents: players,
      random: randomFrom({ seed: `${name}/answers`, drawn: 0 }),
      limit: 100_000,
      ordered: true,
      ...(game.rules.isIndependent ? { order: nextToPlay(randomFrom({ seed: `${name}/order`, drawn: 0 })) } : {}),
      before: (live, decision, byOrder) => count.before(live.state, decision, byOrder),
      after: (move) => count.after(move),
    });
    count.end(state, over);
  }
  return tally;
}

/** Independent seats play in any order, otherwise the active one. */
const nextToPlay =
  (random: Random): NonNullable<PlayOutOptions['order']> =>
  (open, active) => {
    const own = open.filter(({ seat }) => active.includes(seat));
    return (own.length > 1 ? own[random.below(own.length)] : (own[0] ?? open[0])) as Decision;
  };

interface Report {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  readonly matches: number;
  readonly stuck: number;
  readonly players: readonly {
    readonly seat: string;
    readonly opponent: string;
    readonly wins: number;
    readonly share: number;
  }[];
  readonly turns: { readonly mean: number; readonly median: number; readonly least: number; readonly most: number };
  readonly perTurn: Readonly<Effort>;
  readonly setup: Readonly<Effort>;
  /** The most expensive questions, by key. */
  readonly asked: readonly { readonly key: string; readonly clicks: number; readonly handOvers: number }[];
  readonly neverUsed: readonly string[];
  readonly decisionsPerSecond: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const each = ({ questions, handOvers, clicks }: Effort, number: number): Effort => ({
  questions: round(questions / number),
  handOvers: round(handOvers / number),
  clicks: round(clicks / number),
});

function reportOf(
  tally: Tally,
  players: readonly Opponent[],
  about: { readonly game: string; readonly options: object; readonly seed: string; readonly seconds: number },
): Report {
  const { wins, turns, stuck, allTurns } = tally;
  const matches = turns.length + stuck;
  const { seconds, ...rest } = about;
  return {
    ...rest,
    matches,
    stuck,
    players: players.map(({ id }, seat) => ({
      seat: seatName(seat),
      opponent: id,
      wins: wins[seat] ?? 0,
      share: round((wins[seat] ?? 0) / matches),
    })),
    turns: {
      mean: round(turns.reduce((sum, each) => sum + each, 0) / Math.max(1, turns.length)),
      median: median(turns),
      least: Math.min(...turns),
      most: Math.max(...turns),
    },
    perTurn: each(tally.play, allTurns),
    setup: each(tally.setup, matches),
    asked: [...tally.asked]
      .map(([key, each]) => ({
        key,
        clicks: round(each.clicks / allTurns),
        handOvers: round(each.handOvers / allTurns),
      }))
      .filter((each) => each.clicks > 0 || each.handOvers > 0)
      .toSorted((a, b) => b.clicks - a.clicks),
    neverUsed: neverUsed(tally),
    decisionsPerSecond: Math.round((tally.play.questions + tally.setup.questions) / seconds),
  };
}

/** The most questions listed. */
const MAX_QUESTIONS = 12;

const byHandOvers = ({ asked }: Report): Report['asked'] =>
  asked
    .filter(({ handOvers }) => handOvers > 0)
    .toSorted((a, b) => b.handOvers - a.handOvers)
    .slice(0, MAX_QUESTIONS);

function formatReport(report: Report): string {
  const { turns, perTurn, setup } = report;
  const effort = ({ questions, handOvers, clicks }: Effort) =>
    `${questions} questions, ${handOvers} hand-overs, ${clicks} clicks`;
  return [
    `${report.matches} matches of ${report.game} ${JSON.stringify(report.options)}, seed ${report.seed}`,
    ...report.players.map(
      ({ seat, opponent, wins, share }) =>
        `${seat.padEnd(6)} ${opponent.padEnd(7)} ${wins} wins (${Math.round(share * 100)} %)`,
    ),
    ...(report.stuck > 0 ? [`${report.stuck} matches did not come to an end`] : []),
    `turns: mean ${turns.mean}, median ${turns.median}, ${turns.least} to ${turns.most}`,
    `per turn: ${effort(perTurn)}`,
    ...(setup.questions > 0 ? [`set-up: ${effort(setup)}`] : []),
    `clicks by question: ${report.asked
      .slice(0, MAX_QUESTIONS)
      .map(({ key, clicks }) => `${key} ${clicks}`)
      .join(', ')}`,
    `hand-overs by question: ${byHandOvers(report)
      .map(({ key, handOvers }) => `${key} ${handOvers}`)
      .join(', ')}`,
    `cards never used: ${report.neverUsed.join(', ') || 'none'}`,
    `${report.decisionsPerSecond} decisions per second, counting included`,
  ].join('\n');
}

sim();
