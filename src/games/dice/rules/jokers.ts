import type { Seat } from '../../../engine/script.ts';
import { mapOf, playerOf, type DiceCounts } from '../state.ts';
import { faces } from '../vocabulary.ts';

/** Jokers the seat could use in a build phase now, lowest number first. */
export function readyJokers(state: DiceCounts, seat: Seat): number[] {
  const { jokers } = mapOf(state);
  const { knights, used, turn } = playerOf(state, seat);
  if (knights.length === 0) return [];
  const waiting = waits(state) ? (turn?.fresh ?? []) : [];
  const ready: number[] = [];
  for (let joker = 0; joker < jokers.length; joker++) {
    const needs = jokers[joker]?.needs ?? [];
    if (used.includes(joker)) continue;
    if (needs.every((knight) => knights.includes(knight) && !waiting.includes(knight))) ready.push(joker);
  }
  return ready;
}

/** On the shared map, a new knight's joker works from the next turn. */
const waits = ({ options }: DiceCounts): boolean => options.variant === 'extra' && !options.sameTurnJoker;

/** Picks the joker for a face: a specific one first, then one for any face; null if there is none. */
export function jokerFor(state: DiceCounts, ready: readonly number[], face: number): number | null {
  const { jokers } = mapOf(state);
  const gives = (wanted: string) => ready.find((joker) => jokers[joker]?.gives === wanted);
  return gives(faces[face] as string) ?? gives('any') ?? null;
}
