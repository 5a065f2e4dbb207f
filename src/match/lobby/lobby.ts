import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { type Change, changed, type Saying, say, type Scope, seatOf, withSeat } from '../change/context.ts';
import type { Person } from '../matches.ts';
import type { PostDetails } from '../posts.ts';
import { problems } from '../problems.ts';
import type { Ending, Home, Player, Sheet, Terms, Wait } from '../sheet.ts';

type Event = PostDetails['challenge']['event'];
type Moment = Pick<Scope, 'now' | 'limits'>;

/** The one who made the challenge sits first until the seats are drawn. */
export const HOST: Seat = 0;

export const personOf = ({ id, name }: Person): Player => ({ kind: 'person', id, name });
export const openSeat: Player = { kind: 'open', name: '' };

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

/** A challenge by the host. One that asks for a rematch waits as long as it takes. `called`: those who were called already are not called again. */
export function challenge(
  moment: Moment,
  blank: Sheet,
  previous: { id: string; channel: string | null } | null,
  called: readonly string[],
): Change {
  const { now, limits } = moment;
  const expires = previous ? null : now + limits.challengeExpires;
  const made = { ...blank, expires, previous: previous?.id ?? null, lastActed: withSeat(blank.lastActed, HOST, now) };
  const sheet = asking(moment, made, []);
  const calls = undecided(sheet).filter((seat) => !called.some((user) => seatOf(sheet.players, user) === seat));
  return changed(sheet, [cardSaying(sheet, 'made', HOST, calls, previous)]);
}

/** The people who have not said yes to the terms as they are. */
export const undecided = ({ players, agreed }: Pick<Sheet, 'players' | 'agreed'>): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' && !agreed[seat] ? [seat] : []));

/** Every seat is taken and everybody agrees. */
export const isReady = (sheet: Sheet): boolean =>
  undecided(sheet).length === 0 && sheet.players.every(({ kind }) => kind !== 'open');

/** Waits for everybody who has not said yes; whoever was waited for before is not reminded anew. */
function asking({ now, limits }: Moment, sheet: Sheet, known: readonly Seat[]): Sheet {
  const waits = undecided(sheet).map(
    (seat) =>
      sheet.waits.find((wait) => wait.seat === seat && known.includes(seat)) ??
      waitForAnswer(seat, now, sheet.expires, now + limits.challengeReminder),
  );
  return { ...sheet, waits };
}

function waitForAnswer(seat: Seat, now: number, due: number | null, next: number | null): Wait {
  const clock = { since: now, due, stage: 'running', next, reminded: 0, muted: false } as const;
  return { seat, key: 'challenge', kind: 'choice', ...clock, turn: 0, asked: 0, auto: null, byHand: false };
}

function cardSaying(
  { terms }: Sheet,
  event: Event,
  seat: Seat | null,
  calls: readonly Seat[] = [],
  previous: PostDetails['challenge']['previous'] = null,
  before?: PostDetails['challenge']['before'],
): Saying {
  return say('channel', 'challenge', { event, terms, ...(before && { before }), seat, calls, previous }, calls.length > 0);
}

/** Other terms, by anybody at the table: everybody else has to say yes again. Whoever was asked already knows. */
export function propose(moment: Moment, sheet: Sheet, user: string, terms: Terms, seats: number): Change {
  const table = resized(sheet, seats);
  const seat = seatOf(table.players, user) ?? HOST;
  const before = undecided(table);
  const agreed = table.players.map(({ kind }, each) => kind === 'computer' || each === seat);
  const lastActed = withSeat(table.lastActed, seat, moment.now);
  const proposed = asking(moment, { ...table, terms, agreed, lastActed }, []);
  const calls = undecided(proposed).filter((each) => !before.includes(each));
  return changed(proposed, [cardSaying(proposed, 'proposed', seat, calls, null, { terms: sheet.terms, seats: sheet.players.length })]);
}

const takenSeats = ({ players }: Sheet): readonly Seat[] => players.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));

/** More or fewer seats: only those come and go that nobody sits on. */
function resized(sheet: Sheet, seats: number): Sheet {
  if (seats === sheet.players.length) return sheet;
  const staying = takenSeats(sheet);
  if (seats < staying.length) throw problems.seatsTaken();
  const table = seatedAnew(sheet, staying, Array.from({ length: seats - staying.length }, () => openSeat));
  return { ...table, agreed: [...staying.map((seat) => sheet.agreed[seat] ?? false), ...table.agreed.slice(staying.length)], expires: sheet.expires };
}

