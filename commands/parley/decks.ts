import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { decksPage, hasDecks } from '../../src/discord/pages/decks.ts';
import { note } from '../../src/discord/parts/components.ts';
import { deckWords } from '../../src/discord/words/decks.ts';

export const decks: Subcommand = {
  data: subcommand('decks', { en: 'Your decks for the Tournament Game', de: 'Deine Decks für das Turnierspiel' }),
  async execute({ desk, visit }) {
    const game = [...desk.matches.games.values()].find(hasDecks);
    return game ? decksPage(desk, visit.person.id, visit.language, game) : note(deckWords.noGame[visit.language]);
  },
};
