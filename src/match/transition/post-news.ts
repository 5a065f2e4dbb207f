import type { Seat } from '../../engine/script.ts';
import { fingerprint } from '../fingerprint.ts';
import type { PostDetails, TurnProgress } from '../posts.ts';
import type { LoggedEvent, StoredMatch, Timer } from '../stored-match.ts';
import { mayNotifyLoudly } from '../time/quiet-hours.ts';
import { isBlocking, type TimerUpdate } from '../time/timers.ts';
import { type DraftPost, draftPost, isEveryonePresent, isPerson, tableTurn, type WithPosts } from './change-context.ts';
import { hasParallelTurns, type Transition } from './transition.ts';

export function postNews(
  transition: Transition,
  sheet: StoredMatch,
  timerUpdate: TimerUpdate,
  actor: Seat | null,
): WithPosts {
  const { context } = transition;
  const posts: DraftPost[] = [];
  const sent = [...sheet.messages];
  const waitOf = (seat: Seat): Timer => timerUpdate.waits.find((timer) => timer.seat === seat) as Timer;
  const parallel = hasParallelTurns(context.game, transition.position.state, sheet.players.length);
  const turns = timerUpdate.started.filter((seat) => waitOf(seat).kind === 'turn' && !(parallel && seat === actor));
  const awaited = awaitedIn(transition, timerUpdate);
  const turnCall = draftTurnPost(transition, sheet, timerUpdate.waits, turns.map(waitOf), awaited, actor);
  if (turnCall) posts.push(turnCall.post);
  const isLargeTable = sheet.players.length > 2;
  const send = (draft: DraftPost, seat: Seat): void => {
    if (context.profiles[seat]?.notifications === 'none') return;
    // At a larger table each seat gets one sound per turn, including the public mention.
    const push = draft.push && !(isLargeTable && ((sent[seat] ?? 0) > 0 || turnCall?.loud.includes(seat)));
    sent[seat] = (sent[seat] ?? 0) + 1;
    posts.push({ ...draft, push });
  };
  for (const seat of turns)
    send(
      draftPost(
        seat,
        'turn',
        turnPostDetail(transition, sheet, waitOf(seat), [seat]),
        mayNotifyLoudly(context, sheet, seat),
      ),
      seat,
    );
  for (const seat of timerUpdate.started.filter((each) => waitOf(each).kind === 'choice')) {
    const choice = draftChoice(transition, sheet, waitOf(seat));
    if (choice) send(choice, seat);
  }
  for (const seat of timerUpdate.continued) {
    const { turn, due } = waitOf(seat);
    if (seat === actor || (sent[seat] ?? 0) >= context.limits.directMessagesPerTurn) continue;
    send(
      draftPost(
        seat,
        'continued',
        { turn, seat, events: transition.newEvents, due },
        mayNotifyLoudly(context, sheet, seat),
      ),
      seat,
    );
  }
  if (parallel && !turnCall) posts.push(...draftStandings(transition));
  const progress = parallel ? null : draftProgress(transition, sheet, timerUpdate, awaited);
  const news = turnCall
    ? { sheet: { awaited: awaited.seats, shown: transition.answers }, posts: [] }
    : (progress ?? draftPause(sheet, awaited));
  const invitation = draftInvitation(transition, sheet);
  const deals = draftDeals(transition, sheet, timerUpdate, actor);
  if (deals.post) send(deals.post, deals.post.to as Seat);
  const hands = draftHands(transition, sheet, posts);
  return {
    sheet: { ...sheet, messages: sent, ...news.sheet, ...invitation.sheet, ...deals.sheet, hands: hands.hands },
    posts: [...posts, ...news.posts, ...invitation.posts, ...hands.posts],
  };
}

/** The seats that play waits for in another player's turn, their question, turn and deadline. */
interface Awaited {
  readonly seats: readonly Seat[];
  readonly key: string | null;
  readonly turn: number | null;
  readonly until: number | null;
}

function awaitedIn(transition: Transition, { waits }: TimerUpdate): Awaited {
  const choosing = waits.filter(({ kind, seat }) => kind === 'choice' && isSeatBlocking(transition, seat));
  const [first] = choosing;
  return {
    seats: choosing.map(({ seat }) => seat),
    key: first && choosing.every(({ key }) => key === first.key) ? first.key : null,
    turn: first?.turn ?? null,
    until: first?.due ?? null,
  };
}

