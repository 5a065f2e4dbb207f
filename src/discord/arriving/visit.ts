import type { REST } from 'discord.js';
import {
  type APIInteraction,
  type APIMessage,
  ChannelType,
  GuildFeature,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  type RESTPatchAPIWebhookWithTokenMessageJSONBody,
  Routes,
} from 'discord-api-types/v10';
import type { Language } from '../../engine/text.ts';
import type { Log } from '../../match/ports.ts';
import type { Matches, Person } from '../../match/matches.ts';
import type { Profile } from '../../match/sheet.ts';
import type { Page } from '../parts/components.ts';
import { channelOf, personOf } from './incoming.ts';
import { languageOf } from '../parts/language.ts';
import { type Kept, keptOf, namesIn, picturesInWords } from '../sending/kept-files.ts';
import { describeFault, isRefusedContent } from '../sending/faults.ts';
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
  /** Of their Discord: what the person reads who chose no language. */
  readonly locale: Language;
  /** Of the server; null where it says none: every server without the Community features claims to speak English. */
  readonly serverLanguage: Language | null;
  readonly inThread: boolean;
  /** What the bot may do in this channel; null outside of servers. */
  readonly granted: bigint | null;
  /** The person manages this server. */
  readonly manages: boolean;
  /** Files of the private message that was clicked on: what shows them again need not send them again. */
  readonly kept: readonly Kept[];
}

const threads: ReadonlySet<ChannelType | undefined> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/** The language of somebody's Discord. */
export const localeOf = (interaction: APIInteraction): Language => languageOf('locale' in interaction ? interaction.locale : null);

/** A click on a message that nobody else sees, or a form opened from there. */
export const isOwnPanel = (interaction: APIInteraction): interaction is APIInteraction & { readonly message: APIMessage } =>
  (interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit) &&
  ((interaction.message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** The person's language is the one they chose, else that of their Discord. */
export async function receive(interaction: APIInteraction, matches: Pick<Matches, 'profile'>): Promise<Visit> {
  const person = personOf(interaction);
  const profile = await matches.profile(person.id);
  const locale = localeOf(interaction);
  const guild = interaction.guild_id ?? null;
  return {
    id: interaction.id,
    person,
    profile,
    guild,
    channel: channelOf(interaction),
    language: profile.language ?? locale,
    locale,
    serverLanguage: interaction.guild?.features.includes(GuildFeature.Community) ? languageOf(interaction.guild_locale) : null,
    inThread: interaction.channel !== undefined && threads.has(interaction.channel.type),
    granted: guild === null ? null : BigInt(interaction.app_permissions),
    manages: (BigInt(interaction.member?.permissions ?? 0) & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !== 0n,
    kept: isOwnPanel(interaction) ? keptOf(interaction.message) : [],
  };
}

/**
 * Puts a page where the answer to an interaction is. What Discord refuses is tried again in words, then as the one sentence that
 * `apology` gives: otherwise the person would read "thinking …" for a quarter of an hour.
 */
export async function show(rest: REST, log: Log, interaction: APIInteraction, page: Page, apology: (error: unknown) => Page): Promise<void> {
  const route = Routes.webhookMessage(interaction.application_id, interaction.token, '@original');
  const patch = async (shown: Page): Promise<void> => {
    const body: RESTPatchAPIWebhookWithTokenMessageJSONBody = {
      ...bodyOf({ ...shown, files: shown.files ?? [] }),
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
    };
    await rest.patch(route, { body, files: filesOf(shown), auth: false });
  };
  const patchInWords = async (error: unknown): Promise<void> => {
    if (!isRefusedContent(error)) throw error;
    if (namesIn(page.components).length === 0) return patch(apology(error));
    log.warn({ fault: describeFault(error) }, 'an answer is shown without its pictures');
    try {
      await patch({ components: picturesInWords(page.components) });
    } catch (again) {
      if (!isRefusedContent(again)) throw again;
      await patch(apology(again));
    }
  };
  await patch(page).catch(patchInWords);
}
