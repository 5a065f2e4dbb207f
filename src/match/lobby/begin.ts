import type { AnyGame, Resting } from '../../engine/game/index.ts';
import { begin } from '../../engine/match.ts';
import { randomFrom, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { finish, idleFrom } from '../change/conclude.ts';
import { type Change, type Saying, say, type Scope } from '../change/context.ts';
import { type Course, courseAt, give, type Standing } from '../change/progress.ts';
import { soleActive } from '../look/story.ts';
import { isLegal } from '../play/standing-orders.ts';
import type { Happened, Sheet } from '../sheet.ts';
import { awayUntil } from '../time/vacation.ts';

/** Which place of the lobby sits at each seat, drawn from the seed so that anybody can check it afterwards. */
export function drawnOrder(seed: string, seats: number): readonly number[] {
  const random = randomFrom({ seed: `${seed} seats`, drawn: 0 });
  const places = Array.from({ length: seats }, (_, place) => place);
  // Two were drawn by the seat of the one who asked, and their records say so.
  return seats > 2 ? shuffle(places, random) : rotated(places, random.below(seats));
}

/** The order in which the first of the lobby sits at `seat` and the others follow. */
const rotated = (places: readonly number[], seat: Seat): readonly number[] =>
  places.map((_, index) => (index - seat + places.length) % places.length);

/** In a rematch everybody keeps the neighbours and the next one goes first: the place of the lobby that goes first, first. */
export const orderFrom = (place: number, first: Seat, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (seat - first + place + seats) % seats);

/** The seat that goes first with this seed: the one asked first, or the first of those asked together. */
export function firstSeat(game: AnyGame, options: unknown, seats: number, seed: string): Seat {
  return begin(game, options, seats, seed).open[0]?.seat ?? 0;
}

/** Everybody takes the seat that was drawn. */
export function seated(sheet: Sheet, order: readonly number[]): Sheet {
  const drawn = <T>(list: readonly T[]): readonly T[] => order.map((place) => list[place] as T);
  const table = order.map((_, place) => order.indexOf(place));
  return { ...sheet, players: drawn(sheet.players), agreed: drawn(sheet.agreed), lastActed: drawn(sheet.lastActed), challenger: order.indexOf(0), table };
}

/** Answers given in advance, where they fit what is asked; otherwise everybody is asked. */
function giveBrought(course: Course, { players, brings = {} }: Sheet): void {
  for (const decision of course.standing.open) {
    const player = players[decision.seat];
    const answer = player?.kind === 'person' ? brings[player.id] : undefined;
    if (answer && isLegal(decision, answer)) give(course, decision.seat, answer);
  }
}

/** Who takes the first turn; null where all begin at once, or one plays alone. */
function starterOf(game: AnyGame, state: Resting, { players }: Sheet): Seat | null {
  return players.length === 1 ? null : (game.rules.starter?.(state) ?? soleActive(game, state));
}

/** The match begins. `actor` is who made it begin. */
export async function start(
  scope: Scope,
  sheet: Sheet,
  chance: { seed: string; commitment: string },
  actor: string,
  accepted: Saying | null,
): Promise<Change> {
  const { terms } = sheet;
  const standing: Standing = begin(scope.game, terms.options, sheet.players.length, chance.seed);
  const open = opened(scope, sheet, chance.commitment);
  const log = standing.events.map((event): Happened => ({ seq: 0, turn: 0, event }));
  const course = courseAt(scope, open, null, standing, { answers: 0, drop: 0, log, fresh: log });
  giveBrought(course, sheet);
  const seat = open.players.findIndex((player) => player.kind === 'person' && player.id === actor);
  const hello = open.players.flatMap((player, to) => (player.kind === 'person' ? [say(to, 'hello', { terms })] : []));
  const said = [say('channel', 'start', { terms, commitment: chance.commitment, first: starterOf(scope.game, standing.state, sheet) }, false), ...hello];
  return finish(course, seat === -1 ? null : seat, accepted ? [accepted, ...said] : said);
}

/** A match begins in the middle, at a position. There is nothing to be said about it. */
export async function startAtPosition(scope: Scope, sheet: Sheet, standing: Standing, commitment: string): Promise<Change> {
  return finish(courseAt(scope, opened(scope, sheet, commitment), null, standing, { answers: 0, drop: 0, log: [] }), null);
}

function opened(scope: Scope, sheet: Sheet, commitment: string): Sheet {
  const { now, limits, profiles } = scope;
  return {
    ...sheet,
    status: 'open',
    startedAt: now,
    commitment,
    requests: [],
    waits: [],
    banks: sheet.players.map(() => limits.bank),
    away: profiles.map((profile) => (sheet.terms.rated ? null : awayUntil(profile, now))),
    expires: idleFrom(scope, sheet),
    brings: undefined,
  };
}
