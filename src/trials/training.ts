import { best } from '../bots/levels.ts';
import { chanceOf, type Network, newNetwork } from '../bots/network.ts';
import { type Depth, plan } from '../bots/plan.ts';
import { positionAt } from '../bots/position.ts';
import { byHand, byNetwork, type Worth } from '../bots/worth.ts';
import { isOpen, randomAnswer } from '../engine/answers.ts';
import type { AnyGame, Features, Resting } from '../engine/game/index.ts';
import { type Live, play, respond } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Seat } from '../engine/script.ts';
import { learnFrom, newLearner } from './learner.ts';

export interface Training {
  readonly game: AnyGame;
  /** Of each match in turn. */
  readonly options: readonly unknown[];
  readonly seats: readonly number[];
  readonly variant: string;
  readonly seed: string;
  readonly matches: number;
  /** Begins with what was learned before. */
  readonly network?: Network;
  /** Called after every match; false ends it. */
  readonly after: (report: Report) => boolean;
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

const HIDDEN = 12;
/** So many first matches are played by the value found by hand, so that something can be learned from them. */
const LESSONS = 150;
/** Once in so many times something is tried at random. */
const TRY = 25;
const LIMIT = 6000;
const quick: Depth = { depth: 1, width: 1, tables: 1, budget: 40, answers: 24 };

/** Plays matches with itself and learns from each of them what the positions were worth. The same seed learns the same. */
export function train({ game, options, seats, variant, seed, matches, network, after }: Training): Network {
  const { features } = game.mind;
  if (!features) throw new Error(`${game.facts.id} has no features to learn by`);
  const learner = newLearner(network ?? newNetwork(features.names(variant).length, HIDDEN), seed);
  const lessons = network ? 0 : LESSONS;
  for (let match = 0; match < matches; match++) {
    const worth = match < lessons ? byHand(game) : byNetwork(game, learner.network);
    const name = `${seed}/${match}`;
    const { courses, answers } = selfPlay(game, features, options[match % options.length], seats[match % seats.length] as number, name, worth);
    const surprise = surpriseAt(learner.network, courses);
    learnFrom(learner, courses);
    if (!after({ played: match + 1, answers, surprise, network: learner.network })) break;
  }
  return learner.network;
}

function surpriseAt(network: Network, courses: readonly Course[]): number {
  let sum = 0;
  for (const { seen, won } of courses) {
    const chance = chanceOf(network, seen[seen.length >> 1] as Float64Array);
    sum -= won * Math.log2(chance) + (1 - won) * Math.log2(1 - chance);
  }
  return sum / Math.max(1, courses.length);
}

function selfPlay(game: AnyGame, features: Features<unknown>, options: unknown, seats: number, name: string, worth: Worth): { courses: Course[]; answers: number } {
  const { variant } = options as { readonly variant: string };
  const random = randomFrom({ seed: `${name}/answers`, drawn: 0 });
  const begun = game.rules.setup(options, seats, name) as Resting;
  const seen = Array.from({ length: seats }, (): Float64Array[] => []);
  let rest = game.keeping.copy(begun) as Resting;
  let journal: Given[] = [];
  const live: Live<unknown, unknown> = play(game, begun, ({ state }) => {
    rest = game.keeping.copy(state) as Resting;
    journal = [];
    if (!game.rules.result(state)) seen.forEach((each, seat) => each.push(features.read(state, seat)));
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

function choice(game: AnyGame, standing: Parameters<typeof positionAt>[0], random: Random, worth: Worth, seed: string): Answer {
  if (random.below(TRY) === 0) return randomAnswer(standing.decision, random);
  return best(plan(game, positionAt(standing), seed, worth, quick), seed)?.answer ?? standing.decision.otherwise;
}
