import { answerOf, picksOf, questionOf } from '../../engine/answers.ts';
import { type Given, goOn, look, type Match, type Moved, undo, undoneAt, type Watch } from '../../engine/match.ts';
import { read, readRest } from '../../engine/migrate.ts';
import { endsTurn } from '../../engine/puzzle.ts';
import type { Situation } from '../../engine/opponent.ts';
import type { AnyGame, Resting } from '../../engine/game/index.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { plannedAnswer } from '../play/ahead.ts';
import { orderedAnswer } from '../play/standing-orders.ts';
import { type Scope, standInLevel, turnAt } from './context.ts';
import type { Ahead, Happened, Sheet } from '../sheet.ts';

export type Standing = Moved<Resting, unknown>;

/** What a change has to know of where the match stood before it: the table itself is changed by it. */
export interface Origin {
  readonly open: readonly Decision[];
  readonly turn: number;
  /** By seat. */
  readonly turns: readonly number[];
}

/** The table as a seat saw it before the last answer it gave by hand, for the words of an undo. */
interface Memory {
  readonly seat: Seat;
  /** Where in `match.since` that answer stands. */
  readonly at: number;
  readonly asked: Decision;
  readonly view: unknown;
  readonly turn: number;
}

/** A match being moved on within one change. */
export interface Course {
  readonly scope: Scope;
  readonly before: Sheet;
  /** Null when the match only begins. */
  readonly from: Origin | null;
  standing: Standing;
  /** Who is shown the match afterwards; null when nobody is. */
  readonly viewer: Seat | null;
  memory: Memory | null;
  /** Length of the list of answers. */
  answers: number;
  drop: number;
  readonly add: Given[];
  /** What happened in this change. */
  readonly fresh: Happened[];
  log: readonly Happened[];
  byOrder: readonly number[];
  /** By seat: `match.seq` when the question open for it was put. */
  readonly asked: Map<Seat, number>;
  /** Seats that answer their open question by hand although an order would. */
  readonly byHand: Set<Seat>;
  /** By seat: the turn in which orders pass over nothing that is part of it. */
  readonly asking: Map<Seat, number>;
  /** By seat: what it wants to be done in its next turns. */
  readonly ahead: Map<Seat, Ahead>;
  /** By seat: the turn a computer played last, and how often it answered in it. */
  readonly inTurn: Map<Seat, { readonly turn: number; readonly answers: number }>;
  /** An answer ended the turn. */
  turnEnded: boolean;
  unfinished: boolean;
}

/** The last resting state on a sheet. Throws `Unreadable`. */
export const restOn = (game: AnyGame, sheet: Sheet): Resting => readRest(game, read(game, sheet.match).rest) as Resting;

/** Where the match on a sheet stands under today's rules. Throws `Unreadable` and `Diverged`. */
export const standingOn = (game: AnyGame, sheet: Sheet): Standing => look(game, read(game, sheet.match));

/** Where it stood, apart from the table. */
export const originOf = (game: AnyGame, { open, state }: Standing, { players }: Pick<Sheet, 'players'>): Origin => ({
  open,
  turn: turnAt(game, state),
  turns: players.map((_, seat) => game.rules.turn(state, seat)),
});

/** Takes up a stored match, for somebody who is shown it afterwards. Throws `Unreadable` and `Diverged`. */
export function takeUp(scope: Scope, sheet: Sheet, viewer: Seat | null): Course {
  const match = read(scope.game, sheet.match);
  const { watch, seen } = remembering(scope.game, match, sheet.byOrder, viewer);
  const standing = look(scope.game, match, watch) as Standing;
  return {
    scope,
    before: sheet,
    from: originOf(scope.game, standing, sheet),
    standing,
    viewer,
    memory: seen(),
    answers: sheet.answers,
    drop: 0,
    add: [],
    fresh: [],
    log: sheet.log,
    byOrder: sheet.byOrder,
    asked: new Map(sheet.waits.map(({ seat, asked }) => [seat, asked])),
    byHand: new Set(sheet.waits.flatMap(({ seat, byHand }) => (byHand ? [seat] : []))),
    asking: new Map(sheet.waits.flatMap(({ seat, asking }) => (asking === undefined ? [] : [[seat, asking] as const]))),
    ahead: plansOn(sheet),
    inTurn: new Map(),
    turnEnded: false,
    unfinished: false,
  };
}

const plansOn = ({ ahead = [] }: Sheet): Map<Seat, Ahead> => new Map(ahead.flatMap((plan, seat) => (plan ? [[seat, plan] as const] : [])));

