import type { REST } from 'discord.js';
import {
  type APIInteraction,
  type APIMessage,
  ApplicationIntegrationType,
  ChannelType,
  GuildFeature,
  InteractionContextType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  type RESTPatchAPIWebhookWithTokenMessageJSONBody,
  Routes,
} from 'discord.js';
import type { Language } from '../../engine/text.ts';
import type { Log } from '../../match/ports.ts';
import type { Matches, UserRef } from '../../match/matches.ts';
import type { Profile } from '../../match/stored-match.ts';
import type { MessagePage } from '../ui/components.ts';
import { interactionChannel, interactionPerson } from './read-interaction.ts';
import { dressComponents, type EmojiIds } from '../ui/emoji.ts';
import { languageOf } from '../ui/language.ts';
import { type SentFile, filesOfMessage, attachmentNames, picturesAsText } from '../outgoing/reuse-attachments.ts';
import { describeError, isRefusedContent } from '../outgoing/discord-errors.ts';
import { messageBody, rawFiles } from '../outgoing/message-sender.ts';

/** One command or click, from arrival to answer. */
export interface InteractionContext {
  /** The interaction's id: its effects happen once. */
  readonly id: string;
  readonly person: UserRef;
  readonly profile: Profile;
  readonly guild: string | null;
  readonly channel: string;
  /** The person's language. */
  readonly language: Language;
  /** The language of the person's Discord, used if they chose none. */
  readonly locale: Language;
  /** The server's language; null if unknown: every server without Community features claims to be English. */
  readonly serverLanguage: Language | null;
  readonly inThread: boolean;
  /** Whether the bot itself is here; not where someone uses an app they installed for themselves. */
  readonly botIsHere: boolean;
  /** The bot's permissions in this channel; null outside of servers. */
  readonly granted: bigint | null;
  /** Whether the person manages this server. */
  readonly manages: boolean;
  /** Whether the person may organise competitions here: those who may manage events. */
  readonly organizes: boolean;
  /** Files of the clicked private message, which can be shown again without another upload. */
  readonly attachments: readonly SentFile[];
  /** Shows a page before the answer is ready. */
  readonly showProgress: (page: MessagePage) => Promise<void>;
}

const threads: ReadonlySet<ChannelType | undefined> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

const isBotHere = ({ authorizing_integration_owners: owners, context }: APIInteraction): boolean =>
  context === InteractionContextType.BotDM || owners?.[ApplicationIntegrationType.GuildInstall] !== undefined;

/** Returns the language of a person's Discord. */
export const interactionLocale = (interaction: APIInteraction): Language =>
  languageOf('locale' in interaction ? interaction.locale : null);

/** Returns whether the click is on a private message, or on a form opened from one. */
export const isPrivatePanel = (
  interaction: APIInteraction,
): interaction is APIInteraction & { readonly message: APIMessage } =>
  (interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit) &&
  ((interaction.message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** Creates the context; the chosen language wins over that of Discord. */
export async function createInteractionContext(
  interaction: APIInteraction,
  matches: Pick<Matches, 'profile'>,
  showProgress: InteractionContext['showProgress'],
): Promise<InteractionContext> {
  const person = interactionPerson(interaction);
  const profile = await matches.profile(person.id);
  const locale = interactionLocale(interaction);
  const guild = interaction.guild_id ?? null;
  return {
    id: interaction.id,
    person,
    profile,
    guild,
    channel: interactionChannel(interaction),
    language: profile.language ?? locale,
    locale,
    serverLanguage: interaction.guild?.features.includes(GuildFeature.Community)
      ? languageOf(interaction.guild_locale)
      : null,
    botIsHere: isBotHere(interaction),
    inThread: interaction.channel !== undefined && threads.has(interaction.channel.type),
    granted: guild === null ? null : BigInt(interaction.app_permissions),
    manages:
      (BigInt(interaction.member?.permissions ?? 0) &
        (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !==
      0n,
    organizes:
      (BigInt(interaction.member?.permissions ?? 0) &
        (PermissionFlagsBits.ManageEvents | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !==
      0n,
    attachments: isPrivatePanel(interaction) ? filesOfMessage(interaction.message) : [],
    showProgress,
  };
}

/**
 * Shows a page as the answer to an interaction. If Discord refuses it, it is retried without pictures, then as the
 * sentence from `apology`: otherwise the person would see "thinking …" for 15 minutes.
 */
export async function showAnswer(
  rest: REST,
  log: Log,
  interaction: APIInteraction,
  page: MessagePage,
  emoji: EmojiIds,
  apology: (error: unknown) => MessagePage,
): Promise<void> {
  const route = Routes.webhookMessage(interaction.application_id, interaction.token, '@original');
  const patch = async (shown: MessagePage): Promise<void> => {
    const { components, ...files } = messageBody({ ...shown, files: shown.files ?? [] });
    const body: RESTPatchAPIWebhookWithTokenMessageJSONBody = {
      ...files,
      components: dressComponents(components, emoji),
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
    };
    await rest.patch(route, { body, files: rawFiles(shown), auth: false });
  };
  const patchInWords = async (error: unknown): Promise<void> => {
    if (!isRefusedContent(error)) throw error;
    if (attachmentNames(page.components).length === 0) return patch(apology(error));
    log.warn({ fault: describeError(error) }, 'showing an answer without its pictures');
    try {
      await patch({ components: picturesAsText(page.components) });
    } catch (again) {
      if (!isRefusedContent(again)) throw again;
      await patch(apology(again));
    }
  };
  await patch(page).catch(patchInWords);
}