/** Drafts the public turn message for all absent active seats; for parallel turns only at the start. */
function draftTurnPost(
  transition: Transition,
  sheet: StoredMatch,
  waits: readonly Timer[],
  turns: readonly Timer[],
  awaited: Awaited,
  actor: Seat | null,
): { readonly post: DraftPost; readonly loud: readonly Seat[] } | null {
  const { context, origin: from, position } = transition;
  if (hasParallelTurns(context.game, position.state, sheet.players.length) && from && from.turn > 0) return null;
  const timer = turns.find(({ seat }) => seat !== actor) ?? turns[0];
  if (!timer) return null;
  const calls = turns.flatMap(({ seat }) => (turns.length === 1 || seat !== actor ? [seat] : []));
  const push = calls.some((seat) => mayNotifyLoudly(context, sheet, seat));
  const seats = waits.flatMap(({ kind, seat }) => (kind === 'turn' ? [seat] : []));
  const detail = {
    ...turnPostDetail(transition, sheet, timer, calls),
    ...(seats.length > 1 && { seats }),
    progress: progressOf(transition, awaited),
  };
  return { post: draftPost('channel', 'turn', detail, push), loud: push ? detail.calls : [] };
}

const progressOf = ({ answers, before, drop }: Transition, { seats, key, until }: Awaited): TurnProgress => ({
  answers,
  kept: before.answers - drop,
  awaited: seats,
  key,
  until,
});

/**
 * Drafts an edit of the turn message: after a roll, when other seats are awaited or have answered, and
 * when something it told was undone. Null if there is no such message.
 */
function draftProgress(
  transition: Transition,
  sheet: StoredMatch,
  { waits, paused }: TimerUpdate,
  awaited: Awaited,
): { readonly sheet: Partial<Pick<StoredMatch, 'awaited' | 'shown'>>; readonly posts: readonly DraftPost[] } | null {
  const { context, position, answers, before, drop } = transition;
  const { rules, stats, views } = context.game;
  const [seat, ...others] = rules.active(position.state);
  const turn = tableTurn(context.game, position.state);
  if (seat === undefined || others.length > 0 || turn === 0 || sheet.shown === undefined) return null;
  const isRoll = ({ event, turn: of }: LoggedEvent): boolean =>
    of === turn && (views.rollOf ? views.rollOf(event) : stats.recordRoll(event)) !== null;
  // Where dice are rolled again in part, only the first roll counts.
  const rolled = transition.newEvents.some(isRoll) && (views.rollOf !== undefined || !before.log.some(isRoll));
  const undone = drop > 0 && before.answers - drop < sheet.shown;
  if (!rolled && !undone && sheet.awaited.join() === awaited.seats.join()) return { sheet: {}, posts: [] };
  const timer = [...waits, ...paused.map(({ wait }) => wait)].find(
    (each) => each.kind === 'turn' && each.seat === seat,
  );
  const detail = { turn, seat, events: sheet.log, due: timer?.due ?? null, progress: progressOf(transition, awaited) };
  // Their direct message doesn't offer the roll any longer, either.
  const isTold = rolled && isPerson(sheet, seat) && context.profiles[seat]?.notifications !== 'none';
  return {
    sheet: { awaited: awaited.seats, shown: answers },
    posts: [
      draftPost('channel', 'progress', detail),
      ...(isTold ? [draftPost(seat, 'hand', { turn, rolled: true })] : []),
    ],
  };
}

/** Drafts the update of parallel turns: the standings, and who has finished. */
function draftStandings({ context, origin: from, position, add }: Transition): readonly DraftPost[] {
  if (add.length === 0 || !from) return [];
  const ended =
    position.open.length > 0 &&
    from.open.flatMap(({ seat }) => (position.open.some((each) => each.seat === seat) ? [] : [seat]));
  const moved = from.open.some(({ seat }) => from.turns[seat] !== context.game.rules.turn(position.state, seat));
  return ended && (moved || ended.length > 0) ? [draftPost('channel', 'standings', { finished: ended })] : [];
}

/** Drafts the line that says whom play waits for, where no turn message can: one per turn, kept up to date. */
function draftPause(
  sheet: StoredMatch,
  { seats, turn, until }: Awaited,
): { readonly sheet: Pick<StoredMatch, 'pauseSaid' | 'awaited'>; readonly posts: readonly DraftPost[] } {
  const of = turn ?? sheet.pauseSaid;
  const isNew = seats.length > 0 && sheet.pauseSaid !== of;
  const changed = sheet.players.length > 2 && sheet.awaited.join() !== seats.join();
  const posts = isNew || changed ? [draftPost('channel', 'pause', { turn: of, seats, due: until })] : [];
  return { sheet: { pauseSaid: of, awaited: seats }, posts };
}

