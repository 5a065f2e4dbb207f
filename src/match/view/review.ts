import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { readCheckpoint } from '../../engine/read-match.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import type { Situation, Thought } from '../../engine/opponent.ts';
import type { Text } from '../../engine/text.ts';
import type { Analyst } from '../ports.ts';
import { describeReasons } from './reasons.ts';
import type { ReplayStep } from './replay.ts';

/** A turn that decided much for a seat. */
export interface DecisiveTurn {
  readonly turn: number;
  /** The seat whose winning chance it is about. */
  readonly seat: Seat;
  /** Its winning chance before and after the turn. */
  readonly from: number;
  readonly to: number;
  /** The part of the change that dice and cards made, and the part that moves made: together all of it. */
  readonly luck: number;
  readonly decisions: number;
  /** The number of the answer to show: the seat's costliest choice, or else what cost it most. */
  readonly answer: number;
  /** The seat that gave it. */
  readonly by: Seat;
  readonly played: Answer;
  /** The better line; empty if there is none. */
  readonly better: readonly Answer[];
  /** Reasons why it is better. */
  readonly why: readonly Text[];
  /** Where the seat could have turned it: this choice, or its first one of its turn before. Null if there is none. */
  readonly retry: { readonly turn: number; readonly answer: number } | null;
}

export interface Review {
  /** By seat: the winning chance at the start and after every turn. */
  readonly chances: readonly (readonly number[])[];
  /** By seat: how much of the change from start to end dice and cards made, and how much moves made. */
  readonly luck: readonly number[];
  readonly decisions: readonly number[];
  /** Up to three decisive turns of each seat, in order. They always include its biggest drop. */
  readonly moments: readonly DecisiveTurn[];
}

/** A match to review. */
export interface ReviewedMatch {
  readonly game: AnyGame;
  readonly id: string;
  readonly variant: string;
  readonly seats: number;
  readonly steps: readonly ReplayStep[];
  /** The seats whose choices are examined; all if omitted. */
  readonly examined?: readonly Seat[];
}

/** Called with the share of the work that is done. */
export type ReviewProgress = (share: number) => void;

const MOMENTS = 3;
/** Smaller differences are neither a moment nor a mistake: the evaluation isn't that exact. */
const LEAST = 0.02;
/** Choices examined at the same time. */
const AT_ONCE = 6;
/** Turns of each seat that get a closer look. */
const SUSPECTS = 6;
/** The share of the work that brief looks take, roughly. */
const BRIEF_SHARE = 0.7;

/** How one answer changed the winning chances. */
interface Swing {
  readonly number: number;
  readonly by: Seat;
  readonly luck: readonly number[];
  readonly decisions: readonly number[];
  readonly missed: Missed | null;
}

/** A row of answers in the same turn. */
interface Stretch {
  readonly turn: number;
  readonly before: readonly number[];
  after: readonly number[];
  readonly swings: Swing[];
}

/** Judges every choice by what its player could know, apart from luck. */
export async function reviewOf(
  match: ReviewedMatch,
  analyst: Analyst,
  onProgress: ReviewProgress = () => undefined,
): Promise<Review> {
  const { game, variant, seats, steps } = match;
  const at = (state: unknown): readonly number[] => analyst.chances(game, variant, seats, state);
  const chances = steps.map(({ position }) => at(position.state));
  const [start = []] = chances;
  const missed = await missedByAnswer(match, analyst, onProgress);
  const stretches: Stretch[] = [];
  for (const [number, { given, turn, revealed }] of steps.entries()) {
    const [before = [], after = []] = [chances[number - 1], chances[number]];
    if (!given) continue;
    const last = stretches.at(-1);
    const stretch = last?.turn === turn ? last : { turn, before, after, swings: [] };
    if (stretch !== last) stretches.push(stretch);
    stretch.after = after;
    stretch.swings.push(swingOf(number, given.seat, before, after, revealed, missed.get(number) ?? null));
  }
  const total = (part: 'luck' | 'decisions'): readonly number[] =>
    start.map((_, seat) => sum(stretches.flatMap(({ swings }) => swings.map((swing) => swing[part][seat] ?? 0))));
  const moments = start.flatMap((_, seat) => momentsOf(stretches, seat));
  return {
    chances: start.map((chance, seat) => [chance, ...stretches.map(({ after }) => after[seat] ?? 0)]),
    luck: total('luck'),
    decisions: total('decisions'),
    moments: moments.map((moment) => withReasons(match, analyst, moment)),
  };
}

