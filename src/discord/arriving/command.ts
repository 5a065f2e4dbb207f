import type { APIApplicationCommandSubcommandOption, RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { Person } from '../../match/matches.ts';
import type { Page } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import type { Notes } from '../sending/notes.ts';
import type { Visit } from './visit.ts';

/** Somebody named in an option. */
export interface Named extends Person {
  readonly bot: boolean;
  /** Of the server the command was typed on. */
  readonly member: boolean;
  /** Can see the channel the command was typed in. */
  readonly sees: boolean;
}

/** What was typed with a command, by the names of its options. */
export interface Typed {
  readonly subcommand: string | null;
  text(name: string): string | null;
  flag(name: string): boolean | null;
  number(name: string): number | null;
  person(name: string): Named | null;
}

/** A command on its way: who, where, what was typed, and everything to answer with. */
export interface Call extends Typed {
  readonly visit: Visit;
  readonly desk: Desk;
  readonly notes: Notes;
}

/** Somebody types and wants suggestions for the option `focused`, of which `begun` is there already. */
export interface Query extends Typed {
  readonly desk: Desk;
  readonly user: string;
  readonly channel: string;
  readonly language: Visit['language'];
  readonly focused: string;
  readonly begun: string;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** A command as Discord registers it, and what it does. Everything is answered privately. */
export interface Command {
  readonly data: RESTPostAPIApplicationCommandsJSONBody;
  execute(call: Call): Promise<Page>;
  autocomplete?(query: Query): Promise<readonly Suggestion[]>;
}

/** One member of a command such as /parley. */
export interface Subcommand extends Omit<Command, 'data'> {
  readonly data: APIApplicationCommandSubcommandOption;
}
