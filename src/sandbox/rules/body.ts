import type { AllowedMentions } from '../mentions.ts';
import type { Emoji } from '../model.ts';

/** Request bodies once the schema has passed: what may be relied on from then on. */
type Maybe<T> = T | null | undefined;

export interface RawMedia {
  readonly url: string;
}

export interface RawOption {
  readonly label: string;
  readonly value: string;
  readonly description?: Maybe<string>;
  readonly emoji?: Maybe<Emoji>;
  readonly default?: Maybe<boolean>;
}

export interface RawComponent {
  readonly type: number;
  readonly id?: Maybe<number>;
  readonly custom_id?: Maybe<string>;
  readonly style?: Maybe<number>;
  readonly label?: Maybe<string>;
  readonly emoji?: Maybe<Emoji>;
  readonly url?: Maybe<string>;
  readonly sku_id?: Maybe<string>;
  readonly disabled?: Maybe<boolean>;
  readonly placeholder?: Maybe<string>;
  readonly min_values?: Maybe<number>;
  readonly max_values?: Maybe<number>;
  readonly min_length?: Maybe<number>;
  readonly max_length?: Maybe<number>;
  readonly value?: Maybe<string>;
  readonly required?: Maybe<boolean>;
  readonly options?: Maybe<readonly RawOption[]>;
  readonly default_values?: Maybe<readonly { readonly id: string; readonly type: string }[]>;
  readonly channel_types?: Maybe<readonly number[]>;
  readonly content?: Maybe<string>;
  readonly components?: Maybe<readonly RawComponent[]>;
  readonly accessory?: Maybe<RawComponent>;
  readonly component?: Maybe<RawComponent>;
  readonly media?: Maybe<RawMedia>;
  readonly file?: Maybe<RawMedia>;
  readonly items?: Maybe<readonly { readonly media: RawMedia; readonly description?: Maybe<string>; readonly spoiler?: Maybe<boolean> }[]>;
  readonly description?: Maybe<string>;
  readonly spoiler?: Maybe<boolean>;
  readonly accent_color?: Maybe<number>;
  readonly default?: Maybe<boolean>;
  readonly divider?: Maybe<boolean>;
  readonly spacing?: Maybe<number>;
}

export interface RawEmbed {
  readonly title?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly url?: Maybe<string>;
  readonly color?: Maybe<number>;
  readonly timestamp?: Maybe<string>;
  readonly footer?: Maybe<{ readonly text?: Maybe<string> }>;
  readonly author?: Maybe<{ readonly name?: Maybe<string>; readonly url?: Maybe<string> }>;
  readonly image?: Maybe<{ readonly url?: Maybe<string> }>;
  readonly thumbnail?: Maybe<{ readonly url?: Maybe<string> }>;
  readonly fields?: Maybe<readonly { readonly name: string; readonly value: string; readonly inline?: Maybe<boolean> }[]>;
}

export interface RawAttachment {
  readonly id: string;
  readonly filename?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly is_spoiler?: Maybe<boolean>;
}

export interface MessageBody {
  readonly content?: Maybe<string>;
  readonly embeds?: Maybe<readonly RawEmbed[]>;
  readonly components?: Maybe<readonly RawComponent[]>;
  readonly flags?: Maybe<number>;
  readonly attachments?: Maybe<readonly RawAttachment[]>;
  readonly allowed_mentions?: Maybe<AllowedMentions>;
  readonly nonce?: Maybe<string | number>;
  readonly enforce_nonce?: Maybe<boolean>;
  readonly message_reference?: Maybe<{
    readonly message_id: string;
    readonly channel_id?: Maybe<string>;
    readonly fail_if_not_exists?: Maybe<boolean>;
    readonly type?: Maybe<number>;
  }>;
  readonly sticker_ids?: Maybe<readonly string[]>;
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
