import type { APIApplicationCommandInteraction } from 'discord.js';
import { LIMIT } from '../ui/limits.ts';
import type { CommandOptions } from './command.ts';
import { standaloneId } from './custom-id.ts';
import { basicOptions } from './read-interaction.ts';

/** The verb of a menu that keeps a typed command until its match is chosen. */
export const KEPT_COMMAND = 'run';

/** A typed command and its options. */
interface KeptCommand {
  readonly name: string;
  readonly options: CommandOptions;
}

/** Returns the id of a menu that runs a command in the match chosen there; null if the command is too long to keep. */
export function keptCommandId({ data }: APIApplicationCommandInteraction): string | null {
  const { subcommand, options } = basicOptions(data);
  const given = Object.fromEntries(options.map(({ name, value }) => [name, value]));
  const text = `${data.name} ${subcommand ?? ''} ${JSON.stringify(given)}`;
  const room = LIMIT.customId - standaloneId(KEPT_COMMAND, '-').length;
  return text.length <= room ? standaloneId(KEPT_COMMAND, text) : null;
}

/** Reads a kept command, for this match; null if it isn't one. */
export function readKeptCommand(text: string, match: string): KeptCommand | null {
  const { name, subcommand, given } = /^(?<name>\S+) (?<subcommand>\S*) (?<given>.+)$/u.exec(text)?.groups ?? {};
  const options = parseObject(given ?? '');
  if (name === undefined || !options) return null;
  const valueOf = (option: string): unknown =>
    option === 'match' ? match : Object.hasOwn(options, option) ? options[option] : null;
  return {
    name,
    options: {
      subcommand: subcommand || null,
      text: (option) => onlyIf('string', valueOf(option)) as string | null,
      flag: (option) => onlyIf('boolean', valueOf(option)) as boolean | null,
      number: (option) => onlyIf('number', valueOf(option)) as number | null,
      person: () => null,
    },
  };
}

const onlyIf = (type: string, value: unknown): unknown => (typeof value === type ? value : null);

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