/** The same table with these seats and some more. */
function seatedAnew(sheet: Sheet, staying: readonly Seat[], added: readonly Player[]): Sheet {
  const blank = blankSheet(sheet.id, sheet.terms, sheet.home, [...staying.map((seat) => sheet.players[seat] as Player), ...added], sheet.createdAt);
  const lastActed = [...staying.map((seat) => sheet.lastActed[seat] ?? 0), ...added.map(() => 0)];
  return { ...blank, seq: sheet.seq, previous: sheet.previous, lastActed, brings: sheet.brings };
}

/** Says yes. The match may be ready then. */
export function agree({ now }: Moment, sheet: Sheet, seat: Seat): Sheet {
  if (sheet.agreed[seat]) throw problems.notYours();
  const waits = sheet.waits.filter((wait) => wait.seat !== seat);
  return { ...sheet, agreed: withSeat(sheet.agreed, seat, true), waits, lastActed: withSeat(sheet.lastActed, seat, now) };
}

/** Takes an open seat, and with it the terms. */
export function join({ now }: Moment, sheet: Sheet, person: Person): Sheet {
  if (sheet.players.some((player) => player.kind === 'person' && player.id === person.id)) throw problems.sitsHere();
  const seat = sheet.players.findIndex(({ kind }) => kind === 'open');
  if (seat === -1) throw problems.tableFull();
  const players = withSeat(sheet.players, seat, personOf(person));
  return { ...sheet, players, agreed: withSeat(sheet.agreed, seat, true), lastActed: withSeat(sheet.lastActed, seat, now) };
}

export const seatTaken = (sheet: Sheet, seat: Seat): Change => changed(sheet, [cardSaying(sheet, 'joined', seat)]);

/** Somebody gets up, or is sent away by the host: the seat is open to others. */
export function leaveSeat(sheet: Sheet, seat: Seat): Change {
  const free: Sheet = {
    ...sheet,
    players: withSeat(sheet.players, seat, openSeat),
    agreed: withSeat(sheet.agreed, seat, false),
    waits: sheet.waits.filter((wait) => wait.seat !== seat),
  };
  return changed(free, [cardSaying(sheet, 'left', seat)]);
}

/** Only the seats of those who are there and agree, filled up with computers to `size`. The host begins without the others. */
export function gathered(sheet: Sheet, size: number, computer: (number: number) => Player): Sheet {
  const staying = takenSeats(sheet).filter((seat) => sheet.agreed[seat]);
  const added = Array.from({ length: Math.max(0, size - staying.length) }, (_, index) => computer(index));
  const table = seatedAnew(sheet, staying, added);
  return { ...table, agreed: table.players.map(() => true) };
}

/** The same challenge in another language. */
export function rewordChallenge(sheet: Sheet, seat: Seat, language: Language): Change {
  const reworded: Sheet = { ...sheet, home: { ...sheet.home, language, chosen: true } };
  return changed(reworded, [cardSaying(reworded, 'reworded', seat)]);
}

/** A challenge that comes to nothing. */
export function closeChallenge(
  { now }: Moment,
  sheet: Sheet,
  kind: 'declined' | 'withdrawn' | 'expired',
  seat: Seat | null,
): Change {
  if (kind === 'withdrawn' && seat !== HOST) throw problems.onlyChallenger();
  const ending: Ending = { kind };
  const over: Sheet = { ...sheet, status: 'over', ending, endedAt: now, waits: [], requests: [], expires: null, brings: undefined };
  return changed(over, [cardSaying(sheet, kind, seat)]);
}

/** Whether a seat can become free while the table stays. */
export const isGuest = ({ players }: Pick<Sheet, 'players'>, seat: Seat): boolean => players.length > 2 && seat !== HOST;

/** A challenge between two is over when one says no; at a table of more the seat is free for others. */
export const declined = (moment: Moment, sheet: Sheet, seat: Seat): Change =>
  isGuest(sheet, seat) ? leaveSeat(sheet, seat) : closeChallenge(moment, sheet, 'declined', seat);

/** Reminds those who are asked, once, and lets an old challenge go. */
export function wakeChallenge(scope: Scope, sheet: Sheet): Change | null {
  if (sheet.expires !== null && sheet.expires <= scope.now) return closeChallenge(scope, sheet, 'expired', null);
  const rung = sheet.waits.filter(({ next }) => next !== null && next <= scope.now);
  if (rung.length === 0) return null;
  const waits = sheet.waits.map((wait) => (rung.includes(wait) ? { ...wait, reminded: wait.reminded + 1, next: null } : wait));
  return changed({ ...sheet, waits }, [cardSaying(sheet, 'reminder', null, rung.map(({ seat }) => seat))]);
}

export const acceptedSaying = (sheet: Sheet, seat: Seat): Saying => cardSaying(sheet, 'accepted', seat);
