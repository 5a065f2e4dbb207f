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
} from 'discord.js';
import type { UserRef } from '../../match/matches.ts';
import type { MentionedUser, CommandOptions } from './command.ts';

/** Returns the user of a raw interaction. Nothing here builds objects, so that it can be acknowledged sooner. */
export const interactionUser = ({ member, user }: APIInteraction): APIUser => (member?.user ?? user) as APIUser;

export const interactionChannel = ({ channel }: APIInteraction): string => channel?.id ?? '';

const displayName = (user: APIUser, nick?: string | null): string => nick ?? user.global_name ?? user.username;

export const interactionPerson = (interaction: APIInteraction): UserRef => {
  const user = interactionUser(interaction);
  return { id: user.id, name: displayName(user, interaction.member?.nick) };
};

type Resolved = APIInteractionDataResolved | undefined;

/** Returns a person named in an interaction, by id. */
export const personIn =
  ({ data }: APIInteraction) =>
  (id: string): MentionedUser | null =>
    resolvedPerson((data as { readonly resolved?: APIInteractionDataResolved } | undefined)?.resolved, id);

function resolvedPerson(resolved: Resolved, id: string): MentionedUser | null {
  const user = resolved?.users?.[id];
  const member = resolved?.members?.[id];
  if (!user) return null;
  const sees =
    member === undefined ||
    (BigInt(member.permissions) & (PermissionFlagsBits.ViewChannel | PermissionFlagsBits.Administrator)) !== 0n;
  return { id, name: displayName(user, member?.nick), bot: user.bot ?? false, member: member !== undefined, sees };
}

/** The option that a user's context menu fills in. */
const MEANT = 'opponent';

/** Parses the options; missing ones are null. Custom clients may send anything. */
export function parseOptions({
  data,
}: APIApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction): CommandOptions {
  const { resolved } = data as { readonly resolved?: APIInteractionDataResolved };
  // A context menu names its user, as if typed with the command.
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
  if (first?.type === ApplicationCommandOptionType.Subcommand)
    return { subcommand: first.name, options: first.options ?? [] };
  return { subcommand: null, options: options as readonly Basic[] };
}

/** Returns the subcommand and the options of a command. */
export const basicOptions = (data: APIApplicationCommandInteraction['data']): Flat =>
  flatten(('options' in data && data.options) || []);

/** Returns the option being typed. */
export function focusedOption({ data }: APIApplicationCommandAutocompleteInteraction): {
  readonly name: string;
  readonly begun: string;
} {
  const focused = flatten(data.options).options.find((option) => 'focused' in option && option.focused);
  return { name: focused?.name ?? '', begun: String(focused?.value ?? '') };
}

/** The values of a form. */
export interface FormValues {
  /** The typed text, or the first value chosen. */
  readonly fields: ReadonlyMap<string, string>;
  /** All chosen values. */
  readonly ticked: ReadonlyMap<string, readonly string[]>;
}

export const noForm: FormValues = { fields: new Map(), ticked: new Map() };

export function modalFields({ data }: APIModalSubmitInteraction): FormValues {
  const fields = new Map<string, string>();
  const ticked = new Map<string, readonly string[]>();
  for (const part of data.components) {
    const field = 'component' in part ? part.component : null;
    if (!field) continue;
    if ('values' in field) ticked.set(field.custom_id, field.values);
    const value = 'values' in field ? field.values[0] : 'value' in field ? field.value : null;
    if (typeof value === 'string') fields.set(field.custom_id, value);
  }
  return { fields, ticked };
}
