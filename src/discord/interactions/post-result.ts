import { Refused, type Text } from '../../engine/text.ts';
import { isPermanent } from '../outgoing/discord-errors.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { puzzleStrings as strings } from '../strings/puzzle.ts';
import { textPage } from '../ui/components.ts';
import type { CommandCall } from './command.ts';

/** Posts a person's result in this channel, only once. `note` is the stored name of the note that it was posted. */
export async function postResult(
  { context, interaction }: Pick<CommandCall, 'context' | 'interaction'>,
  match: string,
  note: string,
  result: Text,
): Promise<void> {
  const { matches, sender } = context;
  const { person, guild, channel, serverLanguage, language } = interaction;
  if (guild === null || channel === null) throw new Refused(strings.onlyServers);
  if ((await matches.uiState.uiValue(match, note)) !== null) return;
  const page = textPage(strings.posted(`<@${person.id}>`, result)[serverLanguage ?? language]);
  try {
    await sender.send(channel, page, { nonce: nonceFor(match, note), mentions: [], silent: true });
  } catch (error) {
    if (!isPermanent(error)) throw error;
    throw new Refused(strings.cannotPost);
  }
  await matches.uiState.saveUiValue(match, note, '1');
}
