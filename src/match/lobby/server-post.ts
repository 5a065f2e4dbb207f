import { type ChangeContext, changeOf, type MatchChange } from '../transition/change-context.ts';
import type { StoredMatch } from '../stored-match.ts';

/** Ends a server's regular post silently. */
export const stopServerPost = ({ now }: Pick<ChangeContext, 'now'>, sheet: StoredMatch): MatchChange =>
  changeOf({ ...sheet, status: 'over', ending: { kind: 'abandoned' }, endedAt: now, expires: null });
