import type { AnyGame } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';

/** The places a question is about, in the order of its choices: the first is number 1 on picture and button. */
export function placesOf(game: AnyGame, view: unknown, decision: Decision): readonly string[] {
  const rare = new Set(game.words.groups.flatMap((group) => (group.rare ? [group.id] : [])));
  const labels = decision.choices.map((id) => game.words.label(view, decision, id)).filter(({ group }) => !rare.has(group ?? ''));
  return [...new Set(labels.flatMap(({ place }) => place ?? []))];
}

/** ① to ⑳, as the badges on the picture; larger ones in brackets. */
export const badge = (number: number): string => (number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`);
