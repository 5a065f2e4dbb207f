import { type Answer, type Decision, PASS, type Part, type Seat } from './script.ts';
import { Refused, type Text } from './text.ts';
import type { Random } from './random.ts';

/** What the counts of a question say about a list of picks, without its `check`. */
type Counted = Pick<Decision, 'choices' | 'limits' | 'min' | 'max' | 'parts' | 'check' | 'clash' | 'ordered'>;

/** The picks an answer stands for: `['pass']` is none. */
export function picksOf(answer: Answer): Answer {
  return answer.length === 1 && answer[0] === PASS ? [] : answer;
}

export function answerOf(picks: Answer): Answer {
  return picks.length === 0 ? [PASS] : picks;
}

const limitOf = (question: Counted, index: number): number => question.limits?.[index] ?? 1;

/** Null when the answer is legal, otherwise why it is not. Ids that are not offered are left to the game's own words. */
export function faultOf(question: Counted, answer: Answer): Text | null {
  const picks = picksOf(answer);
  if (picks.length < question.min) {
    return {
      en: `Too few: at least ${question.min} must be picked.`,
      de: `Zu wenig: Wähle mindestens ${question.min}.`,
    };
  }
  if (picks.length > question.max) {
    return {
      en: `Too many: at most ${question.max} may be picked.`,
      de: `Zu viel: Wähle höchstens ${question.max}.`,
    };
  }
  // Most answers are a single pick, which needs no counting.
  if (picks.length === 1 && !question.parts) return question.check?.(picks) ?? null;
  for (let index = 0; index < picks.length; index++) {
    const id = picks[index] as string;
    const limit = limitOf(question, question.choices.indexOf(id));
    if (countUpTo(picks, index) > limit) {
      return limit === 1
        ? { en: 'Too often: each choice may be picked only once.', de: 'Zu oft: Jede Möglichkeit darf nur einmal gewählt werden.' }
        : {
            en: `Too often: that may be picked at most ${limit} times.`,
            de: `Zu oft: Das darf höchstens ${limit}-mal gewählt werden.`,
          };
    }
  }
  for (const part of question.parts ?? []) {
    const count = countIn(part.choices, picks);
    if (count < part.min || count > part.max) {
      const number = part.min === part.max ? `${part.min}` : `${part.min}–${part.max}`;
      const counted: Text = {
        en: `Too many or too few of one type: ${number} must be picked.`,
        de: `Zu viel oder zu wenig von einer Sorte: Wähle davon ${number}.`,
      };
      // The game may have better words for it.
      return question.check?.(picks) ?? counted;
    }
  }
  return question.check?.(picks) ?? null;
}

/** How often the pick at this place was made up to there. */
function countUpTo(picks: Answer, last: number): number {
  let count = 1;
  for (let index = 0; index < last; index++) if (picks[index] === picks[last]) count++;
  return count;
}

/** Throws `Refused` when the answer is not legal. `unknown` words the refusal of an id that is not offered. */
export function checkAnswer(question: Decision, answer: Answer, unknown: (id: string) => Text): void {
  for (const id of picksOf(answer)) {
    if (id === PASS || !question.choices.includes(id)) throw new Refused(unknown(id));
  }
  const fault = faultOf(question, answer);
  if (fault) throw new Refused(fault);
}

/**
 * Every legal answer once, in the order of the choices; the order of ordered picks is not varied. As many as may be of one choice
 * after the other, then one less of the last that was taken, in one loop: generators inside each other are slow.
 */
export function* legalAnswers(question: Counted): Generator<Answer> {
  const ids = question.choices.filter((id) => id !== PASS);
  const limits = ids.map((id) => limitOf(question, question.choices.indexOf(id)));
  const { parts, min, max } = question;
  const picks: string[] = [];
  /** How often each choice is among the picks. */
  const counts: number[] = [];
  for (;;) {
    while (counts.length < ids.length && picks.length < max) {
      const id = ids[counts.length] as string;
      const count = Math.min(limits[counts.length] as number, roomBeside(question, id, picks));
      for (let i = 0; i < count; i++) picks.push(id);
      counts.push(count);
    }
    if (picks.length >= min && !(parts && !partsFit(parts, picks)) && !question.check?.(picks)) yield answerOf([...picks]);
    while (counts.at(-1) === 0) counts.pop();
    if (counts.length === 0) return;
    counts[counts.length - 1] = (counts.at(-1) as number) - 1;
    picks.pop();
  }
}

/** How often a choice can be taken beside these picks, whatever its limit. */
function roomBeside({ clash, max, parts }: Counted, id: string, picks: readonly string[]): number {
  if (clash && picks.some((pick) => clash(pick, id))) return 0;
  return Math.min(max - picks.length, roomInPart(parts, id, picks));
}

