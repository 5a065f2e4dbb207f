import type { AttachmentStore } from '../attachments.ts';
import type { Channel, RegisteredCommand, CommandOption, Id } from '../model.ts';
import type { PageOptionValues, PageUpload } from '../page-api/index.ts';
import { resolvedWire } from '../interactions/interaction-payload.ts';
import { detectFileType } from '../file-type.ts';
import type { Wire } from '../wire.ts';
import type { DiscordWorld } from '../discord-world.ts';
import { ImpossibleAction } from './impossible-action.ts';

export interface SlashRequest {
  readonly command: RegisteredCommand;
  readonly path: readonly string[];
  readonly channel: Channel;
  readonly userId: Id;
  readonly values: PageOptionValues;
  /** Option being typed, for autocomplete. */
  readonly focused: string | null;
  /** Skips the client's checks, as a forged request would. */
  readonly forge: boolean;
}

export interface SlashData {
  readonly data: Wire;
  readonly focusedType: number | null;
}

/** Builds the `data` of a slash command: options nested below their subcommand, and resolved ids. */
export function slashData(world: DiscordWorld, store: AttachmentStore, entry: SlashRequest): SlashData {
  const { command, path, values, focused } = entry;
  const known = optionsAt(command, path);
  for (const name of Object.keys(values)) {
    if (!known.some((option) => option.name === name)) {
      throw new ImpossibleAction(`/${fullCommandName(command, path)} has no option "${name}".`);
    }
  }
  const named = {
    users: new Set<Id>(),
    roles: new Set<Id>(),
    channels: new Set<Id>(),
    attachments: {} as Record<Id, Wire>,
  };
  const typed = known.flatMap((option): Wire[] => {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required === true && focused === null && !entry.forge) {
        throw new ImpossibleAction(`The option "${option.name}" is required.`);
      }
      return [];
    }
    if (option.name === focused) {
      return [
        { type: option.type, name: option.name, value: typeof value === 'object' ? '' : String(value), focused: true },
      ];
    }
    const checked = entry.forge || focused !== null ? value : checkValue(world, entry.channel, option, value);
    if (typeof checked === 'object') {
      return [
        {
          type: option.type,
          name: option.name,
          value: storeUpload(world, store, entry.channel, checked, named.attachments),
        },
      ];
    }
    if (option.type === 6 || (option.type === 9 && world.users.has(String(checked)))) named.users.add(String(checked));
    if (option.type === 8 || (option.type === 9 && !world.users.has(String(checked)))) named.roles.add(String(checked));
    if (option.type === 7) named.channels.add(String(checked));
    return [{ type: option.type, name: option.name, value: checked }];
  });
  const resolved = resolvedWire(world, entry.channel, named, entry.userId);
  const focusedOption = known.find((option) => option.name === focused);
  if (focused !== null && focusedOption?.autocomplete !== true) {
    throw new ImpossibleAction(`The option "${focused}" has no suggestions.`);
  }
  const options = nestOptions(command, path, typed);
  return {
    data: {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(command.guildId === null ? {} : { guild_id: command.guildId }),
      ...(options.length > 0 ? { options } : {}),
      ...(resolved === undefined ? {} : { resolved }),
    },
    focusedType: focusedOption?.type ?? null,
  };
}

export const fullCommandName = (command: RegisteredCommand, path: readonly string[]): string =>
  [command.name, ...path].join(' ');

function optionsAt(command: RegisteredCommand, path: readonly string[]): readonly CommandOption[] {
  let options = command.options;
  for (const step of path) {
    const inner = options.find((option) => option.name === step && (option.type === 1 || option.type === 2));
    if (inner === undefined) throw new ImpossibleAction(`There is no command /${fullCommandName(command, path)}.`);
    options = inner.options ?? [];
  }
  if (options.some((option) => option.type === 1 || option.type === 2)) {
    throw new ImpossibleAction(`/${fullCommandName(command, path)} needs a subcommand.`);
  }
  return options;
}

function nestOptions(command: RegisteredCommand, path: readonly string[], typed: readonly Wire[]): readonly Wire[] {
  const types: number[] = [];
  let options = command.options;
  for (const step of path) {
    const inner = options.find((option) => option.name === step);
    types.push(inner?.type ?? 1);
    options = inner?.options ?? [];
  }
  return path.reduceRight<readonly Wire[]>(
    (inside, name, index) => [{ type: types[index], name, ...(inside.length > 0 ? { options: inside } : {}) }],
    typed,
  );
}

function checkValue(
  world: DiscordWorld,
  channel: Channel,
  option: CommandOption,
  value: string | number | boolean | PageUpload,
): string | number | boolean | PageUpload {
  const wrong = (why: string): ImpossibleAction => new ImpossibleAction(`The option "${option.name}" ${why}.`);
  const guild = world.guildOf(channel);
  const id = typeof value === 'string' ? value : '';
  switch (option.type) {
    case 3:
    case 4:
    case 10: {
      const expected = option.type === 3 ? 'string' : 'number';
      const choices = option.choices ?? [];
      const choice = choices.find((one) => one.value === value) ?? choices.find((one) => one.name === value);
      if (choices.length > 0) {
        if (choice === undefined) throw wrong(`takes one of: ${choices.map((one) => one.name).join(', ')}`);
        return choice.value;
      }
      if (typeof value !== expected) throw wrong(`takes a ${expected}`);
      checkRange(option, value, wrong);
      return value;
    }
    case 5:
      if (typeof value !== 'boolean') throw wrong('takes true or false');
      return value;
    case 6:
      if (!world.users.has(id)) throw wrong('takes a person');
      return value;
    case 7:
      if (world.channels.get(id)?.guildId !== channel.guildId) throw wrong('takes a channel');
      return value;
    case 8:
      if (guild?.roles.has(id) !== true) throw wrong('takes a role');
      return value;
    case 9:
      if (!world.users.has(id) && guild?.roles.has(id) !== true) throw wrong('takes a person or role');
      return value;
    default:
      if (typeof value !== 'object') throw wrong('takes a file');
      return value;
  }
}

function checkRange(option: CommandOption, value: unknown, wrong: (why: string) => ImpossibleAction): void {
  if (typeof value === 'number') {
    if (option.type === 4 && !Number.isInteger(value)) throw wrong('takes a whole number');
    if (option.min_value !== undefined && value < option.min_value) throw wrong(`must be at least ${option.min_value}`);
    if (option.max_value !== undefined && value > option.max_value) throw wrong(`must be at most ${option.max_value}`);
  }
  if (typeof value === 'string') {
    if (value.length < Math.max(option.min_length ?? 0, option.required === true ? 1 : 0)) throw wrong('is too short');
    if (value.length > Math.min(option.max_length ?? 6000, 6000)) throw wrong('is too long');
  }
}

/** Stores a person's file and describes it for `resolved.attachments`. */
export function storeUpload(
  world: DiscordWorld,
  store: AttachmentStore,
  channel: Channel,
  file: PageUpload,
  into: Record<Id, Wire>,
): Id {
  const id = world.nextId();
  const bytes = Buffer.from(file.base64, 'base64');
  store.put(id, bytes);
  const kind = detectFileType(bytes, file.filename);
  const attachment = {
    id,
    filename: file.filename,
    size: bytes.length,
    description: null,
    title: null,
    spoiler: false,
    ...kind,
  };
  const url = store.botUrl(channel.id, attachment);
  into[id] = {
    id,
    filename: file.filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: kind.contentType,
    ephemeral: true,
    ...(kind.width === null ? {} : { width: kind.width, height: kind.height }),
  };
  return id;
}
