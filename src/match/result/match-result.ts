import { type AnyGame, familyOf } from '../../engine/game/index.ts';
import { ReplayDiverged } from '../../engine/replay.ts';
import { type GivenAnswer, startMatch } from '../../engine/match.ts';
import type { Seat } from '../../engine/script.ts';
import { startingSeat } from '../../engine/starting-seat.ts';
import { anonymousId, type MatchResult, type ResultEnding, type ResultSeat } from '../../ratings/result.ts';
import { abandonedSeats, rankAbandonedLast } from '../leave/ranking.ts';
import {
  type Ending,
  FORGOTTEN_USER,
  type FinishedMatch,
  isSideGame,
  type MatchPlayer,
  type MatchTally,
  type Ranking,
  type Terms,
} from '../stored-match.ts';
import { hasDefaultRules } from '../lobby/terms.ts';
import type { Position } from '../transition/transition.ts';
import { type ReplayStep, replay } from '../view/replay.ts';
import { addPosition } from './tally.ts';

const endings: Readonly<Record<Extract<Ending, { readonly ranking: Ranking }>['kind'], ResultEnding>> = {
  won: 'played',
  resigned: 'resigned',
  claimed: 'time',
  adjudicated: 'adjudicated',
};

/**
 * Returns the result of a finished match; null if it doesn't count: it has no ranking, one player, was for fun, or was a
 * daily match, which has its own lists.
 */
export function matchResultOf(game: AnyGame, { sheet, history, seed }: FinishedMatch): MatchResult | null {
  const { ending, players, terms, startedAt, endedAt } = sheet;
  if (!ending || !('ranking' in ending) || players.length < 2 || isSideGame(terms)) return null;
  if (terms.day !== undefined) return null;
  if (startedAt === null || endedAt === null) return null;
  const tally = sheet.tally ?? replayTally(game, terms, players.length, seed, history);
  const ranking = rankAbandonedLast(ending.ranking, abandonedSeats(sheet));
  const start: Position = startMatch(game, terms.options, players.length, seed);
  const first = startingSeat(game, start.state);
  const variant = typeof terms.options['variant'] === 'string' ? terms.options['variant'] : '';
  return {
    id: sheet.id,
    game: terms.game,
    variant,
    family: familyOf(game.info, variant).id,
    start: startedAt,
    end: endedAt,
    ending: endings[ending.kind],
    rated:
      terms.rated &&
      terms.hints !== true &&
      !terms.takebacks &&
      ending.kind !== 'adjudicated' &&
      hasDefaultRules(game, terms),
    server: sheet.home.guild,
    turns: tally.turns,
    fewest: tally.fewest,
    ...(first !== null && { first }),
    seats: players.map((player, seat) => resultSeat(game, sheet, player, seat, placeOf(ranking, seat), tally, history)),
  };
}

function placeOf(ranking: Ranking, seat: Seat): number {
  const at = ranking.findIndex((seats) => seats.includes(seat));
  return 1 + ranking.slice(0, at === -1 ? ranking.length : at).flat().length;
}

function resultSeat(
  game: AnyGame,
  { id, tempo }: FinishedMatch['sheet'],
  player: MatchPlayer,
  seat: Seat,
  place: number,
  { behind }: MatchTally,
  history: readonly GivenAnswer[],
): ResultSeat {
  if (player.kind === 'computer' && player.standsFor === undefined) return { place, computer: player.level };
  const known = player.kind === 'person' ? player.id : player.kind === 'computer' ? player.standsFor?.id : undefined;
  const left = player.kind === 'person' ? {} : { left: true as const };
  const alias = player.kind === 'open' ? undefined : player.alias;
  if (alias !== undefined || known === undefined || known === FORGOTTEN_USER.id)
    return { place, person: alias ?? anonymousId(`${id}.${seat}`), ...left };
  const { waits = 0, spent = 0 } = tempo[seat] ?? {};
  const card = favouriteCard(game, history, seat);
  return {
    place,
    person: known,
    ...left,
    ...((behind[seat] ?? 0) > 0 && { behind: behind[seat] }),
    ...(card !== null && { card }),
    ...(waits > 0 && { times: [waits, spent] as const }),
  };
}

/** Returns the card that a seat built or played most often. */
function favouriteCard({ text }: AnyGame, history: readonly GivenAnswer[], seat: Seat): string | null {
  const cards = new Set(text.catalog.flatMap(({ id, basic }) => (basic ? [] : [id])));
  const uses = new Map<string, number>();
  for (const given of history) {
    if (given.seat !== seat) continue;
    const [verb, card = ''] = given.answer[0]?.split(' ') ?? [];
    if ((verb === 'build' || verb === 'play') && cards.has(card)) uses.set(card, (uses.get(card) ?? 0) + 1);
  }
  return [...uses].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Returns the tally of a match of an older version; if today's rules replay only part of it, of that part. */
function replayTally(
  game: AnyGame,
  terms: Terms,
  seats: number,
  seed: string,
  history: readonly GivenAnswer[],
): MatchTally {
  let tally: MatchTally = { turns: 0, fewest: 0, behind: [] };
  let last: ReplayStep | null = null;
  try {
    for (const step of replay(game, terms.options, seats, seed, history)) {
      if (last && step.turn !== last.turn) tally = addPosition(game, step.before.state, seats, tally);
      last = step;
    }
  } catch (error) {
    if (!(error instanceof ReplayDiverged)) throw error;
  }
  return last ? addPosition(game, last.position.state, seats, tally) : tally;
}
