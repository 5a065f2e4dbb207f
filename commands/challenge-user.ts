import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import { challenge } from '../src/discord/arriving/begin.ts';
import type { Command } from '../src/discord/arriving/command.ts';

/** In the menu on a person. */
export const challengeUserCommand: Command = {
  data: {
    type: ApplicationCommandType.User,
    name: 'Challenge',
    name_localizations: { de: 'Herausfordern' },
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  },
  execute: challenge,
};
