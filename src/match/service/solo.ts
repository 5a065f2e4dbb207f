import type { Ports } from '../transition/commit.ts';
import { toMatchPlayer } from '../lobby/lobby.ts';
import { abuseLimits } from '../lobby/abuse-limits.ts';
import { checkNotBanned } from '../lobby/server-bans.ts';
import { checkHandicap, checkSeats, seatRange, resolveTerms } from '../lobby/terms.ts';
import type { Matches, Panel, SoloRequest } from '../matches.ts';
import type { Terms } from '../stored-match.ts';
import { dailyMatchStarter } from './start-daily-match.ts';
import type { MatchStarter } from './match-starter.ts';

/** Starts matches of one person, with or without computers. */
export function soloService(ports: Ports, starter: MatchStarter): Pick<Matches, 'solo'> {
  const { store } = ports;
  const { computer, create, made, begin } = starter;
  const dailyMatch = dailyMatchStarter(ports, starter);
  const { checkOpenMatches: checkRoom } = abuseLimits(ports);

  async function solo(request: SoloRequest): Promise<Panel> {
    await checkNotBanned(store, request.home.guild, request.player.id);
    if (request.dailySeed) return dailyMatch(request);
    const wanted = resolveTerms(ports.games, { ...request, rated: false });
    const [least] = seatRange(ports.games, wanted);
    const size = checkSeats(ports.games, wanted, request.seats ?? least);
    // Matches against computers have no reminders; solo matches with an unknown seed count for the leaderboard.
    const terms: Terms = {
      ...(size === 1 && request.seed === undefined ? resolveTerms(ports.games, { ...request, rated: true }) : wanted),
      clock: 'none',
    };
    checkHandicap(
      terms,
      Array.from({ length: size }, () => ({ kind: 'person' })),
    );
    await checkRoom(request.player.id);
    const computers = Array.from({ length: size - 1 }, (_, number) =>
      computer(request.level, request.home.language, number),
    );
    const players = [toMatchPlayer(request.player), ...computers];
    return made(
      await create(request, terms, players, (_scope, sheet) => begin(sheet, request.player.id, null, request.seed)),
      request.player.id,
    );
  }

  return { solo };
}
