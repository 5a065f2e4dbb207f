import type { Family } from '../../engine/game/index.ts';
import { type Language, type Text, verbatim } from '../../engine/text.ts';
import { puzzleSquares } from '../../match/result/squares.ts';
import type { Panel, PuzzleInfo } from '../../match/matches.ts';
import type { PostDetails } from '../../match/posts.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import {
  button,
  attachmentsOf,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  rows,
  textBlock,
  type Picture,
  pictureOrText,
  smallPrint,
} from '../ui/components.ts';
import { accentColor, labelText } from '../ui/player-names.ts';
import { panelStrings } from '../strings/panel.ts';
import { puzzleStrings as strings } from '../strings/puzzle.ts';
import { dayText } from '../ui/timestamps.ts';

/** The stored name of the note that a result was posted. */
export const PUZZLE_POSTED = 'puzzle-posted';

/** Shows the puzzle of the day in a channel; everyone plays it in a private panel. */
export function puzzlePost(
  { day, goal, wins, family }: PostDetails['puzzle'],
  families: readonly Family[],
  board: Picture | null,
  language: Language,
): MessagePage {
  const posted = families.find(({ id }) => id === family) ?? families[0];
  const parts: ContainerPart[] = [
    textBlock(strings.post(dayText(day), posted?.name ?? verbatim(''), goal, wins)[language]),
    ...(board ? [pictureOrText(board)] : []),
    row(button(standaloneId('puzzle', posted?.id), strings.play[language], 'primary')),
    ...familyButtons(
      families.filter((each) => each !== posted),
      language,
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: attachmentsOf(board) };
}

/** Offers the daily puzzles of these families. */
const familyButtons = (families: readonly Family[], language: Language): readonly ContainerPart[] =>
  families.length === 0
    ? []
    : [
        textBlock(smallPrint(strings.others[language])),
        ...rows(families.map(({ id, name }) => button(standaloneId('puzzle', id), name[language]))),
      ];

/** People shown who solved the same puzzle. */
const SOLVERS = 10;

/** Returns a puzzle's result in one line that doesn't give away the solution. */
export const puzzleLine = (
  { sheet }: Pick<Panel, 'sheet'>,
  { family, solved, tries, counts }: PuzzleInfo,
  families: readonly Family[],
): Text =>
  strings.result(
    dayText(sheet.terms.puzzle?.day ?? ''),
    families.find(({ id }) => id === family)?.name ?? null,
    puzzleSquares(tries),
    solved ?? false,
    counts,
  );

/** Shows a puzzle's result, a solution, and a button to try again. */
export function puzzleResult(
  panel: Panel,
  info: PuzzleInfo,
  families: readonly Family[],
  solvers: readonly string[],
  posted: boolean,
  language: Language,
): MessagePage {
  const { goal, solved, solution, streak, family } = info;
  const { id: match, seat, seq, sheet, view } = panel;
  const lines = [
    (solved ? strings.solved : strings.missed)[language],
    ...(solved ? [] : [strings.missedGoal(goal)[language]]),
    ...(solution.length > 0
      ? [strings.solution(solution.map((move) => labelText(move, language, sheet)).join(' → '))[language]]
      : []),
    ...(streak.best > 0 ? [strings.streak(streak)[language]] : []),
    strings.share(puzzleLine(panel, info, families))[language],
    ...(solvers.length > 0 ? [strings.solvers(solvers.slice(0, SOLVERS), solvers.length)[language]] : []),
    smallPrint(strings.tomorrow[language]),
  ];
  const board =
    view === null
      ? []
      : [button(formatCustomId({ match, seat, seq, verb: 'board', arg: '' }), panelStrings.showBoard[language])];
  const again = button(
    standaloneId('puzzle', `again ${family}`),
    strings.again[language],
    solved ? 'secondary' : 'primary',
  );
  const share = posted
    ? []
    : [button(standaloneId('puzzle-share', match), strings.shareNow[language], solved ? 'primary' : 'secondary')];
  const others = familyButtons(
    families.filter(({ id }) => id !== family),
    language,
  );
  const buttons = row(...(solved ? [...share, again] : [again, ...share]), ...board);
  return { components: [container(accentColor(seat), [textBlock(lines.join('\n')), buttons, ...others])], files: [] };
}
