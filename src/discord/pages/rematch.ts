import type { Panel } from '../../match/matches.ts';
import { textPage, type MessagePage } from '../ui/components.ts';
import { showMatch } from './show-match.ts';
import type { CommandCall } from '../interactions/command.ts';
import { challengeStrings } from '../strings/challenge.ts';

/** The first click asks; the other player's starts the match. */
export async function rematchPage(
  { context, interaction, messageRefs }: Pick<CommandCall, 'context' | 'interaction' | 'messageRefs'>,
  panel: Panel,
): Promise<MessagePage> {
  await messageRefs.saveLocale(panel.id, interaction.person.id, interaction.language);
  return panel.sheet.status === 'open'
    ? showMatch(context, interaction, panel, { notice: challengeStrings.accepted[interaction.language] })
    : textPage(challengeStrings.youAsked[interaction.language]);
}
