import { hasChoice, legalAnswers, questionOf, randomAnswer } from '../engine/answers.ts';
import type { AnyGame, BaseState } from '../engine/game/index.ts';
import { giveTrustedAnswer } from '../engine/live-match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { Answer, Decision, Reply, Seat } from '../engine/script.ts';
import type { LineOfPlay, BotInput } from './bot.ts';
import { tryAnswer, type SampledTable, sampleTable, type LiveTable, openTable } from './bot-input.ts';
import { dataHash, isDeepEqual } from './deep-equal.ts';
import type { Evaluator } from './evaluator.ts';

export interface SearchLimits {
  /** Answers ahead, within the seat's turn. */
  readonly depth: number;
  /** Positions expanded at each depth. */
  readonly width: number;
  /** Sampled tables, for reveals later in a line and for reveals at once. */
  readonly tables: number;
  readonly draws: number;
  /** Positions evaluated at most. */
  readonly budget: number;
  /** Answers tried per question: the first ones in order, then random ones. */
  readonly answers: number;
}

export interface SearchResult {
  readonly decision: Decision;
  readonly lines: readonly LineOfPlay[];
}

/** The end of a line. */
interface SearchPath {
  readonly table: SampledTable;
  readonly answers: readonly Answer[];
  /** Whether the line revealed something that may differ on the real table. */
  readonly revealed: boolean;
}

/** An evaluated path. */
export interface SearchNode extends SearchPath {
  readonly value: number;
  readonly over: boolean;
}

const RANDOM_CANDIDATES = 12;
/** Questions answered without search on the way to the end of a step. */
const MAX_FOLLOW_UPS = 24;
/** Nested choices searched within a step, and answers tried for each. */
const MAX_INNER_CHOICES = 1;
const INNER_CANDIDATES = 6;
/** Lines evaluated again on further tables. */
const RESAMPLED_LINES = 8;
/** How often a question that repeats within a step is searched: regions can be swapped back and forth forever. */
const MAX_REPEATS = 3;
/** Answers searched per turn: two cards may return each other forever. */
const MAX_ANSWERS_IN_TURN = 120;

/**
 * Searches the best line through the seat's turn: tries every answer, expands the most valuable positions and drops
 * duplicates. Lines that depend on luck are evaluated on several tables. Returns null when no table leads to the
 * question, or when it keeps repeating.
 */
export function searchTurn(
  game: AnyGame,
  input: BotInput,
  seed: string,
  evaluate: Evaluator,
  limits: SearchLimits,
): SearchResult | null {
  const { seat } = input;
  const repeats = input.pending.filter((known) => known.seat === seat && known.key === input.key).length;
  if (repeats >= MAX_REPEATS || input.answeredThisTurn >= MAX_ANSWERS_IN_TURN) return null;
  const places = createTableSampler(game, input, seed);
  const root = places(1)[0] ?? places(limits.tables)[0];
  const live = root && openTable(game, root);
  const decision = live && questionOf(live.open, seat);
  if (!root || !live || !decision) return null;
  if (!hasChoice(decision))
    return { decision, lines: [{ answers: [decision.fallback], value: evaluate(live.state, seat) }] };
  const found = searchFrom(game, seat, root, evaluate, limits, randomFrom({ seed, drawn: 0 }));
  return { decision, lines: averageOverSamples(game, seat, found.sort(byValue), places, evaluate, limits) };
}

/** Returns the best value a seat can reach this turn from a position. */
export function bestReachable(
  game: AnyGame,
  seat: Seat,
  place: SampledTable,
  evaluate: Evaluator,
  limits: SearchLimits,
  seed: string,
): number {
  return Math.max(
    ...searchFrom(game, seat, place, evaluate, limits, randomFrom({ seed, drawn: 0 })).map(({ value }) => value),
  );
}

/** Returns up to this many sampled tables. */
type TableSampler = (most: number) => readonly SampledTable[];

/** Samples tables on demand; when some don't fit, tries two more. */
function createTableSampler(game: AnyGame, input: BotInput, seed: string): TableSampler {
  const places: SampledTable[] = [];
  let tried = 0;
  return (most) => {
    while (places.length < most && tried < most + 2) {
      const place = sampleTable(game, input, `${seed} ${tried++}`);
      if (place) places.push(place);
    }
    return places.slice(0, most);
  };
}

const byValue = (one: { readonly value: number }, other: { readonly value: number }): number => other.value - one.value;

