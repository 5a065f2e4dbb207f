import { answerOf, picksOf, questionOf } from '../../engine/answers.ts';
import { type Given, look, type Moved, submit, undo, undoneAt } from '../../engine/match.ts';
import { read, readRest } from '../../engine/migrate.ts';
import type { AnyGame, Resting } from '../../engine/game/index.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { plannedAnswer } from '../play/ahead.ts';
import { orderedAnswer } from '../play/standing-orders.ts';
import { type Scope, usualLevel } from './context.ts';
import { Unthought } from './thinking.ts';
import type { Ahead, Happened, Sheet } from '../sheet.ts';

export type Place = Moved<Resting, unknown>;

/** A match being moved on within one change. */
export interface Course {
  readonly scope: Scope;
  readonly before: Sheet;
  /** Where it stood before the change; null when the match only begins. */
  readonly from: Place | null;
  place: Place;
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
  unfinished: boolean;
}

/** The last resting state on a sheet. Throws `Unreadable`. */
export const restOn = (game: AnyGame, sheet: Sheet): Resting => readRest(game, read(game, sheet.match).rest) as Resting;

/** Where the match on a sheet stands under today's rules. Throws `Unreadable` and `Diverged`. */
export const placeOn = (game: AnyGame, sheet: Sheet): Place => look(game, read(game, sheet.match));

/** Takes up a stored match. Throws `Unreadable` and `Diverged`. */
export function takeUp(scope: Scope, sheet: Sheet): Course {
  const place = placeOn(scope.game, sheet);
  return {
    scope,
    before: sheet,
    from: place,
    place,
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
    unfinished: false,
  };
}

const plansOn = ({ ahead = [] }: Sheet): Map<Seat, Ahead> => new Map(ahead.flatMap((plan, seat) => (plan ? [[seat, plan] as const] : [])));

/** A match that stands somewhere else than its sheet says: begun, rebuilt or rewound. What was asked before is void. */
export function courseAt(
  scope: Scope,
  before: Sheet,
  from: Place | null,
  place: Place,
  past: { readonly answers: number; readonly drop: number; readonly log: readonly Happened[]; readonly fresh?: readonly Happened[] },
): Course {
  const asked = new Map(place.open.map(({ seat }) => [seat, place.match.seq]));
  const fresh = [...(past.fresh ?? [])];
  const { answers, drop, log } = past;
  return { scope, before, from, place, answers, drop, add: [], fresh, log, byOrder: [], asked, byHand: new Set(), asking: new Map(), ahead: plansOn(before), unfinished: false };
}

/** Gives an answer. Throws `Refused` when it is not legal. */
export function give(course: Course, seat: Seat, answer: Answer, byOrder = false): void {
  const { scope, place } = course;
  const turn = scope.game.rules.turn(place.state, seat);
  const key = questionOf(place.open, seat)?.key ?? '';
  const moved: Place = submit(scope.game, place.match, seat, answer);
  course.add.push({ seat, key, answer: answerOf(picksOf(answer)) });
  course.answers++;
  course.byOrder = ordersAfter(course.byOrder, place.match.since.length, moved.match.since.length, byOrder);
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
  for (let i = 0; i < answers; i++) {
    const { match } = course.place;
    const place: Place = undo(course.scope.game, match, seat);
    takeOut(course, undoneAt(match, seat), match.since);
    arrive(course, place, seat);
  }
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
function arrive(course: Course, place: Place, actor: Seat): void {
  for (const decision of place.open) {
    const old = questionOf(course.place.open, decision.seat);
    if (decision.seat === actor || !old || !stillAsked(old, decision)) {
      course.asked.set(decision.seat, place.match.seq);
      course.byHand.delete(decision.seat);
    }
  }
  course.place = place;
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
export function answerByItself(course: Course): void {
  for (let count = 0; ; count++) {
    const next = nextByItself(course);
    if (!next) return;
    if (count === course.scope.limits.automatic) {
      course.unfinished = true;
      return;
    }
    give(course, next.seat, next.answer, next.byOrder);
  }
}

function nextByItself(course: Course): { readonly seat: Seat; readonly answer: Answer; readonly byOrder: boolean } | null {
  const { scope, before, place } = course;
  for (const decision of place.open) {
    const { seat } = decision;
    const player = before.players[seat];
    if (player?.kind === 'computer') return { seat, answer: computed(course, player.level, decision), byOrder: false };
    if (before.autopilot[seat] === scope.game.rules.turn(place.state, seat)) {
      const answer = orderedAnswer(scope, place.state, decision, ['late', 'now']) ?? computed(course, usualLevel(scope.opponents), decision);
      return { seat, answer, byOrder: false };
    }
    // Where silence would tell something, the answer waits for its delay.
    if (decision.always === 'secrecy' || course.byHand.has(seat) || wantsToBeAsked(course, decision)) continue;
    const answer = orderedAnswer(scope, place.state, decision, ['now']);
    if (answer) return { seat, answer, byOrder: true };
    const planned = plannedAnswer(course, decision);
    if (planned) return { seat, answer: planned, byOrder: true };
  }
  return null;
}

function wantsToBeAsked({ scope, place, asking }: Course, { seat, always }: Decision): boolean {
  return always === 'turn' && asking.get(seat) === scope.game.rules.turn(place.state, seat);
}

function computed({ scope, before, place, answers }: Course, level: string, decision: Decision): Answer {
  const opponent = scope.opponents.get(level);
  if (!opponent) return decision.otherwise;
  const { journal } = place.match;
  const rest: unknown = readRest(scope.game, place.match.rest);
  const variant = String(before.terms.options['variant']);
  const standing = { game: scope.game, variant, rest, journal, state: place.state, decision };
  if (!scope.thoughts) return opponent.answer(standing, scope.random);
  const key = `${answers} ${decision.seat}`;
  const thought = scope.thoughts.get(key);
  if (!thought) throw new Unthought(key, level, standing, `${before.id} ${key} ${level}`);
  return thought;
}
