import type { APIApplicationCommandSubcommandOption, RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { UserRef } from '../../match/matches.ts';
import type { MessagePage } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import type { InteractionContext } from './interaction-context.ts';

/** A user named in an option. */
export interface MentionedUser extends UserRef {
  readonly bot: boolean;
  /** Whether they are a member of this server. */
  readonly member: boolean;
  /** Whether they can see this channel. */
  readonly sees: boolean;
}

/** The options of a command by name. */
export interface CommandOptions {
  readonly subcommand: string | null;
  text(name: string): string | null;
  flag(name: string): boolean | null;
  number(name: string): number | null;
  person(name: string): MentionedUser | null;
}

/** A command being handled: person, place, options, and everything needed to answer. */
export interface CommandCall extends CommandOptions {
  readonly interaction: InteractionContext;
  readonly context: BotContext;
  readonly messageRefs: MessageRefs;
}

/** A request for suggestions for the option `focused`, with the text typed so far. */
export interface AutocompleteQuery extends CommandOptions {
  readonly context: BotContext;
  readonly user: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly language: InteractionContext['language'];
  readonly focused: string;
  readonly typed: string;
}

export interface AutocompleteChoice {
  readonly name: string;
  readonly value: string;
}

/** A command as Discord registers it, and its handler. All answers are private. */
export interface SlashCommand {
  readonly data: RESTPostAPIApplicationCommandsJSONBody;
  execute(call: CommandCall): Promise<MessagePage>;
  autocomplete?(query: AutocompleteQuery): Promise<readonly AutocompleteChoice[]>;
}

/** A subcommand, such as one of /parley. */
export interface Subcommand extends Omit<SlashCommand, 'data'> {
  readonly data: APIApplicationCommandSubcommandOption;
}
