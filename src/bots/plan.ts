import { isOpen, legalAnswers, questionOf, randomAnswer } from '../engine/answers.ts';
import type { AnyGame, Resting } from '../engine/game/index.ts';
import { proceed } from '../engine/live.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Decision, Reply, Seat } from '../engine/script.ts';
import type { Line, Position } from './bot.ts';
import { answered, type Place, supposed, type Table, tableAt } from './position.ts';
import { digestOf, isSameData } from './same-data.ts';
import type { Worth } from './worth.ts';

export interface Depth {
  /** Answers ahead, within the own turn. */
  readonly depth: number;
  /** Positions gone on from at each of them. */
  readonly width: number;
  /** Tables supposed where something hidden comes to light in the course of a line, and where it does so at once. */
  readonly tables: number;
  readonly draws: number;
  /** Positions looked at, at most. */
  readonly budget: number;
  /** Answers looked at per question: the first ones in order, then some at random. */
  readonly answers: number;
}

export interface Plan {
  readonly decision: Decision;
  /** The best first. */
  readonly lines: readonly Line[];
}

/** Where a line has led. */
interface Way {
  readonly place: Place;
  readonly answers: readonly Answer[];
  /** Something came to light that the real table may show otherwise. */
  readonly revealed: boolean;
}

/** The same, judged. */
export interface Node extends Way {
  readonly value: number;
  readonly over: boolean;
}

const AT_RANDOM = 12;
/** Questions answered without thinking on the way to the end of a step. */
const FURTHER = 24;
/** Second choices thought about within a step, and answers looked at for each. */
const CHOICES = 1;
const SECOND = 6;
/** Lines looked at again on further tables. */
const AGAIN = 8;
/** So often a question is thought about that is put again within a step: regions can be swapped to and fro for ever. */
const REPEATS = 3;
/** So many answers are thought about in a turn: two cards may bring each other back for ever. */
const IN_TURN = 120;

/**
 * Looks for the best line through the own turn: tries every answer, goes on from the positions worth most, drops those that
 * were reached before. What depends on luck is valued on several tables. Null when the question comes up on none, or again and
 * again.
 */
export function plan(game: AnyGame, position: Position, seed: string, worth: Worth, how: Depth): Plan | null {
  const { seat } = position;
  const repeats = position.journal.filter((known) => known.seat === seat && known.key === position.key).length;
  if (repeats >= REPEATS || position.answered >= IN_TURN) return null;
  const places = supposing(game, position, seed);
  const root = places(1)[0] ?? places(how.tables)[0];
  const live = root && tableAt(game, root);
  const decision = live && questionOf(live.open, seat);
  if (!root || !live || !decision) return null;
  if (!isOpen(decision)) return { decision, lines: [{ answers: [decision.otherwise], value: worth(live.state, seat) }] };
  const found = search(game, seat, root, worth, how, randomFrom({ seed, drawn: 0 }));
  return { decision, lines: revalued(game, seat, found.sort(byValue), places, worth, how) };
}

/** The most a seat can make of its turn from a place. */
export function reach(game: AnyGame, seat: Seat, place: Place, worth: Worth, how: Depth, seed: string): number {
  return Math.max(...search(game, seat, place, worth, how, randomFrom({ seed, drawn: 0 })).map(({ value }) => value));
}

/** The tables a plan is made on, as many as are wanted and can be supposed. */
type Places = (most: number) => readonly Place[];

/** Tables are supposed when they are asked for; where some do not fit, two more are tried. */
function supposing(game: AnyGame, position: Position, seed: string): Places {
  const places: Place[] = [];
  let tried = 0;
  return (most) => {
    while (places.length < most && tried < most + 2) {
      const place = supposed(game, position, `${seed} ${tried++}`);
      if (place) places.push(place);
    }
    return places.slice(0, most);
  };
}

const byValue = (one: { readonly value: number }, other: { readonly value: number }): number => other.value - one.value;

function search(game: AnyGame, seat: Seat, root: Place, worth: Worth, how: Depth, random: Random): Node[] {
  const found: Node[] = [];
  const isNew = firstTime();
  let turn: number | null = null;
  let left = how.budget;
  let frontier: Node[] = [{ place: root, answers: [], value: 0, revealed: false, over: false }];
  for (let depth = 0; depth < how.depth && frontier.length > 0; depth++) {
    const next: Node[] = [];
    for (const node of frontier) {
      const live = tableAt(game, node.place);
      const question = live && questionOf(live.open, seat);
      if (!live || !question) continue;
      turn ??= game.rules.turn(live.state, seat);
      if (game.rules.turn(live.state, seat) !== turn) continue;
      const gaveUp = givesUp(game, node.answers.at(-1));
      for (const answer of candidates(question, random, how.answers)) {
        if (gaveUp && isSame(answer, question.otherwise)) continue;
        // What others need not answer is worth nothing by itself: whoever thinks of them proposes it (`proposal`).
        if (question.invites && answer[0] === question.invites) continue;
        if (left-- <= 0) return found;
        const reached = follow(game, seat, node, answer, worth, true);
        if (!reached) continue;
        if (!isNew(reached)) continue;
        if (!givesUp(game, answer)) found.push(reached);
        if (!reached.revealed && !reached.over) next.push(reached);
      }
    }
    frontier = next.sort(byValue).slice(0, how.width);
  }
  return found;
}

/** Whether a position is reached for the first time. */
function firstTime(): (node: Node) => boolean {
  const seen = new Map<number, Node[]>();
  return (node) => {
    const { value, place } = node;
    const digest = digestOf(place.rest);
    const alike = seen.get(digest);
    if (!alike) seen.set(digest, [node]);
    else if (alike.some((other) => other.value === value && isSameData(other.place.rest, place.rest))) return false;
    else alike.push(node);
    return true;
  };
}

