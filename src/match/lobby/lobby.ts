import type { AnyGame } from '../../engine/game/index.ts';
import { begin } from '../../engine/match.ts';
import { randomFrom } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { courseAt, type Place } from '../change/progress.ts';
import { finish, idleFrom } from '../change/conclude.ts';
import { problems } from '../problems.ts';
import { type Change, changed, type Saying, say, type Scope, withSeat } from '../change/context.ts';
import { awayUntil } from '../time/vacation.ts';
import type { Ending, Happened, Home, Player, Sheet, Terms, Wait } from '../sheet.ts';

/** A sheet nobody has played on yet. */
export function blankSheet(id: string, terms: Terms, home: Home, players: readonly Player[], now: number): Sheet {
  const bySeat = <T>(value: T): readonly T[] => players.map(() => value);
  return {
    id,
    seq: 0,
    status: 'challenge',
    terms,
    home,
    players,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    ending: null,
    commitment: null,
    match: null,
    answers: 0,
    byOrder: [],
    log: [],
    waits: [],
    paused: [],
    banks: bySeat(0),
    away: bySeat(null),
    requests: [],
    expires: null,
    takebacks: bySeat(0),
    autopilot: bySeat(null),
    tempo: bySeat({ waits: 0, spent: 0 }),
    messages: bySeat(0),
    undos: 0,
    pauseSaid: 0,
    challenger: null,
    previous: null,
    lastActed: bySeat(0),
  };
}

/** A challenge by seat 0. One that asks for a rematch waits as long as it takes. */
export function challenge(
  { now, limits }: Pick<Scope, 'now' | 'limits'>,
  blank: Sheet,
  previous: { id: string; channel: string | null } | null,
  quiet = false,
): Change {
  const expires = previous ? null : now + limits.challengeExpires;
  const sheet: Sheet = {
    ...blank,
    expires,
    previous: previous?.id ?? null,
    waits: [waitForAnswer(1, now, expires, now + limits.challengeReminder)],
    lastActed: withSeat(blank.lastActed, 0, now),
  };
  const { terms } = sheet;
  const mention = quiet ? null : 1;
  return changed(sheet, [say('channel', 'challenge', { event: 'made', terms, seat: 0, mention, previous }, !quiet)]);
}

function waitForAnswer(seat: Seat, now: number, due: number | null, next: number | null): Wait {
  const clock = { since: now, due, stage: 'running', next, reminded: 0, muted: false } as const;
  return { seat, key: 'challenge', kind: 'choice', ...clock, turn: 0, asked: 0, auto: null, byHand: false };
}

/** The one who has to say yes: the opponent, or the challenger once the opponent proposed other terms. */
export function askedSeat(sheet: Sheet): Seat {
  const proposed = sheet.requests.find(({ kind }) => kind === 'terms');
  return proposed ? 1 - proposed.seat : 1;
}

/** The terms a yes would be said to. */
export function agreedTerms(sheet: Sheet): Terms {
  const proposed = sheet.requests.find((request) => request.kind === 'terms');
  return proposed?.kind === 'terms' ? proposed.terms : sheet.terms;
}

function challengeSaying(
  sheet: Sheet,
  event: 'proposed' | 'reworded' | 'reminder' | 'accepted' | 'declined' | 'withdrawn' | 'expired',
  seat: Seat | null,
): Saying {
  const open = event === 'proposed' || event === 'reminder';
  const mention = open || event === 'reworded' ? askedSeat(sheet) : null;
  const terms = agreedTerms(sheet);
  return say('channel', 'challenge', { event, terms, seat, mention, previous: null }, open);
}

export function propose({ now, limits }: Scope, sheet: Sheet, seat: Seat, terms: Terms): Change {
  const changedSheet: Sheet = {
    ...sheet,
    requests: [{ kind: 'terms', seat, terms }],
    waits: [waitForAnswer(1 - seat, now, sheet.expires, now + limits.challengeReminder)],
    lastActed: withSeat(sheet.lastActed, seat, now),
  };
  const saying = challengeSaying(changedSheet, 'proposed', seat);
  // Whoever was asked already knows.
  const known = askedSeat(sheet) === 1 - seat;
  return changed(changedSheet, [known ? { ...saying, detail: { ...(saying.detail as object), mention: null }, push: false } : saying]);
}

