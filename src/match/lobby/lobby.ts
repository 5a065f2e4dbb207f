import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import {
  type MatchChange,
  changeOf,
  type DraftPost,
  draftPost,
  type ChangeContext,
  seatOf,
  withSeat,
} from '../transition/change-context.ts';
import type { UserRef } from '../matches.ts';
import type { PostDetails } from '../posts.ts';
import { problems } from '../problems.ts';
import { blockMark } from './abuse-limits.ts';
import { withHandicapMoved } from './terms.ts';
import type { Ending, MatchLocation, MatchPlayer, StoredMatch, Terms, Timer } from '../stored-match.ts';

type ChallengeEvent = PostDetails['challenge']['event'];
type NowAndLimits = Pick<ChangeContext, 'now' | 'limits'>;

/** The seat of the challenger until seats are drawn. */
export const HOST: Seat = 0;

export const toMatchPlayer = ({ id, name }: UserRef): MatchPlayer => ({ kind: 'person', id, name });
export const openSeat: MatchPlayer = { kind: 'open', name: '' };

export function newMatch(
  id: string,
  terms: Terms,
  home: MatchLocation,
  players: readonly MatchPlayer[],
  now: number,
): StoredMatch {
  const bySeat = <T>(value: T): readonly T[] => players.map(() => value);
  return {
    id,
    seq: 0,
    status: 'challenge',
    terms,
    home,
    players,
    agreed: players.map(({ kind }, seat) => kind === 'computer' || seat === HOST),
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
    missed: bySeat(0),
    tempo: bySeat({ waits: 0, spent: 0 }),
    messages: bySeat(0),
    undos: 0,
    pauseSaid: 0,
    awaited: [],
    hands: bySeat(''),
    challenger: null,
    previous: null,
    lastActed: bySeat(0),
  };
}

/** Opens a challenge by the host. A rematch request never expires. Players in `called` aren't notified again. */
export function openChallenge(
  moment: NowAndLimits,
  blank: StoredMatch,
  previous: { id: string; channel: string | null } | null,
  alreadyPinged: readonly string[],
): MatchChange {
  const { now, limits } = moment;
  const expires = previous ? null : now + limits.challengeExpires;
  const made = { ...blank, expires, previous: previous?.id ?? null, lastActed: withSeat(blank.lastActed, HOST, now) };
  const sheet = withAgreementTimers(moment, made, []);
  const pings = seatsToAgree(sheet).filter(
    (seat) => !alreadyPinged.some((user) => seatOf(sheet.players, user) === seat),
  );
  return changeOf(sheet, [cardPost(sheet, 'made', HOST, pings, previous)]);
}

/** Returns the seats of people who haven't agreed to the current terms. */
export const seatsToAgree = ({ players, agreed }: Pick<StoredMatch, 'players' | 'agreed'>): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' && !agreed[seat] ? [seat] : []));

/** Returns whether every seat is taken and everyone agrees. */
export const isReady = (sheet: StoredMatch): boolean =>
  seatsToAgree(sheet).length === 0 && sheet.players.every(({ kind }) => kind !== 'open');

/** Sets timers for everyone who hasn't agreed; a timer that is already running keeps its reminders. */
function withAgreementTimers({ now, limits }: NowAndLimits, sheet: StoredMatch, known: readonly Seat[]): StoredMatch {
  const waits = seatsToAgree(sheet).map(
    (seat) =>
      sheet.waits.find((timer) => timer.seat === seat && known.includes(seat)) ??
      agreementTimer(seat, now, sheet.expires, now + limits.challengeReminder),
  );
  return { ...sheet, waits };
}

function agreementTimer(seat: Seat, now: number, due: number | null, next: number | null): Timer {
  const clock = { since: now, due, stage: 'running', next, reminded: 0, muted: false } as const;
  return { seat, key: 'challenge', kind: 'choice', ...clock, turn: 0, asked: 0, auto: null, byHand: false };
}

function cardPost(
  { terms }: StoredMatch,
  event: ChallengeEvent,
  seat: Seat | null,
  calls: readonly Seat[] = [],
  previous: PostDetails['challenge']['previous'] = null,
  before?: PostDetails['challenge']['before'],
): DraftPost {
  return draftPost(
    'channel',
    'challenge',
    { event, terms, ...(before && { before }), seat, calls, previous },
    calls.length > 0,
  );
}

