import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand } from '../../src/discord/interactions/command-data.ts';
import { decksPage, hasDecks } from '../../src/discord/pages/decks.ts';
import { textPage } from '../../src/discord/ui/components.ts';
import { deckStrings } from '../../src/discord/strings/decks.ts';

export const decksSubcommand: Subcommand = {
  data: subcommand('decks', { en: 'Your decks for the Tournament Game', de: 'Deine Decks für das Turnierspiel' }),
  async execute({ context, interaction }) {
    const game = [...context.matches.games.values()].find(hasDecks);
    return game
      ? decksPage(context, interaction.person.id, interaction.language, game)
      : textPage(deckStrings.noGame[interaction.language]);
  },
};
