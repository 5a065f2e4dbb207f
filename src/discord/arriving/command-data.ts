import {
  type APIApplication,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Text } from '../../engine/text.ts';
import type { Command, Subcommand } from './command.ts';
import { note } from '../parts/components.ts';
import { faultWords } from '../words/faults.ts';

/** Names stay the same word in every language, as in the notation and the help; what they mean is said in the reader's. */
const described = (text: Text): { description: string; description_localizations: { de: string } } => ({
  description: text.en,
  description_localizations: { de: text.de },
});

/** A server where the bot is installed, or its direct messages. */
const inMatches = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
/** Wherever somebody types. */
export const everywhere = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};

/** The commands as an application can take them: without user installs where these are switched off for it. */
export function registrable(
  commands: readonly Pick<Command, 'data'>[],
  { integration_types_config: installs }: Pick<APIApplication, 'integration_types_config'>,
): readonly Command['data'][] {
  const data = commands.map((each) => each.data);
  if (!installs || String(ApplicationIntegrationType.UserInstall) in installs) return data;
  return data.map((each) => ({
    ...each,
    ...(each.integration_types && { integration_types: each.integration_types.filter((type) => type !== ApplicationIntegrationType.UserInstall) }),
    ...(each.contexts && { contexts: each.contexts.filter((context) => context !== InteractionContextType.PrivateChannel) }),
  }));
}

export const command = (
  name: string,
  text: Text,
  options: RESTPostAPIChatInputApplicationCommandsJSONBody['options'] = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...described(text),
  ...inMatches,
  ...(options.length > 0 && { options }),
});

interface Extra {
  readonly required?: boolean;
  readonly autocomplete?: boolean;
}

export const textOption = (
  name: string,
  text: Text,
  { required = false, autocomplete = true }: Extra = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  ...described(text),
  required,
  ...(autocomplete && { autocomplete }),
});

export const choiceOption = (
  name: string,
  text: Text,
  choices: readonly (readonly [value: string, text: Text])[],
  required = false,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  ...described(text),
  required,
  choices: choices.map(([value, label]): APIApplicationCommandOptionChoice<string> => ({
    name: label.en,
    name_localizations: { de: label.de },
    value,
  })),
});

export const flagOption = (name: string, text: Text): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  name,
  ...described(text),
});

export const personOption = (name: string, text: Text, required = false): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.User,
  name,
  ...described(text),
  required,
});

export const numberOption = (name: string, text: Text, min: number, max: number): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  name,
  ...described(text),
  min_value: min,
  max_value: max,
});

/** Which match is meant, where it is not clear. */
export const matchOption = textOption('match', {
  en: 'Which match, when it is not the one played here',
  de: 'Welche Partie, wenn nicht die, die hier gespielt wird',
});

export const subcommand = (
  name: string,
  text: Text,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  ...described(text),
  ...(options.length > 0 && { options }),
});

/** A command made of subcommands: finds the one that is meant. */
export function family(
  name: string,
  text: Text,
  members: readonly Subcommand[],
  extra: Partial<RESTPostAPIChatInputApplicationCommandsJSONBody> = {},
): Command {
  const byName = new Map(members.map((member) => [member.data.name, member]));
  return {
    data: { ...command(name, text, members.map(({ data }) => data)), ...extra },
    async execute(call) {
      const member = byName.get(call.subcommand ?? '');
      return member ? member.execute(call) : note(faultWords.unknownClick[call.visit.language]);
    },
    autocomplete: async (query) => (await byName.get(query.subcommand ?? '')?.autocomplete?.(query)) ?? [],
  };
}
