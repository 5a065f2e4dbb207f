import { questionOf } from '../../engine/answers.ts';
import { remindersOf, deadline, nextMoment } from './deadlines.ts';
import { type Course, give, takeUp } from '../change/progress.ts';
import { finish, mayPush } from '../change/conclude.ts';
import { adjourned } from '../leave/adjourn.ts';
import { stop } from '../leave/resign.ts';
import { standInSaying, withStandIn } from '../leave/stand-in.ts';
import { wakeDaily } from '../lobby/daily.ts';
import { wakeChallenge } from '../lobby/lobby.ts';
import { absentAnswer, silentAnswer } from '../play/standing-orders.ts';
import { type Change, isPerson, otherPeople, type Saying, say, type Scope, withSeat } from '../change/context.ts';
import { isAside, type Sheet, type Wait } from '../sheet.ts';

/** Does what is due now. Null when nothing is: a second call, a late job and a wrong alarm do no harm. */
export async function wake(scope: Scope, sheet: Sheet): Promise<Change | null> {
  if (sheet.status === 'challenge') return wakeChallenge(scope, sheet);
  if (sheet.status !== 'open') return null;
  if (sheet.terms.daily) return wakeDaily(scope, sheet);
  if (sheet.expires !== null && sheet.expires <= scope.now) return isAside(sheet.terms) ? stop(scope, sheet, { kind: 'abandoned' }) : adjourned(sheet, 'idle');
  const absent = forTheAbsent(scope, sheet);
  const course = takeUp(scope, absent.sheet, null);
  answerDelayed(course);
  const change = await finish(course, null, [...absent.said, ...answerOverdue(course)]);
  const rung = ring(scope, change.sheet);
  const nothing = course.add.length === 0 && change.said.length === 0 && !rung && !change.unfinished;
  if (nothing && !pending(scope, sheet)) return null;
  return rung ? { ...change, sheet: rung.sheet, said: [...change.said, ...rung.said] } : change;
}

interface Rung {
  readonly sheet: Sheet;
  readonly said: readonly Saying[];
}

/** Turns in a row that are played for somebody who is absent; then a computer keeps the seat. */
const ABSENT = 3;

/** At a table of several nobody waits for an empty time bank: the turn is played for the absent, the third in a row for good. */
function forTheAbsent(scope: Scope, sheet: Sheet): Rung {
  const said: Saying[] = [];
  let current = sheet;
  for (const { seat, kind, turn, due, stage } of sheet.players.length > 2 ? sheet.waits : []) {
    const over = kind === 'turn' && due !== null && due <= scope.now;
    if (!over || (stage === 'running' && (sheet.banks[seat] ?? 0) > 0)) continue;
    const missed = (sheet.missed[seat] ?? 0) + 1;
    if (missed >= ABSENT) {
      said.push(standInSaying(sheet, seat, 'absent'));
      current = withStandIn(scope, current, seat, true);
    } else {
      said.push(say('channel', 'note', { about: 'autopilot', seat, by: null }));
      current = { ...current, autopilot: withSeat(current.autopilot, seat, turn), missed: withSeat(current.missed, seat, missed) };
    }
  }
  return { sheet: current, said };
}

/** Something was due that needs no word: its moment has to be set anew. */
function pending({ now }: Scope, sheet: Sheet): boolean {
  return sheet.waits.some(({ next, auto }) => (next !== null && next <= now) || (auto !== null && auto <= now));
}

/** Answers whose delay is over. */
function answerDelayed(course: Course): void {
  const { scope, before } = course;
  for (const wait of before.waits) {
    const decision = questionOf(course.standing.open, wait.seat);
    if (wait.auto === null || wait.auto > scope.now || !decision || course.asked.get(wait.seat) !== wait.asked) continue;
    const answer = silentAnswer(scope, course.standing.state, decision);
    if (answer) give(course, wait.seat, answer, true);
  }
}

