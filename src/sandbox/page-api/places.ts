/** People, servers and channels as a person sees them. */

export interface PagePerson {
  readonly id: string;
  readonly username: string;
  /** What to show; falls back to the user name. */
  readonly displayName: string;
  /** True for the application itself (one such person: the bot). */
  readonly bot: boolean;
  /** Discord locale such as `en-US` or `de`. Decides the language of command names and is told to the bot. */
  readonly locale: string;
  /** False when this person accepts no direct messages from the bot. */
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
  readonly members: readonly { readonly userId: string; readonly nick: string | null; readonly roleIds: readonly string[] }[];
}

export type PageChannelKind = 'text' | 'public-thread' | 'private-thread' | 'dm';

export interface PageChannel {
  readonly id: string;
  readonly kind: PageChannelKind;
  /** Null for a DM. */
  readonly guildId: string | null;
  /** The text channel a thread belongs to; null otherwise. */
  readonly parentId: string | null;
  /** For a DM the other person's display name. */
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  /** Threads only, else false. An archived thread is shown apart; sending a message brings it back unless it is locked. */
  readonly archived: boolean;
  readonly locked: boolean;
  /** Threads: who has joined (these see it in their list and get its unread badges). DMs: both people. Else empty. */
  readonly memberIds: readonly string[];
  /** May this person write here, and use commands here? */
  readonly canSend: boolean;
  readonly canUseCommands: boolean;
  readonly lastMessageId: string | null;
  readonly pinnedMessageIds: readonly string[];
  /** Messages after the last one read. Muted for threads not joined: always 0 there. */
  readonly unread: number;
  /** Of these, how many ping this person (in a DM: all that were not sent silently). */
  readonly mentions: number;
  /** The newest message this person has read: the "new messages" line goes below it. */
  readonly lastReadId: string | null;
}
