import type { REST } from 'discord.js';
import {
  type APIInteraction,
  ChannelType,
  GuildFeature,
  MessageFlags,
  PermissionFlagsBits,
  type RESTPatchAPIWebhookWithTokenMessageJSONBody,
  Routes,
} from 'discord-api-types/v10';
import type { Language } from '../../engine/text.ts';
import type { Matches, Person } from '../../match/matches.ts';
import type { Profile } from '../../match/sheet.ts';
import type { Page } from '../parts/components.ts';
import { channelOf, personOf } from './incoming.ts';
import { languageOf } from '../parts/language.ts';
import { bodyOf, filesOf } from '../sending/mail.ts';

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
  /** Of the server; null where it says none: every server without the Community features claims to speak English. */
  readonly serverLanguage: Language | null;
  readonly inThread: boolean;
  /** What the bot may do in this channel; null outside of servers. */
  readonly granted: bigint | null;
  /** The person manages this server. */
  readonly manages: boolean;
}

const threads: ReadonlySet<ChannelType | undefined> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/** The language of somebody's Discord. */
export const localeOf = (interaction: APIInteraction): Language => languageOf('locale' in interaction ? interaction.locale : null);

/** The person's language is the one they chose, else that of their Discord. */
export async function receive(interaction: APIInteraction, matches: Pick<Matches, 'profile'>): Promise<Visit> {
  const person = personOf(interaction);
  const profile = await matches.profile(person.id);
  const language = profile.language ?? localeOf(interaction);
  const guild = interaction.guild_id ?? null;
  return {
    id: interaction.id,
    person,
    profile,
    guild,
    channel: channelOf(interaction),
    language,
    serverLanguage: interaction.guild?.features.includes(GuildFeature.Community) ? languageOf(interaction.guild_locale) : null,
    inThread: interaction.channel !== undefined && threads.has(interaction.channel.type),
    granted: guild === null ? null : BigInt(interaction.app_permissions),
    manages: (BigInt(interaction.member?.permissions ?? 0) & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !== 0n,
  };
}

/** Puts a page where the answer to an interaction stands. */
export async function show(rest: REST, interaction: APIInteraction, page: Page): Promise<void> {
  const body: RESTPatchAPIWebhookWithTokenMessageJSONBody = {
    ...bodyOf({ components: page.components, files: page.files ?? [] }),
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  };
  const route = Routes.webhookMessage(interaction.application_id, interaction.token, '@original');
  await rest.patch(route, { body, files: filesOf(page), auth: false });
}
