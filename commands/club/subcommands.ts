import { Refused } from '../../src/engine/text.ts';
import type { CompetitionView } from '../../src/match/clubs/clubs.ts';
import { personOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import type { CommandCall, Subcommand } from '../../src/discord/interactions/command.ts';
import {
  competitionOption,
  findCompetition,
  SeveralCompetitions,
  suggestCompetitions,
} from '../../src/discord/interactions/find-competition.ts';
import { clubLogPage, clubPage, competitionHere, famePage } from '../../src/discord/pages/club.ts';
import { competitionPage, standingsPage } from '../../src/discord/pages/competition.ts';
import { ownClubStrings as strings } from '../../src/discord/strings/clubs.ts';
import { type MessagePage } from '../../src/discord/ui/components.ts';
import { plain } from '../../src/discord/ui/limits.ts';
import { problems } from '../../src/match/problems.ts';

type Shown = (call: CommandCall, view: CompetitionView) => Promise<MessagePage>;

/** Runs a subcommand with the competition that is meant; with several, lists them. */
const about =
  (show: Shown) =>
  async (call: CommandCall): Promise<MessagePage> => {
    const { context, interaction } = call;
    try {
      return await show(call, await competitionHere(context, interaction, await findCompetition(call)));
    } catch (error) {
      if (!(error instanceof SeveralCompetitions)) throw error;
      return clubPage(context, interaction, 0, error.reason[interaction.language]);
    }
  };

/** Shows the competition after a change. */
const shown = async (
  { context, interaction, messageRefs }: CommandCall,
  view: CompetitionView,
  notice: string | null = null,
): Promise<MessagePage> => competitionPage(context, messageRefs, interaction, view, notice);

export const overviewSubcommand: Subcommand = {
  data: subcommand('overview', {
    en: 'List the ladders, leagues and cups on this server',
    de: 'Zeige die Leitern, Ligen und Pokale auf diesem Server',
  }),
  execute: async ({ context, interaction }) => clubPage(context, interaction),
};

export const standingsSubcommand: Subcommand = {
  data: subcommand('standings', { en: 'See the table of a competition', de: 'Sieh die Tabelle eines Wettbewerbs' }, [
    competitionOption,
  ]),
  execute: about(async ({ context, interaction }, view) =>
    standingsPage(context, view, interaction.language, 0, false),
  ),
  autocomplete: suggestCompetitions,
};

export const matchesSubcommand: Subcommand = {
  data: subcommand(
    'matches',
    {
      en: 'See your place, your matches and what you can do',
      de: 'Sieh deinen Platz, deine Partien und was du tun kannst',
    },
    [competitionOption],
  ),
  execute: about(async (call, view) => shown(call, view)),
  autocomplete: suggestCompetitions,
};

export const joinSubcommand: Subcommand = {
  data: subcommand('join', { en: 'Sign up for a competition', de: 'Melde dich zu einem Wettbewerb an' }, [
    competitionOption,
  ]),
  execute: about(async (call, { id }) => {
    const { context, interaction } = call;
    const view = await context.matches.clubs.signUp(id, interaction.person, interaction.id);
    return shown(call, view, strings.joined[interaction.language]);
  }),
  autocomplete: suggestCompetitions,
};

export const leaveSubcommand: Subcommand = {
  data: subcommand('leave', { en: 'Withdraw from a competition', de: 'Melde dich von einem Wettbewerb ab' }, [
    competitionOption,
  ]),
  // Before the start this takes effect at once; later a form asks first.
  execute: about(async (call, { id, status }) => {
    const { context, interaction } = call;
    if (status !== 'open') return shown(call, await context.matches.clubs.show(id));
    const view = await context.matches.clubs.withdraw(id, interaction.person.id, interaction.id);
    return shown(call, view, strings.withdrawn[interaction.language]);
  }),
  autocomplete: suggestCompetitions,
};

export const challengeSubcommand: Subcommand = {
  data: subcommand(
    'challenge',
    { en: 'Challenge someone above you on a ladder', de: 'Fordere auf einer Leiter jemanden über dir heraus' },
    [personOption('opponent', { en: 'Who', de: 'Wen' }, true), competitionOption],
  ),
  execute: about(async (call, { id, kind }) => {
    const { context, interaction } = call;
    const opponent = call.person('opponent');
    if (!opponent) throw problems.notAPlayer();
    if (kind !== 'ladder') throw new Refused(strings.noLadder);
    const view = await context.matches.clubs.challenge(id, interaction.person.id, opponent.id, interaction.id);
    return shown(call, view, strings.challengeSent(plain(opponent.name))[interaction.language]);
  }),
  autocomplete: suggestCompetitions,
};

export const fameSubcommand: Subcommand = {
  data: subcommand('fame', {
    en: 'See who won the seasons on this server',
    de: 'Sieh, wer hier die Saisons gewonnen hat',
  }),
  execute: async ({ context, interaction }) => famePage(context, interaction),
};

export const logSubcommand: Subcommand = {
  data: subcommand(
    'log',
    { en: 'Read what happened in a competition', de: 'Lies, was in einem Wettbewerb passiert ist' },
    [competitionOption],
  ),
  execute: about(async ({ context, interaction }, view) => clubLogPage(context, view, interaction.language)),
  autocomplete: suggestCompetitions,
};