/** Drafts the public line of an open offer. A seat that is asked again gets a new line. */
function draftInvitation(
  { context, position, askedAt: asked }: Transition,
  sheet: StoredMatch,
): { readonly sheet: Pick<StoredMatch, 'invited'>; readonly posts: readonly DraftPost[] } {
  const { game } = context;
  const before = sheet.invited ?? '';
  const invitation = game.text.openOffer?.(game.views.forSeat(position.state, null)) ?? null;
  const shown = invitation !== null && (before !== '' || invitation.awaiting.some((seat) => isPerson(sheet, seat)));
  const invited = shown
    ? fingerprint(JSON.stringify([invitation, invitation.awaiting.map((seat) => asked.get(seat))]))
    : '';
  return invited === before
    ? { sheet: {}, posts: [] }
    : { sheet: { invited }, posts: [draftPost('channel', 'invitation', { turn: tableTurn(game, position.state) })] };
}

/**
 * Tells the maker of an offer about its answers once: when the last one is in, or some time after the first acceptance.
 * What the maker's own panel showed isn't news.
 */
function draftDeals(
  { context, position }: Transition,
  sheet: StoredMatch,
  { waits, continued }: TimerUpdate,
  actor: Seat | null,
): { readonly sheet: Pick<StoredMatch, 'deals'>; readonly post: DraftPost | null } {
  const { game, limits, now } = context;
  const offer = game.text.openOffer?.(game.views.forSeat(position.state, null)) ?? null;
  if (!offer || !isPerson(sheet, offer.from)) return { sheet: { deals: undefined }, post: null };
  const { from, deals, awaiting } = offer;
  const answers = fingerprint(JSON.stringify([deals, awaiting]));
  const before = sheet.deals ?? { known: answers, due: null, told: false };
  if (actor === from || continued.includes(from))
    return { sheet: { deals: { known: answers, due: null, told: false } }, post: null };
  if (answers === before.known) return { sheet: { deals: before }, post: null };
  const due = before.due ?? (deals.length > 0 && !before.told ? now + limits.dealNotice : null);
  const isComplete = !awaiting.some((seat) => isPerson(sheet, seat));
  if (!isComplete && (due === null || due > now)) return { sheet: { deals: { ...before, due } }, post: null };
  const detail = {
    turn: game.rules.turn(position.state, from),
    due: waits.find(({ seat }) => seat === from)?.due ?? null,
    amends: before.told,
  };
  const push = !before.told && mayNotifyLoudly(context, sheet, from);
  return { sheet: { deals: { known: answers, due: null, told: true } }, post: draftPost(from, 'deals', detail, push) };
}

/** Drafts changed hands when a turn ends: until then its player sees them in the panel. */
function draftHands(
  { context, origin: from, position }: Transition,
  sheet: StoredMatch,
  posts: readonly DraftPost[],
): { readonly hands: readonly string[]; readonly posts: readonly DraftPost[] } {
  const { game, profiles } = context;
  const isDeferred = from?.turn === tableTurn(game, position.state);
  const fresh: DraftPost[] = [];
  const hands = sheet.players.map((_, seat) => {
    const before = sheet.hands[seat] ?? '';
    const withTurn = posts.some((draft) => draft.to === seat && draft.kind === 'turn');
    if (!isPerson(sheet, seat) || (isDeferred && !withTurn)) return before;
    const hand = fingerprint(game.views.handKey(position.state, seat));
    if (hand !== before && !withTurn && profiles[seat]?.notifications !== 'none') {
      fresh.push(draftPost(seat, 'hand', { turn: game.rules.turn(position.state, seat) }));
    }
    return hand;
  });
  return { hands, posts: fresh };
}

function turnPostDetail(
  { context, before }: Transition,
  sheet: StoredMatch,
  { seat, turn, due }: Timer,
  called: readonly Seat[],
): PostDetails['turn'] {
  const live = isEveryonePresent(sheet, context.now, context.limits);
  const calls = live ? [] : called.filter((each) => context.profiles[each]?.notifications !== 'none');
  const events = sheet.log.filter((happened) => happened.turn < turn || turn === 0);
  return { turn, seat, events, due, calls, undos: before.undos };
}

/** Drafts the message about a choice; none if it is answered automatically. In public both cases look the same. */
function draftChoice(
  transition: Transition,
  sheet: StoredMatch,
  { seat, turn, key, due, auto }: Timer,
): DraftPost | null {
  const { context } = transition;
  if (auto !== null) return null;
  const patient = !isSeatBlocking(transition, seat);
  const push = !patient && mayNotifyLoudly(context, sheet, seat);
  return draftPost(seat, 'choice', { turn, seat, key, events: transition.newEvents, due, patient }, push);
}

/** Returns whether play waits for this seat's choice. */
function isSeatBlocking({ position, context }: Transition, seat: Seat): boolean {
  const decision = position.open.find((each) => each.seat === seat);
  const active = context.game.rules.active(position.state);
  return decision !== undefined && isBlocking(position.open, decision, active);
}
