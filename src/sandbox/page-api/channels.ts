/** People, servers and channels as a person sees them. */

export interface PagePerson {
  readonly id: string;
  readonly username: string;
  /** Falls back to the user name. */
  readonly displayName: string;
  /** True for the bot. */
  readonly bot: boolean;
  /** Discord locale such as `en-US` or `de`. It sets the language of command names and is sent to the bot. */
  readonly locale: string;
  /** False if this person accepts no direct messages from the bot. */
  readonly dmsOpen: boolean;
}

export interface PageRole {
  readonly id: string;
  readonly name: string;
  /** 0xRRGGBB; 0 means no colour. */
  readonly color: number;
}

export interface PageGuild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly roles: readonly PageRole[];
  readonly members: readonly {
    readonly userId: string;
    readonly nick: string | null;
    readonly roleIds: readonly string[];
  }[];
}

export type PageChannelKind = 'text' | 'public-thread' | 'private-thread' | 'dm';

export interface PageChannel {
  readonly id: string;
  readonly kind: PageChannelKind;
  /** Null for a DM. */
  readonly guildId: string | null;
  /** The text channel a thread belongs to; null otherwise. */
  readonly parentId: string | null;
  /** For a DM, the other person's display name. */
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  /** Threads only. Archived threads are shown separately; a message unarchives them unless locked. */
  readonly archived: boolean;
  readonly locked: boolean;
  /** Threads: members, who see it in their list with unread badges. DMs: both people. Otherwise empty. */
  readonly memberIds: readonly string[];
  /** Whether this person may write and use commands here. */
  readonly canSend: boolean;
  readonly canUseCommands: boolean;
  readonly lastMessageId: string | null;
  readonly pinnedMessageIds: readonly string[];
  /** Number of unread messages; always 0 for threads not joined. */
  readonly unread: number;
  /** Number of unread messages that ping this person (in a DM: all not sent silently). */
  readonly mentions: number;
  /** Newest message this person has read; the "new messages" line goes below it. */
  readonly lastReadId: string | null;
}
