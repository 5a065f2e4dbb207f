import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { command, everywhere, textOption } from '../src/discord/interactions/command-data.ts';
import { suggestCards, findCards } from '../src/discord/interactions/find-card.ts';
import { cardPage, whichCardPage } from '../src/discord/pages/card.ts';

/** Looks a card up; works in every server and conversation, and for people who installed the bot for themselves. */
export const cardCommand: SlashCommand = {
  data: {
    ...command('card', { en: 'Look up a card', de: 'Schlage eine Karte nach' }, [
      textOption('name', { en: 'Its name', de: 'Ihr Name' }, { required: true }),
    ]),
    ...everywhere,
  },
  async execute({ context, interaction, text }) {
    const [found, ...others] = findCards(context.matches.games, text('name') ?? '');
    if (!found || others.length > 0) return whichCardPage(found ? [found, ...others] : [], interaction.language);
    return cardPage(context, found.game, found.id, interaction.language);
  },
  autocomplete: async ({ context, typed: begun, language }) => suggestCards(context.matches.games, begun, language),
};
