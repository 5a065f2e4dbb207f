import type { Command } from '../src/discord/arriving/command.ts';
import { command, everywhere, textOption } from '../src/discord/arriving/command-data.ts';
import { suggestCards, findCards } from '../src/discord/arriving/find-card.ts';
import { cardPage, whichCardPage } from '../src/discord/pages/card.ts';

/** A look-up that works in every server, in direct messages, and for whoever installed the bot for themselves. */
export const cardCommand: Command = {
  data: {
    ...command('card', { en: 'Look up a card', de: 'Schlage eine Karte nach' }, [
      textOption('name', { en: 'Its name', de: 'Ihr Name' }, { required: true }),
    ]),
    ...everywhere,
  },
  async execute({ desk, visit, text }) {
    const [found, ...others] = findCards(desk.matches.games, text('name') ?? '');
    if (!found || others.length > 0) return whichCardPage(found ? [found, ...others] : [], visit.language);
    return cardPage(desk, found.game, found.id, visit.language);
  },
  autocomplete: async ({ desk, begun, language }) => suggestCards(desk.matches.games, begun, language),
};