/** Choices in the other's turn whose time is over, with all that they lead to for the same seat. */
function answerOverdue(course: Course): readonly Saying[] {
  const { scope, before } = course;
  const said: Saying[] = [];
  for (const wait of before.waits) {
    const overdue = wait.kind === 'choice' && wait.due !== null && wait.due <= scope.now;
    if (!overdue || course.asked.get(wait.seat) !== wait.asked) continue;
    for (let count = 0; count < scope.limits.automatic; count++) {
      const decision = questionOf(course.standing.open, wait.seat);
      if (!decision || scope.game.rules.active(course.standing.state).includes(wait.seat)) break;
      give(course, wait.seat, absentAnswer(scope, course.standing.state, decision));
    }
    said.push(say('channel', 'note', { about: 'timeout', seat: wait.seat }));
  }
  return said;
}

/** Reminders and the time bank. Lateness is to nobody's harm: what is missed is left out, and the bank begins now. */
function ring(scope: Scope, sheet: Sheet): { readonly sheet: Sheet; readonly said: readonly Saying[] } | null {
  const said: Saying[] = [];
  let current = sheet;
  for (const wait of sheet.waits) {
    if (wait.next === null || wait.next > scope.now || wait.due === null) continue;
    const rung = wait.due <= scope.now ? timeUp(scope, current, wait) : remind(scope, current, wait);
    current = rung.sheet;
    said.push(...rung.said);
  }
  return current === sheet ? null : { sheet: current, said };
}

function exchange(sheet: Sheet, old: Wait, wait: Wait): Sheet {
  return { ...sheet, waits: sheet.waits.map((each) => (each === old ? wait : each)) };
}

function remind(scope: Scope, sheet: Sheet, wait: Wait): Rung {
  const { seat, turn, kind, due } = wait;
  const step = scope.now >= remindersOf(scope, wait, due ?? 0).late ? 'late' : 'half';
  const reminded = { ...wait, reminded: step === 'late' ? 2 : 1 };
  const next = exchange(sheet, wait, { ...reminded, next: nextMoment(scope, reminded) });
  const push = step === 'late' && mayPush(scope, sheet, seat);
  return message(scope, next, seat, say(seat, 'reminder', { turn, step, kind, due }, push));
}

/** A direct message, as long as there were not too many about this turn. */
function message({ limits, profiles }: Scope, sheet: Sheet, seat: number, saying: Saying): Rung {
  const sent = sheet.messages[seat] ?? 0;
  if (sent >= limits.messages || !isPerson(sheet, seat) || profiles[seat]?.notifications === 'none') return { sheet, said: [] };
  return { sheet: { ...sheet, messages: withSeat(sheet.messages, seat, sent + 1) }, said: [saying] };
}

/** The bank begins to run, or has run out. */
function timeUp(scope: Scope, sheet: Sheet, wait: Wait): Rung {
  const { now, limits } = scope;
  const { seat, turn } = wait;
  const bank = sheet.banks[seat] ?? 0;
  if (wait.stage === 'running' && bank > 0) {
    const until = deadline(scope, seat, now + bank);
    const running = exchange(sheet, wait, { ...wait, stage: 'bank', due: until, next: until });
    const detail = { turn, seat, stage: 'bank', until, calls: [], amends: false } as const;
    const own = scope.profiles[seat]?.notifications === 'none' ? [] : [say(seat, 'bank', { ...detail, amends: true })];
    return { sheet: running, said: [say('channel', 'bank', detail), ...own] };
  }
  const until = now + (sheet.terms.rated ? 0 : limits.claimAfter);
  const empty = exchange({ ...sheet, banks: withSeat(sheet.banks, seat, 0) }, wait, { ...wait, stage: 'empty', due: now, next: null });
  const detail = { turn, seat, stage: 'empty', until, calls: [seat], amends: false } as const;
  const own = message(scope, empty, seat, say(seat, 'bank', detail, mayPush(scope, sheet, seat)));
  const others = otherPeople(sheet, seat).map((other) => say(other, 'bank', detail, mayPush(scope, sheet, other)));
  return { sheet: own.sheet, said: [say('channel', 'bank', detail, true), ...own.said, ...others] };
}
