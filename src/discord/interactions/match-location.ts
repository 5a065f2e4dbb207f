import { type Language, perLanguage, Refused } from '../../engine/text.ts';
import type { MatchLocation } from '../../match/stored-match.ts';
import { areDirectsClosed } from '../outgoing/discord-errors.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { missingToSpeak, missingToThread } from '../outgoing/permissions.ts';
import { challengeStrings as strings } from '../strings/challenge.ts';
import { textPage } from '../ui/components.ts';
import type { CommandCall } from './command.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Returns where to play; refuses if the bot lacks permissions, before anything is stored. */
export function locationFor(interaction: InteractionContext, language: Language): Omit<MatchLocation, 'channel'> {
  const missing = (as: Language): string | null => missingToSpeak(interaction.granted, interaction.inThread, as);
  const silent = missing(interaction.language);
  if (silent) throw new Refused(perLanguage((each) => strings.cannotSpeakHere(missing(each) ?? silent)[each]));
  return { guild: interaction.guild, parent: interaction.channel, language };
}

/** Returns where to play alone: here, or in direct messages where the bot itself can't speak. */
export async function soloLocation(
  { context, interaction }: Pick<CommandCall, 'context' | 'interaction'>,
  language: Language = interaction.language,
): Promise<Omit<MatchLocation, 'channel'>> {
  if (interaction.botIsHere) return locationFor(interaction, language);
  try {
    const page = textPage(strings.soloHere[language]);
    const sent = await context.sender.sendDirect(interaction.person.id, page, {
      nonce: nonceFor(interaction.id, 'solo'),
      ignoreRecentRefusal: true,
    });
    if (sent) return { guild: null, parent: sent.channel, language };
  } catch (error) {
    if (!areDirectsClosed(error)) throw error;
  }
  throw new Refused(strings.soloNeedsDirect);
}

/** Adds what is missing for a thread, if anything is. */
export const withHint = (interaction: InteractionContext, said: string): string => {
  const missing = interaction.guild === null ? null : missingToThread(interaction.granted, interaction.language);
  return missing ? `${said}\n-# ${strings.withoutThread(missing)[interaction.language]}` : said;
};
