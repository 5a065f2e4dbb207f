import type { AnyGame } from '../engine/game/index.ts';
import type { Match, SavedPosition } from '../engine/match.ts';

/** Returns a match as plain JSON, with its states as objects instead of their written form. */
export function plainMatch(game: AnyGame, match: Match): object {
  const position = ({ rest, journal }: SavedPosition): object => ({ rest: game.codec.read(rest) as unknown, journal });
  return { ...match, ...position(match), mark: match.mark && position(match.mark) };
}
