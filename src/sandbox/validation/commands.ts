import { AvailableLocalesEnumSchema } from 'discord-api-spec/zod';
import type { CommandOption } from '../model.ts';
import { fieldError, type FieldError } from '../api-error.ts';

/** A registered command that has passed the schema. */
export interface RawCommand {
  readonly id?: string;
  readonly type?: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly CommandOption[];
  readonly default_member_permissions?: string | number;
  readonly dm_permission?: boolean;
  readonly contexts?: readonly number[];
  readonly integration_types?: readonly number[];
  readonly nsfw?: boolean;
}

type Path = readonly (string | number)[];
const namePattern = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const subcommand = 1;
const subcommandGroup = 2;
const characterLimit = 8000;

export function checkCommand(command: RawCommand, base: Path, installs: readonly number[]): FieldError[] {
  const found: FieldError[] = [];
  if (command.integration_types?.some((type) => !installs.includes(type))) {
    found.push(
      fieldError(
        [...base, 'integration_types'],
        'APPLICATION_COMMAND_INTEGRATION_TYPE',
        'The application does not support this install type.',
      ),
    );
  }
  const slash = (command.type ?? 1) === 1;
  if (slash) {
    found.push(...checkNames(command, base));
    if ((command.description ?? '') === '') {
      found.push(fieldError([...base, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required.'));
    }
    found.push(...checkOptions(command.options ?? [], [...base, 'options'], 0));
  } else {
    if ((command.description ?? '') !== '') {
      found.push(
        fieldError(
          [...base, 'description'],
          'APPLICATION_COMMANDS_CONTEXT_MENU_DESCRIPTION',
          'Context menu commands cannot have a description.',
        ),
      );
    }
    if ((command.options ?? []).length > 0) {
      found.push(
        fieldError(
          [...base, 'options'],
          'APPLICATION_COMMANDS_CONTEXT_MENU_OPTIONS',
          'Context menu commands cannot have options.',
        ),
      );
    }
  }
  found.push(...checkLocales(command, base));
  const size = sizeOf(command);
  if (size > characterLimit) {
    found.push(
      fieldError(
        base,
        'APPLICATION_COMMAND_TOO_LARGE',
        `${size} characters in all, at most ${characterLimit} are allowed.`,
      ),
    );
  }
  return found;
}

/** Checks the number of commands per type, and that names are unique within a type. */
export function checkCommandSet(commands: readonly RawCommand[]): FieldError[] {
  const found: FieldError[] = [];
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  commands.forEach((command, index) => {
    const type = command.type ?? 1;
    counts.set(type, (counts.get(type) ?? 0) + 1);
    const key = `${type}:${command.name}`;
    if (seen.has(key)) {
      found.push(
        fieldError([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique.'),
      );
    }
    seen.add(key);
  });
  for (const [type, limit] of [
    [1, 100],
    [2, 15],
    [3, 15],
  ] as const) {
    if ((counts.get(type) ?? 0) > limit) {
      found.push(
        fieldError([], 'APPLICATION_COMMANDS_TOO_MANY', `At most ${limit} commands of type ${type} are allowed.`),
      );
    }
  }
  return found;
}

function checkNames(
  named: { readonly name: string; readonly name_localizations?: Readonly<Record<string, string>> },
  path: Path,
): FieldError[] {
  const found: FieldError[] = [];
  const all: [string, Path][] = [[named.name, [...path, 'name']]];
  for (const [locale, name] of Object.entries(named.name_localizations ?? {})) {
    all.push([name, [...path, 'name_localizations', locale]]);
  }
  for (const [name, at] of all) {
    if (!namePattern.test(name) || name !== name.toLowerCase()) {
      found.push(
        fieldError(
          at,
          'APPLICATION_COMMAND_INVALID_NAME',
          'Command name is invalid: lower-case letters, digits, - and _ only.',
        ),
      );
    }
  }
  return found;
}

function checkLocales(
  named: {
    readonly name_localizations?: Readonly<Record<string, string>>;
    readonly description_localizations?: Readonly<Record<string, string>>;
  },
  path: Path,
): FieldError[] {
  const found: FieldError[] = [];
  for (const field of ['name_localizations', 'description_localizations'] as const) {
    for (const locale of Object.keys(named[field] ?? {})) {
      if (!AvailableLocalesEnumSchema.safeParse(locale).success) {
        found.push(
          fieldError([...path, field, locale], 'ENUM_TYPE_COERCE', `"${locale}" is not a locale of Discord's.`),
        );
      }
    }
  }
  return found;
}

function checkOptions(options: readonly CommandOption[], base: Path, depth: number): FieldError[] {
  const found: FieldError[] = [];
  const names = new Set<string>();
  let optionalSeen = false;
  const nests = options.filter((option) => option.type === subcommand || option.type === subcommandGroup).length;
  if (nests > 0 && nests < options.length) {
    found.push(
      fieldError(
        base,
        'APPLICATION_COMMAND_OPTIONS_TYPE_MIXED',
        'Subcommands and other options cannot stand side by side.',
      ),
    );
  }
  options.forEach((option, index) => {
    const path = [...base, index];
    found.push(...checkNames(option, path), ...checkLocales(option, path));
    if (names.has(option.name)) {
      found.push(
        fieldError([...path, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists.'),
      );
    }
    names.add(option.name);
    if (option.type === subcommand || option.type === subcommandGroup) {
      const tooDeep = option.type === subcommandGroup ? depth > 0 : depth > 1;
      if (tooDeep)
        found.push(fieldError(path, 'APPLICATION_COMMAND_OPTIONS_TOO_DEEP', 'Groups may be nested one level deep.'));
      found.push(...checkOptions(option.options ?? [], [...path, 'options'], depth + 1));
      return;
    }
    if (option.required === true && optionalSeen) {
      found.push(
        fieldError(
          [...path, 'required'],
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options.',
        ),
      );
    }
    optionalSeen ||= option.required !== true;
    found.push(...checkValues(option, path));
  });
  return found;
}

function checkValues(option: CommandOption, path: Path): FieldError[] {
  const found: FieldError[] = [];
  const choices = option.choices ?? [];
  const takesText = option.type === 3;
  const takesNumber = option.type === 4 || option.type === 10;
  if (option.autocomplete === true && choices.length > 0) {
    found.push(
      fieldError(
        [...path, 'autocomplete'],
        'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
        'Autocomplete cannot be used together with choices.',
      ),
    );
  }
  if (!takesText && !takesNumber && (option.autocomplete === true || choices.length > 0)) {
    found.push(
      fieldError(
        path,
        'APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE',
        'Only text and number options have choices or autocomplete.',
      ),
    );
  }
  const names = new Set<string>();
  choices.forEach((choice, index) => {
    if (names.has(choice.name)) {
      found.push(
        fieldError(
          [...path, 'choices', index, 'name'],
          'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
          'Option choice name already exists.',
        ),
      );
    }
    names.add(choice.name);
    if (takesText && String(choice.value).length > 100) {
      found.push(
        fieldError(
          [...path, 'choices', index, 'value'],
          'BASE_TYPE_BAD_LENGTH',
          'Must be between 1 and 100 in length.',
        ),
      );
    }
  });
  if (option.min_value !== undefined && option.max_value !== undefined && option.min_value > option.max_value) {
    found.push(
      fieldError(
        [...path, 'min_value'],
        'APPLICATION_COMMAND_OPTIONS_MIN_OVER_MAX',
        'min_value must not be above max_value.',
      ),
    );
  }
  if (option.min_length !== undefined && option.max_length !== undefined && option.min_length > option.max_length) {
    found.push(
      fieldError(
        [...path, 'min_length'],
        'APPLICATION_COMMAND_OPTIONS_MIN_OVER_MAX',
        'min_length must not be above max_length.',
      ),
    );
  }
  return found;
}

/** Total size of names, descriptions and values; of several languages, the longest counts. */
function sizeOf(command: RawCommand): number {
  const longest = (text: string, others: Readonly<Record<string, string>> | undefined): number =>
    Math.max(text.length, ...Object.values(others ?? {}).map((other) => other.length));
  const text = (one: RawCommand | CommandOption): number =>
    longest(one.name, one.name_localizations) + longest(one.description ?? '', one.description_localizations);
  const options = (list: readonly CommandOption[] | undefined): number =>
    (list ?? []).reduce((sum, option) => {
      const choices = (option.choices ?? []).reduce(
        (all, choice) => all + longest(choice.name, choice.name_localizations) + String(choice.value).length,
        0,
      );
      return sum + text(option) + choices + options(option.options);
    }, 0);
  return text(command) + options(command.options);
}
