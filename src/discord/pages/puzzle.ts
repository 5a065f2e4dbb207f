import type { Language } from '../../engine/text.ts';
import type { Panel, PuzzleFacts } from '../../match/matches.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { button, frame, type Page, row, say, small } from '../parts/components.ts';
import { accentOf, labelled } from '../parts/people.ts';
import { panelWords } from '../words/panel.ts';
import { puzzleWords as words } from '../words/puzzle.ts';

/** How a puzzle went, a line that works, and the way to try it once more. */
export function puzzleResult(panel: Panel, { goal, solved, solution, streak }: PuzzleFacts, language: Language): Page {
  const { id: match, seat, seq, sheet, view } = panel;
  const lines = [
    (solved ? words.solved : words.missed)[language],
    ...(solved ? [] : [words.missedGoal(goal)[language]]),
    ...(solution.length > 0 ? [words.solution(solution.map((move) => labelled(move, language, sheet)).join(' → '))[language]] : []),
    words.streak(streak)[language],
    small(words.tomorrow[language]),
  ];
  const board = view === null ? [] : [button(idOf({ match, seat, seq, verb: 'board', arg: '' }), panelWords.showBoard[language])];
  const buttons = row(button(freeId('puzzle', 'again'), words.again[language], 'primary'), ...board);
  return { components: [frame(accentOf(seat), [say(lines.join('\n')), buttons])], files: [] };
}
