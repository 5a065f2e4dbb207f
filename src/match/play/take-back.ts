import { Diverged, type Given } from '../../engine/match.ts';
import type { Seat } from '../../engine/script.ts';
import { canonical } from './canonical.ts';
import { courseAt, originOf, type Standing, takeUp } from '../change/progress.ts';
import { finish } from '../change/conclude.ts';
import { silentAnswer } from './standing-orders.ts';
import { done, type Done } from './answer.ts';
import { problems } from '../problems.ts';
import { requestOf, withYes } from '../leave/agree.ts';
import { type Passage, retell } from '../look/story.ts';
import { isPerson, say, type Saying, type Scope, withSeat, turnAt } from '../change/context.ts';
import type { Happened, Request, Sheet } from '../sheet.ts';

/** Asks all others to take back more than is free. Says in public what was seen since; computers agree at once. */
export async function askTakeback(scope: Scope, sheet: Sheet, seat: Seat, how: 'step' | 'turn', history: readonly Given[]): Promise<Done> {
  if (!sheet.terms.takebacks || sheet.terms.rated) throw problems.noTakebacks();
  const course = takeUp(scope, sheet, seat);
  const passages = storyOf(scope, sheet, course.standing, history);
  const keep = how === 'step' ? lastByHand(scope, passages, seat) : turnBegin(passages, seat);
  if (keep === null) throw problems.nothingToTakeBack();
  const answers = history.length - keep;
  const seen = passages.slice(keep + 1).flatMap(({ revealed, events }) => (revealed ? events : []));
  const asked = say('channel', 'note', { about: 'take-back-asked', seat, answers, seen });
  const { seq } = course.standing.match;
  const requests = withYes(sheet, seat, { kind: 'take-back', seat, answers, seq }, undefined);
  if (!requests) return goBack(scope, sheet, seat, answers, passages, course.standing);
  const change = await finish(course, seat, [{ ...asked, push: true }]);
  return done(course, { ...change, sheet: { ...change.sheet, requests } });
}

function openRequest(sheet: Sheet, seat: Seat, seq: number): Extract<Request, { readonly kind: 'take-back' }> {
  const request = requestOf(sheet, 'take-back');
  if (request?.seq !== seq) throw problems.noRequest();
  if (request.agreed.includes(seat)) throw problems.notYours();
  return request;
}

export async function acceptTakeback(scope: Scope, sheet: Sheet, seat: Seat, history: readonly Given[]): Promise<Done> {
  const course = takeUp(scope, sheet, seat);
  const { standing } = course;
  const request = openRequest(sheet, seat, standing.match.seq);
  const requests = withYes(sheet, seat, request, request);
  if (requests) {
    const change = await finish(course, seat);
    return done(course, { ...change, sheet: { ...change.sheet, requests } });
  }
  return goBack(scope, sheet, request.seat, request.answers, storyOf(scope, sheet, standing, history), standing);
}

export async function declineTakeback(scope: Scope, sheet: Sheet, seat: Seat): Promise<Done> {
  const course = takeUp(scope, sheet, seat);
  const { answers, seat: asker } = openRequest(sheet, seat, course.standing.match.seq);
  const said: Saying = say('channel', 'note', { about: 'take-back-declined', seat: asker, answers });
  const change = await finish(course, seat, [said]);
  return done(course, { ...change, sheet: { ...change.sheet, requests: sheet.requests.filter(({ kind }) => kind !== 'take-back') } });
}

/** The whole match told again. It must end exactly where the match stands, or nothing of it is used. */
function storyOf(scope: Scope, sheet: Sheet, standing: Standing, history: readonly Given[]): readonly Passage[] {
  const { seed } = standing.state.rng;
  let passages: readonly Passage[];
  try {
    passages = [...retell(scope.game, sheet.terms.options, sheet.players.length, seed, history)];
  } catch (error) {
    throw error instanceof Diverged ? problems.cannotRebuild() : error;
  }
  const end = passages.at(-1)?.standing.match;
  const here = canonical([standing.match.rest, standing.match.journal]);
  if (canonical([end?.rest, end?.journal]) !== here) throw problems.cannotRebuild();
  return passages;
}

/** How many answers stay when the seat's last answer goes; one that an order would give again is no step of its own. */
function lastByHand(scope: Scope, passages: readonly Passage[], seat: Seat): number | null {
  for (let index = passages.length - 1; index > 0; index--) {
    const { given, before } = passages[index] as Passage;
    if (given?.seat !== seat) continue;
    const decision = before.open.find((each) => each.seat === seat);
    if (decision && silentAnswer(scope, before.state, decision) === null) return index - 1;
  }
  return null;
}

function turnBegin(passages: readonly Passage[], seat: Seat): number | null {
  const last = passages.findLast(({ given, active }) => given?.seat === seat && active === seat);
  if (!last) return null;
  return passages.findIndex(({ given, turn, active }) => given !== null && active === seat && turn === last.turn) - 1;
}

async function goBack(scope: Scope, sheet: Sheet, asker: Seat, answers: number, passages: readonly Passage[], from: Standing): Promise<Done> {
  const kept = passages.slice(0, passages.length - answers);
  const then = (kept.at(-1) as Passage).standing;
  // Undone answers count as well, so that no button of before fits again.
  const standing: Standing = { ...then, match: { ...then.match, seq: from.match.seq + 1 } };
  const oldest = turnAt(scope.game, standing.state) - sheet.players.length;
  const log = kept.flatMap(({ events }) => events).filter((happened: Happened) => happened.turn > oldest);
  const course = courseAt(scope, sheet, originOf(scope.game, from, sheet), standing, { answers: sheet.answers - answers, drop: answers, log });
  const said = say('channel', 'note', { about: 'take-back-done', seat: asker, answers });
  if (isPerson(sheet, asker)) course.byHand.add(asker);
  const change = await finish(course, asker, [said]);
  const takebacks = withSeat(sheet.takebacks, asker, (sheet.takebacks[asker] ?? 0) + 1);
  return done(course, { ...change, sheet: { ...change.sheet, takebacks } });
}
