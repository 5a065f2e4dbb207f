import { type Random, randomFrom, type RandomState } from '../../../engine/random.ts';
import type { Options } from '../options.ts';
import { newPlayer, type State } from '../state.ts';

/** Deals a new match and draws the starting player. */
export function setup(options: Options, seats: number, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  return {
    options,
    rng,
    streams: options.order === 'parallel' ? streamsFor(seats, random) : [],
    phase: options.variant === 'extra' ? 'setup' : 'play',
    active: random.below(seats),
    number: options.variant === 'extra' ? 0 : 1,
    idle: 0,
    titles: { 'longest-road': null, 'largest-army': null },
    players: Array.from({ length: seats }, newPlayer),
    winner: null,
  };
}

const WORD = 0x1_0000_0000;

/** Draws a seed of 64 hexadecimal digits for every seat. */
export function streamsFor(seats: number, random: Random): RandomState[] {
  return Array.from({ length: seats }, () => {
    const words = Array.from({ length: 8 }, () => random.below(WORD).toString(16).padStart(8, '0'));
    return { seed: words.join(''), drawn: 0 };
  });
}
