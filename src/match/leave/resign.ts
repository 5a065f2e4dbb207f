import type { Seat } from '../../engine/script.ts';
import { type MatchChange, changeOf, otherPeople, type ChangeContext } from '../transition/change-context.ts';
import { currentPosition } from '../transition/transition.ts';
import type { DecidedChange } from '../transition/commit.ts';
import type { Ending, Ranking, StoredMatch } from '../stored-match.ts';
import { winnersFirst, abandonedSeats } from './ranking.ts';
import { playWithStandIn } from './stand-in.ts';
import { responseTimesAtEnd } from '../time/response-times.ts';
import { endMatch } from '../transition/end-match.ts';

/** Ends a match at a player's request; the position stays as it is. */
export function endMatchAs(context: ChangeContext, sheet: StoredMatch, ending: Ending): MatchChange {
  const position = currentPosition(context.game, sheet);
  const tempo = responseTimesAtEnd(sheet, position.open, context.now);
  const over = endMatch(context, { ...sheet, tempo }, ending, [], position.state);
  return changeOf(over.sheet, over.posts);
}

/** Returns whether the match continues without this seat: a person stays and has an opponent who never left. */
export function goesOn(sheet: Pick<StoredMatch, 'players'>, seat: Seat): boolean {
  const left = abandonedSeats(sheet);
  const rivals = sheet.players.filter((_, other) => other !== seat && !left.includes(other));
  return rivals.length > 1 && rivals.some(({ kind }) => kind === 'person');
}

/** Returns the winners if this seat resigns: the last remaining person, or the computers present from the start. */
export function winnersWithout(sheet: Pick<StoredMatch, 'players'>, seat: Seat): readonly Seat[] {
  const staying = otherPeople(sheet, seat);
  const left = abandonedSeats(sheet);
  return staying.length > 0
    ? staying
    : sheet.players.flatMap((_, other) => (other === seat || left.includes(other) ? [] : [other]));
}

/**
 * Returns the ranking if this seat resigns: the last remaining person first, or computers by their points; this seat and
 * those left earlier last.
 */
export function rankingWithout({ game }: Pick<ChangeContext, 'game'>, sheet: StoredMatch, seat: Seat): Ranking {
  const winners = winnersWithout(sheet, seat);
  if (winners.length === 0) return [[seat]];
  const { state } = currentPosition(game, sheet);
  const points = new Map(winners.map((each) => [each, game.stats.points(state, each)]));
  const levels = [...new Set(points.values())].toSorted((one, other) => other - one);
  const rest = winnersFirst(sheet, winners).slice(1);
  return [...levels.map((level) => winners.filter((each) => points.get(each) === level)), ...rest];
}

/** Hands the seat to a computer if the match continues; otherwise ends the match. */
export function resign(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  comesBack = true,
): DecidedChange | Promise<DecidedChange> {
  if (goesOn(sheet, seat)) return playWithStandIn(context, sheet, seat, 'left', comesBack);
  return endMatchAs(context, sheet, { kind: 'resigned', ranking: rankingWithout(context, sheet, seat) });
}