/** A match that stands somewhere else than its sheet says: begun, rebuilt or rewound. What was asked before is void. */
export function courseAt(
  scope: Scope,
  before: Sheet,
  from: Origin | null,
  standing: Standing,
  past: { readonly answers: number; readonly drop: number; readonly log: readonly Happened[]; readonly fresh?: readonly Happened[] },
): Course {
  const asked = new Map(standing.open.map(({ seat }) => [seat, standing.match.seq]));
  const fresh = [...(past.fresh ?? [])];
  const { answers, drop, log } = past;
  const blank = { add: [], byOrder: [], byHand: new Set<Seat>(), asking: new Map<Seat, number>(), inTurn: new Map(), turnEnded: false, unfinished: false };
  return { scope, before, from, standing, viewer: null, memory: null, answers, drop, fresh, log, asked, ahead: plansOn(before), ...blank };
}

/** Where the seat's own answers stand in `since` that can be undone. */
export const ownSince = (since: readonly Given[], seat: Seat): readonly number[] =>
  since.flatMap((given, at) => (given.seat === seat && !given.settled ? [at] : []));

/** Where the last of them stands that was given by hand, or the last that an order gave; -1 when there is none. */
export function lastOwn(since: readonly Given[], byOrder: readonly number[], seat: Seat): number {
  const own = ownSince(since, seat);
  return own.findLast((at) => !byOrder.includes(at)) ?? own.at(-1) ?? -1;
}

/** Looks at the table before the viewer's last answer while the match is replayed. */
function remembering(game: AnyGame, { since }: Pick<Match, 'since'>, byOrder: readonly number[], viewer: Seat | null): { readonly watch?: Watch<Resting>; seen(): Memory | null } {
  const at = viewer === null ? -1 : lastOwn(since, byOrder, viewer);
  if (viewer === null || at === -1) return { seen: () => null };
  let memory: Memory | null = null;
  const watch: Watch<Resting> = {
    at,
    see(open, state) {
      memory = memoryOf(game, open, state, viewer, at);
    },
    astray() {
      memory = null;
    },
  };
  return { watch, seen: () => memory };
}

/** The table before this answer of `since`: as it was seen on the way, or by going that way once more. */
export function remembered({ scope, standing, memory, byOrder }: Course, seat: Seat, at: number): Memory | null {
  if (memory?.seat === seat && memory.at === at) return memory;
  const { watch, seen } = remembering(scope.game, standing.match, byOrder, seat);
  look(scope.game, standing.match, watch);
  return seen();
}

function memoryOf(game: AnyGame, open: readonly Decision[], state: unknown, seat: Seat, at: number): Memory | null {
  const asked = questionOf(open, seat);
  return asked && { seat, at, asked, view: game.sight.view(state, seat), turn: game.rules.turn(state, seat) };
}

/** Gives an answer. Throws `Refused` when it is not legal. */
export function give(course: Course, seat: Seat, answer: Answer, byOrder = false): void {
  const { scope, standing } = course;
  const turn = scope.game.rules.turn(standing.state, seat);
  const asked = questionOf(standing.open, seat);
  const key = asked?.key ?? '';
  if (asked && endsTurn(asked, answer)) course.turnEnded = true;
  const fresh = seat === course.viewer && !byOrder ? memoryOf(scope.game, standing.open, standing.state, seat, -1) : null;
  const moved: Standing = goOn(scope.game, standing, seat, answer);
  const longer = moved.match.since.length === standing.match.since.length + 1;
  course.memory = fresh ? { ...fresh, at: undoneAt(moved.match, seat) } : longer ? course.memory : null;
  course.add.push({ seat, key, answer: answerOf(picksOf(answer)) });
  course.answers++;
  course.byOrder = ordersAfter(course.byOrder, standing.match.since.length, moved.match.since.length, byOrder);
  const happened = moved.events.map((event): Happened => ({ seq: course.answers, turn, event }));
  course.fresh.push(...happened);
  course.log = [...course.log, ...happened];
  arrive(course, moved, seat);
}

function ordersAfter(before: readonly number[], length: number, after: number, byOrder: boolean): readonly number[] {
  if (after === 0) return [];
  const kept = after === length + 1 ? before : [];
  return byOrder ? [...kept, after - 1] : kept;
}

/** Takes back the seat's last answers. Throws `Refused` where it cannot. */
export function takeBack(course: Course, seat: Seat, answers: number): void {
  const { scope, standing } = course;
  const { match } = standing;
  let { since } = match;
  for (let count = 0; count < answers; count++) {
    const at = undoneAt({ since }, seat);
    takeOut(course, at, since);
    since = since.toSpliced(at, 1);
  }
  const { watch, seen } = remembering(scope.game, { since }, course.byOrder, seat);
  const back: Standing = undo(scope.game, match, seat, answers, watch);
  course.memory = seen();
  arrive(course, back, seat);
  course.byHand.add(seat);
  course.asking.delete(seat);
}

