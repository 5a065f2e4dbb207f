import { chanceOf, type Network } from '../bots/network.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Course } from './training.ts';

/** What learns: the network, the matches it still remembers, and the state of its steps (Adam's two means). */
export interface Learner {
  readonly network: Network;
  /** The mean of what the network was lately. Each match pulls it to and fro; the mean stays where they all pull it. */
  readonly settled: Network;
  readonly random: Random;
  readonly memory: Remembered[];
  /** Matches learned from, and those of them since it began. */
  known: number;
  since: number;
  steps: number;
  readonly sum: Slopes;
  readonly inner: Slopes;
}

/** Some positions of a course, in which match that was, and how much of what came later counts from one to the one before. */
interface Remembered extends Course {
  readonly match: number;
  readonly lasting: number;
}

interface Slopes {
  readonly now: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

/** How much of what came later counts against what the network says next, from one resting state to the one before. */
const LAMBDA = 0.95;
/**
 * Matches remembered at least and at most; between these, half of all there were: the better it plays already, the longer
 * what it played stays worth learning from, and from few matches their luck would be learned.
 */
const LEAST = 1000;
const MOST = 6000;
/** About so many positions of each course are remembered. */
const POSITIONS = 30;
/** Courses looked at in one step, and steps after each match. */
const COURSES = 16;
const STEPS = 16;
/** Courses that must be remembered before anything is learned: from a few, too much would be. */
const ENOUGH = 24;
const RATE = 0.003;
/** After so many matches the steps are half as long. */
const SLOWER = 1500;
/** The mean is that of about this part of what was learned. */
const LATELY = 1 / 8;

export function newLearner(network: Network, seed: string, known: number): Learner {
  const random = randomFrom({ seed: `${seed}/learner`, drawn: 0 });
  const blank = network.inner.every((weight) => weight === 0);
  // Hidden units that begin alike would stay alike.
  if (blank) for (let at = 0; at < network.inner.length; at++) network.inner[at] = (random.below(2001) - 1000) / 5000;
  if (blank) for (let unit = 0; unit < network.hidden; unit++) network.sum[1 + network.inputs + network.hidden + unit] = (random.below(2001) - 1000) / 5000;
  const settled = { ...network, sum: network.sum.slice(), inner: network.inner.slice() };
  return { network, settled, random, memory: [], known, since: 0, steps: 0, sum: slopesFor(network.sum), inner: slopesFor(network.inner) };
}

const slopesFor = (weights: Float64Array): Slopes => ({
  now: new Float64Array(weights.length),
  mean: new Float64Array(weights.length),
  square: new Float64Array(weights.length),
});

/** Learns from what was just played, and again from what was played before. */
export function learnFrom(learner: Learner, courses: readonly Course[]): void {
  const { memory, random } = learner;
  const match = ++learner.known;
  memory.push(...courses.map((course) => remembered(course, match, random)));
  const oldest = match - Math.min(MOST, Math.max(LEAST, match / 2));
  while (memory[0] && memory[0].match < oldest) memory.shift();
  if (memory.length < ENOUGH) return;
  for (let step = 0; step < STEPS; step++) {
    let positions = 0;
    for (let i = 0; i < COURSES; i++) {
      const latest = step === 0 && i < courses.length;
      const course = memory[latest ? memory.length - 1 - i : random.below(memory.length)] as Remembered;
      positions += addSlopes(learner, course);
    }
    stepDown(learner, positions);
  }
  settle(learner);
}

function remembered({ seen, won }: Course, match: number, random: Random): Remembered {
  const some = seen.filter(() => random.below(seen.length) < POSITIONS);
  return { seen: some, won, match, lasting: LAMBDA ** (seen.length / Math.max(1, some.length)) };
}

function settle(learner: Learner): void {
  const part = Math.min(1, 1 / (LATELY * ++learner.since));
  for (const [mean, now] of [[learner.settled.sum, learner.network.sum], [learner.settled.inner, learner.network.inner]] as const) {
    for (let at = 0; at < mean.length; at++) addTo(mean, at, part * ((now[at] as number) - (mean[at] as number)));
  }
}

/** TD(λ): each position is drawn towards what the network says of the next ones, and more and more towards the result. */
function addSlopes({ network, sum, inner }: Learner, { seen, won, lasting }: Remembered): number {
  const { inputs, hidden } = network;
  const units = new Float64Array(hidden);
  let target = won;
  for (let at = seen.length - 1; at >= 0; at--) {
    const numbers = seen[at] as Float64Array;
    const chance = chanceOf(network, numbers, units);
    const error = chance - target;
    addTo(sum.now, 0, error);
    for (let unit = 0; unit < hidden; unit++) {
      const said = units[unit] as number;
      const back = error * (network.sum[1 + inputs + hidden + unit] as number) * (1 - said * said);
      addTo(sum.now, 1 + inputs + hidden + unit, error * said);
      addTo(sum.now, 1 + inputs + unit, back);
      units[unit] = back;
    }
    for (let input = 0; input < inputs; input++) {
      const number = numbers[input] as number;
      if (number === 0) continue;
      addTo(sum.now, 1 + input, error * number);
      for (let unit = 0; unit < hidden; unit++) addTo(inner.now, input * hidden + unit, (units[unit] as number) * number);
    }
    target = lasting * target + (1 - lasting) * chance;
  }
  return seen.length;
}

const addTo = (numbers: Float64Array, at: number, more: number): void => void (numbers[at] = (numbers[at] as number) + more);

/** One step of Adam. */
function stepDown(learner: Learner, positions: number): void {
  const { network, known } = learner;
  learner.steps++;
  const rate = RATE / (1 + known / SLOWER);
  const early = Math.sqrt(1 - 0.999 ** learner.steps) / (1 - 0.9 ** learner.steps);
  for (const [weights, { now, mean, square }] of [[network.sum, learner.sum], [network.inner, learner.inner]] as const) {
    for (let at = 0; at < weights.length; at++) {
      const slope = (now[at] as number) / Math.max(1, positions);
      now[at] = 0;
      const first = (mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope);
      const second = (square[at] = 0.999 * (square[at] as number) + 0.001 * slope * slope);
      if (second > 0) addTo(weights, at, (-rate * early * first) / (Math.sqrt(second) + 1e-8));
    }
  }
}
