import { winChance, type Network } from '../bots/network.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { SeatHistory } from './training.ts';

/** The learner: network, remembered matches and optimiser state (Adam's two moments). */
export interface Learner {
  readonly network: Network;
  /** The running average of the network. Single matches move the network back and forth; the average stays stable. */
  readonly averaged: Network;
  readonly random: Random;
  readonly memory: RememberedMatch[];
  /** Matches learned from in total, and since this run started. */
  known: number;
  since: number;
  steps: number;
  readonly sum: Gradients;
  readonly inner: Gradients;
}

/** Some positions of a history, its match, and how much of a later value counts for an earlier one. */
interface RememberedMatch extends SeatHistory {
  readonly match: number;
  readonly lasting: number;
}

interface Gradients {
  readonly now: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

/** How much of a later value counts for the checkpoint before, against the network's own estimate. */
const LAMBDA = 0.95;
/**
 * The fewest and most matches remembered; in between, half of all. The better it plays, the longer its matches stay
 * useful, while too few matches would teach their luck.
 */
const LEAST = 1000;
const MOST = 6000;
/** Positions remembered per history, roughly. */
const POSITIONS = 30;
/** Histories per step, and steps after each match. */
const BATCH_SIZE = 16;
const STEPS = 16;
/** Histories needed before learning starts: a few would be overfitted. */
const MIN_MATCHES = 24;
const RATE = 0.003;
/** Matches after which the learning rate is halved. */
const HALVE_RATE_AFTER = 1500;
/** The share of recent learning in the average. */
const AVERAGE_SHARE = 1 / 8;

export function newLearner(network: Network, seed: string, known: number): Learner {
  const random = randomFrom({ seed: `${seed}/learner`, drawn: 0 });
  const blank = network.inner.every((weight) => weight === 0);
  // Hidden units that start equal would stay equal.
  if (blank) for (let at = 0; at < network.inner.length; at++) network.inner[at] = (random.below(2001) - 1000) / 5000;
  if (blank)
    for (let unit = 0; unit < network.hidden; unit++)
      network.sum[1 + network.inputs + network.hidden + unit] = (random.below(2001) - 1000) / 5000;
  const settled = { ...network, sum: network.sum.slice(), inner: network.inner.slice() };
  return {
    network,
    averaged: settled,
    random,
    memory: [],
    known,
    since: 0,
    steps: 0,
    sum: gradientsFor(network.sum),
    inner: gradientsFor(network.inner),
  };
}

const gradientsFor = (weights: Float64Array): Gradients => ({
  now: new Float64Array(weights.length),
  mean: new Float64Array(weights.length),
  square: new Float64Array(weights.length),
});

/** Learns from the match just played, and again from earlier ones. */
export function learnFrom(learner: Learner, histories: readonly SeatHistory[]): void {
  const { memory, random } = learner;
  const match = ++learner.known;
  memory.push(...histories.map((history) => remembered(history, match, random)));
  const oldest = match - Math.min(MOST, Math.max(LEAST, match / 2));
  while (memory[0] && memory[0].match < oldest) memory.shift();
  if (memory.length < MIN_MATCHES) return;
  for (let step = 0; step < STEPS; step++) {
    let positions = 0;
    for (let i = 0; i < BATCH_SIZE; i++) {
      const latest = step === 0 && i < histories.length;
      const history = memory[latest ? memory.length - 1 - i : random.below(memory.length)] as RememberedMatch;
      positions += addGradients(learner, history);
    }
    gradientStep(learner, positions);
  }
  updateMean(learner);
}

function remembered({ seen, won }: SeatHistory, match: number, random: Random): RememberedMatch {
  const some = seen.filter(() => random.below(seen.length) < POSITIONS);
  return { seen: some, won, match, lasting: LAMBDA ** (seen.length / Math.max(1, some.length)) };
}

function updateMean(learner: Learner): void {
  const part = Math.min(1, 1 / (AVERAGE_SHARE * ++learner.since));
  for (const [mean, now] of [
    [learner.averaged.sum, learner.network.sum],
    [learner.averaged.inner, learner.network.inner],
  ] as const) {
    for (let at = 0; at < mean.length; at++) addTo(mean, at, part * ((now[at] as number) - (mean[at] as number)));
  }
}

/** TD(λ): moves each position towards the network's estimates of later ones, and increasingly towards the result. */
function addGradients({ network, sum, inner }: Learner, { seen, won, lasting }: RememberedMatch): number {
  const { inputs, hidden } = network;
  const units = new Float64Array(hidden);
  let target = won;
  for (let at = seen.length - 1; at >= 0; at--) {
    const numbers = seen[at] as Float64Array;
    const chance = winChance(network, numbers, units);
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
      for (let unit = 0; unit < hidden; unit++)
        addTo(inner.now, input * hidden + unit, (units[unit] as number) * number);
    }
    target = lasting * target + (1 - lasting) * chance;
  }
  return seen.length;
}

const addTo = (numbers: Float64Array, at: number, more: number): void =>
  void (numbers[at] = (numbers[at] as number) + more);

/** One step of Adam. */
function gradientStep(learner: Learner, positions: number): void {
  const { network, known } = learner;
  learner.steps++;
  const rate = RATE / (1 + known / HALVE_RATE_AFTER);
  const early = Math.sqrt(1 - 0.999 ** learner.steps) / (1 - 0.9 ** learner.steps);
  for (const [weights, { now, mean, square }] of [
    [network.sum, learner.sum],
    [network.inner, learner.inner],
  ] as const) {
    for (let at = 0; at < weights.length; at++) {
      const slope = (now[at] as number) / Math.max(1, positions);
      now[at] = 0;
      const first = (mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope);
      const second = (square[at] = 0.999 * (square[at] as number) + 0.001 * slope * slope);
      if (second > 0) addTo(weights, at, (-rate * early * first) / (Math.sqrt(second) + 1e-8));
    }
  }
}
