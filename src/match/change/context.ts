import type { AnyGame } from '../../engine/game/index.ts';
import type { Opponent, Situation } from '../../engine/opponent.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { Random } from '../../engine/random.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import type { Limits } from '../limits.ts';
import type { Post } from '../ports.ts';
import type { PostDetails, PostKind } from '../posts.ts';
import type { Player, Profile, Sheet } from '../sheet.ts';
import type { Given } from '../../engine/match.ts';

/** All that a decision about a match may depend on besides its sheet. */
export interface Scope {
  readonly game: AnyGame;
  /** By seat; null for computers and for people who never set anything. */
  readonly profiles: readonly (Profile | null)[];
  readonly now: number;
  readonly random: Random;
  readonly opponents: ReadonlyMap<string, Opponent>;
  readonly limits: Limits;
  readonly puzzles?: readonly Puzzle[] | undefined;
  /** Thinks elsewhere, always something legal; without it computers think on the spot. */
  readonly think?: ((level: string, situation: Situation, seed: string) => Promise<Answer>) | undefined;
}

/** A post before it is numbered. */
export type Saying = Pick<Post, 'to' | 'kind' | 'detail' | 'push'>;

export function say<K extends PostKind>(to: 'channel' | Seat, kind: K, detail: PostDetails[K], push = false): Saying {
  return { to, kind, detail, push };
}

/** A decided change, not yet written. The sheet still has the number it was made from. */
export interface Change {
  readonly sheet: Sheet;
  readonly drop: number;
  readonly add: readonly Given[];
  readonly said: readonly Saying[];
  /** Work is left over that nobody has to be asked about. */
  readonly unfinished: boolean;
}

/** A change of the sheet alone. */
export const changed = (sheet: Sheet, said: readonly Saying[] = []): Change => ({ sheet, drop: 0, add: [], said, unfinished: false });

/** The level where none is asked for: near the best, and quick. */
export const usualLevel = (opponents: ReadonlyMap<string, Opponent>): string => (opponents.has('good') ? 'good' : ([...opponents.keys()].at(-1) ?? ''));

/** The level that plays for somebody who is missing from this match. */
export const standInLevel = ({ opponents }: Pick<Scope, 'opponents'>, { terms }: Pick<Sheet, 'terms'>): string => terms.standIn ?? usualLevel(opponents);

/** Whoever plays computers only may always ask; people must have agreed to it, also those whose seats are kept, and nobody may where it counts. */
export function mayAskHint({ terms, players }: Pick<Sheet, 'terms' | 'players'>): boolean {
  return !terms.rated && !terms.puzzle && (terms.hints === true || players.filter(isSomebodys).length <= 1);
}

/** The seat is a person's, or a computer keeps it for one. */
const isSomebodys = (player: Player): boolean => player.kind === 'person' || (player.kind === 'computer' && Boolean(player.standsFor));

export function seatOf(players: readonly Player[], user: string): Seat | null {
  const seat = players.findIndex((player) => player.kind === 'person' && player.id === user);
  return seat === -1 ? null : seat;
}

export const isPerson = (sheet: Pick<Sheet, 'players'>, seat: Seat): boolean => sheet.players[seat]?.kind === 'person';

/** The seats of people other than this one. */
export function otherPeople(sheet: Pick<Sheet, 'players'>, seat: Seat): readonly Seat[] {
  return sheet.players.flatMap((player, other) => (other !== seat && player.kind === 'person' ? [other] : []));
}

/** Whether everybody who can be asked has said yes. */
export const allAgreed = (sheet: Pick<Sheet, 'players'>, agreed: readonly Seat[]): boolean =>
  sheet.players.every((player, seat) => player.kind !== 'person' || agreed.includes(seat));

/** A list by seat with one entry exchanged. */
export function withSeat<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  return list.map((old, index) => (index === seat ? value : old));
}

/** The turn of the table as a whole: of the one whose turn it is, or of the first where several play at once. */
export const turnAt = (game: AnyGame, state: unknown): number => game.rules.turn(state, game.rules.active(state)[0] ?? 0);

/** Everybody at the table was here a moment ago: nobody needs to be called. */
export function isLive(sheet: Pick<Sheet, 'players' | 'lastActed'>, now: number, limits: Limits): boolean {
  return sheet.players.every((player, seat) => player.kind !== 'person' || now - (sheet.lastActed[seat] ?? 0) <= limits.live);
}
