import type { Panel } from '../../match/matches.ts';
import { note, type Page } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { showMatch } from './show-match.ts';
import type { Visit } from '../arriving/visit.ts';
import { challengeWords } from '../words/challenge.ts';

/** The first press asks; the other's begins the match. */
export async function rematchPage(desk: Desk, visit: Visit, panel: Panel): Promise<Page> {
  return panel.sheet.status === 'open'
    ? showMatch(desk, visit, panel, { notice: challengeWords.accepted[visit.language] })
    : note(challengeWords.youAsked[visit.language]);
}
