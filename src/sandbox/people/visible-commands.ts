import {
  channelTypes,
  type Channel,
  type RegisteredCommand,
  type CommandOption,
  type Id,
  type User,
} from '../model.ts';
import type { PageCommand, PageOption, PageOptionType, PageSlash } from '../page-api/index.ts';
import { allPermissions, guildPermissions } from '../permissions.ts';
import type { DiscordWorld } from '../discord-world.ts';

/** Lists a person's commands and where they work, in that person's language. */
export function visibleCommands(world: DiscordWorld, user: User): PageCommand[] {
  const guildIds = [...world.guilds.values()]
    .filter((guild) => guild.members.has(user.id) && guild.members.has(world.identity.botId))
    .map((guild) => guild.id);
  const found: PageCommand[] = [];
  for (const command of world.commands.values()) {
    const usable = guildIds.filter((guildId) => allowedInGuild(world, command, guildId, user.id));
    const inBotDm = allowedInDm(command);
    if (usable.length === 0 && !inBotDm) continue;
    found.push({
      id: command.id,
      type: command.type,
      name: command.name,
      label: localized(command.name, command.name_localizations, user.locale),
      guildIds: usable,
      inBotDm,
      slashes: command.type === 1 ? pageSlashesOf(command, user.locale) : [],
    });
  }
  return found;
}

export function isAllowedIn(world: DiscordWorld, command: RegisteredCommand, channel: Channel, userId: Id): boolean {
  if (allowedByInstall(world, command, channel, userId)) return true;
  if (channel.type === channelTypes.groupDm || !command.integration_types.includes(0)) return false;
  return channel.guildId === null ? allowedInDm(command) : allowedInGuild(world, command, channel.guildId, userId);
}

/** Whether the person's own installation allows the command here. */
function allowedByInstall(
  world: DiscordWorld,
  { guildId, integration_types: types, contexts }: RegisteredCommand,
  channel: Channel,
  userId: Id,
): boolean {
  if (world.users.get(userId)?.installed !== true || guildId !== null || !types.includes(1)) return false;
  return contexts === null || contexts.includes(contextOf(channel));
}

/** Context of a channel: 0 server, 1 DM with the bot, 2 any other conversation. */
const contextOf = (channel: Channel): number =>
  channel.guildId !== null ? 0 : channel.type === channelTypes.groupDm ? 2 : 1;

function allowedInGuild(world: DiscordWorld, command: RegisteredCommand, guildId: Id, userId: Id): boolean {
  if (world.guilds.get(guildId)?.members.has(world.identity.botId) !== true) return false;
  if (command.guildId !== null && command.guildId !== guildId) return false;
  if (command.contexts !== null && !command.contexts.includes(0)) return false;
  if (command.default_member_permissions === null) return true;
  const sum = guildPermissions(world, guildId, userId);
  const needed = BigInt(command.default_member_permissions);
  return sum === allPermissions || (needed !== 0n && (sum & needed) === needed);
}

function allowedInDm(command: RegisteredCommand): boolean {
  return command.guildId === null && (command.contexts === null || command.contexts.includes(1));
}

/** Picks a localization; falls back from `en-GB` to `en-US` and the default, as Discord does. */
function localized(text: string, others: Readonly<Record<string, string>> | null | undefined, locale: string): string {
  return others?.[locale] ?? (locale === 'en-GB' ? others?.['en-US'] : undefined) ?? text;
}

function pageSlashesOf(command: RegisteredCommand, locale: string): PageSlash[] {
  const visit = (
    options: readonly CommandOption[],
    path: readonly string[],
    label: string,
    description: string,
  ): PageSlash[] => {
    const nested = options.filter((option) => option.type === 1 || option.type === 2);
    if (nested.length === 0)
      return [{ path, label, description, options: options.map((option) => toPageOption(option, locale)) }];
    return nested.flatMap((option) =>
      visit(
        option.options ?? [],
        [...path, option.name],
        `${label} ${localized(option.name, option.name_localizations, locale)}`,
        localized(option.description, option.description_localizations, locale),
      ),
    );
  };
  const label = localized(command.name, command.name_localizations, locale);
  return visit(command.options, [], label, localized(command.description, command.description_localizations, locale));
}

function toPageOption(option: CommandOption, locale: string): PageOption {
  return {
    type: option.type as PageOptionType,
    name: option.name,
    label: localized(option.name, option.name_localizations, locale),
    description: localized(option.description, option.description_localizations, locale),
    required: option.required === true,
    choices: (option.choices ?? []).map((choice) => ({
      label: localized(choice.name, choice.name_localizations, locale),
      value: choice.value,
    })),
    autocomplete: option.autocomplete === true,
    ...(option.min_value === undefined ? {} : { min: option.min_value }),
    ...(option.max_value === undefined ? {} : { max: option.max_value }),
    ...(option.min_length === undefined ? {} : { minLength: option.min_length }),
    ...(option.max_length === undefined ? {} : { maxLength: option.max_length }),
  };
}
