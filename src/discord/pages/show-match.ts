import type { Refused } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { tipFor } from '../../match/look/tips.ts';
import { Stale } from '../../match/problems.ts';
import type { Page } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { asksForDeck } from './decks.ts';
import { ownPart } from './own-part.ts';
import { puzzleResult } from './puzzle.ts';
import { panelPage, type Showing } from './panel.ts';
import { nameOfSeat, spoken } from '../parts/people.ts';
import type { Visit } from '../arriving/visit.ts';
import { panelWords as words } from '../words/panel.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { settingsWords } from '../words/settings.ts';

export type Extras = Omit<Showing, 'panel' | 'language' | 'waiting' | 'hint' | 'seen' | 'advice' | 'decks'>;

/** The panel of a match for this person, with what belongs to the person and not to the match. */
export async function showMatch(desk: Desk, visit: Visit, panel: Panel, extras: Extras = {}): Promise<Page> {
  const { language, profile, person } = visit;
  const puzzle = panel.sheet.terms.puzzle && panel.seat !== null ? await desk.matches.puzzleFacts(panel.id, person.id) : null;
  if (puzzle && panel.sheet.status === 'over') return puzzleResult(panel, puzzle, language);
  const idle = panel.seat !== null && panel.question === null && panel.sheet.status === 'open';
  const waiting = idle ? (await desk.matches.list(person.id, panel.id)).filter(({ mine }) => mine).length : 0;
  const hint = profile.dmClosed && panel.seat !== null ? settingsWords.dmHint[language] : null;
  const task = puzzle && puzzleWords.task(puzzle.goal, puzzle.wins, puzzle.counts)[language];
  const notice = extras.notice ?? noticeOf(panel, visit) ?? task;
  const told = puzzle ? null : tipFor(profile, panel);
  const advice = told?.advice ?? null;
  const [seen, decks] = await Promise.all([
    ownPart(desk, panel, language, visit.kept, advice?.tip.place?.(panel.view) ?? null, extras.narrow ?? null),
    asksForDeck(panel) ? desk.matches.decks(person.id, panel.game.facts.id) : null,
    told && told.tips.at !== profile.tips?.at ? desk.matches.settings(person.id, { tips: told.tips }) : null,
  ]);
  return panelPage({ ...extras, panel, language, waiting, hint, notice, seen, advice, decks });
}

function noticeOf(panel: Panel, { language }: Visit): string | null {
  if (panel.repeated) return words.already[language];
  if (panel.seat !== null || panel.sheet.status !== 'open') return null;
  const names = panel.awaiting.map((seat) => nameOfSeat(panel.sheet, seat));
  return words.foreign(names)[language];
}

/** The match as it is, under the words why something was not done. What is still legal is offered again. */
export async function showRefused(desk: Desk, visit: Visit, match: string, error: Refused): Promise<Page> {
  const panel = await desk.matches.panel(match, visit.person.id);
  const again = error instanceof Stale ? (error.again?.answer ?? null) : null;
  const notice = error instanceof Stale ? words.stale(panel.turn)[visit.language] : spoken(error.reason, visit.language, panel.sheet);
  return showMatch(desk, visit, panel, { notice, again });
}
