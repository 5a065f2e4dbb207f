import { type Answer, type Decision, PASS, type Quota, type Seat } from './script.ts';
import { Refused, type Text } from './text.ts';
import type { Random } from './random.ts';

/** The parts of a question that decide whether picks are legal. */
type PickRules = Pick<Decision, 'choices' | 'limits' | 'min' | 'max' | 'quotas' | 'check' | 'hints'>;

/** Returns the picks of an answer: none for `['pass']`. */
export function picksOf(answer: Answer): Answer {
  return answer.length === 1 && answer[0] === PASS ? [] : answer;
}

export function toAnswer(picks: Answer): Answer {
  return picks.length === 0 ? [PASS] : picks;
}

const limitOf = (question: PickRules, index: number): number => question.limits?.[index] ?? 1;

/** Returns why an answer is illegal, or null. Ids that aren't offered are left to the game's own refusal. */
export function answerViolation(question: PickRules, answer: Answer): Text | null {
  const picks = picksOf(answer);
  if (picks.length < question.min) {
    return { en: `Too few: pick at least ${question.min}.`, de: `Zu wenig: Wähle mindestens ${question.min}.` };
  }
  if (picks.length > question.max) {
    return { en: `Too many: pick at most ${question.max}.`, de: `Zu viel: Wähle höchstens ${question.max}.` };
  }
  // Most answers are a single pick, which needs no counting.
  if (picks.length === 1 && !question.quotas) return question.check?.(picks) ?? null;
  for (let index = 0; index < picks.length; index++) {
    const id = picks[index] as string;
    const limit = limitOf(question, question.choices.indexOf(id));
    if (countUpTo(picks, index) > limit) {
      return limit === 1
        ? { en: 'You can pick each choice only once.', de: 'Du kannst jede Möglichkeit nur einmal wählen.' }
        : { en: `You can pick that at most ${limit} times.`, de: `Das kannst du höchstens ${limit}-mal wählen.` };
    }
  }
  for (const quota of question.quotas ?? []) {
    const count = countIn(quota.choices, picks);
    if (count < quota.min || count > quota.max) {
      const number = quota.min === quota.max ? `${quota.min}` : `${quota.min}–${quota.max}`;
      const counted: Text = {
        en: `Too many or too few of one kind: pick ${number} of it.`,
        de: `Zu viel oder zu wenig von einer Sorte: Wähle davon ${number}.`,
      };
      // The game may have a better reason.
      return question.check?.(picks) ?? counted;
    }
  }
  return question.check?.(picks) ?? null;
}

/** Counts how often the pick at index `last` occurs up to there. */
function countUpTo(picks: Answer, last: number): number {
  let count = 1;
  for (let index = 0; index < last; index++) if (picks[index] === picks[last]) count++;
  return count;
}

/** Throws `Refused` when the answer is illegal. `unknown` words the refusal of an id that isn't offered. */
export function checkAnswer(question: Decision, answer: Answer, unknown: (id: string) => Text): void {
  for (const id of picksOf(answer)) {
    if (id === PASS || !question.choices.includes(id)) throw new Refused(unknown(id));
  }
  const violation = answerViolation(question, answer);
  if (violation) throw new Refused(violation);
}

/**
 * Yields every legal answer once, in the order of the choices; ordered picks come in one order only. It takes as many
 * of each choice as possible, then one fewer of the last one taken. One loop, because nested generators are slow.
 */
export function* legalAnswers(question: PickRules): Generator<Answer> {
  const ids = question.choices.filter((id) => id !== PASS);
  const limits = ids.map((id) => limitOf(question, question.choices.indexOf(id)));
  const { quotas, min, max } = question;
  const picks: string[] = [];
  /** How often each choice is picked. */
  const counts: number[] = [];
  for (;;) {
    while (counts.length < ids.length && picks.length < max) {
      const id = ids[counts.length] as string;
      const count = Math.min(limits[counts.length] as number, remainingFor(question, id, picks));
      for (let i = 0; i < count; i++) picks.push(id);
      counts.push(count);
    }
    if (picks.length >= min && !(quotas && !fitsQuotas(quotas, picks)) && !question.check?.(picks))
      yield toAnswer([...picks]);
    while (counts.at(-1) === 0) counts.pop();
    if (counts.length === 0) return;
    counts[counts.length - 1] = (counts.at(-1) as number) - 1;
    picks.pop();
  }
}

/** Returns how often a choice can be added to these picks, apart from its own limit. */
function remainingFor({ hints, max, quotas }: PickRules, id: string, picks: readonly string[]): number {
  const conflicts = hints?.conflicts;
  if (conflicts && picks.some((pick) => conflicts(pick, id))) return 0;
  return Math.min(max - picks.length, remainingInQuota(quotas, id, picks));
}

function countIn(choices: readonly string[], picks: readonly string[]): number {
  let count = 0;
  for (const id of picks) if (choices.includes(id)) count++;
  return count;
}

function fitsQuotas(quotas: NonNullable<PickRules['quotas']>, picks: readonly string[]): boolean {
  return quotas.every((quota) => {
    const count = countIn(quota.choices, picks);
    return count >= quota.min && count <= quota.max;
  });
}

