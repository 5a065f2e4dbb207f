import { Refused } from '../../src/engine/text.ts';
import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand } from '../../src/discord/interactions/command-data.ts';
import { locationFor } from '../../src/discord/interactions/match-location.ts';
import { adminStrings } from '../../src/discord/strings/lists.ts';
import { weekStrings } from '../../src/discord/strings/week.ts';
import { textPage } from '../../src/discord/ui/components.ts';

export const weeklySubcommand: Subcommand = {
  data: subcommand('weekly', {
    en: 'Turn the weekly post in this channel on or off',
    de: 'Schalte den Wochenrückblick in diesem Kanal ein oder aus',
  }),
  async execute({ context, interaction }) {
    if (!interaction.manages || interaction.guild === null) throw new Refused(adminStrings.onlyManagers);
    const { parent, language } = locationFor(interaction, interaction.serverLanguage ?? interaction.language);
    return textPage(
      weekStrings.toggled[await context.matches.weeklyPost(interaction.guild, parent, language)][interaction.language],
    );
  },
};
