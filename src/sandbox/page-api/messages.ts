import type { PageComponent } from './components.ts';

/** Messages as a person sees them. */

export interface PageAttachment {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Same-origin address, ready for <img src>. */
  readonly url: string;
  /** Alt text. */
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly spoiler: boolean;
}

/** Classic embeds keep Discord's own field names. Media addresses are ready for <img src>. */
export interface PageEmbed {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly timestamp?: string;
  readonly footer?: { readonly text: string };
  readonly author?: { readonly name: string; readonly url?: string };
  readonly image?: { readonly url: string; readonly width?: number; readonly height?: number };
  readonly thumbnail?: { readonly url: string; readonly width?: number; readonly height?: number };
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
}

export interface PageMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  /**
   * Discord's message type: 0 plain, 1 "added a person to the thread" (content mentions them), 6 "pinned a message",
   * 7 "joined the server", 18 "started a thread" (content is its name; see `thread`), 19 reply, 20 answer to a slash command,
   * 21 the first message inside a thread made from a message (show `referenced`), 23 answer to a context menu.
   */
  readonly type: number;
  /** Discord markdown; empty for Components V2. */
  readonly content: string;
  readonly at: number;
  readonly editedAt: number | null;
  readonly attachments: readonly PageAttachment[];
  readonly embeds: readonly PageEmbed[];
  /** Rows for a classic message, any components for Components V2. */
  readonly components: readonly PageComponent[];
  /** Visible only to this person, who can dismiss it (request `dismiss`). */
  readonly ephemeral: boolean;
  /** "Parley is thinking…": deferred; the real message follows as an update. */
  readonly loading: boolean;
  /** A loading message without an answer within 15 minutes. */
  readonly failed: boolean;
  /** Sent with SUPPRESS_NOTIFICATIONS: counts as unread, makes no sound. */
  readonly silent: boolean;
  /** Whether this message pings the viewer; highlight it. */
  readonly mentionsMe: boolean;
  readonly pinned: boolean;
  /** For a command response: user and command, shown as "Anna used /challenge". Null otherwise. */
  readonly usedBy: { readonly userId: string; readonly command: string | null } | null;
  /** Message replied to (type 19), pinned (6) or started from (21); `excerpt` is null if deleted or hidden. */
  readonly referenced: {
    readonly channelId: string;
    readonly messageId: string;
    readonly authorId: string | null;
    readonly excerpt: string | null;
  } | null;
  /** Thread started from or announced by this message. */
  readonly thread: { readonly id: string; readonly name: string; readonly messageCount: number } | null;
}
