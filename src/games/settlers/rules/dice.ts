import type { Context } from '../state.ts';

/** The number of different throws of two dice. */
export const THROW_OUTCOMES = 36;

export const allThrows = (): number[] => Array.from({ length: THROW_OUTCOMES }, (_, index) => index);

/** The number of a throw in the deck of balanced dice: 0 for 1+1 to 35 for 6+6. */
export const throwNumber = (one: number, other: number): number => (one - 1) * 6 + other - 1;

/** Rolls both dice, or takes the next entry of the loaded dice. */
export function rollDice(t: Context): readonly [number, number] {
  const loaded = t.state.dice;
  if (!loaded) return throwDice(t);
  const entry = loaded.shift();
  const [one, other] = entry?.split('+').map(Number) ?? [];
  if (one === undefined || other === undefined)
    throw new Error(`the loaded dice show ${entry ?? 'nothing more'}, but two dice are rolled`);
  return [one, other];
}

/** Throws two dice. Balanced dice draw one of the remaining throws, of all 36 once none is left. */
export function throwDice({ random, state }: Context): readonly [number, number] {
  if (!state.options.balancedDice) return [random.below(6) + 1, random.below(6) + 1];
  if (!state.throws || state.throws.length === 0) state.throws = allThrows();
  const [drawn = 0] = state.throws.splice(random.below(state.throws.length), 1);
  return [Math.floor(drawn / 6) + 1, (drawn % 6) + 1];
}
