import type { Seat } from '../../../engine/script.ts';
import { mapOf, playerOf, type Lay } from '../state.ts';
import { faces } from '../vocabulary.ts';

/** The jokers a seat could use in a build phase now, lowest number first. */
export function readyJokers(state: Lay, seat: Seat): number[] {
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

/** On the shared map a new knight lends its joker from the next turn on. */
const waits = ({ options }: Lay): boolean => options.variant === 'extra' && !options.sameTurnJoker;

/** The joker that is used to show this face: one of its own, otherwise one for any; null when there is none. */
export function jokerFor(state: Lay, ready: readonly number[], face: number): number | null {
  const { jokers } = mapOf(state);
  const gives = (wanted: string) => ready.find((joker) => jokers[joker]?.gives === wanted);
  return gives(faces[face] as string) ?? gives('any') ?? null;
}
