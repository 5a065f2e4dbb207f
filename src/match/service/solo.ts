import { type Ports, contextFor, commitChange } from '../transition/commit.ts';
import { seatOf } from '../transition/change-context.ts';
import { dayAt, dailySeedMark } from '../lobby/daily-seed.ts';
import { newMatch, toMatchPlayer } from '../lobby/lobby.ts';
import { abuseLimits } from '../lobby/abuse-limits.ts';
import { checkNotBanned } from '../lobby/server-bans.ts';
import { checkHandicap, checkSeats, seatRange, resolveTerms } from '../lobby/terms.ts';
import { loadPanel } from '../view/load-panel.ts';
import type { Matches, Panel, SoloRequest } from '../matches.ts';
import { problems } from '../problems.ts';
import type { Terms } from '../stored-match.ts';
import type { MatchStarter } from './match-starter.ts';

/** Starts matches of one person, with or without computers. */
export function soloService(ports: Ports, { computer, create, made, begin }: MatchStarter): Pick<Matches, 'solo'> {
  const { store, runtime, limits } = ports;
  const { checkOpenMatches: checkRoom } = abuseLimits(ports);

  async function solo(request: SoloRequest): Promise<Panel> {
    await checkNotBanned(store, request.home.guild, request.player.id);
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
    if (request.dailySeed) {
      if (size > 1) throw problems.dailySeedNeedsSolo();
      return soloOfDay(request, { ...terms, day: dayAt(runtime.now()) });
    }
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

  /** Starts the daily match. Its id consists of the day and the person, so that asking again finds the same match. */
  async function soloOfDay(request: SoloRequest, terms: Terms & { readonly day: string }): Promise<Panel> {
    const { player } = request;
    for (let attempt = 0, number = 0; attempt < limits.attempts; attempt++) {
      const id = runtime.id(`${terms.day} ${terms.game} ${player.id} ${number}`);
      const known = (await store.load(id)) ?? (await store.finished(id))?.sheet ?? null;
      if (known && known.terms.day === terms.day && seatOf(known.players, player.id) !== null) {
        if (known.status === 'over') throw problems.dailySeedPlayed();
        return loadPanel(ports, id, player.id);
      }
      if ((await store.mark(dailySeedMark(terms.day, terms.game, player.id))) !== null)
        throw problems.dailySeedPlayed();
      if (known) {
        number++;
        continue;
      }
      await checkRoom(player.id);
      const sheet = newMatch(id, terms, { ...request.home, channel: null }, [toMatchPlayer(player)], runtime.now());
      const context = await contextFor(ports, sheet);
      const written = await commitChange(
        ports,
        context,
        sheet,
        await begin(sheet, player.id, null),
        null,
        request.token,
      );
      if (written) return made(written, player.id);
    }
    throw problems.busy();
  }

  return { solo };
}
