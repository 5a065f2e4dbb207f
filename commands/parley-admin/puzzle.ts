import { Refused } from '../../src/engine/text.ts';
import { locationFor } from '../../src/discord/interactions/match-location.ts';
import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { suggestPuzzleFamilies } from '../../src/discord/interactions/open-puzzle.ts';
import { textPage } from '../../src/discord/ui/components.ts';
import { adminStrings } from '../../src/discord/strings/lists.ts';
import { puzzleStrings } from '../../src/discord/strings/puzzle.ts';

export const puzzleSubcommand: Subcommand = {
  data: subcommand(
    'puzzle',
    {
      en: 'Turn the daily puzzle in this channel on or off',
      de: 'Schalte das Tagesrätsel in diesem Kanal ein oder aus',
    },
    [textOption('game', { en: 'Which game', de: 'Welches Spiel' })],
  ),
  async execute({ context, interaction, text }) {
    if (!interaction.manages || interaction.guild === null) throw new Refused(adminStrings.onlyManagers);
    const { parent, language } = locationFor(interaction, interaction.serverLanguage ?? interaction.language);
    const toggled = await context.matches.dailyPuzzle(interaction.guild, parent, language, text('game'));
    return textPage(puzzleStrings.daily[toggled][interaction.language]);
  },
  autocomplete: async ({ context, language, typed }) => suggestPuzzleFamilies(context.matches, language, typed),
};
