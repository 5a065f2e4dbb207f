import { readdirSync, readFileSync } from 'node:fs';
import { ApplicationCommandCreateRequestSchema } from 'discord-api-spec/zod';
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';

interface Option {
  readonly type: ApplicationCommandOptionType;
  readonly name: string;
  readonly name_localizations?: { readonly de?: string } | null;
  readonly description: string;
  readonly description_localizations?: { readonly de?: string } | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: { readonly de?: string } | null;
  }[];
  readonly options?: readonly Option[];
}

const slash = commands.flatMap(({ data }) =>
  data.type === ApplicationCommandType.User ? [] : [data as RESTPostAPIChatInputApplicationCommandsJSONBody],
);

/** A command or option and everything below it. */
function* within(option: Option): Generator<Option> {
  yield option;
  for (const each of option.options ?? []) yield* within(each);
}

const all = slash.flatMap((data) => [...within(data as unknown as Option)]);

it('is written in README and docs as it is called', () => {
  const pages = [
    'README.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  const written = pages.flatMap((page) => readFileSync(page, 'utf8').match(/`\/parley(-admin)? [a-z-]+/g) ?? []);
  const called = new Set<string>(
    slash.flatMap(({ name, options = [] }) => options.map((option) => `\`/${name} ${option.name}`)),
  );
  expect(pages).toEqual(expect.arrayContaining(['docs/first-hour.md', 'docs/privacy.md', 'docs/terms.md']));
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((command) => !called.has(command))).toEqual([]);
});

describe('every command', () => {
  it('is accepted by Discord’s schema', () => {
    for (const { data } of commands) {
      // The schema has a number here, Discord's documentation a text.
      const permissions = data.default_member_permissions;
      const body = permissions ? { ...data, default_member_permissions: Number(permissions) } : data;
      expect(ApplicationCommandCreateRequestSchema.safeParse(body)).toMatchObject({ success: true });
    }
  });

  it('is there: what one types every turn on the top level, the rest below', () => {
    const top = [
      'challenge',
      'solo',
      'roll',
      'build',
      'play',
      'trade',
      'use',
      'remove',
      'end',
      'choose',
      'undo',
      'hand',
      'board',
      'card',
    ];
    expect(slash.map(({ name }) => name)).toEqual([...top, 'club', 'club-admin', 'parley', 'parley-admin']);
    const under = (name: string): readonly string[] =>
      (slash.find((data) => data.name === name)?.options ?? []).map((option) => option.name);
    expect(under('parley')).toEqual([
      'games',
      'learn',
      'puzzle',
      'decks',
      'log',
      'rules',
      'settings',
      'rematch',
      'review',
      'share',
      'stats',
      'profile',
      'ranking',
      'report',
      'help',
    ]);
    expect(under('club')).toEqual(['overview', 'standings', 'matches', 'join', 'leave', 'challenge', 'fame', 'log']);
    expect(under('club-admin')).toEqual(['create', 'manage']);
    expect(under('parley-admin')).toEqual([
      'inspect',
      'adjourn',
      'repair',
      'puzzle',
      'weekly',
      'ban',
      'unban',
      'reports',
      'purge',
    ]);
    expect(
      commands.filter(({ data }) => data.type === ApplicationCommandType.User).map(({ data }) => data.name),
    ).toEqual(['Challenge']);
  });

  it('speaks English and German', () => {
    for (const { name, description, description_localizations: localized, choices } of all) {
      expect(description.length, name).toBeGreaterThan(0);
      expect(localized?.de, name).toBeTruthy();
      expect(description.length).toBeLessThanOrEqual(100);
      expect(localized?.de?.length).toBeLessThanOrEqual(100);
      for (const choice of choices ?? []) expect(choice.name_localizations?.de, choice.name).toBeTruthy();
    }
  });

  it('has options with a German name each, different within a command', () => {
    for (const { options = [] } of all) {
      const leaves = options.filter(({ type }) => type !== ApplicationCommandOptionType.Subcommand);
      const names = leaves.map((option) => option.name_localizations?.de);
      for (const name of names) expect(name).toMatch(/^[\p{Ll}\d-]{1,32}$/u);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has lower-case names, required options first, and no choices beside suggestions', () => {
    for (const { name, options = [], autocomplete, choices } of all) {
      expect(name).toMatch(/^[a-z0-9-]{1,32}$/);
      expect(autocomplete === true && choices !== undefined).toBe(false);
      const required = options.map((option) => option.required === true);
      expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(options.map((option) => option.name)).size).toBe(options.length);
    }
  });

  it('stays below 8,000 characters', () => {
    for (const data of slash) {
      const length = [...within(data as unknown as Option)].reduce(
        (sum, { name, description }) => sum + name.length + description.length,
        0,
      );
      expect(length).toBeLessThan(8000);
    }
  });

  it('answers when it offers suggestions', () => {
    for (const { data, autocomplete } of commands) {
      const suggests = [...within(data as unknown as Option)].some((option) => option.autocomplete);
      expect(autocomplete !== undefined || !suggests, data.name).toBe(true);
    }
  });

  it('for moderators is hidden from everybody else', () => {
    const hidden = slash.filter((data) => data.default_member_permissions !== undefined);
    // Manage Events and Manage Server.
    expect(hidden.map((data) => [data.name, data.default_member_permissions])).toEqual([
      ['club-admin', '8589934592'],
      ['parley-admin', '32'],
    ]);
  });

  it('for cards works everywhere', () => {
    expect(slash.find(({ name }) => name === 'card')).toMatchObject({ contexts: [0, 1, 2], integration_types: [0, 1] });
  });
});
