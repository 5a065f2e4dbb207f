import { opponents, random } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { playOut } from '../trials/play-out.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { randomFrom } from '../engine/random.ts';
import { seatName, seatNames } from '../engine/seats.ts';
import { seatsOf } from '../trials/seats-of.ts';
import { fail, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';
import { counterFor, median, neverUsed, newTally, type Tally } from '../trials/tally.ts';

const usage = 'npm run sim -- --variant intro --games 1000 [--seed 7] [--flow strict|patient] [--seats 2] [--red fair --blue random …] [--json]';

/** Plays matches between computers and says how they went. */
function sim(): void {
  const { values, flags } = readArguments(usage, ['game', 'variant', 'games', 'seats', 'seed', 'flow', ...seatNames], ['json']);
  const game = gameFrom(values.game);
  const number = wholeNumber('games', values.games, 100);
  const seed = values.seed ?? '1';
  const options = optionsFrom(game, values.variant, usage, values.flow);
  const [least, most] = seatsOf(game, options);
  const seats = wholeNumber('seats', values.seats, least);
  if (seats < least || seats > most) fail(`This variant is for ${least} to ${most}.`);
  const players = seatNames.slice(0, seats).map((name) => player(values[name] ?? 'random'));
  const start = performance.now();
  const tally = play(game, options, number, seed, players);
  const seconds = (performance.now() - start) / 1000;
  const report = reportOf(tally, players, { game: game.facts.id, options, seed, seconds });
  console.log(flags.json ? JSON.stringify(report, null, 2) : written(report));
  if (tally.stuck > 0) process.exitCode = 1;
}

function player(name: string): Opponent {
  const all = new Map([[random.id, random], ...opponents]);
  return all.get(name) ?? fail(`There is no opponent ${name}. There are ${[...all.keys()].join(', ')}.`);
}

function play(game: AnyGame, options: unknown, number: number, seed: string, players: readonly Opponent[]): Tally {
  const tally = newTally(players.length);
  for (let match = 0; match < number; match++) {
    const count = counterFor(game, tally);
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
      before: (_live, decision, byOrder) => count.before(decision, byOrder),
      after: (move) => count.after(move),
    });
    count.end(state, over);
  }
  return tally;
}

interface Report {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  readonly matches: number;
  readonly stuck: number;
  readonly players: readonly { readonly seat: string; readonly opponent: string; readonly wins: number; readonly share: number }[];
  readonly turns: { readonly mean: number; readonly median: number; readonly least: number; readonly most: number };
  readonly perTurn: { readonly questions: number; readonly handOvers: number; readonly clicks: number };
  /** What costs most of them, by the key of the question. */
  readonly asked: readonly { readonly key: string; readonly clicks: number; readonly handOvers: number }[];
  readonly neverUsed: readonly string[];
  readonly decisionsPerSecond: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function reportOf(
  tally: Tally,
  players: readonly Opponent[],
  about: { readonly game: string; readonly options: object; readonly seed: string; readonly seconds: number },
): Report {
  const { wins, turns, stuck, allTurns, questions, handOvers, clicks } = tally;
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
    perTurn: { questions: round(questions / allTurns), handOvers: round(handOvers / allTurns), clicks: round(clicks / allTurns) },
    asked: [...tally.asked]
      .map(([key, each]) => ({ key, clicks: round(each.clicks / allTurns), handOvers: round(each.handOvers / allTurns) }))
      .filter((each) => each.clicks > 0 || each.handOvers > 0)
      .toSorted((a, b) => b.clicks - a.clicks),
    neverUsed: neverUsed(tally),
    decisionsPerSecond: Math.round(questions / seconds),
  };
}

/** So many questions are named. */
const MOST = 12;

const ofOthers = ({ asked }: Report): Report['asked'] =>
  asked.filter(({ handOvers }) => handOvers > 0).toSorted((a, b) => b.handOvers - a.handOvers).slice(0, MOST);

function written(report: Report): string {
  const { turns, perTurn } = report;
  return [
    `${report.matches} matches of ${report.game} ${JSON.stringify(report.options)}, seed ${report.seed}`,
    ...report.players.map(({ seat, opponent, wins, share }) => `${seat.padEnd(6)} ${opponent.padEnd(7)} ${wins} wins (${Math.round(share * 100)} %)`),
    ...(report.stuck > 0 ? [`${report.stuck} matches did not come to an end`] : []),
    `turns: mean ${turns.mean}, median ${turns.median}, ${turns.least} to ${turns.most}`,
    `per turn: ${perTurn.questions} questions, ${perTurn.handOvers} hand-overs, ${perTurn.clicks} clicks`,
    `clicks by question: ${report.asked.slice(0, MOST).map(({ key, clicks }) => `${key} ${clicks}`).join(', ')}`,
    `hand-overs by question: ${ofOthers(report).map(({ key, handOvers }) => `${key} ${handOvers}`).join(', ')}`,
    `cards never used: ${report.neverUsed.join(', ') || 'none'}`,
    `${report.decisionsPerSecond} decisions per second, counting included`,
  ].join('\n');
}

sim();