/** An answer leaves the list of all answers; others may have come after it. */
function takeOut(course: Course, at: number, since: readonly Given[]): void {
  const { add, answers } = course;
  const after = since.slice(at + 1).map(({ seat, key, answer }) => ({ seat, key, answer }));
  const back = after.length + 1;
  if (back <= add.length) add.splice(add.length - back, 1);
  else {
    course.drop += back - add.length;
    add.splice(0, add.length, ...after);
  }
  const gone = answers - after.length;
  course.answers--;
  course.byOrder = course.byOrder.flatMap((position) => (position === at ? [] : [position > at ? position - 1 : position]));
  course.log = course.log.flatMap((happened) => (happened.seq === gone ? [] : [happened.seq > gone ? { ...happened, seq: happened.seq - 1 } : happened]));
}

/** A question is the same as before when its seat did not answer and every answer to it still counts. */
function arrive(course: Course, standing: Standing, actor: Seat): void {
  for (const decision of standing.open) {
    const old = questionOf(course.standing.open, decision.seat);
    if (decision.seat === actor || !old || !stillAsked(old, decision)) {
      course.asked.set(decision.seat, standing.match.seq);
      course.byHand.delete(decision.seat);
    }
  }
  course.standing = standing;
}

/** A question that reads the same, or that only has more to choose from. */
export function stillAsked(old: Decision, now: Decision): boolean {
  if (old.key !== now.key || old.min !== now.min || old.max > now.max || JSON.stringify(old.parts) !== JSON.stringify(now.parts)) return false;
  return old.choices.every((id, index) => {
    const at = now.choices.indexOf(id);
    return at !== -1 && (now.limits?.[at] ?? 1) >= (old.limits?.[index] ?? 1);
  });
}

/** Answers everything that nobody has to be asked about: computers, orders used at once, turns played for the absent. */
export async function answerByItself(course: Course): Promise<void> {
  for (let count = 0; ; count++) {
    const next = await nextByItself(course);
    if (!next) return;
    if (count === course.scope.limits.automatic) {
      course.unfinished = true;
      return;
    }
    give(course, next.seat, next.answer, next.byOrder);
  }
}

async function nextByItself(course: Course): Promise<{ readonly seat: Seat; readonly answer: Answer; readonly byOrder: boolean } | null> {
  const { scope, before, standing } = course;
  // What others may go on without comes first: later it may be too late for it.
  for (const decision of standing.open.toSorted((one, other) => Number(other.waits === 'later') - Number(one.waits === 'later'))) {
    const { seat } = decision;
    // What just stays open is left to people: whoever answers it is asked the same again at once.
    if (decision.waits === 'never') continue;
    const player = before.players[seat];
    if (player?.kind === 'computer') return { seat, answer: await computed(course, player.level, decision), byOrder: false };
    if (before.autopilot[seat] === scope.game.rules.turn(standing.state, seat)) {
      const answer = orderedAnswer(scope, standing.state, decision, ['late', 'now']) ?? (await computed(course, standInLevel(scope, before), decision));
      return { seat, answer, byOrder: false };
    }
    // Where silence would tell something, the answer waits for its delay.
    if (decision.always === 'secrecy' || course.byHand.has(seat) || wantsToBeAsked(course, decision)) continue;
    const answer = orderedAnswer(scope, standing.state, decision, ['now']);
    if (answer) return { seat, answer, byOrder: true };
    const planned = plannedAnswer(course, decision);
    if (planned) return { seat, answer: planned, byOrder: true };
  }
  return null;
}

function wantsToBeAsked({ scope, standing, asking }: Course, { seat, always }: Decision): boolean {
  return always === 'turn' && asking.get(seat) === scope.game.rules.turn(standing.state, seat);
}

/** Where computers think elsewhere, nothing here waits for them but this change. */
async function computed({ scope, before, standing, answers, inTurn }: Course, level: string, decision: Decision): Promise<Answer> {
  const opponent = scope.opponents.get(level);
  if (!opponent) return decision.otherwise;
  const { game, random, think } = scope;
  const { journal, rest } = standing.match;
  const turn = game.rules.turn(standing.state, decision.seat);
  const last = inTurn.get(decision.seat);
  const answered = last?.turn === turn ? last.answers : 0;
  inTurn.set(decision.seat, { turn, answers: answered + 1 });
  const variant = String(before.terms.options['variant']);
  // The turn of a computer is over before any person could answer.
  const vain = before.players.some(({ kind }, seat) => kind === 'computer' && seat !== decision.seat) ? undefined : decision.invites;
  const situation: Situation = { game, variant, rest: readRest(game, rest) as unknown, journal, state: standing.state, decision, vain, answered };
  return think ? think(level, situation, `${before.id} ${answers} ${decision.seat} ${level}`) : opponent.answer(situation, random);
}
