import type { Id } from './model.ts';

export interface StoredAttachment {
  readonly id: Id;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  readonly description: string | null;
  readonly title: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly spoiler: boolean;
}

/** A file in a component: an attachment of the message, or an external address. */
export interface Media {
  readonly id: Id;
  readonly url: string;
  readonly attachmentId: Id | null;
}

export interface MessageEmoji {
  readonly id?: Id;
  readonly name?: string;
  readonly animated?: boolean;
}

export interface StoredSelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: MessageEmoji;
  readonly default?: boolean;
}

/** A stored component, numbered and without nulls. The fields depend on `type`. */
export interface Component {
  readonly type: number;
  readonly id: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string;
  readonly emoji?: MessageEmoji;
  readonly url?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly required?: boolean;
  readonly options?: readonly StoredSelectOption[];
  readonly default_values?: readonly { readonly id: Id; readonly type: string }[];
  readonly channel_types?: readonly number[];
  readonly content?: string;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
  readonly media?: Media;
  readonly file?: Media;
  readonly items?: readonly { readonly media: Media; readonly description: string | null; readonly spoiler: boolean }[];
  readonly description?: string | null;
  readonly spoiler?: boolean;
  readonly accent_color?: number | null;
  readonly divider?: boolean;
  readonly spacing?: number;
}

export interface EmbedMedia {
  readonly url: string;
  readonly attachmentId?: Id;
}

export interface Embed {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly timestamp?: string;
  readonly footer?: { readonly text: string };
  readonly author?: { readonly name: string; readonly url?: string };
  readonly image?: EmbedMedia;
  readonly thumbnail?: EmbedMedia;
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline: boolean }[];
}

/** Interaction that created a message. */
export interface InteractionOrigin {
  readonly interactionId: Id;
  readonly type: 2 | 3 | 5;
  readonly userId: Id;
  readonly guildId: Id | null;
  readonly command: string | null;
  readonly targetUserId?: Id;
  readonly targetMessageId?: Id;
  readonly interactedMessageId?: Id;
  /** For follow-ups: the first response. */
  readonly originalMessageId?: Id;
  /** For a modal: the interaction that opened it. */
  readonly opener?: InteractionOrigin;
}

export interface Message {
  readonly id: Id;
  readonly channelId: Id;
  readonly authorId: Id;
  readonly type: number;
  content: string;
  readonly at: number;
  editedAt: number | null;
  attachments: StoredAttachment[];
  embeds: Embed[];
  components: Component[];
  flags: number;
  pinned: boolean;
  /** People who reacted, by emoji. */
  reactions?: Record<string, readonly Id[]>;
  readonly nonce?: string | number;
  /** Users mentioned in the text, if allowed. */
  mentions: Id[];
  mentionRoles: Id[];
  mentionEveryone: boolean;
  /** People who got a ping. */
  readonly pinged: readonly Id[];
  /** The only person who can see it; null for a public message. */
  readonly ephemeralFor: Id | null;
  readonly origin: InteractionOrigin | null;
  readonly reference: { readonly channelId: Id; readonly messageId: Id | null; readonly guildId: Id | null } | null;
  /** Whether a deferred response never came. */
  failed: boolean;
}

export const messageFlags = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  voice: 1 << 13,
  componentsV2: 1 << 15,
} as const;
