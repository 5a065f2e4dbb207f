import { challenging } from './service/lobby.ts';
import type { Ports } from './change/commit.ts';
import { usualLevel } from './change/context.ts';
import { type Limits, usualLimits } from './limits.ts';
import { looking } from './service/look.ts';
import { createTales } from './look/tales.ts';
import type { Matches } from './matches.ts';
import { people } from './service/people.ts';
import { playing } from './service/play.ts';
import { keepsakes } from './service/keepsakes.ts';
import { puzzling } from './service/puzzles.ts';
import { servers } from './service/servers.ts';

export type * from './matches.ts';
export { announcing } from './look/telling.ts';
export { Problem, Stale, type ProblemKind } from './problems.ts';
export { usualLimits, type Limits } from './limits.ts';
export { readPost, wordsFor, type Note, type PostDetails, type PostKind, type Said } from './posts.ts';

/** The match layer with everything it needs handed in. Several of them, in several processes, may work on one store. */
export function createMatches(
  given: Omit<Ports, 'limits' | 'tales' | 'report'> & { readonly limits?: Partial<Limits>; readonly report?: Ports['report'] },
): Matches {
  const ports: Ports = { ...given, limits: { ...usualLimits, ...given.limits }, tales: createTales(), report: given.report ?? (() => undefined) };
  const { store } = ports;
  return {
    ...challenging(ports),
    ...playing(ports),
    ...people(ports),
    ...looking(ports),
    ...puzzling(ports),
    ...servers(ports),
    ...keepsakes(ports),
    aside: {
      draft: (match, seat) => store.draft(match, seat),
      saveDraft: (match, seat, draft) => store.saveDraft(match, seat, draft),
      note: (match, name) => store.note(match, name),
      saveNote: (match, name, value) => store.saveNote(match, name, value),
    },
    games: ports.games,
    levels: [...ports.bots.values()].map(({ id, name }) => ({ id, name })),
    usualLevel: usualLevel(ports.bots),
  };
}
