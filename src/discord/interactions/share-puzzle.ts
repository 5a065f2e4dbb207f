import { Refused } from '../../engine/text.ts';
import { isPermanent } from '../outgoing/discord-errors.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { PUZZLE_POSTED } from '../pages/puzzle.ts';
import { showMatch } from '../pages/show-match.ts';
import { puzzleStrings as strings } from '../strings/puzzle.ts';
import { type MessagePage, textPage } from '../ui/components.ts';
import type { CommandCall } from './command.ts';

/** Posts the result of a finished puzzle in this channel, without the solution and only once. */
export async function sharePuzzle(
  { context, interaction }: Pick<CommandCall, 'context' | 'interaction'>,
  match: string,
): Promise<MessagePage> {
  const { matches, sender } = context;
  const { person, guild, channel, serverLanguage, language } = interaction;
  const { solved, counts, family } = await matches.puzzleInfo(match, person.id);
  const panel = await matches.panel(match, person.id);
  if (solved === null) throw new Refused(strings.stillOpen);
  if (guild === null || channel === null) throw new Refused(strings.onlyServers);
  if ((await matches.uiState.uiValue(match, PUZZLE_POSTED)) === null) {
    const name = matches.puzzleFamilies().find(({ id }) => id === family)?.name ?? null;
    const text = strings.result(panel.sheet.terms.puzzle?.day ?? '', name, solved, counts);
    const page = textPage(strings.posted(`<@${person.id}>`, text)[serverLanguage ?? language]);
    try {
      await sender.send(channel, page, { nonce: nonceFor(match, PUZZLE_POSTED), mentions: [], silent: true });
    } catch (error) {
      if (!isPermanent(error)) throw error;
      throw new Refused(strings.cannotPost);
    }
    await matches.uiState.saveUiValue(match, PUZZLE_POSTED, '1');
  }
  return showMatch(context, interaction, panel);
}
