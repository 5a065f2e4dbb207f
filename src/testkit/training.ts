import { chooseLine } from '../bots/levels.ts';
import { winChance, type Network, newNetwork } from '../bots/network.ts';
import { type SearchLimits, searchTurn } from '../bots/turn-search.ts';
import { botInputFor } from '../bots/bot-input.ts';
import { handmadeEvaluator, evaluatorFrom, withPrior, type Evaluator } from '../bots/evaluator.ts';
import { hasChoice, randomAnswer } from '../engine/answers.ts';
import type { AnyGame, BaseState } from '../engine/game/index.ts';
import { type LiveMatch, startLive, giveAnswer } from '../engine/live-match.ts';
import type { GivenAnswer } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Seat } from '../engine/script.ts';
import { learnFrom, newLearner } from './learner.ts';

export interface Training {
  readonly game: AnyGame;
  /** The tables played in turn. Variants trained together share what they have in common. */
  readonly tables: readonly TrainingTable[];
  readonly seed: string;
  readonly matches: number;
  /** Starts from earlier weights, learned from this many matches. */
  readonly before?: { readonly network: Network; readonly matches: number };
  /** Called after every match; returning false stops the training. */
  readonly after: (report: TrainingReport) => boolean;
}

export interface TrainingTable {
  readonly options: { readonly variant: string };
  readonly seats: number;
}

export interface TrainingReport {
  readonly played: number;
  readonly answers: number;
  /** How surprising the results were to the network in the middle of each match, in bits; 1 is a coin toss. */
  readonly surprise: number;
  readonly network: Network;
}

/** One seat's positions from start to end, as features, and its result. */
export interface SeatHistory {
  readonly seen: readonly Float64Array[];
  readonly won: number;
}

const HIDDEN = 16;
/** The first matches use the handmade value, so that there is something to learn from. */
const WARM_UP_MATCHES = 150;
/** One in this many moves is random. */
const EXPLORE_ONE_IN = 25;
const LIMIT = 6000;
const QUICK_DEPTH: SearchLimits = { depth: 1, width: 1, tables: 1, draws: 1, budget: 40, answers: 24 };

/** Trains a network by self-play. Deterministic for a seed. */
export function train({ game, tables, seed, matches, before, after }: Training): Network {
  const names = featureNames(game, tables);
  const learner = newLearner(before?.network ?? newNetwork(names.length, HIDDEN), seed, before?.matches ?? 0);
  const lessons = before ? 0 : WARM_UP_MATCHES;
  for (let match = 0; match < matches; match++) {
    const table = tables[match % tables.length] as TrainingTable;
    const read = featureReaderFor(game, table, names);
    const worth = match < lessons ? null : evaluatorFrom(game, read, learner.averaged);
    const { histories, answers } = selfPlay(game, read, table, `${seed}/${match}`, worth);
    const surprise = surpriseAt(learner.averaged, histories);
    learnFrom(learner, histories);
    if (!after({ played: match + 1, answers, surprise, network: learner.averaged })) break;
  }
  return learner.averaged;
}

/** Returns the features of all variants trained together. */
export function featureNames({ info, ai }: AnyGame, tables: readonly TrainingTable[]): readonly string[] {
  const { features } = ai;
  if (!features) throw new Error(`${info.id} has no features`);
  return [...new Set(tables.flatMap(({ options }) => features.names(options.variant)))];
}

type FeatureReader = (state: unknown, seat: Seat) => Float64Array;

/** Returns a reader that puts a variant's features at their places among those of all. */
function featureReaderFor(
  { ai: { features } }: AnyGame,
  { options }: TrainingTable,
  all: readonly string[],
): FeatureReader {
  if (!features) throw new Error('there are no features');
  const places = new Map(all.map((name, place) => [name, place]));
  const at = features.names(options.variant).map((name) => places.get(name) as number);
  return (state, seat) => {
    const numbers = new Float64Array(all.length);
    features.read(state, seat).forEach((number, index) => (numbers[at[index] as number] = number));
    return numbers;
  };
}

function surpriseAt(network: Network, histories: readonly SeatHistory[]): number {
  let sum = 0;
  for (const { seen, won } of histories) {
    const chance = winChance(network, seen[seen.length >> 1] as Float64Array);
    sum -= won * Math.log2(chance) + (1 - won) * Math.log2(1 - chance);
  }
  return sum / Math.max(1, histories.length);
}

function selfPlay(
  game: AnyGame,
  read: FeatureReader,
  { options, seats }: TrainingTable,
  name: string,
  worth: Evaluator | null,
): { histories: SeatHistory[]; answers: number } {
  const { variant } = options;
  const random = randomFrom({ seed: `${name}/answers`, drawn: 0 });
  const initial = game.rules.setup(options, seats, name) as BaseState;
  const seen = Array.from({ length: seats }, (): Float64Array[] => []);
  let rest = game.codec.copy(initial) as BaseState;
  let journal: GivenAnswer[] = [];
  const live: LiveMatch<unknown, unknown> = startLive(game, initial, ({ state }) => {
    rest = game.codec.copy(state) as BaseState;
    journal = [];
    if (!game.rules.result(state)) seen.forEach((each, seat) => each.push(read(state, seat)));
  });
  let answers = 0;
  for (; live.open.length > 0 && answers < LIMIT; answers++) {
    const active = game.rules.active(live.state);
    const decision = live.open.find(({ seat }) => active.includes(seat)) ?? live.open[0];
    if (!decision) break;
    const standing = { game, variant, checkpoint: rest, pending: journal, state: live.state, decision };
    const answer = hasChoice(decision)
      ? chooseMove(game, standing, random, worth, `${name} ${answers}`)
      : decision.fallback;
    journal.push({ seat: decision.seat, key: decision.key, answer });
    giveAnswer(live, decision.seat, answer);
    live.events.splice(0);
  }
  const first = game.rules.result(live.state)?.ranking[0];
  // An unfinished match teaches nothing.
  if (!first) return { histories: [], answers };
  const wonBy = (seat: Seat): number => (first.includes(seat) ? 1 / first.length : 0);
  return {
    histories: seen.flatMap((each, seat) => (each.length > 0 ? [{ seen: each, won: wonBy(seat) }] : [])),
    answers,
  };
}

function chooseMove(
  game: AnyGame,
  standing: Parameters<typeof botInputFor>[0],
  random: Random,
  worth: Evaluator | null,
  seed: string,
): Answer {
  if (random.below(EXPLORE_ONE_IN) === 0) return randomAnswer(standing.decision, random);
  const position = botInputFor(standing);
  return (
    chooseLine(
      searchTurn(
        game,
        position,
        seed,
        worth ? withPrior(game, position, seed, worth) : handmadeEvaluator(game),
        QUICK_DEPTH,
      ),
      seed,
    )?.answer ?? standing.decision.fallback
  );
}
