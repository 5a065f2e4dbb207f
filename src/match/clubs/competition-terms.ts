import type { AnyGame } from '../../engine/game/index.ts';
import type { CompetitionSettings } from '../../clubs/competition.ts';
import { checkRated, resolveTerms } from '../lobby/terms.ts';
import { Problem } from '../problems.ts';
import { type Terms, timeControls } from '../stored-match.ts';

type Wanted = Pick<CompetitionSettings, 'game' | 'variant' | 'options' | 'pace'>;

/** Returns the terms of a competition's matches: rated where rated matches may have these terms. */
export function competitionTerms(games: ReadonlyMap<string, AnyGame>, wanted: Wanted): Terms {
  const { game, variant, options, pace } = wanted;
  const clock = timeControls.find((each) => each === pace);
  const terms = resolveTerms(games, {
    game,
    options: { ...options, variant },
    ...(clock && { clock }),
    takebacks: false,
    rated: false,
  });
  const rated = { ...terms, rated: true };
  try {
    checkRated(games, rated, false);
    return rated;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return terms;
  }
}
