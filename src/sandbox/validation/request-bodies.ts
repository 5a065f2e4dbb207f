import type { AllowedMentions } from '../mentions.ts';
import type { MessageEmoji } from '../model.ts';

/** Types of request bodies that have passed the schema and `stripNulls`. */
export interface RawMedia {
  readonly url: string;
}

export interface RawOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: MessageEmoji;
  readonly default?: boolean;
}

export interface RawComponent {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string;
  readonly emoji?: MessageEmoji;
  readonly url?: string;
  readonly sku_id?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly value?: string;
  readonly required?: boolean;
  readonly options?: readonly RawOption[];
  readonly default_values?: readonly { readonly id: string; readonly type: string }[];
  readonly channel_types?: readonly number[];
  readonly content?: string;
  readonly components?: readonly RawComponent[];
  readonly accessory?: RawComponent;
  readonly component?: RawComponent;
  readonly media?: RawMedia;
  readonly file?: RawMedia;
  readonly items?: readonly { readonly media: RawMedia; readonly description?: string; readonly spoiler?: boolean }[];
  readonly description?: string;
  readonly spoiler?: boolean;
  readonly accent_color?: number;
  readonly default?: boolean;
  readonly divider?: boolean;
  readonly spacing?: number;
}

export interface RawEmbed {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly timestamp?: string;
  readonly footer?: { readonly text?: string };
  readonly author?: { readonly name?: string; readonly url?: string };
  readonly image?: { readonly url?: string };
  readonly thumbnail?: { readonly url?: string };
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
}

export interface RawAttachment {
  readonly id: string;
  readonly filename?: string;
  readonly description?: string;
  readonly title?: string;
  readonly is_spoiler?: boolean;
}

export interface MessageBody {
  readonly content?: string;
  readonly embeds?: readonly RawEmbed[];
  readonly components?: readonly RawComponent[];
  readonly flags?: number;
  readonly attachments?: readonly RawAttachment[];
  readonly allowed_mentions?: AllowedMentions;
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly message_reference?: {
    readonly message_id: string;
    readonly channel_id?: string;
    readonly fail_if_not_exists?: boolean;
    readonly type?: number;
  };
  readonly sticker_ids?: readonly string[];
  readonly poll?: unknown;
}

export interface ModalBody {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly RawComponent[];
}

/** A file of a multipart request; `index` is the n of `files[n]`. */
export interface Upload {
  readonly index: number;
  readonly filename: string;
  readonly bytes: Buffer;
}
