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
} from 'discord.js';
import type { Text } from '../../engine/text.ts';
import type { SlashCommand, Subcommand } from './command.ts';
import { textPage } from '../ui/components.ts';
import { errorStrings } from '../strings/errors.ts';

/** German names of options. Commands keep one name in every language, as in the notation and the help. */
const optionNames = {
  answer: 'antwort',
  competition: 'wettbewerb',
  computers: 'computer',
  day: 'tages-seed',
  deck: 'deck',
  format: 'ansicht',
  game: 'spiel',
  how: 'umfang',
  level: 'stufe',
  match: 'partie',
  move: 'zug',
  name: 'name',
  open: 'freie-plätze',
  kind: 'art',
  opponent: 'person',
  'opponent-2': 'person-2',
  'opponent-3': 'person-3',
  pace: 'tempo',
  part: 'teil',
  player: 'person',
  rated: 'gewertet',
  reason: 'grund',
  rule: 'regel',
  seats: 'plätze',
  server: 'server',
  topic: 'thema',
  variant: 'variante',
} as const;
type OptionName = keyof typeof optionNames;

const option = <T>(type: T, name: OptionName, text: Text) => ({
  type,
  name,
  name_localizations: { de: optionNames[name] },
  ...described(text),
});

const described = (text: Text): { description: string; description_localizations: { de: string } } => ({
  description: text.en,
  description_localizations: { de: text.de },
});

/** A server with the bot, or its direct messages. */
const inMatches = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
/** Every server and conversation. */
export const everywhere = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};

/** Returns the commands as this application may register them: without user installs if it doesn't allow them. */
export function registrable(
  commands: readonly Pick<SlashCommand, 'data'>[],
  { integration_types_config: installs }: Pick<APIApplication, 'integration_types_config'>,
): readonly SlashCommand['data'][] {
  const data = commands.map((each) => each.data);
  if (!installs || String(ApplicationIntegrationType.UserInstall) in installs) return data;
  return data.map((each) => ({
    ...each,
    ...(each.integration_types && {
      integration_types: each.integration_types.filter((type) => type !== ApplicationIntegrationType.UserInstall),
    }),
    ...(each.contexts && {
      contexts: each.contexts.filter((context) => context !== InteractionContextType.PrivateChannel),
    }),
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
  name: OptionName,
  text: Text,
  { required = false, autocomplete = true }: Extra = {},
): APIApplicationCommandBasicOption => ({
  ...option(ApplicationCommandOptionType.String, name, text),
  required,
  ...(autocomplete && { autocomplete }),
});

export const choiceOption = (
  name: OptionName,
  text: Text,
  choices: readonly (readonly [value: string, text: Text])[],
  required = false,
): APIApplicationCommandBasicOption => ({
  ...option(ApplicationCommandOptionType.String, name, text),
  required,
  choices: choices.map(([value, label]): APIApplicationCommandOptionChoice<string> => ({
    name: label.en,
    name_localizations: { de: label.de },
    value,
  })),
});

export const flagOption = (name: OptionName, text: Text): APIApplicationCommandBasicOption => ({
  ...option(ApplicationCommandOptionType.Boolean, name, text),
});

export const personOption = (name: OptionName, text: Text, required = false): APIApplicationCommandBasicOption => ({
  ...option(ApplicationCommandOptionType.User, name, text),
  required,
});

export const numberOption = (
  name: OptionName,
  text: Text,
  min: number,
  max: number,
): APIApplicationCommandBasicOption => ({
  ...option(ApplicationCommandOptionType.Integer, name, text),
  min_value: min,
  max_value: max,
});

export const matchOption = textOption('match', {
  en: 'Which match, if not the one in this channel',
  de: 'Welche Partie, wenn nicht die in diesem Kanal',
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

/** A command made of subcommands; it runs the one that was typed. */
export function family(
  name: string,
  text: Text,
  members: readonly Subcommand[],
  extra: Partial<RESTPostAPIChatInputApplicationCommandsJSONBody> = {},
): SlashCommand {
  const byName = new Map(members.map((member) => [member.data.name, member]));
  return {
    data: {
      ...command(
        name,
        text,
        members.map(({ data }) => data),
      ),
      ...extra,
    },
    async execute(call) {
      const member = byName.get(call.subcommand ?? '');
      return member ? member.execute(call) : textPage(errorStrings.unknownClick[call.interaction.language]);
    },
    autocomplete: async (query) => (await byName.get(query.subcommand ?? '')?.autocomplete?.(query)) ?? [],
  };
}
