import type { Resting } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { answerByItself, type Course } from './progress.ts';
import { leftSeats, placed } from '../leave/ranking.ts';
import type { PostDetails } from '../posts.ts';
import { plansAfter } from '../play/ahead.ts';
import { sumOf } from '../sum.ts';
import { featOf, isHidden } from '../lobby/day.ts';
import { quietAround } from '../time/quiet-hours.ts';
import { type Change, isLive, isPerson, type Saying, say, type Scope, turnAt, withSeat } from './context.ts';
import { isSolved } from '../../engine/puzzle.ts';
import type { Ending, Happened, Ranking, Sheet, Wait } from '../sheet.ts';
import { type Waiting, isBlocking, waitsFor } from '../time/waits.ts';

/**
 * Ends a change: answers what answers itself, finds out who is waited for now, and says what has to be said.
 * `actor` is the person who acted; null when time or somebody else did.
 */
export async function finish(course: Course, actor: Seat | null, said: readonly Saying[] = []): Promise<Change> {
  const isPuzzle = course.before.terms.puzzle !== undefined;
  // The end of the turn is the end of a puzzle: nobody plays on.
  if (!isPuzzle || !course.turnEnded) await answerByItself(course);
  const { scope, before, standing } = course;
  const result = scope.game.rules.result(standing.state);
  const waiting = waitsFor(course, actor);
  const turn = turnAt(scope.game, standing.state);
  const newTurn = course.from?.turn !== turn;
  const moved = standing.match.seq !== before.match?.seq;
  const sheet: Sheet = {
    ...before,
    match: standing.match,
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
    ahead: plansAfter(course),
    missed: actor === null ? before.missed : withSeat(before.missed, actor, 0),
    lastActed: actor === null ? before.lastActed : withSeat(before.lastActed, actor, scope.now),
    expires: actor === null && before.expires !== null ? before.expires : idleFrom(scope, before),
  };
  const base = { drop: course.drop, add: course.add, unfinished: course.unfinished };
  if (isPuzzle && (result || course.turnEnded)) {
    const over = ended(scope, sheet, { kind: 'won', ranking: puzzleRanking(scope, before, standing.state) }, course.fresh, standing.state);
    return { ...base, sheet: over.sheet, said: [...said, ...over.said] };
  }
  if (result) {
    const ranking = placed(result.ranking, leftSeats(before));
    const over = ended(scope, sheet, { kind: 'won', ranking }, course.fresh, standing.state);
    return { ...base, sheet: over.sheet, said: [...said, ...over.said] };
  }
  const told = tell(course, sheet, waiting, actor);
  return { ...base, sheet: told.sheet, said: [...said, ...told.said] };
}

/** Whoever solved the puzzle comes first, otherwise last. */
function puzzleRanking({ game }: Scope, { players, terms }: Sheet, state: Resting): Ranking {
  const solver = players.findIndex(({ kind }) => kind === 'person');
  const others = players.flatMap((_, seat) => (seat === solver ? [] : [seat]));
  return isSolved(game, state, solver, { goal: terms.puzzle?.goal ?? 0 }) ? [[solver], others] : [others, [solver]];
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
  const { game, now, profiles } = scope;
  const figures = ending.kind === 'won' && before.terms.rated && before.players.length === 1 ? game.chronicle.feat?.(state) : null;
  const feat = figures ? { feat: featOf(figures, before, now) } : {};
  const tempo = before.tempo.map((each, seat) => (profiles[seat]?.untimed ? { waits: 0, spent: 0 } : each));
  const sheet: Sheet = { ...before, tempo, status: 'over', ending, endedAt: now, waits: [], paused: [], requests: [], expires: null, ...feat };
  const score = ending.kind === 'won' ? (game.rules.result(state)?.score ?? null) : null;
  const turns = turnAt(game, state);
  const seed = isHidden(before.terms, now) ? null : state.rng.seed;
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
  const { scope } = course;
  const said: Saying[] = [];
  const sent = [...sheet.messages];
  const waitOf = (seat: Seat): Wait => waiting.waits.find((wait) => wait.seat === seat) as Wait;
  const turns = waiting.fresh.filter((seat) => waitOf(seat).kind === 'turn' && !(isParallel(course) && seat === actor));
  const called = turnPost(course, sheet, waiting.waits, turns.map(waitOf), actor);
  if (called) said.push(called.post);
  const several = sheet.players.length > 2;
  const send = (saying: Saying, seat: Seat): void => {
    if (scope.profiles[seat]?.notifications === 'none') return;
    // At a table of several one sound per turn is enough for everybody, that of the public call included.
    const push = saying.push && !(several && ((sent[seat] ?? 0) > 0 || called?.loud.includes(seat)));
    sent[seat] = (sent[seat] ?? 0) + 1;
    said.push({ ...saying, push });
  };
  for (const seat of turns) send(say(seat, 'turn', turnDetail(course, sheet, waitOf(seat), [seat]), mayPush(scope, sheet, seat)), seat);
  for (const seat of waiting.fresh.filter((each) => waitOf(each).kind === 'choice')) {
    const choice = choicePost(course, sheet, waitOf(seat));
    if (choice) send(choice, seat);
  }
  for (const seat of waiting.continued) {
    const { turn, due } = waitOf(seat);
    if (seat === actor || (sent[seat] ?? 0) >= scope.limits.messages) continue;
    send(say(seat, 'continued', { turn, seat, events: course.fresh, due }, mayPush(scope, sheet, seat)), seat);
  }
  if (isParallel(course) && !called) said.push(...standings(course));
  const pause = pauseLine(course, sheet, waiting);
  const invitation = invitationLine(course, sheet);
  const hands = shownHands(course, sheet, said);
  return {
    sheet: { ...sheet, messages: sent, ...pause.sheet, ...invitation.sheet, hands: hands.hands },
    said: [...said, ...pause.said, ...invitation.said, ...hands.said],
  };
}

