import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import type { Ending, SoloScore, StoredMatch } from '../stored-match.ts';
import { tableTurn } from '../transition/change-context.ts';
import { leaderboardKey, puzzleListKey, rankOf, revealedAt, soloScoreOf } from './daily-seed.ts';

/** The score of a daily match against computers. */
export interface DailyScore {
  readonly won: boolean;
  readonly turns: number;
  readonly points: number;
  /** Points ahead of the best computer; negative if behind. */
  readonly lead: number;
}

/** Figures after the first must stay within what the rank packs. */
const MOST = 499;
const within = (figure: number): number => Math.max(-MOST, Math.min(MOST, figure));

/** Returns the figures of a score, most important first: a fast win, then a clear one; a loss with many points. */
export const figuresOfScore = ({ won, turns, points, lead }: DailyScore): readonly number[] =>
  won ? [1, -within(turns), within(lead), within(points)] : [0, within(points), within(lead), -within(turns)];

/** Returns the score that these figures stand for. */
export function scoreOfFigures([first = 0, second = 0, lead = 0, last = 0]: readonly number[]): DailyScore {
  return first === 1
    ? { won: true, turns: -second, lead, points: last }
    : { won: false, turns: -last, lead, points: second };
}

/** Returns the score that a match is listed with when it ends; null if it isn't listed. */
export function scoreAtEnd(
  game: AnyGame,
  before: StoredMatch,
  ending: Ending,
  state: BaseState,
  now: number,
): SoloScore | null {
  const { terms, players, home } = before;
  if (terms.puzzle) return solvedPuzzleScore(before, ending, now);
  if (players.length === 1) {
    const figures = ending.kind === 'won' && terms.rated ? game.stats.soloScore?.(state) : null;
    return figures ? soloScoreOf(figures, before, now) : null;
  }
  const { day } = terms;
  if (day === undefined || !('ranking' in ending)) return null;
  const own = players.findIndex(({ kind }) => kind === 'person');
  const pointsOf = (seat: number): number => game.stats.points(state, seat);
  const best = Math.max(...players.flatMap((_, seat) => (seat === own ? [] : [pointsOf(seat)])));
  const points = pointsOf(own);
  const won = ending.kind === 'won' && ending.ranking[0]?.includes(own) === true;
  const figures = figuresOfScore({ won, turns: tableTurn(game, state), points, lead: points - best });
  const list = { guild: home.guild ?? '', game: terms.game, variant: String(terms.options['variant']), day };
  return {
    figures,
    rank: rankOf(figures),
    lists: home.guild === null || now >= revealedAt(day) ? [] : [leaderboardKey(list)],
  };
}

/** Lists a puzzle solved at the first try, in time, on the server it was opened on; the earliest first. */
function solvedPuzzleScore({ terms, players }: StoredMatch, ending: Ending, now: number): SoloScore | null {
  const { puzzle } = terms;
  const winner = 'ranking' in ending ? ending.ranking[0] : undefined;
  if (!puzzle?.guild || now >= revealedAt(puzzle.day) || !winner?.some((seat) => players[seat]?.kind === 'person'))
    return null;
  return {
    figures: [1],
    rank: -Math.floor(now / 1000),
    lists: [puzzleListKey(puzzle.guild, puzzle.family ?? terms.game, puzzle.day)],
  };
}