/** Proposes other terms, by anyone at the table: everyone else must agree again, but isn't notified twice. */
export function propose(
  moment: NowAndLimits,
  sheet: StoredMatch,
  user: string,
  terms: Terms,
  seats: number,
): MatchChange {
  const table = resizeTable(sheet, seats);
  const seat = seatOf(table.players, user) ?? HOST;
  const before = seatsToAgree(table);
  const agreed = table.players.map(({ kind }, each) => kind === 'computer' || each === seat);
  const lastActed = withSeat(table.lastActed, seat, moment.now);
  const seated = withHandicapMoved(terms, (each) => placeAfter(sheet, seats, each));
  const proposed = withAgreementTimers(moment, { ...table, terms: seated, agreed, lastActed }, []);
  const calls = seatsToAgree(proposed).filter((each) => !before.includes(each));
  return changeOf(proposed, [
    cardPost(proposed, 'proposed', seat, calls, null, { terms: sheet.terms, seats: sheet.players.length }),
  ]);
}

const takenSeats = ({ players }: StoredMatch): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));

/** Returns the place of a seat after the number of seats changed. */
function placeAfter(sheet: StoredMatch, seats: number, seat: Seat): Seat | null {
  return seats === sheet.players.length ? seat : indexOrNull(takenSeats(sheet), seat);
}

function indexOrNull(seats: readonly Seat[], seat: Seat): Seat | null {
  const index = seats.indexOf(seat);
  return index === -1 ? null : index;
}

/** Adds or removes seats; only free ones can be removed. */
function resizeTable(sheet: StoredMatch, seats: number): StoredMatch {
  if (seats === sheet.players.length) return sheet;
  const staying = takenSeats(sheet);
  if (seats < staying.length) throw problems.seatsTaken();
  const table = reseat(
    sheet,
    staying,
    Array.from({ length: seats - staying.length }, () => openSeat),
  );
  return {
    ...table,
    agreed: [...staying.map((seat) => sheet.agreed[seat] ?? false), ...table.agreed.slice(staying.length)],
    expires: sheet.expires,
  };
}

/** Returns the table with the staying seats and the added ones. */
function reseat(sheet: StoredMatch, staying: readonly Seat[], added: readonly MatchPlayer[]): StoredMatch {
  const blank = newMatch(
    sheet.id,
    withHandicapMoved(sheet.terms, (seat) => indexOrNull(staying, seat)),
    sheet.home,
    [...staying.map((seat) => sheet.players[seat] as MatchPlayer), ...added],
    sheet.createdAt,
  );
  const lastActed = [...staying.map((seat) => sheet.lastActed[seat] ?? 0), ...added.map(() => 0)];
  return {
    ...blank,
    seq: sheet.seq,
    previous: sheet.previous,
    lastActed,
    brings: sheet.brings,
    sentAway: sheet.sentAway,
  };
}

/** Records a seat's agreement; the match may be ready then. */
export function agree({ now }: NowAndLimits, sheet: StoredMatch, seat: Seat): StoredMatch {
  if (sheet.agreed[seat]) throw problems.notYours();
  const waits = sheet.waits.filter((timer) => timer.seat !== seat);
  return {
    ...sheet,
    agreed: withSeat(sheet.agreed, seat, true),
    waits,
    lastActed: withSeat(sheet.lastActed, seat, now),
  };
}

/** Takes an open seat and agrees to the terms. */
export function join({ now }: NowAndLimits, sheet: StoredMatch, person: UserRef): StoredMatch {
  if (sheet.players.some((player) => player.kind === 'person' && player.id === person.id))
    throw problems.alreadySeated();
  if (wasSentAway(sheet, person.id)) throw problems.sentAway();
  const seat = sheet.players.findIndex(({ kind }) => kind === 'open');
  if (seat === -1) throw problems.tableFull();
  const players = withSeat(sheet.players, seat, toMatchPlayer(person));
  return {
    ...sheet,
    players,
    agreed: withSeat(sheet.agreed, seat, true),
    lastActed: withSeat(sheet.lastActed, seat, now),
  };
}

/** Gives open seats to people who are asked to agree. Someone the host removed before may come back. */
export function invite(
  moment: NowAndLimits,
  sheet: StoredMatch,
  people: readonly UserRef[],
  alreadyPinged: readonly string[],
): MatchChange {
  const players = [...sheet.players];
  for (const person of people) {
    if (seatOf(players, person.id) !== null) throw problems.invitedTwice();
    const seat = players.findIndex(({ kind }) => kind === 'open');
    if (seat === -1) throw problems.tableFull();
    players[seat] = toMatchPlayer(person);
  }
  const marks = new Set(people.map(({ id }) => blockMark(sheet.id, id)));
  const sentAway = sheet.sentAway?.filter((mark) => !marks.has(mark));
  const asked = withAgreementTimers(moment, { ...sheet, players, sentAway }, seatsToAgree(sheet));
  const calls = people.flatMap(({ id }) => (alreadyPinged.includes(id) ? [] : (seatOf(players, id) ?? [])));
  return changeOf(asked, [cardPost(asked, 'made', HOST, calls)]);
}

