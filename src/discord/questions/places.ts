import type { AnyGame } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { offeredChoices } from './offers.ts';

/** Returns the places of a question in the order of the offer: the first is number 1 on picture and button. */
export function offeredPlaces(
  game: AnyGame,
  view: unknown,
  decision: Decision,
  narrow: string | null = null,
): readonly string[] {
  const rare = new Set(game.text.groups.flatMap((group) => (group.secondary ? [group.id] : [])));
  const labels = offeredChoices(game, view, decision, narrow)
    .map(({ label }) => label)
    .filter(({ group }) => !rare.has(group ?? ''));
  const plans = narrow === null ? (game.text.suggestPlans?.(view, decision) ?? []) : [];
  return [...new Set([...labels, ...plans].flatMap(({ place }) => place ?? []))];
}

/** Returns ① to ⑳ as on the picture; larger numbers in brackets. */
export const badge = (number: number): string => (number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`);
