import type { Resting } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { answerByItself, type Course } from './progress.ts';
import type { PostDetails } from '../posts.ts';
import { quietAround } from '../time/quiet-hours.ts';
import { type Change, isLive, isPerson, type Saying, say, type Scope, turnAt, withSeat } from './context.ts';
import type { Ending, Happened, Sheet, Wait } from '../sheet.ts';
import { type Waiting, isBlocking, waitsFor } from '../time/waits.ts';

/**
 * Ends a change: answers what answers itself, finds out who is waited for now, and says what has to be said.
 * `actor` is the person who acted; null when time or somebody else did.
 */
export function finish(course: Course, actor: Seat | null, said: readonly Saying[] = []): Change {
  answerByItself(course);
  const { scope, before, place } = course;
  const result = scope.game.rules.result(place.state);
  const waiting = waitsFor(course, actor);
  const turn = turnAt(scope.game, place.state);
  const newTurn = !course.from || turnAt(scope.game, course.from.state) !== turn;
  const moved = place.match.seq !== before.match?.seq;
  const sheet: Sheet = {
    ...before,
    match: place.match,
    answers: course.answers,
    byOrder: course.byOrder,
    log: course.log.filter((happened) => happened.turn > turn - before.players.length),
    waits: waiting.waits,
    paused: waiting.paused,
    banks: waiting.banks,
    tempo: waiting.tempo,
    away: before.away.map((until) => (until !== null && until > scope.now ? until : null)),
    requests: moved ? [] : before.requests,
    messages: newTurn ? before.messages.map(() => 0) : before.messages,
    undos: newTurn ? 0 : before.undos,
    lastActed: actor === null ? before.lastActed : withSeat(before.lastActed, actor, scope.now),
    expires: actor === null && before.expires !== null ? before.expires : idleFrom(scope, before),
  };
  const base = { drop: course.drop, add: course.add, unfinished: course.unfinished };
  if (result) {
    const over = ended(scope, sheet, { kind: 'won', winner: result.ranking[0]?.[0] ?? 0 }, course.fresh, place.state);
    return { ...base, sheet: over.sheet, said: [...said, ...over.said] };
  }
  const told = tell(course, sheet, waiting, actor);
  return { ...base, sheet: told.sheet, said: [...said, ...told.said] };
}

/** When the match comes to rest by itself if nobody does anything. */
export function idleFrom({ now, limits }: Scope, sheet: Sheet): number {
  return Math.max(now, ...sheet.away.map((until) => until ?? 0)) + limits.idle;
}

/** The match is over: nobody is waited for any more, and the seed comes to light. */
export function ended(
  scope: Scope,
  before: Sheet,
  ending: Ending,
  events: readonly Happened[],
  state: Resting,
): { readonly sheet: Sheet; readonly said: readonly Saying[] } {
  const { game, now } = scope;
  const sheet: Sheet = { ...before, status: 'over', ending, endedAt: now, waits: [], paused: [], requests: [], expires: null };
  const score = ending.kind === 'won' ? (game.rules.result(state)?.score ?? null) : null;
  const turns = turnAt(game, state);
  const { seed } = state.rng;
  const said = say('channel', 'over', { ending, score, turns, seed, commitment: before.commitment ?? '', events }, true);
  return { sheet, said: [said] };
}

/** Whether a direct message may make a sound: not at night, not on vacation, not while everybody is here anyway. */
export function mayPush(scope: Scope, sheet: Sheet, seat: Seat): boolean {
  const profile = scope.profiles[seat] ?? null;
  const awake = !quietAround(profile, scope.now) && (sheet.away[seat] ?? 0) <= scope.now;
  return awake && profile?.notifications !== 'none' && !isLive(sheet, scope.now, scope.limits);
}

function tell(
  course: Course,
  sheet: Sheet,
  waiting: Waiting,
  actor: Seat | null,
): { readonly sheet: Sheet; readonly said: readonly Saying[] } {
  const said: Saying[] = [];
  const sent = [...sheet.messages];
  let { pauseSaid } = sheet;
  const send = (saying: Saying, seat: Seat): void => {
    if (course.scope.profiles[seat]?.notifications === 'none') return;
    sent[seat] = (sent[seat] ?? 0) + 1;
    said.push(saying);
  };
  const waitOf = (seat: Seat): Wait => waiting.waits.find((wait) => wait.seat === seat) as Wait;
  // When a set-up asks several at once, one public message calls the one who is not here.
  const turns = waiting.fresh.filter((seat) => waitOf(seat).kind === 'turn');
  const called = turns.find((seat) => seat !== actor) ?? turns[0];
  for (const seat of waiting.fresh) {
    const wait = waitOf(seat);
    if (wait.kind === 'turn') {
      const detail = turnDetail(course, sheet, wait);
      const push = mayPush(course.scope, sheet, seat);
      if (seat === called) said.push(say('channel', 'turn', detail, push));
      send(say(seat, 'turn', detail, push), seat);
    } else {
      const choice = choicePost(course, sheet, wait);
      if (choice) send(choice, seat);
      if (isWaitedFor(course, seat) && pauseSaid !== wait.turn) {
        said.push(say('channel', 'pause', { turn: wait.turn, seat, due: wait.due }));
        pauseSaid = wait.turn;
      }
    }
  }
  for (const seat of waiting.continued) {
    const { turn, due } = waitOf(seat);
    if (seat === actor || (sent[seat] ?? 0) >= course.scope.limits.messages) continue;
    send(say(seat, 'continued', { turn, seat, events: course.fresh, due }, mayPush(course.scope, sheet, seat)), seat);
  }
  for (const seat of changedHands(course, sheet)) {
    const withHand = said.some((saying) => saying.to === seat && saying.kind === 'turn');
    if (!withHand && course.scope.profiles[seat]?.notifications !== 'none') {
      said.push(say(seat, 'hand', { turn: course.scope.game.rules.turn(course.place.state, seat) }));
    }
  }
  return { sheet: { ...sheet, messages: sent, pauseSaid }, said };
}

function turnDetail({ scope, before }: Course, sheet: Sheet, { seat, turn, due }: Wait): PostDetails['turn'] {
  const mention = isLive(sheet, scope.now, scope.limits) || scope.profiles[seat]?.notifications === 'none' ? null : seat;
  const events = sheet.log.filter((happened) => happened.turn < turn || turn === 0);
  return { turn, seat, events, due, mention, undos: before.undos };
}

/** Nobody is called for what answers itself; in public both cases look the same. */
function choicePost(course: Course, sheet: Sheet, { seat, turn, key, due, auto }: Wait): Saying | null {
  const { scope } = course;
  if (auto !== null) return null;
  const patient = !isWaitedFor(course, seat);
  const push = !patient && mayPush(scope, sheet, seat);
  return say(seat, 'choice', { turn, seat, key, events: course.fresh, due, patient }, push);
}

/** Whether the match cannot go on without this seat's choice. */
function isWaitedFor({ place, scope }: Course, seat: Seat): boolean {
  const decision = place.open.find((each) => each.seat === seat);
  const active = scope.game.rules.active(place.state);
  return decision !== undefined && isBlocking(place.open, decision, active);
}

function changedHands({ scope, from, place }: Course, sheet: Sheet): readonly Seat[] {
  const { hand } = scope.game.sight;
  return sheet.players.flatMap((_, seat) => {
    if (!isPerson(sheet, seat)) return [];
    return from && hand(from.state, seat) === hand(place.state, seat) ? [] : [seat];
  });
}