export const seatTakenChange = (sheet: StoredMatch, seat: Seat): MatchChange =>
  changeOf(sheet, [cardPost(sheet, 'joined', seat)]);

export const wasSentAway = ({ id, sentAway = [] }: Pick<StoredMatch, 'id' | 'sentAway'>, user: string): boolean =>
  sentAway.includes(blockMark(id, user));

/** Frees a seat for the host; the removed guest can't rejoin this table. */
export function sendAway(sheet: StoredMatch, seat: Seat): MatchChange {
  const guest = sheet.players[seat];
  if (seat === HOST || guest === undefined || guest.kind === 'open') throw problems.seatNotTaken();
  const { sheet: free, posts: said } = leaveSeat(sheet, seat);
  if (guest.kind !== 'person') return changeOf(free, said);
  return changeOf({ ...free, sentAway: [...(sheet.sentAway ?? []), blockMark(sheet.id, guest.id)] }, said);
}

/** Frees a seat for others. */
export function leaveSeat(sheet: StoredMatch, seat: Seat): MatchChange {
  const free: StoredMatch = {
    ...sheet,
    terms: withHandicapMoved(sheet.terms, (each) => (each === seat ? null : each)),
    players: withSeat(sheet.players, seat, openSeat),
    agreed: withSeat(sheet.agreed, seat, false),
    waits: sheet.waits.filter((timer) => timer.seat !== seat),
  };
  return changeOf(free, [cardPost(free, 'left', seat)]);
}

/** Keeps only the seats that agreed, filled up with computers to `size`, so that the host can start. */
export function withoutMissingPlayers(
  sheet: StoredMatch,
  size: number,
  computer: (number: number) => MatchPlayer,
): StoredMatch {
  const staying = takenSeats(sheet).filter((seat) => sheet.agreed[seat]);
  const added = Array.from({ length: Math.max(0, size - staying.length) }, (_, index) => computer(index));
  const table = reseat(sheet, staying, added);
  return { ...table, agreed: table.players.map(() => true) };
}

export function rewordChallenge(sheet: StoredMatch, seat: Seat, language: Language): MatchChange {
  const reworded: StoredMatch = { ...sheet, home: { ...sheet.home, language, chosen: true } };
  return changeOf(reworded, [cardPost(reworded, 'reworded', seat)]);
}

/** Closes a challenge that won't become a match. */
export function closeChallenge(
  { now }: NowAndLimits,
  sheet: StoredMatch,
  kind: 'declined' | 'withdrawn' | 'expired',
  seat: Seat | null,
): MatchChange {
  if (kind === 'withdrawn' && seat !== HOST) throw problems.onlyChallenger();
  const ending: Ending = { kind };
  const over: StoredMatch = {
    ...sheet,
    status: 'over',
    ending,
    endedAt: now,
    waits: [],
    requests: [],
    expires: null,
    brings: undefined,
    sentAway: undefined,
  };
  return changeOf(over, [cardPost(sheet, kind, seat)]);
}

/** Returns whether a seat can become free without closing the table. */
export const canLeaveSeat = ({ players }: Pick<StoredMatch, 'players'>, seat: Seat): boolean =>
  players.length > 2 && seat !== HOST;

/** Closes a challenge between two players; frees the seat at a larger table. */
export const declineChallenge = (moment: NowAndLimits, sheet: StoredMatch, seat: Seat): MatchChange =>
  canLeaveSeat(sheet, seat) ? leaveSeat(sheet, seat) : closeChallenge(moment, sheet, 'declined', seat);

/** Reminds those who were asked, once, and closes an expired challenge. */
export function processChallenge(context: ChangeContext, sheet: StoredMatch): MatchChange | null {
  if (sheet.expires !== null && sheet.expires <= context.now) return closeChallenge(context, sheet, 'expired', null);
  const rung = sheet.waits.filter(({ next }) => next !== null && next <= context.now);
  if (rung.length === 0) return null;
  const waits = sheet.waits.map((timer) =>
    rung.includes(timer) ? { ...timer, reminded: timer.reminded + 1, next: null } : timer,
  );
  return changeOf({ ...sheet, waits }, [
    cardPost(
      sheet,
      'reminder',
      null,
      rung.map(({ seat }) => seat),
    ),
  ]);
}

export const acceptedPost = (sheet: StoredMatch, seat: Seat): DraftPost => cardPost(sheet, 'accepted', seat);
