import { startAtCheckpoint } from '../../engine/match.ts';
import type { Ports } from '../transition/commit.ts';
import { defaultLevel } from '../transition/change-context.ts';
import { startAtPosition } from '../lobby/begin-match.ts';
import { isSeedHidden } from '../lobby/daily-seed.ts';
import { toMatchPlayer } from '../lobby/lobby.ts';
import { abuseLimits } from '../lobby/abuse-limits.ts';
import type { BranchRequest, Matches, Panel } from '../matches.ts';
import { problems } from '../problems.ts';
import { isSideGame, seatHeldBy, type Terms } from '../stored-match.ts';
import type { MatchStarter } from './match-starter.ts';

/** Continues a finished match from an earlier position. */
export function branchService(ports: Ports, { computer, create, made }: MatchStarter): Pick<Matches, 'playFrom'> {
  const { store, runtime, games, bots, replays } = ports;
  const { checkOpenMatches: checkRoom } = abuseLimits(ports);

  async function playFrom(request: BranchRequest): Promise<Panel> {
    const { match, answer, player, home } = request;
    const finished = await store.finished(match);
    if (!finished) throw (await store.load(match)) ? problems.reviewBeforeEnd() : problems.unknownMatch();
    const { sheet, seed } = finished;
    const game = games.get(sheet.terms.game);
    if (!game || sheet.startedAt === null) throw problems.unknownMatch();
    if (isSideGame(sheet.terms)) throw problems.sideGame();
    if (isSeedHidden(sheet.terms, runtime.now())) throw problems.dailySeedStillOpen();
    const { given, before } = (await replays({ game, ...finished }))[answer] ?? {};
    if (!given || !before) throw problems.unknownMatch();
    await checkRoom(player.id);
    const terms: Terms = {
      game: sheet.terms.game,
      options: sheet.terms.options,
      clock: 'none',
      takebacks: false,
      rated: false,
      from: { match, answer },
    };
    // Computers keep their level; people's seats get the same level, or the default if there was none.
    const level = (seat: number): string => {
      const levels = [sheet.players[seat], ...sheet.players].flatMap((each) =>
        each?.kind === 'computer' && bots.has(each.level) ? each.level : [],
      );
      return levels[0] ?? defaultLevel(bots);
    };
    const own = seatHeldBy(sheet.players, player.id) ?? given.seat;
    const others = sheet.players.map((_, seat) => seat).filter((seat) => seat !== own);
    const players = sheet.players.map((_, seat) =>
      seat === own ? toMatchPlayer(player) : computer(level(seat), home.language, others.indexOf(seat)),
    );
    const position = startAtCheckpoint(game, before.match.rest, 0);
    const written = await create(
      { ...request, home: { ...home, guild: null } },
      terms,
      players,
      async (context, blank) => startAtPosition(context, blank, position, runtime.seed(seed).commitment),
    );
    return made(written, player.id);
  }

  return { playFrom };
}
