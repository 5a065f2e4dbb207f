import { faultOf, picksOf, answerOf } from '../../engine/answers.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';

/** Picks towards an answer that is not given yet. */
export type Picks = readonly string[];

/** Goods have a number each, so a proposal saves clicks; cards and buildings are never proposed: losing one is no default. */
export function proposal(decision: Decision): Picks {
  const counted = decision.parts !== undefined || decision.limits?.some((limit) => limit > 1) === true;
  return counted && decision.min > 0 && decision.min === decision.max ? picksOf(decision.otherwise) : [];
}

export function limitOf(decision: Decision, id: string): number {
  return decision.limits?.[decision.choices.indexOf(id)] ?? 1;
}

export const countOf = (picks: Picks, id: string): number => picks.filter((pick) => pick === id).length;

/** The choices that can be picked at all, `pass` left out. */
export const pickable = (decision: Decision): readonly string[] => decision.choices.filter((id) => id !== PASS && id !== decision.alone);

/** Whether one more of this choice keeps within every number the question names. */
export function canAdd(decision: Decision, picks: Picks, id: string): boolean {
  if (!decision.choices.includes(id) || id === PASS || id === decision.alone) return false;
  if (picks.length >= decision.max || countOf(picks, id) >= limitOf(decision, id)) return false;
  if (picks.some((pick) => decision.clash?.(pick, id))) return false;
  const part = decision.parts?.find(({ choices }) => choices.includes(id));
  return !part || picks.filter((pick) => part.choices.includes(pick)).length < part.max;
}

export function add(decision: Decision, picks: Picks, id: string): Picks {
  return canAdd(decision, picks, id) ? [...picks, id] : picks;
}

export function drop(picks: Picks, id: string): Picks {
  const at = picks.lastIndexOf(id);
  return at < 0 ? picks : picks.filter((_, index) => index !== at);
}

/** Of the choices in one menu exactly these are picked; the others stay as they are. */
export function choose(decision: Decision, picks: Picks, menu: readonly string[], chosen: readonly string[]): Picks {
  const others = picks.filter((pick) => !menu.includes(pick));
  const kept = picks.filter((pick) => chosen.includes(pick));
  let next: Picks = [...others, ...kept];
  for (const id of chosen) if (!next.includes(id)) next = add(decision, next, id);
  return next;
}

/** What of stored picks still makes sense for the question as it is now. */
export function prune(decision: Decision, picks: Picks): Picks {
  let next: Picks = [];
  for (const id of picks) next = add(decision, next, id);
  return next;
}

/** Null when the picks are a legal answer, otherwise what is still wrong with them. */
export const faultOfPicks = (decision: Decision, picks: Picks): Text | null => faultOf(decision, answerOf(picks));

export const answerOfPicks = (picks: Picks): Answer => answerOf(picks);

/** An answer of its own beside others that are put together: it is given with one click. */
export const standsAlone = (decision: Decision, id: string): boolean => decision.clash !== undefined && faultOfPicks(decision, [id]) === null;