/**
 * Splits a change into luck and decisions. If something was revealed, the decision only cost what it missed, to the
 * benefit of the others, and the rest is luck.
 */
function swingOf(
  number: number,
  by: Seat,
  before: readonly number[],
  after: readonly number[],
  revealed: boolean,
  missed: Missed | null,
): Swing {
  const change = before.map((chance, seat) => (after[seat] ?? 0) - chance);
  const lost = missed?.by ?? 0;
  const others = 1 - (before[by] ?? 0);
  const decisions = revealed
    ? before.map((chance, seat) =>
        seat === by ? -lost : others > 0 ? (lost * chance) / others : lost / (before.length - 1),
      )
    : change;
  return { number, by, luck: change.map((each, seat) => each - (decisions[seat] ?? 0)), decisions, missed };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns a seat's biggest drop and the turns of its costliest choices, in order. */
function momentsOf(stretches: readonly Stretch[], seat: Seat): readonly DecisiveTurn[] {
  const fall = ({ before, after }: Stretch): number => (before[seat] ?? 0) - (after[seat] ?? 0);
  const mistake = ({ swings }: Stretch): number =>
    Math.max(0, ...swings.map(({ by, missed }) => (by === seat ? (missed?.by ?? 0) : 0)));
  const [deepest] = stretches.toSorted((one, other) => fall(other) - fall(one));
  const drop = deepest && fall(deepest) >= LEAST ? [deepest] : [];
  const mistakes = stretches
    .filter((stretch) => mistake(stretch) >= LEAST && !drop.includes(stretch))
    .toSorted((one, other) => mistake(other) - mistake(one));
  const chosen = new Set([...drop, ...mistakes].slice(0, MOMENTS));
  return stretches.flatMap((stretch, index) =>
    chosen.has(stretch) ? [momentOf(stretch, seat, stretches.slice(0, index))] : [],
  );
}

function momentOf({ turn, before, after, swings }: Stretch, seat: Seat, earlier: readonly Stretch[]): DecisiveTurn {
  const own = (swing: Swing): number => (swing.by === seat ? (swing.missed?.by ?? 0) : 0);
  const cost = ({ luck, decisions }: Swing): number => -(luck[seat] ?? 0) - (decisions[seat] ?? 0);
  const shown = swings.toSorted((one, other) => own(other) - own(one) || cost(other) - cost(one))[0] as Swing;
  const isMistake = own(shown) >= LEAST;
  const isOwn = (swing: Swing): boolean => swing.by === seat;
  const last = shown.by === seat ? null : earlier.findLast((stretch) => stretch.swings.some(isOwn));
  const first = last?.swings.find(isOwn);
  const earlierChoice = last && first ? { turn: last.turn, answer: first.number } : null;
  return {
    turn,
    seat,
    from: before[seat] ?? 0,
    to: after[seat] ?? 0,
    luck: sum(swings.map(({ luck }) => luck[seat] ?? 0)),
    decisions: sum(swings.map(({ decisions }) => decisions[seat] ?? 0)),
    answer: shown.number,
    by: shown.by,
    played: shown.missed?.played ?? [],
    better: isMistake ? (shown.missed?.better ?? []) : [],
    why: [],
    retry: shown.by === seat ? { turn, answer: shown.number } : earlierChoice,
  };
}

function withReasons(
  { game, id, variant, steps }: ReviewedMatch,
  analyst: Analyst,
  moment: DecisiveTurn,
): DecisiveTurn {
  const step = steps[moment.answer];
  const played = step?.given?.answer ?? moment.played;
  const situation = moment.better.length > 0 ? situationAt(game, variant, step) : null;
  const why = situation
    ? describeReasons(analyst, situation, moment.better, [played], seedOf(id, moment.answer))
    : moment.why;
  return { ...moment, played, why };
}

const seedOf = (match: string, number: number): string => `${match} ${number} review`;

/** Returns the question an answer was given to; null if there was no choice. */
function situationAt(game: AnyGame, variant: string, step: ReplayStep | undefined): Situation | null {
  const decision = step?.given && questionOf(step.before.open, step.given.seat);
  if (!decision || decision.choices.length < 2) return null;
  const { rest, journal } = step.before.match;
  return {
    game,
    variant,
    checkpoint: readCheckpoint(game, rest),
    pending: journal,
    state: step.before.state,
    decision,
  };
}

/** Looks at all choices briefly, then closely at the worst of each seat. Returns what they missed, by answer. */
async function missedByAnswer(
  { game, id, variant, steps, examined }: ReviewedMatch,
  analyst: Analyst,
  onProgress: ReviewProgress,
): Promise<ReadonlyMap<number, Missed>> {
  const missedAt = async (number: number, isBrief: boolean): Promise<Missed | null> => {
    const answer = steps[number]?.given?.answer ?? [];
    const situation = situationAt(game, variant, steps[number]);
    const seed = isBrief ? `${seedOf(id, number)} brief` : seedOf(id, number);
    const lines = situation && (await analyst.lines(id, situation, seed, isBrief));
    return lines && missedBy(lines, answer);
  };
  const choices = steps.flatMap(({ given }, number) =>
    given && (examined?.includes(given.seat) ?? true) ? [number] : [],
  );
  const briefly = await examineAll(
    choices,
    async (number) => missedAt(number, true),
    (share) => onProgress(share * BRIEF_SHARE),
  );
  const suspects = suspectsOf(steps, briefly);
  const closely = await examineAll(
    suspects,
    async (number) => missedAt(number, false),
    (share) => onProgress(BRIEF_SHARE + share * (1 - BRIEF_SHARE)),
  );
  onProgress(1);
  return new Map(
    choices.flatMap((number) => {
      const missed = closely.get(number) ?? briefly.get(number);
      // What wasn't confirmed by a closer look isn't called a mistake.
      return missed ? [[number, closely.has(number) ? missed : { ...missed, by: 0, better: [] }]] : [];
    }),
  );
}

/** Returns the costliest choice of each of a seat's worst turns. */
function suspectsOf(steps: readonly ReplayStep[], missed: ReadonlyMap<number, Missed>): readonly number[] {
  const worst = new Map<string, number>();
  const turns = new Map<Seat, number>();
  for (const [number, { by }] of [...missed].toSorted(([, one], [, other]) => other.by - one.by)) {
    const { given, turn } = steps[number] as ReplayStep;
    const key = `${turn} ${given?.seat}`;
    const count = turns.get(given?.seat ?? 0) ?? 0;
    if (by === 0 || worst.has(key) || count === SUSPECTS) continue;
    worst.set(key, number);
    turns.set(given?.seat ?? 0, count + 1);
  }
  return [...worst.values()];
}

/** Examines answers, several at a time. */
async function examineAll(
  numbers: readonly number[],
  examine: (number: number) => Promise<Missed | null>,
  onProgress: ReviewProgress,
): Promise<ReadonlyMap<number, Missed>> {
  const found = new Map<number, Missed>();
  const left = [...numbers];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      const missed = await examine(number);
      if (missed) found.set(number, missed);
      onProgress(++done / numbers.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** How far an answer was behind the best. */
interface Missed {
  readonly by: number;
  readonly played: Answer;
  readonly better: readonly Answer[];
}

/** Returns null if the answer wasn't considered, or if all were equal and nothing was decided. */
function missedBy(lines: Thought['lines'], played: Answer): Missed | null {
  const [best] = lines;
  const own = lines.find(({ answers }) => answers[0]?.join() === played.join());
  if (!best || !own || lines.every(({ value }) => value === best.value)) return null;
  const by = best.value - own.value;
  return by < LEAST ? { by: 0, played, better: [] } : { by, played, better: best.answers };
}
