/** Data of the sandbox, all plain, so that it can be saved to a file. */
export * from './message-model.ts';

export type Id = string;

export interface User {
  readonly id: Id;
  username: string;
  globalName: string | null;
  readonly bot: boolean;
  locale: string;
  dmsOpen: boolean;
  /** Whether the person has installed the app. */
  installed?: boolean;
}

export interface Role {
  readonly id: Id;
  name: string;
  permissions: bigint;
  color: number;
  readonly position: number;
  mentionable: boolean;
  /** Set for the bot's own role. */
  readonly botId?: Id;
}

export interface Member {
  readonly userId: Id;
  nick: string | null;
  roleIds: Id[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: Id;
  name: string;
  readonly ownerId: Id;
  /** Language of a Community server; en-US for all others. */
  locale: string;
  community: boolean;
  /** Whether file uploads are currently blocked. */
  uploadsLimited?: boolean;
  /** Words blocked by AutoMod. */
  blockedWords?: readonly string[];
  readonly roles: Map<Id, Role>;
  readonly members: Map<Id, Member>;
}

export interface Overwrite {
  readonly id: Id;
  /** 0 role, 1 member. */
  readonly type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

export const channelTypes = {
  text: 0,
  dm: 1,
  voice: 2,
  groupDm: 3,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
  media: 16,
} as const;
export type ChannelType = (typeof channelTypes)[keyof typeof channelTypes];

export interface ThreadState {
  readonly ownerId: Id;
  archived: boolean;
  archiveChangedAt: number;
  /** Minutes without activity. */
  autoArchive: number;
  locked: boolean;
  invitable: boolean;
  readonly createdAt: number;
  readonly members: Map<Id, number>;
  messageCount: number;
  totalSent: number;
  /** Time of the last message or unarchiving; auto-archive counts from here. */
  activeAt: number;
}

export interface Channel {
  readonly id: Id;
  readonly type: ChannelType;
  readonly guildId: Id | null;
  readonly parentId: Id | null;
  name: string;
  topic: string | null;
  readonly position: number;
  readonly overwrites: Map<Id, Overwrite>;
  lastMessageId: Id | null;
  slowmode: number;
  readonly thread: ThreadState | null;
  /** People of a DM or group; empty otherwise. */
  readonly recipients: readonly Id[];
  pins: { readonly messageId: Id; readonly at: number }[];
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly required?: boolean;
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: Readonly<Record<string, string>>;
    readonly value: string | number;
  }[];
  readonly options?: readonly CommandOption[];
  readonly autocomplete?: boolean;
  readonly channel_types?: readonly number[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

export interface RegisteredCommand {
  readonly id: Id;
  readonly version: Id;
  readonly guildId: Id | null;
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly name_localizations: Readonly<Record<string, string>> | null;
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>> | null;
  readonly options: readonly CommandOption[];
  readonly default_member_permissions: string | null;
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
  readonly nsfw: boolean;
}

export interface ApplicationEmoji {
  readonly id: Id;
  name: string;
  readonly animated: boolean;
  readonly contentType: string;
}

export const isThread = (channel: Channel): channel is Channel & { readonly thread: ThreadState } =>
  channel.thread !== null;
/** Whether a channel is a DM or a group. */
export const isPrivate = ({ type }: Channel): boolean => type === channelTypes.dm || type === channelTypes.groupDm;
/** Whether a channel contains posts, which are threads. */
export const holdsPosts = ({ type }: Channel): boolean => type === channelTypes.forum || type === channelTypes.media;
/** Whether a channel contains messages; categories, forums and media channels don't. */
export const holdsMessages = (channel: Channel): boolean =>
  channel.type !== channelTypes.category && !holdsPosts(channel);
