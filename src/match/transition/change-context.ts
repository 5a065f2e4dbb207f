import type { AnyGame } from '../../engine/game/index.ts';
import type { Opponent, Situation } from '../../engine/opponent.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { Random } from '../../engine/random.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import type { MatchLimits } from '../limits.ts';
import type { StoredPost } from '../ports.ts';
import type { PostDetails, PostKind } from '../posts.ts';
import type { MatchPlayer, Profile, StoredMatch, Timer } from '../stored-match.ts';
import type { GivenAnswer } from '../../engine/match.ts';
import { problems } from '../problems.ts';

/** Everything besides the match that a change depends on. */
export interface ChangeContext {
  readonly game: AnyGame;
  /** By seat; null for computers and people without settings. */
  readonly profiles: readonly (Profile | null)[];
  readonly now: number;
  readonly random: Random;
  readonly opponents: ReadonlyMap<string, Opponent>;
  readonly limits: MatchLimits;
  readonly puzzles?: readonly Puzzle[] | undefined;
  /** Returns a legal answer from a worker; without it, computers think in this process. */
  readonly think?: ((level: string, situation: Situation, seed: string) => Promise<Answer>) | undefined;
}

export type DraftPost = Pick<StoredPost, 'to' | 'kind' | 'detail' | 'push'>;

export function draftPost<K extends PostKind>(
  to: 'channel' | Seat,
  kind: K,
  detail: PostDetails[K],
  push = false,
): DraftPost {
  return { to, kind, detail, push };
}

/** A change that isn't written yet. The match still has the number it is based on. */
export interface MatchChange {
  readonly sheet: StoredMatch;
  readonly drop: number;
  readonly add: readonly GivenAnswer[];
  readonly posts: readonly DraftPost[];
  /** Whether automatic answers are left for the next change. */
  readonly unfinished: boolean;
}

/** A changed match and the posts about it. */
export interface WithPosts {
  readonly sheet: StoredMatch;
  readonly posts: readonly DraftPost[];
}

/** Returns a change without answers. */
export const changeOf = (sheet: StoredMatch, posts: readonly DraftPost[] = []): MatchChange => ({
  sheet,
  drop: 0,
  add: [],
  posts,
  unfinished: false,
});

/** Returns the default level: strong and quick. */
export const defaultLevel = (opponents: ReadonlyMap<string, Opponent>): string =>
  opponents.has('good') ? 'good' : ([...opponents.keys()].at(-1) ?? '');

export const standInLevel = (
  { opponents }: Pick<ChangeContext, 'opponents'>,
  { terms }: Pick<StoredMatch, 'terms'>,
): string => terms.standIn ?? defaultLevel(opponents);

/** Returns whether hints are allowed: always against computers only, otherwise if agreed on, never in rated matches. */
export function mayAskHint({ terms, players }: Pick<StoredMatch, 'terms' | 'players'>): boolean {
  return (
    !terms.rated &&
    !terms.puzzle &&
    terms.day === undefined &&
    !terms.lesson &&
    (terms.hints === true || players.filter(belongsToPerson).length <= 1)
  );
}

/** Returns whether the seat belongs to a person, also while a stand-in holds it. */
const belongsToPerson = (player: MatchPlayer): boolean =>
  player.kind === 'person' || (player.kind === 'computer' && Boolean(player.standsFor));

export function seatOf(players: readonly MatchPlayer[], user: string): Seat | null {
  const seat = players.findIndex((player) => player.kind === 'person' && player.id === user);
  return seat === -1 ? null : seat;
}

export const isPerson = (sheet: Pick<StoredMatch, 'players'>, seat: Seat): boolean =>
  sheet.players[seat]?.kind === 'person';

export function otherPeople(sheet: Pick<StoredMatch, 'players'>, seat: Seat): readonly Seat[] {
  return sheet.players.flatMap((player, other) => (other !== seat && player.kind === 'person' ? [other] : []));
}

/** Returns whether every person agreed. */
export const allAgreed = (sheet: Pick<StoredMatch, 'players'>, agreed: readonly Seat[]): boolean =>
  sheet.players.every((player, seat) => player.kind !== 'person' || agreed.includes(seat));

export function withSeat<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  return list.map((old, index) => (index === seat ? value : old));
}

export function withTimer(sheet: StoredMatch, old: Timer, timer: Timer): StoredMatch {
  return { ...sheet, waits: sheet.waits.map((each) => (each === old ? timer : each)) };
}

/** Returns the timer of a seat's open question; throws if there is none. */
export function timerOf(sheet: Pick<StoredMatch, 'waits'>, seat: Seat): Timer {
  const timer = sheet.waits.find((each) => each.seat === seat);
  if (!timer) throw problems.noOpenQuestion();
  return timer;
}

/** Records that a seat acted now. */
export const withActivity = (sheet: StoredMatch, seat: Seat, now: number): StoredMatch => ({
  ...sheet,
  lastActed: withSeat(sheet.lastActed, seat, now),
});

/** Adds one wait of a seat to the answer times. */
export function withSpent(tempo: StoredMatch['tempo'], seat: Seat, spent: number): StoredMatch['tempo'] {
  const old = tempo[seat] ?? { waits: 0, spent: 0 };
  return withSeat(tempo, seat, { waits: old.waits + 1, spent: old.spent + Math.max(0, spent) });
}

/** Returns the turn of the table: that of the active seat, or of the first if several are active. */
export const tableTurn = (game: AnyGame, state: unknown): number =>
  game.rules.turn(state, game.rules.active(state)[0] ?? 0);

/** Returns whether everyone acted recently, so that no one has to be notified. */
export function isEveryonePresent(
  sheet: Pick<StoredMatch, 'players' | 'lastActed'>,
  now: number,
  limits: MatchLimits,
): boolean {
  return sheet.players.every(
    (player, seat) => player.kind !== 'person' || now - (sheet.lastActed[seat] ?? 0) <= limits.presentWithin,
  );
}
