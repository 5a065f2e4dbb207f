import type { REST } from 'discord.js';
import { MessageFlags, PermissionFlagsBits, type RESTPatchAPIWebhookWithTokenMessageJSONBody, Routes } from 'discord-api-types/v10';
import type { Language } from '../engine/text.ts';
import type { Matches, Person } from '../match/matches.ts';
import type { Profile } from '../match/sheet.ts';
import type { Page } from './components.ts';
import { languageOf } from './language.ts';
import { bodyOf, filesOf } from './mail.ts';

/** What all kinds of interactions have. */
export interface Interacting {
  readonly id: string;
  readonly applicationId: string;
  readonly token: string;
  readonly user: { readonly id: string; readonly displayName: string };
  readonly member: unknown;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly locale: string;
  readonly guildLocale: string | null;
  readonly appPermissions: { readonly bitfield: bigint } | null;
  readonly memberPermissions: { has(permission: bigint): boolean } | null;
}

/** One command or click, from its arrival to its answer. */
export interface Visit {
  /** The interaction's id: what it causes is done once. */
  readonly id: string;
  readonly person: Person;
  readonly profile: Profile;
  readonly guild: string | null;
  readonly channel: string;
  /** Of the person. */
  readonly language: Language;
  /** Of what everybody here reads. */
  readonly spoken: Language;
  /** What the bot may do in this channel; null when Discord did not say. */
  readonly granted: bigint | null;
  /** The person manages this server. */
  readonly manages: boolean;
  show(page: Page): Promise<void>;
}

/** The person's language is the one they chose, else that of their Discord. */
export async function receive(interaction: Interacting, rest: REST, matches: Pick<Matches, 'profile'>): Promise<Visit> {
  const locale = languageOf(interaction.locale);
  const profile = await matches.profile(interaction.user.id);
  const language = profile.language ?? locale;
  return {
    profile,
    id: interaction.id,
    person: { id: interaction.user.id, name: nameIn(interaction) },
    guild: interaction.guildId,
    channel: interaction.channelId ?? '',
    language,
    spoken: interaction.guildId ? languageOf(interaction.guildLocale) : language,
    granted: interaction.guildId ? (interaction.appPermissions?.bitfield ?? null) : null,
    manages: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    async show(page) {
      const body: RESTPatchAPIWebhookWithTokenMessageJSONBody = {
        ...bodyOf({ components: page.components, files: page.files ?? [] }),
        flags: MessageFlags.IsComponentsV2,
        allowed_mentions: { parse: [] },
      };
      const route = Routes.webhookMessage(interaction.applicationId, interaction.token, '@original');
      await rest.patch(route, { body, files: filesOf(page), auth: false });
    },
  };
}

function nameIn({ member, user }: Interacting): string {
  const name = (member as { displayName?: unknown } | null)?.displayName;
  return typeof name === 'string' ? name : user.displayName;
}
