import { competitionKinds } from '../../src/match/clubs/clubs.ts';
import { choiceOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import type { Subcommand } from '../../src/discord/interactions/command.ts';
import {
  competitionOption,
  findCompetition,
  suggestCompetitions,
} from '../../src/discord/interactions/find-competition.ts';
import { checkOrganizer } from '../../src/discord/interactions/organize.ts';
import { clubPage, competitionHere } from '../../src/discord/pages/club.ts';
import { managePage } from '../../src/discord/pages/manage-competition.ts';
import { newCompetitionPage, unpackDraft } from '../../src/discord/pages/new-competition.ts';
import { clubStrings } from '../../src/discord/strings/clubs.ts';

export const createSubcommand: Subcommand = {
  data: subcommand(
    'create',
    { en: 'Create a ladder, league or cup', de: 'Lege eine Leiter, Liga oder einen Pokal an' },
    [
      choiceOption(
        'kind',
        { en: 'What to create', de: 'Was du anlegen willst' },
        competitionKinds.map((kind) => [kind, clubStrings.kinds[kind]] as const),
      ),
    ],
  ),
  async execute({ context, interaction, text }) {
    checkOrganizer(interaction);
    const { games } = context.matches;
    return newCompetitionPage(unpackDraft(text('kind') ?? '', games), games, interaction.language);
  },
};

export const manageSubcommand: Subcommand = {
  data: subcommand(
    'manage',
    {
      en: 'Start, extend or cancel it, remove or replace people, open the next season',
      de: 'Starten, verlängern, absagen, Leute entfernen oder ersetzen, nächste Saison eröffnen',
    },
    [competitionOption],
  ),
  async execute(call) {
    const { context, interaction, text } = call;
    checkOrganizer(interaction);
    if (text('competition') === null) return clubPage(context, interaction, 0, null, 'club-manage');
    return managePage(context, await competitionHere(context, interaction, await findCompetition(call)), interaction);
  },
  autocomplete: suggestCompetitions,
};
