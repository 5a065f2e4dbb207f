import { answerViolation, legalAnswers, picksOf, toAnswer } from './answers.ts';
import { type Answer, type Decision, PASS } from './script.ts';
import type { Text } from './text.ts';

/** Picks of an answer that isn't submitted yet. */
export type Picks = readonly string[];

/** Proposes picks of goods or of pictured cards, to save clicks; never cards or buildings to lose. */
export function proposedPicks(decision: Decision): Picks {
  const counted = decision.quotas !== undefined || decision.limits?.some((limit) => limit > 1) === true;
  return (counted || decision.hints?.pictured) && decision.min > 0 && decision.min === decision.max
    ? picksOf(decision.fallback)
    : [];
}

/** The rules of a question that can be counted. */
export type PickRules = Pick<Decision, 'choices' | 'limits' | 'max'> & {
  readonly quotas?: Decision['quotas'] | undefined;
  readonly hints?: Pick<NonNullable<Decision['hints']>, 'standalone' | 'conflicts'>;
};

export function limitOf(decision: Pick<Decision, 'choices' | 'limits'>, id: string): number {
  return decision.limits?.[decision.choices.indexOf(id)] ?? 1;
}

/** Returns the choices as often as they can be picked: in this order they are numbered in a picture. */
export const pickableCopies = (decision: Decision): readonly string[] =>
  pickable(decision).flatMap((id) => Array.from({ length: limitOf(decision, id) }, () => id));

export const countOf = (picks: Picks, id: string): number => picks.filter((pick) => pick === id).length;

/** Returns the choices that can be picked, without `pass`. */
export const pickable = (decision: Decision): readonly string[] =>
  decision.choices.filter((id) => id !== PASS && id !== decision.hints?.standalone);

/** Returns whether one more of this choice keeps all limits of the question. */
export function canAddPick(decision: PickRules, picks: Picks, id: string): boolean {
  if (!decision.choices.includes(id) || id === PASS || id === decision.hints?.standalone) return false;
  if (picks.length >= decision.max || countOf(picks, id) >= limitOf(decision, id)) return false;
  if (picks.some((pick) => decision.hints?.conflicts?.(pick, id))) return false;
  const part = decision.quotas?.find(({ choices }) => choices.includes(id));
  return !part || picks.filter((pick) => part.choices.includes(pick)).length < part.max;
}

export function addPick(decision: Decision, picks: Picks, id: string): Picks {
  return canAddPick(decision, picks, id) ? [...picks, id] : picks;
}

export function dropPick(picks: Picks, id: string): Picks {
  const at = picks.lastIndexOf(id);
  return at < 0 ? picks : picks.filter((_, index) => index !== at);
}

/** Sets the picks of one menu; the others stay as they are. */
export function choosePicks(
  decision: Decision,
  picks: Picks,
  menu: readonly string[],
  chosen: readonly string[],
): Picks {
  let next: Picks = picks.filter((pick) => !menu.includes(pick));
  for (const id of chosen) next = addPick(decision, next, id);
  return next;
}

/** Returns the stored picks that are still valid for the current question. */
export function prunePicks(decision: Decision, picks: Picks): Picks {
  let next: Picks = [];
  for (const id of picks) next = addPick(decision, next, id);
  return next;
}

/** Returns why the picks aren't a legal answer; null if they are. */
export const violationOfPicks = (decision: Decision, picks: Picks): Text | null =>
  answerViolation(decision, toAnswer(picks));

export const answerOfPicks = (picks: Picks): Answer => toAnswer(picks);

/** Returns whether a choice is a complete answer that is submitted with one click. */
export const isWholeAnswer = (decision: Decision, id: string): boolean =>
  decision.hints?.conflicts !== undefined && violationOfPicks(decision, [id]) === null;

/** More combinations than this aren't enumerated. */
const COMBINATIONS = 4000;

/** Returns all legal answers if there are at most this many; null for single picks, ordered picks and more answers. */
export function fewAnswers(decision: Decision, most: number): readonly Answer[] | null {
  if (decision.hints?.ordered || decision.max <= 1) return null;
  let combinations = 1;
  for (const id of decision.choices) {
    if (id !== PASS) combinations *= Math.min(limitOf(decision, id), decision.max) + 1;
    if (combinations > COMBINATIONS) return null;
  }
  const answers: Answer[] = [];
  for (const answer of legalAnswers(decision)) {
    if (answers.length === most) return null;
    answers.push(answer);
  }
  return answers;
}

/** Returns each picked id with its count, in the order of the picks. */
export function countPicks(answer: Answer): readonly (readonly [id: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const id of picksOf(answer)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** Returns the answers of a hint that belong together: a choice that asks others, and what it asks them. */
export const hintMoves = ({ hints }: Decision, [first = [], second]: readonly Answer[]): readonly Answer[] =>
  second && hints?.invites !== undefined && first[0] === hints.invites ? [first, second] : [first];
