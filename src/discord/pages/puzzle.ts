import type { Language } from '../../engine/text.ts';
import type { Panel, PuzzleFacts } from '../../match/matches.ts';
import type { PostDetails } from '../../match/posts.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { button, filesIn, frame, type Inner, type Page, row, say, type Sight, sight, small } from '../parts/components.ts';
import { accentOf, labelled } from '../parts/people.ts';
import { panelWords } from '../words/panel.ts';
import { puzzleWords as words } from '../words/puzzle.ts';

/** The puzzle of a day for a channel: everybody plays it in a panel of their own. */
export function puzzlePost({ day, goal, wins }: PostDetails['puzzle'], board: Sight | null, language: Language): Page {
  const parts: Inner[] = [say(words.post(day, goal, wins)[language]), ...(board ? [sight(board)] : []), row(button(freeId('puzzle'), words.play[language], 'primary'))];
  return { components: [frame(accentOf(null), parts)], files: filesIn(board) };
}

/** How a puzzle went, a line that works, and the way to try it once more. */
export function puzzleResult(panel: Panel, { goal, solved, solution, counts, streak }: PuzzleFacts, language: Language): Page {
  const { id: match, seat, seq, sheet, view } = panel;
  const lines = [
    (solved ? words.solved : words.missed)[language],
    ...(solved ? [] : [words.missedGoal(goal)[language]]),
    ...(solution.length > 0 ? [words.solution(solution.map((move) => labelled(move, language, sheet)).join(' → '))[language]] : []),
    ...(streak.best > 0 ? [words.streak(streak)[language]] : []),
    words.share(sheet.terms.puzzle?.day ?? '', solved ?? false, counts)[language],
    small(words.tomorrow[language]),
  ];
  const board = view === null ? [] : [button(idOf({ match, seat, seq, verb: 'board', arg: '' }), panelWords.showBoard[language])];
  const buttons = row(button(freeId('puzzle', 'again'), words.again[language], 'primary'), ...board);
  return { components: [frame(accentOf(seat), [say(lines.join('\n')), buttons])], files: [] };
}