const givesUp = ({ mind }: AnyGame, answer: Answer | undefined): boolean => answer?.some((choice) => mind.givesUp?.(choice)) ?? false;

export const isSame = (one: Answer | undefined, other: Answer): boolean => one?.join() === other.join();

/** The answer of whoever does not answer first, then those that make sense or come first, then some by chance. */
function candidates(decision: Decision, random: Random, most: number): readonly Answer[] {
  const found = new Map<string, Answer>([[decision.otherwise.join(), decision.otherwise]]);
  for (const answer of decision.likely?.() ?? legalAnswers(decision)) {
    if (found.size >= most) {
      if (most < AT_RANDOM) break;
      for (let i = 0; i < AT_RANDOM; i++) {
        const other = randomAnswer(decision, random);
        found.set(other.join(), other);
      }
      break;
    }
    found.set(answer.join(), answer);
  }
  return [...found.values()];
}

/**
 * The resting state an answer leads to. What the seat is asked on the way is answered as is best then, what the others are
 * asked as if they did not answer. Null when the table does not allow the answer; one that was found there is not checked.
 */
export function follow(game: AnyGame, seat: Seat, from: Way, answer: Answer, worth: Worth, isLegal = false, within = 0): Node | null {
  const rests: Resting[] = [];
  let closed: number | null = null;
  const live = tableAt(game, from.place, (state) => {
    if (rests.length === 0) rests.push(game.keeping.copy(state) as Resting);
    else closed ??= worth(state, seat);
  }, isLegal);
  if (!live) return null;
  if (isLegal) proceed(live, seat, answer);
  else if (!answered(live, seat, answer)) return null;
  const answers = [...from.answers, answer];
  const journal = [...from.place.journal, { seat, answer }];
  let { revealed } = from;
  let question = nextQuestion(game, seat, live, journal, rests);
  for (let choices = within; question && rests.length === 0 && journal.length < FURTHER; choices++) {
    revealed ||= live.revealed;
    // A choice among what came to light belongs to the answer that led to it; payments and the like are left to what is usual.
    if (revealed && choices < CHOICES) return chosen(game, seat, { place: { ...from.place, journal }, answers, revealed }, question, worth, choices);
    live.revealed = false;
    journal.push({ seat, answer: question.otherwise });
    proceed(live, seat, question.otherwise);
    question = nextQuestion(game, seat, live, journal, rests);
  }
  revealed ||= live.revealed;
  const [rested] = rests;
  const state: unknown = rested ?? live.state;
  if (worth.foresees && live.revealed) closed = null;
  else if (rested && question && goesOn(game, rested, seat)) {
    live.revealed = false;
    proceed(live, seat, question.otherwise);
    if (live.revealed) closed = null;
  }
  const place: Place = rested ? { rest: rested, journal: [], fell: [] } : { ...from.place, journal };
  return { place, answers, value: closed ?? worth(state, seat), revealed, over: game.rules.result(state) !== null };
}

/** What the seat is asked next before the table rests, or then; the others do not answer. */
function nextQuestion(game: AnyGame, seat: Seat, live: Table, journal: Reply[], rests: readonly Resting[]): Decision | null {
  for (let i = 0; i < FURTHER && rests.length === 0 && live.open.length > 0 && !questionOf(live.open, seat); i++) {
    const other = live.open[0] as Decision;
    journal.push({ seat: other.seat, answer: other.otherwise });
    proceed(live, other.seat, other.otherwise);
  }
  return game.rules.result(rests[0] ?? live.state) === null ? questionOf(live.open, seat) : null;
}

/** Whether the seat is in the middle of its turn: then a position is judged as it would be left. */
const goesOn = (game: AnyGame, state: unknown, seat: Seat): boolean => game.rules.active(state).includes(seat);

/** The best of the answers to a question that is put on the way. */
function chosen(game: AnyGame, seat: Seat, at: Way, question: Decision, worth: Worth, within: number): Node | null {
  let best: Node | null = null;
  for (const answer of candidates(question, { below: () => 0 }, SECOND)) {
    const reached = follow(game, seat, at, answer, worth, true, within + 1);
    if (reached && (!best || reached.value > best.value)) best = reached;
  }
  return best && { ...best, answers: at.answers };
}

/** The best lines, those that depend on luck by their mean over all tables; of each first answer the best. */
function revalued(game: AnyGame, seat: Seat, found: readonly Node[], places: Places, worth: Worth, how: Depth): readonly Line[] {
  const lines = new Map<string, Line>();
  let again = AGAIN;
  for (const node of found) {
    const first = node.answers[0]?.join() ?? '';
    if (lines.has(first)) continue;
    const { answers } = node;
    const others = node.revealed && again-- > 0 ? places(answers.length === 1 ? how.draws : how.tables).slice(1) : [];
    const value = mean([node.value, ...elsewhere(game, seat, answers, others, worth)]);
    lines.set(first, { answers, value });
  }
  return [...lines.values()].sort(byValue);
}

function elsewhere(game: AnyGame, seat: Seat, answers: readonly Answer[], places: readonly Place[], worth: Worth): number[] {
  return places.flatMap((place) => followed(game, seat, place, answers, worth)?.value ?? []);
}

/** Where a line leads on a table; null when that does not allow it. */
export function followed(game: AnyGame, seat: Seat, place: Place, answers: readonly Answer[], worth: Worth): Node | null {
  let node: Node | null = { place, answers: [], value: 0, revealed: false, over: false };
  for (const answer of answers) node = node && follow(game, seat, node, answer, worth);
  return node;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
