import { best } from '../bots/levels.ts';
import { chanceOf, type Network, newNetwork } from '../bots/network.ts';
import { type Depth, plan } from '../bots/plan.ts';
import { positionAt } from '../bots/position.ts';
import { byHand, judged, leaning, type Worth } from '../bots/worth.ts';
import { isOpen, randomAnswer } from '../engine/answers.ts';
import type { AnyGame, Resting } from '../engine/game/index.ts';
import { type Live, play, respond } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Seat } from '../engine/script.ts';
import { learnFrom, newLearner } from './learner.ts';

export interface Training {
  readonly game: AnyGame;
  /** What is played in turn. Several variants are learned together: what they have in common is learned once. */
  readonly tables: readonly TrainingTable[];
  readonly seed: string;
  readonly matches: number;
  /** Begins with what was learned before, from so many matches. */
  readonly before?: { readonly network: Network; readonly matches: number };
  /** Called after every match; false ends it. */
  readonly after: (report: Report) => boolean;
}

export interface TrainingTable {
  readonly options: { readonly variant: string };
  readonly seats: number;
}

export interface Report {
  readonly played: number;
  readonly answers: number;
  /** How surprising the results were to the network at the middle of each match, in bits; 1 is a coin. */
  readonly surprise: number;
  readonly network: Network;
}

/** What one seat saw from beginning to end, as features, and how it ended for it. */
export interface Course {
  readonly seen: readonly Float64Array[];
  readonly won: number;
}

const HIDDEN = 16;
/** So many first matches are played by the value found by hand, so that something can be learned from them. */
const LESSONS = 150;
/** Once in so many times something is tried at random. */
const TRY = 25;
const LIMIT = 6000;
const quick: Depth = { depth: 1, width: 1, tables: 1, draws: 1, budget: 40, answers: 24 };

/** Plays matches with itself and learns from each of them what the positions were worth. The same seed learns the same. */
export function train({ game, tables, seed, matches, before, after }: Training): Network {
  const names = namesOf(game, tables);
  const learner = newLearner(before?.network ?? newNetwork(names.length, HIDDEN), seed, before?.matches ?? 0);
  const lessons = before ? 0 : LESSONS;
  for (let match = 0; match < matches; match++) {
    const table = tables[match % tables.length] as TrainingTable;
    const read = readingFor(game, table, names);
    const worth = match < lessons ? null : judged(game, read, learner.settled);
    const { courses, answers } = selfPlay(game, read, table, `${seed}/${match}`, worth);
    const surprise = surpriseAt(learner.settled, courses);
    learnFrom(learner, courses);
    if (!after({ played: match + 1, answers, surprise, network: learner.settled })) break;
  }
  return learner.settled;
}

/** The features of all variants that are learned together. */
export function namesOf({ facts, mind }: AnyGame, tables: readonly TrainingTable[]): readonly string[] {
  const { features } = mind;
  if (!features) throw new Error(`${facts.id} has no features to learn by`);
  return [...new Set(tables.flatMap(({ options }) => features.names(options.variant)))];
}

type Reading = (state: unknown, seat: Seat) => Float64Array;

/** The features of one variant, each at its place among those of all. */
function readingFor({ mind: { features } }: AnyGame, { options }: TrainingTable, all: readonly string[]): Reading {
  if (!features) throw new Error('there are no features to learn by');
  const places = new Map(all.map((name, place) => [name, place]));
  const at = features.names(options.variant).map((name) => places.get(name) as number);
  return (state, seat) => {
    const numbers = new Float64Array(all.length);
    features.read(state, seat).forEach((number, index) => (numbers[at[index] as number] = number));
    return numbers;
  };
}

function surpriseAt(network: Network, courses: readonly Course[]): number {
  let sum = 0;
  for (const { seen, won } of courses) {
    const chance = chanceOf(network, seen[seen.length >> 1] as Float64Array);
    sum -= won * Math.log2(chance) + (1 - won) * Math.log2(1 - chance);
  }
  return sum / Math.max(1, courses.length);
}

function selfPlay(game: AnyGame, read: Reading, { options, seats }: TrainingTable, name: string, worth: Worth | null): { courses: Course[]; answers: number } {
  const { variant } = options;
  const random = randomFrom({ seed: `${name}/answers`, drawn: 0 });
  const begun = game.rules.setup(options, seats, name) as Resting;
  const seen = Array.from({ length: seats }, (): Float64Array[] => []);
  let rest = game.keeping.copy(begun) as Resting;
  let journal: Given[] = [];
  const live: Live<unknown, unknown> = play(game, begun, ({ state }) => {
    rest = game.keeping.copy(state) as Resting;
    journal = [];
    if (!game.rules.result(state)) seen.forEach((each, seat) => each.push(read(state, seat)));
  });
  let answers = 0;
  for (; live.open.length > 0 && answers < LIMIT; answers++) {
    const active = game.rules.active(live.state);
    const decision = live.open.find(({ seat }) => active.includes(seat)) ?? live.open[0];
    if (!decision) break;
    const standing = { game, variant, rest, journal, state: live.state, decision };
    const answer = isOpen(decision) ? choice(game, standing, random, worth, `${name} ${answers}`) : decision.otherwise;
    journal.push({ seat: decision.seat, key: decision.key, answer });
    respond(live, decision.seat, answer);
    live.events.splice(0);
  }
  const first = game.rules.result(live.state)?.ranking[0];
  // A match without an end teaches nothing.
  if (!first) return { courses: [], answers };
  const wonBy = (seat: Seat): number => (first.includes(seat) ? 1 / first.length : 0);
  return { courses: seen.flatMap((each, seat) => (each.length > 0 ? [{ seen: each, won: wonBy(seat) }] : [])), answers };
}

function choice(game: AnyGame, standing: Parameters<typeof positionAt>[0], random: Random, worth: Worth | null, seed: string): Answer {
  if (random.below(TRY) === 0) return randomAnswer(standing.decision, random);
  const position = positionAt(standing);
  return best(plan(game, position, seed, worth ? leaning(game, position, seed, worth) : byHand(game), quick), seed)?.answer ?? standing.decision.otherwise;
}
