import { chanceOf, type Network } from '../bots/network.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Course } from './training.ts';

/** What learns: the network, the matches it still remembers, and the state of its steps (Adam's two means). */
export interface Learner {
  readonly network: Network;
  readonly random: Random;
  readonly memory: Course[];
  /** Matches learned from. */
  known: number;
  steps: number;
  readonly sum: Slopes;
  readonly inner: Slopes;
}

interface Slopes {
  readonly now: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

/** How much of what came later counts against what the network says next. */
const LAMBDA = 0.95;
/** Courses remembered, courses looked at in one step, positions of each, and steps after each match. */
const MEMORY = 800;
const COURSES = 8;
const POSITIONS = 48;
const STEPS = 4;
const RATE = 0.003;
/** After so many matches the steps are half as long. */
const SLOWER = 1500;

export function newLearner(network: Network, seed: string): Learner {
  const random = randomFrom({ seed: `${seed}/learner`, drawn: 0 });
  const blank = network.inner.every((weight) => weight === 0);
  // Hidden units that begin alike would stay alike.
  if (blank) for (let at = 0; at < network.inner.length; at++) network.inner[at] = (random.below(2001) - 1000) / 5000;
  if (blank) for (let unit = 0; unit < network.hidden; unit++) network.sum[1 + network.inputs + network.hidden + unit] = (random.below(2001) - 1000) / 5000;
  return { network, random, memory: [], known: 0, steps: 0, sum: slopesFor(network.sum), inner: slopesFor(network.inner) };
}

const slopesFor = (weights: Float64Array): Slopes => ({
  now: new Float64Array(weights.length),
  mean: new Float64Array(weights.length),
  square: new Float64Array(weights.length),
});

/** Learns from what was just played, and again from what was played before. */
export function learnFrom(learner: Learner, courses: readonly Course[]): void {
  const { memory, random } = learner;
  memory.push(...courses);
  if (memory.length > MEMORY) memory.splice(0, memory.length - MEMORY);
  learner.known++;
  if (memory.length < COURSES) return;
  for (let step = 0; step < STEPS; step++) {
    let positions = 0;
    for (let i = 0; i < COURSES; i++) {
      const latest = step === 0 && i < courses.length;
      const course = memory[latest ? memory.length - 1 - i : random.below(memory.length)] as Course;
      positions += addSlopes(learner, course);
    }
    stepDown(learner, positions);
  }
}

/** TD(λ): each position is drawn towards what the network says of the next ones, and more and more towards the result. */
function addSlopes({ network, random, sum, inner }: Learner, { seen, won }: Course): number {
  const { inputs, hidden } = network;
  const units = new Float64Array(hidden);
  const chances = seen.map((numbers) => chanceOf(network, numbers, units));
  const rate = Math.min(1, POSITIONS / seen.length);
  let target = won;
  let positions = 0;
  for (let at = seen.length - 1; at >= 0; at--) {
    if (random.below(1000) < rate * 1000) {
      positions++;
      const numbers = seen[at] as Float64Array;
      const error = chanceOf(network, numbers, units) - target;
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
    }
    target = LAMBDA * target + (1 - LAMBDA) * (chances[at] as number);
  }
  return positions;
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
