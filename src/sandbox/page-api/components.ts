/** Message components, with Discord's own names and numbers. */

export interface PageEmoji {
  readonly id?: string;
  readonly name?: string;
  readonly animated?: boolean;
}

/** Style 1 primary, 2 secondary, 3 success, 4 danger, 5 link (has `url`, no `custom_id`), 6 premium. */
export interface PageButton {
  readonly type: 2;
  readonly id: number;
  readonly style: 1 | 2 | 3 | 4 | 5 | 6;
  readonly label?: string;
  readonly emoji?: PageEmoji;
  readonly custom_id?: string;
  readonly url?: string;
  readonly disabled?: boolean;
}

interface PageSelectBase {
  readonly id: number;
  readonly custom_id: string;
  readonly placeholder?: string;
  /** Both default to 1. */
  readonly min_values?: number;
  readonly max_values?: number;
  readonly disabled?: boolean;
  /** In modals only: whether a choice is required. Defaults to true. */
  readonly required?: boolean;
}

export interface PageSelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: PageEmoji;
  readonly default?: boolean;
}

export interface PageStringSelect extends PageSelectBase {
  readonly type: 3;
  readonly options: readonly PageSelectOption[];
}

/** 5 user, 6 role, 7 mentionable (user or role), 8 channel. Choices come from the guild; values are ids. */
export interface PageEntitySelect extends PageSelectBase {
  readonly type: 5 | 6 | 7 | 8;
  readonly default_values?: readonly { readonly id: string; readonly type: 'user' | 'role' | 'channel' }[];
  readonly channel_types?: readonly number[];
}

export type PageSelect = PageStringSelect | PageEntitySelect;

export interface PageActionRow {
  readonly type: 1;
  readonly id: number;
  readonly components: readonly (PageButton | PageSelect)[];
}

export interface PageTextDisplay {
  readonly type: 10;
  readonly id: number;
  readonly content: string;
}

export interface PageMedia {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly content_type?: string;
}

export interface PageThumbnail {
  readonly type: 11;
  readonly id: number;
  readonly media: PageMedia;
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

export interface PageSection {
  readonly type: 9;
  readonly id: number;
  readonly components: readonly PageTextDisplay[];
  readonly accessory: PageThumbnail | PageButton;
}

export interface PageMediaGallery {
  readonly type: 12;
  readonly id: number;
  readonly items: readonly {
    readonly media: PageMedia;
    readonly description?: string | null;
    readonly spoiler?: boolean;
  }[];
}

export interface PageFile {
  readonly type: 13;
  readonly id: number;
  readonly file: PageMedia;
  readonly name?: string | null;
  readonly size?: number | null;
  readonly spoiler?: boolean;
}

/** Spacing 1 small, 2 large. */
export interface PageSeparator {
  readonly type: 14;
  readonly id: number;
  readonly divider?: boolean;
  readonly spacing?: 1 | 2;
}

export type PageContainerChild =
  | PageActionRow
  | PageTextDisplay
  | PageSection
  | PageMediaGallery
  | PageFile
  | PageSeparator;

export interface PageContainer {
  readonly type: 17;
  readonly id: number;
  /** 0xRRGGBB */
  readonly accent_color?: number | null;
  readonly spoiler?: boolean;
  readonly components: readonly PageContainerChild[];
}

export type PageComponent = PageContainerChild | PageContainer;
