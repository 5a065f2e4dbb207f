import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { findMatchToShare, suggestMatches } from '../../src/discord/interactions/find-match.ts';
import { sharePage } from '../../src/discord/pages/block-and-share.ts';

export const shareSubcommand: Subcommand = {
  data: subcommand(
    'share',
    {
      en: 'Get a link to one of your matches that anyone can open',
      de: 'Hol dir einen Link zu einer deiner Partien, den alle öffnen können',
    },
    [
      textOption('match', {
        en: 'Which match (default: the one here, or your current one)',
        de: 'Welche Partie (sonst die von hier oder deine laufende)',
      }),
    ],
  ),
  async execute(call) {
    const { context, interaction } = call;
    return sharePage(context, await findMatchToShare(call), interaction.person.id, interaction.language);
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
