import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIInteraction,
  type APIInteractionDataResolved,
  type APIModalSubmitInteraction,
  type APIUser,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Person } from '../../match/matches.ts';
import type { Named, Typed } from './command.ts';

/** Interactions as they arrive, read without building anything: the sooner one is acknowledged, the better. */
export const userOf = ({ member, user }: APIInteraction): APIUser => (member?.user ?? user) as APIUser;

export const channelOf = ({ channel }: APIInteraction): string => channel?.id ?? '';

const nameOf = (user: APIUser, nick?: string | null): string => nick ?? user.global_name ?? user.username;

export const personOf = (interaction: APIInteraction): Person => {
  const user = userOf(interaction);
  return { id: user.id, name: nameOf(user, interaction.member?.nick) };
};

type Resolved = APIInteractionDataResolved | undefined;

function resolvedPerson(resolved: Resolved, id: string): Named | null {
  const user = resolved?.users?.[id];
  const member = resolved?.members?.[id];
  if (!user) return null;
  const sees = member === undefined || (BigInt(member.permissions) & (PermissionFlagsBits.ViewChannel | PermissionFlagsBits.Administrator)) !== 0n;
  return { id, name: nameOf(user, member?.nick), bot: user.bot ?? false, member: member !== undefined, sees };
}

/** The option that a menu on a person stands for. */
const MEANT = 'opponent';

/** What was typed, missing options as null. Whoever uses a client of their own may send anything. */
export function typedIn({ data }: APIApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction): Typed {
  const { resolved } = data as { readonly resolved?: APIInteractionDataResolved };
  // A menu on a person means that person, as if typed with the command.
  const target = data.type === ApplicationCommandType.User ? data.target_id : null;
  const { subcommand, options } = flatten(('options' in data && data.options) || []);
  const value = (name: string): unknown => options.find((option) => option.name === name)?.value ?? null;
  return {
    subcommand,
    text: (name) => textOf(value(name)),
    flag: (name) => flagOf(value(name)),
    number: (name) => numberOf(value(name)),
    person: (name) => resolvedPerson(resolved, (name === MEANT && target) || (textOf(value(name)) ?? '')),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

type Basic = APIApplicationCommandInteractionDataBasicOption;

interface Flat {
  readonly subcommand: string | null;
  readonly options: readonly Basic[];
}

function flatten(options: readonly APIApplicationCommandInteractionDataOption[]): Flat {
  const [first] = options;
  if (first?.type === ApplicationCommandOptionType.Subcommand) return { subcommand: first.name, options: first.options ?? [] };
  return { subcommand: null, options: options as readonly Basic[] };
}

/** Which of a family's members is meant. */
export const subcommandOf = (data: APIApplicationCommandInteraction['data']): string | null => flatten(('options' in data && data.options) || []).subcommand;

/** The option somebody is typing in. */
export function focusedIn({ data }: APIApplicationCommandAutocompleteInteraction): { readonly name: string; readonly begun: string } {
  const focused = flatten(data.options).options.find((option) => 'focused' in option && option.focused);
  return { name: focused?.name ?? '', begun: String(focused?.value ?? '') };
}

/** What was filled in, by field: what was typed, or the first that was chosen. */
export function fieldsIn({ data }: APIModalSubmitInteraction): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const part of data.components) {
    const field = 'component' in part ? part.component : null;
    const value = field && ('values' in field ? field.values[0] : 'value' in field ? field.value : null);
    if (field && typeof value === 'string') fields.set(field.custom_id, value);
  }
  return fields;
}
