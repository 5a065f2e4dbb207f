import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { personOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { profilePage } from '../../src/discord/pages/profile.ts';
import { profileStrings } from '../../src/discord/strings/profile.ts';
import { Refused } from '../../src/engine/text.ts';

export const profileSubcommand: Subcommand = {
  data: subcommand('profile', { en: 'Ratings, results and badges', de: 'Wertungen, Ergebnisse und Abzeichen' }, [
    personOption('player', { en: 'Which player (default: you)', de: 'Für wen (sonst für dich)' }),
  ]),
  async execute({ context, interaction, person }) {
    const who = person('player');
    if (who?.bot) throw new Refused(profileStrings.bot);
    const challengeable = interaction.guild !== null && who !== null && who.member && who.sees;
    return profilePage(context, interaction.person.id, who ?? interaction.person, interaction.language, {
      challengeable,
      asText: false,
    });
  },
};
