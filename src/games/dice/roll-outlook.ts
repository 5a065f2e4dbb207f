import { DICE, FACES, sumDice } from './vocabulary.ts';

/** All throws of up to six dice as counts by face, fewer dice first. */
const all: readonly (readonly number[])[] = Array.from({ length: DICE + 1 }, (_, size) => throwsOf(size, FACES)).flat();

function throwsOf(size: number, faces: number): number[][] {
  if (faces === 1) return [[size]];
  return Array.from({ length: size + 1 }, (_, count) =>
    throwsOf(size - count, faces - 1).map((others) => [count, ...others]),
  ).flat();
}

const keyOf = (dice: readonly number[]): number => dice.reduce((key, count) => key * (DICE + 1) + count, 0);
const places = new Map(all.map((dice, place) => [keyOf(dice), place]));
const placeOf = (dice: readonly number[]): number => places.get(keyOf(dice)) as number;

const sizes = all.map(sumDice);
/** By throw and face: the throw with one die more. */
const withOne = all.map((dice, place) =>
  sizes[place] === DICE
    ? []
    : dice.map((_, face) => placeOf(dice.map((count, each) => (each === face ? count + 1 : count)))),
);
/** By throw: every subset that may be kept, from none to all. */
const keepings = all.map((dice) => {
  let kept: number[][] = [[]];
  for (const count of dice)
    kept = kept.flatMap((some) => Array.from({ length: count + 1 }, (_, each) => [...some, each]));
  return Int16Array.from(kept, placeOf);
});

/** Expected value of dice that may still be thrown, with best play. */
export interface RollOutlook {
  /** Value of kept dice with the others in the cup; `throws` counts those after the next one. */
  inCup(kept: readonly number[], throws: number): number;
  /** Value of dice on the table with `throws` left. */
  lying(dice: readonly number[], throws: number): number;
}

/** Builds the outlook for turns of `size` dice, given the value of final dice. */
export function rollOutlook(size: number, throws: number, worth: (dice: readonly number[]) => number): RollOutlook {
  const worths = Float64Array.from(all, (dice, place) => (sizes[place] === size ? worth(dice) : 0));
  /** By throws after the next one, then by kept dice. */
  const means = [meansOf(size, worths)];
  for (let left = 1; left < throws; left++)
    means.push(meansOf(size, bestOf(size, worths, means[left - 1] as Float64Array)));
  return {
    inCup: (kept, left) => means[left]?.[placeOf(kept)] as number,
    lying(dice, left) {
      const place = placeOf(dice);
      const stays = worths[place] as number;
      return left === 0 ? stays : Math.max(stays, best(means[left - 1] as Float64Array, place));
    },
  };
}

/** Averages the values of full throws down to every smaller set of kept dice. */
function meansOf(size: number, worths: Float64Array): Float64Array {
  const means = worths.slice();
  for (let place = all.length - 1; place >= 0; place--) {
    if ((sizes[place] as number) >= size) continue;
    let sum = 0;
    for (const more of withOne[place] as number[]) sum += means[more] as number;
    means[place] = sum / FACES;
  }
  return means;
}

const bestOf = (size: number, worths: Float64Array, means: Float64Array): Float64Array =>
  worths.map((stays, place) => (sizes[place] === size ? Math.max(stays, best(means, place)) : 0));

function best(means: Float64Array, place: number): number {
  let most = -Infinity;
  for (const kept of keepings[place] as Int16Array) most = Math.max(most, means[kept] as number);
  return most;
}