function searchFrom(
  game: AnyGame,
  seat: Seat,
  root: SampledTable,
  evaluate: Evaluator,
  limits: SearchLimits,
  random: Random,
): SearchNode[] {
  const found: SearchNode[] = [];
  const isNew = createVisitedCheck();
  let turn: number | null = null;
  let left = limits.budget;
  let frontier: SearchNode[] = [{ table: root, answers: [], value: 0, revealed: false, over: false }];
  for (let depth = 0; depth < limits.depth && frontier.length > 0; depth++) {
    const next: SearchNode[] = [];
    for (const node of frontier) {
      const live = openTable(game, node.table);
      const question = live && questionOf(live.open, seat);
      if (!live || !question) continue;
      turn ??= game.rules.turn(live.state, seat);
      if (game.rules.turn(live.state, seat) !== turn) continue;
      const gaveUp = isSacrificeAnswer(game, node.answers.at(-1));
      const isRefused = (answer: Answer): boolean => game.ai.refuses?.(live.state, question, answer) ?? false;
      for (const answer of candidates(question, random, limits.answers, isRefused)) {
        if (gaveUp && isSameAnswer(answer, question.fallback)) continue;
        // An invitation that others may ignore has no value here; `bestTradeProposal` handles it.
        if (question.hints?.invites && answer[0] === question.hints.invites) continue;
        if (left-- <= 0) return found;
        const reached = playAnswerFrom(game, seat, node, answer, evaluate, true);
        if (!reached) continue;
        if (!isNew(reached)) continue;
        if (!isSacrificeAnswer(game, answer)) found.push(reached);
        if (!reached.revealed && !reached.over) next.push(reached);
      }
    }
    frontier = next.sort(byValue).slice(0, limits.width);
  }
  return found;
}

/** Returns a check whether a position is reached for the first time. */
function createVisitedCheck(): (node: SearchNode) => boolean {
  const seen = new Map<number, SearchNode[]>();
  return (node) => {
    const { value, table: place } = node;
    const digest = dataHash(place.checkpoint);
    const alike = seen.get(digest);
    if (!alike) seen.set(digest, [node]);
    else if (alike.some((other) => other.value === value && isDeepEqual(other.table.checkpoint, place.checkpoint)))
      return false;
    else alike.push(node);
    return true;
  };
}

const isSacrificeAnswer = ({ ai }: AnyGame, answer: Answer | undefined): boolean =>
  answer?.some((choice) => ai.isSacrifice?.(choice)) ?? false;

export const isSameAnswer = (one: Answer | undefined, other: Answer): boolean => one?.join() === other.join();

/** Returns the fallback, then plausible or first answers, then random ones; none that computers refuse to give. */
function candidates(
  decision: Decision,
  random: Random,
  most: number,
  isRefused: (answer: Answer) => boolean = () => false,
): readonly Answer[] {
  const found = new Map<string, Answer>([[decision.fallback.join(), decision.fallback]]);
  for (const answer of decision.hints?.plausible?.() ?? legalAnswers(decision)) {
    if (found.size >= most) {
      if (most < RANDOM_CANDIDATES) break;
      for (let i = 0; i < RANDOM_CANDIDATES; i++) {
        const other = randomAnswer(decision, random);
        if (!isRefused(other)) found.set(other.join(), other);
      }
      break;
    }
    if (!isRefused(answer)) found.set(answer.join(), answer);
  }
  return [...found.values()];
}

/**
 * Plays an answer to the next checkpoint. The seat's follow-up questions get their best answers, the others' their
 * fallback. Returns null when the table doesn't allow the answer; trusted answers aren't checked.
 */
