import { lobbyService } from './service/lobby.ts';
import type { Ports } from './transition/commit.ts';
import { defaultLevel } from './transition/change-context.ts';
import { type MatchLimits, defaultLimits } from './limits.ts';
import { browserSessionService } from './service/browser-sessions.ts';
import { loadPlayerView, matchProgress } from './view/player-view.ts';
import { viewService } from './service/view.ts';
import { createReplayCache } from './view/replay-cache.ts';
import type { Matches } from './matches.ts';
import { profileService } from './service/profiles.ts';
import { clubService } from './service/clubs.ts';
import { playService } from './service/play.ts';
import { userDataService } from './service/user-data.ts';
import { dailyListService } from './service/daily-lists.ts';
import { lessonService } from './service/lessons.ts';
import { puzzleService } from './service/puzzles.ts';
import { moderationService } from './service/moderation.ts';
import { handicapService } from './service/handicaps.ts';
import { ratingService } from './service/ratings.ts';
import { savedRulesService } from './service/saved-rules.ts';
import { serverPostService } from './service/server-posts.ts';
import { weekService } from './service/week.ts';
import { serverService } from './service/servers.ts';
import { sharingService } from './service/sharing.ts';

export type * from './matches.ts';
export { createAnnouncer } from './view/notifier.ts';
export { createSharedMatches } from './view/shared-matches.ts';
export { Problem, Stale, type ProblemKind } from './problems.ts';
export { defaultLimits, type MatchLimits } from './limits.ts';
export { readPost, describeEvents, type NoteDetail, type PostDetails, type PostKind, type Post } from './posts.ts';

/** Creates the match layer from its ports. Several instances, also in several processes, can share one store. */
export function createMatches(
  options: Omit<Ports, 'limits' | 'replays' | 'report'> & {
    readonly limits?: Partial<MatchLimits>;
    readonly report?: Ports['report'];
  },
): Matches {
  const ports: Ports = {
    ...options,
    limits: { ...defaultLimits, ...options.limits },
    replays: createReplayCache(),
    report: options.report ?? (() => undefined),
  };
  const { store } = ports;
  const view = viewService(ports);
  const lists = dailyListService(ports, view);
  return {
    ...lobbyService(ports),
    ...playService(ports),
    ...profileService(ports),
    ...view,
    ...lists,
    ...lessonService(ports),
    ...puzzleService(ports),
    ...serverService(ports),
    ...serverPostService(ports),
    ...weekService(ports, lists),
    ...userDataService(ports),
    ...sharingService(ports),
    ...browserSessionService(ports),
    playerView: (id, user, here) => loadPlayerView(ports, id, user, here),
    progress: (id) => matchProgress(ports, id),
    ...ratingService(ports),
    ...moderationService(ports),
    ...handicapService(ports),
    ...savedRulesService(ports),
    clubs: clubService(ports),
    uiState: {
      draft: (match, seat) => store.draft(match, seat),
      saveDraft: (match, seat, draft) => store.saveDraft(match, seat, draft),
      uiValue: (match, name) => store.uiValue(match, name),
      saveUiValue: (match, name, value) => store.saveUiValue(match, name, value),
    },
    games: ports.games,
    levels: [...ports.bots.values()].map(({ id, name }) => ({ id, name })),
    defaultLevel: defaultLevel(ports.bots),
  };
}
