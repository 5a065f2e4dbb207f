import type { AnyGame } from '../engine/game/index.ts';
import type { Match, Position } from '../engine/match.ts';

/** A match as plain JSON would store it: with its states as they are, not as their game writes them. */
export function plainMatch(game: AnyGame, match: Match): object {
  const position = ({ rest, journal }: Position): object => ({ rest: game.keeping.read(rest) as unknown, journal });
  return { ...match, ...position(match), mark: match.mark && position(match.mark) };
}
