import type { AnyGame } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { offersOf } from './offers.ts';

/** The places a question is about, in the order of what is offered: the first is number 1 on picture and button. */
export function placesOf(game: AnyGame, view: unknown, decision: Decision, narrow: string | null = null): readonly string[] {
  const rare = new Set(game.words.groups.flatMap((group) => (group.rare ? [group.id] : [])));
  const labels = offersOf(game, view, decision, narrow).map(({ label }) => label).filter(({ group }) => !rare.has(group ?? ''));
  const plans = narrow === null ? (game.words.suggest?.(view, decision) ?? []) : [];
  return [...new Set([...labels, ...plans].flatMap(({ place }) => place ?? []))];
}

/** ① to ⑳, as the badges on the picture; larger ones in brackets. */
export const badge = (number: number): string => (number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`);