/** Several people play their turns at the same time, each at their own pace. */
function isParallel({ scope, standing }: Course): boolean {
  const active = scope.game.rules.active(standing.state);
  return active.length > 1 && active.some((seat) => scope.game.rules.turn(standing.state, seat) > 0);
}

/** One public message calls all whose turn it is now and who are not here; where turns run in parallel, only at the beginning. */
function turnPost(
  course: Course,
  sheet: Sheet,
  waits: readonly Wait[],
  turns: readonly Wait[],
  actor: Seat | null,
): { readonly post: Saying; readonly loud: readonly Seat[] } | null {
  const { scope, from } = course;
  if (isParallel(course) && from && from.turn > 0) return null;
  const wait = turns.find(({ seat }) => seat !== actor) ?? turns[0];
  if (!wait) return null;
  const calls = turns.flatMap(({ seat }) => (turns.length === 1 || seat !== actor ? [seat] : []));
  const push = calls.some((seat) => mayPush(scope, sheet, seat));
  const seats = waits.flatMap(({ kind, seat }) => (kind === 'turn' ? [seat] : []));
  const detail = { ...turnDetail(course, sheet, wait, calls), ...(seats.length > 1 && { seats }) };
  return { post: say('channel', 'turn', detail, push), loud: push ? detail.calls : [] };
}

/** Where turns run in parallel: how everybody stands now, and who is done. */
function standings({ scope, from, standing, add }: Course): readonly Saying[] {
  if (add.length === 0 || !from) return [];
  const ended = standing.open.length > 0 && from.open.flatMap(({ seat }) => (standing.open.some((each) => each.seat === seat) ? [] : [seat]));
  const moved = from.open.some(({ seat }) => from.turns[seat] !== scope.game.rules.turn(standing.state, seat));
  return ended && (moved || ended.length > 0) ? [say('channel', 'standings', { finished: ended })] : [];
}

/** One line per turn says for whom play waits. At a table of several it is kept up to date as they answer. */
function pauseLine(
  course: Course,
  sheet: Sheet,
  { waits }: Waiting,
): { readonly sheet: Pick<Sheet, 'pauseSaid' | 'awaited'>; readonly said: readonly Saying[] } {
  const choosing = waits.filter(({ kind, seat }) => kind === 'choice' && isWaitedFor(course, seat));
  const seats = choosing.map(({ seat }) => seat);
  const turn = choosing[0]?.turn ?? sheet.pauseSaid;
  const begun = seats.length > 0 && sheet.pauseSaid !== turn;
  const changed = sheet.players.length > 2 && sheet.awaited.join() !== seats.join();
  const said = begun || changed ? [say('channel', 'pause', { turn, seats, due: choosing[0]?.due ?? null })] : [];
  return { sheet: { pauseSaid: turn, awaited: seats }, said };
}

/** What is put to several people, as long as it is. Who is asked anew answers on a line that is new as well. */
function invitationLine({ scope, standing, asked }: Course, sheet: Sheet): { readonly sheet: Pick<Sheet, 'invited'>; readonly said: readonly Saying[] } {
  const { game } = scope;
  const before = sheet.invited ?? '';
  const invitation = game.words.invitation?.(game.sight.view(standing.state, null)) ?? null;
  const shown = invitation !== null && (before !== '' || invitation.to.some((seat) => isPerson(sheet, seat)));
  const invited = shown ? sumOf(JSON.stringify([invitation, invitation.to.map((seat) => asked.get(seat))])) : '';
  return invited === before ? { sheet: {}, said: [] } : { sheet: { invited }, said: [say('channel', 'invitation', { turn: turnAt(game, standing.state) })] };
}

/** Hands that are others than those last shown. At a table of several they are shown again only when a turn ends. */
function shownHands({ scope, from, standing }: Course, sheet: Sheet, said: readonly Saying[]): { readonly hands: readonly string[]; readonly said: readonly Saying[] } {
  const { game, profiles } = scope;
  const waits = sheet.players.length > 2 && from?.turn === turnAt(game, standing.state);
  const fresh: Saying[] = [];
  const hands = sheet.players.map((_, seat) => {
    const before = sheet.hands[seat] ?? '';
    const withTurn = said.some((saying) => saying.to === seat && saying.kind === 'turn');
    if (!isPerson(sheet, seat) || (waits && !withTurn)) return before;
    const hand = sumOf(game.sight.hand(standing.state, seat));
    if (hand !== before && !withTurn && profiles[seat]?.notifications !== 'none') {
      fresh.push(say(seat, 'hand', { turn: game.rules.turn(standing.state, seat) }));
    }
    return hand;
  });
  return { hands, said: fresh };
}

function turnDetail({ scope, before }: Course, sheet: Sheet, { seat, turn, due }: Wait, called: readonly Seat[]): PostDetails['turn'] {
  const live = isLive(sheet, scope.now, scope.limits);
  const calls = live ? [] : called.filter((each) => scope.profiles[each]?.notifications !== 'none');
  const events = sheet.log.filter((happened) => happened.turn < turn || turn === 0);
  return { turn, seat, events, due, calls, undos: before.undos };
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
function isWaitedFor({ standing, scope }: Course, seat: Seat): boolean {
  const decision = standing.open.find((each) => each.seat === seat);
  const active = scope.game.rules.active(standing.state);
  return decision !== undefined && isBlocking(standing.open, decision, active);
}
