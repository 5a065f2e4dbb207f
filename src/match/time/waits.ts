import type { Decision, Seat } from '../../engine/script.ts';
import { bankAfter, freshWait, later, postponed, revived } from './deadlines.ts';
import type { Course } from '../change/progress.ts';
import { silentAnswer } from '../play/standing-orders.ts';
import { awakeReminder } from './quiet-hours.ts';
import { isLive, withSeat } from '../change/context.ts';
import type { Paused, Sheet, Wait } from '../sheet.ts';

/** Who is waited for after a change, and what the change ended. */
export interface Waiting {
  readonly waits: readonly Wait[];
  readonly paused: readonly Paused[];
  readonly banks: readonly number[];
  readonly tempo: Sheet['tempo'];
  /** Seats that have to be told: a new turn or choice, or a patient choice that now keeps somebody waiting. */
  readonly fresh: readonly Seat[];
  /** Seats whose turn goes on after the other has chosen. */
  readonly continued: readonly Seat[];
}

/** The waits that belong to the questions open now, with the clocks of those that were there before. */
export function waitsFor(course: Course, actor: Seat | null): Waiting {
  const { before, standing, scope } = course;
  const turnOf = (seat: Seat): number => scope.game.rules.turn(standing.state, seat);
  const people = standing.open.filter(({ seat, waits }) => waits !== 'never' && before.players[seat]?.kind === 'person');
  const found = people.map((decision) => waitFor(course, decision, actor));
  const used = new Set(found.flatMap(({ from }) => from ?? []));
  const paused: Paused[] = [];
  let { banks, tempo } = before;
  // Where another seat has the turn now, as in a set-up, the turn was handed over: it does not go on later, it comes again.
  const handedOver = (seat: Seat): boolean => found.some(({ wait }) => wait.kind === 'turn' && wait.seat !== seat);
  const stop = (wait: Wait, at: number): void => {
    if (wait.kind === 'turn' && wait.turn === turnOf(wait.seat) && standing.open.length > 0 && !handedOver(wait.seat)) {
      paused.push({ wait, at });
      return;
    }
    const ended = later(scope, wait, scope.now - at);
    banks = withSeat(banks, wait.seat, bankAfter(scope, banks[wait.seat] ?? 0, ended));
    const old = tempo[wait.seat] ?? { waits: 0, spent: 0 };
    tempo = withSeat(tempo, wait.seat, { waits: old.waits + 1, spent: old.spent + Math.max(0, scope.now - ended.since) });
  };
  for (const wait of before.waits) if (!used.has(wait)) stop(wait, scope.now);
  for (const stopped of before.paused) if (!used.has(stopped)) stop(stopped.wait, stopped.at);
  return {
    waits: found.map(({ wait }) => wait),
    paused,
    banks,
    tempo,
    fresh: found.filter(({ how }) => how === 'fresh').map(({ wait }) => wait.seat),
    continued: found.filter(({ how }) => how === 'continued').map(({ wait }) => wait.seat),
  };
}

interface Found {
  readonly wait: Wait;
  readonly how: 'kept' | 'continued' | 'fresh';
  /** What of the sheet it goes on from. */
  readonly from: Wait | Paused | null;
}

function waitFor(course: Course, decision: Decision, actor: Seat | null): Found {
  const { scope } = course;
  const { seat, key } = decision;
  const found = clockFor(course, decision, actor);
  const asked = course.asked.get(seat) ?? course.standing.match.seq;
  const still = found.wait.asked === asked && found.wait.auto !== null;
  const wait = { ...found.wait, key, asked, byHand: course.byHand.has(seat), asking: course.asking.get(seat) };
  const here = seat === actor ? postponed(scope, revived(scope, course.before, wait)) : wait;
  return { ...found, wait: { ...here, auto: still ? here.auto : delayOf(course, decision, here) } };
}

function clockFor(course: Course, decision: Decision, actor: Seat | null): Found {
  const { before, standing, scope } = course;
  const { seat } = decision;
  const turn = scope.game.rules.turn(standing.state, seat);
  const active = scope.game.rules.active(standing.state);
  const kind = active.includes(seat) ? 'turn' : 'choice';
  const blocking = isBlocking(standing.open, decision, active);
  const old = before.waits.find((wait) => wait.seat === seat && wait.kind === kind && wait.turn === turn);
  if (old && (kind === 'turn' || old.asked === course.asked.get(seat))) {
    if (old.due !== null || !blocking || kind === 'turn') return { wait: old, how: 'kept', from: old };
    return { wait: freshWait(scope, before, decision, kind, turn, true), how: 'fresh', from: old };
  }
  const stopped = before.paused.find(({ wait }) => kind === 'turn' && wait.seat === seat && wait.turn === turn);
  if (stopped) {
    const until = Math.max(scope.now, before.away[seat] ?? 0);
    return { wait: later(scope, stopped.wait, until - stopped.at), how: 'continued', from: stopped };
  }
  const wait = freshWait(scope, before, decision, kind, turn, blocking);
  // Whoever just answered sees the next question at once and needs no call for it.
  return { wait, how: kind === 'choice' && seat === actor ? 'kept' : 'fresh', from: null };
}

/** A question that can wait keeps nobody waiting as long as one whose turn it is can go on. */
export function isBlocking(open: readonly Decision[], decision: Decision, active: readonly Seat[]): boolean {
  if (!decision.waits) return true;
  return decision.waits === 'later' && !open.some(({ seat, waits }) => active.includes(seat) && seat !== decision.seat && !waits);
}

/**
 * When a question asked for secrecy answers itself: after a delay that is the same whether there was a card to play and an
 * order that says so, or none. At night nothing comes by itself, as no person would have answered.
 */
function delayOf(course: Course, decision: Decision, wait: Wait): number | null {
  const { scope, before, standing } = course;
  const { now, limits } = scope;
  if (decision.always !== 'secrecy' || wait.byHand || silentAnswer(scope, standing.state, decision) === null) return null;
  const [least, most] = isLive(before, now, limits) ? limits.delayLive : limits.delay;
  const share = scope.random.below(1_000_000) / 1_000_000;
  const at = now + Math.round(least * (most / least) ** share);
  const awake = Math.max(now + least, awakeReminder(scope.profiles[decision.seat] ?? null, at, wait.due));
  return wait.due === null ? awake : Math.min(awake, wait.due);
}
