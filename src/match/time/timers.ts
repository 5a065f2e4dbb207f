import type { Decision, Seat } from '../../engine/script.ts';
import { startTimer, shiftTimer, reviveTimer } from './deadlines.ts';
import { postponeReminder } from './reminders.ts';
import { timeBankAfter } from './time-bank.ts';
import type { Transition } from '../transition/transition.ts';
import { automaticAnswer } from '../play/standing-orders.ts';
import { reminderOutsideQuietHours } from './quiet-hours.ts';
import { isEveryonePresent, withSeat, withSpent } from '../transition/change-context.ts';
import type { PausedTimer, StoredMatch, Timer } from '../stored-match.ts';

/** The timers after a change, and what the change ended. */
export interface TimerUpdate {
  readonly waits: readonly Timer[];
  readonly paused: readonly PausedTimer[];
  readonly banks: readonly number[];
  readonly tempo: StoredMatch['tempo'];
  /** Seats to notify: a new turn or choice, or a patient choice that now blocks play. */
  readonly started: readonly Seat[];
  /** Seats whose turn continues after another seat has chosen. */
  readonly continued: readonly Seat[];
}

/** Returns the timers of the open questions; existing clocks keep running. */
export function timersFor(transition: Transition, actor: Seat | null): TimerUpdate {
  const { before, position, context } = transition;
  const turnOf = (seat: Seat): number => context.game.rules.turn(position.state, seat);
  const people = position.open.filter(
    ({ seat, blocking: waits }) => waits !== 'optional' && before.players[seat]?.kind === 'person',
  );
  const found = people.map((decision) => timerFor(transition, decision, actor));
  const used = new Set(found.flatMap(({ from }) => from ?? []));
  const paused: PausedTimer[] = [];
  let { banks, tempo } = before;
  // If another seat has the turn now, as in a set-up, this turn doesn't continue later: it comes again.
  const handedOver = (seat: Seat): boolean => found.some(({ timer }) => timer.kind === 'turn' && timer.seat !== seat);
  const stop = (timer: Timer, at: number): void => {
    if (
      timer.kind === 'turn' &&
      timer.turn === turnOf(timer.seat) &&
      position.open.length > 0 &&
      !handedOver(timer.seat)
    ) {
      paused.push({ wait: timer, at });
      return;
    }
    const ended = shiftTimer(context, timer, context.now - at);
    banks = withSeat(banks, timer.seat, timeBankAfter(context, before.terms, banks[timer.seat] ?? 0, ended));
    tempo = withSpent(tempo, timer.seat, context.now - ended.since);
  };
  for (const timer of before.waits) if (!used.has(timer)) stop(timer, context.now);
  for (const stopped of before.paused) if (!used.has(stopped)) stop(stopped.wait, stopped.at);
  return {
    waits: found.map(({ timer }) => timer),
    paused,
    banks,
    tempo,
    started: found.filter(({ how }) => how === 'fresh').map(({ timer }) => timer.seat),
    continued: found.filter(({ how }) => how === 'continued').map(({ timer }) => timer.seat),
  };
}

interface FoundTimer {
  readonly timer: Timer;
  readonly how: 'kept' | 'continued' | 'fresh';
  /** The stored timer that it continues. */
  readonly from: Timer | PausedTimer | null;
}

function timerFor(transition: Transition, decision: Decision, actor: Seat | null): FoundTimer {
  const { context } = transition;
  const { seat, key } = decision;
  const found = continuedTimer(transition, decision, actor);
  const asked = transition.askedAt.get(seat) ?? transition.position.match.seq;
  const still = found.timer.asked === asked && found.timer.auto !== null;
  const timer = {
    ...found.timer,
    key,
    asked,
    byHand: transition.byHand.has(seat),
    asking: transition.asking.get(seat),
  };
  const here = seat === actor ? postponeReminder(context, reviveTimer(context, transition.before, timer)) : timer;
  return { ...found, timer: { ...here, auto: still ? here.auto : automaticAnswerAt(transition, decision, here) } };
}

function continuedTimer(transition: Transition, decision: Decision, actor: Seat | null): FoundTimer {
  const { before, position, context } = transition;
  const { seat } = decision;
  const turn = context.game.rules.turn(position.state, seat);
  const active = context.game.rules.active(position.state);
  const kind = active.includes(seat) ? 'turn' : 'choice';
  const blocking = isBlocking(position.open, decision, active);
  const old = before.waits.find((timer) => timer.seat === seat && timer.kind === kind && timer.turn === turn);
  if (old && (kind === 'turn' || old.asked === transition.askedAt.get(seat))) {
    if (old.due !== null || !blocking || kind === 'turn') return { timer: old, how: 'kept', from: old };
    return { timer: startTimer(context, before, decision, kind, turn, true), how: 'fresh', from: old };
  }
  const stopped = before.paused.find(
    ({ wait: timer }) => kind === 'turn' && timer.seat === seat && timer.turn === turn,
  );
  if (stopped) {
    const until = Math.max(context.now, before.away[seat] ?? 0);
    return { timer: shiftTimer(context, stopped.wait, until - stopped.at), how: 'continued', from: stopped };
  }
  const timer = startTimer(context, before, decision, kind, turn, blocking);
  // The actor sees the next question at once and needs no message.
  return { timer, how: kind === 'choice' && seat === actor ? 'kept' : 'fresh', from: null };
}

/** Returns whether play waits for a question: a deferred one only blocks if no active seat can go on. */
export function isBlocking(open: readonly Decision[], decision: Decision, active: readonly Seat[]): boolean {
  if (!decision.blocking) return true;
  return (
    decision.blocking === 'deferred' &&
    !open.some(({ seat, blocking: waits }) => active.includes(seat) && seat !== decision.seat && !waits)
  );
}

/**
 * Returns when a secrecy question is answered automatically: after a delay that is the same with and without a card to
 * play. In quiet hours nothing is answered, as no person would.
 */
function automaticAnswerAt(transition: Transition, decision: Decision, timer: Timer): number | null {
  const { context, before, position } = transition;
  const { now, limits } = context;
  if (decision.always !== 'secrecy' || timer.byHand || automaticAnswer(context, position.state, decision) === null)
    return null;
  const [least, most] = isEveryonePresent(before, now, limits) ? limits.delayLive : limits.delay;
  const share = context.random.below(1_000_000) / 1_000_000;
  const at = now + Math.round(least * (most / least) ** share);
  const awake = Math.max(
    now + least,
    reminderOutsideQuietHours(context.profiles[decision.seat] ?? null, at, timer.due),
  );
  return timer.due === null ? awake : Math.min(awake, timer.due);
}