function remainingInQuota(quotas: PickRules['quotas'], id: string, picks: readonly string[]): number {
  const quota = quotas?.find(({ choices }) => choices.includes(id));
  return quota ? quota.max - countIn(quota.choices, picks) : Infinity;
}

/** Returns whether at least two different answers are legal. */
export function hasChoice(question: PickRules): boolean {
  const { choices, min, max, quotas, check, limits } = question;
  // `pass` is one of the choices when `min` is 0.
  if (!quotas && !check && !limits) return max > 0 && choices.length > Math.max(min, 1);
  if (!check && quotasDetermineAll(question)) return quotasOf(question).some((quota) => isQuotaOpen(question, quota));
  const answers = legalAnswers(question);
  return !answers.next().done && !answers.next().done;
}

/** Returns the first legal answer in the order of the choices, or null. */
export function firstAnswer(question: PickRules): Answer | null {
  if (!question.check && quotasDetermineAll(question)) {
    const picks: string[] = [];
    for (const quota of quotasOf(question)) if (!fillQuota(picks, question, quota)) return null;
    return toAnswer(picks);
  }
  for (const answer of legalAnswers(question)) return answer;
  return null;
}

/** Returns whether each quota can be filled without looking at the others. */
function quotasDetermineAll({ quotas, min, max }: PickRules): boolean {
  if (!quotas) return true;
  let fewest = 0;
  let most = 0;
  for (const quota of quotas) {
    fewest += quota.min;
    most += quota.max;
  }
  return fewest === min && most === max;
}

const quotasOf = (question: PickRules): readonly Quota[] => question.quotas ?? [question];

/** Returns whether a quota leaves a choice of how many to pick, or which. */
function isQuotaOpen(question: PickRules, { choices, min, max }: Quota): boolean {
  let room = 0;
  let places = 0;
  for (const id of choices) {
    const limit = id === PASS ? 0 : limitOf(question, question.choices.indexOf(id));
    room += limit;
    if (limit > 0) places++;
  }
  return Math.min(room, max) > min || (room > min && places > 1);
}

/** Adds as many picks as allowed, from the first choices on; returns false if they are too few. */
function fillQuota(picks: string[], question: PickRules, { choices, min, max }: Quota): boolean {
  const before = picks.length;
  for (const id of choices) {
    if (id === PASS) continue;
    const count = Math.min(limitOf(question, question.choices.indexOf(id)), max - (picks.length - before));
    for (let i = 0; i < count; i++) picks.push(id);
  }
  return picks.length - before >= min;
}

/** One in this many random answers may be a risky one. */
const RISKY_CHOICE_ODDS = 500;

/**
 * Returns a random legal answer, from the plausible ones if there are any. Every answer is possible, but not equally
 * likely.
 */
export function randomAnswer(decision: Decision, random: Random): Answer {
  const plausible = decision.hints?.plausible?.();
  if (plausible && plausible.length > 0) return plausible[random.below(plausible.length)] as Answer;
  const { choices, min, max, quotas, check, limits } = decision;
  const riskyTail = decision.hints?.riskyTail;
  if (min === 1 && max === 1 && !check && !quotas) {
    const safeChoices = riskyTail && random.below(RISKY_CHOICE_ODDS) > 0 ? choices.length - riskyTail : choices.length;
    return [choices[random.below(safeChoices)] as string];
  }
  for (let attempt = 0; attempt < 20; attempt++) {
    const wanted = min + random.below(max - min + 1);
    const picks = quotas ? pickFromQuotas(quotas, decision, random) : pickAny(choices, limits, wanted, random);
    if (!answerViolation(decision, toAnswer(picks))) return toAnswer(picks);
  }
  return randomOf(legalAnswers(decision), random) ?? decision.fallback;
}

function pickAny(
  choices: readonly string[],
  limits: readonly number[] | undefined,
  wanted: number,
  random: Random,
): string[] {
  const bag: string[] = [];
  for (let index = 0; index < choices.length; index++) {
    const id = choices[index] as string;
    if (id === PASS) continue;
    for (let i = Math.min(limits?.[index] ?? 1, wanted); i > 0; i--) bag.push(id);
  }
  const picks: string[] = [];
  while (picks.length < wanted && bag.length > 0) picks.push(bag.splice(random.below(bag.length), 1)[0] as string);
  return picks;
}

function pickFromQuotas(quotas: NonNullable<Decision['quotas']>, decision: Decision, random: Random): string[] {
  return quotas.flatMap((quota) => {
    const limits = decision.limits && quota.choices.map((id) => limitOf(decision, decision.choices.indexOf(id)));
    return pickAny(quota.choices, limits, quota.min + random.below(quota.max - quota.min + 1), random);
  });
}

/** Picks one of the first few hundred, which bounds the cost of questions with very many answers. */
function randomOf(answers: Iterable<Answer>, random: Random): Answer | null {
  const seen: Answer[] = [];
  for (const answer of answers) if (seen.push(answer) === 200) break;
  return seen[random.below(seen.length)] ?? null;
}

/** Returns the open question of a seat, or null. */
export function questionOf(decisions: readonly Decision[], seat: Seat): Decision | null {
  for (const decision of decisions) if (decision.seat === seat) return decision;
  return null;
}