function countIn(choices: readonly string[], picks: readonly string[]): number {
  let count = 0;
  for (const id of picks) if (choices.includes(id)) count++;
  return count;
}

function partsFit(parts: NonNullable<Counted['parts']>, picks: readonly string[]): boolean {
  return parts.every((part) => {
    const count = countIn(part.choices, picks);
    return count >= part.min && count <= part.max;
  });
}

function roomInPart(parts: Counted['parts'], id: string, picks: readonly string[]): number {
  const part = parts?.find(({ choices }) => choices.includes(id));
  return part ? part.max - countIn(part.choices, picks) : Infinity;
}

/** Whether at least two different answers are legal: only then is there something to ask. */
export function isOpen(question: Counted): boolean {
  const { choices, min, max, parts, check, limits } = question;
  // `pass` is among the choices when the smallest number is 0.
  if (!parts && !check && !limits) return max > 0 && choices.length > Math.max(min, 1);
  if (!check && partsSayAll(question)) return countedParts(question).some((part) => isPartOpen(question, part));
  const answers = legalAnswers(question);
  return !answers.next().done && !answers.next().done;
}

/** The first legal answer in the order of the choices; null when there is none. */
export function firstAnswer(question: Counted): Answer | null {
  if (!question.check && partsSayAll(question)) {
    const picks: string[] = [];
    for (const part of countedParts(question)) if (!fill(picks, question, part)) return null;
    return answerOf(picks);
  }
  for (const answer of legalAnswers(question)) return answer;
  return null;
}

/** Where every part can be filled without looking at the others, nothing has to be tried out. */
function partsSayAll({ parts, min, max }: Counted): boolean {
  if (!parts) return true;
  let fewest = 0;
  let most = 0;
  for (const part of parts) {
    fewest += part.min;
    most += part.max;
  }
  return fewest === min && most === max;
}

const countedParts = (question: Counted): readonly Part[] => question.parts ?? [question];

/** More can be taken than must be, and not all of it from the same place. */
function isPartOpen(question: Counted, { choices, min, max }: Part): boolean {
  let room = 0;
  let places = 0;
  for (const id of choices) {
    const limit = id === PASS ? 0 : limitOf(question, question.choices.indexOf(id));
    room += limit;
    if (limit > 0) places++;
  }
  return Math.min(room, max) > min || (room > min && places > 1);
}

/** As many as may be, from the first choices on; false when these are too few. */
function fill(picks: string[], question: Counted, { choices, min, max }: Part): boolean {
  const before = picks.length;
  for (const id of choices) {
    if (id === PASS) continue;
    const count = Math.min(limitOf(question, question.choices.indexOf(id)), max - (picks.length - before));
    for (let i = 0; i < count; i++) picks.push(id);
  }
  return picks.length - before >= min;
}

/** One in so many random answers may be a rash one. */
const SELDOM = 500;

/** A legal answer at random: not all equally likely, but each possible; where likely ones are named, one of those. */
export function randomAnswer(decision: Decision, random: Random): Answer {
  const likely = decision.likely?.();
  if (likely && likely.length > 0) return likely[random.below(likely.length)] as Answer;
  const { choices, min, max, parts, check, limits, rash } = decision;
  if (min === 1 && max === 1 && !check && !parts) {
    const sober = rash && random.below(SELDOM) > 0 ? choices.length - rash : choices.length;
    return [choices[random.below(sober)] as string];
  }
  for (let attempt = 0; attempt < 20; attempt++) {
    const wanted = min + random.below(max - min + 1);
    const picks = parts ? pickFromParts(parts, decision, random) : pickAny(choices, limits, wanted, random);
    if (!faultOf(decision, answerOf(picks))) return answerOf(picks);
  }
  return anyOf(legalAnswers(decision), random) ?? decision.otherwise;
}

function pickAny(choices: readonly string[], limits: readonly number[] | undefined, wanted: number, random: Random): string[] {
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

function pickFromParts(parts: NonNullable<Decision['parts']>, decision: Decision, random: Random): string[] {
  return parts.flatMap((part) => {
    const limits = decision.limits && part.choices.map((id) => limitOf(decision, decision.choices.indexOf(id)));
    return pickAny(part.choices, limits, part.min + random.below(part.max - part.min + 1), random);
  });
}

/** One of the first few hundred, so that a question with very many answers costs no more than that. */
function anyOf(answers: Iterable<Answer>, random: Random): Answer | null {
  const seen: Answer[] = [];
  for (const answer of answers) if (seen.push(answer) === 200) break;
  return seen[random.below(seen.length)] ?? null;
}

/** The question open for a seat among those open now. */
export function questionOf(decisions: readonly Decision[], seat: Seat): Decision | null {
  for (const decision of decisions) if (decision.seat === seat) return decision;
  return null;
}