function playAnswerFrom(
  game: AnyGame,
  seat: Seat,
  from: SearchPath,
  answer: Answer,
  evaluate: Evaluator,
  isLegal = false,
  within = 0,
): SearchNode | null {
  const rests: BaseState[] = [];
  let closed: number | null = null;
  const live = openTable(
    game,
    from.table,
    (state) => {
      if (rests.length === 0) rests.push(game.codec.copy(state) as BaseState);
      else closed ??= evaluate(state, seat);
    },
    isLegal,
  );
  if (!live) return null;
  if (isLegal) giveTrustedAnswer(live, seat, answer);
  else if (!tryAnswer(live, seat, answer)) return null;
  const answers = [...from.answers, answer];
  const pending = [...from.table.pending, { seat, answer }];
  let { revealed } = from;
  let question = nextQuestion(game, seat, live, pending, rests);
  for (let choices = within; question && rests.length === 0 && pending.length < MAX_FOLLOW_UPS; choices++) {
    revealed ||= live.revealed;
    // A choice among revealed cards belongs to the answer that revealed them; payments and the like take the fallback.
    if (revealed && choices < MAX_INNER_CHOICES)
      return bestFollowUp(
        game,
        seat,
        { table: { ...from.table, pending }, answers, revealed },
        question,
        evaluate,
        choices,
      );
    live.revealed = false;
    pending.push({ seat, answer: question.fallback });
    giveTrustedAnswer(live, seat, question.fallback);
    question = nextQuestion(game, seat, live, pending, rests);
  }
  revealed ||= live.revealed;
  const [rested] = rests;
  const state: unknown = rested ?? live.state;
  if (evaluate.isExpectation && live.revealed) closed = null;
  else if (rested && question && isOwnTurn(game, rested, seat)) {
    live.revealed = false;
    giveTrustedAnswer(live, seat, question.fallback);
    if (live.revealed) closed = null;
  }
  const place: SampledTable = rested
    ? { checkpoint: rested, pending: [], randomNumbers: [] }
    : { ...from.table, pending };
  return {
    table: place,
    answers,
    value: closed ?? evaluate(state, seat),
    revealed,
    over: game.rules.result(state) !== null,
  };
}

/** Returns the seat's next question up to the next checkpoint; the others give no answers. */
function nextQuestion(
  game: AnyGame,
  seat: Seat,
  live: LiveTable,
  pending: Reply[],
  rests: readonly BaseState[],
): Decision | null {
  for (
    let i = 0;
    i < MAX_FOLLOW_UPS && rests.length === 0 && live.open.length > 0 && !questionOf(live.open, seat);
    i++
  ) {
    const other = live.open[0] as Decision;
    pending.push({ seat: other.seat, answer: other.fallback });
    giveTrustedAnswer(live, other.seat, other.fallback);
  }
  return game.rules.result(rests[0] ?? live.state) === null ? questionOf(live.open, seat) : null;
}

/** Returns whether the seat is in the middle of its turn, so that a position is judged as it would be left. */
const isOwnTurn = (game: AnyGame, state: unknown, seat: Seat): boolean => game.rules.active(state).includes(seat);

/** Returns the best answer to a follow-up question. */
function bestFollowUp(
  game: AnyGame,
  seat: Seat,
  at: SearchPath,
  question: Decision,
  evaluate: Evaluator,
  within: number,
): SearchNode | null {
  let best: SearchNode | null = null;
  for (const answer of candidates(question, { below: () => 0 }, INNER_CANDIDATES)) {
    const reached = playAnswerFrom(game, seat, at, answer, evaluate, true, within + 1);
    if (reached && (!best || reached.value > best.value)) best = reached;
  }
  return best && { ...best, answers: at.answers };
}

/** Returns the best lines, one per first answer. Those that depend on luck get their average over all tables. */
function averageOverSamples(
  game: AnyGame,
  seat: Seat,
  found: readonly SearchNode[],
  places: TableSampler,
  evaluate: Evaluator,
  limits: SearchLimits,
): readonly LineOfPlay[] {
  const lines = new Map<string, LineOfPlay>();
  let again = RESAMPLED_LINES;
  for (const node of found) {
    const first = node.answers[0]?.join() ?? '';
    if (lines.has(first)) continue;
    const { answers } = node;
    const others =
      node.revealed && again-- > 0 ? places(answers.length === 1 ? limits.draws : limits.tables).slice(1) : [];
    const value = mean([node.value, ...valuesOnSamples(game, seat, answers, others, evaluate)]);
    lines.set(first, { answers, value });
  }
  return [...lines.values()].sort(byValue);
}

function valuesOnSamples(
  game: AnyGame,
  seat: Seat,
  answers: readonly Answer[],
  places: readonly SampledTable[],
  evaluate: Evaluator,
): number[] {
  return places.flatMap((place) => playLine(game, seat, place, answers, evaluate)?.value ?? []);
}

/** Plays a line on a table; returns null when the table doesn't allow it. */
export function playLine(
  game: AnyGame,
  seat: Seat,
  place: SampledTable,
  answers: readonly Answer[],
  evaluate: Evaluator,
): SearchNode | null {
  let node: SearchNode | null = { table: place, answers: [], value: 0, revealed: false, over: false };
  for (const answer of answers) node = node && playAnswerFrom(game, seat, node, answer, evaluate);
  return node;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
