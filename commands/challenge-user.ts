import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { startChallenge } from '../src/discord/interactions/start-match.ts';
import type { SlashCommand } from '../src/discord/interactions/command.ts';

/** The entry in a user's context menu. */
export const challengeUserCommand: SlashCommand = {
  data: {
    type: ApplicationCommandType.User,
    name: 'Challenge',
    name_localizations: { de: 'Herausfordern' },
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  },
  execute: startChallenge,
};