/** The same challenge in another language. */
export function rewordChallenge(sheet: Sheet, seat: Seat, language: Language): Change {
  const reworded: Sheet = { ...sheet, home: { ...sheet.home, language, chosen: true } };
  return changed(reworded, [challengeSaying(reworded, 'reworded', seat)]);
}

/** A challenge that comes to nothing. */
export function closeChallenge(
  { now }: Scope,
  sheet: Sheet,
  kind: 'declined' | 'withdrawn' | 'expired',
  seat: Seat | null,
): Change {
  if (kind === 'withdrawn' && seat !== 0) throw problems.onlyChallenger();
  const ending: Ending = { kind };
  const over: Sheet = { ...sheet, status: 'over', ending, endedAt: now, waits: [], requests: [], expires: null };
  return changed(over, [challengeSaying(sheet, kind, seat)]);
}

/** Reminds the one who is asked, once, and lets an old challenge go. */
export function wakeChallenge(scope: Scope, sheet: Sheet): Change | null {
  if (sheet.expires !== null && sheet.expires <= scope.now) return closeChallenge(scope, sheet, 'expired', null);
  const [wait] = sheet.waits;
  if (!wait || wait.next === null || wait.next > scope.now) return null;
  const waits = [{ ...wait, reminded: wait.reminded + 1, next: null }];
  return changed({ ...sheet, waits }, [challengeSaying(sheet, 'reminder', null)]);
}

/** The seat of the challenger, drawn from the seed so that anybody can check it afterwards. */
export function drawnSeat(seed: string, seats: number): Seat {
  return randomFrom({ seed: `${seed} seats`, drawn: 0 }).below(seats);
}

/** The seat that goes first with this seed: the one asked first, or the first of those asked together. */
export function firstSeat(game: AnyGame, options: unknown, seats: number, seed: string): Seat {
  return begin(game, options, seats, seed).open[0]?.seat ?? 0;
}

/** A list that begins with the challenger, by seat, when the challenger sits at `seat`. */
export function seated<T>(list: readonly T[], seat: Seat): readonly T[] {
  return list.map((_, index) => list[(index - seat + list.length) % list.length] as T);
}

/** The match begins. `actor` is who made it begin. */
export function start(
  scope: Scope,
  sheet: Sheet,
  chance: { seed: string; commitment: string },
  actor: string,
  accepted: Saying | null,
): Change {
  const { game, now, limits } = scope;
  const terms = agreedTerms(sheet);
  const place: Place = begin(game, terms.options, sheet.players.length, chance.seed);
  const open: Sheet = {
    ...sheet,
    status: 'open',
    terms,
    startedAt: now,
    commitment: chance.commitment,
    requests: [],
    waits: [],
    banks: sheet.players.map(() => limits.bank),
    away: scope.profiles.map((profile) => (terms.rated ? null : awayUntil(profile, now))),
    expires: idleFrom(scope, sheet),
  };
  const log = place.events.map((event): Happened => ({ seq: 0, turn: 0, event }));
  const course = courseAt(scope, open, null, place, { answers: 0, drop: 0, log, fresh: log });
  const seat = open.players.findIndex((player) => player.kind === 'person' && player.id === actor);
  const hello = open.players.flatMap((player, to) => (player.kind === 'person' ? [say(to, 'hello', { terms })] : []));
  const said = [say('channel', 'start', { terms, commitment: chance.commitment }, false), ...hello];
  return finish(course, seat === -1 ? null : seat, accepted ? [accepted, ...said] : said);
}

export const acceptedSaying = (sheet: Sheet, seat: Seat): Saying => challengeSaying(sheet, 'accepted', seat);
