import type { Command } from '../src/discord/arriving/command.ts';
import { command, everywhere, textOption } from '../src/discord/arriving/command-data.ts';
import { suggestCards, findCard } from '../src/discord/arriving/find-card.ts';
import { cardPage } from '../src/discord/pages/card.ts';

/** A look-up that works in every server, in direct messages, and for whoever installed the bot for themselves. */
export const cardCommand: Command = {
  data: {
    ...command('card', { en: 'Look up a card', de: 'Schlage eine Karte nach' }, [
      textOption('name', { en: 'Its name', de: 'Ihr Name' }, { required: true }),
    ]),
    ...everywhere,
  },
  async execute({ desk, visit, text }) {
    const { game, id } = findCard(desk.matches.games, text('name') ?? '');
    return cardPage(desk, game, id, visit.language);
  },
  autocomplete: async ({ desk, begun, language }) => suggestCards(desk.matches.games, begun, language),
};
