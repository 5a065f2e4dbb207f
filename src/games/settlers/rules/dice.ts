import type { Table } from '../state.ts';

/** Throws both dice. Loaded dice must have an entry for it. */
export function throwDice(t: Table): readonly [number, number] {
  const loaded = t.state.dice;
  if (!loaded) return [t.random.below(6) + 1, t.random.below(6) + 1];
  const entry = loaded.shift();
  const [one, other] = entry?.split('+').map(Number) ?? [];
  if (one === undefined || other === undefined) throw new Error(`the loaded dice show ${entry ?? 'nothing more'}, but two dice are thrown`);
  return [one, other];
}
