import type { Panel } from '../../match/matches.ts';
import { note, type Page } from '../parts/components.ts';
import { showMatch } from './show-match.ts';
import type { Call } from '../arriving/command.ts';
import { challengeWords } from '../words/challenge.ts';

/** The first press asks; the other's begins the match. */
export async function rematchPage({ desk, visit, notes }: Pick<Call, 'desk' | 'visit' | 'notes'>, panel: Panel): Promise<Page> {
  await notes.saveLocale(panel.id, visit.person.id, visit.language);
  return panel.sheet.status === 'open'
    ? showMatch(desk, visit, panel, { notice: challengeWords.accepted[visit.language] })
    : note(challengeWords.youAsked[visit.language]);
}
