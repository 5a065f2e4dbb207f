import { type Ports, contextFor, commitChange, loadReadable } from '../transition/commit.ts';
import { seatOf } from '../transition/change-context.ts';
import { abuseLimits } from '../lobby/abuse-limits.ts';
import { DAILY_LEVEL, type DailyMatch, dailyMatchOf } from '../lobby/daily-match.ts';
import { dailySeedMark, dayAt } from '../lobby/daily-seed.ts';
import { newMatch, toMatchPlayer } from '../lobby/lobby.ts';
import { resolveTerms } from '../lobby/terms.ts';
import { loadPanel } from '../view/load-panel.ts';
import type { Panel, SoloRequest } from '../matches.ts';
import { problems } from '../problems.ts';
import type { Terms } from '../stored-match.ts';
import type { MatchStarter } from './match-starter.ts';

/** Returns a function that starts a match of the day, or opens the one this person has begun. */
export function dailyMatchStarter(
  ports: Ports,
  { computer, made, begin }: MatchStarter,
): (request: SoloRequest) => Promise<Panel> {
  const { store, runtime, limits } = ports;
  const { checkOpenMatches: checkRoom } = abuseLimits(ports);

  /** The terms are the same for everyone: nothing may be chosen, and nothing helps. */
  function termsFor({ game, variant, seats }: DailyMatch, day: string): Terms {
    const rated = seats === 1;
    const options = { variant };
    return { ...resolveTerms(ports.games, { game, options, takebacks: false, rated, clock: 'none' }), day };
  }

  /** The id of the match consists of the day and the person, so that asking again finds the same match. */
  return async (request) => {
    const { player } = request;
    const asked = resolveTerms(ports.games, { game: request.game, options: variantOnly(request) });
    const daily = dailyMatchOf(ports.games, asked);
    if (!daily) throw problems.unknownGame();
    if (request.seats !== undefined && request.seats !== daily.seats) throw problems.dailyMatchIsFixed();
    const day = dayAt(runtime.now());
    for (let attempt = 0, number = 0; attempt < limits.attempts; attempt++) {
      const id = runtime.id(`${day} ${daily.id} ${player.id} ${number}`);
      const open = await loadReadable(ports, id);
      const known = open ?? (await store.finished(id))?.sheet ?? null;
      if (known && known.terms.day === day && seatOf(known.players, player.id) !== null) {
        if (known.status === 'over') throw problems.dailyMatchPlayed();
        return loadPanel(ports, id, player.id);
      }
      if ((await store.mark(dailySeedMark(day, daily.id, player.id))) !== null) throw problems.dailyMatchPlayed();
      if (known || open === undefined) {
        number++;
        continue;
      }
      await checkRoom(player.id);
      const computers = Array.from({ length: daily.seats - 1 }, (_, index) =>
        computer(levelIn(ports), request.home.language, index),
      );
      const players = [toMatchPlayer(player), ...computers];
      const sheet = newMatch(id, termsFor(daily, day), { ...request.home, channel: null }, players, runtime.now());
      const context = await contextFor(ports, sheet);
      const change = await begin(sheet, player.id, null);
      const written = await commitChange(ports, context, sheet, change, null, request.token);
      if (written) return made(written, player.id);
    }
    throw problems.busy();
  };
}

const variantOnly = ({ options }: SoloRequest): Record<string, unknown> =>
  options?.['variant'] === undefined ? {} : { variant: options['variant'] };

const levelIn = ({ bots }: Ports): string => (bots.has(DAILY_LEVEL) ? DAILY_LEVEL : ([...bots.keys()][0] ?? ''));
