/** Commands of the application. */

export type PageOptionType = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Type 3 text, 4 whole number, 5 yes/no, 6 user, 7 channel, 8 role, 9 user or role, 10 number, 11 file. */
export interface PageOption {
  readonly type: PageOptionType;
  /** Name for requests. */
  readonly name: string;
  /** Name in this person's language, like `description`. */
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
  readonly choices: readonly { readonly label: string; readonly value: string | number }[];
  readonly autocomplete: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A command without subcommands, or one subcommand. */
export interface PageSlash {
  /** Subcommand names, outermost first; empty if there are none. */
  readonly path: readonly string[];
  /** Text after the slash in this person's language, e.g. `parley games`. */
  readonly label: string;
  readonly description: string;
  readonly options: readonly PageOption[];
}

export interface PageCommand {
  readonly id: string;
  /** 1 slash command, 2 user context menu, 3 message context menu. */
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly label: string;
  /** Guilds where this person may use it. */
  readonly guildIds: readonly string[];
  readonly inBotDm: boolean;
  /** Empty for context menus. */
  readonly slashes: readonly PageSlash[];
}
