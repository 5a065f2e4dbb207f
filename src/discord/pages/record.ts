import { ComponentType } from 'discord.js';
import type { Language } from '../../engine/text.ts';
import type { Click } from '../interactions/clicks/click.ts';
import { type MessagePage, textBlock } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { recordStrings as strings } from '../strings/viewing.ts';

export const exportPage = async ({ context, interaction, customId }: Click): Promise<MessagePage> =>
  recordPage(context, customId.match, interaction.language);

/** Returns the record as a text file. Refused for matches that aren't over, as it would reveal everything. */
export async function recordPage(context: BotContext, match: string, language: Language): Promise<MessagePage> {
  const data = new TextEncoder().encode(await context.matches.record(match));
  const name = `${match}.txt`;
  return {
    components: [
      textBlock(strings.here(match)[language]),
      { type: ComponentType.File, file: { url: `attachment://${name}` } },
    ],
    files: [{ name, data, type: 'text/plain', alt: null }],
  };
}
