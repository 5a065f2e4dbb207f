import { Refused } from '../../engine/text.ts';
import { PUZZLE_POSTED, puzzleLine } from '../pages/puzzle.ts';
import { showMatch } from '../pages/show-match.ts';
import { puzzleStrings as strings } from '../strings/puzzle.ts';
import type { MessagePage } from '../ui/components.ts';
import type { CommandCall } from './command.ts';
import { postResult } from './post-result.ts';

/** Posts the result of a finished puzzle in this channel, without the solution and only once. */
export async function sharePuzzle(
  call: Pick<CommandCall, 'context' | 'interaction'>,
  match: string,
): Promise<MessagePage> {
  const { context, interaction } = call;
  const { matches } = context;
  const info = await matches.puzzleInfo(match, interaction.person.id);
  const panel = await matches.panel(match, interaction.person.id);
  if (info.solved === null) throw new Refused(strings.stillOpen);
  await postResult(call, match, PUZZLE_POSTED, puzzleLine(panel, info, matches.puzzleFamilies()));
  return showMatch(context, interaction, panel);
}
