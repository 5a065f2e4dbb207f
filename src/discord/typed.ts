import { ApplicationCommandOptionType, type AutocompleteInteraction, type ChatInputCommandInteraction, type GuildMember } from 'discord.js';
import type { Typed } from './command.ts';

/** Reads the options of a command, missing ones as null. Whoever types in a form of their own may send anything. */
export function typedIn(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Typed {
  const { options } = interaction;
  const value = (name: string): unknown => options.get(name)?.value ?? null;
  return {
    subcommand: options.getSubcommand(false),
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' ? found : null;
    },
    flag: (name) => {
      const found = value(name);
      return typeof found === 'boolean' ? found : null;
    },
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' ? found : null;
    },
    person: (name) => {
      const option = options.get(name);
      if (option?.type !== ApplicationCommandOptionType.User || !option.user) return null;
      const { user } = option;
      const name_ = (option.member as GuildMember | null | undefined)?.displayName;
      return { id: user.id, name: typeof name_ === 'string' ? name_ : user.displayName, bot: user.bot };
    },
  };
}
